"""Drafts: what a person types, kept on the server until they save it as an attempt.

A draft belongs to its writer and does not change the case, so it outlives a claim: after half an
hour of typing they find their text again, whatever happened. The writer must save or discard the
draft before they decide on the case. Otherwise the record would not hold what they typed.
"""

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from django.contrib.auth.models import User
from django.db import transaction
from django.db.models.functions import Now
from django.db.models.signals import post_save
from django.dispatch import receiver
from django.utils.translation import gettext as _

from records.retention import disposing
from reviews.models import CommentDraft, EditDraft
from summaries.models import Attempt, Summary, Transition
from summaries.status import TERMINAL, Action


class UnsavedEdit(Exception):
    """The person typed words that are in no text of the case; see `draft`."""

    def __init__(self, draft: EditDraft) -> None:
        refusal = _(
            "You have unsaved edits to attempt {number}. Save or discard them, then decide."
        )
        super().__init__(refusal.format(number=draft.attempt.number))
        self.draft = draft


class StaleEdit(Exception):
    """The draft was saved elsewhere since this page read it; see `words` and `version`."""

    def __init__(self, words: Mapping[str, str]) -> None:
        super().__init__(_("This draft was changed in another tab or on another device."))
        self.words = dict(words)
        self.version = hash_words(words)
        # What a person wrote; a choice is a word of a list.
        chosen = {"category", "guideline"}
        self.texts = [text for name, text in words.items() if name not in chosen and text.strip()]


def hash_words(words: Mapping[str, str]) -> str:
    """SHA-256, in hex, of the words of a draft by field; of one text, as an attempt has it.

    Empty fields do not count.
    """
    filled = {name: text for name, text in words.items() if text.strip()}
    if list(filled) == ["text"]:
        return hashlib.sha256(filled["text"].encode()).hexdigest()
    return hashlib.sha256(json.dumps(filled, sort_keys=True).encode()).hexdigest()


def check_current(stored: Mapping[str, str], typed: Mapping[str, str], version: str) -> None:
    """Raises StaleEdit when `typed` rests on another `version` than the stored words.

    Without a version nothing is compared. The same words sent twice are not stale: the first
    answer may have been lost on its way.
    """
    same = hash_words({**stored, **typed}) == hash_words(stored)
    if version and version != hash_words(stored) and not same:
        raise StaleEdit(stored)


def lock_drafts(by: User) -> None:
    """Until the transaction ends, no other request stores a draft of `by`."""
    User.objects.select_for_update(no_key=True).get(pk=by.pk)


def edit_words(attempt: Attempt, *, by: User) -> dict[str, str]:
    """The text that `by` edits: their draft, or the attempt's own text."""
    kept = EditDraft.objects.filter(attempt=attempt, writer=by).first()
    return {"text": kept.text if kept else attempt.text}


@transaction.atomic
def save_draft(attempt: Attempt, *, text: str, by: User, version: str = "") -> EditDraft | None:
    """Store the draft of `by`; nothing when it is the attempt's own text.

    `version` is that of the words that were edited. Raises StaleEdit when they changed since,
    and ValueError for a text that cannot be stored.
    """
    if "\x00" in text:
        raise ValueError(_("The text contains a NUL character, which can't be stored. Remove it."))
    text = text.replace("\r\n", "\n")
    lock_drafts(by)
    check_current(edit_words(attempt, by=by), {"text": text}, version)
    if text == attempt.text:
        EditDraft.objects.filter(attempt=attempt, writer=by).delete()
        return None
    EditDraft.objects.update_or_create(
        attempt=attempt, writer=by, defaults={"text": text, "saved_at": Now()}
    )
    return EditDraft.objects.get(attempt=attempt, writer=by)


@transaction.atomic
def save_comments(
    attempt: Attempt, *, words: dict[str, str], by: User, version: str = ""
) -> CommentDraft | None:
    """Store the comments for sending the attempt back, by field; nothing when all are empty.
    They do not change the case, and do not block a decision.

    Raises StaleEdit as `save_draft` does."""
    rows = CommentDraft.objects.filter(attempt=attempt, writer=by)
    given = {name: value.replace("\x00", "") for name, value in words.items() if value.strip()}
    lock_drafts(by)
    stored = saved_comments(attempt, by=by)
    check_current(stored, {**dict.fromkeys(stored, ""), **given}, version)
    if not given:
        rows.delete()
        return None
    CommentDraft.objects.update_or_create(
        attempt=attempt, writer=by, defaults={"words": given, "saved_at": Now()}
    )
    return rows.get()


def saved_comments(attempt: Attempt, *, by: User) -> dict[str, str]:
    """The comments last kept."""
    kept = CommentDraft.objects.filter(attempt=attempt, writer=by).first()
    return dict(kept.words) if kept else {}


def latest_draft(summary: Summary, *, by: User) -> EditDraft | None:
    """The newest draft of `by` on the case."""
    found = EditDraft.objects.filter(attempt__summary=summary, writer=by)
    return found.select_related("attempt").order_by("-saved_at", "-pk").first()


def unsaved_drafts(summary: Summary) -> list[EditDraft]:
    """Every person's drafts with words that no text of the case has, newest first.

    Ignores white space.
    """
    drafts = EditDraft.objects.filter(attempt__summary=summary).select_related("attempt", "writer")
    found = list(drafts.order_by("-saved_at", "-pk"))
    if not found:
        return []
    texts = [text.split() for text in summary.attempts.values_list("text", flat=True)]
    return [draft for draft in found if draft.text.split() not in texts]


def check_saved(summary: Summary, *, by: User) -> None:
    """Raises UnsavedEdit with the newest draft of `by` whose words no text of the case has."""
    own = [draft for draft in unsaved_drafts(summary) if draft.writer_id == by.pk]
    if own:
        raise UnsavedEdit(own[0])


def discard_drafts(summary: Summary, *, by: User) -> None:
    """Delete every draft of `by` on the case."""
    EditDraft.objects.filter(attempt__summary=summary, writer=by).delete()


@receiver(disposing)
def forget_drafts(summary: Summary, **_: Any) -> None:
    """Delete the drafts on a case with its content."""
    EditDraft.objects.filter(attempt__summary=summary).delete()
    CommentDraft.objects.filter(attempt__summary=summary).delete()


@receiver(post_save, sender=Transition)
def forget_comments(instance: Transition, **_: Any) -> None:
    """Delete comments once sent or closed."""
    if instance.new in TERMINAL or instance.action in {Action.SEND_BACK, Action.RETURN}:
        CommentDraft.objects.filter(attempt__summary=instance.summary_id).delete()
