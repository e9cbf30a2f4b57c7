"""Evaluations with scores and findings, jobs that try guidelines and texts, events and ratings."""

import math
import uuid
from collections.abc import Iterable
from typing import Any

import pgtrigger
from django.conf import settings
from django.db import models
from django.db.models import Q
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from accounts.constraints import Refuse, Trigger, append_only, disposed, immutable, is_sha256
from llm.columns import PlainJSONField
from summaries.models import Attempt, Criterion, Guideline, GuidelineVersion, Job, Summary
from summaries.texts import score_text

# --- Evaluations ------------------------------------------------------------
# Verdicts on attempts. Rows of a verdict never change, and go with their summary alone.

# The judge of an evaluation that holds evidence for every sentence and no score.
EVIDENCE_CHECK = "evidence"
# The key of its details that says why it has no verdicts.
FAILURE = "failure"

_OF_ITS_EVALUATION = "(SELECT attempt_id FROM judging_evaluation WHERE id = OLD.evaluation_id)"


def _kept(attempt: str) -> list[Trigger]:
    """Rows never change, and are deleted only with the content of their summary.

    `attempt` is SQL for the id of the attempt that a row is a verdict on.
    """
    present = f"""EXISTS (
        SELECT FROM summaries_attempt a JOIN summaries_summary s ON s.id = a.summary_id
        WHERE a.id = {attempt} AND NOT {disposed("s.id")} AND s.drill_for_id IS NULL
        AND NOT EXISTS (
            SELECT FROM summaries_deletion d WHERE d.transcript_id = s.transcript_id
        )
    )"""  # noqa: S608 (names of columns)
    return [
        immutable(),
        Refuse(
            "stays",
            pgtrigger.Delete,
            because="verdicts stay with their text",
            unless=f"NOT {present}",
        ),
    ]


class EvaluationRole(models.TextChoices):
    """A pass that may be luck is judged a second time; both verdicts are kept."""

    FIRST = "first", _("first")
    CONFIRMATION = "confirmation", _("confirmation")


class Evaluation(models.Model):
    """One judge's verdict on one attempt under one guideline version.

    `judge` is the method, `model` the model behind it ("offline" when there is none), `passed`
    what the gate made of it, null for the evidence check, which scores nothing. `seconds` is wall
    time; `cost` in US dollars, null when unknown. `details` maps names of criteria to what their
    method counted (docs/judges.md has the shapes); of the evidence check `failure` says why it has
    no verdicts.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    attempt = models.ForeignKey(Attempt, on_delete=models.CASCADE, related_name="evaluations")
    guideline_version = models.ForeignKey(GuidelineVersion, on_delete=models.PROTECT)
    role = models.CharField(max_length=12, choices=EvaluationRole, default=EvaluationRole.FIRST)
    judge = models.CharField(max_length=40)
    model = models.CharField(max_length=200)
    prompt_version = models.CharField(max_length=40, blank=True)
    passed = models.BooleanField(null=True)
    prompt_tokens = models.PositiveIntegerField(default=0)
    completion_tokens = models.PositiveIntegerField(default=0)
    cost = models.DecimalField(max_digits=12, decimal_places=6, null=True, blank=True)
    seconds = models.FloatField()
    details = models.JSONField(default=dict, blank=True)
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        # Both verdicts of one transaction bear its time: the first stands first.
        ordering = ["created_at", "-role", "judge"]
        indexes = [
            models.Index("attempt", condition=Q(passed=False), name="evaluation_that_stopped")
        ]
        constraints = [
            models.UniqueConstraint(
                "attempt",
                "judge",
                "guideline_version",
                "role",
                # A check that failed may be asked for again.
                condition=~Q(judge=EVIDENCE_CHECK) | ~Q(details__has_key=FAILURE),
                name="evaluation_once_per_judge",
            ),
            models.CheckConstraint(
                condition=Q(role__in=EvaluationRole.values), name="evaluation_role_known"
            ),
            models.CheckConstraint(condition=Q(seconds__gte=0), name="evaluation_took_time"),
            models.CheckConstraint(
                condition=Q(judge=EVIDENCE_CHECK, passed__isnull=True)
                | (~Q(judge=EVIDENCE_CHECK) & Q(passed__isnull=False)),
                name="evaluation_by_evidence_check_passes_nothing",
            ),
        ]
        triggers = _kept("OLD.attempt_id")

    def __str__(self) -> str:
        return f"{self.judge} on {self.attempt}"

    @property
    def offline(self) -> bool:
        return self.model == "offline"


class Mode(models.TextChoices):
    """How a number came out of a judge."""

    LOGPROBS = "logprobs", _("weighted by token probabilities")
    SAMPLES = "samples", _("mean of samples")
    SINGLE = "single", _("one greedy answer")
    COUNTED = "counted", _("counted verdicts on claims and questions")
    MEASURED = "measured", _("measured overlap, no language model")
    CHECKED = "checked", _("checked against rules, no language model")
    PREDICTED = "predicted", _("predicted by a classifier that runs here")


def quotes_of(quoted: list[Any], turns: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What `Quoting.quoted` stands for in these turns."""
    return [
        _quote(turns, *each) if isinstance(each, list) else {"quote": each, **_NOWHERE}
        for each in quoted
    ]


