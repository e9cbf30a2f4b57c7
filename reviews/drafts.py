"""What a person is typing, kept on the server until it is saved as an attempt.

A draft is its writer's own and changes nothing of the case, so it outlives a claim: whoever typed
for half an hour finds the text again whatever happened meanwhile. Because it changes nothing, its
writer decides on a case only after they saved the draft or discarded it: else the record would hold
another text than the one that they had typed.
"""

from typing import TYPE_CHECKING, Any

from django.db.models.functions import Now
from django.db.models.signals import post_save
from django.dispatch import receiver
from django.utils.translation import gettext as _

from records.retention import disposing
from reviews.models import CommentDraft, EditDraft
from summaries.models import Attempt, Summary, Transition
from summaries.status import TERMINAL, Action

if TYPE_CHECKING:
    from django.contrib.auth.models import User


class UnsavedEdit(Exception):
    """The person typed words that no text of the case has; `draft` holds them."""

    def __init__(self, draft: EditDraft) -> None:
        refusal = _(
            "You have unsaved edits to attempt {number}. Save or discard them, then decide."
        )
        super().__init__(refusal.format(number=draft.attempt.number))
        self.draft = draft


def keep(attempt: Attempt, *, text: str, by: "User") -> EditDraft | None:
    """Store what `by` made of the attempt so far; nothing when that is its own text again.

    Raises ValueError for a text that cannot be stored.
    """
    if "\x00" in text:
        raise ValueError(_("The text holds a NUL character, which cannot be stored. Remove it."))
    text = text.replace("\r\n", "\n")
    if text == attempt.text:
        EditDraft.objects.filter(attempt=attempt, writer=by).delete()
        return None
    EditDraft.objects.update_or_create(
        attempt=attempt, writer=by, defaults={"text": text, "saved_at": Now()}
    )
    return EditDraft.objects.get(attempt=attempt, writer=by)


def keep_comments(attempt: Attempt, *, words: dict[str, str], by: "User") -> CommentDraft | None:
    """Store the comments for sending the attempt back, by their fields; nothing when all are empty.
    They change nothing of the case, and no decision asks for them."""
    rows = CommentDraft.objects.filter(attempt=attempt, writer=by)
    given = {name: value.replace("\x00", "") for name, value in words.items() if value.strip()}
    if not given:
        rows.delete()
        return None
    CommentDraft.objects.update_or_create(
        attempt=attempt, writer=by, defaults={"words": given, "saved_at": Now()}
    )
    return rows.get()


def comments_on(attempt: Attempt, *, by: "User") -> dict[str, str]:
    """What `keep_comments` stored last."""
    kept = CommentDraft.objects.filter(attempt=attempt, writer=by).first()
    return dict(kept.words) if kept else {}


def latest(summary: Summary, *, by: "User") -> EditDraft | None:
    """What `by` typed last on any text of the case."""
    found = EditDraft.objects.filter(attempt__summary=summary, writer=by)
    return found.select_related("attempt").order_by("-saved_at", "-pk").first()


def unsaved(summary: Summary) -> list[EditDraft]:
    """Drafts of anybody with words that no text of the case has, the newest first.

    White space does not count.
    """
    drafts = EditDraft.objects.filter(attempt__summary=summary).select_related("attempt", "writer")
    found = list(drafts.order_by("-saved_at", "-pk"))
    if not found:
        return []
    texts = [text.split() for text in summary.attempts.values_list("text", flat=True)]
    return [draft for draft in found if draft.text.split() not in texts]


def check_saved(summary: Summary, *, by: "User") -> None:
    """Raises UnsavedEdit with the newest draft of `by` whose words no text of the case has."""
    own = [draft for draft in unsaved(summary) if draft.writer_id == by.pk]
    if own:
        raise UnsavedEdit(own[0])


def discard(summary: Summary, *, by: "User") -> None:
    """Every draft of `by` on the case: one was saved, or is not wanted."""
    EditDraft.objects.filter(attempt__summary=summary, writer=by).delete()


@receiver(disposing)
def forget_drafts(summary: Summary, **_: Any) -> None:
    """With the content of a case goes what people typed on it."""
    EditDraft.objects.filter(attempt__summary=summary).delete()
    CommentDraft.objects.filter(attempt__summary=summary).delete()


@receiver(post_save, sender=Transition)
def forget_comments(instance: Transition, **_: Any) -> None:
    """They were sent, or the case is closed."""
    if instance.new in TERMINAL or instance.action in {Action.SEND_BACK, Action.RETURN}:
        CommentDraft.objects.filter(attempt__summary=instance.summary_id).delete()
