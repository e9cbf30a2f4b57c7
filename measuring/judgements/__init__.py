"""Scores for pairs of a source and a summary that the application has not stored.

from measuring.judgements import Pair, judge_pairs

judged = judge_pairs([Pair("Ana: The pump failed on Monday.", "The pump failed.")])
judged.averages["consistency"].mean
"""

import os

import django
from django.apps import apps

# In a notebook, which runs in an event loop, or in a user's script or test.
if not (apps.ready or apps.loading):
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    os.environ.setdefault("DJANGO_ALLOW_ASYNC_UNSAFE", "1")
    django.setup()

from countersign_judge import Average, Criterion, JudgedPairs, Pair

from measuring.judgements.pairs import assert_scores, judge_pairs

__all__ = ["Average", "Criterion", "JudgedPairs", "Pair", "assert_scores", "judge_pairs"]
