"""The providers of models: one object each, from this package and from other installed ones.

A package adds a provider with an entry point of the group `countersign.providers`. The entry's name
is the provider's name, so names are known before any provider is loaded. `docs/models.md` has the
recipe.
"""

from __future__ import annotations

import os
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from threading import Lock
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple
from urllib.parse import urlsplit, urlunsplit

from countersign_judge.llm.errors import BadRequest, NotConfigured
from countersign_judge.llm.problems import NO_ADDRESS, NO_KEY, NOT_LOADED, TAKEN_TWICE
from countersign_judge.llm.types import OFFLINE, ModelName
from countersign_judge.llm.windows import Window

if TYPE_CHECKING:
    from pathlib import Path

    from countersign_judge.llm.answers import RawAnswer
    from countersign_judge.llm.timeouts import Deadline
    from countersign_judge.llm.types import ChatRequest

ENTRY_POINT_GROUP = "countersign.providers"
# Our providers, each in the module of its name, with the form of a model's name after the colon.
_SHIPPED_PROVIDERS = {"openai": "NAME", "azure": "DEPLOYMENT", "ollama": "NAME"}
# Providers of the application itself, by name: no one sets such a model up.
_APPLICATION_PROVIDERS: dict[str, str] = {}
# The ledger's limit.
_NAME = re.compile(r"[a-z][a-z0-9_-]{0,19}")


class FoundModel(NamedTuple):
    """`what` this machine already has, and the `command` that uses it."""

    what: str
    command: str


class SetUpProblem(NamedTuple):
    """What is wrong with a variable, and the remedy; `id` names the kind of problem."""

    message: str
    hint: str
    id: str


class Provider(ABC):
    """A kind of model server: its name, its setup, and its protocol.

    Every process that names one of its models imports its module, so import an SDK only in
    `connect`.
    """

    # The part of a model's name before the colon.
    name: ClassVar[str]
    # Its name on pages and in sentences.
    label: ClassVar[str]
    # An example model for the page on setting one up.
    example: ClassVar[str]
    # The environment variables for address and key, "" for none; all that the page shows, and those
    # whose values it hides.
    address: ClassVar[str] = ""
    key: ClassVar[str] = ""
    variables: ClassVar[tuple[str, ...]] = ()
    secrets: ClassVar[tuple[str, ...]] = ()
    # The default address, and an example of one.
    usual_address: ClassVar[str] = ""
    address_form: ClassVar[str] = "http://HOST:PORT"
    # Hosts (".api.example.com") that answer any number of calls at once; others compute few.
    hosts: ClassVar[tuple[str, ...]] = ()
    # Whether one request can give n samples, and whether a repeated beginning of a prompt is
    # discounted.
    takes_n: ClassVar[bool] = False
    discounts: ClassVar[bool] = False
    # OpenTelemetry's `gen_ai.provider.name` if it differs from `name`.
    telemetry: ClassVar[str] = ""
    # False where the name after the colon is a deployment's, and only an answer names its model.
    names_models: ClassVar[bool] = True
    # What to set if the server finds its settings too old for a request.
    setup_remedy: ClassVar[str] = ""
    # The commands that get a model (with {name}) and start the server, if you run it yourself.
    get: ClassVar[str] = ""
    start: ClassVar[str] = ""

    @abstractmethod
    def connect(self, model: str, environment: Mapping[str, str]) -> ServedModel:
        """The model at its address. Raises ValueError if no client accepts the variables."""

    @abstractmethod
    def window(self, model: str) -> int:
        """Maximum tokens of prompt and answer together."""

    def known_window(self, model: str) -> Window:
        """The same, with where the number is from."""
        return Window(self.window(model), "provider")

    def missing(self, environment: Mapping[str, str]) -> list[str]:
        """Those of `address` and `key` that are required but not set."""
        return []

    def address_in(self, environment: Mapping[str, str]) -> str:
        return environment.get(self.address) or self.usual_address

    def is_address(self, text: str) -> bool:
        return text.startswith(("http://", "https://")) and is_host(text)

    def check(self, environment: Mapping[str, str]) -> Iterator[SetUpProblem]:
        """What is wrong with the variables of an installation that uses such a model."""
        address = environment.get(self.address, "")
        if address and not self.is_address(address):
            yield SetUpProblem(
                f"{self.address} is {address!r}, which is not an address.",
                hint=f"Write it as {self.address_form}.",
                id="llm.E002",
            )
        for variable in self.missing(environment):
            form = f" to {self.address_form}" if variable == self.address else ""
            yield SetUpProblem(
                f"A model of {self.label} is set, but {variable} is not.",
                hint=f"Set {variable}{form}.",
                id="llm.E003",
            )

    def label_at(self, endpoint: str) -> str:
        """The name of the server at this address."""
        return self.label

    def is_hosted(self, address: str) -> bool:
        return f".{urlsplit(address).hostname or ''}".endswith(self.hosts or "/")

    def prices(self, endpoint: str) -> Path | None:
        """A file of its prices, in the form of `prices.yaml`."""
        return None

    def found(self, environment: Mapping[str, str]) -> Iterator[FoundModel]:
        """What this machine can already use of it."""
        given = next((name for name in (self.address, self.key) if environment.get(name)), "")
        if given:
            yield FoundModel(given, f"make run MODEL={self.example}")


