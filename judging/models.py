"""Evaluations with scores and findings, jobs that try guidelines and texts, events and ratings."""

import math
import uuid
from typing import Any

import pgtrigger
from countersign_judge.evidence_check import EVIDENCE_CHECK, FAILURE
from countersign_judge.judges.base import Mode
from countersign_judge.scores import format_score
from django.conf import settings
from django.db import models
from django.db.models import Q
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from accounts.constraints import (
    Refuse,
    Trigger,
    append_only,
    disposed_condition,
    immutable,
    is_sha256,
)
from judging.findings import Finding, decode_quotes, is_quoted, score_details
from llm.columns import choices_of
from summaries.corrected import read_transcript
from summaries.models import (
    Attempt,
    Criterion,
    Guideline,
    GuidelineVersion,
    Job,
    PausableJob,
    Summary,
)

# --- Evaluations ------------------------------------------------------------
# Verdicts on attempts. Their rows never change, and are deleted only with their summary.

_OF_ITS_EVALUATION = "(SELECT attempt_id FROM judging_evaluation WHERE id = OLD.evaluation_id)"


def _kept_triggers(attempt: str) -> list[Trigger]:
    """Rows never change, and are deleted only with the content of their summary.

    `attempt` is SQL for the id of the attempt that a row is a verdict on.
    """
    present = f"""EXISTS (
        SELECT FROM summaries_attempt a JOIN summaries_summary s ON s.id = a.summary_id
        WHERE a.id = {attempt} AND NOT {disposed_condition("s.id")}
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
    """A pass that may be luck is judged again; both verdicts are kept."""

    FIRST = "first", _("first")
    CONFIRMATION = "confirmation", _("second judgement")


class Evaluation(models.Model):
    """One judge's verdict on one attempt under one guideline version.

    `judge` is the method, `model` the model behind it ("offline" if none), `passed` the gate's
    result, null for the evidence check, which scores nothing. `seconds` is wall time; `cost` is in
    US dollars, null when unknown. `details` maps names of criteria to their method's counts
    (docs/judging.md has the shapes); for the evidence check, `failure` says why it has no verdicts.

    `finding_rows` makes `found`. `said` has, for each score, the key of its `criterion`, the
    `reason`, the `distribution`, which maps the scores "1" to "5" to their probabilities (empty for
    a single answer), `quoted`, the quotes that it rests on, `unfounded`, whether most of these
    are made up, and `read`, how much of the transcript the judge read.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    attempt = models.ForeignKey(Attempt, on_delete=models.CASCADE, related_name="evaluations")
    # The number of the transcript's newest correction that its judge read; 0 without one.
    corrections = models.PositiveIntegerField(db_default=0, editable=False)
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
    found = models.JSONField(default=list, blank=True)
    said = models.JSONField(default=list, blank=True)
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        # Both verdicts of one transaction have its time; the first sorts first.
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
                # A failed check may be repeated. Confirmations are stored with the first verdict.
                condition=Q(role="first")
                & (~Q(judge=EVIDENCE_CHECK) | ~Q(details__has_key=FAILURE)),
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
        triggers = _kept_triggers("OLD.attempt_id")

    def __str__(self) -> str:
        return f"{self.judge} on {self.attempt}"

    @property
    def offline(self) -> bool:
        return self.model == "offline"

    @property
    def findings(self) -> list[Finding]:
        """In the order of the text; those at one place in the order they were found."""
        return [Finding(evaluation=self, **row) for row in self.found]

    def quotes_of(self, quoted: list[Any]) -> list[dict[str, Any]]:
        """Reads the transcript only if one of them is in it."""
        if not is_quoted(quoted):
            return decode_quotes(quoted, [])
        return decode_quotes(
            quoted, read_transcript(self.attempt.summary.transcript, self.corrections)
        )

    @property
    def is_before_corrections(self) -> bool:
        """Whether the transcript was corrected after it: its judge read other turns."""
        transcript = self.attempt.summary.transcript
        return (
            self.corrections < transcript.last_correction
            and read_transcript(transcript, self.corrections) != transcript.corrected_turns
        )


