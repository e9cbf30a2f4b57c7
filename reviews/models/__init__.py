from reviews.models.atwork import Claim, ClaimAction, ClaimEvent, EditDraft, Skip
from reviews.models.records import GENESIS, Record
from reviews.models.reviews import Category, Decision, Review
from reviews.sinks.models import Dispatch, Receipt, SinkCursor
from reviews.webhooks.models import Delivery, DeliveryTry, Endpoint, Event

__all__ = [
    "GENESIS",
    "Category",
    "Claim",
    "ClaimAction",
    "ClaimEvent",
    "Decision",
    "Delivery",
    "DeliveryTry",
    "Dispatch",
    "EditDraft",
    "Endpoint",
    "Event",
    "Receipt",
    "Record",
    "Review",
    "SinkCursor",
    "Skip",
]
