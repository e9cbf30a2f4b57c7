"""A small judge of one's own, after TrueTeacher (Gekhman et al. 2023, arXiv 2305.11171): trained on
what a strong judge and people said, on the numbers that the offline judge sees."""
