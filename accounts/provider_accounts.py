"""Which account a sign-in through an identity provider opens, and the roles that it gives.

An account is linked to issuer and subject once, at the first sign-in, and found by these alone
afterwards: an e-mail address may be given to somebody else.
"""

import hashlib
import logging
import unicodedata
from dataclasses import dataclass
from datetime import datetime

from allauth.socialaccount.models import SocialAccount
from allauth.utils import generate_unique_username
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from accounts import grants, tokens
from accounts.models import AccountChange, RoleGrant, SignInStamp, UserRole
from accounts.provider_tokens import Claims, values_of
from accounts.providers import (
    IdentityProvider,
    configured,
    is_emergency_account,
    may_use_password,
)
from web.text import plain

log = logging.getLogger(__name__)

_LONGEST_UID = 191
_LONGEST_NAME = 150
_LONGEST_ADDRESS = 254


class SignInRefused(Exception):
    """`reason` is an English sentence that the catalogs know, about `{provider}`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


_SHUT_OUT = gettext_noop("Your account is shut out. Ask a system admin to let you in.")
_EMERGENCY = gettext_noop("This account is for emergencies and signs in by its password alone.")
_NOT_INVITED = gettext_noop(
    "Nobody has made an account for you yet. Ask a system admin for one with the e-mail address "
    "that {provider} knows you by."
)
_NOT_VERIFIED = gettext_noop(
    "There is an account with your e-mail address, but {provider} does not say that the address is "
    "yours. Ask a system admin."
)
_SEVERAL = gettext_noop(
    "Several accounts have your e-mail address. Ask a system admin to keep it in one of them."
)
_OF_ANOTHER = gettext_noop(
    "The account with your e-mail address belongs to somebody else at {provider}. Ask a system "
    "admin."
)
_GROUPS_ELSEWHERE = gettext_noop(
    "{provider} does not list your groups, because they are too many, so your roles are unknown. "
    "Ask a system admin."
)
_AT_ONCE = gettext_noop("You were signed in twice at once. Begin again.")
LAST_WAY_IN = gettext_noop(
    "This is your only way in, so it stays. Set a password first: “Your account” has the page."
)


def uid_of(subject: str) -> str:
    """The subject as the column of links holds it, which is shorter than a subject may be."""
    if len(subject) <= _LONGEST_UID:
        return subject
    return f"sha256:{hashlib.sha256(subject.encode()).hexdigest()}"


def linked_account(provider: IdentityProvider, subject: str) -> User | None:
    links = SocialAccount.objects.filter(provider=provider.issuer, uid=uid_of(subject))
    return next((link.user for link in links.select_related("user")), None)


def providers_of(user: User) -> list[IdentityProvider]:
    """Those through which this person has signed in."""
    issuers = set(SocialAccount.objects.filter(user=user).values_list("provider", flat=True))
    return [each for each in configured() if each.issuer in issuers]


# --- Links ------------------------------------------------------------------


@dataclass(frozen=True)
class Link:
    """A link of somebody's account, as its owner recognises it; `stays` says why, if it does."""

    pk: int
    label: str
    since: datetime
    stays: str


def links_of(user: User) -> list[Link]:
    rows = SocialAccount.objects.filter(user=user).select_related("user").order_by("pk")
    return [Link(row.pk, _label(row), row.date_joined, _why_it_stays(row)) for row in rows]


def _label(link: SocialAccount) -> str:
    provider = _provider_of(link)
    return provider.label if provider else str(link.provider)


def _provider_of(link: SocialAccount) -> IdentityProvider | None:
    """None for one that is no longer declared."""
    return next((each for each in configured() if each.issuer == link.provider), None)


def _why_it_stays(link: SocialAccount) -> str:
    try:
        check_another_way_in(link)
    except ValidationError as refusal:
        return str(refusal.messages[0])
    return ""


def check_another_way_in(link: SocialAccount) -> None:
    """Raises ValidationError where its owner would not get in without the link."""
    user = link.user
    others = [each for each in providers_of(user) if each.issuer != link.provider]
    password = user.has_usable_password() and may_use_password(user.get_username())
    if not (others or password):
        raise ValidationError(_(LAST_WAY_IN))


@transaction.atomic
def unlink(link: SocialAccount) -> str:
    """Its owner signs in through that provider no more, and loses the roles that it gave, which
    nobody would take away any more; what the provider is called.

    Raises ValidationError, and LastAdmin.
    """
    # Two links that are removed at once do not both count as the other way in.
    user = User.objects.select_for_update().get(pk=link.user_id)
    check_another_way_in(link)
    provider = _provider_of(link)
    source = provider.id if provider else ""
    for held in RoleGrant.objects.filter(user=user, source=source) if source else ():
        _revoke(user, held, source)
    label = _label(link)
    with tokens.acting(user, source):
        link.delete()
    grants.write_letter(user, AccountChange.UNJOINED, user.email, user)
    return label


