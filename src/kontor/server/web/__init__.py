"""What browsers load: the client with its files, and the page behind a seat's link."""
