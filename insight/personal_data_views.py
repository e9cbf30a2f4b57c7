"""Pages on which a person downloads their own data, and an admin erases those of a leaver."""

from django.contrib import messages
from django.contrib.auth.models import User
from django.http import FileResponse, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import get_object_or_404, redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from accounts import events, grants
from accounts.views.factors import proved
from insight import personal_data
from records.models import Record
from web.pages import attached, name_of, page, person


@require_http_methods(["GET", "HEAD", "POST"])
@proved
def own(request: HttpRequest) -> HttpResponseBase:
    """A GET shows what the ZIP holds; a POST answers with it."""
    user = person(request)
    if request.method != "POST":
        return page(request, "insight/own_data.html", {})
    events.note("export.own_data", by=user, person=user)
    headers = attached("my-data.zip")
    content = personal_data.archive(user)
    return FileResponse(content, content_type="application/zip", headers=headers)


@require_http_methods(["GET", "HEAD", "POST"])
def erase(request: HttpRequest, pk: int) -> HttpResponseBase:
    grants.check_can_manage(person(request))
    shown = get_object_or_404(User, pk=pk)
    try:
        personal_data.check_can_erase(shown, person(request))
    except personal_data.StillActive as refusal:
        messages.error(request, str(refusal))
        return redirect("person", pk)
    return _erase(request, shown=shown)


@proved
def _erase(request: HttpRequest, *, shown: User) -> HttpResponse:
    """The typed username shows that the admin means this one."""
    typed = request.POST.get("username", "")
    if request.method == "POST" and typed == shown.get_username():
        erased = personal_data.erase(shown, by=person(request))
        done = _("The personal data are erased. The account is now called {name}.")
        messages.success(request, done.format(name=name_of(erased)))
        return redirect("person", shown.pk)
    context = {
        "shown": shown,
        # Records keep the name.
        "records": Record.objects.filter(review__reviewer=shown).count(),
        "wrong": typed,
    }
    status = 422 if request.method == "POST" else 200
    return page(request, "insight/erase.html", context, status=status)
