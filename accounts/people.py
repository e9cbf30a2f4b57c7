"""What system admins send from the pages of people."""

from typing import Any

from django import forms
from django.apps import apps
from django.contrib.auth.models import User
from django.contrib.auth.validators import UnicodeUsernameValidator

from accounts.models import UserRole
from accounts.sign_in import PasswordForm

_LONGEST_USERNAME = 150
_LONGEST_NAME = 200


class PersonForm(forms.Form):
    """A new account; its first password is made for it."""

    username = forms.CharField(
        max_length=_LONGEST_USERNAME,
        validators=[UnicodeUsernameValidator()],
        help_text="What they sign in with: letters, digits and @ . + - _",
        error_messages={"required": "Write what they sign in with."},
    )
    name = forms.CharField(max_length=_LONGEST_NAME, required=False, label="Full name")
    email = forms.EmailField(required=False, label="E-mail", help_text="Notifications go there.")
    roles = forms.MultipleChoiceField(
        choices=UserRole.choices,
        required=False,
        widget=forms.CheckboxSelectMultiple,
        label="Roles for the whole installation",
    )

    def clean_username(self) -> str:
        username: str = self.cleaned_data["username"]
        if User.objects.filter(username__iexact=username).exists():
            raise forms.ValidationError(f"{username!r} is taken. Choose another username.")
        return username


class EmailForm(forms.Form):
    """Where letters to somebody go, a link to a new password among them."""

    email = forms.EmailField(required=False, label="E-mail", help_text="Letters go there.")


class OwnEmailForm(PasswordForm):
    """One's own address, which takes one's password to change."""

    email = forms.EmailField(
        required=False,
        label="New e-mail address",
        help_text="Empty: nothing is mailed, and you cannot ask for a new password.",
        widget=forms.EmailInput(attrs={"autocomplete": "email"}),
    )
    field_order = ["email", "password"]

    def clean_email(self) -> str:
        email: str = self.cleaned_data["email"]
        if email == self.user.email:
            raise forms.ValidationError("This is your address already. Write another one.")
        return email


class ForgottenForm(forms.Form):
    """What somebody types who cannot sign in."""

    email = forms.EmailField(
        label="E-mail", error_messages={"required": "Write the e-mail address of your account."}
    )


class GrantForm(forms.Form):
    """A role, for the whole installation unless a guideline is chosen."""

    role = forms.ChoiceField(choices=UserRole.choices)
    guideline = forms.ModelChoiceField(
        queryset=apps.get_model("summaries", "Guideline")._default_manager.order_by("title"),
        to_field_name="name",
        required=False,
        empty_label="The whole installation",
        label="Where",
    )

    def clean(self) -> dict[str, Any]:
        said = self.cleaned_data
        if said.get("role") == UserRole.SYSTEM_ADMIN and said.get("guideline"):
            self.add_error(
                "guideline",
                "A system admin is one of the whole installation. Choose no guideline.",
            )
        return said
