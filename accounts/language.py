"""The language that a person chose, for their letters and the next browser they sign in with.

Pages read the browser's cookie, which every sign-in sets from the stored choice.
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
    # The installation may have dropped a language since.
    return code if known(code) else ""


def chosen(user: User, code: str) -> None:
    """Store what `user` chose. Raises ValueError for a language that pages do not have."""
    if not known(code):
        raise ValueError(f"{code!r} is no language of pages: choose one of LANGUAGES.")
    ChosenLanguage.objects.update_or_create(user=user, defaults={"code": code})


def remember(browser: HttpResponse, code: str) -> None:
    """Set the cookie that `web.pages.PageLanguage` reads for every page."""
    keep(browser, "language", code)


def bring(browser: HttpResponse, user: User) -> None:
    """At sign-in, set the language that `user` chose; without a choice it does not change."""
    code = _stored(user)
    if code:
        remember(browser, code)
