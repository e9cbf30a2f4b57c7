# mypy: implicit-reexport
# ruff: noqa: F401  (re-exported)
"""All models of the room, importable from here."""

from accounts.models.events import (
    EVENT_NAMES,
    KEY_ACTIONS,
    LEAST_DAYS,
    SIGN_IN,
    TOKEN_ACTIONS,
    AccountChange,
    AccountLetter,
    Audited,
    AuditEvent,
    RoleAction,
    RoleEvent,
    SignInAction,
    SignInEvent,
    column_matches_actions,
)
from accounts.models.keys import (
    ApiToken,
    Factor,
    FactorChanged,
    LinkChanged,
    LogoutToken,
    ProviderLink,
    SigningKey,
    SigningKeyChanged,
    TokenChanged,
)
from accounts.models.people import (
    Account,
    AccountChanged,
    Address,
    AddressAdded,
    ChosenLanguage,
    Erasure,
    RoleGrant,
    SignInStamp,
    UserRole,
)
