"""Where passwords are looked at: the sign-in page, and what other pages share with it."""

from typing import TYPE_CHECKING, Any, cast

from django.contrib import admin
from django.contrib.auth.models import User
from django.contrib.auth.views import LoginView, redirect_to_login
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect
from django.urls import reverse
from django.views.generic import FormView

from accounts import sign_in

if TYPE_CHECKING:
    _AnyForm = FormView[Any]
else:
    _AnyForm = FormView


class Counted(_AnyForm):
    """A form that looks at a password; 429 when it has been tried too often."""

    def post(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        try:
            return super().post(request, *args, **kwargs)
        except sign_in.TooManyTries as refusal:
            return self._refused(refusal)

    def blank(self) -> Any:
        """The form without what was typed."""
        kept = {name: value for name, value in self.get_form_kwargs().items() if name != "data"}
        return self.get_form_class()(**kept)

    def _refused(self, refusal: sign_in.TooManyTries) -> HttpResponse:
        """The same whether anybody has the name or not."""
        context = self.get_context_data(form=self.blank(), wait=refusal.seconds)
        answer = self.render_to_response(context, status=429)
        answer["Retry-After"] = str(refusal.seconds)
        return answer


class SignIn(Counted, LoginView):
    template_name = "accounts/sign_in.html"
    authentication_form = sign_in.SignInForm
    redirect_authenticated_user = True

    def blank(self) -> Any:
        return self.get_form_class()(initial={"username": self.request.POST.get("username", "")})

    def form_valid(self, form: Any) -> HttpResponse:
        answer = super().form_valid(form)
        sign_in.know(answer, cast("User", form.get_user()))
        return answer


def administration(request: HttpRequest) -> HttpResponseBase:
    """In place of the sign-in page of Django's administration, whose tries nobody would count.

    Raises PermissionDenied for who is signed in and not of its staff.
    """
    if admin.site.has_permission(request):
        return redirect("admin:index")
    if request.user.is_authenticated:
        raise PermissionDenied("Django's administration is for its staff. Ask a superuser.")
    return redirect_to_login(request.GET.get("next") or reverse("admin:index"))
