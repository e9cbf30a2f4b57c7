"""Drafts of guidelines: begin, edit, publish and roll back; archive and default.

A refused change raises InvalidGuideline with the reason.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from itertools import chain, count
from pathlib import Path
from typing import Any

from countersign_judge import variants
from countersign_judge.criteria import Criterion, GuidelineProblem, InvalidGuideline, invalid_field
from countersign_judge.criteria.library import add_general_steps, parse_criteria
from countersign_judge.judges import starter_criteria
from django.conf import settings
from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import Max
from django.dispatch import Signal
from django.utils import timezone
from django.utils.translation import gettext as _

from judging.guidelines.content import Content, WordingContent, get_content, write_content
from judging.guidelines.validation import check_draft, find_problems
from judging.models import GuidelineAction, GuidelineEvent
from summaries.models import Guideline, GuidelineVersion
from summaries.texts import sha256

# --- History and lock -------------------------------------------------------
# Who changed a guideline, when and why; and the row lock that orders the changes.


def record_event(
    action: GuidelineAction,
    guideline: Guideline,
    *,
    by: User | None,
    version: GuidelineVersion | None = None,
    note: str = "",
) -> None:
    GuidelineEvent.objects.create(
        guideline=guideline, version=version, action=action, actor=by, note=note
    )


def lock_guideline(guideline_id: int) -> Guideline:
    """The guideline, locked until the transaction ends."""
    return Guideline.objects.select_for_update().get(pk=guideline_id)


def lock_open_guideline(guideline_id: int) -> Guideline:
    """Raises InvalidGuideline for one in the archive."""
    guideline = lock_guideline(guideline_id)
    if problems := _archive_problems(guideline):
        raise InvalidGuideline(problems)
    return guideline


def _archive_problems(guideline: Guideline) -> list[GuidelineProblem]:
    if guideline.archived_at is None:
        return []
    remedy = _("take it out of the archive first")
    return [GuidelineProblem.of("guideline", guideline.name, remedy)]


def open_draft(guideline: Guideline) -> GuidelineVersion | None:
    drafts = guideline.versions.filter(published_at__isnull=True, discarded_at__isnull=True)
    return drafts.order_by("-number").first()


def newest_version(guideline: Guideline) -> GuidelineVersion | None:
    """The version in force or, if there never was one, the last discarded draft."""
    return guideline.current or guideline.versions.order_by("-number").first()


def _next_number(guideline: Guideline) -> int:
    return (guideline.versions.aggregate(highest=Max("number"))["highest"] or 0) + 1


def require_draft(version: GuidelineVersion) -> None:
    """Raises InvalidGuideline for a version that is published or discarded."""
    if not version.is_draft:
        remedy = (
            _("it is published; create a draft from it instead")
            if version.published_at
            else _("it is discarded; create a draft from it instead")
        )
        raise invalid_field("version", version.number, remedy)


def _update_row(row: Guideline | GuidelineVersion, **values: Any) -> None:
    for name, value in values.items():
        setattr(row, name, value)
    row.save(update_fields=values)


# --- Drafts -----------------------------------------------------------------


# Successive changes by one person within this time are one event of the history.
_ONE_SITTING = timedelta(hours=1)


class StaleDraft(Exception):
    """Another person has saved the draft since it was read."""


@transaction.atomic
def create(
    *, name: str, title: str, content: Content, by: User | None, note: str = ""
) -> GuidelineVersion:
    """A new guideline with its first draft."""
    check_draft(content, name=name, title=title)
    guideline, made = Guideline.objects.get_or_create(name=name, defaults={"title": title})
    if not made:
        raise invalid_field("name", name, _("choose a name that no other guideline has"))
    record_event(GuidelineAction.CREATE, guideline, by=by, note=note)
    return _new_version(guideline, 1, content)


@transaction.atomic
def draft_from(*, version: GuidelineVersion, by: User | None, note: str = "") -> GuidelineVersion:
    """The next version as a copy of `version`, unless another draft is open."""
    guideline = lock_open_guideline(version.guideline_id)
    existing = open_draft(guideline)
    if existing is not None:
        raise invalid_field("draft", existing.number, _("publish or edit the draft that is open"))
    draft = _new_version(guideline, _next_number(guideline), get_content(version))
    note = note or f"from version {version.number}"
    record_event(GuidelineAction.DRAFT, guideline, by=by, version=draft, note=note)
    return draft


@transaction.atomic
def save_draft(
    *, version: GuidelineVersion, content: Content, by: User | None, seen: str = ""
) -> None:
    """Write `content` to the draft; no event if nothing changes.

    `seen` is the SHA-256 of the content that was edited. Raises StaleDraft when the draft has
    changed since.
    """
    check_draft(content)
    draft = _lock_draft(version)
    before = get_content(draft)
    if seen and seen != before.sha256:
        said = _("A colleague saved version {number} in the meantime.")
        raise StaleDraft(said.format(number=draft.number))
    if content.sha256 == before.sha256:
        return
    write_content(draft, content)
    if not _is_same_sitting(draft, by):
        record_event(GuidelineAction.EDIT, draft.guideline, by=by, version=draft)


def _is_same_sitting(draft: GuidelineVersion, by: User | None) -> bool:
    """Whether the last event is an edit by the same person: the page saves as they type."""
    last = draft.guideline.events.first()
    return last is not None and (
        (last.action, last.version_id, last.actor_id)
        == (GuidelineAction.EDIT, draft.pk, by.pk if by else None)
        and last.at > timezone.now() - _ONE_SITTING
    )


@transaction.atomic
def add_criterion(*, version: GuidelineVersion, template: str, by: User | None) -> Criterion:
    """Append a criterion of the library, a pre-screen, or one in words to the draft."""
    given = starter_criteria().get(template, template)
    criterion = add_general_steps(parse_criteria([given])[0])
    draft = _lock_draft(version)
    content = get_content(draft)
    if criterion.name in {item.name for item in content.criteria}:
        raise invalid_field(
            "template", template, _("the draft already has this criterion; choose another")
        )
    write_content(draft, replace(content, criteria=(*content.criteria, criterion)))
    record_event(GuidelineAction.ADD, draft.guideline, by=by, version=draft, note=criterion.name)
    return criterion


@transaction.atomic
def add_wording(*, version: GuidelineVersion, source: str, by: User | None) -> WordingContent:
    """Append a copy of a wording, shipped or from a file, to the draft's own ones."""
    draft = _lock_draft(version)
    content = get_content(draft)
    wording = _copy_wording(source, {item.name for item in content.wordings})
    changed = replace(content, wordings=(*content.wordings, wording))
    check_draft(changed)
    write_content(draft, changed)
    record_event(
        GuidelineAction.EDIT, draft.guideline, by=by, version=draft, note=f"wording {source}"
    )
    return wording


