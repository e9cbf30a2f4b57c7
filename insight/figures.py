"""Figures of the dashboard: verdicts and decisions, statuses, times, tokens and money."""

from typing import Any

from countersign_judge.money import format_cost
from django.contrib.postgres.fields import ArrayField
from django.db.models import (
    Aggregate,
    BooleanField,
    Case,
    Count,
    Exists,
    FloatField,
    Min,
    OuterRef,
    Q,
    QuerySet,
    Sum,
    When,
)
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop, pgettext

from insight.panels import Panel, bar_chart, build_share_panel, format_share
from insight.scope import FigureScope, run_over_rows
from judging.models import Evaluation
from llm.ledger import UNPRICED
from records.models import Category, Review
from reviews.haste import WORDS_A_MINUTE
from reviews.templatetags.display import span
from summaries.models import Attempt, Origin
from summaries.status import TERMINAL, Status
from web.text import localize_number as number

# --- Verdicts ---------------------------------------------------------------
# Verdicts are joined, not queried text by text nor grouped: over a long period that takes
# seconds.

_PASSED = """
SELECT title || ' v' || number, text.model, count(*) FILTER (WHERE stopped.id IS NULL), count(*)
FROM ({rows}) AS text (id, model, title, number)
LEFT JOIN (
    SELECT DISTINCT attempt_id FROM judging_evaluation WHERE NOT passed
) AS stopped (id) ON stopped.id = text.id
GROUP BY title, number, text.model ORDER BY title, number, text.model
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


def _has_verdict(**of: bool) -> Exists:
    scored = Evaluation.objects.filter(attempt=OuterRef("pk"), passed__isnull=False)
    return Exists(scored.filter(**of))


def count_passed(texts: QuerySet[Attempt]) -> list[tuple[Any, ...]]:
    """By guideline version and model: how many judged texts passed, and how many.

    A text passed if every verdict on it, also a confirmation, let it through.
    """
    version = "summary__guideline_version"
    columns = ("pk", "model", f"{version}__guideline__title", f"{version}__number")
    return run_over_rows(_PASSED, texts.filter(_has_verdict()).values_list(*columns))


def count_outcomes(texts: QuerySet[Attempt]) -> dict[str, int]:
    """How many passed texts were edited, else `reject`, `send_back` or `kept`; undecided ones
    are left out."""
    passed = texts.filter(_has_verdict()).exclude(_has_verdict(passed=False))
    found = run_over_rows(_VERDICT_OUTCOMES, passed.values_list("pk"))
    return {_KINDS[kind]: count for kind, count in found}


def count_first_attempts(scope: FigureScope) -> list[tuple[Any, ...]]:
    """`count_passed` of the first texts that a model wrote."""
    return count_passed(scope.texts().filter(number=1, origin=Origin.MODEL))


def first_attempts_panel(scope: FigureScope) -> Panel:
    found = count_first_attempts(scope)
    part, whole = (sum(row[at] for row in found) for at in (2, 3))
    return build_share_panel(
        (_("Guideline"), _("Model"), _("Passed"), _("Judged")),
        found,
        name="first-attempts",
        title=_("Passed at the first attempt"),
        says=_("First texts by a model, written in the period and judged."),
        facts=[(_("First-attempt pass rate"), format_share(part, whole, "texts"))],
    )


_OUTCOMES = {
    "kept": gettext_noop("Approved unchanged"),
    "edited": gettext_noop("Edited by a person"),
    "send_back": gettext_noop("Sent back"),
    "reject": gettext_noop("Rejected"),
}


def overruled_panel(scope: FigureScope) -> Panel:
    found = count_outcomes(scope.texts().exclude(origin=Origin.REVIEWER))
    whole = sum(found.values())
    against = format_share(whole - found.get("kept", 0), whole)
    shares = [(_(label), found.get(name, 0), whole) for name, label in _OUTCOMES.items()]
    return build_share_panel(
        (_("Outcome"), _("Texts")),
        shares,
        name="overruled",
        title=_("What people did with passed texts"),
        says=_(
            "Texts in the period that the judge passed and a person decided. An edited text "
            "counts as edited, whatever the decision."
        ),
        facts=[(_("Passes rejected, sent back or edited"), against)],
    )


# --- Attempts and decisions -------------------------------------------------

_MANY = 5


def attempts_panel(scope: FigureScope) -> Panel:
    """The database counts: a list of all cases would be as long as the archive."""
    texts = scope.texts().filter(origin=Origin.MODEL).order_by()
    sizes = {str(size): Q(size=size) for size in range(1, _MANY)}
    sizes[_("{size} or more").format(size=_MANY)] = Q(size__gte=_MANY)
    counts = {f"of_{at}": Count("size", filter=size) for at, size in enumerate(sizes.values())}
    by_summary = texts.values("summary").annotate(size=Count("pk"))
    found = by_summary.aggregate(texts=Sum("size"), summaries=Count("size"), **counts)
    rows = [(name, found[column]) for name, column in zip(sizes, counts, strict=True)]
    summaries = found["summaries"]
    mean = number(found["texts"] / summaries, 2) if summaries else _("none written")
    return Panel(
        name="attempts",
        title=_("Attempts per summary"),
        says=_("Attempts by a model in the period, per summary."),
        columns=(_("Attempts"), _("Summaries")),
        rows=rows,
        facts=[(_("Mean"), mean)],
        chart=bar_chart([(name, number(count), count) for name, count in rows], _("Summaries"))
        if summaries
        else None,
    )


def sent_back_panel(scope: FigureScope) -> Panel:
    reviews = scope.decisions().filter(decision="send_back").order_by()
    found = reviews.values("category").annotate(n=Count("pk")).values_list("category", "n")
    counts = dict(found)
    whole = sum(counts.values())
    names = {**dict(Category.choices), "": _("No reason chosen")}
    rows = [(str(names[key]), counts[key], whole) for key in names if key in counts]
    rows.sort(key=lambda row: -row[1])
    return build_share_panel(
        (_("Reason"), _("Texts")),
        rows,
        name="sent-back",
        title=_("Why texts were sent back"),
        says=_("Texts sent back in the period, by reason."),
        facts=[(_("Sent back"), number(whole))],
        chart=bar_chart(
            [(label, number(count), count) for label, count, _whole in rows], _("Texts")
        ),
    )


# --- Cases ------------------------------------------------------------------


def by_status_panel(scope: FigureScope) -> Panel:
    of_all = scope.summaries().order_by().values("status")
    found = {
        row["status"]: (row["count"], (timezone.now() - row["oldest"]).total_seconds())
        for row in of_all.annotate(count=Count("pk"), oldest=Min("status_since"))
    }
    rows = []
    for status in Status:
        count, age = found.get(status, (0, None))
        aged = age is not None and status not in TERMINAL
        rows.append(
            (
                str(status.label),
                count,
                *((span(age), round(age / 3600, 1)) if aged else (None,) * 2),
            )
        )
    return Panel(
        name="summaries",
        title=_("Summaries by status"),
        says=_("Now, independent of the period. The table has the age of the oldest."),
        columns=(_("Status"), _("Summaries"), _("Oldest"), _("Oldest, hours")),
        rows=rows,
        facts=[(_("Summaries"), number(sum(count for count, _age in found.values())))],
        chart=bar_chart(
            [(label, number(count), count) for label, count, *_ages in rows], _("Summaries")
        )
        if found
        else None,
    )


# --- Times ------------------------------------------------------------------


class _MedianAndMost(Aggregate):
    """The median and the 90th percentile, by PostgreSQL's percentile_cont."""

    template = "percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY %(expressions)s)"
    output_field = ArrayField(FloatField())


