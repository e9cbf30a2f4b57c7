"""A real identity provider on its own port, whose tokens a test may forge, and a browser for it."""

import base64
import hashlib
import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Thread
from typing import Any
from urllib.parse import parse_qs, urlsplit

import flask
import jwt
import pytest
import requests
from cryptography.hazmat.primitives.asymmetric import rsa
from django.conf import settings
from django.contrib.auth.models import User
from django.http import HttpResponse
from django.test import Client
from jwt.algorithms import RSAAlgorithm
from oidc_provider_mock import app
from pytest_django.fixtures import Settings
from werkzeug.serving import make_server

from tests.factories import scenes

ADDRESS = "rosa@example.com"
CLIENT_ID = "countersign-tests"
Forge = Callable[[dict[str, Any]], dict[str, Any]]


def unchanged(claims: dict[str, Any]) -> dict[str, Any]:
    return claims


@dataclass
class ProviderServer:
    """`forge` changes the claims of each ID token, `sign` how they are signed; `asked` and
    `exchanged` are what came to the authorization and to the token endpoint, `paths` all that
    came."""

    issuer: str = ""
    forge: Forge = unchanged
    sign: Callable[["ProviderServer", dict[str, Any]], str] | None = None
    discovery: dict[str, Any] = field(default_factory=dict)
    keys: dict[str, Any] | None = None
    knows_auth_time: bool = True
    last_sign_in: float | None = None
    asked: list[dict[str, str]] = field(default_factory=list)
    exchanged: list[dict[str, str]] = field(default_factory=list)
    paths: list[str] = field(default_factory=list)
    key: rsa.RSAPrivateKey = field(
        default_factory=lambda: rsa.generate_private_key(public_exponent=65537, key_size=2048)
    )

    def knows(self, subject: str, **claims: Any) -> None:
        answer = requests.put(f"{self.issuer}/users/{subject}", json=claims, timeout=60)
        answer.raise_for_status()

    def signed(self, claims: dict[str, Any], **headers: Any) -> str:
        return jwt.encode(claims, self.key, algorithm="RS256", headers={"kid": "one", **headers})

    def jwks(self) -> dict[str, Any]:
        public = json.loads(RSAAlgorithm.to_jwk(self.key.public_key()))
        return {"keys": [{**public, "kid": "one", "use": "sig", "alg": "RS256"}]}

    def signs_in(self, client: Client, subject: str, path: str = "sign-in/with/okta") -> Any:
        """The person begins at `path` and signs in at the provider; what the callback answers."""
        return client.get(self.callback_of(client, subject, path))

    def callback_of(self, client: Client, subject: str, path: str = "sign-in/with/okta") -> str:
        begun = client.get(f"/{path}")
        assert begun.status_code == 302, begun.content
        answer = requests.post(
            begun["Location"], data={"sub": subject}, allow_redirects=False, timeout=60
        )
        return answer.headers["Location"].removeprefix(settings.BASE_URL)

    def declared(self, **changes: Any) -> str:
        one = {"id": "okta", "label": "Okta", "issuer": self.issuer, "client_id": CLIENT_ID}
        return json.dumps([{**one, "client_secret": "a secret", **changes}])


@contextmanager
def running() -> Iterator[ProviderServer]:
    server = ProviderServer()
    made = _application(server)
    http = make_server("localhost", 0, made, threaded=True)
    server.issuer = f"http://localhost:{http.server_port}"
    thread = Thread(target=http.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield server
    finally:
        http.shutdown()
        thread.join()
        http.server_close()


def _application(server: ProviderServer) -> flask.Flask:
    made: flask.Flask = app()

    def remember() -> None:
        server.paths.append(flask.request.path)
        if flask.request.path == "/oauth2/authorize":
            server.asked.append(flask.request.args.to_dict())
        if flask.request.path == "/oauth2/token":
            server.exchanged.append(flask.request.form.to_dict())

    def answer(response: flask.Response) -> flask.Response:
        changed = _changed(server, flask.request.path, response)
        if changed is not None:
            response.set_data(json.dumps(changed))
        return response

    def moved() -> Any:
        return flask.redirect("/jwks")

    made.add_url_rule("/moved", view_func=moved)
    made.before_request(remember)
    made.after_request(answer)
    return made


def _changed(server: ProviderServer, path: str, response: flask.Response) -> Any:
    """The provider as it is, but with our key, times of sign-in, and what a test forges."""
    if path == "/.well-known/openid-configuration":
        return {**(response.get_json() or {}), **server.discovery}
    if path == "/jwks":
        return server.jwks() if server.keys is None else server.keys
    if path != "/oauth2/token" or response.status_code != 200:
        return None
    said = response.get_json()
    claims = jwt.decode(said["id_token"], options={"verify_signature": False})
    claims.pop("auth_time", None)
    if server.knows_auth_time:
        claims["auth_time"] = int(server.last_sign_in or time.time())
    claims = server.forge(claims)
    token = server.sign(server, claims) if server.sign else server.signed(claims)
    return {**said, "id_token": token}


@pytest.fixture(scope="session")
def one_server() -> Iterator[ProviderServer]:
    with running() as server:
        yield server


@pytest.fixture
def okta(one_server: ProviderServer, settings: Settings) -> ProviderServer:
    """A provider that knows Rosa; invited accounts alone may sign in through it."""
    fresh = ProviderServer(issuer=one_server.issuer, key=one_server.key)
    vars(one_server).update(vars(fresh))
    settings.IDENTITY_PROVIDERS = one_server.declared()
    one_server.knows("rosa-1", email=ADDRESS, email_verified=True, name="Rosa Keller")
    return one_server


@pytest.fixture
def rosa() -> User:
    """Whom the provider knows by the address of her account."""
    return scenes.reviewer(email=ADDRESS)


def challenge_of(verifier: str) -> str:
    """As of RFC 7636, section 4.2."""
    digest = hashlib.sha256(verifier.encode()).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def query_of(address: str) -> dict[str, str]:
    return {name: values[0] for name, values in parse_qs(urlsplit(address).query).items()}


def is_signed_in(client: Client) -> bool:
    answer: HttpResponse = client.get("/account")  # type: ignore[assignment]
    return answer.status_code == 200
