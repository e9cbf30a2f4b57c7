"""The language that a person chose, for their letters and the next browser they sign in with.

Pages read the browser's cookie, which every sign-in sets from the stored choice.
"""

from django.conf import settings
from django.contrib.auth.models import User
from django.http import HttpResponse

from accounts.models import ChosenLanguage
from web.pages import store_cookie


def is_known(code: str) -> bool:
    return code in dict(settings.LANGUAGES)


def letter_language(user: User) -> str:
    """The language of letters to `user`; `LANGUAGE_CODE` until they choose one."""
    return _stored_language(user) or settings.LANGUAGE_CODE


def _stored_language(user: User) -> str:
    code = ChosenLanguage.objects.filter(user=user).values_list("code", flat=True).first() or ""
    # The installation may have dropped a language since.
    return code if is_known(code) else ""


def store_choice(user: User, code: str) -> None:
    """Store what `user` chose. Raises ValueError for a language that pages do not have."""
    if not is_known(code):
        raise ValueError(f"{code!r} is no language of pages: choose one of LANGUAGES.")
    ChosenLanguage.objects.update_or_create(user=user, defaults={"code": code})


def set_language_cookie(browser: HttpResponse, code: str) -> None:
    """Set the cookie that `web.pages.PageLanguage` reads for every page."""
    store_cookie(browser, "language", code)


def apply_stored_language(browser: HttpResponse, user: User) -> None:
    """At sign-in, set the language that `user` chose; without a choice it does not change."""
    code = _stored_language(user)
    if code:
        set_language_cookie(browser, code)