class Score(models.Model):
    """A criterion's score, 1 to 5 and unrounded; its evaluation holds what it rests on.

    `answer` is the judge's answered integer, of samples the upper median; null for methods that
    answer none. `probability_below` is that of a score below the threshold, null when unknown. Rows
    of before 1.1 have neither. `spread` is half the width of the score's interval, null when
    unknown. `countersign_judge.pass_rule` says what passes.
    """

    evaluation = models.ForeignKey(
        Evaluation, on_delete=models.CASCADE, related_name="scores", db_index=False
    )
    criterion = models.ForeignKey(Criterion, on_delete=models.PROTECT)
    value = models.FloatField()
    answer = models.PositiveSmallIntegerField(null=True, blank=True)
    probability_below = models.FloatField(null=True, blank=True)
    mode = models.CharField(max_length=10, choices=choices_of(Mode))
    spread = models.FloatField(null=True, blank=True)

    class Meta:
        ordering = ["criterion__position"]
        constraints = [
            models.UniqueConstraint("evaluation", "criterion", name="score_once_per_criterion"),
            models.CheckConstraint(
                condition=Q(value__gte=1, value__lte=5), name="score_on_the_scale"
            ),
            models.CheckConstraint(
                condition=Q(answer__isnull=True) | Q(answer__gte=1, answer__lte=5),
                name="score_answer_on_the_scale",
            ),
            models.CheckConstraint(
                condition=Q(probability_below__isnull=True)
                | Q(probability_below__gte=0, probability_below__lte=1),
                name="score_probability_in_range",
            ),
            models.CheckConstraint(
                condition=Q(mode__in=list(map(str, Mode))), name="score_mode_known"
            ),
            models.CheckConstraint(
                # PostgreSQL sorts NaN above infinity, so one limit refuses both.
                condition=Q(spread__isnull=True) | Q(spread__gte=0, spread__lt=math.inf),
                name="score_spread_is_a_width",
            ),
        ]
        triggers = _kept_triggers(_OF_ITS_EVALUATION)

    def __str__(self) -> str:
        return f"{self.criterion}: {format_score(self.value)}"

    @property
    def unfounded(self) -> bool:
        """Whether most of the judge's quotes are made up, so that the value does not count."""
        return bool(self._details["unfounded"])

    @property
    def reason(self) -> str:
        return str(self._details["reason"])

    @property
    def distribution(self) -> dict[str, float]:
        return dict(self._details["distribution"])

    @property
    def quotes(self) -> list[dict[str, Any]]:
        return self.evaluation.quotes_of(self._details["quoted"])

    @property
    def read(self) -> dict[str, int] | None:
        """How many `turns` `of` the transcript it rests on, read in how many `parts`; None if
        unknown."""
        return self._details["read"] or None

    @property
    def _details(self) -> dict[str, Any]:
        return score_details(self.criterion_id, self.evaluation.said)


# --- Try-outs ---------------------------------------------------------------
# Guidelines and texts to try before they count.


class TryOut(PausableJob):
    """A guideline version tried on texts, without any effect on their summaries.

    `content_sha256` is that of the version's content when the try-out was requested. `judge_model`
    and `variant` (a wording) replace the version's unless empty; `writer_model` is empty where
    nothing is written. `estimate` has `expected` and `at_most`, each `{"calls": int,
    "prompt_tokens": int, "completion_tokens": int, "cost": str | null}`, in US dollars. `summary`
    is that of its one text; decided texts belong to many. Its `texts` are the progress and the
    result.
    """

    class Kind(models.TextChoices):
        # A stored attempt, judged once: a preview.
        STORED = "stored"
        # What an author has typed but not handed in, judged once.
        TYPED = "typed"
        # A summary of a pinned meeting, written and judged once.
        PINNED = "pinned"
        # Attempts that people decided on, judged as the gate does: a backtest.
        DECIDED = "decided"

    kind = models.CharField(max_length=10, choices=Kind)
    version = models.ForeignKey(GuidelineVersion, on_delete=models.PROTECT, related_name="try_outs")
    summary = models.ForeignKey(
        Summary, null=True, blank=True, on_delete=models.CASCADE, related_name="+"
    )
    content_sha256 = models.CharField(max_length=64)
    writer_model = models.CharField(max_length=200, blank=True)
    judge_model = models.CharField(max_length=200, blank=True)
    variant = models.CharField(max_length=40, blank=True)
    estimate = models.JSONField(default=dict)

    class Meta(Job.Meta):
        constraints = [
            *Job.Meta.constraints,
            models.CheckConstraint(
                condition=Q(kind="decided", summary__isnull=True)
                | Q(kind__in=["stored", "typed", "pinned"], summary__isnull=False),
                name="tryout_of_one_summary_unless_decided",
            ),
            models.CheckConstraint(condition=is_sha256("content_sha256"), name="tryout_is_hashed"),
        ]

    def __str__(self) -> str:
        return f"Try-out of {self.version}"

    @property
    def task(self) -> str:
        """Decided texts have their own task: they are many, and no person waits for them."""
        return "judging.backtest" if self.kind == self.Kind.DECIDED else "judging.try_out"

    @property
    def only(self) -> "TriedText":
        """The text of a one-text try-out."""
        return self.texts.all()[0]

    def outcome(self) -> dict[str, Any]:
        return {"waiting_for": ""}


