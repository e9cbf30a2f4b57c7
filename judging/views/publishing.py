"""Publishing, rolling back, archive, default."""

from collections.abc import Callable
from types import MappingProxyType

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseBadRequest
from django.shortcuts import redirect
from django.views.decorators.http import require_http_methods, require_POST

from judging.forms import NoteForm
from judging.guidelines import access, drafts, publishing
from judging.guidelines.compare import compare
from judging.guidelines.content import content_of
from judging.guidelines.history import Invalid
from judging.guidelines.validation import problems_of
from judging.views.guidelines import (
    for_admins,
    guideline_named,
    page,
    person,
    show_problems,
    version_of,
)

_LONGEST_NOTE = 5_000
_CHANGES: MappingProxyType[str, Callable[..., None]] = MappingProxyType(
    {
        "archive": publishing.archive,
        "unarchive": publishing.unarchive,
        "default": publishing.make_default,
    }
)


@for_admins
@require_POST
def change(request: HttpRequest, name: str) -> HttpResponse:
    act = _CHANGES.get(request.POST.get("do", ""))
    if act is None:
        return HttpResponseBadRequest(f"do is none of {', '.join(_CHANGES)}")
    if act is publishing.make_default:
        access.check_can_change_all(request.user)
    try:
        act(guideline=guideline_named(name), by=person(request), note=_note(request))
    except Invalid as refusal:
        show_problems(request, refusal)
    return redirect("guideline", name)


@for_admins
@require_http_methods(["GET", "POST"])
def publish(request: HttpRequest, name: str, number: int) -> HttpResponse:
    return _decide(request, name, number, publishing.publish, "publish")


@for_admins
@require_http_methods(["GET", "POST"])
def roll_back(request: HttpRequest, name: str, number: int) -> HttpResponse:
    return _decide(request, name, number, publishing.rollback, "roll-back")


@for_admins
@require_http_methods(["GET", "POST"])
def discard(request: HttpRequest, name: str, number: int) -> HttpResponse:
    version = version_of(name, number)
    if request.method == "POST":
        try:
            drafts.discard(version=version, by=person(request), note=_note(request))
        except Invalid as refusal:
            show_problems(request, refusal)
        else:
            messages.success(request, f"The draft of version {number} is discarded.")
        return redirect("guideline", name)
    return page(request, "discard.html", {"version": version, "guideline": version.guideline})


def _note(request: HttpRequest) -> str:
    return request.POST.get("note", "").replace("\x00", "").strip()[:_LONGEST_NOTE]


def _decide(
    request: HttpRequest, name: str, number: int, act: Callable[..., object], kind: str
) -> HttpResponse:
    version = version_of(name, number)
    form = NoteForm(request.POST or None)
    if form.is_valid():
        try:
            act(version=version, note=form.cleaned_data["note"], by=person(request))
        except Invalid as refusal:
            show_problems(request, refusal)
        else:
            current = version.guideline.current
            messages.success(request, f"{current} is in force for transcripts from now on.")
            return redirect("guideline", name)
    current, content = version.guideline.current, content_of(version)
    sections = compare(content_of(current), content) if current else []
    context = {
        "version": version,
        "guideline": version.guideline,
        "current": current,
        "form": form,
        "kind": kind,
        "problems": problems_of(content),
        "sections": sections,
        "same": all(section.status == "same" for section in sections),
    }
    return page(request, "publish.html", context)
