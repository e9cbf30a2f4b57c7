"""The page of the installation's glossary."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from judging.guidelines import access
from summaries.glossary import (
    InvalidGlossary,
    format_glossary,
    get_installation_glossary,
    parse_glossary,
    read_terms,
    set_installation_glossary,
)
from web.pages import render_page, signed_in_user
from web.text import clean_text


@require_http_methods(["GET", "HEAD", "POST"])
def glossary(request: HttpRequest) -> HttpResponse:
    """The terms of all guidelines, as text with a term a line; a POST replaces them."""
    access.check_can_read(request.user, None)
    known = get_installation_glossary()
    terms = read_terms(known.terms if known else ())
    text, fault = format_glossary(terms), ""
    if request.method == "POST":
        access.check_can_change(request.user, None)
        text = clean_text(request.POST.get("terms", ""))
        try:
            set_installation_glossary(parse_glossary(text), by=signed_in_user(request))
        except InvalidGlossary as error:
            fault = str(error)
        else:
            messages.success(request, _("Saved. Texts that are written from now on use it."))
            return redirect("glossary")
    context = {
        "known": known,
        "terms": terms,
        "text": text,
        "fault": fault,
        "can_change": access.can_change(request.user, None),
    }
    return render_page(request, "judging/glossary.html", context, status=422 if fault else 200)
