"""Rows for tests, made through the front door where there is one."""

from collections.abc import Sequence
from itertools import count
from typing import Any

from django.contrib.auth.models import User
from django.db.models.functions import Now

from accounts import grants
from accounts.models import UserRole
from llm.models import ModelCall
from summaries.intake import Submission, ingest_submission
from summaries.models import Attempt, Criterion, Guideline, GuidelineVersion, Origin, Summary
from summaries.pipeline import ensure_scanned
from summaries.status import Status
from summaries.texts import sha256

TURNS: list[dict[str, Any]] = [
    {
        "speaker": "Ana Ruiz",
        "start": 0.0,
        "end": 6.0,
        "text": "Good morning. The budget for the pump is 40,000 euros and we keep it.",
    },
    {
        "speaker": "Ben Okafor",
        "start": 6.0,
        "end": 12.0,
        "text": "Agreed. I will send the revised drawing to the supplier by Friday.",
    },
    {
        "speaker": "Ana Ruiz",
        "start": 12.0,
        "end": 18.0,
        "text": "Then the open question is the seal, and we decide on it next week.",
    },
]
TEXT = "The pump keeps its budget. Ben Okafor sends the revised drawing by Friday."

_numbers = count(1)


# Words of the tests for what people usually hold together.
ROLES = {
    "reviewers": (UserRole.REVIEWER,),
    "admins": (UserRole.SYSTEM_ADMIN, UserRole.LEAD, UserRole.GUIDELINE_ADMIN),
    "authors": (UserRole.AUTHOR,),
}


def give(user: User, *names: str, guideline: Guideline | None = None) -> User:
    """Roles by their value or by a word of ROLES, for the installation or for one guideline."""
    for name in names:
        for role in ROLES.get(name) or (UserRole(name),):
            grants.grant_role(user=user, role=role, guideline=guideline, by=None)
    return user


def user(name: str = "", *roles: str, guideline: Guideline | None = None) -> User:
    made = User.objects.create_user(name or f"user{next(_numbers)}")
    return give(made, *roles, guideline=guideline)


def version(
    *names: str, publish: bool = True, criterion: dict[str, Any] | None = None, **columns: Any
) -> GuidelineVersion:
    """A published version with one G-Eval criterion per name, under a guideline of its own."""
    number = next(_numbers)
    guideline = Guideline.objects.create(name=f"guideline-{number}", title=f"Guideline {number}")
    made = GuidelineVersion.objects.create(
        guideline=guideline,
        number=1,
        **{"instructions": "Decisions first.", "confirm": False, **columns},
    )
    for position, name in enumerate(names or ("consistency",), start=1):
        Criterion.objects.create(
            guideline_version=made,
            position=position,
            name=name,
            definition=f"How good the {name} is.",
            steps=["Read both.", "Compare them."],
            **(criterion or {}),
        )
    if publish:
        GuidelineVersion.objects.filter(pk=made.pk).update(published_at=Now())
        made.refresh_from_db()
    return made


def case(
    under: GuidelineVersion | None = None,
    *,
    turns: Sequence[dict[str, Any]] = TURNS,
    title: str = "Pump review",
    by: User | None = None,
    own: str | None = None,
) -> Summary:
    """A case as a client opens it: queued, or drafted with `own` text of its author `by`."""
    guideline = (under or version()).guideline.name
    submission = Submission(
        source="tests",
        external_id=f"meeting-{next(_numbers)}",
        title=title,
        content=list(turns),
        guideline=guideline,
        own_summary=own,
    )
    return ingest_submission(submission, by=by).summary


def put(summary: Summary, status: Status) -> Summary:
    """The case as if it had come to `status`, scanned as by its first step, without the history."""
    ensure_scanned(summary.transcript)
    failed = status == Status.FAILED
    Summary.objects.filter(pk=summary.pk).update(
        status=status,
        failed_from="queued" if failed else "",
        failure="It broke." if failed else "",
        failure_kind="error" if failed else "",
    )
    summary.refresh_from_db()
    return summary


def attempt(summary: Summary, text: str = TEXT, **columns: Any) -> Attempt:
    """The next model's text of the case, or whatever `columns` say."""
    values: dict[str, Any] = {
        "number": summary.attempts.count() + 1,
        "origin": Origin.MODEL,
        "model": "openai:scripted",
        "text": text,
        "sha256": sha256(text),
        **columns,
    }
    return Attempt.objects.create(summary=summary, **values)


def model_call(**columns: Any) -> ModelCall:
    """A call in the ledger: one of the writer's, but for `columns`."""
    defaults: dict[str, Any] = {
        "purpose": "write",
        "provider": "openai",
        "endpoint": "https://api.example.org/v1",
        "model": "gpt-5",
        "prompt_tokens": 100,
        "completion_tokens": 10,
        "cost": "0.5",
        "latency_ms": 1000,
        "outcome": "ok",
        "request_sha256": "0" * 64,
    }
    return ModelCall.objects.create(**defaults | columns)
