"""The form of an own summary, kept on the server while somebody fills it in."""

from datetime import timedelta
from typing import TYPE_CHECKING

from django.db.models.functions import Now
from django.utils import timezone

from reviews.models import HandInDraft

if TYPE_CHECKING:
    from django.contrib.auth.models import User

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
