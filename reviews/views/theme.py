"""Light, dark, or what the system says."""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST

from web.pages import THEMES

_A_YEAR = 365 * 24 * 3600


@require_POST
def theme(request: HttpRequest) -> HttpResponse:
    """Remembers the choice in a cookie, so that the first paint of every page has it."""
    chosen = request.POST.get("theme", "")
    back = request.POST.get("next", "")
    if not url_has_allowed_host_and_scheme(
        back, {request.get_host()}, require_https=request.is_secure()
    ):
        back = reverse("queue")
    # Not `redirect`, which takes a text without a slash for the name of a view.
    response = HttpResponseRedirect(back)
    if chosen in THEMES:
        response.set_cookie(
            "theme", chosen, max_age=_A_YEAR, samesite="Lax", secure=request.is_secure()
        )
    return response