def _copy_wording(source: str, taken: set[str]) -> WordingContent:
    try:
        found = (
            variants.load_variant(variant_files()[source]) if source in variant_files() else None
        )
        variant = found or variants.get_variant(source)
    except (variants.BadVariant, OSError) as error:
        remedy = _("fix it or choose another: {fault}").format(fault=error)
        raise invalid_field("wording", source, remedy) from error
    name = f"own-{variant.name}" if variant.name in variants.shipped_variants() else variant.name
    return WordingContent(**{**variant.content, "name": _free_name(name[:36], taken)})


def _free_name(name: str, taken: set[str]) -> str:
    numbered = (f"{name}-{number}" for number in count(2))
    return next(free for free in chain([name], numbered) if free not in taken)


@transaction.atomic
def write_steps(
    *, version: GuidelineVersion, criterion: str, steps: tuple[str, ...], by: User | None
) -> None:
    """Replace the evaluation steps of one criterion of the draft."""
    draft = _lock_draft(version)
    content = get_content(draft)
    if criterion not in {item.name for item in content.criteria}:
        raise invalid_field(
            "criterion", criterion, _("the draft no longer has a criterion of this name; ask again")
        )
    changed = tuple(
        replace(item, steps=steps) if item.name == criterion else item for item in content.criteria
    )
    write_content(draft, replace(content, criteria=changed))
    record_event(GuidelineAction.STEPS, draft.guideline, by=by, version=draft, note=criterion)


@transaction.atomic
def rename(*, guideline: Guideline, title: str, by: User | None) -> None:
    """Change the title; the name stays, because programs use it."""
    found = lock_open_guideline(guideline.pk)
    if found.title == title:
        return
    record_event(GuidelineAction.RENAME, found, by=by, note=f"{found.title} → {title}")
    _update_row(found, title=title)


@transaction.atomic
def discard(*, version: GuidelineVersion, by: User | None, note: str = "") -> None:
    """Discard the draft. It stays readable, and a new draft can copy it."""
    guideline = lock_guideline(version.guideline_id)
    draft = GuidelineVersion.objects.get(pk=version.pk)
    require_draft(draft)
    _update_row(draft, discarded_at=timezone.now())
    record_event(GuidelineAction.DISCARD, guideline, by=by, version=draft, note=note)


def _lock_draft(version: GuidelineVersion) -> GuidelineVersion:
    """The draft as it is now. Raises InvalidGuideline for a published or discarded version."""
    lock_open_guideline(version.guideline_id)
    found = GuidelineVersion.objects.select_related("guideline").get(pk=version.pk)
    require_draft(found)
    return found


def _new_version(guideline: Guideline, number: int, content: Content) -> GuidelineVersion:
    version = GuidelineVersion.objects.create(guideline=guideline, number=number, instructions="")
    write_content(version, content)
    return version


# --- Publishing -------------------------------------------------------------

# Sent with `version` before publishing. Receivers answer with doubts that have to be confirmed.
publishing = Signal()


