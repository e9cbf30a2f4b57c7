"""The sentence about a change to an account, with people's display names."""

from django import template
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from accounts import providers, roles
from accounts.models import RoleAction, RoleEvent
from web.pages import get_display_name

register = template.Library()
# The labels of RoleAction, for the owner of the account.
_OWN_ACCOUNT_SENTENCES = {
    RoleAction.GRANT: gettext_noop("{by} gave you the role {role} ({where})"),
    RoleAction.REVOKE: gettext_noop("{by} removed your role {role} ({where})"),
    RoleAction.CREATE: gettext_noop("{by} created your account"),
    RoleAction.ACTIVATE: gettext_noop("{by} activated your account"),
    RoleAction.DEACTIVATE: gettext_noop("{by} deactivated your account"),
    RoleAction.EMAIL: gettext_noop("{by} changed the e-mail address of your account"),
    RoleAction.LINK: gettext_noop("{by} created a password link for your account"),
    RoleAction.ASK: gettext_noop("{by} requested a password link for your account"),
    RoleAction.PASSWORD: gettext_noop("{by} set a new password by a link for your account"),
    RoleAction.CHANGE: gettext_noop("{by} changed the password of your account"),
    RoleAction.REHASH: gettext_noop("Your password was hashed again when you signed in"),
    RoleAction.SUPERUSER: gettext_noop("{by} made you a superuser"),
    RoleAction.NO_SUPER: gettext_noop("{by} removed your superuser rights"),
    RoleAction.STAFF: gettext_noop("{by} gave you access to Django’s administration"),
    RoleAction.NO_STAFF: gettext_noop("{by} removed your access to Django’s administration"),
    RoleAction.TOKEN: gettext_noop("{by} created your API token “{token}”"),
    RoleAction.ROTATE: gettext_noop("{by} replaced one of your API tokens with “{token}”"),
    RoleAction.UNTOKEN: gettext_noop("{by} revoked your API token “{token}”"),
    RoleAction.EXPIRE: gettext_noop("Your API token “{token}” expired"),
    RoleAction.TOKEN_SET: gettext_noop("{by} changed your API token “{token}”"),
    RoleAction.JOIN: gettext_noop("You now sign in through {way}"),
    RoleAction.UNJOIN: gettext_noop("You no longer sign in through {way}"),
    RoleAction.FACTOR: gettext_noop("{by} added a second factor to your account"),
    RoleAction.NO_FACTOR: gettext_noop("{by} removed a second factor from your account"),
    RoleAction.CODES: gettext_noop("{by} created recovery codes for your account"),
    RoleAction.CODE_USED: gettext_noop("{by} used a recovery code of your account"),
    RoleAction.SESSIONS: gettext_noop("{by} ended sessions of your account"),
    RoleAction.KEY: gettext_noop("{by} enrolled your signing key “{key}”"),
    RoleAction.UNKEY: gettext_noop("{by} removed your signing key “{key}”"),
    RoleAction.KEY_BACK: gettext_noop(
        "A signature with your signing key “{key}” was refused: its counter decreased"
    ),
    RoleAction.PASSKEY_BACK: gettext_noop(
        "A sign-in with a passkey of your account was refused: its counter decreased"
    ),
    RoleAction.ERASE: gettext_noop("{by} erased the personal data of your account"),
}


@register.simple_tag
def sentence_of(event: RoleEvent, own: object) -> SafeString:
    """With a link to the account; `own` if the owner reads it."""
    action = RoleAction(event.action)
    link = reverse("person", args=[event.user_id])
    return format_html(
        _(_OWN_ACCOUNT_SENTENCES[action]) if own else str(action.label),
        by=format_html("<strong>{}</strong>", get_display_name(event.by))
        if event.by
        else _describe_actor(event),
        role=roles.role_in_sentence(event.role),
        where=event.guideline or _("whole installation"),
        token=event.token or event.token_id,
        key=event.signing_key,
        way=format_html(
            "<strong>{}</strong>",
            providers.service_label(event.source) or _("an identity provider"),
        ),
        account=format_html('<a href="{}">{}</a>', link, get_display_name(event.user)),
    )


def _describe_actor(event: RoleEvent) -> str:
    """What acted, if it was no person with an account."""
    if event.source:
        return providers.service_label(event.source)
    if event.action == RoleAction.ASK:
        return _("Someone at the sign-in page")
    return _("The command line")
