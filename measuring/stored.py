"""Stored measurements: uploaded results, whose charts a worker draws.

Every chart is committed by itself, so a killed worker loses only one, and the next worker
continues with it.
"""

from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from threading import Lock
from typing import TypeVar
from uuid import UUID, uuid4

from countersign_judge.metaeval.figures import FIGURES, render_png
from countersign_judge.metaeval.statistics import ResultRow
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.db.models import BooleanField, F, Func, QuerySet, Value
from django.utils.translation import gettext

from accounts import roles
from accounts.roles import AnyUser, Right
from measuring.models import LONGEST_TITLE, Drawing, DrawnFigure, MetaRun
from summaries import jobs
from summaries.models import Guideline, JobStatus

_Stored = TypeVar("_Stored", MetaRun, Drawing)

# --- Stored -----------------------------------------------------------------
# Measurements kept in the installation, for the page that shows them.


def readable_rows(rows: QuerySet[_Stored], user: AnyUser) -> QuerySet[_Stored]:
    """Those of `rows`, MetaRuns or Drawings, that measure no guideline whose figures the user may
    not see. A guideline is a judge NAME:VERSION there; one of another installation is for those
    who see all. Raises PermissionDenied for users who see no figures.
    """
    found = roles.get_reach(user, Right.SEE_FIGURES)
    if not found:
        raise PermissionDenied(gettext("Only leads, admins and auditors can see measurements."))
    if found.everywhere:
        return rows
    names = Guideline.objects.filter(found.within("pk")).values_list("name", flat=True)
    ours = f"^({'|'.join(names)}):"
    outside = f'$[*].judge ? (@ like_regex ":" && !(@ like_regex "{ours}"))'
    return rows.exclude(
        Func(
            F("results"),
            Value(outside),
            template="jsonb_path_exists(%(expressions)s::jsonpath)",
            output_field=BooleanField(),
        )
    )


def can_store(user: AnyUser) -> bool:
    return roles.can_everywhere(user, Right.CHANGE_GUIDELINES)


def check_can_store(user: AnyUser) -> None:
    if not can_store(user):
        raise PermissionDenied(
            gettext("Only guideline admins of the whole installation can store these.")
        )


def keep_run(
    *,
    title: str,
    rows: Sequence[ResultRow],
    pictures: Mapping[str, bytes],
    by: User | None,
    pk: UUID | None = None,
) -> MetaRun:
    """Rows that `results.parse_results` accepted; `pictures` are PNGs by the names of FIGURES."""
    figures = {name: b64encode(png).decode() for name, png in pictures.items()}
    return MetaRun.objects.create(
        pk=pk or uuid4(),
        title=title[:LONGEST_TITLE],
        results=list(rows),
        figures=figures,
        stored_by=by,
    )


# --- Drawing ----------------------------------------------------------------

# Lines of panels: so many take half a minute of a core and 500 MB, with five judges in each.
MOST_DIMENSIONS = 16
# The drawing library is not thread-safe, and each thread would take its memory.
_one_at_a_time = Lock()


class TooMany(ValueError):
    """More than a worker draws, with the limit and the remedy."""


def check_drawable(rows: Iterable[ResultRow]) -> None:
    """Raises TooMany."""
    dimensions = len({row["dimension"] for row in rows})
    if dimensions > MOST_DIMENSIONS:
        fault = gettext(
            "The file has {count} dimensions; the limit for drawing is {most}. Measure fewer "
            "with --dimension, or store it in parts."
        )
        raise TooMany(fault.format(count=dimensions, most=MOST_DIMENSIONS))


@transaction.atomic
def request_drawing(*, title: str, rows: Sequence[ResultRow], by: User) -> Drawing:
    """Have a worker draw rows that `results.parse_results` accepted. Raises TooMany."""
    check_drawable(rows)
    title = title[:LONGEST_TITLE]
    drawing = Drawing.objects.create(title=title, results=list(rows), asked_by=by)
    jobs.enqueue(drawing)
    return drawing


def discard_drawing(drawing: Drawing) -> bool:
    """Delete one that failed; whether it had."""
    deleted, _ = Drawing.objects.filter(pk=drawing.pk, status=JobStatus.FAILED).delete()
    return bool(deleted)


def run_drawing(drawing_id: UUID) -> None:
    """Draw the rest of it and store it, unless another worker does."""
    jobs.run(Drawing, drawing_id, _draw_all)


def _draw_all(drawing: Drawing) -> None:
    """Stops once another worker has the lease."""
    ready = set(drawing.drawn.values_list("name", flat=True))
    for name in (name for name in FIGURES if name not in ready):
        with _one_at_a_time:
            png = render_png(FIGURES[name](drawing.results))
        with transaction.atomic():
            if not _is_ours(drawing):
                return
            DrawnFigure.objects.create(drawing=drawing, name=name, png=png)
    with transaction.atomic():
        if _is_ours(drawing):
            pictures = {figure.name: bytes(figure.png) for figure in drawing.drawn.all()}
            kept = {"title": drawing.title, "rows": drawing.results, "by": drawing.asked_by}
            keep_run(**kept, pictures=pictures, pk=drawing.pk)
            Drawing.objects.filter(pk=drawing.pk).delete()


def _is_ours(drawing: Drawing) -> bool:
    held = Drawing.objects.select_for_update(no_key=True).filter(
        pk=drawing.pk, lease_token=drawing.lease_token
    )
    return held.exists()
