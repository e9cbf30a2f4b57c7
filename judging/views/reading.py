"""Guidelines as they are: the list, one of them, a version, two versions side by side."""

from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from judging.guidelines import documents
from judging.guidelines.compare import compare
from judging.guidelines.content import content_of
from judging.guidelines.documents import Document
from judging.guidelines.history import newest, open_draft
from judging.views.pages import for_readers, guideline_named, page, version_of
from summaries import visibility
from summaries.models import GuidelineVersion
from summaries.roles import Right

_MOST_EVENTS = 100


@for_readers
@require_safe
def guidelines(request: HttpRequest) -> HttpResponse:
    mine = visibility.guidelines_for(request.user, Right.READ_GUIDELINES)
    found = mine.order_by("archived_at", "-is_default", "title")
    rows = [
        {
            "guideline": guideline,
            "current": guideline.current,
            "draft": open_draft(guideline),
            "last": guideline.events.select_related("actor").first(),
        }
        for guideline in found
    ]
    return page(request, "guidelines.html", {"rows": rows})


@for_readers
@require_safe
def guideline(request: HttpRequest, name: str) -> HttpResponse:
    found = guideline_named(name)
    context = {
        "guideline": found,
        "current": found.current,
        "draft": open_draft(found),
        "newest": newest(found),
        "versions": found.versions.select_related("published_by").order_by("-number"),
        "events": found.events.select_related("actor", "version")[:_MOST_EVENTS],
    }
    return page(request, "guideline.html", context)


@for_readers
@require_safe
def version(request: HttpRequest, name: str, number: int) -> HttpResponse:
    found = version_of(name, number)
    context = {
        "version": found,
        "guideline": found.guideline,
        "criteria": found.criteria.select_related("guideline_version"),
        "current": found.guideline.current,
    }
    return page(request, "version.html", context)


@for_readers
@require_safe
def export(request: HttpRequest, name: str, number: int) -> HttpResponse:
    found = version_of(name, number)
    document = Document(name, found.guideline.title, content_of(found))
    return HttpResponse(
        documents.dump(document),
        content_type="application/yaml; charset=utf-8",
        headers={
            "Content-Disposition": f'attachment; filename="{name}-v{number}.yaml"',
            "Cache-Control": "no-store",
        },
    )


@for_readers
@require_safe
def comparison(request: HttpRequest, name: str) -> HttpResponse:
    found = guideline_named(name)
    versions = list(found.versions.order_by("number"))
    if not versions:
        raise Http404("The guideline has no version.")
    new = _chosen(request, "to", versions, versions[-1])
    old = _chosen(request, "from", versions, versions[-2] if len(versions) > 1 else new)
    sections = compare(content_of(old), content_of(new))
    context = {
        "guideline": found,
        "versions": versions,
        "old": old,
        "new": new,
        "sections": sections,
        "same": all(section.status == "same" for section in sections),
        "all": request.GET.get("all") == "1",
    }
    return page(request, "compare.html", context)


def _chosen(
    request: HttpRequest, field: str, versions: list[GuidelineVersion], default: GuidelineVersion
) -> GuidelineVersion:
    given = request.GET.get(field)
    return next((item for item in versions if str(item.number) == given), default)
