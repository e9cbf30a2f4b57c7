"""What leaves the installation, and to which server, from the settings and the webhooks."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import urlsplit

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from accounts import providers, roles
from accounts.roles import Right
from delivery.anchors import authorities, nothing_goes_out
from delivery.models import Endpoint
from llm.conf import options
from llm.providers.registry import parse_model, provider_named
from llm.types import OFFLINE
from web.pages import page


@dataclass(frozen=True)
class Connection:
    """`what` goes to the server at `to`; `by` is the variable, or the page, that names it."""

    what: str
    to: str
    by: str


def connections() -> list[Connection]:
    """All of this installation but PostgreSQL and Redis, which are parts of it."""
    found = [*_models(), *_webhooks(), *_evidence(), *_people()]
    if settings.RECORDINGS.startswith("s3:"):
        found.append(Connection(_("recordings"), settings.RECORDINGS, "COUNTERSIGN_RECORDINGS"))
    hosts = settings.RECORDING_HOSTS
    what = _("browsers' requests for recordings stored there")
    found += [Connection(what, host, "COUNTERSIGN_RECORDING_HOSTS") for host in hosts]
    if traces := settings.OTEL_EXPORTER_OTLP_ENDPOINT:
        what = _("traces: times and ids of requests, tasks and model calls, no texts")
        found.append(Connection(what, _host(traces), "OTEL_EXPORTER_OTLP_ENDPOINT"))
    return found


def _models() -> Iterator[Connection]:
    given = options()
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
                to = _host(provider_named(name.provider).address_in(os.environ))
                trusted = to.partition(":")[0] in given.TRUSTED_HOSTS
                yield Connection(whole if trusted else masked, f"{to} ({model})", variable)


def _webhooks() -> Iterator[Connection]:
    for endpoint in Endpoint.objects.filter(removed_at=None).order_by("url"):
        what = _("events of summaries: ids and states, no texts")
        yield Connection(what, _host(endpoint.url), f"{_('Webhooks')}: {endpoint.name}")


def _evidence() -> Iterator[Connection]:
    for name, address in settings.RECORD_SINKS.items():
        to = _host(address) if address.startswith("http") else address or name
        yield Connection(_("records and checkpoints"), to, "COUNTERSIGN_RECORD_SINKS")
    for host in authorities():
        yield Connection(_("hashes of checkpoints"), host, "COUNTERSIGN_LOG_TIMESTAMP_URL")


def _people() -> Iterator[Connection]:
    if settings.EMAIL_HOST and settings.EMAIL_URL:
        what = _("e-mails with names of people and titles of meetings")
        yield Connection(what, settings.EMAIL_HOST, "EMAIL_URL")
    for provider in providers.configured():
        what = _("sign-ins: the fact that a person signs in, and a one-time code")
        yield Connection(what, _host(provider.issuer), "COUNTERSIGN_IDENTITY_PROVIDERS")


def _host(address: str) -> str:
    return urlsplit(address).netloc.rpartition("@")[2] or address


@require_safe
def listed(request: HttpRequest) -> HttpResponse:
    roles.check_right(request.user, Right.READ_EVENTS, everywhere=True)
    context = {"connections": connections(), "nothing_goes_out": nothing_goes_out()}
    return page(request, "insight/outside.html", context)
