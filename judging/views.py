"""The pages of guidelines: reading, drafting, publishing."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import wraps
from types import MappingProxyType
from typing import Any
from uuid import UUID

from countersign_judge.criteria import Criterion, InvalidGuideline
from countersign_judge.criteria.library import criterion_templates
from countersign_judge.judges import starter_criteria
from countersign_judge.variants import shipped_variants
from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBadRequest, JsonResponse
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from accounts import roles
from accounts.roles import Right
from judging import forms
from judging.choices import group_by_reason
from judging.forms import NoteForm
from judging.guidelines import access, documents, drafts, pins
from judging.guidelines import steps as steps_of
from judging.guidelines.compare import compare_content
from judging.guidelines.content import Content, get_content
from judging.guidelines.documents import Document
from judging.guidelines.drafts import newest_version, open_draft, variant_files
from judging.guidelines.shipped import shipped_guidelines
from judging.judges import why_unavailable
from judging.models import PinnedMeeting, StepsJob
from summaries import visibility
from summaries.models import Guideline, GuidelineVersion
from web import pages
from web.pages import download_headers, signed_in_user
from web.text import remove_nul

# --- Shared by all pages ----------------------------------------------------

View = Callable[..., HttpResponse]


def _require_access(check: Callable[..., None]) -> Callable[[View], View]:
    """Views whose reader has to pass `check` for the guideline that the URL names, if any."""

    def guard(view: View) -> View:
        @wraps(view)
        def checked(request: HttpRequest, **named: Any) -> HttpResponse:
            check(request.user, get_guideline(named["name"]) if "name" in named else None)
            return view(request, **named)

        return checked

    return guard


for_readers, for_admins = (
    _require_access(access.check_can_read),
    _require_access(access.check_can_change),
)


def render_page(
    request: HttpRequest, template: str, context: dict[str, Any], *, status: int = 200
) -> HttpResponse:
    """A guideline page; a `version` in the context also adds its guideline."""
    if "version" in context:
        context = {"guideline": context["version"].guideline, **context}
    shared = {
        "can_change": access.can_change(request.user, context.get("guideline")),
    }
    return pages.render_page(request, f"judging/{template}", {**shared, **context}, status=status)


def show_problems(request: HttpRequest, refusal: InvalidGuideline) -> None:
    for problem in refusal.problems:
        messages.error(request, str(problem))


@dataclass
class ShowProblems:
    """Ends the block at a refusal, which the next page shows."""

    request: HttpRequest

    def __enter__(self) -> None: ...

    # The type `bool` shows mypy that code after the block is reachable.
    def __exit__(self, _: object, error: BaseException | None, __: object) -> bool:
        if isinstance(error, InvalidGuideline):
            show_problems(self.request, error)
        return isinstance(error, InvalidGuideline)


def get_guideline(name: str) -> Guideline:
    return get_object_or_404(Guideline, name=name)


def get_version(name: str, number: int) -> GuidelineVersion:
    versions = GuidelineVersion.objects.select_related("guideline", "published_by")
    return get_object_or_404(versions, guideline__name=name, number=number)


# --- Reading ----------------------------------------------------------------

_MOST_EVENTS = 100


@for_readers
@require_safe
def guidelines(request: HttpRequest) -> HttpResponse:
    mine = visibility.guidelines_for(request.user, Right.READ_GUIDELINES)
    found = mine.order_by("archived_at", "-is_default", "title", "name")
    rows = [
        {
            "guideline": guideline,
            "current": guideline.current,
            "draft": open_draft(guideline),
            "last": guideline.events.select_related("actor").first(),
        }
        for guideline in found
    ]
    return render_page(request, "guidelines.html", {"rows": rows})


@for_readers
@require_safe
def guideline(request: HttpRequest, name: str) -> HttpResponse:
    """What its current version says or, before there is one, its newest."""
    found = newest_version(get_guideline(name))
    if found is None:
        raise Http404(_("The guideline has no version."))
    return _render_version(request, found)


@for_readers
@require_safe
def history(request: HttpRequest, name: str) -> HttpResponse:
    found = get_guideline(name)
    context = {
        "guideline": found,
        "current": found.current,
        "draft": open_draft(found),
        "newest": newest_version(found),
        "versions": found.versions.select_related("published_by").order_by("-number"),
        "events": found.events.select_related("actor", "version")[:_MOST_EVENTS],
    }
    return render_page(request, "history.html", context)


@require_safe
def version(request: HttpRequest, name: str, number: int) -> HttpResponse:
    """Authors under the guideline read its published version before they write."""
    found = get_version(name, number)
    access.check_can_read_version(request.user, found)
    return _render_version(request, found)


def _render_version(request: HttpRequest, found: GuidelineVersion) -> HttpResponse:
    reads_all = roles.has_right(request.user, Right.READ_GUIDELINES, found.guideline)
    context = {
        "reads_all": reads_all,
        "costs": _pinned_costs(request, found) if reads_all else [],
        "version": found,
        "criteria": found.criteria.select_related("guideline_version"),
        "current": found.guideline.current,
        "draft": open_draft(found.guideline),
    }
    return render_page(request, "version.html", context)


@for_readers
@require_safe
def export(request: HttpRequest, name: str, number: int) -> HttpResponse:
    found = get_version(name, number)
    document = Document(name, found.guideline.title, get_content(found))
    return HttpResponse(
        documents.dump_document(document),
        content_type="application/yaml; charset=utf-8",
        headers=download_headers(f"{name}-v{number}.yaml"),
    )


@for_readers
@require_safe
def comparison(request: HttpRequest, name: str) -> HttpResponse:
    found = get_guideline(name)
    versions = list(found.versions.order_by("number"))
    if not versions:
        raise Http404(_("The guideline has no version."))
    new = _chosen_version(request, "to", versions, versions[-1])
    old = _chosen_version(request, "from", versions, versions[-2] if len(versions) > 1 else new)
    context = {
        "guideline": found,
        "versions": versions,
        "old": old,
        "new": new,
        **_compare_context(get_content(old), get_content(new)),
        "all": request.GET.get("all") == "1",
    }
    return render_page(request, "compare.html", context)


def _compare_context(old: Content, new: Content) -> dict[str, Any]:
    sections = compare_content(old, new)
    return {
        "sections": sections,
        "same": all(section.status == "same" for section in sections),
    }


def _chosen_version(
    request: HttpRequest, field: str, versions: list[GuidelineVersion], default: GuidelineVersion
) -> GuidelineVersion:
    given = request.GET.get(field)
    return next((item for item in versions if str(item.number) == given), default)


# --- Pinned meetings --------------------------------------------------------


def _pinned_costs(request: HttpRequest, version: GuidelineVersion) -> list[dict[str, Any]]:
    return pins.pinned_costs(version, _readable_pins(request, pins.get_pins(version.guideline)))


def _readable_pins(request: HttpRequest, pinned: Iterable[PinnedMeeting]) -> list[PinnedMeeting]:
    return [pin for pin in pinned if visibility.can_see(request.user, pin.summary)]


def tried_context(request: HttpRequest, version: GuidelineVersion) -> dict[str, Any]:
    """The pinned meetings that the person may read, with their try-outs' texts."""
    pinned, current = pins.get_pins(version.guideline), version.guideline.current
    readable = _readable_pins(request, pinned)
    tried = pins.get_tried_meetings(version, readable)
    return {
        "version": version,
        "current": current if current != version else None,
        "pins": readable,
        "unreadable": len(pinned) - len(readable),
        "free": PinnedMeeting.MOST - len(pinned),
        "tried": tried,
        "done": sum(not each.pending for each in tried),
        "pending": any(each.pending for each in tried),
    }