def summarize_review_times(
    decisions: QuerySet[Review],
) -> tuple[int, list[float | None], list[float | None]]:
    """How many, and in seconds the median and the 90th percentile from ready to taken and from
    taken to decided, as the decisions keep them; None where unknown."""
    found = decisions.aggregate(
        n=Count("pk"), waited=_MedianAndMost("waited"), handled=_MedianAndMost("handled")
    )
    return found["n"], found["waited"] or [None, None], found["handled"] or [None, None]


_LONG = 2 * 3600  # from here on the chart counts hours


def review_times_panel(scope: FigureScope) -> Panel:
    decisions, waited, handled = summarize_review_times(scope.decisions())
    rows = [(pgettext("time", "Waiting"), waited), (_("Handling"), handled)]
    longest = max(each or 0 for _label, both in rows for each in both)
    unit, size, title = (
        ("hour", 3600, _("Hours")) if longest > _LONG else ("minute", 60, _("Minutes"))
    )
    drawn = [
        (f"{label}, {part}", span(seconds or 0), (seconds or 0) / size)
        for label, both in rows
        for part, seconds in zip((_("median"), _("90 % within")), both, strict=True)
    ]
    return Panel(
        name="times",
        title=_("Waiting and handling times"),
        says=_(
            "For decisions in the period. Waiting: from ready to claimed. Handling: from claimed "
            "to decided."
        ),
        columns=(_("Time"), _("Decisions"), _("Median, seconds"), _("90th percentile, seconds")),
        rows=[
            (label, decisions, *(None if each is None else round(each, 1) for each in both))
            for label, both in rows
        ],
        facts=[(label, span(both[0] or 0)) for label, both in rows],
        chart=bar_chart(drawn, title, unit) if decisions else None,
    )


