"""How often a judge's marks on sentences are right: by people's marks on other texts, and by what
reviewers of this installation did with the marked sentences.

What reviewers did is weaker evidence. They see the mark before they decide, so they read a sentence
marked as supported with less care; a missed error counts as left, and a sentence reworded for its
style as changed. The figures therefore say "left" and "changed", never "right". docs/judging.md has
more.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from countersign_judge.marks import Finder, Mark, SentenceMark
from django.db import transaction
from django.utils.translation import gettext as _

from judging.evidence_check import evaluations_in_force
from judging.models import Evaluation
from judging.remarks import JudgedSpan, build_judged_spans
from measuring.agreement import wilson_estimate
from measuring.models import MarkRate
from records.models import Category, Decision, Record, Review
from summaries.models import Attempt, Origin

# Fewer sentences make no rate: at 100 an interval is up to 20 points wide.
LEAST_SENTENCES = 100
# A judge's rate follows its present behaviour, and costs the same after a million decisions.
MOST_DECISIONS = 2000
# In a text sent back for one of these, the commented sentence was wrong.
_FACT_FAULTS = (Category.INVENTED, Category.ATTRIBUTION, Category.INACCURATE)


class DecidedSentence(NamedTuple):
    """A sentence of a text by a model or an author, and whether it was good."""

    attempt: Attempt
    span: JudgedSpan
    good: bool


# --- What reviewers did -----------------------------------------------------


def decided_marks() -> Iterator[SentenceMark]:
    """The marks on the sentences of `decided_sentences`."""
    for each in decided_sentences():
        for by, mark in each.span.marks.items():
            yield SentenceMark(by, mark, each.good)


def decided_sentences() -> Iterator[DecidedSentence]:
    """The sentences by models and authors in the newest NEWEST decisions.

    Of a text that became a record, as it was or edited: every sentence, good where the record has
    it word for word. Of one sent back for a fact: the commented sentence, not good.
    Of cases whose content was disposed of: none.
    """
    newest = Record.objects.order_by("-number").exclude(text="")[:MOST_DECISIONS]
    approved: dict[Any, Record] = {}
    for record in newest.select_related("review").only("summary", "text", "review__attempt"):
        # The newest of a case: a correction replaces what it corrects.
        approved.setdefault(record.summary_id, record)
    roots = _find_first_texts(approved)
    for attempt in _judged_attempts(roots):
        text = _fold_spaces(approved[attempt.summary_id].text)
        yield from _attempt_sentences(attempt, lambda span, text=text: _fold_spaces(span) in text)
    yield from _sent_back_sentences()


def _find_first_texts(approved: dict[Any, Record]) -> list[Any]:
    """The texts by models and authors that became these records, also through edits."""
    found: Any = Attempt.objects.filter(summary__in=approved)
    rows = {pk: rest for pk, *rest in found.values_list("pk", "origin", "based_on")}
    keys = []
    for record in approved.values():
        key = record.review.attempt_id
        while key in rows and rows[key][0] == Origin.REVIEWER:
            key = rows[key][1]
        keys.append(key)
    return keys


def _sent_back_sentences() -> Iterator[DecidedSentence]:
    about = Review.objects.filter(
        decision=Decision.SEND_BACK,
        category__in=_FACT_FAULTS,
        about_start__isnull=False,
    ).exclude(attempt__origin=Origin.REVIEWER)
    newest = about.order_by("-created_at").values_list("attempt", "about_start", "about_end")
    places = {attempt: (start, end) for attempt, start, end in newest[:MOST_DECISIONS]}
    for attempt in _judged_attempts(places):
        start, end = places[attempt.pk]
        yield from _attempt_sentences(attempt, lambda _: False, within=range(start or 0, end or 0))


def _judged_attempts(keys: Iterable[Any]) -> Iterator[Attempt]:
    texts = Attempt.objects.filter(pk__in=list(keys)).exclude(text="")
    texts = texts.select_related("summary__transcript")
    return texts.prefetch_related("evaluations").iterator(chunk_size=200)


def _attempt_sentences(
    attempt: Attempt, is_good: Any, within: range | None = None
) -> Iterator[DecidedSentence]:
    evaluations: list[Evaluation] = evaluations_in_force(list(attempt.evaluations.all()))
    for span in build_judged_spans(item for each in evaluations for item in each.findings):
        if within is None or (span.start < within.stop and within.start < span.end):
            good = is_good(attempt.text[span.start : span.end])
            yield DecidedSentence(attempt, span, good)


def _fold_spaces(text: str) -> str:
    return " ".join(text.split())


# --- Rates ------------------------------------------------------------------


@transaction.atomic
def keep_decided() -> None:
    """Count again what reviewers did. Marks with fewer than LEAST sentences have no rate."""
    found = list(decided_marks())
    MarkRate.objects.filter(source=MarkRate.Source.DECISIONS).delete()
    _keep_rates(found, MarkRate.Source.DECISIONS, least=LEAST_SENTENCES)


def keep_measured(marked: Iterable[SentenceMark], data: str) -> None:
    """Keep the results of a measurement on `data`, in place of earlier ones of the same
    judges."""
    _keep_rates(marked, MarkRate.Source.MEASURED, data=data)


@transaction.atomic
def _keep_rates(
    marked: Iterable[SentenceMark], source: str, *, least: int = 1, data: str = ""
) -> None:
    whole: Counter[tuple[Finder, Mark]] = Counter()
    good: Counter[tuple[Finder, Mark]] = Counter()
    for each in marked:
        whole[each.by, each.mark] += 1
        good[each.by, each.mark] += each.good
    former = MarkRate.objects.filter(source=source)
    for by in {key[0] for key in whole}:
        former.filter(**by._asdict()).delete()
    for (by, mark), n in whole.items():
        if n >= least:
            share = wilson_estimate(good[by, mark], n)
            ends = {"low": share.low, "high": share.high} if share else {}
            columns = {**by._asdict(), "mark": mark, "source": source, "data": data, **ends}
            MarkRate.objects.create(**columns, n=n, good=good[by, mark])


@dataclass(frozen=True)
class MarkRates:
    """The rates of all judges, read once when first needed."""

    @cached_property
    def _rates(self) -> dict[tuple[Finder, str], MarkRate]:
        # The decisions made here come last and replace measurements.
        decisions = MarkRate.Source.DECISIONS
        stored = sorted(MarkRate.objects.all(), key=lambda rate: rate.source == decisions)
        return {
            (Finder(rate.judge, rate.found_by, rate.version), rate.mark): rate for rate in stored
        }

    def describe_accuracy(self, span: JudgedSpan) -> str:
        """In a sentence, how often the mark of `span` is right; '' where it has none."""
        if span.mark is None:
            return ""
        marking = next(remark for remark in span.remarks if remark.mark == span.mark)
        rate = self._rates.get((marking.by, span.mark)) if marking.by else None
        return _accuracy_text(rate).format(
            finder=marking.finder, **(_rate_percentages(rate) if rate else {})
        )


def _accuracy_text(rate: MarkRate | None) -> str:
    if rate is None:
        return _("Accuracy of this mark is not measured yet.")
    supported = rate.mark == Mark.SUPPORTED
    if rate.source == MarkRate.Source.MEASURED:
        if supported:
            return _("In a test, {good} % of such marks were right (n = {n}).")
        return _("In a test, {bad} % of such sentences were wrong (n = {n}).")
    if supported:
        return _(
            "Reviewers here kept {good} % of such sentences (n = {n}; 95 %: {good_low} to "
            "{good_high} %)."
        )
    return _(
        "Reviewers here changed {bad} % of such sentences (n = {n}; 95 %: {bad_low} to "
        "{bad_high} %)."
    )


def _rate_percentages(rate: MarkRate) -> dict[str, Any]:
    """Whole percentages."""
    shares = (rate.good / rate.n, rate.low or 0.0, rate.high or 0.0)
    good, low, high = (round(100 * share) for share in shares)
    return {
        "n": rate.n,
        "data": rate.data,
        "good": good,
        "good_low": low,
        "good_high": high,
        "bad": 100 - good,
        "bad_low": 100 - high,
        "bad_high": 100 - low,
    }
