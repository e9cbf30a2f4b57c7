"""The student: a small trained judge, after TrueTeacher (Gekhman et al. 2023, arXiv 2305.11171).

It is trained on the verdicts of a strong judge and of people, on the features of the offline judge.
"""