# Words are counted by the spaces between them: exact enough for a limit, and cheap.
_HASTY = """
SELECT count(*), count(*) FILTER (WHERE seconds < summary * %s),
    count(*) FILTER (WHERE seconds < (summary + transcript) * %s)
FROM (
    SELECT extract(epoch FROM decided.at - seen.at) AS seconds, spoken.word_count AS transcript,
        length(text.text) - length(translate(text.text, E' \\n', '')) + 1 AS summary
    FROM ({rows}) AS decided (text, reviewer, at)
    JOIN summaries_attempt text ON text.id = decided.text
    JOIN summaries_summary summary ON summary.id = text.summary_id
    JOIN summaries_transcript spoken ON spoken.id = summary.transcript_id
    CROSS JOIN LATERAL (
        SELECT min(view.at) AS at FROM records_viewevent view
        WHERE view.summary_id = text.summary_id AND view.user_id = decided.reviewer
            AND view.at <= decided.at
    ) AS seen
    WHERE seen.at IS NOT NULL AND NOT summary.disposed
) AS read
"""


def reading_time_panel(scope: FigureScope) -> Panel:
    """For the team: neither the page nor the file names a reviewer."""
    decisions = scope.decisions().values_list("attempt", "reviewer", "created_at")
    found = run_over_rows(_HASTY, decisions, before=[60 / WORDS_A_MINUTE] * 2) or [(0, 0, 0)]
    whole, summary, all_of_it = found[0]
    timed = scope.decisions().filter(seconds_open__isnull=False)
    signed = timed.aggregate(n=Count("pk"), hasty=Count("pk", filter=Q(hasty=True)))
    return build_share_panel(
        (_("Decided"), _("Decisions"), _("Of")),
        [
            (_("Faster than the summary can be read"), summary, whole),
            (_("Faster than summary and transcript can be read"), all_of_it, whole),
            (_("Signed so fast that a reason was required"), signed["hasty"], signed["n"]),
        ],
        name="reading",
        title=_("Time to read"),
        says=_(
            "From opening a case to deciding, against a fast reader's {words} words a minute "
            "(Brysbaert 2019). No names."
        ).format(words=WORDS_A_MINUTE),
        facts=[(_("Faster than the summary can be read"), format_share(summary, whole))],
    )


# --- Spending ---------------------------------------------------------------

# Joined, not looked up call by call: a long period has too many.
_SPENT = """
SELECT CASE call.provider WHEN call.model THEN call.model
        ELSE call.provider || ':' || call.model END, coalesce(guideline.title, %s),
    count(*), sum(prompt), sum(cached), sum(completion), round(sum(cost), 6)::float,
    count(*) FILTER (WHERE unpriced)
FROM ({rows}) AS call (provider, model, subject, prompt, cached, completion, cost, unpriced)
LEFT JOIN summaries_summary summary ON summary.id = call.subject
LEFT JOIN summaries_guidelineversion version ON version.id = summary.guideline_version_id
LEFT JOIN summaries_guideline guideline ON guideline.id = version.guideline_id
GROUP BY call.provider, call.model, guideline.title ORDER BY 1, 2
"""


def spending_panel(scope: FigureScope) -> Panel:
    """In US dollars; calls without a known price are counted apart."""
    columns = ("prompt_tokens", "cached_tokens", "completion_tokens", "cost")
    unpriced = Case(When(UNPRICED, then=True), default=False, output_field=BooleanField())
    calls = scope.calls().annotate(unpriced=unpriced)
    calls = calls.values_list("provider", "model", "subject", *columns, "unpriced")
    rows = run_over_rows(_SPENT, calls, before=[_("No case")])
    drawn = []
    for model, under, _calls, prompt, _cached, completion, money, missing in rows:
        words = _("{tokens} tokens, {cost}")
        cost = format_cost(money, missing, 2)
        said = words.format(tokens=number(prompt + completion), cost=cost)
        drawn.append((f"{model}, {under}", said, prompt + completion))
    known = sum(row[6] for row in rows if row[6] is not None)
    return Panel(
        name="spending",
        title=_("Tokens and money"),
        says=_(
            "Calls of the period by model and guideline. Calls without a known price are in no sum."
        ),
        columns=(
            *(_("Model"), _("Guideline"), _("Calls"), _("Tokens in"), _("of these cached")),
            *(_("Tokens out"), _("US dollars"), _("Calls without a price")),
        ),
        rows=rows,
        facts=[
            (_("US dollars"), format_cost(known, sum(row[7] for row in rows), 2)),
            (_("Tokens"), number(sum(row[3] + row[5] for row in rows))),
            (_("Calls without a price"), number(sum(row[7] for row in rows))),
        ],
        chart=bar_chart(drawn, _("Tokens")),
    )
