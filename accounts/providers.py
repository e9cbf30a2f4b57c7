"""Identity providers that people sign in through (OpenID Connect), as the operator declares them.

COUNTERSIGN_IDENTITY_PROVIDERS holds them as a list in YAML or JSON, or the path of a file with it;
docs/sign-in.md says what each may hold.
"""

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import yaml
from django.conf import settings
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
from pydantic_core import ErrorDetails

from accounts.models import UserRole

_LOCAL = {"localhost", "127.0.0.1", "::1"}


def is_protected(address: str) -> bool:
    """Whether nobody on the way can change what it answers: HTTPS, or HTTP on this machine."""
    parts = urlsplit(address)
    if parts.username or parts.fragment or not parts.hostname:
        return False
    return parts.scheme == "https" or (parts.scheme == "http" and parts.hostname in _LOCAL)


def _issuer(address: str) -> str:
    if not is_protected(address) or urlsplit(address).query:
        raise ValueError("write https://HOST, as the provider's discovery document does")
    return address


def _list(value: Any) -> Any:
    return [value] if isinstance(value, str) else value


_Values = Annotated[tuple[Annotated[str, Field(min_length=1)], ...], Field(min_length=1)]


class IdentityProvider(BaseModel):
    """`roles` maps a value of the claim to the roles that it gives, `second_factor` a claim of the
    ID token to the values of which each proves that the person gave a second factor there."""

    model_config = ConfigDict(extra="forbid", frozen=True, str_strip_whitespace=True)

    id: Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]
    label: Annotated[str, Field(min_length=1, max_length=60)]
    issuer: Annotated[str, Field(max_length=200), AfterValidator(_issuer)]
    client_id: Annotated[str, Field(min_length=1)]
    client_secret: SecretStr | None = None
    client_secret_file: Path | None = None
    scopes: tuple[str, ...] = ("openid", "profile", "email")
    accounts: Literal["invited", "made"] = "invited"
    emails_are_verified: bool = False
    roles_claim: str = ""
    roles: dict[str, Annotated[tuple[UserRole, ...], BeforeValidator(_list)]] = {}
    second_factor: dict[str, Annotated[_Values, BeforeValidator(_list)]] = {}
    sign_out: bool = False

    @model_validator(mode="after")
    def _complete(self) -> "IdentityProvider":
        if (self.client_secret is None) == (self.client_secret_file is None):
            raise ValueError("give either client_secret or client_secret_file")
        if bool(self.roles_claim) != bool(self.roles):
            raise ValueError("give roles_claim and roles together, or neither")
        if "openid" not in self.scopes:
            raise ValueError("scopes lack openid")
        return self

    @property
    def secret(self) -> str:
        """Raises OSError for a file that cannot be read."""
        if self.client_secret_file is not None:
            return self.client_secret_file.read_text(encoding="utf-8").strip()
        return self.client_secret.get_secret_value() if self.client_secret else ""


_LIST = TypeAdapter(tuple[IdentityProvider, ...])


class ProvidersError(ValueError):
    """The declaration cannot be used; `problems` has a sentence for each fault."""

    def __init__(self, *problems: str) -> None:
        super().__init__(" ".join(problems))
        self.problems = problems


def configured() -> tuple[IdentityProvider, ...]:
    """Empty where the declaration is wrong, which a system check tells."""
    try:
        return load(settings.IDENTITY_PROVIDERS)
    except ProvidersError:
        return ()


def named(key: str) -> IdentityProvider | None:
    return next((each for each in configured() if each.id == key), None)


def label_of(source: str) -> str:
    """What people call the service; its id once it is no longer configured."""
    provider = named(source)
    return provider.label if provider else source


@lru_cache(maxsize=4)
def load(declared: str) -> tuple[IdentityProvider, ...]:
    """The providers of a declaration, or of the file that it names. Raises ProvidersError."""
    if not declared:
        return ()
    try:
        found = yaml.safe_load(_text(declared))
        providers = _LIST.validate_python(found)
    except (OSError, UnicodeDecodeError) as error:
        raise ProvidersError(f"the file {declared!r} cannot be read: {error}.") from error
    except yaml.YAMLError as error:
        # Not the text around the error, which may be a secret.
        where = getattr(error, "problem_mark", None)
        line = f" in line {where.line + 1}" if where else ""
        raise ProvidersError(f"it is no YAML{line}.") from None
    except ValidationError as error:
        raise ProvidersError(*(_problem(each, found) for each in error.errors())) from None
    return _unambiguous(providers)


def _text(declared: str) -> str:
    inline = declared.lstrip().startswith(("[", "- "))
    return declared if inline else Path(declared).read_text(encoding="utf-8")


def _problem(error: ErrorDetails, found: Any) -> str:
    """With the field and, unless it is a secret, the value."""
    number, *path = error["loc"] or ("",)
    if not isinstance(number, int):
        return "it is no list of providers, each with id, label, issuer and so on."
    where = ".".join(map(str, path))
    value = error["input"]
    shown = "" if "secret" in where or not isinstance(value, str) else f" {value!r}"
    said = error["msg"].removeprefix("Value error, ")
    return f"provider {number + 1}{f', {where}' if where else ''}{shown}: {said}."


def _unambiguous(providers: tuple[IdentityProvider, ...]) -> tuple[IdentityProvider, ...]:
    """Accounts are linked by issuer and subject, events name the id."""
    for name in ("id", "issuer"):
        values = [getattr(each, name) for each in providers]
        if twice := next((each for each in values if values.count(each) > 1), None):
            raise ProvidersError(f"two providers have the {name} {twice!r}.")
    return providers


# --- The only way in --------------------------------------------------------


def only_way_in() -> bool:
    """Whether passwords sign in nobody but the emergency accounts."""
    return not settings.PASSWORD_SIGN_IN


def is_emergency_account(username: str) -> bool:
    return username in settings.EMERGENCY_ACCOUNTS


def may_use_password(username: str) -> bool:
    return not only_way_in() or is_emergency_account(username)
