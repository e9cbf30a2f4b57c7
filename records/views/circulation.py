"""Send a text to the people of its meeting; their page, which needs no account; and replies."""

from uuid import UUID

from allauth.decorators import rate_limit
from django.contrib import messages
from django.contrib.auth.decorators import login_not_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_http_methods, require_POST

from records import circulation
from records.access import visible_summary
from records.appending import current_record
from records.circulation import CannotSend, parse_people
from records.models import Answer, Recipient
from summaries.models import Summary
from summaries.status import Status
from web.pages import render_page, signed_in_user
from web.text import LARGEST_SMALLINT, parse_uuids, parse_whole_number


@require_POST
def send(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Send the text with the posted `attempt` number to the posted `people`."""
    summary = visible_summary(request, pk)
    user = signed_in_user(request)
    circulation.check_can_circulate(user, summary)
    number = parse_whole_number(request.POST.get("attempt", ""), most=LARGEST_SMALLINT) or 0
    attempt = summary.attempts.filter(number=number).first()
    try:
        if attempt is None:
            raise CannotSend(_("There is no such text. Reload the page."))
        people = parse_people(request.POST.get("people", ""))
        circulation.circulate(attempt, people, by=user)
        sent = ngettext(
            "Sent to {count} person. The mail leaves within a minute.",
            "Sent to {count} people. The mails leave within a minute.",
            len(people),
        )
        messages.success(request, sent.format(count=len(people)))
    except CannotSend as refusal:
        messages.error(request, str(refusal))
    return _back_to(summary)


@require_POST
def revoke(request: HttpRequest, pk: UUID) -> HttpResponse:
    """End the links of the posted `recipient`s."""
    summary = visible_summary(request, pk)
    chosen = Recipient.objects.filter(pk__in=parse_uuids(request.POST.getlist("recipient")))
    count = circulation.revoke(chosen, by=signed_in_user(request), summary=summary)
    said = ngettext("Revoked {count} link.", "Revoked {count} links.", count)
    messages.success(request, said.format(count=count))
    return _back_to(summary)


@require_POST
def reply(request: HttpRequest, pk: int) -> HttpResponse:
    """A lead's answer to an objection."""
    answers = Answer.objects.select_related("recipient__circulation__summary")
    answer = get_object_or_404(answers, pk=pk)
    summary = visible_summary(request, answer.recipient.circulation.summary_id)
    try:
        circulation.reply(
            answer, by=signed_in_user(request), comment=request.POST.get("comment", "")
        )
        messages.success(request, _("Answered."))
    except (CannotSend, ValueError) as refusal:
        messages.error(request, str(refusal))
    return _back_to(summary)


def _back_to(summary: Summary) -> HttpResponse:
    record = current_record(summary) if summary.status == Status.APPROVED else None
    if record is None:
        return redirect("summary", pk=summary.pk)
    return redirect("record", number=record.number)


# --- The page of a recipient ------------------------------------------------


@login_not_required
@require_http_methods(["GET", "HEAD", "POST"])
@rate_limit(action="minutes", limit_get=True)  # type: ignore[untyped-decorator]
def minutes(request: HttpRequest, token: str) -> HttpResponse:
    """The text behind a personal link, and the recipient's answer. A GET answers nothing: mail
    programs fetch links to check them."""
    recipient = circulation.find_recipient(token)
    if recipient is None:
        return render_page(request, "records/minutes.html", {}, status=410)
    refusal, comment = "", ""
    sentence = parse_whole_number(request.POST.get("sentence", ""), most=LARGEST_SMALLINT)
    if request.method == "POST":
        comment = request.POST.get("comment", "")
        try:
            if request.POST.get("answer") == "agree":
                circulation.agree(recipient)
            else:
                circulation.object_to(recipient, comment=comment, sentence=sentence)
            messages.success(request, _("Thank you. Your answer is stored."))
            return redirect("minutes", token=token)
        except (CannotSend, ValueError) as error:
            refusal = str(error)
    sent = recipient.circulation
    context = {
        "recipient": recipient,
        "circulation": sent,
        "title": sent.summary.transcript.title,
        "occurred_at": sent.summary.transcript.occurred_at,
        "sentences": circulation.lay_out_sentences(sent),
        "answers": recipient.answers.select_related("reply__by"),
        "refusal": refusal,
        "comment": comment,
        "chosen": sentence,
        "longest": circulation.LONGEST_COMMENT,
    }
    status = 422 if refusal else 200
    return render_page(request, "records/minutes.html", context, status=status)
