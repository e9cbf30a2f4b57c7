"""Labels: a judge's scores of a text by criterion, and people's opinions of the same text.

They are exported as JSON Lines and serve as examples for a student.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from statistics import fmean
from typing import Any
from uuid import UUID

from countersign_judge.pass_rule import deciding_number, highest_threshold
from countersign_judge.student.model import Example
from django.db.models import Exists, F, OuterRef, Q, QuerySet
from django.db.models.functions import Coalesce
from django.utils.crypto import salted_hmac

from judging.models import EvaluationRole, Rating, Score
from records.outcomes import ReviewOutcome, review_outcomes
from summaries.models import Attempt

_CHUNK = 500
_SALT = "countersign.labels"


@dataclass(frozen=True)
class LabelledScore:
    """The judge's first score of one criterion of a text, with the threshold that it had to reach.

    `own_threshold`: the threshold is the criterion's, not the version's.
    """

    attempt: UUID
    criterion: str
    blocking: bool
    threshold: float
    own_threshold: bool
    judge: str
    model: str
    wording: str
    score: float
    answer: int | None
    probability_below: float | None
    spread: float | None

    @property
    def highest_threshold(self) -> float:
        """The highest threshold that the score reaches."""
        return highest_threshold([deciding_number(self.score, self.answer)])


@dataclass(frozen=True)
class Label:
    """One criterion of one text, and people's ratings of it; `outcome` is None until a person
    decides on the text."""

    text: Attempt
    judged: LabelledScore
    outcome: ReviewOutcome | None
    ratings: list[Rating]


def iterate_labels(texts: QuerySet[Attempt]) -> Iterator[Label]:
    """Labels of the `texts` that a judge read and a person decided on, edited or rated.

    By case and attempt; the same rows give the same labels in the same order.
    """
    outcomes = {outcome.attempt: outcome for outcome in review_outcomes(texts)}
    rated = Rating.objects.filter(attempt=OuterRef("pk"))
    keys = {*outcomes, *texts.filter(Exists(rated)).values_list("pk", flat=True)}
    read = Attempt.objects.select_related(
        "summary__transcript", "summary__guideline_version__guideline"
    )
    for some in _read_in_chunks(read, keys, "summary__created_at", "summary", "number"):
        scores = find_first_scores(Attempt.objects.filter(pk__in=[text.pk for text in some]))
        ratings: dict[tuple[UUID, str], list[Rating]] = {}
        found = Rating.objects.filter(attempt__in=some).select_related("criterion")
        for given in found.order_by("created_at", "pk"):
            ratings.setdefault((given.attempt_id, given.criterion.name), []).append(given)
        for text in some:
            for judged in scores.get(text.pk, []):
                given_here = ratings.get((text.pk, judged.criterion), [])
                yield Label(text, judged, outcomes.get(text.pk), given_here)


def _read_in_chunks(
    texts: QuerySet[Attempt], keys: Iterable[UUID], *order: str
) -> Iterator[list[Attempt]]:
    """The `keys` in an order, in chunks: all their transcripts at once are too much."""
    ordered = Attempt.objects.filter(pk__in=keys).order_by(*order).values_list("pk", flat=True)
    wanted = list(ordered)
    for at in range(0, len(wanted), _CHUNK):
        yield list(texts.filter(pk__in=wanted[at : at + _CHUNK]).order_by(*order))


def find_first_scores(texts: QuerySet[Attempt]) -> dict[UUID, list[LabelledScore]]:
    """By attempt, in the order of the criteria; under the case's own guideline version."""
    found: Any = (
        Score.objects.filter(
            evaluation__attempt__in=texts.order_by().values("pk"),
            evaluation__role=EvaluationRole.FIRST,
            evaluation__guideline_version=F("evaluation__attempt__summary__guideline_version"),
        )
        .order_by("evaluation__created_at", "criterion__position", "pk")
        .values(
            "answer",
            "probability_below",
            "spread",
            score=F("value"),
            attempt=F("evaluation__attempt"),
            name=F("criterion__name"),
            blocking=F("criterion__blocking"),
            threshold=Coalesce("criterion__threshold", "criterion__guideline_version__threshold"),
            own_threshold=Q(criterion__threshold__isnull=False),
            judge=F("evaluation__judge"),
            model=F("evaluation__model"),
            wording=F("evaluation__prompt_version"),
        )
    )
    rows: dict[UUID, list[LabelledScore]] = {}
    for row in found.iterator(chunk_size=2000):
        score = LabelledScore(criterion=row.pop("name"), **row)
        rows.setdefault(score.attempt, []).append(score)
    return rows


