"""A person's own account."""

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.views import PasswordChangeView
from django.http import HttpRequest, HttpResponse
from django.urls import reverse_lazy
from django.views.decorators.http import require_safe

from reviews import accounts
from reviews.signing_in import ChangeForm
from reviews.views.signing_in import Counted
from summaries import grants
from web.pages import page, person

_MOST_EVENTS = 50


@login_required
@require_safe
def account(request: HttpRequest) -> HttpResponse:
    user = person(request)
    context = {
        "grants": user.role_grants.select_related("guideline"),
        "events": user.role_events.select_related("user", "by", "guideline")[:_MOST_EVENTS],
        "section_name": "account",
    }
    return page(request, "reviews/account.html", context)


class Password(Counted, PasswordChangeView):
    form_class = ChangeForm
    template_name = "reviews/password.html"
    success_url = reverse_lazy("account")

    def get_form_kwargs(self) -> dict[str, Any]:
        return {**super().get_form_kwargs(), "request": self.request}

    def form_valid(self, form: Any) -> HttpResponse:
        messages.success(self.request, "Your password is changed. Other sessions are signed out.")
        with grants.changing_accounts():
            answer = super().form_valid(form)
            accounts.note_password(user=form.user, by=form.user)
        return answer
