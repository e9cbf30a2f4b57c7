"""The language that a person chose, for their letters and for the next browser they sign in with.

Pages go by the browser's cookie, which is set from the stored choice at every sign-in.
"""

from django.conf import settings
from django.contrib.auth.models import User
from django.http import HttpResponse

from accounts.models import ChosenLanguage
from web.pages import keep


def known(code: str) -> bool:
    return code in dict(settings.LANGUAGES)


def of(user: User) -> str:
    """The language of letters to `user`; `LANGUAGE_CODE` until they choose one."""
    return _stored(user) or settings.LANGUAGE_CODE


def _stored(user: User) -> str:
    code = ChosenLanguage.objects.filter(user=user).values_list("code", flat=True).first() or ""
    # The installation may have given up a language since.
    return code if known(code) else ""


def chosen(user: User, code: str) -> None:
    """Store what `user` chose. Raises ValueError for a language that pages do not speak."""
    if not known(code):
        raise ValueError(f"{code!r} is no language of pages: choose one of LANGUAGES.")
    ChosenLanguage.objects.update_or_create(user=user, defaults={"code": code})


def remember(browser: HttpResponse, code: str) -> None:
    """Set the cookie by which `web.pages.PageLanguage` shows every further page."""
    keep(browser, "language", code)


def bring(browser: HttpResponse, user: User) -> None:
    """At sign-in: the browser speaks what `user` chose; without a choice, what it spoke before."""
    code = _stored(user)
    if code:
        remember(browser, code)