class TriedText(models.Model):
    """One text of a try-out and, once it is done, its result or why there is none.

    If `text` is empty, `attempt` itself is judged. Otherwise `text` was typed to replace it or,
    without an attempt, written from the meeting. `decided` is, for a decided text, `{"people":
    records.outcomes.ReviewResult, "good": bool (what that says about it), "passed": bool (the
    verdict that people saw)}`, otherwise empty.

    `result`, empty until done, is `{"passed": bool, "models": [str], "prompt_tokens": int,
    "completion_tokens": int, "cost": str | null, "seconds": float, "findings": [as
    `SentenceFinding.stored` has them, with offsets in the text], "marks": {Mark: int} (how many
    findings make it), "unchecked": str (why the evidence check has no verdicts), "scores":
    [{"criterion": str, "value": float, "answer": int | null, "probability_below": float | null,
    "threshold": float, "blocking": bool, "reaches": bool, "unfounded": bool, "mode": str,
    "spread": float | null, "reason": str, "distribution": {str: float}, "quotes": [dict], "read":
    {"turns": int, "of": int, "parts": int} | null}]}`; a decided text has only what
    `judging.tryouts.reduce_to_figures` keeps. Results of before 1.1 have no answers.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    try_out = models.ForeignKey(
        TryOut, on_delete=models.CASCADE, related_name="texts", db_index=False
    )
    position = models.PositiveIntegerField(default=0)
    attempt = models.ForeignKey(
        Attempt, null=True, blank=True, on_delete=models.CASCADE, related_name="tried"
    )
    text = models.TextField(blank=True)
    decided = models.JSONField(default=dict, blank=True)
    done_at = models.DateTimeField(null=True, blank=True)
    failure = models.TextField(blank=True)
    result = models.JSONField(default=dict, blank=True)

    class Meta:
        ordering = ["position"]
        constraints = [
            models.UniqueConstraint("try_out", "attempt", name="tried_text_once"),
            models.CheckConstraint(
                condition=Q(done_at__isnull=True, result={}, failure="")
                | Q(done_at__isnull=False, failure="") & ~Q(result={})
                | Q(done_at__isnull=False, result={}) & ~Q(failure=""),
                name="tried_text_ends_once",
            ),
            models.CheckConstraint(
                condition=Q(attempt__isnull=False) | Q(done_at__isnull=True) | ~Q(text=""),
                name="tried_text_says_something",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.try_out}: {self.position}"

    @property
    def meeting(self) -> Summary:
        """The summary that has its transcript."""
        found = self.attempt.summary if self.attempt else self.try_out.summary
        assert found is not None  # noqa: S101 (the database holds it)
        return found


class StepsJob(Job):
    """Evaluation steps that the judge's model writes for the criterion of a draft."""

    task = "judging.steps"

    version = models.ForeignKey(GuidelineVersion, on_delete=models.PROTECT)
    criterion_name = models.CharField(max_length=80)

    def __str__(self) -> str:
        return f"Steps for {self.criterion_name}"


class PinnedMeeting(models.Model):
    """A meeting for trying every draft of a guideline; it stays until it is unpinned.

    `summary` names it: its transcript is read, and nothing in it changes.
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


# --- Evidence searches ------------------------------------------------------
# Evidence for texts that no judge has read.


class EvidenceSearch(Job):
    """A search for evidence for a text without a score or with a failed check. The result is stored
    as the text's evaluation by the evidence check."""

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
    DRAFT = "draft", _("created a draft")
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
    UNARCHIVE = "unarchive", _("unarchived it")
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
# People's own scores, for comparison with the judges'.


class Rating(models.Model):
    """A person's own score, 1 to 5, for one criterion of an attempt.

    `blind` means that they gave it before seeing the judge's scores (see `judging.blind`).
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
        triggers = append_only()

    def __str__(self) -> str:
        return f"{self.reviewer} on {self.criterion}: {self.value}"