def _quote(turns: list[dict[str, Any]], turn: int, start: int, end: int) -> dict[str, Any]:
    try:
        words = turns[turn]["text"][start:end]
    except (LookupError, TypeError):
        # Not the turns that were quoted, which verification tells of.
        words = ""
    return {"quote": words, "turn": turn, "start": start, "end": end}


def quoted(quotes: Iterable[dict[str, Any]]) -> list[Any]:
    """These, as `Quoting.quoted` keeps them."""
    return [
        item["quote"] if item["turn"] is None else [item["turn"], item["start"], item["end"]]
        for item in quotes
    ]


_NOWHERE = {"turn": None, "start": None, "end": None}


class Quoting(models.Model):
    """Rests on quotes, each `{"quote": str, "turn": int | null, "start": int | null,
    "end": int | null}`; one whose turn is null is not in the transcript.

    `quoted` is a list of `[turn, start, end]`, so that a quote is what stands there, character by
    character: readers trust it without looking it up. Of what is not in the transcript it has the
    words.
    """

    quoted = PlainJSONField(default=list, blank=True)

    class Meta:
        abstract = True

    @property
    def quotes(self) -> list[dict[str, Any]]:
        if not hasattr(self, "_quotes"):
            self._quotes = quotes_of(self.quoted, self._turns() if self.is_quoted else [])
        return self._quotes

    @quotes.setter
    def quotes(self, quotes: Iterable[dict[str, Any]]) -> None:
        self._quotes = list(quotes)
        self.quoted = quoted(self._quotes)

    @property
    def is_quoted(self) -> bool:
        """Whether a quote is in the transcript."""
        return any(isinstance(each, list) for each in self.quoted)

    def _turns(self) -> list[dict[str, Any]]:
        evaluation: Evaluation = self.evaluation  # type: ignore[attr-defined]
        turns: list[dict[str, Any]] = evaluation.attempt.summary.transcript.turns
        return turns


class Score(Quoting):
    """A criterion's score, 1 to 5 and unrounded.

    `distribution` maps the scores "1" to "5" to their probabilities (empty when only one answer
    was seen). `spread` is half the width of the score's interval, null when nothing tells it.
    """

    evaluation = models.ForeignKey(
        Evaluation, on_delete=models.CASCADE, related_name="scores", db_index=False
    )
    criterion = models.ForeignKey(Criterion, on_delete=models.PROTECT)
    value = models.FloatField()
    mode = models.CharField(max_length=10, choices=Mode)
    distribution = PlainJSONField(default=dict, blank=True)
    spread = models.FloatField(null=True, blank=True)
    reason = models.TextField()

    class Meta:
        ordering = ["criterion__position"]
        constraints = [
            models.UniqueConstraint("evaluation", "criterion", name="score_once_per_criterion"),
            models.CheckConstraint(
                condition=Q(value__gte=1, value__lte=5), name="score_on_the_scale"
            ),
            models.CheckConstraint(condition=Q(mode__in=Mode.values), name="score_mode_known"),
            models.CheckConstraint(
                # To PostgreSQL NaN is more than infinity, so one limit refuses both.
                condition=Q(spread__isnull=True) | Q(spread__gte=0, spread__lt=math.inf),
                name="score_spread_is_a_width",
            ),
        ]
        triggers = _kept(_OF_ITS_EVALUATION)

    def __str__(self) -> str:
        return f"{self.criterion}: {score_text(self.value)}"

    @property
    def reaches(self) -> bool:
        return self.value >= self.criterion.effective_threshold


