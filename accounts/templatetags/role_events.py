"""The sentence about what was changed in an account, with the names of people as they are shown."""

from django import template
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from accounts import roles
from accounts.models import RoleAction, RoleEvent
from web.pages import name_of

register = template.Library()


@register.simple_tag
def sentence_of(event: RoleEvent, own: object) -> SafeString:
    """With a link to the account; `own` for who looks at their own, as "you"."""
    link = reverse("person", args=[event.user_id])
    account = format_html('<a href="{}">{}</a>', link, name_of(event.user))
    return format_html(
        str(RoleAction(event.action).label),
        by=format_html("<strong>{}</strong>", _actor(event)),
        role=roles.in_sentence(event.role),
        where=event.guideline or _("the whole installation"),
        account=pgettext("whose account changed", "you") if own else account,
    )


def _actor(event: RoleEvent) -> str:
    if event.by is not None:
        return name_of(event.by)
    if event.action == RoleAction.ASK:
        return _("Somebody at the sign-in page")
    return _("The command line")