def make_pseudonym(user: int) -> str:
    """A person's twelve hexadecimal digits, the same in every export of an installation.

    Keyed by its secret, so that no one else finds the person by trying all numbers.
    """
    return salted_hmac(_SALT, str(user), algorithm="sha256").hexdigest()[:12]


# --- Exporting --------------------------------------------------------------
# Labels as JSON Lines: for analysis, or with their texts in the form that `metaeval` reads.

# metaeval finds people's decisions under this name, next to the criteria they rated.
DECIDED = "decision"
_GOOD, _BAD = 5, 1


def format_json_lines(labels: Iterable[Label]) -> Iterator[str]:
    """One object a line, for one criterion of one text: docs/labels-schema.json. No texts."""
    for label in labels:
        summary, judged, outcome = label.text.summary, label.judged, label.outcome
        version = summary.guideline_version
        yield _format_json_line(
            {
                "summary": str(summary.pk),
                "transcript": str(summary.transcript_id),
                "attempt": str(label.text.pk),
                "attempt_number": label.text.number,
                "origin": label.text.origin,
                "writer_model": label.text.model,
                "guideline": version.guideline.name,
                "guideline_version": version.number,
                "criterion": judged.criterion,
                "blocking": judged.blocking,
                "threshold": judged.threshold,
                "judge": judged.judge,
                "judge_model": judged.model,
                "wording": judged.wording,
                "score": judged.score,
                "answer": judged.answer,
                "probability_below": judged.probability_below,
                "spread": judged.spread,
                "passed": outcome and outcome.passed,
                "decision": outcome and str(outcome.result),
                "good": outcome and outcome.good,
                "category": outcome.category if outcome else "",
                "edited_share": outcome and round(outcome.edited_share, 6),
                "reviewer": outcome and make_pseudonym(outcome.reviewer),
                "decided_at": outcome and outcome.at.isoformat(),
                "ratings": [
                    {
                        "reviewer": make_pseudonym(given.reviewer_id),
                        "value": given.value,
                        "blind": given.blind,
                        "at": given.created_at.isoformat(),
                    }
                    for given in label.ratings
                ],
            }
        )


def format_metaeval_lines(labels: Iterable[Label]) -> Iterator[str]:
    """One text a line with its source, as the authors of G-Eval keep SummEval.

    `scores` holds the mean blind rating by criterion and, under `decision`, 5 for a text that
    people kept and 1 for one that they did not. Texts with neither are left out.
    """
    for _, of_text in groupby(labels, key=lambda label: label.text.pk):
        scores: dict[str, float] = {}
        for label in of_text:
            blind = [given.value for given in label.ratings if given.blind]
            if blind:
                scores[label.judged.criterion] = fmean(blind)
        if label.outcome:
            scores[DECIDED] = _GOOD if label.outcome.good else _BAD
        text, transcript = label.text, label.text.summary.transcript
        said = (
            f"{turn['speaker'] or 'Unknown'}: {turn['text']}" for turn in transcript.corrected_turns
        )
        if scores:
            yield _format_json_line(
                {
                    "doc_id": str(transcript.pk),
                    "system_id": text.model or str(text.origin),
                    "source": "\n".join(" ".join(line.split()) for line in said),
                    "system_output": text.text,
                    "scores": scores,
                }
            )


def _format_json_line(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False) + "\n"


# --- Training ---------------------------------------------------------------


def find_decision_examples(criterion: str) -> dict[UUID, Example]:
    """People's decisions on texts that the criterion judged, by attempt id, as examples for a
    student.

    A text that a person had to change materially is a bad example; their version, once approved,
    is a good one.
    """
    texts = Attempt.objects.filter(summary__guideline_version__criteria__name__iexact=criterion)
    good = {outcome.attempt: outcome.good for outcome in review_outcomes(texts)}
    examples = {}
    for some in _read_in_chunks(Attempt.objects.select_related("summary__transcript"), good, "pk"):
        for text in some:
            spoken = text.summary.transcript
            about = str(spoken.pk), spoken.corrected_turns, text.text
            examples[text.pk] = Example(*about, good[text.pk], "reviewers")
    return examples
