"""How good the texts are when they come to people, and what people do to them."""

from django.db.models import Case, CharField, Count, Exists, OuterRef, Q, QuerySet, Value, When

from judging.agreement import wilson
from judging.models import Evaluation
from reviews.dashboard.panels import Panel, bars_of, ends, said_fully, share_bars
from reviews.dashboard.scope import Scope
from reviews.models import Category, Review
from summaries.models import Attempt
from summaries.models.cases import Origin

_MANY = 5


_VERDICTS = Evaluation.objects.filter(attempt=OuterRef("pk")).order_by()
_PASSES = ~Exists(_VERDICTS.filter(passed=False))


def _judged(texts: QuerySet[Attempt]) -> QuerySet[Attempt]:
    """One passed where every verdict on it, a confirmation included, let it through."""
    return texts.filter(Exists(_VERDICTS)).annotate(passes=_PASSES)


def first_attempts(scope: Scope) -> Panel:
    texts = _judged(scope.texts().filter(number=1, origin=Origin.MODEL)).order_by()
    rows = texts.values(
        "model",
        "summary__guideline_version__guideline__title",
        "summary__guideline_version__number",
    ).annotate(whole=Count("pk"), part=Count("pk", filter=Q(passes=True)))
    found = [
        (f"{title} v{number}", model, part, whole, wilson(part, whole))
        for model, title, number, whole, part in rows.order_by(
            "summary__guideline_version__guideline__title",
            "summary__guideline_version__number",
            "model",
        ).values_list(
            "model",
            "summary__guideline_version__guideline__title",
            "summary__guideline_version__number",
            "whole",
            "part",
        )
    ]
    part, whole = sum(row[2] for row in found), sum(row[3] for row in found)
    return Panel(
        name="first-attempts",
        title="Passed at the first attempt",
        says="Of first texts by a model, written in the period and judged. Wilson's 95 % interval.",
        columns=("Guideline", "Model", "Passed", "Judged", "Share", "From", "To"),
        rows=[(under, model, n, of, *ends(share)) for under, model, n, of, share in found],
        facts=[("First-attempt pass rate", said_fully(wilson(part, whole)))],
        bars=share_bars([(f"{row[0]}, {row[1]}", *row[2:]) for row in found]),
    )


def attempts(scope: Scope) -> Panel:
    """Model's texts a case, of cases whose last such text is of the period and was judged."""
    per_case = scope.texts().filter(origin=Origin.MODEL).order_by().values("summary")
    sizes: dict[int, int] = {}
    for count in per_case.annotate(count=Count("pk")).values_list("count", flat=True):
        sizes[min(count, _MANY)] = sizes.get(min(count, _MANY), 0) + 1
    rows = [(_named(size), sizes.get(size, 0)) for size in range(1, _MANY + 1)]
    texts = scope.texts().filter(origin=Origin.MODEL).count()
    cases = sum(sizes.values())
    return Panel(
        name="attempts",
        title="Attempts per case",
        says="Texts that a model wrote in the period, by case.",
        columns=("Attempts", "Cases"),
        rows=[*rows],
        facts=[("Mean", f"{texts / cases:.2f}" if cases else "none written")],
        bars=bars_of([(name, f"{count:,}", count) for name, count in rows]) if cases else [],
    )


def _named(size: int) -> str:
    return f"{size} or more" if size == _MANY else str(size)


def sent_back(scope: Scope) -> Panel:
    reviews = scope.decisions().filter(decision="send_back").order_by()
    rows = reviews.values("category").annotate(count=Count("pk")).values_list("category", "count")
    found = dict(rows)
    whole = sum(found.values())
    names = {**{item.value: item.label for item in Category}, "": "No reason chosen"}
    counts = sorted(
        ((label, found[name]) for name, label in names.items() if name in found),
        key=lambda row: -row[1],
    )
    shares = [(label, count, whole, wilson(count, whole)) for label, count in counts]
    return Panel(
        name="sent-back",
        title="Why texts were sent back",
        says="Of the texts sent back in the period. Wilson's 95 % interval.",
        columns=("Reason", "Texts", "Share", "From", "To"),
        rows=[(label, count, *ends(share)) for label, count, _, share in shares],
        facts=[("Sent back", f"{whole:,}")],
        bars=bars_of([(label, f"{count:,}", count) for label, count in counts]),
    )


_OUTCOMES = {
    "kept": "Approved as it stood",
    "edited": "Edited by a person",
    "send_back": "Sent back",
    "reject": "Rejected",
}


def overruled(scope: Scope) -> Panel:
    """What people did to texts that the judge let through; texts nobody decided on are left out."""
    passed = _judged(scope.texts().exclude(origin=Origin.REVIEWER)).filter(_PASSES)
    rows = passed.order_by().annotate(outcome=_outcome()).values("outcome")
    counts = rows.annotate(count=Count("pk")).values_list("outcome", "count")
    found = {outcome: count for outcome, count in counts if outcome}
    whole = sum(found.values())
    against = whole - found.get("kept", 0)
    shares = [
        (label, found.get(name, 0), whole, wilson(found.get(name, 0), whole))
        for name, label in _OUTCOMES.items()
    ]
    return Panel(
        name="overruled",
        title="What people did to passes",
        says=(
            "Texts written in the period that the judge passed and a person decided on. One that "
            "a person edited counts as edited, whatever became of the edit. Wilson's 95 % interval."
        ),
        columns=("Outcome", "Texts", "Share", "From", "To"),
        rows=[(label, count, *ends(share)) for label, count, _, share in shares],
        facts=[("Passes rejected, sent back or edited", said_fully(wilson(against, whole)))],
        bars=share_bars(shares) if whole else [],
    )


def _outcome() -> Case:
    """Null for a text that nobody decided on."""
    edits = Attempt.objects.filter(based_on=OuterRef("pk"), origin=Origin.REVIEWER)
    reviews = Review.objects.filter(attempt=OuterRef("pk"))
    return Case(
        When(Exists(edits), then=Value("edited")),
        When(Exists(reviews.filter(decision="reject")), then=Value("reject")),
        When(Exists(reviews.filter(decision="send_back")), then=Value("send_back")),
        When(Exists(reviews.filter(decision="approve")), then=Value("kept")),
        output_field=CharField(),
    )
