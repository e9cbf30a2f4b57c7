"""The page of actions: what records in force say is to be done, by owner and date."""

import re
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_POST, require_safe

from records.actions import find_actions, mark_action
from web.pages import render_page, signed_in_user
from web.text import remove_nul

_MOST = 200
# What a person types in the search of records, in English or German.
_ASKED = re.compile(r"(open |offene )?(?:actions of|aufgaben von) (\S.{0,199})", re.IGNORECASE)


def redirect_to_actions(words: str) -> HttpResponse | None:
    """Where words in the search of records ask for the actions of a person; None for others."""
    asked = _ASKED.fullmatch(words.strip())
    if asked is None:
        return None
    query = {"who": asked[2], "state": "open" if asked[1] else "all"}
    return redirect(f"{reverse('actions')}?{urlencode(query)}")


@require_safe
def actions(request: HttpRequest) -> HttpResponse:
    who = remove_nul(request.GET.get("who", "")).strip()[:200]
    state = request.GET.get("state", "open")
    done = {"open": False, "done": True}.get(state)
    found = list(find_actions(request.user, who=who, done=done)[: _MOST + 1])
    context = {
        "who": who,
        "state": state,
        "rows": [(row, [turn + 1 for turn in row.turns]) for row in found[:_MOST]],
        "more": len(found) > _MOST,
        "most": _MOST,
        "today": timezone.localdate(),
    }
    return render_page(request, "records/actions.html", context)


@require_POST
def mark(request: HttpRequest, pk: int) -> HttpResponse:
    mark_action(pk, done=request.POST.get("done") == "yes", by=signed_in_user(request))
    response = redirect("actions")
    response["Location"] += f"?{request.POST.get('query', '')}"
    return response
