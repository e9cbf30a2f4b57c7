"""Pages of the webhooks of the person who is signed in."""

from typing import Any
from uuid import UUID

from django import forms
from django.contrib import messages
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from delivery.models import Delivery, Endpoint, EventKind
from delivery.webhooks import endpoints
from delivery.webhooks.endpoints import EndpointRefused
from web.pages import render_page, signed_in_user

_PAGE_SIZE = 25
_FORM_FIELDS = {"name": "name", "url": "url", "events": "kinds"}


class EndpointForm(forms.Form):
    name = forms.CharField(label=_("Name"), max_length=100, help_text=_("Shown in lists and logs."))
    url = forms.CharField(
        label=_("Address"),
        max_length=2000,
        widget=forms.URLInput(attrs={"placeholder": "https://crm.example.org/countersign"}),
        help_text=_("A public https address that accepts POST."),
    )
    kinds = forms.MultipleChoiceField(
        label=_("Events"),
        choices=EventKind.choices,
        initial=EventKind.values,
        widget=forms.CheckboxSelectMultiple,
    )


@require_http_methods(["GET", "HEAD", "POST"])
def webhooks_page(request: HttpRequest) -> HttpResponse:
    form = EndpointForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        made = _register_endpoint(request, form)
        if made is not None:
            return made
    rows = endpoints.find_endpoints(signed_in_user(request)).select_related("token")
    context = {"rows": rows, "form": form}
    return render_page(
        request, "delivery/webhooks.html", context, status=422 if form.errors else 200
    )


def _register_endpoint(request: HttpRequest, form: EndpointForm) -> HttpResponse | None:
    sent = form.cleaned_data
    try:
        endpoint, secret = endpoints.register_endpoint(
            by=signed_in_user(request), name=sent["name"], url=sent["url"], kinds=sent["kinds"]
        )
    except EndpointRefused as error:
        form.add_error(_FORM_FIELDS[error.field], str(error))
        return None
    return _show_secret_once(request, endpoint, secret)


def _show_secret_once(request: HttpRequest, endpoint: Endpoint, secret: str) -> HttpResponse:
    """The only answer with the secret: neither we nor a cache store it."""
    return render_page(
        request, "delivery/webhook_secret.html", {"endpoint": endpoint, "secret": secret}
    )


def _get_own_endpoint(request: HttpRequest, pk: UUID) -> Endpoint:
    """Raises Http404, also for others' own."""
    return get_object_or_404(endpoints.find_endpoints(signed_in_user(request)), pk=pk)


@require_safe
def webhook_page(request: HttpRequest, pk: UUID) -> HttpResponse:
    endpoint = _get_own_endpoint(request, pk)
    log = endpoint.deliveries.select_related("event__transition__summary__transcript").defer(
        "event__transition__summary__transcript__turns"
    )
    rows = Paginator(log.prefetch_related("log").order_by("-created_at", "-pk"), _PAGE_SIZE)
    context: dict[str, Any] = {
        "endpoint": endpoint,
        "rows": rows.get_page(request.GET.get("page")),
        "waiting": endpoint.deliveries.filter(state="pending").count(),
    }
    return render_page(request, "delivery/webhook.html", context)


@require_POST
def change_webhook(request: HttpRequest, pk: UUID) -> HttpResponse:
    endpoint = _get_own_endpoint(request, pk)
    match request.POST.get("do"):
        case "rotate":
            return _show_secret_once(request, endpoint, endpoints.rotate_secret(endpoint))
        case "remove":
            endpoints.remove_endpoint(endpoint)
            said = _("Removed “{name}”.").format(name=endpoint.name)
            messages.success(request, said)
            return redirect("webhooks")
        case "pause":
            endpoints.pause_endpoint(endpoint, by=signed_in_user(request))
        case "resume":
            endpoints.resume_endpoint(endpoint)
            messages.success(request, _("Resumed. Waiting events are being sent."))
        case "test":
            endpoints.send_test(endpoint)
            messages.success(request, _("A test event is on its way. Reload to see its answer."))
    return redirect("webhook", pk=pk)


@require_POST
def resend_delivery(request: HttpRequest, pk: UUID, delivery_id: UUID) -> HttpResponse:
    delivery = get_object_or_404(Delivery, endpoint=_get_own_endpoint(request, pk), pk=delivery_id)
    endpoints.resend_delivery(delivery)
    messages.success(request, _("Queued to be sent again, with the same webhook-id."))
    return redirect("webhook", pk=pk)
