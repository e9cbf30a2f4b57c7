"""A form that is sent after its session has ended."""

from collections.abc import Callable
from urllib.parse import urlsplit

from django.conf import settings
from django.contrib import messages
from django.contrib.auth.views import redirect_to_login
from django.http import HttpRequest, HttpResponseBase, HttpResponseRedirect
from django.shortcuts import resolve_url
from django.urls import reverse

_NOTHING_DONE = (
    "You had been signed out, so nothing was done. Sign in to come back to the page, and send it "
    "again."
)


def back_to_the_page(
    get_response: Callable[[HttpRequest], HttpResponseBase],
) -> Callable[[HttpRequest], HttpResponseBase]:
    """Middleware: who signs in again comes to the page of the form, not to its address.

    An address like /cases/…/approve takes no GET, so that signing in would end on a bare refusal.
    """

    def middleware(request: HttpRequest) -> HttpResponseBase:
        response = get_response(request)
        if not (_is_a_form(request) and _asks_to_sign_in(response)):
            return response
        messages.warning(request, _NOTHING_DONE)
        return redirect_to_login(_page_of(request))

    return middleware


def _is_a_form(request: HttpRequest) -> bool:
    """Sent by the browser itself and not by a script of the page, which says so where it can."""
    mode = request.headers.get("Sec-Fetch-Mode", "navigate")
    return request.method == "POST" and mode == "navigate" and "HX-Request" not in request.headers


def _asks_to_sign_in(response: HttpResponseBase) -> bool:
    sign_in = resolve_url(settings.LOGIN_URL)
    return isinstance(response, HttpResponseRedirect) and response.url.startswith(f"{sign_in}?")


def _page_of(request: HttpRequest) -> str:
    """The page that the form stood on, as far as the browser tells; else the first one."""
    page = urlsplit(request.headers.get("Referer", ""))
    if page.netloc != request.get_host():
        return reverse("queue")
    return page._replace(scheme="", netloc="", fragment="").geturl()
