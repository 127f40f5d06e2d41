### The few pages of the server itself, which work without scripts. No selectors: the server reads this file with the
### standard library alone.

page-seat-head = A seat is waiting for you
page-seat-about = This link is the key to a seat at a table. Take the seat if the link was sent to you, or if it is yours.
page-seat-button = Play in this browser