@dataclass(frozen=True)
class ServedModel(ABC):
    """One model behind one address; `endpoint` holds no credentials, `refuses` the keywords of JSON
    Schema that every such server refuses."""

    provider: Provider
    model: str
    endpoint: str
    refuses: frozenset[str] = frozenset()

    @abstractmethod
    def ask(self, request: ChatRequest, without: frozenset[str], deadline: Deadline) -> RawAnswer:
        """One HTTP call `without` these options, until `deadline`. Raises LLMError."""

    def options(self, request: ChatRequest) -> frozenset[str]:
        """Options of the request that a server may refuse and the call can do without."""
        return frozenset()

    def slots(self) -> int | None:
        """How many calls the server computes at a time, if it says; others wait inside it. May
        take a few seconds, and raises nothing."""
        return None

    def require_fit(self, request: ChatRequest) -> None:  # noqa: B027 - most servers refuse
        """Raises ContextOverflow for a prompt that the server would cut silently, and BadRequest
        for an option that it does not have."""


# --- Names ------------------------------------------------------------------


def add_provider(name: str, place: str) -> None:
    """Adds a provider of the application at `place` ("module:object"), which is imported on its
    first use. No list of models to choose from names it."""
    _APPLICATION_PROVIDERS[name] = place
    _find_entry_points.cache_clear()


def provider_names() -> tuple[str, ...]:
    """Our providers, then other packages'; loads none of them."""
    return tuple(name for name in _find_entry_points() if name not in _APPLICATION_PROVIDERS)


def describe_model_form() -> str:
    """The form of a model's name, for messages."""
    listed = ", ".join(
        f"{name}:{_SHIPPED_PROVIDERS.get(name, 'NAME')}" for name in provider_names()
    )
    return f"{listed} or {OFFLINE}"


def parse_model(text: str) -> ModelName:
    """Raises ValueError when the provider is unknown or the name after it is missing."""
    if text == OFFLINE:
        return ModelName(OFFLINE, OFFLINE)
    provider, colon, model = text.partition(":")
    if provider not in _find_entry_points() or not colon or not model.strip():
        raise ValueError(f"{text!r} is not a model: write {describe_model_form()}")
    return ModelName(provider, model.strip())


@cache
def load_provider(name: str) -> Provider:
    """Raises ValueError for an unknown one, and NotConfigured for one that cannot be loaded or that
    several packages define."""
    if name not in _find_entry_points():
        raise ValueError(f"no provider is called {name!r}: write {describe_model_form()}")
    entry, *others = _find_entry_points()[name]
    if others:
        packages = ", ".join(map(_package_name, (entry, *others)))
        raise NotConfigured(TAKEN_TWICE.format(provider=name, packages=packages))
    try:
        found = entry.load()
        if not isinstance(found, Provider) or found.name != name or not _NAME.fullmatch(name):
            raise TypeError(
                f"{entry.value} has to be an object of a subclass of "
                f"{__name__}.Provider whose name is {name!r}, of at most 20 small letters, digits, "
                "- and _"
            )
    # Another package's module may raise anything.
    except Exception as error:
        cause = f"{type(error).__name__}: {error}"
        raise NotConfigured(
            NOT_LOADED.format(provider=name, package=_package_name(entry), cause=cause)
        ) from error
    return found


