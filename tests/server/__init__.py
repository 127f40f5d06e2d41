"""The server: real databases, processes and sockets."""