class Relation(models.TextChoices):
    """What the transcript says about a sentence of the summary."""

    SUPPORTED = "supported", _("supported")
    INFERRED = "inferred", _("inferred")
    NOT_MENTIONED = "not mentioned", _("not mentioned")
    CONTRADICTED = "contradicted", _("contradicted")
    RULE = "rule", _("breaks a rule")
    SIMILAR = "similar", _("found by word similarity")


class Mark(models.TextChoices):
    """What a reviewer is told of a sentence."""

    SUPPORTED = "supported", _("supported")
    CHECK = "check", _("check this")
    WRONG = "wrong", _("wrong")


# A verdict that its own judge holds for less likely than not says no more than to look.
_LIKELY = 0.5


def mark_of(relation: str, *, quoted: bool, probability: float | None) -> Mark | None:
    """The mark that a verdict makes; None for word similarity, which judges nothing.

    Wrong is only what a judge calls contradicted and shows the words for (`quoted`): words that
    code found in the transcript. Supported is only what a judge says so of in as many words.
    """
    likely = probability is None or probability >= _LIKELY
    if relation == Relation.SIMILAR:
        return None
    if relation == Relation.CONTRADICTED and quoted and likely:
        return Mark.WRONG
    return Mark.SUPPORTED if relation == Relation.SUPPORTED and likely else Mark.CHECK


# Who found turns that have words in common with a sentence. It judges nothing.
SIMILARITY = "similarity"


class Finding(Quoting):
    """A sentence of the attempt (`start` to `end` in its text) and what `found_by` says of it.

    `found_by` is a model's full name, the name of a checkpoint, "student:NAME", a judge that asks
    no model ("lexical", "rules"), or SIMILARITY, whose only relation is `similar`. `turns` are
    indices into the transcript's turns, the best first. `probability` is that of a model's verdict
    among yes, no and idk, null when its server did not tell.
    """

    evaluation = models.ForeignKey(Evaluation, on_delete=models.CASCADE, related_name="findings")
    start = models.PositiveIntegerField()
    end = models.PositiveIntegerField()
    relation = models.CharField(max_length=15, choices=Relation)
    turns = PlainJSONField(default=list, blank=True)
    reason = models.TextField(blank=True)
    found_by = models.CharField(max_length=200)
    probability = models.FloatField(null=True, blank=True)

    class Meta:
        ordering = ["start", "id"]
        constraints = [
            models.CheckConstraint(
                condition=Q(end__gt=models.F("start")), name="finding_covers_text"
            ),
            models.CheckConstraint(
                condition=Q(relation__in=Relation.values), name="finding_relation_known"
            ),
            models.CheckConstraint(
                condition=Q(found_by=SIMILARITY, relation=Relation.SIMILAR)
                | (~Q(found_by__in=["", SIMILARITY]) & ~Q(relation=Relation.SIMILAR)),
                name="finding_by_similarity_judges_nothing",
            ),
            models.CheckConstraint(
                condition=Q(probability__isnull=True) | Q(probability__gte=0, probability__lte=1),
                name="finding_probability_is_a_share",
            ),
        ]
        triggers = _kept(_OF_ITS_EVALUATION)

    def __str__(self) -> str:
        return f"{self.relation}: {self.start} to {self.end}"

    @property
    def text(self) -> str:
        return self.evaluation.attempt.text[self.start : self.end]

    @property
    def mark(self) -> Mark | None:
        return mark_of(self.relation, quoted=self.is_quoted, probability=self.probability)


# --- Previews and trials ----------------------------------------------------
# Guidelines and texts that are tried before they count.


