"""How good the texts are when they come to people, and what people do to them."""

from django.db.models import Count, Exists, OuterRef, QuerySet

from insight.dashboard.panels import Panel, bars_of, ends, share_bars
from insight.dashboard.scope import Scope, rows_over
from judging.models import Evaluation
from measuring.agreement import said_fully, wilson
from records.models import Category
from summaries.models import Attempt, GuidelineVersion, Origin

# --- Verdicts ---------------------------------------------------------------
# What the judge made of texts, and what people made of those that it let through.
#
# The verdicts are joined, not asked for text by text nor grouped: over a long period that takes
# seconds.

_PASSED = """
SELECT text.model, text.version, count(*) FILTER (WHERE stopped.id IS NULL), count(*)
FROM ({rows}) AS text (id, model, version)
LEFT JOIN (
    SELECT DISTINCT attempt_id FROM judging_evaluation WHERE NOT passed
) AS stopped (id) ON stopped.id = text.id
GROUP BY text.model, text.version
"""
_KINDS = {4: "edited", 3: "reject", 2: "send_back", 1: "kept"}
_VERDICT_OUTCOMES = """
SELECT outcome, count(*) FROM (
    SELECT text.id, max(told.outcome) AS outcome
    FROM (
        SELECT attempt_id, CASE decision WHEN 'reject' THEN 3 WHEN 'send_back' THEN 2 ELSE 1 END
        FROM records_review
        UNION ALL
        SELECT based_on_id, 4 FROM summaries_attempt
        WHERE based_on_id IS NOT NULL AND origin = 'reviewer'
    ) AS told (text, outcome)
    JOIN ({rows}) AS text (id) ON text.id = told.text
    GROUP BY text.id
) AS text
GROUP BY outcome
"""


def passed_of(texts: QuerySet[Attempt]) -> list[tuple[str, int, int, int]]:
    """Of the judged ones: model, key of the guideline version, how many passed, how many.

    One passed where every verdict on it, a confirmation included, let it through.
    """
    judged = texts.filter(_verdict())
    found = rows_over(_PASSED, judged.values_list("pk", "model", "summary__guideline_version"))
    return [(model, version, passed, whole) for model, version, passed, whole in found]


def outcomes_of(texts: QuerySet[Attempt]) -> dict[str, int]:
    """How many of those that passed were edited, else `reject`, `send_back` or `kept`; those on
    which nobody decided are left out."""
    passed = texts.filter(_verdict()).exclude(_verdict(passed=False))
    found = rows_over(_VERDICT_OUTCOMES, passed.values_list("pk"))
    return {_KINDS[kind]: count for kind, count in found}


def _verdict(**of: bool) -> Exists:
    return Exists(Evaluation.objects.filter(attempt=OuterRef("pk"), **of))


# --- Quality ----------------------------------------------------------------

_MANY = 5
# Counted by the database: a list of all cases would be as long as the archive.
_SIZES = "SELECT size, count(*) FROM ({rows}) AS sized (size) GROUP BY size"


def first_attempts(scope: Scope) -> Panel:
    rows = passed_of(scope.texts().filter(number=1, origin=Origin.MODEL))
    versions = GuidelineVersion.objects.values_list("pk", "guideline__title", "number")
    named = {pk: (title, number) for pk, title, number in versions}
    sums: dict[tuple[str, int, str], tuple[int, int]] = {}
    for model, version, part, whole in rows:
        key = (*named[version], model)
        passed, judged = sums.get(key, (0, 0))
        sums[key] = passed + part, judged + whole
    found = [
        (f"{title} v{number}", model, part, whole, wilson(part, whole))
        for (title, number, model), (part, whole) in sorted(sums.items())
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
    texts, sizes = _sizes(scope.texts().filter(origin=Origin.MODEL))
    rows = [(_named(size), sizes.get(size, 0)) for size in range(1, _MANY + 1)]
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


def _sizes(texts: QuerySet[Attempt]) -> tuple[int, dict[int, int]]:
    """How many texts, and how many cases have 1, 2, … of them; `_MANY` is that or more."""
    per_case = texts.order_by().values("summary").annotate(size=Count("pk"))
    sizes: dict[int, int] = {}
    found = rows_over(_SIZES, per_case.values_list("size"))
    for size, cases in found:
        sizes[min(size, _MANY)] = sizes.get(min(size, _MANY), 0) + cases
    return sum(size * cases for size, cases in found), sizes


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
    found = outcomes_of(scope.texts().exclude(origin=Origin.REVIEWER))
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
