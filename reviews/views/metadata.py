"""The page on which admins declare which metadata of transcripts pages show."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from judging.guidelines import access
from summaries import metadata
from summaries.models import MetadataKey
from web.pages import render_page, signed_in_user
from web.text import remove_nul

_MOST = 20


@require_http_methods(["GET", "HEAD", "POST"])
def metadata_keys(request: HttpRequest) -> HttpResponse:
    """The declared keys; a POST declares one, renames it, or removes it with `remove`."""
    access.check_can_read(request.user, None)
    if request.method == "POST":
        access.check_can_change(request.user, None)
        if "remove" in request.POST:
            MetadataKey.objects.filter(name=remove_nul(request.POST["remove"])).delete()
            messages.success(request, _("Hidden from pages. Transcripts keep it."))
        else:
            _declare_key(request)
        return redirect("metadata-keys")
    context = {
        "keys": metadata.list_declared_keys().select_related("declared_by"),
        "can_change": access.can_change(request.user, None),
    }
    return render_page(request, "reviews/metadata.html", context)


def _declare_key(request: HttpRequest) -> None:
    name = request.POST.get("name", "").strip()
    label = remove_nul(request.POST.get("label", "")).strip()
    known = MetadataKey.objects.filter(name=remove_nul(name))
    try:
        metadata.check_key(name)
    except metadata.BadMetadata as error:
        messages.error(request, _("Key {name}: {remedy}.").format(name=name, remedy=error.remedy))
        return
    if not 1 <= len(label) <= 80:  # noqa: PLR2004 - as the column has it
        messages.error(request, _("Label: write 1 to 80 characters."))
    elif not known.exists() and MetadataKey.objects.count() >= _MOST:
        messages.error(
            request, _("Pages show at most {most} keys. Remove one first.").format(most=_MOST)
        )
    else:
        given = {"label": label, "declared_by": signed_in_user(request)}
        MetadataKey.objects.update_or_create(name=name, defaults=given)
        messages.success(request, _("Pages now show “{label}”.").format(label=label))
