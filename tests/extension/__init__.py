"""Extensions as patches, and optional rules as folders: copies of Kontor with them and without."""