# --- Whose account ----------------------------------------------------------


@transaction.atomic
def admit(provider: IdentityProvider, claims: Claims) -> User:
    """The account that these verified claims open, with the roles that they give.

    Raises SignInRefused.
    """
    user = linked_account(provider, claims["sub"])
    if user is None:
        user = _first_sign_in(provider, claims)
    _check_may_enter(user)
    _give_roles(provider, user, claims)
    return user


def _check_may_enter(user: User) -> None:
    if not user.is_active:
        raise SignInRefused(_SHUT_OUT)
    if is_emergency_account(user.get_username()):
        raise SignInRefused(_EMERGENCY)


def _first_sign_in(provider: IdentityProvider, claims: Claims) -> User:
    user = _invited(provider, claims)
    if user is None and provider.accounts == "invited":
        raise SignInRefused(_NOT_INVITED)
    if user is None:
        user = _new_account(provider, claims)
    else:
        _check_may_enter(user)
        _forget_password_of_others(user)
    try:
        with tokens.acting(None, provider.id):
            SocialAccount.objects.create(
                user=user, provider=provider.issuer, uid=uid_of(claims["sub"])
            )
    except IntegrityError as error:
        raise SignInRefused(_AT_ONCE) from error
    grants.write_letter(user, AccountChange.JOINED, user.email, user)
    return user


def _invited(provider: IdentityProvider, claims: Claims) -> User | None:
    """The account with the person's e-mail address; None without one."""
    address = _address(claims)
    found = [
        user
        for user in User.objects.filter(email__iexact=address).exclude(email="")
        # PostgreSQL takes some letters for others, such as a dotless i for I.
        if _folded(user.email) == _folded(address)
    ]
    if not found:
        return None
    if not _is_verified(provider, claims):
        raise SignInRefused(_NOT_VERIFIED)
    if len(found) > 1:
        raise SignInRefused(_SEVERAL)
    if SocialAccount.objects.filter(user=found[0], provider=provider.issuer).exists():
        raise SignInRefused(_OF_ANOTHER)
    return found[0]


def _is_verified(provider: IdentityProvider, claims: Claims) -> bool:
    return provider.emails_are_verified or claims.get("email_verified") is True


def _address(claims: Claims) -> str:
    address = claims.get("email")
    usable = isinstance(address, str) and address.isprintable() and len(address) <= _LONGEST_ADDRESS
    return str(address) if usable else ""


def _folded(address: str) -> str:
    return unicodedata.normalize("NFKC", address).casefold()


def _new_account(provider: IdentityProvider, claims: Claims) -> User:
    texts = {name: value for name, value in claims.items() if isinstance(value, str)}
    preferred = texts.get("preferred_username", "")
    name = texts.get("name") or f"{texts.get('given_name', '')} {texts.get('family_name', '')}"
    username = generate_unique_username([preferred, _address(claims), name, provider.id])
    return grants.make_account(
        username=username,
        password=None,
        name=plain(name, _LONGEST_NAME),
        # Whoever has the address in truth would be let into this account with it.
        email=_address(claims) if _is_verified(provider, claims) else "",
        by=None,
        must_change=False,
        source=provider.id,
    )


def _forget_password_of_others(user: User) -> None:
    """One that somebody else chose: they could go on signing in with it."""
    stamp = SignInStamp.objects.filter(user=user, must_change=True)
    if stamp.update(must_change=False):
        user.set_unusable_password()
        with grants.changing_accounts():
            user.save(update_fields=["password"])


# --- Roles ------------------------------------------------------------------


def _give_roles(provider: IdentityProvider, user: User, claims: Claims) -> None:
    """Those of the claim, and none that it gave before. What a person gave stays."""
    if not provider.roles:
        return
    name = provider.roles_claim
    # Entra ID lists no groups in a token once somebody has more than 200.
    if name not in claims and (claims.get("hasgroups") or name in claims.get("_claim_names", ())):
        raise SignInRefused(_GROUPS_ELSEWHERE)
    values = values_of(claims, name)
    wanted = {role for value, given in provider.roles.items() if value in values for role in given}
    for role in sorted(wanted):
        grants.grant(user=user, role=role, by=None, source=provider.id)
    for held in RoleGrant.objects.filter(user=user, source=provider.id).exclude(role__in=wanted):
        _take_away(provider, user, held)


def _take_away(provider: IdentityProvider, user: User, held: RoleGrant) -> None:
    try:
        _revoke(user, held, provider.id)
    except grants.LastAdmin as refusal:
        log.warning("%s took the last system admin away, who stays: %s", provider.id, refusal)


def _revoke(user: User, held: RoleGrant, source: str) -> None:
    """Raises LastAdmin."""
    role = UserRole(held.role)
    grants.revoke(user=user, role=role, guideline=held.guideline, by=None, source=source)
