### The few pages of the server itself, which work without scripts.

page-about = The board game Hansa Teutonica, with friends and bots
page-seat-head = A seat is waiting for you
page-seat-about = This link is the key to a seat at a table. Take the seat if the link was sent to you, or if it is yours.
page-seat-button = Play in this browser
page-home = Back to home
page-scripts-head = Kontor needs JavaScript
page-scripts-about = The game runs in your browser. Allow scripts for this site and reload the page. The rules can be read without them on the command line: ./kontor rules.
page-stop-head = No more email?
page-stop-about = Kontor will no longer send email to this address when a game is waiting.
page-stop-button = Stop these emails
page-stopped = No more email will be sent to this address.
