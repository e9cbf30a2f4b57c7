"""allauth's views with our pages: second factors, links to providers, reauthentication."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from allauth.account.adapter import get_adapter
from allauth.account.views import ReauthenticateView
from allauth.core.exceptions import ReauthenticationRequired
from allauth.mfa.base.views import AuthenticateView, IndexView
from allauth.mfa.base.views import ReauthenticateView as ReauthenticateByCode
from allauth.mfa.recovery_codes.views import GenerateRecoveryCodesView, ViewRecoveryCodesView
from allauth.mfa.totp.views import ActivateTOTPView, DeactivateTOTPView
from allauth.mfa.webauthn.views import (
    AddWebAuthnView,
    LoginWebAuthnView,
    ReauthenticateWebAuthnView,
    RemoveWebAuthnView,
)
from allauth.socialaccount.views import ConnectionsView
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponseBase
from django.urls import path, reverse_lazy
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache

from accounts import factors, reauthentication, tokens
from web.pages import signed_in_user

View = Callable[..., HttpResponseBase]


def _record_changes(view: View) -> View:
    """Records what a POST changes as done by the signed-in user."""

    @wraps(view)
    def act(request: HttpRequest, **named: Any) -> HttpResponseBase:
        if request.method != "POST" or not request.user.is_authenticated:
            return view(request, **named)
        with tokens.acting_as(signed_in_user(request)):
            return view(request, **named)

    return act


def require_recent_proof(view: View) -> View:
    """For users who proved who they are within five minutes. allauth alone would admit users with
    neither a password nor a factor to prove it with."""

    @wraps(view)
    def act(request: HttpRequest, **named: Any) -> HttpResponseBase:
        if request.user.is_anonymous or reauthentication.is_recent(request):
            return view(request, **named)
        if get_adapter().get_reauthentication_methods(request.user):
            raise ReauthenticationRequired
        raise PermissionDenied(_("Sign out and in again. Then change how you sign in."))

    return act


def _own_factor_view(view: Any, template: str, **options: Any) -> View:
    return never_cache(require_recent_proof(_factor_view(view, template, **options)))


def _factor_view(view: Any, template: str, **options: Any) -> View:
    shown = view.as_view(
        template_name=f"accounts/{template}.html",
        **options,
    )
    return never_cache(_record_changes(shown))


class FactorsPage(IndexView):
    def get_context_data(self, **context: Any) -> dict[str, Any]:
        user = signed_in_user(self.request)
        shown: dict[str, Any] = super().get_context_data(
            required=factors.is_missing(self.request, user),
            has_factor=factors.factors_for(user).exists(),
            **context,
        )
        return shown


_AGAIN, _FACTORS = "account/again", "account/factors"
_TO_INDEX = {"success_url": reverse_lazy("mfa_index")}

# Under the names of allauth.
urlpatterns = [
    path("sign-in/factor", _factor_view(AuthenticateView, "factor_asked"), name="mfa_authenticate"),
    path("sign-in/passkey", LoginWebAuthnView.as_view(), name="mfa_login_webauthn"),
    path(_AGAIN, _factor_view(ReauthenticateView, "again"), name="account_reauthenticate"),
    path(f"{_AGAIN}/code", _factor_view(ReauthenticateByCode, "again"), name="mfa_reauthenticate"),
    path(
        f"{_AGAIN}/passkey",
        _factor_view(ReauthenticateWebAuthnView, "again_passkey"),
        name="mfa_reauthenticate_webauthn",
    ),
    path(
        "account/providers",
        _own_factor_view(ConnectionsView, "providers", success_url=reverse_lazy("provider-links")),
        name="provider-links",
    ),
    path(_FACTORS, _factor_view(FactorsPage, "factors"), name="mfa_index"),
    path(
        f"{_FACTORS}/app",
        _own_factor_view(ActivateTOTPView, "factor_app"),
        name="mfa_activate_totp",
    ),
    path(
        f"{_FACTORS}/app/remove",
        _own_factor_view(DeactivateTOTPView, "factor_remove"),
        name="mfa_deactivate_totp",
    ),
    path(
        f"{_FACTORS}/passkey",
        _own_factor_view(AddWebAuthnView, "factor_passkey"),
        name="mfa_add_webauthn",
    ),
    path(
        f"{_FACTORS}/passkey/<int:pk>/remove",
        _own_factor_view(RemoveWebAuthnView, "factor_remove", **_TO_INDEX),
        name="mfa_remove_webauthn",
    ),
    path(
        f"{_FACTORS}/codes",
        _own_factor_view(ViewRecoveryCodesView, "recovery_codes"),
        name="mfa_view_recovery_codes",
    ),
    path(
        f"{_FACTORS}/codes/new",
        _own_factor_view(GenerateRecoveryCodesView, "recovery_codes_new"),
        name="mfa_generate_recovery_codes",
    ),
]
