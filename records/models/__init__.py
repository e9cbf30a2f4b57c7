# mypy: implicit-reexport
# ruff: noqa: F401  (re-exported)
"""All models of the app, importable from here."""

from records.models.circulation import Answer, AnswerKind, Circulation, Recipient, Reply
from records.models.logged import LoggedDeletion, LoggedErasure, LoggedRoleEvent, LoggedSigningKey
from records.models.records import CONTENT, HASHES, Recall, Record
from records.models.retention import Disposition, HoldLift, LegalHold, ReasonedAction, RetentionRule
from records.models.reviews import (
    Category,
    ClaimAction,
    ClaimEvent,
    Decision,
    PasskeySignature,
    Review,
    ViewEvent,
)
from records.models.search import ActionEntry, ListName, RecordExport, SavedView, SearchEntry
