"""Handing transcripts in: choose or paste, look at what was read, send."""

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.views.decorators.http import require_http_methods

from reviews import policies
from reviews.handing_in.forms import OwnForm, Reading, UploadForm, WhereForm
from reviews.handing_in.sending import Sent, guidelines_for, send
from reviews.views.pages import page, person
from summaries.roles import Right


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def transcripts(request: HttpRequest) -> HttpResponse:
    """For a model to summarise."""
    return _handing_in(request, Right.HAND_IN, WhereForm)


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def own(request: HttpRequest) -> HttpResponse:
    """A transcript with the person's own summary of it."""
    return _handing_in(request, Right.HAND_IN_OWN, OwnForm)


def _handing_in(request: HttpRequest, right: Right, where: type[WhereForm]) -> HttpResponse:
    policies.check_right(request.user, right)
    form = where(request.POST or None, guidelines=guidelines_for(person(request), right))
    if request.method != "POST":
        return _first_page(request, UploadForm(), form)
    if "form-TOTAL_FORMS" in request.POST:
        return _looked_at(request, form)
    upload = UploadForm(request.POST, request.FILES)
    if not upload.is_valid() or (_is_own(form) and not _is_one(upload)):
        return _first_page(request, upload, form, status=422)
    return _preview(request, form, Reading(Reading.of(upload.sources()), form_kwargs=_LOOKING))


_LOOKING = {"sending": False}
_SENDING = {"sending": True}


def _is_own(form: WhereForm) -> bool:
    return isinstance(form, OwnForm)


def _is_one(upload: UploadForm) -> bool:
    if len(upload.sources()) == 1:
        return True
    upload.add_error(None, "One summary is of one transcript. Choose one file, or paste one text.")
    return False


def _first_page(
    request: HttpRequest, upload: UploadForm, form: WhereForm, *, status: int = 200
) -> HttpResponse:
    context = {"upload": upload, "where": form, "own": _is_own(form)}
    return page(request, "reviews/handing_in/new.html", context, status=status)


def _looked_at(request: HttpRequest, form: WhereForm) -> HttpResponse:
    """Sent from the preview: to be read in another way, or to be taken in."""
    sending = "send" in request.POST
    reading = Reading(request.POST, form_kwargs=_SENDING if sending else _LOOKING)
    if not (sending and form.is_valid() and reading.is_valid()):
        return _preview(request, form, reading)
    said = form.cleaned_data
    sent = send(
        reading.forms, guideline=said["guideline"], own=said.get("summary"), by=person(request)
    )
    _tell(request, sent)
    if not sent and all(item.is_valid() for item in reading):
        messages.info(request, "You left all of them out; nothing was handed in.")
    if all(item.is_valid() for item in reading):
        only = sent[0].summary.pk if len(sent) == 1 else None
        return redirect("case", pk=only) if only else redirect("queue")
    return _preview(request, form, reading)


def _tell(request: HttpRequest, sent: list[Sent]) -> None:
    for created, words in ((True, "Handed in: {}."), (False, "You had handed in before: {}.")):
        cases = [item.summary for item in sent if item.created is created]
        links = format_html_join(
            ", ",
            '<a href="{}">{}</a>',
            ((reverse("case", args=[case.pk]), case.transcript.title) for case in cases),
        )
        if cases:
            messages.success(request, format_html(words, links))


def _preview(request: HttpRequest, form: WhereForm, reading: Reading) -> HttpResponse:
    valid = reading.is_valid() and form.is_valid()
    refused = any(item.refused for item in reading)
    context: dict[str, Any] = {
        "where": form,
        "own": _is_own(form),
        "reading": reading,
        "readable": sum(item.parsed is not None for item in reading),
    }
    status = 200 if valid and not refused else 422
    return page(request, "reviews/handing_in/preview.html", context, status=status)
