"""Pages on which a person downloads their own data, and an admin erases those of a leaver."""

from django.contrib import messages
from django.contrib.auth.models import User
from django.http import FileResponse, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import get_object_or_404, redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from accounts import events, grants
from accounts.views.factors import require_recent_proof
from insight import personal_data
from records.models import Record
from web.pages import download_headers, get_display_name, render_page, signed_in_user


@require_http_methods(["GET", "HEAD", "POST"])
@require_recent_proof
def own_data(request: HttpRequest) -> HttpResponseBase:
    """A GET shows what the ZIP holds; a POST answers with it."""
    user = signed_in_user(request)
    if request.method != "POST":
        return render_page(request, "insight/own_data.html", {})
    events.record_event("export.own_data", by=user, person=user)
    headers = download_headers("my-data.zip")
    content = personal_data.write_archive(user)
    return FileResponse(content, content_type="application/zip", headers=headers)


@require_http_methods(["GET", "HEAD", "POST"])
def erase_person_page(request: HttpRequest, pk: int) -> HttpResponseBase:
    grants.check_can_manage(signed_in_user(request))
    shown = get_object_or_404(User, pk=pk)
    try:
        personal_data.check_can_erase(shown, signed_in_user(request))
    except personal_data.StillActive as refusal:
        messages.error(request, str(refusal))
        return redirect("person", pk)
    return _confirm_erasure(request, shown=shown)


@require_recent_proof
def _confirm_erasure(request: HttpRequest, *, shown: User) -> HttpResponse:
    """The typed username shows that the admin means this one."""
    typed = request.POST.get("username", "")
    if request.method == "POST" and typed == shown.get_username():
        erased = personal_data.erase_person(shown, by=signed_in_user(request))
        done = _("The personal data are erased. The account is now called {name}.")
        messages.success(request, done.format(name=get_display_name(erased)))
        return redirect("person", shown.pk)
    context = {
        "shown": shown,
        # Records keep the name.
        "records": Record.objects.filter(review__reviewer=shown).count(),
        "wrong": typed,
    }
    status = 422 if request.method == "POST" else 200
    return render_page(request, "insight/erase.html", context, status=status)