def try_on_pins(request: HttpRequest, version: GuidelineVersion) -> HttpResponse:
    readable = _readable_pins(request, pins.get_pins(version.guideline))
    with ShowProblems(request):
        if not pins.request_try_outs(version, readable, by=signed_in_user(request)):
            messages.info(request, _("Already tried. Here are the results."))
    return redirect("guideline-try", version.guideline.name, version.number)


# --- Drafting ---------------------------------------------------------------


@for_admins
@require_http_methods(["GET", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    source = shipped_guidelines().get(request.GET.get("from", ""))
    initial = {}
    if source:
        initial = {"title": source.document.title, "name": source.document.name}
    form = forms.NewGuidelineForm(request.POST or None, initial=initial)
    if form.is_valid():
        content = source.document.content if source else _default_content()
        with ShowProblems(request):
            made = drafts.create(content=content, by=signed_in_user(request), **form.cleaned_data)
            return redirect("guideline-edit", made.guideline.name, made.number)
    context = {"form": form, "source": source, "shipped": shipped_guidelines()}
    return render_page(request, "new.html", context)


def _default_content() -> Content:
    """A copy of the default guideline's current content."""
    default = Guideline.objects.filter(is_default=True).first()
    current = default.current if default else None
    return get_content(current) if current else Content(instructions="")


@for_admins
@require_POST
def draft_from(request: HttpRequest, name: str, number: int) -> HttpResponse:
    with ShowProblems(request):
        draft = drafts.draft_from(version=get_version(name, number), by=signed_in_user(request))
        return redirect("guideline-edit", name, draft.number)
    return redirect("guideline", name)


@for_admins
@require_http_methods(["GET", "POST"])
def edit(request: HttpRequest, name: str, number: int) -> HttpResponse:
    version = get_version(name, number)
    if not version.is_draft:
        return _redirect_without_draft(request, version)
    if request.method == "POST":
        return _save_draft(request, version)
    made = forms.GuidelineDraftForms.from_content(get_content(version), version.guideline.title)
    return _render_form(request, version, made)


def _redirect_without_draft(request: HttpRequest, version: GuidelineVersion) -> HttpResponse:
    because = (
        _("Version {number} is published. Create a draft to change it.")
        if version.published_at
        else _("Version {number} is discarded. Create a draft to change it.")
    )
    messages.info(request, because.format(number=version.number))
    return redirect("guideline-version", version.guideline.name, version.number)


def _save_draft(request: HttpRequest, version: GuidelineVersion) -> HttpResponse:
    sent = forms.GuidelineDraftForms.from_post(request.POST, get_content(version))
    if request.accepts("application/json") and not request.accepts("text/html"):
        return _autosave_draft(request, version, sent)
    if not sent.is_valid():
        return _render_form(request, version, sent, status=422)
    content, by, fields = sent.content(), signed_in_user(request), sent.draft.cleaned_data
    try:
        drafts.save_draft(version=version, content=content, by=by, seen=fields["seen"])
        drafts.rename(guideline=version.guideline, title=fields["title"], by=by)
    except InvalidGuideline as refusal:
        show_problems(request, refusal)
        return _render_form(request, version, sent, status=422)
    except drafts.StaleDraft as stale:
        remedy = _("Your text is below, unsaved; open the draft again.")
        messages.error(request, f"{stale} {remedy}")
        return _render_form(request, version, sent, status=409)
    return _do_as_button_says(request, version, content)


def _autosave_draft(
    request: HttpRequest, version: GuidelineVersion, sent: forms.GuidelineDraftForms
) -> JsonResponse:
    """Saves while the person types: `{"saved": "HH:MM", "seen": SHA-256, "changes": words}`, or why
    it did not."""
    if not sent.is_valid():
        return JsonResponse({"why": sent.first_error()}, status=422)
    content, by, fields = sent.content(), signed_in_user(request), sent.draft.cleaned_data
    try:
        drafts.save_draft(version=version, content=content, by=by, seen=fields["seen"])
        drafts.rename(guideline=version.guideline, title=fields["title"], by=by)
    except InvalidGuideline as refusal:
        return JsonResponse({"why": str(refusal.problems[0])}, status=422)
    except drafts.StaleDraft as stale:
        remedy = _("Open the draft again to continue.")
        return JsonResponse({"why": f"{stale} {remedy}"}, status=409)
    answer = {"saved": f"{timezone.localtime():%H:%M}", "seen": content.sha256}
    return JsonResponse({**answer, "changes": _describe_changes(version, content)})


def _describe_changes(draft: GuidelineVersion, content: Content) -> str:
    """How far `content` is from the current version, as the difference shows it: "draft, 3
    changes"."""
    current = draft.guideline.current
    if current is None:
        return _("draft, nothing is published yet")
    own, *others = compare_content(get_content(current), content)
    count = sum(row.changed for row in own.rows) + sum(each.status != "same" for each in others)
    return ngettext("draft, {count} change", "draft, {count} changes", count).format(count=count)


def _do_as_button_says(
    request: HttpRequest, version: GuidelineVersion, content: Content
) -> HttpResponse:
    """Does what the button asks for in addition to saving."""
    name, number = version.guideline.name, version.number
    try:
        chosen = request.POST.getlist("template") if "add" in request.POST else []
        for criterion in filter(None, (*chosen, request.POST.get("own", "").strip())):
            drafts.add_criterion(version=version, template=criterion, by=signed_in_user(request))
        if "add_wording" in request.POST:
            source = request.POST.get("wording", "")
            drafts.add_wording(version=version, source=source, by=signed_in_user(request))
        if "steps" in request.POST:
            # Of the criterion with the button, whose name may have just changed.
            criterion = request.POST.get(f"{request.POST['steps']}-name", "").strip()
            job = steps_of.request_steps(
                version=version, criterion=criterion, by=signed_in_user(request)
            )
            return redirect("steps-job", job.pk)
    except InvalidGuideline as refusal:
        show_problems(request, refusal)
        return redirect("guideline-edit", name, number)
    if "try" in request.POST:
        return try_on_pins(request, version)
    if "add_wording" in request.POST:
        # Opens the fold.
        return redirect(reverse("guideline-edit", args=[name, number]) + "#wordings")
    if "publish" in request.POST:
        return redirect("guideline-publish", name, number)
    messages.success(request, _("Saved."))
    return redirect("guideline-edit", name, number)


def _render_form(
    request: HttpRequest,
    version: GuidelineVersion,
    sent: forms.GuidelineDraftForms,
    *,
    status: int = 200,
) -> HttpResponse:
    judge = str(sent.draft["judge_model"].value() or "")
    library = criterion_templates().items()
    context = {
        "version": version,
        "changes": _describe_changes(version, get_content(version)),
        "form": sent.draft,
        "sections": sent.sections,
        "wordings": sent.wordings,
        "criteria": sent.criteria,
        "templates": group_by_reason(
            (name, why_unavailable(each.method, judge)) for name, each in library
        ),
        "prescreens": starter_criteria(),
        "model_stopped": why_unavailable(Criterion.method, judge),
        "sources": [*shipped_variants(), *variant_files()],
        "steps_job": StepsJob.objects.filter(version=version).first(),
        "step": "edit",
        **tried_context(request, version),
    }
    return render_page(request, "edit.html", context, status=status)


# --- Publishing -------------------------------------------------------------

_LONGEST_NOTE = 5_000
_GUIDELINE_CHANGES: MappingProxyType[str, Callable[..., None]] = MappingProxyType(
    {
        "archive": drafts.archive,
        "unarchive": drafts.unarchive,
        "default": drafts.make_default,
    }
)


@for_admins
@require_POST
def change(request: HttpRequest, name: str) -> HttpResponse:
    act = _GUIDELINE_CHANGES.get(request.POST.get("do", ""))
    if act is None:
        return HttpResponseBadRequest(f"do is none of {', '.join(_GUIDELINE_CHANGES)}")
    if act is drafts.make_default:
        access.check_can_change(request.user, None)
    with ShowProblems(request):
        act(guideline=get_guideline(name), by=signed_in_user(request), note=_read_note(request))
    return redirect("guideline-history", name)


@for_admins
@require_http_methods(["GET", "POST"])
def publish(request: HttpRequest, name: str, number: int) -> HttpResponse:
    return _publish_version(request, name, number, drafts.publish, "publish")


@for_admins
@require_http_methods(["GET", "POST"])
def roll_back(request: HttpRequest, name: str, number: int) -> HttpResponse:
    return _publish_version(request, name, number, drafts.rollback, "roll-back")


@for_admins
@require_http_methods(["GET", "POST"])
def discard(request: HttpRequest, name: str, number: int) -> HttpResponse:
    version = get_version(name, number)
    if request.method == "POST":
        with ShowProblems(request):
            drafts.discard(version=version, by=signed_in_user(request), note=_read_note(request))
            done = _("The draft of version {number} is discarded.")
            messages.success(request, done.format(number=number))
        return redirect("guideline", name)
    return render_page(request, "discard.html", {"version": version})


def _read_note(request: HttpRequest) -> str:
    return remove_nul(request.POST.get("note", "")).strip()[:_LONGEST_NOTE]


def _publish_version(
    request: HttpRequest, name: str, number: int, act: Callable[..., object], kind: str
) -> HttpResponse:
    version = get_version(name, number)
    if kind == "publish" and not version.is_draft:
        return _redirect_without_draft(request, version)
    form = NoteForm(request.POST or None)
    doubts: tuple[str, ...] = ()
    if form.is_valid():
        try:
            with ShowProblems(request):
                note, confirmed = form.cleaned_data["note"], request.POST.get("confirmed", "")
                act(version=version, note=note, by=signed_in_user(request), confirmed=confirmed)
                current = version.guideline.current
                done = _("{version} is current: new transcripts use it.")
                messages.success(request, done.format(version=current))
                return redirect("guideline", name)
        except drafts.Unconfirmed as unconfirmed:
            doubts = unconfirmed.doubts
    current, content = version.guideline.current, get_content(version)
    context = {
        "version": version,
        "current": current,
        "form": form,
        "kind": kind,
        "step": "publish",
        "doubts": doubts,
        "confirmation": drafts.confirmation_token(doubts),
        "problems": drafts.publishing_problems(version),
        "costs": _pinned_costs(request, version),
        **_compare_context(get_content(current) if current else Content(instructions=""), content),
    }
    return render_page(request, "publish.html", context)


@for_readers
@require_safe
def steps(request: HttpRequest, pk: UUID) -> HttpResponse:
    job = get_object_or_404(StepsJob.objects.select_related("version__guideline"), pk=pk)
    access.check_can_change(request.user, job.version.guideline)
    template = "_steps.html" if request.headers.get("HX-Request") else "steps.html"
    return render_page(request, template, {"job": job, "version": job.version})
