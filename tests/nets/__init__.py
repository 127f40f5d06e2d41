"""Files of nets, and deciding by them."""
