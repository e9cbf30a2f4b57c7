"""Pinned meetings, and the drafts of a guideline that are tried on them.

A trial writes a summary of the meeting by the version and judges it once, with real workers and
models. It is nobody's summary, and what it costs is no part of the budget of one.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING
from uuid import UUID

from django.db import transaction
from django.utils.translation import gettext as _

from judging import previews
from judging.estimates import of_writing
from judging.guidelines.content import content_of, refuse
from judging.guidelines.drafts import locked, locked_open, record
from judging.judges import criteria_by_judge, judge_input_of
from judging.judges.base import Unscored
from judging.judges.costs import CostEstimate
from judging.models import GuidelineAction, MeetingTrial, PinnedMeeting
from summaries import jobs
from summaries.models import Attempt, Guideline, GuidelineVersion, JobStatus, Summary
from summaries.redaction import masking_for
from summaries.writing import Assignment, draft
from web.word_diff import WordChange, word_changes

if TYPE_CHECKING:
    from django.contrib.auth.models import User

# --- Pins -------------------------------------------------------------------


def pins_of(guideline: Guideline) -> list[PinnedMeeting]:
    pins = guideline.pinned_meetings.select_related(
        "summary__transcript", "summary__guideline_version"
    )
    return list(pins)


@transaction.atomic
def pin(guideline: Guideline, summary: Summary, *, by: "User | None") -> PinnedMeeting:
    """Raises InvalidGuideline for a meeting without its transcript and when three are pinned."""
    guideline = locked_open(guideline.pk)
    title = summary.transcript.title
    if not summary.transcript.turns:
        raise refuse("meeting", title, _("its transcript was disposed of; choose another"))
    taken = {found.position: found for found in pins_of(guideline)}
    known = [found for found in taken.values() if found.summary_id == summary.pk]
    if known:
        return known[0]
    free = [at for at in range(1, PinnedMeeting.MOST + 1) if at not in taken]
    if not free:
        remedy = _("{count} are pinned; unpin one of them first").format(count=len(taken))
        raise refuse("meeting", title, remedy)
    record(GuidelineAction.PIN, guideline, by=by, note=title)
    return PinnedMeeting.objects.create(guideline=guideline, summary=summary, position=free[0])


@transaction.atomic
def unpin(guideline: Guideline, summary_id: UUID, *, by: "User | None") -> None:
    """Its trials go with it. Nothing happens to a meeting that is not pinned."""
    found = locked(guideline.pk).pinned_meetings.filter(summary=summary_id).first()
    if found is None:
        return
    record(GuidelineAction.UNPIN, guideline, by=by, note=found.summary.transcript.title)
    MeetingTrial.objects.filter(version__guideline=guideline, summary=summary_id).delete()
    found.delete()


# --- Trials -----------------------------------------------------------------

# The SHA-256 of a version's content, the writer's model and the judge's.
Terms = tuple[str, str, str]


def terms_of(version: GuidelineVersion) -> Terms:
    """What the version says and the models that would write and judge now."""
    models = version.effective_writer_model, version.effective_judge_model
    return content_of(version).sha256, *models


def _terms(trial: MeetingTrial) -> Terms:
    return trial.content_sha256, trial.writer_model, trial.judge_model


@dataclass(frozen=True)
class TriedMeeting:
    """A pinned meeting with its newest trial under the draft and under the version in force.

    `terms` are those of the draft as it is now.
    """

    pin: PinnedMeeting
    terms: Terms
    draft: MeetingTrial | None
    in_force: MeetingTrial | None

    @property
    def pending(self) -> bool:
        return any(trial and trial.pending for trial in (self.draft, self.in_force))

    @property
    def stale(self) -> bool:
        """Whether the draft or its models are others by now."""
        return self.draft is not None and _terms(self.draft) != self.terms

    @cached_property
    def changes(self) -> list[WordChange]:
        """What leads from the text of the version in force to that of the draft."""
        if not (self.draft and self.in_force and self.draft.text and self.in_force.text):
            return []
        return list(word_changes(self.in_force.text, self.draft.text))

    @property
    def same_text(self) -> bool:
        return bool(self.changes) and all(change.kind == "same" for change in self.changes)

    @property
    def scores(self) -> list[dict[str, object]]:
        """A row a criterion: its name, and its score under each, None where there is none."""
        sides = [_scores(self.draft), _scores(self.in_force)]
        names = dict.fromkeys(name for side in sides for name in side)
        return [
            {"criterion": name, "draft": sides[0].get(name), "in_force": sides[1].get(name)}
            for name in names
        ]


def _scores(trial: MeetingTrial | None) -> dict[str, dict[str, object]]:
    rows = trial.results.get("scores", []) if trial else []
    return {row["criterion"]: row for row in rows}


def tried_meetings(version: GuidelineVersion, pins: Sequence[PinnedMeeting]) -> list[TriedMeeting]:
    """Of each of `pins` what `version` and the version in force made."""
    terms, current = terms_of(version), version.guideline.current
    of_draft, of_current = _newest(version, pins), _newest(current, pins)
    return [
        TriedMeeting(pin, terms, of_draft.get(pin.summary_id), of_current.get(pin.summary_id))
        for pin in pins
    ]


def _newest(
    version: GuidelineVersion | None, pins: Sequence[PinnedMeeting]
) -> dict[UUID, MeetingTrial]:
    found = MeetingTrial.objects.filter(version=version, summary__in=[pin.summary for pin in pins])
    return {trial.summary_id: trial for trial in found.order_by("created_at", "-id")}


def _missing(
    version: GuidelineVersion, pins: Sequence[PinnedMeeting]
) -> list[tuple[GuidelineVersion, Terms, PinnedMeeting]]:
    """What has no trial yet as things are now."""
    wanted = [item for item in (version, version.guideline.current) if item]
    missing = []
    for item in wanted:
        terms = terms_of(item)
        known = {
            key
            for key, trial in _newest(item, pins).items()
            if _terms(trial) == terms and trial.status != JobStatus.FAILED
        }
        missing += [(item, terms, pin) for pin in pins if pin.summary_id not in known]
    return missing


def estimate_of(version: GuidelineVersion, pins: Sequence[PinnedMeeting]) -> CostEstimate:
    """What a request takes. Raises InvalidGuideline when the version cannot judge."""
    previews.require_judge(version)
    return sum(
        (of_writing(item, pin.summary.transcript) for item, _, pin in _missing(version, pins)),
        CostEstimate(),
    )


@transaction.atomic
def request(
    version: GuidelineVersion, pins: Sequence[PinnedMeeting], *, by: "User | None"
) -> list[MeetingTrial]:
    """Have workers write and judge a summary of every pinned meeting, under the draft and under
    the version in force; what was tried as it is now stays. Raises InvalidGuideline."""
    locked(version.guideline_id)
    # Whoever asks may have saved it since they read it.
    version = GuidelineVersion.objects.select_related("guideline").get(pk=version.pk)
    if not pins:
        raise refuse("meetings", [], _("pin a meeting first, up to three"))
    previews.require_judge(version)
    made = [
        MeetingTrial.objects.create(
            version=item,
            summary=pin.summary,
            content_sha256=content,
            writer_model=writer,
            judge_model=judge,
            asked_by=by,
        )
        for item, (content, writer, judge), pin in _missing(version, pins)
    ]
    if made:
        note = ", ".join(pin.summary.transcript.title for pin in pins)
        record(GuidelineAction.TRY, version.guideline, by=by, version=version, note=note)
    for trial in made:
        jobs.enqueue(trial)
    return made


def run(trial_id: UUID) -> None:
    """Write and judge as the trial asks, unless another worker does."""
    jobs.run(MeetingTrial, trial_id, _try)


def _try(trial: MeetingTrial) -> None:
    summary = Summary.objects.select_related("transcript").get(pk=trial.summary_id)
    if not summary.transcript.turns:
        raise Unscored("The transcript was disposed of. Pin another meeting.")
    with transaction.atomic():
        # Nobody saves the draft meanwhile: what is read is one text of it.
        locked(trial.version.guideline_id)
        version = GuidelineVersion.objects.select_related("guideline").get(pk=trial.version_id)
        if content_of(version).sha256 != trial.content_sha256:
            raise Unscored("The draft was changed before a worker came to it. Try it again.")
        groups = criteria_by_judge(version, trial.judge_model)
    masking = masking_for(summary, version)
    # A summary that is never stored: the writer reads transcript, version and models from it.
    written = Summary(
        pk=trial.pk,
        transcript=summary.transcript,
        guideline_version=version,
        writer_model=trial.writer_model,
        judge_model=trial.judge_model,
    )
    trial.text = draft(Assignment(written, None, [], masking))
    blank = judge_input_of(version, Attempt(summary=written), trial.pk, masking)
    judge_input = replace(blank, text=trial.text, model=trial.judge_model)
    trial.results = previews.results_of(previews.judgements_of(judge_input, groups))
