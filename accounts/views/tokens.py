"""Tokens of the API: made, rotated and revoked by their owners, seen by who manages people."""

from typing import Any

from django import forms
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_POST

from accounts import roles, tokens
from accounts.models import ApiToken
from accounts.roles import Right
from accounts.tokens import Scope
from web.pages import page, person

_ALLOWS = {
    Scope.INGEST: "send transcripts, retry them; of team leads: cancel and delete them",
    Scope.READ: "read what you may see",
    Scope.REVIEW: "read what you may see, retry it; of team leads: cancel it",
    Scope.ADMIN: "all of that",
}


class TokenForm(forms.Form):
    name = forms.CharField(max_length=100, help_text="Which program uses it, and where.")
    scopes = forms.MultipleChoiceField(
        choices=[(scope.value, _ALLOWS[scope]) for scope in Scope],
        initial=[Scope.INGEST.value, Scope.READ.value],
        widget=forms.CheckboxSelectMultiple,
    )
    expires_on = forms.DateField(
        label="Last day",
        required=False,
        widget=forms.DateInput(attrs={"type": "date"}),
        help_text="It ends with this day. Empty: it does not end by itself.",
    )

    requests_per_minute = forms.IntegerField(
        required=False,
        min_value=0,
        max_value=1_000_000,
        help_text="Empty: as the installation says; 0: without limit.",
    )

    def __init__(self, *sent: Any, sends: bool) -> None:
        """Without `sends` no scope sends transcripts: an auditor changes nothing."""
        super().__init__(*sent)
        if not sends:
            scopes = [each for each in Scope if each != Scope.INGEST]
            field = self.fields["scopes"]
            field.choices = [(scope.value, _ALLOWS[scope]) for scope in scopes]  # type: ignore[attr-defined]
            field.initial = [Scope.READ.value]

    def clean_expires_on(self) -> Any:
        day = self.cleaned_data["expires_on"]
        if day is not None and day < timezone.localdate():
            raise forms.ValidationError("That day is over. Choose today or a later one.")
        return day

    def clean_name(self) -> str:
        name: str = self.cleaned_data["name"]
        if "\x00" in name:
            raise forms.ValidationError("Remove the NUL character.")
        return name


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def listed(request: HttpRequest) -> HttpResponse:
    form = TokenForm(
        request.POST if request.method == "POST" else None, sends=roles.may_send(request.user)
    )
    if request.method == "POST" and form.is_valid():
        return _made(request, form.cleaned_data)
    context = {"rows": _reachable(request), "form": form, "now": timezone.now()}
    context["manages"] = _manages(request)
    return page(request, "accounts/tokens.html", context, status=422 if form.errors else 200)


def _made(request: HttpRequest, sent: dict[str, Any]) -> HttpResponse:
    if Scope.ADMIN in sent["scopes"] and not _manages(request):
        raise PermissionDenied("Only a system admin makes tokens with the scope admin.")
    ends = tokens.end_of(sent["expires_on"]) if sent["expires_on"] else None
    plain = tokens.issue(
        sent["name"],
        person(request),
        sent["scopes"],
        expires_at=ends,
        per_minute=sent["requests_per_minute"] if _manages(request) else None,
    )
    return _shown_once(request, sent["name"], plain)


def _shown_once(request: HttpRequest, name: str, plain: str) -> HttpResponse:
    """The only answer that ever holds the token: not stored by us, nor by a cache."""
    return page(request, "accounts/token_made.html", {"name": name, "plain": plain})


@login_required
@require_POST
def rotate(request: HttpRequest, pk: int) -> HttpResponse:
    """For its owner alone: whoever rotates a token gets to see it."""
    token = get_object_or_404(_live(request), pk=pk, owner=person(request))
    return _shown_once(request, token.name, tokens.rotate(token))


@login_required
@require_POST
def revoke(request: HttpRequest, pk: int) -> HttpResponse:
    token = get_object_or_404(_reachable(request), pk=pk)
    tokens.revoke(token)
    messages.success(request, f"The token “{token.name}” is revoked and no longer accepted.")
    return redirect("tokens")


def _manages(request: HttpRequest) -> bool:
    return roles.can_everywhere(request.user, Right.MANAGE_PEOPLE)


def _reachable(request: HttpRequest) -> QuerySet[ApiToken]:
    rows = ApiToken.objects.select_related("owner").order_by("-created_at", "-pk")
    return rows if _manages(request) else rows.filter(owner=person(request))


def _live(request: HttpRequest) -> QuerySet[ApiToken]:
    return _reachable(request).filter(revoked_at__isnull=True)
