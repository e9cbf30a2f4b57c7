"""Pinned meetings, and try-outs of guideline drafts on them.

A try-out writes a summary of the meeting under the version and judges it once, with real workers
and models.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any
from uuid import UUID

from countersign_judge.criteria import InvalidGuideline, invalid_field
from countersign_judge.judges.costs import CostEstimate
from countersign_judge.llm.errors import LLMError
from countersign_judge.pass_rule import is_threshold_reached
from django.contrib.auth.models import User
from django.db import transaction
from django.utils.translation import gettext as _

from judging import tryouts
from judging.estimates import estimate_case, estimate_writing, typical_meeting
from judging.guidelines.content import get_content
from judging.guidelines.drafts import lock_guideline, lock_open_guideline, record_event
from judging.models import (
    EvaluationRole,
    GuidelineAction,
    PinnedMeeting,
    Score,
    TriedText,
    TryOut,
)
from judging.tryouts import TryOutPlan
from summaries.models import Guideline, GuidelineVersion, JobStatus, Summary
from web.word_diff import WordChange, find_word_changes

# --- Pins -------------------------------------------------------------------


def get_pins(guideline: Guideline) -> list[PinnedMeeting]:
    pins = guideline.pinned_meetings.select_related(
        "summary__transcript", "summary__guideline_version"
    )
    return list(pins)


@transaction.atomic
def pin(guideline: Guideline, summary: Summary, *, by: User | None) -> PinnedMeeting:
    """Raises InvalidGuideline for a meeting without a transcript, and beyond three pins."""
    guideline = lock_open_guideline(guideline.pk)
    title = summary.transcript.title
    if not summary.transcript.turns:
        raise invalid_field("meeting", title, _("its transcript was disposed of; choose another"))
    taken = {found.position: found for found in get_pins(guideline)}
    known = [found for found in taken.values() if found.summary_id == summary.pk]
    if known:
        return known[0]
    free = [at for at in range(1, PinnedMeeting.MOST + 1) if at not in taken]
    if not free:
        remedy = _("{count} are pinned; unpin one of them first").format(count=len(taken))
        raise invalid_field("meeting", title, remedy)
    record_event(GuidelineAction.PIN, guideline, by=by, note=title)
    return PinnedMeeting.objects.create(guideline=guideline, summary=summary, position=free[0])


@transaction.atomic
def unpin(guideline: Guideline, summary_id: UUID, *, by: User | None) -> None:
    """Also removes its try-outs. Does nothing to a meeting that is not pinned."""
    found = lock_guideline(guideline.pk).pinned_meetings.filter(summary=summary_id).first()
    if found is None:
        return
    record_event(GuidelineAction.UNPIN, guideline, by=by, note=found.summary.transcript.title)
    of_meeting = TryOut.objects.filter(kind=TryOut.Kind.PINNED, summary=summary_id)
    of_meeting.filter(version__guideline=guideline).delete()
    found.delete()


# --- Try-outs ---------------------------------------------------------------

# The SHA-256 of a version's content, the writer's model and the judge's.
Terms = tuple[str, str, str]


def version_terms(version: GuidelineVersion) -> Terms:
    """The version's content, and the models that would write and judge now."""
    models = version.effective_writer_model, version.effective_judge_model
    return get_content(version).sha256, *models


def _try_out_terms(try_out: TryOut) -> Terms:
    return try_out.content_sha256, try_out.writer_model, try_out.judge_model


@dataclass(frozen=True)
class TriedMeeting:
    """A pinned meeting with its newest try-outs under the draft and the current version.

    `terms` are those of the draft as it is now, `former` the scores of the case itself, by
    criterion.
    """

    pin: PinnedMeeting
    terms: Terms
    draft: TryOut | None
    current: TryOut | None
    former: dict[str, dict[str, object]]

    @property
    def pending(self) -> bool:
        return any(each and each.pending for each in (self.draft, self.current))

    @property
    def stale(self) -> bool:
        """Whether the draft or its models have changed since."""
        return self.draft is not None and _try_out_terms(self.draft) != self.terms

    @cached_property
    def changes(self) -> list[WordChange]:
        """The changes from the text of the current version to the draft's."""
        before, after = (each.only.text if each else "" for each in (self.current, self.draft))
        return list(find_word_changes(before, after)) if before and after else []

    @property
    def same_text(self) -> bool:
        return bool(self.changes) and all(change.kind == "same" for change in self.changes)

    @property
    def scores(self) -> list[dict[str, object]]:
        """One row per criterion: its name, and its score under each, None if there is none."""
        sides = {
            "draft": _scores_by_criterion(self.draft),
            "current": _scores_by_criterion(self.current),
            "former": self.former,
        }
        names = dict.fromkeys(name for scores in sides.values() for name in scores)
        return [
            {"criterion": name, **{side: scores.get(name) for side, scores in sides.items()}}
            for name in names
        ]


