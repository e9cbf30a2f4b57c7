"""The figures of the dashboard: verdicts, attempts, statuses, times, tokens and money."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db.models import Count, Exists, Min, OuterRef, QuerySet
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop, pgettext

from insight.panels import Panel, bars_of, ends, headline, share_bars
from insight.scope import FigureScope, rows_over
from judging.models import Evaluation
from measuring.agreement import wilson
from records.models import Category, Review
from reviews.templatetags.display import span, state_of
from summaries.models import Attempt, GuidelineVersion, Origin
from summaries.status import TERMINAL, WAITING, Status
from web.text import written as number

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
    SELECT text.id, max(decided.outcome) AS outcome
    FROM (
        SELECT attempt_id, CASE decision WHEN 'reject' THEN 3 WHEN 'send_back' THEN 2 ELSE 1 END
        FROM records_review
        UNION ALL
        SELECT based_on_id, 4 FROM summaries_attempt
        WHERE based_on_id IS NOT NULL AND origin = 'reviewer'
    ) AS decided (text, outcome)
    JOIN ({rows}) AS text (id) ON text.id = decided.text
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
    scored = Evaluation.objects.filter(attempt=OuterRef("pk"), passed__isnull=False)
    return Exists(scored.filter(**of))


# --- Attempts and decisions -------------------------------------------------

_MANY = 5
# Counted by the database: a list of all cases would be as long as the archive.
_SIZES = "SELECT size, count(*) FROM ({rows}) AS sized (size) GROUP BY size"


def first_attempts(scope: FigureScope) -> Panel:
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
        title=_("Passed at the first attempt"),
        says=_(
            "Of first texts by a model, written in the period and judged. Wilson's 95 % interval."
        ),
        columns=(
            _("Guideline"),
            _("Model"),
            _("Passed"),
            _("Judged"),
            _("Share"),
            _("From"),
            _("To"),
        ),
        rows=[(under, model, n, of, *ends(share)) for under, model, n, of, share in found],
        facts=[(_("First-attempt pass rate"), headline(wilson(part, whole), whole, "texts"))],
        bars=share_bars([(f"{row[0]}, {row[1]}", *row[2:]) for row in found], "texts"),
    )


def attempts(scope: FigureScope) -> Panel:
    """Model's texts a case, of cases whose last such text is of the period and was judged."""
    texts, sizes = _sizes(scope.texts().filter(origin=Origin.MODEL))
    rows = [(_named(size), sizes.get(size, 0)) for size in range(1, _MANY + 1)]
    summaries = sum(sizes.values())
    return Panel(
        name="attempts",
        title=_("Attempts per summary"),
        says=_("Texts that a model wrote in the period, by summary."),
        columns=(_("Attempts"), _("Summaries")),
        rows=[*rows],
        facts=[(_("Mean"), number(texts / summaries, 2) if summaries else _("none written"))],
        bars=bars_of([(name, number(count), count) for name, count in rows]) if summaries else [],
    )


def _sizes(texts: QuerySet[Attempt]) -> tuple[int, dict[int, int]]:
    """How many texts, and how many cases have 1, 2, … of them; `_MANY` is that or more."""
    per_summary = texts.order_by().values("summary").annotate(size=Count("pk"))
    sizes: dict[int, int] = {}
    found = rows_over(_SIZES, per_summary.values_list("size"))
    for size, summaries in found:
        sizes[min(size, _MANY)] = sizes.get(min(size, _MANY), 0) + summaries
    return sum(size * summaries for size, summaries in found), sizes


def _named(size: int) -> str:
    return _("{size} or more").format(size=size) if size == _MANY else str(size)


def sent_back(scope: FigureScope) -> Panel:
    reviews = scope.decisions().filter(decision="send_back").order_by()
    rows = reviews.values("category").annotate(count=Count("pk")).values_list("category", "count")
    found = dict(rows)
    whole = sum(found.values())
    names = {**{item.value: str(item.label) for item in Category}, "": _("No reason chosen")}
    counts = sorted(
        ((label, found[name]) for name, label in names.items() if name in found),
        key=lambda row: -row[1],
    )
    shares = [(label, count, whole, wilson(count, whole)) for label, count in counts]
    return Panel(
        name="sent-back",
        title=_("Why texts were sent back"),
        says=_("Of the texts sent back in the period. Wilson's 95 % interval."),
        columns=(_("Reason"), _("Texts"), _("Share"), _("From"), _("To")),
        rows=[(label, count, *ends(share)) for label, count, _, share in shares],
        facts=[(_("Sent back"), number(whole))],
        bars=bars_of([(label, number(count), count) for label, count in counts]),
    )


