"""What every page needs: the signed-in user, numbers in the query, cookies, no caching."""

from collections.abc import Callable
from typing import Any, cast

from countersign_judge.llm.telemetry import CORRELATION_ID
from django.conf import settings
from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse, HttpResponseServerError, QueryDict
from django.http.response import HttpResponseBase
from django.middleware.gzip import GZipMiddleware
from django.middleware.locale import LocaleMiddleware
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils import translation
from django.utils.cache import patch_vary_headers
from django.utils.http import url_has_allowed_host_and_scheme

from web.text import LARGEST_SMALLINT, parse_whole_number

THEMES = ("auto", "light", "dark")
_COOKIE_SECONDS = 365 * 86_400


def signed_in_user(request: HttpRequest) -> User:
    """The signed-in user; not in a view that is `login_not_required`."""
    return cast(User, request.user)


def get_display_name(user: User) -> str:
    """Full name, else username."""
    return user.get_full_name() or user.get_username()


def get_query_number(query: QueryDict, name: str) -> int | None:
    """The whole number in a query parameter; None for anything else."""
    return parse_whole_number(query.get(name, ""), most=LARGEST_SMALLINT)


def render_server_error(_: HttpRequest) -> HttpResponse:
    """The page for a server error, with the request id of the log lines. Reads nothing that may
    be broken."""
    html = render_to_string("500.html", {"request_id": CORRELATION_ID.get()})
    return HttpResponseServerError(html)


def render_page(
    request: HttpRequest, template: str, context: dict[str, Any], *, status: int = 200
) -> HttpResponse:
    """A rendered page that no cache may store."""
    response = render(request, template, context, status=status)
    response["Cache-Control"] = "no-store"
    return response


def same_site_url(request: HttpRequest, wanted: str) -> str:
    """`wanted_servers` where it is an address of this site, else ''."""
    ours = url_has_allowed_host_and_scheme(
        wanted, {request.get_host()}, require_https=request.is_secure()
    )
    return wanted if ours else ""


# --- Cookies ----------------------------------------------------------------


def cookie_name(name: str) -> str:
    return f"{settings.COOKIE_PREFIX}{name}"


def store_cookie(
    browser: HttpResponse,
    name: str,
    value: str,
    *,
    seconds: int = _COOKIE_SECONDS,
) -> None:
    """Set a cookie that no script reads and no other site sends along with a form."""
    browser.set_cookie(
        cookie_name(name),
        value,
        max_age=seconds,
        secure=settings.SESSION_COOKIE_SECURE,
        httponly=True,
        samesite="Lax",
    )


def get_theme(request: HttpRequest) -> str:
    """One of `THEMES`, as chosen in this browser."""
    chosen = request.COOKIES.get(cookie_name("theme"), "")
    return chosen if chosen in THEMES else THEMES[0]


# What a page may ask of the browser: passkeys and the clipboard, and none of its sensors.
_PERMISSIONS = ", ".join(
    [
        *(f"publickey-credentials-{act}=(self)" for act in ("create", "get")),
        "clipboard-write=(self)",
        *(
            f"{feature}=()"
            for feature in (
                *("accelerometer", "bluetooth", "browsing-topics", "camera", "display-capture"),
                *("geolocation", "gyroscope", "hid", "magnetometer", "microphone", "midi"),
                *("payment", "serial", "usb", "xr-spatial-tracking"),
            )
        ),
    ]
)


def prevent_caching(get_response: Callable[[HttpRequest], HttpResponse]) -> Any:
    """Middleware: no cache stores an answer without its own Cache-Control, such as account
    pages, results and downloads, and no page uses more of the browser than it needs. Static files
    are answered before."""

    def guarded(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        response.headers.setdefault("Cache-Control", "no-store")
        response.headers.setdefault("Permissions-Policy", _PERMISSIONS)
        return response

    return guarded


def _is_page(response: HttpResponseBase) -> bool:
    return response.get("Content-Type", "").startswith("text/html")


class PageCompression(GZipMiddleware):
    """Compresses only pages: the API's ETags must stay strong for If-Match (RFC 9110, section
    8.8.1), and static files are stored compressed."""

    def process_response(
        self, request: HttpRequest, response: HttpResponseBase
    ) -> HttpResponseBase:
        if not _is_page(response):
            return response
        return super().process_response(request, response)


class PageLanguage(LocaleMiddleware):
    """Shows pages in the language that the person chose, else in the one that the browser prefers.

    A cookie holds the choice (`accounts.language`), as the user is not known here yet. The API is
    always in English, because programs match, log and search its messages.
    """

    def process_request(self, request: HttpRequest) -> None:
        if request.path_info.startswith("/api/"):
            translation.activate("en")
            request.LANGUAGE_CODE = "en"
        else:
            super().process_request(request)

    def process_response(
        self, request: HttpRequest, response: HttpResponseBase
    ) -> HttpResponseBase:
        """Only pages name their language: files hold speech in any language."""
        if not _is_page(response) or request.path_info.startswith("/api/"):
            return response
        patch_vary_headers(response, ("Cookie",))
        return super().process_response(request, response)


# --- Downloads --------------------------------------------------------------


def download_headers(name: str) -> dict[str, str]:
    """The headers of a download called `name`, which no cache may store."""
    return {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
    }


def csv_response(text: str, name: str) -> HttpResponse:
    """A CSV file as a download."""
    return HttpResponse(
        text, content_type="text/csv; charset=utf-8", headers=download_headers(f"{name}.csv")
    )
