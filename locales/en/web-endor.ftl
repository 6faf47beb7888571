# What only Endor’s board says in the browser.
