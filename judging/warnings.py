"""Warnings: what judges, the evidence check and the letters themselves hold against a text."""

from collections.abc import Iterable, Iterator

from django.utils.text import capfirst
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from judging.evidence_check import failure_of, in_force, unquoted
from judging.findings import Mark
from judging.hidden_characters import hidden_character_warnings
from judging.models import Evaluation, EvaluationRole, Score
from judging.remarks import JudgedSpan, judged_spans
from judging.second_judge import disagreements
from summaries.models import Attempt, Summary, TranscriptScan
from summaries.redaction import invented_placeholders
from summaries.texts import score_shown


def note_flags(summary: Summary) -> None:
    """Keep whether the newest text wants thought although it passed, for the order of the queue."""
    related = Attempt.objects.prefetch_related("evaluations__scores__criterion")
    newest = related.filter(summary=summary).latest("number")
    scan = TranscriptScan.objects.filter(transcript=summary.transcript_id).exclude(signals=[])
    summary.flagged = bool(text_warnings(newest)) or scan.exists()
    Summary.with_drills.filter(pk=summary.pk).update(flagged=summary.flagged)


def text_warnings(attempt: Attempt) -> list[str]:
    """Each in a sentence.

    Reads evaluations, scores and criteria of the attempt: prefetch them.
    """
    evaluations = list(attempt.evaluations.all())
    return [
        *_judged(evaluations),
        *_short(evaluations),
        *disagreements(evaluations),
        *_placeholders(attempt),
        *hidden_character_warnings(attempt.text),
    ]


def lacks_evidence(attempt: Attempt) -> bool:
    """Whether a person decides because no verdict counts, and not because one is low."""
    evaluations = list(attempt.evaluations.all())
    blocking = [
        each for item in evaluations for each in item.scores.all() if each.criterion.blocking
    ]
    if any(not score.reaches and not score.unfounded for score in blocking):
        return False
    unfounded = any(score.unfounded for score in blocking)
    return unfounded or bool(failure_of(evaluations)) or unquoted(evaluations)


def _placeholders(attempt: Attempt) -> Iterator[str]:
    said = (turn["text"] for turn in attempt.summary.transcript.turns)
    for mark in invented_placeholders(attempt.text, said):
        yield _("The model wrote {mark}, a placeholder that stands for nothing.").format(mark=mark)


def _judged(evaluations: list[Evaluation]) -> Iterator[str]:
    findings = (item for evaluation in in_force(evaluations) for item in evaluation.findings)
    yield from _doubted(judged_spans(findings))
    if failure_of(evaluations):
        yield _(
            "The evidence check failed: no model has held the sentences against the transcript."
        )
    if unquoted(evaluations):
        yield _("The evidence check shows no quotes for most of what it says.")


def _doubted(spans: Iterable[JudgedSpan]) -> Iterator[str]:
    doubted = [span for span in spans if span.doubted]
    wrong = sum(span.mark == Mark.WRONG for span in doubted)
    if wrong:
        yield ngettext(
            "{count} sentence is wrong: the transcript says otherwise.",
            "{count} sentences are wrong: the transcript says otherwise.",
            wrong,
        ).format(count=wrong)
    unfound = len(doubted) - wrong
    if unfound:
        yield ngettext(
            "{count} sentence is not found in the transcript.",
            "{count} sentences are not found in the transcript.",
            unfound,
        ).format(count=unfound)


def _short(evaluations: list[Evaluation]) -> Iterator[str]:
    for evaluation in evaluations:
        for score in evaluation.scores.all():
            if score.criterion.blocking and not score.reaches:
                yield _worded(score, evaluation)


def _worded(score: Score, evaluation: Evaluation) -> str:
    if score.unfounded:
        warning = _("{criterion} is unscored: most of its judge's quotes are made up.")
        return warning.format(criterion=capfirst(score.criterion.name))
    warning = _("{criterion} is below its threshold of {threshold}.")
    if evaluation.role == EvaluationRole.CONFIRMATION:
        warning = _("{criterion} is below its threshold of {threshold} on a second judgement.")
    threshold = score_shown(score.criterion.effective_threshold)
    return warning.format(criterion=capfirst(score.criterion.name), threshold=threshold)
