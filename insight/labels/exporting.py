"""Labels as JSON Lines: for analysis, or with their texts in the form that `metaeval` reads."""

import json
from collections.abc import Iterable, Iterator
from itertools import groupby
from statistics import fmean
from typing import Any
from uuid import UUID

from insight.labels.rows import Given, Label, pseudonym
from measuring.student.training import Example
from records.outcomes import decided
from summaries.models import Attempt

# Under this name metaeval finds what people decided, beside the criteria that they rated.
DECIDED = "decision"
_GOOD, _BAD = 5, 1


def json_lines(labels: Iterable[Label]) -> Iterator[str]:
    """An object a line, one criterion of one text each: docs/labels-schema.json. No texts."""
    for label in labels:
        yield _line(row_of(label))


def row_of(label: Label) -> dict[str, Any]:
    case, said = label.text.summary, label.judged
    version = case.guideline_version
    return {
        "case": str(case.pk),
        "transcript": str(case.transcript_id),
        "attempt": str(label.text.pk),
        "attempt_number": label.text.number,
        "origin": label.text.origin,
        "writer_model": label.text.model,
        "guideline": version.guideline.name,
        "guideline_version": version.number,
        "criterion": said.criterion,
        "blocking": said.blocking,
        "bar": said.bar,
        "judge": said.judge,
        "judge_model": said.model,
        "wording": said.wording,
        "score": said.score,
        "spread": said.spread,
        **_decision(label),
        "ratings": [_rating(given) for given in label.ratings],
    }


def _decision(label: Label) -> dict[str, Any]:
    found = label.outcome
    return {
        "passed": found.passed if found else None,
        "decision": str(found.fate) if found else None,
        "good": found.good if found else None,
        "category": found.category if found else "",
        "edited_share": round(found.edited_share, 6) if found else None,
        "reviewer": pseudonym(found.reviewer) if found else None,
        "decided_at": found.at.isoformat() if found else None,
    }


def _rating(given: Given) -> dict[str, Any]:
    return {
        "reviewer": pseudonym(given.reviewer),
        "value": given.value,
        "blind": given.blind,
        "at": given.at.isoformat(),
    }


def metaeval_lines(labels: Iterable[Label]) -> Iterator[str]:
    """A text a line with its source, as the authors of G-Eval keep SummEval.

    `scores` holds the mean blind rating by criterion and, under `decision`, 5 for a text that
    people let stand and 1 for one that they did not. Texts with neither are left out.
    """
    for _, of_text in groupby(labels, key=lambda label: label.text.pk):
        together = list(of_text)
        scores = _scores(together)
        if scores:
            yield _line(_item(together[0].text, scores))


def _scores(labels: list[Label]) -> dict[str, float]:
    blind = {
        label.judged.criterion: [given.value for given in label.ratings if given.blind]
        for label in labels
    }
    scores = {name: fmean(values) for name, values in blind.items() if values}
    outcome = labels[0].outcome
    if outcome is not None:
        scores[DECIDED] = _GOOD if outcome.good else _BAD
    return scores


def _item(text: Attempt, scores: dict[str, float]) -> dict[str, Any]:
    transcript = text.summary.transcript
    said = (f"{turn['speaker'] or 'Unknown'}: {turn['text']}" for turn in transcript.turns)
    return {
        "doc_id": str(transcript.pk),
        "system_id": text.model or str(text.origin),
        "source": "\n".join(" ".join(line.split()) for line in said),
        "system_output": text.text,
        "scores": scores,
    }


def _line(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False) + "\n"


# --- Training ---------------------------------------------------------------
# People's decisions as examples for a student: what stood is good, the rest is not.

_CHUNK = 500


def of_decisions(criterion: str) -> dict[UUID, Example]:
    """What people decided on each text judged by the criterion, by the attempt's id.

    A text that a person had to change materially is no good one; what they made of it is, once
    they approved it.
    """
    texts = Attempt.objects.filter(summary__guideline_version__criteria__name__iexact=criterion)
    good = {outcome.attempt: outcome.good for outcome in decided(texts)}
    return {attempt.pk: _example(attempt, good[attempt.pk]) for attempt in _read(list(good))}


def _read(keys: list[UUID]) -> Iterator[Attempt]:
    for at in range(0, len(keys), _CHUNK):
        found = Attempt.objects.filter(pk__in=keys[at : at + _CHUNK])
        yield from found.select_related("summary__transcript").order_by("pk")


def _example(attempt: Attempt, good: bool) -> Example:
    transcript = attempt.summary.transcript
    return Example(str(transcript.pk), transcript.turns, attempt.text, good, "reviewers")