class Preview(Job):
    """A guideline version tried on a stored attempt; the attempt's summary knows nothing of it.

    `estimate` is `{"calls": int, "prompt_tokens": int, "completion_tokens": int,
    "cost": str | null}`, at most and in US dollars. `results`, empty until done, is
    `{"passed": bool, "models": [str], "prompt_tokens": int, "completion_tokens": int,
    "cost": str | null, "seconds": float, "findings": [rows of Finding],
    "marks": {Mark: int} (how many findings make it), "unchecked": str
    (why the evidence check has no verdicts), "scores": [{"criterion": str, "value": float,
    "threshold": float, "blocking": bool, "reaches": bool, "mode": str, "spread": float | null,
    "reason": str, "distribution": {str: float}, "quotes": [as in Score]}]}`.
    """

    task = "judging.preview"

    version = models.ForeignKey(GuidelineVersion, on_delete=models.PROTECT)
    attempt = models.ForeignKey(Attempt, on_delete=models.CASCADE, related_name="previews")
    estimate = models.JSONField(default=dict)
    results = models.JSONField(default=dict, blank=True)

    def __str__(self) -> str:
        return f"Preview of {self.version}"

    def outcome(self) -> dict[str, Any]:
        return {"results": self.results}


class StepsJob(Job):
    """Evaluation steps that the judge's model writes for the criterion of a draft."""

    task = "judging.steps"

    version = models.ForeignKey(GuidelineVersion, on_delete=models.PROTECT)
    criterion_name = models.CharField(max_length=80)

    def __str__(self) -> str:
        return f"Steps for {self.criterion_name}"


class Trial(Job):
    """A text that its author has judged before handing it in again. It decides nothing.

    `attempt` is the text that came back and that this one is made of. `results` is that of a
    Preview; the offsets of its findings are in `text`.
    """

    task = "judging.trial"

    attempt = models.ForeignKey(Attempt, on_delete=models.CASCADE, related_name="trials")
    text = models.TextField()
    sha256 = models.CharField(max_length=64)
    results = models.JSONField(default=dict, blank=True)

    class Meta(Job.Meta):
        constraints = [
            *Job.Meta.constraints,
            models.CheckConstraint(condition=~Q(text=""), name="trial_has_text"),
            models.CheckConstraint(condition=is_sha256("sha256"), name="trial_is_hashed"),
        ]

    def __str__(self) -> str:
        return f"Trial on {self.attempt}"

    def outcome(self) -> dict[str, Any]:
        return {"results": self.results}