class Unconfirmed(Exception):
    """There are doubts about publishing that the person has not confirmed."""

    def __init__(self, doubts: Sequence[str]) -> None:
        super().__init__(" ".join(doubts))
        self.doubts = tuple(doubts)


def publishing_problems(version: GuidelineVersion) -> list[GuidelineProblem]:
    """All that keeps its content from being published now, whatever the reason for it."""
    return [*_archive_problems(version.guideline), *find_problems(get_content(version))]


def publishing_doubts(version: GuidelineVersion) -> tuple[str, ...]:
    answers = publishing.send(sender=GuidelineVersion, version=version)
    return tuple(answer for _, answer in answers if answer)


def confirmation_token(doubts: Sequence[str]) -> str:
    """The token that confirms these `doubts` as read."""
    return sha256("\n".join(doubts))


@transaction.atomic
def publish(
    *, version: GuidelineVersion, note: str, by: User | None, confirmed: str = ""
) -> GuidelineVersion:
    """Make the draft the current version, for new summaries.

    Raises Unconfirmed while there are doubts that `confirmed` does not match.
    """
    guideline = lock_open_guideline(version.guideline_id)
    draft = GuidelineVersion.objects.get(pk=version.pk)
    require_draft(draft)
    _check_confirmed(draft, confirmed)
    _set_current(draft, note, by)
    record_event(GuidelineAction.PUBLISH, guideline, by=by, version=draft, note=note)
    return draft


def _check_confirmed(version: GuidelineVersion, confirmed: str) -> None:
    doubts = publishing_doubts(version)
    if doubts and confirmed != confirmation_token(doubts):
        raise Unconfirmed(doubts)


@transaction.atomic
def rollback(
    *, version: GuidelineVersion, note: str, by: User | None, confirmed: str = ""
) -> GuidelineVersion:
    """Publish an old version's content as a new version. Raises as `publish`."""
    guideline = lock_open_guideline(version.guideline_id)
    old = GuidelineVersion.objects.get(pk=version.pk)
    if old.published_at is None:
        raise invalid_field("version", old.number, _("choose a published version to go back to"))
    _check_confirmed(old, confirmed)
    copy = _new_version(guideline, _make_room(guideline), get_content(old))
    _set_current(copy, note, by)
    note = f"to version {old.number}: {note.strip()}"
    record_event(GuidelineAction.ROLL_BACK, guideline, by=by, version=copy, note=note)
    return copy


@transaction.atomic
def archive(*, guideline: Guideline, note: str, by: User | None) -> None:
    """Archive it: new summaries cannot use it, open ones finish. Not for the default one."""
    found = lock_open_guideline(guideline.pk)
    if found.is_default:
        raise invalid_field("guideline", found.name, _("make another guideline the default first"))
    _update_row(found, archived_at=timezone.now())
    record_event(GuidelineAction.ARCHIVE, found, by=by, note=note)


@transaction.atomic
def unarchive(*, guideline: Guideline, by: User | None, note: str = "") -> None:
    """Raises InvalidGuideline when it is not in the archive."""
    found = lock_guideline(guideline.pk)
    if found.archived_at is None:
        raise invalid_field("guideline", found.name, _("it is not in the archive; nothing to do"))
    _update_row(found, archived_at=None)
    record_event(GuidelineAction.UNARCHIVE, found, by=by, note=note)


@transaction.atomic
def make_default(*, guideline: Guideline, by: User | None, note: str = "") -> None:
    """Make it the default, for transcripts that name no guideline."""
    # Two at once would both clear the old default and then break the constraint.
    list(Guideline.objects.select_for_update().order_by("pk"))
    found = lock_open_guideline(guideline.pk)
    if found.current is None:
        raise invalid_field("guideline", found.name, _("publish a version of it first"))
    Guideline.objects.filter(is_default=True).update(is_default=False)
    _update_row(found, is_default=True)
    record_event(GuidelineAction.MAKE_DEFAULT, found, by=by, note=note)


def _set_current(version: GuidelineVersion, note: str, by: User | None) -> None:
    problems = publishing_problems(version)
    if not note.strip():
        remedy = _("say why this version replaces the last one")
        problems.insert(0, GuidelineProblem.of("note", note, remedy))
    if problems:
        raise InvalidGuideline(problems)
    _update_row(version, change_note=note.strip(), published_at=timezone.now(), published_by=by)


def _make_room(guideline: Guideline) -> int:
    """The next free number, below an open draft's: the highest published one is current."""
    draft = open_draft(guideline)
    if draft is None:
        return _next_number(guideline)
    _update_row(draft, number=draft.number + 1)
    return draft.number - 1


def variant_files() -> dict[str, Path]:
    """The files of COUNTERSIGN_WORDINGS_DIRECTORY by name, unread."""
    directory = settings.WORDINGS_DIRECTORY
    found = sorted(Path(directory).glob("*.yaml")) if directory else []
    return {path.stem: path for path in found}
