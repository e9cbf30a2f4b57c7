"""Warnings about a text: from judges, from the evidence check and from hidden characters."""

import unicodedata
from collections.abc import Iterator
from itertools import groupby

from countersign_judge.llm.fence import find_hidden
from countersign_judge.llm.providers.offline.homoglyphs import LookAlike, disguised
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from judging import coverage
from judging.evidence_check import EvidenceState, evaluations_in_force, evidence_state
from judging.findings import Mark
from judging.gate import second_judge_verdict
from judging.judges import model_free_methods
from judging.models import Evaluation, EvaluationRole
from judging.pass_rule import decide_verdict, is_threshold_reached
from judging.remarks import build_judged_spans
from summaries.models import Attempt, GuidelineVersion, Summary, TranscriptScan
from summaries.redaction import find_invented_placeholders
from summaries.texts import criterion_label, format_local_score

# About an hour of talk: a skimming reviewer cannot know what was left out.
LONG_TALK = 10_000  # words
LOW_COVERAGE = 0.2


def note_flags(summary: Summary) -> None:
    """Store whether the newest text is flagged although it passed, for the order of the queue,
    and how much of the meeting its sentences rest on."""
    related = Attempt.objects.prefetch_related("evaluations__scores__criterion")
    newest = related.filter(summary=summary).latest("number")
    scan = TranscriptScan.objects.filter(transcript=summary.transcript_id).exclude(signals=[])
    summary.covered = _covered_part(newest)
    summary.flagged = (
        is_long(summary)
        or is_barely_covered(summary)
        or not is_judged_by_model(newest)
        or bool(text_warnings(newest))
        or scan.exists()
    )
    kept = {"flagged": summary.flagged, "covered": summary.covered}
    Summary.objects.filter(pk=summary.pk).update(**kept)


def is_long(summary: Summary) -> bool:
    return summary.transcript.word_count >= LONG_TALK


def is_barely_covered(summary: Summary) -> bool:
    return summary.covered is not None and summary.covered < LOW_COVERAGE


def is_judged_by_model(attempt: Attempt) -> bool:
    """Whether a verdict on it is a language model's. Reads its evaluations: prefetch them."""
    verdicts = (item for item in attempt.evaluations.all() if item.passed is not None)
    return any(item.judge not in model_free_methods() for item in verdicts)


def _covered_part(attempt: Attempt) -> float | None:
    """The share of the meeting that its sentences rest on; None if no sentence was looked up."""
    standing = evaluations_in_force(list(attempt.evaluations.all()))
    spans = build_judged_spans(finding for item in standing for finding in item.findings)
    if not spans:
        return None
    transcript = attempt.summary.transcript
    rested = {turn for span in spans for turn in span.turns}
    return coverage.covered_share(transcript.corrected_turns, rested, transcript.title)


def text_warnings(attempt: Attempt) -> list[str]:
    """One sentence each.

    Reads evaluations, scores and criteria of the attempt: prefetch them.
    """
    evaluations = list(attempt.evaluations.all())
    return [
        *_evidence_warnings(evaluations),
        *_score_warnings(evaluations, attempt.summary.guideline_version),
        *_reading_warnings(evaluations),
        *_second_judge_warnings(evaluations),
        *(
            _("The model wrote {mark}, an unknown placeholder.").format(mark=mark)
            for mark in find_invented_placeholders(
                attempt.text,
                (turn["text"] for turn in attempt.summary.transcript.corrected_turns),
            )
        ),
        *hidden_character_warnings(attempt.text),
    ]


def lacks_evidence(attempt: Attempt) -> bool:
    """Whether a person decides because no verdict counts, not because one is low."""
    evaluations = list(attempt.evaluations.all())
    scores = [score for item in evaluations for score in item.scores.all()]
    verdict = decide_verdict(scores, attempt.summary.guideline_version)
    if verdict.shortfalls:
        return False
    return bool(verdict.unfounded) or evidence_state(evaluations).lacks_evidence


def _evidence_warnings(evaluations: list[Evaluation]) -> Iterator[str]:
    findings = [
        item for evaluation in evaluations_in_force(evaluations) for item in evaluation.findings
    ]
    doubted = [span for span in build_judged_spans(findings) if span.doubted]
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
    turned = len({(each.start, each.end) for each in findings if each.is_reversed})
    if turned:
        yield ngettext(
            "{count} sentence may say the opposite of what was said, or what was corrected later.",
            "{count} sentences may say the opposite of what was said, or what was corrected later.",
            turned,
        ).format(count=turned)
    state = evidence_state(evaluations)
    if state == EvidenceState.FAILED:
        yield _("The evidence check failed: no model compared it with the transcript.")
    if state == EvidenceState.UNQUOTED:
        yield _("The evidence check gives no quotes for most of its findings.")


