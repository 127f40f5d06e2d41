"""The compiled rules: the functions on cells become one C extension, `kontor._core`. The source stays as it is."""