def _scores_by_criterion(try_out: TryOut | None) -> dict[str, dict[str, object]]:
    rows = try_out.only.result.get("scores", []) if try_out else []
    return {row["criterion"]: row for row in rows}


def get_tried_meetings(
    version: GuidelineVersion, pins: Sequence[PinnedMeeting]
) -> list[TriedMeeting]:
    """For each pin, the try-outs of `version` and of the current version, if that is another."""
    terms, current = version_terms(version), version.guideline.current
    of_draft = _newest_try_outs(version, pins)
    of_current = _newest_try_outs(current, pins) if current != version else {}
    former = _former_scores(pins)
    return [
        TriedMeeting(pin, terms, of_draft.get(key), of_current.get(key), former.get(key, {}))
        for pin in pins
        for key in [pin.summary_id]
    ]


def _former_scores(pins: Sequence[PinnedMeeting]) -> dict[UUID, dict[str, dict[str, object]]]:
    """By meeting and criterion, the first judgement of the newest judged text of its case, in the
    form of a try-out's scores."""
    given = Score.objects.filter(
        evaluation__attempt__summary__in=[pin.summary_id for pin in pins],
        evaluation__role=EvaluationRole.FIRST,
    ).select_related("criterion__guideline_version", "evaluation__attempt")
    found: dict[UUID, dict[str, dict[str, object]]] = {}
    for score in given.order_by("evaluation__attempt__number", "evaluation__created_at"):
        if not score.unfounded:
            found.setdefault(score.evaluation.attempt.summary_id, {})[score.criterion.name] = {
                "value": score.value,
                "answer": score.answer,
                "threshold": score.criterion.effective_threshold,
                "reaches": is_threshold_reached(score),
            }
    return found


def _newest_try_outs(
    version: GuidelineVersion | None, pins: Sequence[PinnedMeeting]
) -> dict[UUID | None, TryOut]:
    found = TryOut.objects.filter(
        kind=TryOut.Kind.PINNED, version=version, summary__in=[pin.summary for pin in pins]
    )
    ordered = found.prefetch_related("texts").order_by("created_at", "-id")
    return {each.summary_id: each for each in ordered}


def _missing_try_outs(
    version: GuidelineVersion, pins: Sequence[PinnedMeeting]
) -> list[tuple[GuidelineVersion, Terms, PinnedMeeting]]:
    """What has not been tried with the current terms."""
    wanted = dict.fromkeys(filter(None, (version, version.guideline.current)))
    missing = []
    for item in wanted:
        terms = version_terms(item)
        known = {
            key
            for key, each in _newest_try_outs(item, pins).items()
            if _try_out_terms(each) == terms and each.status != JobStatus.FAILED
        }
        missing += [(item, terms, pin) for pin in pins if pin.summary_id not in known]
    return missing


def estimate_pins(version: GuidelineVersion, pins: Sequence[PinnedMeeting]) -> CostEstimate:
    """What a request costs. Raises InvalidGuideline when the version cannot judge."""
    tryouts.require_judge(version)
    return sum(
        (
            estimate_writing(item, pin.summary.transcript)
            for item, _, pin in _missing_try_outs(version, pins)
        ),
        CostEstimate(),
    )


def pinned_costs(version: GuidelineVersion, pins: Sequence[PinnedMeeting]) -> list[dict[str, Any]]:
    """What a case of each pinned meeting costs under the version, or of a typical one where none is
    pinned: `title`, `words` and `estimate`. Empty when the version cannot judge."""
    meetings = [pin.summary.transcript for pin in pins] or [typical_meeting()]
    try:
        tryouts.require_judge(version)
        return [
            {
                "title": meeting.title,
                "words": meeting.word_count,
                "estimate": estimate_case(version, meeting),
            }
            for meeting in meetings
        ]
    except (InvalidGuideline, LLMError):
        return []


@transaction.atomic
def request_try_outs(
    version: GuidelineVersion, pins: Sequence[PinnedMeeting], *, by: User | None
) -> list[TryOut]:
    """Have workers write and judge a summary of every pinned meeting, under the draft and the
    current version. Try-outs with the current terms stay. Raises InvalidGuideline."""
    lock_guideline(version.guideline_id)
    # The person may have saved the draft since they read it.
    version = GuidelineVersion.objects.select_related("guideline").get(pk=version.pk)
    if not pins:
        raise invalid_field("meetings", [], _("pin a meeting first, up to three"))
    tryouts.require_judge(version)
    made = [
        tryouts.store_try_out(
            TryOut.Kind.PINNED,
            TryOutPlan(item, judge_model=judge),
            [TriedText()],
            by=by,
            summary=pin.summary,
            writer_model=writer,
        )
        for item, (_content, writer, judge), pin in _missing_try_outs(version, pins)
    ]
    if made:
        note = ", ".join(pin.summary.transcript.title for pin in pins)
        record_event(GuidelineAction.TRY, version.guideline, by=by, version=version, note=note)
    return made