def _score_warnings(evaluations: list[Evaluation], version: GuidelineVersion) -> Iterator[str]:
    verdict = decide_verdict(
        [score for item in evaluations for score in item.scores.all()], version
    )
    stopped = {row["criterion"] for row in [*verdict.shortfalls, *verdict.unfounded]}
    for evaluation in evaluations:
        for score in evaluation.scores.all():
            if is_threshold_reached(score) or score.criterion.name not in stopped:
                continue
            if score.unfounded:
                warning = _("{criterion} is unscored: most of its judge's quotes are made up.")
            elif evaluation.role == EvaluationRole.CONFIRMATION:
                warning = _(
                    "{criterion} is below its threshold of {threshold} on a second judgement."
                )
            else:
                warning = _("{criterion} is below its threshold of {threshold}.")
            threshold = format_local_score(score.criterion.effective_threshold)
            yield warning.format(
                criterion=criterion_label(score.criterion.name), threshold=threshold
            )


def _reading_warnings(evaluations: list[Evaluation]) -> Iterator[str]:
    """The criteria that a judge scored without reading all of the transcript."""
    names: dict[tuple[int, int], dict[str, None]] = {}
    for score in (each for evaluation in evaluations for each in evaluation.scores.all()):
        if score.read and score.read["turns"] < score.read["of"]:
            place = score.read["turns"], score.read["of"]
            names.setdefault(place, {})[criterion_label(score.criterion.name)] = None
    for (turns, total), criteria in names.items():
        warning = _("Judged on {turns} of {total} turns, those closest to the text: {criteria}.")
        yield warning.format(turns=turns, total=total, criteria=", ".join(criteria))


def _second_judge_warnings(evaluations: list[Evaluation]) -> Iterator[str]:
    """Each blocking criterion on which one judge passes the text and the other does not; a
    confirmation by the second judge has its own warning."""
    second = second_judge_verdict(evaluations)
    if second is None:
        return
    confirmed = {
        score.criterion.name
        for evaluation in evaluations
        if evaluation.role == EvaluationRole.CONFIRMATION and evaluation.model == second["model"]
        for score in evaluation.scores.all()
    }
    for row in second["scores"]:
        if row["disagree"] and row["blocking"] and row["criterion"] not in confirmed:
            yield _(
                "The judges disagree on {criterion}: {first}, and {score} from {model}, where "
                "{threshold} is needed."
            ).format(
                criterion=row["criterion"],
                first=format_local_score(row["first"]),
                score=format_local_score(row["score"]),
                model=second["model"],
                threshold=format_local_score(row["threshold"]),
            )


# --- Hidden characters ------------------------------------------------------
# A reviewer approves what the screen shows; a record keeps the characters. "not" with a U+200B or
# a Greek o in it reads the same but is a different text.

# Persian, Hindi and emoji need the joiners; text that mixes directions needs the marks.
_JOINERS = frozenset("\u200c\u200d")
_DIRECTION_MARKS = frozenset("\u200e\u200f\u061c")
_FROM_THE_RIGHT = frozenset({"R", "AL"})
_AROUND = 12
_MOST = 3


def hidden_character_warnings(text: str) -> list[str]:
    """Invisible characters and homoglyphs: a sentence with its place for each of the first few, and
    one for the rest."""
    hidden = hidden_characters(text)
    # One per word, for its first letter that is not what it looks like.
    words = groupby(disguised(text), key=lambda item: (item.start, item.end))
    posing = [next(items) for _word, items in words]
    found = [_hidden_character_warning(text, at) for at in hidden[:_MOST]]
    found += [_look_alike_warning(text, item) for item in posing[: _MOST - len(found)]]
    more = len(hidden) + len(posing) - _MOST
    if more <= 0:
        return found
    rest = ngettext(
        "{count} more letter is a look-alike.",
        "{count} more letters are look-alikes.",
        more,
    )
    return [*found, rest.format(count=more)]


def hidden_characters(text: str) -> list[int]:
    """The places of invisible characters, except joiners and marks that a script needs."""
    places = find_hidden(text)
    letters = filter(str.isalpha, set(text) if places else ())
    turns = any(unicodedata.bidirectional(letter) in _FROM_THE_RIGHT for letter in letters)
    return [
        at
        for at in places
        if not (
            (text[at] in _JOINERS and at > 0 and not text[at - 1].isascii())
            or (text[at] in _DIRECTION_MARKS and turns)
            or text[at] == "\r"
        )
    ]


def hidden_written_out(text: str) -> str:
    """`text` with the code of each hidden character in its place, such as "[U+202E]"."""
    shown = list(text)
    for at in hidden_characters(text):
        shown[at] = f"[{code_of(text[at])}]"
    return "".join(shown)


def _hidden_character_warning(text: str, at: int) -> str:
    start = max(0, at - _AROUND)
    around = text[start : at + _AROUND + 1]
    places = find_hidden(around)
    shown = "".join(
        f"[{code_of(letter)}]" if near in places else letter for near, letter in enumerate(around)
    )
    warning = _("“{words}” contains an invisible character ({code}).")
    return warning.format(words=" ".join(shown.split()), code=code_of(text[at]))


def _look_alike_warning(text: str, found: LookAlike) -> str:
    warning = _(
        "“{word}” contains a look-alike: its {letter} is {name} ({code}) and looks like {seen}."
    )
    return warning.format(
        word=text[found.start : found.end],
        letter=found.letter,
        name=unicodedata.name(found.letter).lower(),
        code=code_of(found.letter),
        seen=found.seen,
    )


def code_of(letter: str) -> str:
    """Such as "U+202E"."""
    return f"U+{ord(letter):04X}"
