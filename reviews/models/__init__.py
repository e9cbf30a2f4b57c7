from reviews.models.atwork import Claim, ClaimAction, ClaimEvent, EditDraft, Skip
from reviews.models.records import GENESIS, Record
from reviews.models.reviews import Category, Decision, Review

__all__ = [
    "GENESIS",
    "Category",
    "Claim",
    "ClaimAction",
    "ClaimEvent",
    "Decision",
    "EditDraft",
    "Record",
    "Review",
    "Skip",
]
