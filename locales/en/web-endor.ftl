# What only Endor’s board says in the browser.

web-endor-how-many = How many go?
