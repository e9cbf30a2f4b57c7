from reviews.models.accounts import AccountLetter, AddressChange, Change
from reviews.models.atwork import Claim, EditDraft, HandInDraft, Skip
from reviews.models.costs import CostWeights
from reviews.models.finding import SavedView, SearchEntry
from reviews.models.keeping import (
    Disposition,
    HoldLift,
    LegalHold,
    RecordExport,
    RetentionRule,
)
from reviews.models.notifications import (
    DriftLook,
    Kind,
    LookedUpTo,
    Mailbox,
    MailMode,
    Notification,
)
from reviews.models.records import GENESIS, Record, RecordPdf
from reviews.models.reviews import Category, Decision, Review
from reviews.models.viewing import ClaimAction, ClaimEvent, ViewEvent
from reviews.sinks.models import Dispatch, Receipt, SinkCursor
from reviews.webhooks.models import Delivery, DeliveryTry, Endpoint, Event

__all__ = [
    "GENESIS",
    "AccountLetter",
    "AddressChange",
    "Category",
    "Change",
    "Claim",
    "ClaimAction",
    "ClaimEvent",
    "CostWeights",
    "Decision",
    "Delivery",
    "DeliveryTry",
    "Dispatch",
    "Disposition",
    "DriftLook",
    "EditDraft",
    "Endpoint",
    "Event",
    "HandInDraft",
    "HoldLift",
    "Kind",
    "LegalHold",
    "LookedUpTo",
    "MailMode",
    "Mailbox",
    "Notification",
    "Receipt",
    "Record",
    "RecordExport",
    "RecordPdf",
    "RetentionRule",
    "Review",
    "SavedView",
    "SearchEntry",
    "SinkCursor",
    "Skip",
    "ViewEvent",
]
