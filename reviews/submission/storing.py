"""Taking in what somebody has looked at and found right."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING

from django.db.models.functions import Now
from django.utils import timezone

from accounts.roles import Right
from reviews.models import HandInDraft
from reviews.submission.forms import ReadForm
from summaries import visibility
from summaries.intake import ExternalIdConflict, InvalidSubmission, Submission, ingest
from summaries.models import Guideline, Summary

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


# --- Keeping ----------------------------------------------------------------
# The form of an own summary, kept on the server while somebody fills it in.

KEPT_FOR = timedelta(days=30)


def keep(*, by: "User", **typed: str) -> HandInDraft | None:
    """Store `pasted`, `summary` and `guideline`, those of them that are named; the others stay.

    None, and nothing is kept, when neither transcript nor summary is left.
    """
    HandInDraft.objects.update_or_create(writer=by, defaults={**typed, "saved_at": Now()})
    kept = HandInDraft.objects.get(writer=by)
    if kept.pasted.strip() or kept.summary.strip():
        return kept
    discard(by=by)
    return None


def kept(*, by: "User") -> HandInDraft | None:
    return HandInDraft.objects.filter(writer=by).first()


def discard(*, by: "User") -> None:
    HandInDraft.objects.filter(writer=by).delete()


def forget_old() -> int:
    """Delete what nobody went on with for KEPT_FOR; the number of them."""
    deleted, _ = HandInDraft.objects.filter(saved_at__lte=timezone.now() - KEPT_FOR).delete()
    return deleted
