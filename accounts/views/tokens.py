"""API tokens: owners make, rotate and revoke them; system admins see and revoke all."""

from typing import Any

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from accounts import roles, tokens
from accounts.forms import TokenForm
from accounts.models import ApiToken
from accounts.roles import Right
from accounts.tokens import Scope
from web.pages import page, person


@require_http_methods(["GET", "HEAD", "POST"])
def listed(request: HttpRequest) -> HttpResponse:
    form = TokenForm(
        request.POST if request.method == "POST" else None,
        sends=roles.may_send(request.user),
    )
    if request.method == "POST" and form.is_valid():
        return _made(request, form.cleaned_data)
    rows = _reachable(request)
    context = {"rows": rows, "form": form, "now": timezone.now(), "manages": _manages(request)}
    context["ends_soon"] = set(rows.filter(tokens.ends_soon()).values_list("pk", flat=True))
    return page(request, "accounts/tokens.html", context, status=422 if form.errors else 200)


def _made(request: HttpRequest, sent: dict[str, Any]) -> HttpResponse:
    if Scope.ADMIN in sent["scopes"] and not _manages(request):
        raise PermissionDenied(_("Only system admins can create tokens with the scope admin."))
    ends = tokens.end_of(sent["expires_on"]) if sent["expires_on"] else None
    by = person(request)
    plain = tokens.issue(
        sent["name"],
        by,
        sent["scopes"],
        by=by,
        expires_at=ends,
        per_minute=sent["requests_per_minute"] if _manages(request) else None,
    )
    return _shown_once(request, plain)


def _shown_once(request: HttpRequest, plain: str) -> HttpResponse:
    """The only answer with the token: neither we nor a cache store it."""
    context = {"made": tokens.stored(plain), "plain": plain}
    return page(request, "accounts/token_made.html", context)


@require_POST
def rotate(request: HttpRequest, pk: int) -> HttpResponse:
    """Only for its owner, who sees the new one."""
    token = get_object_or_404(ApiToken, owner=person(request), pk=pk, revoked_at=None)
    return _shown_once(request, tokens.rotate(token, by=person(request)))


@require_POST
def revoke(request: HttpRequest, pk: int) -> HttpResponse:
    token = get_object_or_404(_reachable(request), pk=pk)
    tokens.revoke(token, by=person(request))
    done = _("The token “{name}” is revoked and no longer accepted.").format(name=token.name)
    messages.success(request, done)
    return redirect("tokens")


def _manages(request: HttpRequest) -> bool:
    return roles.can_everywhere(request.user, Right.MANAGE_PEOPLE)


def _reachable(request: HttpRequest) -> QuerySet[ApiToken]:
    rows = ApiToken.objects.select_related("owner").order_by("-created_at", "-pk")
    return rows if _manages(request) else rows.filter(owner=person(request))
