# What only X-Wing’s drawn board needs.
