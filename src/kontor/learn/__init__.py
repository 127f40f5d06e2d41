"""Learning: self-play on many boards at once teaches one net (docs/learning.md). Needs the extra `learn`."""
