"""Optional rules, one file each."""
