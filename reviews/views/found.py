"""The list of records: search, filters, and the views that somebody saved."""

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from reviews.models import SavedView
from reviews.record_forms import RecordSearchForm, SavedViewForm
from reviews.records.search import RecordFilters, matching, page_of, pieces, visible_records
from summaries.models import Guideline
from summaries.numbers import whole_number
from web.pages import page, person

_MOST_VIEWS = 50


def filters_in(query: QueryDict) -> tuple[RecordSearchForm, RecordFilters]:
    """What the URL asks for; a field that cannot be read says so and filters nothing."""
    data = query.copy()
    data["q"] = data.get("q", "").replace("\x00", "").strip()
    guidelines = Guideline.objects.order_by("title").values_list("name", "title")
    form = RecordSearchForm(data, guidelines=list(guidelines), auto_id="f_%s")
    form.is_valid()
    return form, RecordFilters.of(form.cleaned_data)


@login_required
@require_safe
def records(request: HttpRequest) -> HttpResponse:
    form, filters = filters_in(request.GET)
    everything = visible_records(request.user)
    found = page_of(matching(everything, filters), filters, after=_after(request))
    context = {
        "form": form,
        "filters": filters,
        "query": filters.query(),
        "found": found,
        "rows": [_row(record) for record in found.rows],
        "next": filters.query(after=found.after) if found.after else "",
        "views": SavedView.objects.filter(user=person(request)),
        "anything": bool(found.rows) or everything.exists(),
        "wide": any(form[name].value() for name in form.fields if name not in {"q", "guideline"}),
        "section_name": "records",
    }
    return page(request, "reviews/records.html", context)


def _after(request: HttpRequest) -> int | None:
    return whole_number(request.GET.get("after", ""))


def _row(record: Any) -> dict[str, Any]:
    """A record of `page_of`, which annotates it."""
    snippet = pieces(record.snippet) if hasattr(record, "snippet") else []
    return {"record": record, "snippet": snippet, "held": record.held}


@login_required
@require_POST
def save_view(request: HttpRequest) -> HttpResponse:
    """Keep a search under a name; the same name again takes the new search."""
    form = SavedViewForm(request.POST)
    back = f"{reverse('records')}?{request.POST.get('query', '')}"
    if not form.is_valid():
        messages.error(request, "A view needs a name of at most 60 characters.")
        return redirect(back)
    mine = SavedView.objects.filter(user=person(request))
    name, query = form.cleaned_data["name"], form.cleaned_data["query"]
    if mine.count() >= _MOST_VIEWS and not mine.filter(name=name).exists():
        messages.error(request, f"You have {_MOST_VIEWS} views, which is all. Forget one first.")
        return redirect(back)
    mine.update_or_create(user=person(request), name=name, defaults={"query": query})
    messages.success(request, f"Saved as “{name}”.")
    return redirect(back)


@login_required
@require_POST
def forget_view(request: HttpRequest, pk: int) -> HttpResponse:
    view = get_object_or_404(SavedView, pk=pk, user=person(request))
    view.delete()
    messages.success(request, f"“{view.name}” is forgotten.")
    return redirect("records")
