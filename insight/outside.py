"""What leaves the installation, and to which server, from the settings and the webhooks."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import urlsplit

from countersign_judge.llm.providers.registry import load_provider, parse_model
from countersign_judge.llm.types import OFFLINE
from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from accounts import providers, roles
from accounts.roles import Right
from delivery.anchors import has_no_target, timestamp_authorities
from delivery.models import Endpoint
from llm.conf import model_settings
from web.pages import render_page


@dataclass(frozen=True)
class Connection:
    """`what` goes to the server at `to`; `by` is the variable, or the page, that names it."""

    what: str
    to: str
    by: str


def list_connections() -> list[Connection]:
    """All of this installation but PostgreSQL and Redis, which are parts of it."""
    found = [
        *_list_model_connections(),
        *_list_webhook_connections(),
        *_list_evidence_connections(),
        *_list_sign_in_connections(),
    ]
    if settings.RECORDINGS.startswith("s3:"):
        found.append(Connection(_("recordings"), settings.RECORDINGS, "COUNTERSIGN_RECORDINGS"))
    hosts = settings.RECORDING_HOSTS
    what = _("browsers' requests for recordings stored there")
    found += [Connection(what, host, "COUNTERSIGN_RECORDING_HOSTS") for host in hosts]
    if traces := settings.OTEL_EXPORTER_OTLP_ENDPOINT:
        what = _("traces: times and ids of requests, tasks and model calls, no texts")
        found.append(Connection(what, _get_host(traces), "OTEL_EXPORTER_OTLP_ENDPOINT"))
    return found


def _list_model_connections() -> Iterator[Connection]:
    given = model_settings()
    named = {
        "COUNTERSIGN_WRITER_MODEL": [given.WRITER_MODEL],
        "COUNTERSIGN_JUDGE_MODEL": [given.JUDGE_MODEL],
        "COUNTERSIGN_SECOND_JUDGE_MODEL": [given.SECOND_JUDGE_MODEL],
        "COUNTERSIGN_OTHER_MODELS": given.OTHER_MODELS,
    }
    masked = _("transcripts, guidelines and summaries, personal data hidden where a guideline asks")
    whole = _("transcripts, guidelines and summaries as they are: a trusted server")
    for variable, models in named.items():
        for model in filter(None, models):
            name = parse_model(model)
            if name.provider != OFFLINE:
                to = _get_host(load_provider(name.provider).address_in(os.environ))
                trusted = to.partition(":")[0] in given.TRUSTED_HOSTS
                yield Connection(whole if trusted else masked, f"{to} ({model})", variable)


def _list_webhook_connections() -> Iterator[Connection]:
    for endpoint in Endpoint.objects.filter(removed_at=None).order_by("url"):
        what = _("events of summaries: ids and states, no texts")
        yield Connection(what, _get_host(endpoint.url), f"{_('Webhooks')}: {endpoint.name}")


def _list_evidence_connections() -> Iterator[Connection]:
    for name, address in settings.RECORD_SINKS.items():
        to = _get_host(address) if address.startswith("http") else address or name
        yield Connection(_("records and checkpoints"), to, "COUNTERSIGN_RECORD_SINKS")
    for host in timestamp_authorities():
        yield Connection(_("hashes of checkpoints"), host, "COUNTERSIGN_LOG_TIMESTAMP_URL")


def _list_sign_in_connections() -> Iterator[Connection]:
    if settings.EMAIL_HOST and settings.EMAIL_URL:
        what = _("e-mails with names of people and titles of meetings")
        yield Connection(what, settings.EMAIL_HOST, "EMAIL_URL")
    for provider in providers.configured_providers():
        what = _("sign-ins: the fact that a person signs in, and a one-time code")
        yield Connection(what, _get_host(provider.issuer), "COUNTERSIGN_IDENTITY_PROVIDERS")


def _get_host(address: str) -> str:
    return urlsplit(address).netloc.rpartition("@")[2] or address


@require_safe
def outside_connections(request: HttpRequest) -> HttpResponse:
    roles.check_right(request.user, Right.READ_EVENTS, everywhere=True)
    context = {"connections": list_connections(), "nothing_goes_out": has_no_target()}
    return render_page(request, "insight/outside.html", context)
