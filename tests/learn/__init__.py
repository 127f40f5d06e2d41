"""The training of nets; most of it only where torch is installed."""
