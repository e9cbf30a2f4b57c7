"""The six places of the navigation and the tabs of each: where a page belongs, and who sees it.

Each page checks its own rights; a tab that the person may not open is not shown.
"""

from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest
from django.urls import reverse
from django.utils.functional import SimpleLazyObject
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from accounts import roles
from accounts.roles import Right


@dataclass(frozen=True)
class PlaceTab:
    """`words` are its label in English and `about` what it holds, `page` is the name of its URL.
    Holders of one of `rights` somewhere, or `everywhere`, see it; without any, everyone does."""

    words: str
    page: str
    rights: tuple[Right, ...] = ()
    everywhere: bool = False
    about: str = ""

    def is_for(self, user: Any) -> bool:
        may = roles.can_everywhere if self.everywhere else roles.can_somewhere
        return not self.rights or any(may(user, right) for right in self.rights)


@dataclass(frozen=True)
class Place:
    """`paths` are the first parts of its pages' addresses. `listed`: the page of its first tab
    lists the others, and no page shows them as tabs."""

    words: str
    paths: tuple[str, ...]
    tabs: tuple[PlaceTab, ...]
    listed: bool = False


PLACES = (
    Place(
        gettext_noop("Review"),
        ("", "queue", "summaries"),
        (PlaceTab(gettext_noop("Review"), "queue"),),
    ),
    Place(
        gettext_noop("Hand in"),
        ("transcripts",),
        (PlaceTab(gettext_noop("Hand in"), "hand-in", (Right.HAND_IN, Right.HAND_IN_OWN)),),
    ),
    Place(
        gettext_noop("Records"),
        ("records",),
        (
            PlaceTab(gettext_noop("Records"), "records"),
            PlaceTab(gettext_noop("Retention"), "retention", (Right.SEE_SUMMARIES,)),
            PlaceTab(gettext_noop("Legal holds"), "holds", (Right.SEE_SUMMARIES,)),
        ),
    ),
    Place(
        gettext_noop("Insights"),
        ("insights", "measure"),
        (
            PlaceTab(gettext_noop("Overview"), "insights", (Right.SEE_FIGURES,)),
            PlaceTab(gettext_noop("Judge quality"), "judge-quality", (Right.SEE_FIGURES,)),
        ),
    ),
    Place(
        gettext_noop("Guidelines"),
        ("guidelines", "tryouts", "metadata"),
        (
            PlaceTab(gettext_noop("Guidelines"), "guidelines", (Right.READ_GUIDELINES,)),
            PlaceTab(gettext_noop("Glossary"), "glossary", (Right.READ_GUIDELINES,)),
            PlaceTab(gettext_noop("Metadata"), "metadata-keys", (Right.READ_GUIDELINES,)),
        ),
    ),
    Place(
        gettext_noop("Settings"),
        ("settings", "people", "audit", "outside", "tokens", "webhooks", "models", "status"),
        (
            PlaceTab(gettext_noop("Settings"), "settings"),
            PlaceTab(
                gettext_noop("People"),
                "people",
                (Right.SEE_PEOPLE,),
                about=gettext_noop("accounts, roles and links to sign in"),
            ),
            PlaceTab(
                gettext_noop("Models"),
                "set-up-model",
                (Right.MANAGE_PEOPLE, Right.CHANGE_GUIDELINES),
                about=gettext_noop("who writes and who judges"),
            ),
            PlaceTab(
                gettext_noop("Processing"),
                "pipeline",
                (Right.SEE_PIPELINE,),
                about=gettext_noop("what is queued, stuck or failed"),
            ),
            PlaceTab(
                gettext_noop("Metadata of transcripts"),
                "metadata-keys",
                (Right.READ_GUIDELINES,),
                about=gettext_noop("fields to filter by"),
            ),
            PlaceTab(
                gettext_noop("Retention"),
                "retention",
                (Right.SEE_SUMMARIES,),
                about=gettext_noop("how long transcripts and records are kept"),
            ),
            PlaceTab(
                gettext_noop("Where data goes"),
                "outside",
                (Right.READ_EVENTS,),
                everywhere=True,
                about=gettext_noop("servers that this installation calls"),
            ),
            PlaceTab(
                gettext_noop("Audit log"),
                "audit",
                (Right.READ_EVENTS,),
                everywhere=True,
                about=gettext_noop("who did what, and when"),
            ),
        ),
        listed=True,
    ),
)


def navigation_context(request: HttpRequest) -> dict[str, Any]:
    """For every page: `places` with their tabs, and where this page is among them."""
    return {"places": SimpleLazyObject(lambda: _list_places(request))}


def _list_places(request: HttpRequest) -> list[dict[str, Any]]:
    first = request.path.split("/")[1]
    return [
        shown
        for place in PLACES
        if (shown := _place_context(place, request, current=first in place.paths))["tabs"]
    ]


def _place_context(place: Place, request: HttpRequest, *, current: bool) -> dict[str, Any]:
    tabs = []
    for tab in place.tabs:
        if tab.is_for(request.user):
            url, about = reverse(tab.page), _(tab.about) if tab.about else ""
            here = request.path == url
            tabs.append({"label": _(tab.words), "about": about, "url": url, "current": here})
    label = _(place.words)
    if place is PLACES[0] and not roles.can_somewhere(request.user, Right.SEE_SUMMARIES):
        # Authors decide nothing and see their own summaries.
        label = _("My summaries")
    with_tabs = len(tabs) > 1 and not place.listed and any(tab["current"] for tab in tabs)
    return {
        "label": label,
        "current": current,
        "tabs": tabs,
        "with_tabs": with_tabs,
        "listed": place.listed,
    }
