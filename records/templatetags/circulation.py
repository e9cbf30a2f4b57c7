"""The panel of a case and of its record: to whom a text was sent, and what they said."""

from typing import Any

from django import template
from django.http import HttpRequest

from records import access
from records.circulation import (
    Person,
    add_up,
    can_circulate,
    find_recipients,
    find_undelivered,
    format_people,
    group_by_person,
    known_people,
    why_not_sent,
)
from records.models import AnswerKind, Record
from summaries.models import Attempt, Sending
from web.pages import signed_in_user

register = template.Library()


@register.inclusion_tag("records/_circulation.html", takes_context=True)
def circulation_panel(
    context: dict[str, Any], attempt: Attempt, record: Record | None = None
) -> dict[str, Any]:
    """What was sent of `attempt`, and every objection of its case. Empty where the guideline sends
    nothing."""
    request: HttpRequest = context["request"]
    if record is not None:
        attempt.summary = record.summary
    summary, user = attempt.summary, signed_in_user(request)
    version = summary.guideline_version
    if version.send_minutes == Sending.NEVER and not version.circulate_drafts:
        return {}
    recipients = find_recipients(summary)
    of_text = [each for each in recipients if each.circulation.attempt_id == attempt.pk]
    corrected = record is not None and record.superseding is not None
    may_send = can_circulate(user, summary)
    refusal = why_not_sent(attempt)
    return {
        "request": request,
        "csrf_token": context.get("csrf_token"),
        "attempt": attempt,
        "summary": summary,
        "record": record,
        "agreement": add_up(group_by_person(of_text), corrected=corrected),
        "unaddressed": not of_text and attempt.circulations.exists(),
        "recipients": [
            {
                "recipient": each,
                "agreed": [answer.kind for answer in each.answers.all()][-1:] == [AnswerKind.AGREE],
                "objected": any(answer.kind == AnswerKind.OBJECT for answer in each.answers.all()),
            }
            for each in of_text
        ],
        "undelivered": [
            (one, format_people([Person(one.name, one.email)])) for one in find_undelivered(of_text)
        ],
        "objections": [
            answer
            for each in recipients
            for answer in each.answers.all()
            if answer.kind == AnswerKind.OBJECT
        ],
        "may_send": may_send,
        "refusal": refusal,
        "people": "" if refusal or not may_send else format_people(known_people(summary)),
        "may_reply": access.can_keep_records(user, summary),
        "may_correct": record is not None and access.can_correct(user, summary),
        "drafts": version.circulate_drafts,
    }
