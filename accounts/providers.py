"""Identity providers that people sign in through (OpenID Connect), as the operator declares them.

COUNTERSIGN_IDENTITY_PROVIDERS holds a list in YAML or JSON, or the path of a file with one.
docs/roles.md lists the fields.
"""

from functools import cached_property, lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import yaml
from allauth.socialaccount.models import SocialAccount
from django.conf import settings
from django.contrib.auth.models import User
from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    SecretStr,
    TypeAdapter,
    ValidationError,
    model_validator,
)

from accounts.models import UserRole


def is_protected(address: str) -> bool:
    """Whether its answers cannot be changed on the way: HTTPS, or HTTP on this machine."""
    parts = urlsplit(address)
    if parts.username or parts.fragment or not parts.hostname:
        return False
    here = parts.hostname in {"localhost", "127.0.0.1", "::1"}
    return parts.scheme == "https" or (parts.scheme == "http" and here)


def _check_issuer(address: str) -> str:
    if not is_protected(address) or urlsplit(address).query:
        raise ValueError("write https://HOST, as the provider's discovery document does")
    return address


_Text = Annotated[str, Field(min_length=1)]
_AsTuple = BeforeValidator(lambda value: [value] if isinstance(value, str) else value)
_Values = Annotated[tuple[_Text, ...], Field(min_length=1), _AsTuple]


class IdentityProvider(BaseModel):
    """`roles` maps a value of the claim to the roles that it gives. `second_factor` maps a claim of
    the ID token to the values that each prove a second factor there."""

    model_config = ConfigDict(extra="forbid", frozen=True, str_strip_whitespace=True)

    id: Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]
    label: Annotated[str, Field(min_length=1, max_length=40)]
    issuer: Annotated[str, Field(max_length=200), AfterValidator(_check_issuer)]
    client_id: _Text
    client_secret: SecretStr | None = None
    client_secret_file: Path | None = None
    scopes: tuple[str, ...] = ("openid", "profile", "email")
    accounts: Literal["invited", "made"] = "invited"
    emails_are_verified: bool = False
    roles_claim: str = ""
    roles: dict[str, Annotated[tuple[UserRole, ...], _AsTuple]] = {}
    second_factor: dict[str, _Values] = {}

    @model_validator(mode="after")
    def _check_complete(self) -> "IdentityProvider":
        if (self.client_secret is None) == (self.client_secret_file is None):
            raise ValueError("give either client_secret or client_secret_file")
        if bool(self.roles_claim) != bool(self.roles):
            raise ValueError("give roles_claim and roles together, or neither")
        if "openid" not in self.scopes:
            raise ValueError("scopes lack openid")
        try:
            self.secret  # noqa: B018 (reads its file)
        except (OSError, UnicodeDecodeError) as error:
            raise ValueError(f"client_secret_file cannot be read: {error}") from error
        return self

    @cached_property
    def secret(self) -> str:
        if self.client_secret_file is not None:
            return self.client_secret_file.read_text(encoding="utf-8").strip()
        return self.client_secret.get_secret_value() if self.client_secret else ""


def _check_distinct(providers: tuple[IdentityProvider, ...]) -> tuple[IdentityProvider, ...]:
    """Links need distinct issuers, and events distinct ids."""
    for name in ("id", "issuer"):
        values = [getattr(each, name) for each in providers]
        if twice := next((each for each in values if values.count(each) > 1), None):
            raise ValueError(f"two providers have the {name} {twice!r}")
    return providers


_PROVIDERS_ADAPTER = TypeAdapter(
    Annotated[tuple[IdentityProvider, ...], AfterValidator(_check_distinct)]
)


class ProvidersError(ValueError):
    """The declaration is invalid; `problems` has a sentence for each fault."""

    def __init__(self, *problems: str) -> None:
        super().__init__(" ".join(problems))
        self.problems = problems


@lru_cache(maxsize=4)
def load_providers(declared: str) -> tuple[IdentityProvider, ...]:
    """The providers of a declaration, or of the file that it names. Raises ProvidersError."""
    if not declared:
        return ()
    try:
        inline = declared.lstrip().startswith(("[", "- "))
        text = declared if inline else Path(declared).read_text(encoding="utf-8")
        return _PROVIDERS_ADAPTER.validate_python(yaml.safe_load(text))
    except (OSError, UnicodeDecodeError) as error:
        raise ProvidersError(f"the file {declared!r} cannot be read: {error}.") from error
    except yaml.YAMLError as error:
        # Not the text around the error: it may be a secret.
        where = getattr(error, "problem_mark", None)
        line = f" in line {where.line + 1}" if where else ""
        raise ProvidersError(f"it is no YAML{line}.") from None
    except ValidationError as error:
        raise ProvidersError(*map(_describe_problem, error.errors())) from None


def _describe_problem(error: Any) -> str:
    """Has the field and, unless it is a secret, the value."""
    said = error["msg"].removeprefix("Value error, ")
    if not error["loc"]:
        return f"{said}. It must be a list of providers, each with id, label, issuer and so on."
    number, *path = error["loc"]
    where = ".".join(map(str, path))
    secret = "secret" in where or not isinstance(error["input"], str)
    value = "" if secret else f" {error['input']!r}"
    return f"provider {number + 1}{f', {where}' if where else ''}{value}: {said}."


# --- Who is asked -----------------------------------------------------------


def configured_providers() -> tuple[IdentityProvider, ...]:
    """Empty for an invalid declaration, which a system check reports."""
    try:
        return load_providers(settings.IDENTITY_PROVIDERS)
    except ProvidersError:
        return ()


def find_provider(key: str) -> IdentityProvider | None:
    return next((each for each in configured_providers() if each.id == key), None)


def service_label(source: str) -> str:
    """The label of the service; its id if it is no longer configured."""
    provider = find_provider(source)
    return provider.label if provider else source


def find_linked_providers(user: User) -> list[IdentityProvider]:
    """The providers that `user` has signed in with."""
    issuers = set(SocialAccount.objects.filter(user=user).values_list("provider", flat=True))
    return [each for each in configured_providers() if each.issuer in issuers]


def is_only_way_in() -> bool:
    """Whether only emergency accounts sign in by password."""
    return not settings.PASSWORD_SIGN_IN


def is_emergency_account(username: str) -> bool:
    return username in settings.EMERGENCY_ACCOUNTS


def can_use_password(username: str) -> bool:
    return not is_only_way_in() or is_emergency_account(username)
