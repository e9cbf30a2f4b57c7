"""A person's own account."""

from typing import Any

from django.contrib import messages
from django.contrib.auth.views import PasswordChangeView
from django.http import HttpResponse
from django.urls import reverse_lazy


class Password(PasswordChangeView):
    template_name = "reviews/password.html"
    success_url = reverse_lazy("queue")

    def form_valid(self, form: Any) -> HttpResponse:
        messages.success(self.request, "Your password is changed. Other sessions are signed out.")
        return super().form_valid(form)
