"""Open warnings: what an approval of a text has to answer in words."""

from collections.abc import Iterable, Iterator

from django.utils.text import capfirst
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from judging.evidence_check import failure_of, in_force, is_unread, search_for
from judging.hidden_characters import hidden_character_warnings
from judging.models import Evaluation, EvaluationRole, Relation, Score
from judging.remarks import JudgedSpan, judged_spans
from judging.second_judge import disagreements
from summaries.models import Attempt
from summaries.redaction import invented_placeholders
from summaries.status import Status
from summaries.texts import score_shown


def awaits_judge(attempt: Attempt) -> bool:
    """Whether its guideline has an edit judged before it is approved, and this one is not."""
    return attempt.summary.guideline_version.judge_edits and is_unread(attempt)


def open_warnings(attempt: Attempt, status: str) -> list[str]:
    """Each in a sentence: what judges and the evidence check hold against the text, that it was not
    checked, which letters are not what is seen, and that the attempts ran out.

    Reads evaluations, scores, criteria and findings of the attempt: prefetch them.
    """
    evaluations = list(attempt.evaluations.all())
    found = [*_judged(evaluations), *_short(evaluations), *disagreements(evaluations)]
    if is_unread(attempt):
        found += _unread(attempt)
    found += [
        _("The model wrote {mark}, a placeholder that stands for nothing.").format(mark=mark)
        for mark in invented_placeholders(attempt.text, _transcript_texts(attempt))
    ]
    found += hidden_character_warnings(attempt.text)
    if status == Status.EXHAUSTED:
        found.append(
            _("The judge is not satisfied, and the author asks for your decision.")
            if attempt.summary.author_id
            else _("The judge is satisfied with none of the attempts.")
        )
    return found


def _transcript_texts(attempt: Attempt) -> Iterator[str]:
    return (turn["text"] for turn in attempt.summary.transcript.turns)


def _judged(evaluations: list[Evaluation]) -> Iterator[str]:
    findings = (item for evaluation in in_force(evaluations) for item in evaluation.findings.all())
    yield from _unborne(judged_spans(findings))
    if failure_of(evaluations):
        yield _(
            "The evidence check failed: no model has held the sentences against the transcript."
        )


def _unread(attempt: Attempt) -> Iterator[str]:
    """What is not known yet is no less a warning than what is."""
    search = search_for(attempt)
    if search is None or search.pending:
        yield _("No judge has read this text, and its evidence has not been found yet.")
    elif search.failure:
        yield _("No judge has read this text, and its evidence could not be found.")


def _unborne(spans: Iterable[JudgedSpan]) -> Iterator[str]:
    relations = [span.relation for span in spans]
    contradicted = relations.count(Relation.CONTRADICTED)
    if contradicted:
        yield ngettext(
            "{count} sentence is contradicted by the transcript.",
            "{count} sentences are contradicted by the transcript.",
            contradicted,
        ).format(count=contradicted)
    unfound = relations.count(Relation.NOT_MENTIONED)
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
    warning = _("{criterion} is below its threshold of {threshold}.")
    if evaluation.role == EvaluationRole.CONFIRMATION:
        warning = _("{criterion} is below its threshold of {threshold} on a second judgement.")
    threshold = score_shown(score.criterion.effective_threshold)
    return warning.format(criterion=capfirst(score.criterion.name), threshold=threshold)
