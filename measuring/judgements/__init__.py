"""Scores for pairs of a source and a summary that the application has not stored.

from measuring.judgements import Pair, judge_pairs

judged = judge_pairs([Pair("Ana: The pump failed on Monday.", "The pump failed.")])
judged.averages["consistency"].mean
"""

from measuring.judgements.pairs import Average, JudgedPairs, Pair, judge_pairs

__all__ = ["Average", "JudgedPairs", "Pair", "judge_pairs"]