def load_model_provider(model: str) -> Provider:
    """Raises ValueError when the name is unknown, and NotConfigured as `load_provider` does."""
    return load_provider(parse_model(model).provider)


def loadable_providers(among: Collection[str] = ()) -> Iterator[Provider]:
    """The loadable providers `among` these names, or of all; system checks name the others."""
    for name in provider_names():
        if among and name not in among:
            continue
        try:
            yield load_provider(name)
        except NotConfigured:
            continue


@cache
def _find_entry_points() -> dict[str, list[EntryPoint]]:
    package = __name__.rpartition(".")[0]
    places = {name: f"{package}.{name}:PROVIDER" for name in _SHIPPED_PROVIDERS}
    ours = [
        EntryPoint(name, place, ENTRY_POINT_GROUP)
        for name, place in (places | _APPLICATION_PROVIDERS).items()
    ]
    found: dict[str, list[EntryPoint]] = {}
    for entry in [
        *ours,
        *sorted(entry_points(group=ENTRY_POINT_GROUP), key=lambda entry: entry.name),
    ]:
        found.setdefault(entry.name, []).append(entry)
    return found


def _package_name(entry: EntryPoint) -> str:
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist else "Countersign"


# --- Models -----------------------------------------------------------------


def connect_model(model: str, environment: Mapping[str, str] = os.environ) -> ServedModel:
    """Raises BadRequest when the name is unknown, and NotConfigured when a variable is missing."""
    try:
        name = parse_model(model)
        require_configured(name, environment)
        return load_provider(name.provider).connect(name.model, environment)
    except ValueError as error:
        raise BadRequest(f"model {model!r} cannot be reached: {error}") from error


def require_configured(name: ModelName, environment: Mapping[str, str]) -> None:
    """Raises NotConfigured where a variable that `name` needs is missing."""
    if name.provider == OFFLINE:
        return
    provider = load_provider(name.provider)
    for variable in provider.missing(environment):
        sentence = NO_ADDRESS if variable == provider.address else NO_KEY
        model = f"{name.provider}:{name.model}"
        raise NotConfigured(sentence.format(service=provider.label, model=model, variable=variable))


def describe_missing(model: str) -> str:
    """What `model` lacks here, in a sentence of `problems`; empty if nothing, and for a name
    that no provider has."""
    try:
        require_configured(parse_model(model), os.environ)
    except NotConfigured as error:
        return str(error)
    except ValueError:
        pass
    return ""


# --- Clients ----------------------------------------------------------------


@dataclass
class ClientPool:
    """Clients, each made once: TLS set-up costs tens of milliseconds of processor time.

    The process id is part of the key: connections must not be shared across a fork.
    """

    _made: dict[tuple[Any, ...], Any] = field(default_factory=dict)
    _lock: Lock = field(default_factory=Lock)

    def get(self, make: Callable[..., Any], *arguments: str) -> Any:
        key = (os.getpid(), make, *arguments)
        with self._lock:
            if key not in self._made:
                self._made[key] = make(*arguments)
            return self._made[key]

    def close(self) -> None:
        with self._lock:
            for client in self._made.values():
                client.close()
            self._made.clear()


CLIENTS = ClientPool()


def public_address(address: str) -> str:
    """The address without user, password and query, for the ledger."""
    parts = urlsplit(address)
    host = parts.netloc.rpartition("@")[2]
    return urlunsplit((parts.scheme, host, parts.path.rstrip("/"), "", ""))


def is_host(text: str) -> bool:
    """Whether it is an http(s) address, or a host with or without a port."""
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        _ = parts.port
    except ValueError:
        return False
    name = parts.hostname or ""
    # ":11434" means this machine to Ollama.
    return parts.scheme in {"http", "https"} and bool(re.fullmatch(r"[\w.:-]*", name))
