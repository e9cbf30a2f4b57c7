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
from web.pages import render_page, signed_in_user


@require_http_methods(["GET", "HEAD", "POST"])
def tokens_page(request: HttpRequest) -> HttpResponse:
    form = TokenForm(
        request.POST if request.method == "POST" else None,
        sends=roles.can_send(request.user),
    )
    if request.method == "POST" and form.is_valid():
        return _issue_token(request, form.cleaned_data)
    rows = _find_reachable(request)
    context = {"rows": rows, "form": form, "now": timezone.now(), "manages": _can_manage(request)}
    context["ends_soon"] = set(
        rows.filter(tokens.expires_soon_condition()).values_list("pk", flat=True)
    )
    return render_page(request, "accounts/tokens.html", context, status=422 if form.errors else 200)


def _issue_token(request: HttpRequest, sent: dict[str, Any]) -> HttpResponse:
    if Scope.ADMIN in sent["scopes"] and not _can_manage(request):
        raise PermissionDenied(_("Only system admins can create tokens with the scope admin."))
    ends = tokens.end_of_day(sent["expires_on"]) if sent["expires_on"] else None
    by = signed_in_user(request)
    plain = tokens.issue_token(
        sent["name"],
        by,
        sent["scopes"],
        by=by,
        expires_at=ends,
        per_minute=sent["requests_per_minute"] if _can_manage(request) else None,
    )
    return _show_token_once(request, plain)


def _show_token_once(request: HttpRequest, plain: str) -> HttpResponse:
    """The only answer with the token: neither we nor a cache store it."""
    context = {"made": tokens.find_token(plain), "plain": plain}
    return render_page(request, "accounts/token_made.html", context)


@require_POST
def rotate_token(request: HttpRequest, pk: int) -> HttpResponse:
    """Only for its owner, who sees the new one."""
    token = get_object_or_404(ApiToken, owner=signed_in_user(request), pk=pk, revoked_at=None)
    return _show_token_once(request, tokens.rotate_token(token, by=signed_in_user(request)))


@require_POST
def revoke_token(request: HttpRequest, pk: int) -> HttpResponse:
    token = get_object_or_404(_find_reachable(request), pk=pk)
    tokens.revoke_token(token, by=signed_in_user(request))
    done = _("The token “{name}” is revoked and no longer accepted.").format(name=token.name)
    messages.success(request, done)
    return redirect("tokens")


def _can_manage(request: HttpRequest) -> bool:
    return roles.can_everywhere(request.user, Right.MANAGE_PEOPLE)


def _find_reachable(request: HttpRequest) -> QuerySet[ApiToken]:
    rows = ApiToken.objects.select_related("owner").order_by("-created_at", "-pk")
    return rows if _can_manage(request) else rows.filter(owner=signed_in_user(request))
