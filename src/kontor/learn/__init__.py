"""Learning: self-play on many boards at once teaches one net (docs/environments.md). Needs the extra `learn`."""
