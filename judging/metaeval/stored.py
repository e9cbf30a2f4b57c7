"""Measurements kept with the installation, for the page that shows them."""

from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any
from uuid import UUID, uuid4

from django.core.exceptions import PermissionDenied

from judging.metaeval.report import pngs
from judging.models import MetaRun
from summaries import roles
from summaries.roles import Right

if TYPE_CHECKING:
    from django.contrib.auth.models import AnonymousUser, User

LONGEST_TITLE = 200


def check_can_read(user: "User | AnonymousUser") -> None:
    if not roles.can_somewhere(user, Right.SEE_FIGURES):
        raise PermissionDenied("Measurements are for leads, admins and auditors.")


def can_store(user: "User | AnonymousUser") -> bool:
    return roles.can_everywhere(user, Right.CHANGE_GUIDELINES)


def check_can_store(user: "User | AnonymousUser") -> None:
    if not can_store(user):
        raise PermissionDenied("Only guideline admins of the whole installation store these.")


def store(*, title: str, rows: Sequence[dict[str, Any]], by: "User | None") -> MetaRun:
    """Keep rows that `files.results_of` has accepted, with their pictures drawn here and now."""
    return keep(title=title, rows=rows, pictures=pngs(rows), by=by, pk=uuid4())


def keep(
    *,
    title: str,
    rows: Sequence[dict[str, Any]],
    pictures: Mapping[str, bytes],
    by: "User | None",
    pk: UUID,
) -> MetaRun:
    """`pictures` are PNGs by the names of `figures.FIGURES`."""
    figures = {name: b64encode(png).decode() for name, png in pictures.items()}
    return MetaRun.objects.create(
        pk=pk, title=title[:LONGEST_TITLE], results=list(rows), figures=figures, stored_by=by
    )


def figure(run: MetaRun, name: str) -> bytes | None:
    """The PNG, or None for a name that it has not."""
    return b64decode(run.figures[name]) if name in run.figures else None
