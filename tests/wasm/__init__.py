"""The rules for browsers: kontor.wasm says what the rules in Python say, and is made from them."""