_OUTCOMES = {
    "kept": gettext_noop("Approved as it stood"),
    "edited": gettext_noop("Edited by a person"),
    "send_back": gettext_noop("Sent back"),
    "reject": gettext_noop("Rejected"),
}


def overruled(scope: FigureScope) -> Panel:
    """What people did to texts that the judge let through; texts nobody decided on are left out."""
    found = outcomes_of(scope.texts().exclude(origin=Origin.REVIEWER))
    whole = sum(found.values())
    against = whole - found.get("kept", 0)
    shares = [
        (_(label), found.get(name, 0), whole, wilson(found.get(name, 0), whole))
        for name, label in _OUTCOMES.items()
    ]
    return Panel(
        name="overruled",
        title=_("What people did to passes"),
        says=_(
            "Texts written in the period that the judge passed and a person decided on. One that "
            "a person edited counts as edited, whatever became of the edit. Wilson's 95 % interval."
        ),
        columns=(_("Outcome"), _("Texts"), _("Share"), _("From"), _("To")),
        rows=[(label, count, *ends(share)) for label, count, _, share in shares],
        facts=[
            (_("Passes rejected, sent back or edited"), headline(wilson(against, whole), whole))
        ],
        bars=share_bars(shares) if whole else [],
    )


# --- Times ------------------------------------------------------------------
# How long cases waited for somebody to take them, and how long the decision took.

# The two shares are those of the median and of 90 %.
_TIMES = """
SELECT count(*), percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY waited),
    percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY handled)
FROM ({rows}) AS decided (waited, handled)
"""

Both = tuple[float | None, float | None]


@dataclass(frozen=True)
class Times:
    """The median and the 90th percentile of each in seconds, None where nothing tells them."""

    decisions: int = 0
    waited: Both = (None, None)
    handled: Both = (None, None)


def times_of(decisions: QuerySet[Review]) -> Times:
    """From ready to taken, and from taken to decided, as the decisions keep them."""
    found = rows_over(_TIMES, decisions.values_list("waited", "handled"))
    return Times(found[0][0], *(_both(each) for each in found[0][1:])) if found else Times()


def _both(found: list[float | None] | None) -> Both:
    return (found[0], found[1]) if found else (None, None)


# --- Cases ------------------------------------------------------------------


def by_status(scope: FigureScope) -> Panel:
    """As of now, whatever the period."""
    rows = (
        scope.summaries().values("status").annotate(count=Count("pk"), oldest=Min("status_since"))
    )
    found = {row["status"]: (row["count"], row["oldest"]) for row in rows.order_by()}
    counts = [(status, *found.get(status, (0, None))) for status in Status]
    return Panel(
        name="summaries",
        title=_("Summaries by status"),
        says=_("As of now, whatever the period. The age is that of the one longest in the status."),
        columns=(_("Status"), _("Summaries"), _("Oldest"), _("Oldest, hours")),
        rows=[
            (str(status.label), count, _age(status, oldest), _hours(status, oldest))
            for status, count, oldest in counts
        ],
        facts=_facts(counts),
        bars=bars_of(
            [(str(status.label), number(count), count) for status, count, _ in counts],
            [state_of(status) for status, _, _ in counts],
        ),
    )


def _facts(counts: list[tuple[Status, int, datetime | None]]) -> list[tuple[str, str]]:
    waiting = [since for status, _, since in counts if status in WAITING and since]
    return [
        (_("Summaries"), number(sum(count for _, count, _ in counts))),
        (_("Wait for a person"), number(sum(n for status, n, _ in counts if status in WAITING))),
        (_("Oldest of these"), span(_seconds(min(waiting))) if waiting else _("none waits")),
    ]


def _seconds(since: datetime) -> float:
    return (timezone.now() - since).total_seconds()


def _age(status: Status, oldest: datetime | None) -> str | None:
    return None if oldest is None or status in TERMINAL else span(_seconds(oldest))


def _hours(status: Status, oldest: datetime | None) -> float | None:
    return None if oldest is None or status in TERMINAL else round(_seconds(oldest) / 3600, 1)


def times(scope: FigureScope) -> Panel:
    """Of the decisions made in the period; seconds by PostgreSQL's percentile_cont."""
    found = times_of(scope.decisions())
    rows = [(pgettext("time", "Waiting"), *found.waited), (_("Handling"), *found.handled)]
    return Panel(
        name="times",
        title=_("Waiting and handling times"),
        says=_(
            "Of the decisions in the period. Waiting: from when the text was ready for review "
            "until somebody took the summary. Handling: from when the reviewer took it until they "
            "decided."
        ),
        columns=(_("Time"), _("Decisions"), _("Median, seconds"), _("90th percentile, seconds")),
        rows=[
            (label, found.decisions, _rounded(median), _rounded(p90)) for label, median, p90 in rows
        ],
        bars=bars_of(_lengths(rows)) if found.decisions else [],
    )


