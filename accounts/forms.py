"""Forms of accounts: signing keys, people, roles and API tokens."""

from typing import Any

from allauth.core.exceptions import ReauthenticationRequired
from django import forms
from django.apps import apps
from django.conf import settings
from django.contrib.auth.models import User
from django.contrib.auth.validators import UnicodeUsernameValidator
from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import gettext, ngettext
from django.utils.translation import gettext_lazy as _

from accounts import reauthentication
from accounts.models import UserRole
from accounts.tokens import Scope

_MAX_USERNAME_LENGTH = 150
_MAX_NAME_LENGTH = 200


class SigningKeyForm(forms.Form):
    """A new signing key. It asks for the password, unless that was given a short while ago. A user
    who signs in only through an identity provider confirms there before the form shows."""

    name = forms.CharField(
        max_length=60,
        label=_("Name"),
        help_text=_("For example, your device's name."),
        error_messages={"required": _("Enter a name for the key.")},
    )
    password = forms.CharField(
        label=_("Your password"),
        strip=False,
        widget=forms.PasswordInput(attrs={"autocomplete": "current-password"}),
        error_messages={"required": _("Enter your password.")},
    )

    def __init__(self, *args: Any, request: HttpRequest, **kwargs: Any) -> None:
        """Raises ReauthenticationRequired, which allauth's middleware answers with a redirect."""
        super().__init__(*args, **kwargs)
        self._request = request
        if reauthentication.is_recent(request):
            del self.fields["password"]
        elif reauthentication.PasswordCheck(request).asked_instead:
            raise ReauthenticationRequired

    def clean_password(self) -> str:
        password: str = self.cleaned_data["password"]
        reauthentication.confirm_password(self._request, password)
        return password


class PersonForm(forms.Form):
    """A new account, with a generated first password."""

    username = forms.CharField(
        label=_("Username"),
        max_length=_MAX_USERNAME_LENGTH,
        validators=[UnicodeUsernameValidator()],
        help_text=_("Letters, digits and @ . + - _"),
        error_messages={"required": _("Enter a username.")},
    )
    name = forms.CharField(max_length=_MAX_NAME_LENGTH, required=False, label=_("Full name"))
    email = forms.EmailField(required=False, label=_("E-mail"), help_text=_("For notifications."))
    roles = forms.MultipleChoiceField(
        choices=UserRole.choices,
        required=False,
        widget=forms.CheckboxSelectMultiple,
        label=_("Roles for the whole installation"),
    )

    def clean_username(self) -> str:
        username: str = self.cleaned_data["username"]
        if User.objects.filter(username__iexact=username).exists():
            taken = gettext("'{username}' is taken. Choose another username.")
            raise forms.ValidationError(taken.format(username=username))
        return username


class EmailForm(forms.Form):
    """The e-mail address of an account, for notifications and password links."""

    email = forms.EmailField(
        required=False, label=_("E-mail"), help_text=_("For notifications and password resets.")
    )


class GrantForm(forms.Form):
    """A role, for the whole installation unless a guideline is chosen."""

    role = forms.ChoiceField(choices=UserRole.choices, label=_("Role"))
    guideline = forms.ModelChoiceField(
        queryset=apps.get_model("summaries", "Guideline")._default_manager.order_by(
            "title", "name"
        ),
        to_field_name="name",
        required=False,
        empty_label=_("The whole installation"),
        label=_("Where"),
    )

    def clean(self) -> dict[str, Any]:
        data = self.cleaned_data
        if data.get("role") == UserRole.SYSTEM_ADMIN and data.get("guideline"):
            self.add_error(
                "guideline",
                gettext("System admins have this role everywhere. Choose no guideline."),
            )
        return data


_ALLOWS = {
    Scope.INGEST: _("send and retry transcripts; team leads also cancel and delete them"),
    Scope.READ: _("read what you can see"),
    Scope.REVIEW: _("read and retry what you can see; team leads also cancel it"),
    Scope.WEBHOOKS: _("create, change and remove webhooks"),
    Scope.ADMIN: _("all of the above"),
}


def _when_empty(days: int) -> str:
    if not days:
        return gettext("At the end of that day. Default: never.")
    said = ngettext(
        "At the end of that day. Default: {days} day.",
        "At the end of that day. Default: {days} days.",
        days,
    )
    return said.format(days=days)


class TokenForm(forms.Form):
    """A new API token."""

    name = forms.CharField(
        label=_("Name"), max_length=100, help_text=_("Which program uses it, and where.")
    )
    scopes = forms.MultipleChoiceField(
        label=_("Scopes"),
        choices=[(scope.value, _ALLOWS[scope]) for scope in Scope],
        initial=[Scope.INGEST.value, Scope.READ.value],
        widget=forms.CheckboxSelectMultiple,
    )
    expires_on = forms.DateField(
        label=_("Expires"),
        required=False,
        widget=forms.DateInput(attrs={"type": "date"}),
    )
    requests_per_minute = forms.IntegerField(
        label=_("Requests per minute"),
        required=False,
        min_value=0,
        max_value=1_000_000,
        help_text=_("Default: the installation's limit. 0 means unlimited."),
    )

    def __init__(self, *sent: Any, sends: bool) -> None:
        """Without `sends`, no scope sends transcripts: auditors change nothing."""
        super().__init__(*sent)
        self.fields["expires_on"].help_text = _when_empty(settings.TOKEN_DAYS)
        if not sends:
            field = self.fields["scopes"]
            field.initial = [Scope.READ.value]
            field.choices = [  # type: ignore[attr-defined]
                (scope.value, _ALLOWS[scope]) for scope in Scope if scope != Scope.INGEST
            ]

    def clean_expires_on(self) -> Any:
        day = self.cleaned_data["expires_on"]
        if day is not None and day < timezone.localdate():
            raise forms.ValidationError(gettext("That day is over. Choose today or a later one."))
        return day
