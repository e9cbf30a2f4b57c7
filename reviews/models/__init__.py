from reviews.models.records import GENESIS, Record
from reviews.models.reviews import Decision, Review

__all__ = ["GENESIS", "Decision", "Record", "Review"]
