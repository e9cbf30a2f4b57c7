"""Taking in what somebody has looked at and found right."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from reviews.handing_in.forms import ReadForm
from summaries import visibility
from summaries.ingest import ExternalIdConflict, InvalidSubmission, Submission, ingest
from summaries.models import Guideline, Summary
from summaries.roles import Right

if TYPE_CHECKING:
    from django.contrib.auth.models import User
    from django.db.models import QuerySet

SOURCE = "web"


@dataclass(frozen=True)
class Sent:
    """A case, and whether it was opened now or was there from an earlier handing-in."""

    summary: Summary
    created: bool


def guidelines_for(user: "User", right: Right) -> "QuerySet[Guideline]":
    """Those that somebody may put transcripts under, and that have a published version."""
    usable = visibility.guidelines_for(user, right).filter(archived_at__isnull=True)
    return usable.filter(versions__published_at__isnull=False).distinct().order_by("title")


def send(
    forms: Iterable[ReadForm], *, guideline: Guideline, own: str | None, by: "User"
) -> list[Sent]:
    """Take in each of the valid `forms` that is not left out; those refused bear the error.

    Each is stored for itself, so a refused one keeps none of the others. The same bytes sent
    again under the same guideline give the first case.
    """
    found = [
        _sent(form, guideline, own, by) for form in forms if not form.cleaned_data["leave_out"]
    ]
    return [sent for sent in found if sent is not None]


def _sent(form: ReadForm, guideline: Guideline, own: str | None, by: "User") -> Sent | None:
    try:
        ingested = ingest(_submission(form, guideline, own), by=by)
    except InvalidSubmission as error:
        form.add_error(None, f"{error}. {error.remedy}.")
    except ExternalIdConflict as error:
        form.add_error(None, _taken(error))
    else:
        form.sent = True
        return Sent(ingested.summary, ingested.created)
    return None


def _submission(form: ReadForm, guideline: Guideline, own: str | None) -> Submission:
    said = form.cleaned_data
    kind = "own" if own is not None else "model"
    return Submission(
        source=SOURCE,
        external_id=f"{kind}:{guideline.name}:{form.digest}",
        title=said["title"].strip(),
        content=form.raw,
        format=said["format"] or None,
        guideline=guideline.name,
        own_summary=own,
        speakers=form.named,
        filename=said["name"] or None,
    )


def _taken(error: ExternalIdConflict) -> str:
    return (
        f"You handed this very transcript in before, as “{error.transcript.title}”. "
        "Go on with that case, or leave this one out."
    )
