"""Outcomes of reviews: what people did with a judged text, and how much they edited it."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db import models
from django.db.models import Exists, F, OuterRef, Q, QuerySet, Subquery, Value
from django.db.models.functions import Coalesce
from django.utils.translation import gettext_lazy as _
from rapidfuzz.distance import Levenshtein

from judging.models import Evaluation
from records.models import Decision, Review
from summaries.models import Attempt, Origin

# An edit is material from this share of the words on, or if it changes a figure, name or denial.
MATERIAL = 0.05
_DIGIT = re.compile(r"\d")
_POSSESSIVE = re.compile(r"['’]s$")
_CONTRACTED = re.compile(r"^(?:\w+n['’]t|cannot)$")
_PUNCTUATION = ".,;:!?()[]\"'“”‘’*_#-–—•"
_ENDS = (".", "!", "?", ":")
_DENIALS = frozenset(
    {"not", "no", "never", "none", "nobody", "nothing", "without", "neither", "nor"}
)


def edited_share(before: str, after: str) -> float:
    """Levenshtein distance in words over the longer text's number of words: 0 same, 1 all new.

    White space separates words; they are compared with punctuation and case.
    """
    return Levenshtein.normalized_distance(before.split(), after.split())


def is_material(before: str, after: str) -> bool:
    """Whether the edit says that the text was not good enough.

    A wrong figure, name or "not" is one word and the worst kind of fault, so any change of these
    words is material. A name is a word that either text writes with a capital inside a sentence.
    """
    names = _find_names(before) | _find_names(after)
    facts = [_count_facts(text, names) for text in (before, after)]
    return facts[0] != facts[1] or edited_share(before, after) >= MATERIAL


def _count_facts(text: str, names: Set[str]) -> Counter[str]:
    words = [_CONTRACTED.sub("not", word.casefold()) for word, _ in _split_words(text)]
    return Counter(
        word for word in words if _DIGIT.search(word) or word in names or word in _DENIALS
    )


def _find_names(text: str) -> set[str]:
    return {
        word.casefold()
        for word, within in _split_words(text)
        if within and len(word) > 1 and word[0].isupper()
    }


def _split_words(text: str) -> Iterator[tuple[str, bool]]:
    """Every word without its punctuation, and whether it is inside a sentence."""
    for line in text.splitlines():
        within = False
        for part in line.split():
            word = _POSSESSIVE.sub("", part.strip(_PUNCTUATION))
            if word:
                yield word, within
                within = not part.endswith(_ENDS)


# --- Outcomes ---------------------------------------------------------------


class ReviewResult(models.TextChoices):
    """The values are the exported labels."""

    KEPT = "kept", _("approved unchanged")
    TOUCHED_UP = "touched_up", _("approved with small edits")
    EDITED = "edited", _("edited materially")
    SENT_BACK = "sent_back", _("sent back")
    REJECTED = "rejected", _("rejected")

    @property
    def good(self) -> bool:
        return self in {ReviewResult.KEPT, ReviewResult.TOUCHED_UP}


_RESULTS = {
    Decision.APPROVE: ReviewResult.KEPT,
    Decision.SEND_BACK: ReviewResult.SENT_BACK,
    Decision.REJECT: ReviewResult.REJECTED,
}


@dataclass(frozen=True)
class ReviewOutcome:
    """A judged text that a person decided on or edited.

    `passed` combines all verdicts of the judge. `edited_share` is 0 for an unedited text. `at` is
    when the person decided, `category` why they sent it back.
    """

    attempt: UUID
    number: int
    summary: UUID
    transcript: UUID
    title: str
    guideline: str
    guideline_title: str
    version: int
    writer_model: str
    passed: bool
    result: ReviewResult
    edited_share: float
    category: str
    reviewer: int
    at: datetime

    @property
    def good(self) -> bool:
        return self.result.good

    @property
    def overruled(self) -> bool:
        """People and judge disagree on whether it is good."""
        return self.passed != self.good


def review_outcomes(texts: QuerySet[Attempt], *, most: int | None = None) -> list[ReviewOutcome]:
    """Outcomes of the `texts` that a judge read and a person decided on, oldest decision first.

    `most` keeps that many of the latest. The number of queries is constant.
    """
    rows = list(_outcome_rows(texts).order_by("-at", "pk")[:most])
    edits = _Edits(row["pk"] for row in rows if row["edited"])
    found = []
    for row in reversed(rows):
        key, edited, decision = (row.pop(name) for name in ("pk", "edited", "decision"))
        result, share = edits.result(key) if edited else (_RESULTS[decision], 0.0)
        found.append(ReviewOutcome(attempt=key, result=result, edited_share=share, **row))
    return found


def _outcome_rows(texts: QuerySet[Attempt]) -> QuerySet[Any, Any]:
    verdicts = Evaluation.objects.filter(attempt=OuterRef("pk"), passed__isnull=False).order_by()
    reviews = Review.objects.filter(attempt=OuterRef("pk")).order_by("-created_at", "-pk")
    edits = Attempt.objects.filter(based_on=OuterRef("pk"), origin=Origin.REVIEWER)
    first_edit = edits.order_by("number")
    return (
        texts.order_by()
        .filter(Exists(verdicts), Exists(reviews) | Exists(edits))
        .values(
            "pk",
            "number",
            "summary",
            edited=Exists(edits),
            decision=Subquery(reviews.values("decision")[:1]),
            transcript=F("summary__transcript"),
            title=F("summary__transcript__title"),
            guideline=F("summary__guideline_version__guideline__name"),
            guideline_title=F("summary__guideline_version__guideline__title"),
            version=F("summary__guideline_version__number"),
            writer_model=F("model"),
            passed=~Exists(verdicts.filter(passed=False)),
            category=Coalesce(Subquery(reviews.values("category")[:1]), Value("")),
            reviewer=Coalesce(
                Subquery(first_edit.values("written_by")[:1]),
                Subquery(reviews.values("reviewer")[:1]),
            ),
            at=Coalesce(
                Subquery(first_edit.values("created_at")[:1]),
                Subquery(reviews.values("created_at")[:1]),
            ),
        )
    )


class _Edits:
    """The edited texts and the final outcome of each, over all of its edits."""

    def __init__(self, keys: Iterable[UUID]) -> None:
        wanted = list(keys)
        summaries = Attempt.objects.filter(pk__in=wanted).values("summary")
        ours = Q(pk__in=wanted) | Q(origin=Origin.REVIEWER)
        found = Attempt.objects.filter(ours, summary__in=summaries).order_by("number")
        self._texts = {text.pk: text for text in found} if wanted else {}

    def result(self, key: UUID) -> tuple[ReviewResult, float]:
        """Counts every edit based on the one before, in the order of their numbers."""
        before = after = self._texts[key].text
        line = {key}
        for text in self._texts.values():
            if text.based_on_id in line:
                line.add(text.pk)
                after = text.text
        result = ReviewResult.EDITED if is_material(before, after) else ReviewResult.TOUCHED_UP
        return result, edited_share(before, after)