def handling_median(scope: FigureScope) -> float | None:
    """Seconds from when the reviewer took the case until they decided; None without decisions."""
    return times_of(scope.decisions()).handled[0]


def _lengths(rows: list[tuple[str, Any, Any]]) -> list[tuple[str, str, float]]:
    parts = ((f"{label}, {part}", value) for label, *both in rows for part, value in _parts(both))
    return [(label, span(value or 0), value or 0) for label, value in parts]


def _parts(both: list[Any]) -> list[tuple[str, float]]:
    return list(zip((_("median"), _("90 % within")), both, strict=True))


def _rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 1)


# --- Spending ---------------------------------------------------------------
# Tokens and money, from the ledger of model calls.

_SUMMED = ("calls", "unpriced", "prompt", "cached", "completion")
_COLUMNS = ("provider", "model", "version", *_SUMMED, "money")
# Joined and not looked up call by call, which a long period has too many of.
_BY_VERSION = """
SELECT call.provider, call.model, summary.guideline_version_id, count(*),
    count(*) FILTER (WHERE call.cost IS NULL), sum(call.prompt), sum(call.cached),
    sum(call.completion), sum(call.cost)
FROM ({rows}) AS call (provider, model, subject, prompt, cached, completion, cost)
LEFT JOIN summaries_summary summary ON summary.id = call.subject
GROUP BY call.provider, call.model, summary.guideline_version_id
"""


def _by_version(scope: FigureScope) -> list[dict[str, Any]]:
    calls = scope.calls().values_list(
        "provider",
        "model",
        "subject",
        "prompt_tokens",
        "cached_tokens",
        "completion_tokens",
        "cost",
    )
    rows = rows_over(_BY_VERSION, calls)
    return [dict(zip(_COLUMNS, row, strict=True)) for row in rows]


def _by_guideline(rows: list[dict[str, Any]]) -> list[tuple[str, str, dict[str, Any]]]:
    """Model, title of the guideline and sums; money is None where no call's price is known."""
    titles = dict(GuidelineVersion.objects.values_list("pk", "guideline__title"))
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for row in rows:
        key = _model(row["provider"], row["model"]), titles.get(row["version"], _("No case"))
        sums = found.setdefault(key, {**dict.fromkeys(_SUMMED, 0), "money": None})
        for name in _SUMMED:
            sums[name] += row[name]
        if row["money"] is not None:
            sums["money"] = (sums["money"] or 0) + row["money"]
    return [(*key, found[key]) for key in sorted(found)]


def spending(scope: FigureScope) -> Panel:
    """US dollars; calls without a known price are counted apart and cost nothing here."""
    found = _by_guideline(_by_version(scope))
    money = sum(float(row["money"] or 0) for _, _, row in found)
    tokens = sum(row["prompt"] + row["completion"] for _, _, row in found)
    unpriced = sum(row["unpriced"] for _, _, row in found)
    return Panel(
        name="spending",
        title=_("Tokens and money"),
        says=_(
            "Calls of the period by model and guideline. Calls without a known price are counted "
            "apart and add nothing to the money."
        ),
        columns=(
            _("Model"),
            _("Guideline"),
            _("Calls"),
            _("Tokens in"),
            _("of these cached"),
            _("Tokens out"),
            _("US dollars"),
            _("Calls without a price"),
        ),
        rows=[
            (
                model,
                under,
                row["calls"],
                row["prompt"],
                row["cached"],
                row["completion"],
                None if row["money"] is None else round(float(row["money"]), 6),
                row["unpriced"],
            )
            for model, under, row in found
        ],
        facts=[
            (_("US dollars"), number(money, 2)),
            (_("Tokens"), number(tokens)),
            (_("Calls without a price"), number(unpriced)),
        ],
        bars=bars_of(
            [
                (
                    f"{model}, {under}",
                    _spent(row),
                    row["prompt"] + row["completion"],
                )
                for model, under, row in found
            ]
        ),
    )


def _spent(row: dict[str, Any]) -> str:
    tokens = number(row["prompt"] + row["completion"])
    if row["money"] is None:
        return _("{tokens} tokens, no price").format(tokens=tokens)
    return _("{tokens} tokens, ${amount}").format(tokens=tokens, amount=number(row["money"], 2))


def _model(provider: str, name: str) -> str:
    return name if provider == name else f"{provider}:{name}"
