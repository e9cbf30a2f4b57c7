"""Beginning and editing drafts."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_http_methods, require_POST

from judging import forms
from judging.guidelines import drafts, previews
from judging.guidelines.content import Content, content_of
from judging.guidelines.documents import templates
from judging.guidelines.history import Invalid
from judging.judges import prescreens
from judging.models import StepsJob
from judging.variants import offered, shipped
from judging.views.guidelines import for_admins, page, person, show_problems, version_of
from summaries.models import Guideline, GuidelineVersion


@for_admins
@require_http_methods(["GET", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    form = forms.NewForm(request.POST or None)
    if form.is_valid():
        try:
            made = drafts.create(content=_beginning(), by=person(request), **form.cleaned_data)
        except Invalid as refusal:
            show_problems(request, refusal)
        else:
            return redirect("guideline-edit", made.guideline.name, made.number)
    return page(request, "new.html", {"form": form})


def _beginning() -> Content:
    """A copy of what the default guideline says now."""
    default = Guideline.objects.filter(is_default=True).first()
    current = default.current if default else None
    return content_of(current) if current else Content(instructions="")


@for_admins
@require_POST
def draft_from(request: HttpRequest, name: str, number: int) -> HttpResponse:
    try:
        draft = drafts.draft_from(version=version_of(name, number), by=person(request))
    except Invalid as refusal:
        show_problems(request, refusal)
        return redirect("guideline", name)
    return redirect("guideline-edit", name, draft.number)


@for_admins
@require_http_methods(["GET", "POST"])
def edit(request: HttpRequest, name: str, number: int) -> HttpResponse:
    version = version_of(name, number)
    if not version.is_draft:
        state = "published" if version.published_at else "discarded"
        messages.info(request, f"Version {number} is {state}. Begin a draft to change it.")
        return redirect("guideline-version", name, number)
    if request.method == "POST":
        return _save(request, version)
    made = forms.DraftForms.of(content_of(version), version.guideline.title)
    return _form(request, version, made)


def _save(request: HttpRequest, version: GuidelineVersion) -> HttpResponse:
    sent = forms.DraftForms.sent(request.POST)
    if not sent.is_valid():
        return _form(request, version, sent, status=422)
    content, by, said = sent.content(), person(request), sent.draft.cleaned_data
    try:
        drafts.save_draft(version=version, content=content, by=by, seen=said["seen"])
        drafts.rename(guideline=version.guideline, title=said["title"], by=by)
    except Invalid as refusal:
        show_problems(request, refusal)
        return _form(request, version, sent, status=422)
    except drafts.StaleDraft as stale:
        messages.error(request, f"{stale} Your text is below and not saved; open the draft anew.")
        return _form(request, version, sent, status=409)
    return _next(request, version, content)


def _next(request: HttpRequest, version: GuidelineVersion, content: Content) -> HttpResponse:
    """What the button asked for on top of saving."""
    name, number = version.guideline.name, version.number
    try:
        if "add" in request.POST:
            template = request.POST.get("template", "")
            drafts.add_criterion(version=version, template=template, by=person(request))
        if "add_wording" in request.POST:
            source = request.POST.get("wording", "")
            drafts.add_wording(version=version, source=source, by=person(request))
        if "steps" in request.POST:
            return _write_steps(request, version)
    except Invalid as refusal:
        show_problems(request, refusal)
        return redirect("guideline-edit", name, number)
    if "preview" in request.POST:
        return redirect("guideline-preview", name, number)
    if "publish" in request.POST:
        return redirect("guideline-publish", name, number)
    messages.success(request, "Saved.")
    return redirect("guideline-edit", name, number)


def _write_steps(request: HttpRequest, version: GuidelineVersion) -> HttpResponse:
    """The button names the criterion by its form, whose name may have just been changed."""
    prefix = request.POST["steps"]
    criterion = request.POST.get(f"{prefix}-name", "").strip()
    job = previews.request_steps(version=version, criterion=criterion, by=person(request))
    return redirect("steps-job", job.pk)


def _form(
    request: HttpRequest, version: GuidelineVersion, sent: forms.DraftForms, *, status: int = 200
) -> HttpResponse:
    context = {
        "version": version,
        "guideline": version.guideline,
        "form": sent.draft,
        "wordings": sent.wordings,
        "criteria": sent.criteria,
        "templates": templates().values(),
        "prescreens": prescreens(),
        "sources": [*shipped(), *offered()],
        "steps_job": StepsJob.objects.filter(version=version).first(),
    }
    return page(request, "edit.html", context, status=status)
