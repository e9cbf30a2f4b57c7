"""What django-allauth asks of us: tries under our rate limit, our words, our letters."""

from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from django.contrib import messages
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _

from accounts import language, rate_limits


class AccountAdapter(DefaultAccountAdapter):
    """Nobody makes an account of their own; admins do, and an identity provider."""

    def is_open_for_signup(self, request: HttpRequest) -> bool:
        return False

    def get_client_ip(self, request: HttpRequest) -> str:
        return rate_limits.address_of(request)

    # --- Sign-in ------------------------------------------------------------

    def pre_authenticate(self, request: HttpRequest, **credentials: Any) -> None:
        """`rate_limits` counts instead: a limit by name alone lets strangers lock people out."""

    def authenticate(self, request: HttpRequest, **credentials: Any) -> User | None:
        """Nobody, too, for the right password of somebody who is shut out. Raises TooManyTries."""

        def check() -> User:
            user = super(AccountAdapter, self).authenticate(request, **credentials)
            if user is None or not user.is_active:
                raise ValidationError("wrong")
            found: User = user
            return found

        try:
            return rate_limits.limited(credentials["username"], request, check)
        except ValidationError:
            return None

    def respond_user_inactive(self, request: HttpRequest, user: User) -> HttpResponse:
        messages.error(request, _("This account is deactivated. Ask a system admin."))
        return redirect("sign-in")

    def post_login(self, request: HttpRequest, user: User, **how: Any) -> HttpResponse:
        """What the browser keeps of who signed in there."""
        answer: HttpResponse = super().post_login(request, user, **how)
        rate_limits.remember_browser(answer, user)
        language.bring(answer, user)
        return answer

    # --- Words --------------------------------------------------------------

    def add_message(self, request: HttpRequest, level: int, *args: Any, **said: Any) -> None:
        """What allauth says in its own words is left out."""
        if said.get("message"):
            messages.add_message(request, level, said["message"])
