"""The compiled rules: the functions on cells become one file in C, and a library. The source stays as it is."""
