from summaries.models.answers import KeptAnswer
from summaries.models.cases import DISPOSED, Attempt, RevisionBrief, Summary, Transition
from summaries.models.deletions import Deletion
from summaries.models.guidelines import Criterion, Guideline, GuidelineVersion
from summaries.models.imports import Import, Rejection
from summaries.models.redactions import Redaction
from summaries.models.roles import Account, RoleAction, RoleEvent, RoleGrant, SignInStamp, UserRole
from summaries.models.scans import TranscriptScan
from summaries.models.suggestions import Suggestion
from summaries.models.tokens import ApiToken
from summaries.models.transcripts import Transcript

__all__ = [
    "DISPOSED",
    "Account",
    "ApiToken",
    "Attempt",
    "Criterion",
    "Deletion",
    "Guideline",
    "GuidelineVersion",
    "Import",
    "KeptAnswer",
    "Redaction",
    "Rejection",
    "RevisionBrief",
    "RoleAction",
    "RoleEvent",
    "RoleGrant",
    "SignInStamp",
    "Suggestion",
    "Summary",
    "Transcript",
    "TranscriptScan",
    "Transition",
    "UserRole",
]
