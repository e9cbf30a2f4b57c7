"""The states of a summary and the moves between them, as data.

`TRANSITIONS` is complete: `summaries.moves.move` refuses any other move, and the diagram in
docs/states.md is generated from it.
"""

from dataclasses import dataclass
from enum import StrEnum

from django.db import models
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from web.text import label_in_sentence


class Status(models.TextChoices):
    WAITING_FOR_NAMES = "waiting_for_names", _("Waiting for names")
    QUEUED = "queued", _("Queued")
    DRAFTED = "drafted", _("Being judged")
    IN_REVIEW = "in_review", _("Ready for review")
    REVISING = "revising", _("Being rewritten")
    EXHAUSTED = "exhausted", _("Judge not satisfied")
    RETURNED = "returned", _("Returned to its author")
    APPROVED = "approved", _("Approved")
    REJECTED = "rejected", _("Rejected")
    FAILED = "failed", _("Failed")
    CANCELLED = "cancelled", _("Cancelled")


class Role(StrEnum):
    """Who makes a move: a part of the pipeline, or a person in that capacity."""

    WRITER = "writer"
    JUDGE = "judge"
    REVIEWER = "reviewer"
    AUTHOR = "author"
    OPERATOR = "operator"


class Action(StrEnum):
    GO_ON = "go_on"
    WRITE = "write"
    PASS = "pass"  # noqa: S105
    REWRITE = "rewrite"
    EXHAUST = "exhaust"
    LEAVE = "leave_unjudged"
    RETURN = "return"
    RESUBMIT = "resubmit"
    APPEAL = "appeal"
    APPROVE = "approve"
    REJECT = "reject"
    SEND_BACK = "send_back"
    REJUDGE = "rejudge"
    FAIL = "fail"
    RETRY = "retry"
    CORRECT = "correct"
    RECALL = "recall"
    KEEP = "keep"
    CANCEL = "cancel"


@dataclass(frozen=True)
class Rule:
    action: Action
    old: Status
    new: Status
    roles: frozenset[Role]


def _rules(action: Action, olds: list[Status], new: Status, *roles: Role) -> list[Rule]:
    return [Rule(action, old, new, frozenset(roles)) for old in olds]


_WAITING = [Status.IN_REVIEW, Status.EXHAUSTED]
_WORKING = [Status.QUEUED, Status.REVISING, Status.DRAFTED]
# The statuses of a summary while its record is corrected.
_CORRECTING = [Status.REVISING, Status.DRAFTED, *_WAITING, Status.RETURNED, Status.FAILED]
_OPEN = [Status.WAITING_FOR_NAMES, *_WORKING, *_WAITING, Status.RETURNED, Status.FAILED]

TRANSITIONS: tuple[Rule, ...] = (
    # By the writer where the time for names is over; else by the person who named the speakers or
    # goes on without (`summaries.naming`).
    *_rules(
        *(Action.GO_ON, [Status.WAITING_FOR_NAMES], Status.QUEUED),
        *(Role.WRITER, Role.REVIEWER, Role.OPERATOR),
    ),
    *_rules(Action.WRITE, [Status.QUEUED, Status.REVISING], Status.DRAFTED, Role.WRITER),
    # By a reviewer, after the model failed.
    *_rules(Action.WRITE, [Status.FAILED], Status.DRAFTED, Role.REVIEWER),
    *_rules(Action.PASS, [Status.DRAFTED], Status.IN_REVIEW, Role.JUDGE),
    # Without a language model no person's text is judged.
    *_rules(Action.LEAVE, [Status.DRAFTED], Status.IN_REVIEW, Role.JUDGE),
    *_rules(Action.REWRITE, [Status.DRAFTED], Status.REVISING, Role.JUDGE),
    *_rules(Action.EXHAUST, [Status.DRAFTED], Status.EXHAUSTED, Role.JUDGE),
    # A rewrite that changed nothing is no attempt.
    *_rules(Action.EXHAUST, [Status.REVISING], Status.EXHAUSTED, Role.WRITER),
    *_rules(Action.RETURN, [Status.DRAFTED], Status.RETURNED, Role.JUDGE),
    *_rules(Action.RESUBMIT, [Status.RETURNED], Status.DRAFTED, Role.AUTHOR),
    *_rules(Action.APPEAL, [Status.RETURNED], Status.EXHAUSTED, Role.AUTHOR),
    *_rules(Action.APPROVE, _WAITING, Status.APPROVED, Role.REVIEWER),
    *_rules(Action.REJECT, _WAITING, Status.REJECTED, Role.REVIEWER),
    *_rules(Action.SEND_BACK, _WAITING, Status.REVISING, Role.REVIEWER),
    *_rules(Action.RETURN, _WAITING, Status.RETURNED, Role.REVIEWER),
    *_rules(Action.REJUDGE, _WAITING, Status.DRAFTED, Role.REVIEWER),
    *_rules(Action.CORRECT, [Status.APPROVED], Status.DRAFTED, Role.REVIEWER),
    # By the signer, at once: the case returns to its status.
    *_rules(Action.RECALL, [Status.APPROVED], Status.IN_REVIEW, Role.REVIEWER),
    *_rules(Action.RECALL, [Status.APPROVED], Status.EXHAUSTED, Role.REVIEWER),
    *_rules(Action.KEEP, _CORRECTING, Status.APPROVED, Role.REVIEWER),
    *_rules(Action.FAIL, [Status.QUEUED, Status.REVISING], Status.FAILED, Role.WRITER),
    *_rules(Action.FAIL, [Status.DRAFTED], Status.FAILED, Role.JUDGE),
    *(
        rule
        for status in _WORKING
        for rule in _rules(Action.RETRY, [Status.FAILED], status, Role.OPERATOR, Role.REVIEWER)
    ),
    *_rules(Action.CANCEL, _OPEN, Status.CANCELLED, Role.OPERATOR),
)

# The statuses that a case begins in.
OPENING = (Status.WAITING_FOR_NAMES, Status.QUEUED, Status.DRAFTED)
WORKING = frozenset(_WORKING)
WAITING = frozenset(_WAITING)
# By a person, to the model or to the author.
SENT_BACK = frozenset(
    rule
    for rule in TRANSITIONS
    if rule.action in {Action.SEND_BACK, Action.RETURN} and rule.old in WAITING
)
TERMINAL = frozenset({Status.APPROVED, Status.REJECTED, Status.CANCELLED})


class ForbiddenMove(Exception):
    """The table has no such move for this status and role."""


def find_rule(action: Action, old: Status, role: Role, new: Status | None = None) -> Rule:
    """The rule for `action` from `old` by `role`; `new` chooses among several.

    Raises ForbiddenMove with the reason.
    """
    found = [
        rule
        for rule in TRANSITIONS
        if (rule.action, rule.old) == (action, old) and new in {None, rule.new}
    ]
    if not found:
        refusal = gettext("A case that is {status} does not allow '{action}'.")
        raise _forbidden_move(refusal, action, old, role)
    allowed = [rule for rule in found if role in rule.roles]
    if not allowed:
        refusal = gettext("'{action}' from '{status}' is not for the {role}.")
        raise _forbidden_move(refusal, action, old, role)
    if len(allowed) > 1:
        refusal = gettext("'{action}' from '{status}' needs its destination.")
        raise _forbidden_move(refusal, action, old, role)
    return allowed[0]


def _forbidden_move(refusal: str, action: Action, old: Status, role: Role) -> ForbiddenMove:
    return ForbiddenMove(
        refusal.format(action=action, status=label_in_sentence(old.label), role=role)
    )
