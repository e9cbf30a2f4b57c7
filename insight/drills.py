"""What became of planted errors, and decisions made faster than their text can be read.

Both are of the team: neither the pages nor the files name a reviewer.
"""

from collections.abc import Iterable
from typing import Any

from django.db.models import Q, QuerySet
from django.utils.translation import gettext as _

from insight.panels import Panel, ends, headline, share_bars
from insight.scope import FigureScope, rows_over
from measuring.agreement import Estimate, wilson
from summaries.models import FOUND, Drill, DrillOutcome, ErrorKind

# --- Drills -----------------------------------------------------------------

_Row = tuple[str, int, int, Estimate | None]


def closed(scope: FigureScope) -> QuerySet[Drill]:
    """Those that ended in the period, without those that were withdrawn; a drill is of a guideline,
    not of a version or a model."""
    name = scope.guideline.partition(":")[0]
    under = scope.reach.within("guideline")
    if name:
        under &= Q(guideline__name=name)
    found = Drill.objects.filter(under, scope.recent("closed_at"), closed_at__isnull=False)
    return found.exclude(outcome=DrillOutcome.WITHDRAWN)


def caught(scope: FigureScope) -> Panel:
    """Planted errors and who caught them: judges, reviewers, and both together by kind."""
    drills = list(closed(scope).values_list("kind", "outcome", "marked"))
    rows = _rows(drills)
    both = rows[0]
    return Panel(
        name="drills",
        title=_("Planted errors"),
        says=_(
            "Of the drills that ended in the period. A judge catches an error where it stops the "
            "text or doubts the sentence; a reviewer where they edit it, send it back or reject "
            "it. Wilson's 95 % interval."
        ),
        columns=(_("Caught by"), _("Caught"), _("Planted"), _("Share"), _("From"), _("To")),
        rows=[(label, part, whole, *ends(share)) for label, part, whole, share in rows],
        facts=[(_("Planted errors caught"), _said(both))] if drills else [],
        bars=share_bars(rows, "drills") if drills else [],
    )


def _said(row: _Row) -> str:
    _label, part, whole, share = row
    counted = _("{part} of {whole}").format(part=part, whole=whole)
    return counted if share is None else f"{counted}, {headline(share, whole)}"


def _rows(drills: list[tuple[str, str, bool | None]]) -> list[_Row]:
    by_judge = [outcome == DrillOutcome.STOPPED or bool(marked) for _, outcome, marked in drills]
    shown = [outcome for _, outcome, _ in drills if outcome != DrillOutcome.STOPPED]
    either = [
        judge or outcome in FOUND for judge, (_, outcome, _) in zip(by_judge, drills, strict=True)
    ]
    of_kinds = {
        kind: [
            found for found, (planted, _, _) in zip(either, drills, strict=True) if planted == kind
        ]
        for kind in ErrorKind
    }
    return [
        _row(_("Judges and reviewers together"), either),
        _row(_("Judges"), by_judge),
        _row(_("Reviewers, of those that came to them"), (one in FOUND for one in shown)),
        *(_row(str(kind.label), found) for kind, found in of_kinds.items() if found),
    ]


def _row(label: str, found: Iterable[bool]) -> _Row:
    each = list(found)
    return label, sum(each), len(each), wilson(sum(each), len(each))


# --- Reading ----------------------------------------------------------------

# The upper end of what most adults read silently, non-fiction in English: Brysbaert, How many words
# do we read per minute?, 2019 (175 to 300, 238 on average).
WORDS_A_MINUTE = 300
# Words are counted by the spaces between them: as good as any count for a limit, and a cheap one.
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
_SECONDS_A_WORD = 60 / WORDS_A_MINUTE


def reading(scope: FigureScope) -> Panel:
    """From when the reviewer first opened the case until they decided."""
    decisions = scope.decisions().values_list("attempt", "reviewer", "created_at")
    found: Any = rows_over(_HASTY, decisions, before=[_SECONDS_A_WORD] * 2) or [(0, 0, 0)]
    whole, summary, all_of_it = found[0]
    rows = [
        (label, part, whole, wilson(part, whole))
        for label, part in (
            (_("Faster than the summary can be read"), summary),
            (_("Faster than summary and transcript can be read"), all_of_it),
        )
    ]
    return Panel(
        name="reading",
        title=_("Time to read"),
        says=_(
            "Decisions in the period by how long the reviewer had the case before them, from when "
            "they first opened it, against {words} words a minute, the upper end of what most "
            "adults read (Brysbaert 2019). Who decided so is not shown. Wilson's 95 % interval."
        ).format(words=WORDS_A_MINUTE),
        columns=(_("Decided"), _("Decisions"), _("Of"), _("Share"), _("From"), _("To")),
        rows=[(label, part, of, *ends(share)) for label, part, of, share in rows],
        bars=share_bars(rows) if whole else [],
    )