class PinnedMeeting(models.Model):
    """A meeting on which every draft of a guideline is tried; it stays until somebody unpins it.

    `summary` names it: its transcript is read, and nothing of it changes.
    """

    MOST = 3

    guideline = models.ForeignKey(
        Guideline, on_delete=models.PROTECT, related_name="pinned_meetings", db_index=False
    )
    summary = models.ForeignKey(Summary, on_delete=models.CASCADE, related_name="+")
    position = models.PositiveSmallIntegerField()

    class Meta:
        ordering = ["position"]
        constraints = [
            models.UniqueConstraint("guideline", "position", name="pinned_once_per_position"),
            models.UniqueConstraint("guideline", "summary", name="pinned_meeting_once"),
            models.CheckConstraint(
                condition=Q(position__gte=1, position__lte=3), name="pinned_position_in_range"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.guideline}: {self.summary}"


class MeetingTrial(Job):
    """A summary that a guideline version has written of a pinned meeting, and its scores.

    It is nobody's summary. `content_sha256` and the models are those of the moment at which it was
    asked for. `text` is empty until done; `results` is that of a Preview, the offsets of its
    findings are in `text`.
    """

    task = "judging.try_meeting"

    version = models.ForeignKey(
        GuidelineVersion, on_delete=models.PROTECT, related_name="meeting_trials"
    )
    summary = models.ForeignKey(Summary, on_delete=models.CASCADE, related_name="+")
    content_sha256 = models.CharField(max_length=64)
    writer_model = models.CharField(max_length=200)
    judge_model = models.CharField(max_length=200)
    text = models.TextField(blank=True)
    results = models.JSONField(default=dict, blank=True)

    class Meta(Job.Meta):
        constraints = [
            *Job.Meta.constraints,
            models.CheckConstraint(
                condition=is_sha256("content_sha256"), name="meeting_trial_is_hashed"
            ),
            models.CheckConstraint(
                condition=Q(status="done") & ~Q(text="") | ~Q(status="done") & Q(text=""),
                name="meeting_trial_is_whole_when_done",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.version} tried on {self.summary}"

    def outcome(self) -> dict[str, Any]:
        return {"text": self.text, "results": self.results}


# --- Evidence searches ------------------------------------------------------
# Evidence for texts that no judge has read.


class EvidenceSearch(Job):
    """Looks for evidence for a text that no judge has scored or whose check failed, and stores it
    as its evaluation by the evidence check."""

    task = "judging.evidence"

    attempt = models.OneToOneField(
        Attempt, on_delete=models.CASCADE, related_name="evidence_search"
    )

    def __str__(self) -> str:
        return f"Evidence of {self.attempt}"


# --- Guideline events -------------------------------------------------------


class GuidelineAction(models.TextChoices):
    CREATE = "create", _("created the guideline")
    RENAME = "rename", _("renamed it")
    DRAFT = "draft", _("began a draft")
    EDIT = "edit", _("edited the draft")
    DISCARD = "discard", _("discarded the draft")
    ADD = "add", _("added a criterion")
    STEPS = "steps", _("had evaluation steps written")
    PREVIEW = "preview", _("previewed it")
    PIN = "pin", _("pinned a meeting")
    UNPIN = "unpin", _("unpinned a meeting")
    TRY = "try", _("tried it on pinned meetings")
    BACKTEST = "backtest", _("tried it on decided cases")
    PUBLISH = "publish", _("published it")
    ROLL_BACK = "roll_back", _("rolled back to an earlier version")
    ARCHIVE = "archive", _("archived it")
    UNARCHIVE = "unarchive", _("took it out of the archive")
    MAKE_DEFAULT = "make_default", _("made it the default")


class GuidelineEvent(models.Model):
    """Who changed a guideline, when and why.

    `actor` is null for the command line.
    """

    guideline = models.ForeignKey(Guideline, on_delete=models.PROTECT, related_name="events")
    version = models.ForeignKey(GuidelineVersion, null=True, blank=True, on_delete=models.PROTECT)
    action = models.CharField(max_length=20, choices=GuidelineAction)
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT
    )
    note = models.TextField(blank=True)
    at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["-at", "-id"]
        constraints = [
            models.CheckConstraint(
                condition=Q(action__in=GuidelineAction.values), name="guideline_action_known"
            ),
        ]
        triggers = append_only()

    def __str__(self) -> str:
        return f"{self.guideline}: {self.action}"


# --- Ratings ----------------------------------------------------------------
# People's own scores, with which those of the judges are compared.


class Rating(models.Model):
    """A person's own score, 1 to 5, for one criterion of an attempt.

    `blind` says that they gave it before the judge's scores showed (see `judging.blind`).
    """

    attempt = models.ForeignKey(
        Attempt, on_delete=models.PROTECT, related_name="ratings", db_index=False
    )
    reviewer = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT)
    criterion = models.ForeignKey(Criterion, on_delete=models.PROTECT)
    value = models.PositiveSmallIntegerField()
    blind = models.BooleanField(default=True)
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["created_at", "id"]
        constraints = [
            models.UniqueConstraint(
                "attempt", "reviewer", "criterion", name="rating_once_per_criterion"
            ),
            models.CheckConstraint(
                condition=Q(value__gte=1, value__lte=5), name="rating_on_the_scale"
            ),
        ]
        triggers = append_only(
            unless="""TG_OP = 'DELETE' AND EXISTS (
                SELECT FROM summaries_attempt a JOIN summaries_summary s ON s.id = a.summary_id
                WHERE a.id = OLD.attempt_id AND s.drill_for_id IS NOT NULL
            )"""
        )

    def __str__(self) -> str:
        return f"{self.reviewer} on {self.criterion}: {self.value}"
