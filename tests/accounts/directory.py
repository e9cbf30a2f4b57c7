"""What an identity provider sends to SCIM, for the tests of it."""

import json
from dataclasses import dataclass, field
from typing import Any

from django.contrib.auth.models import User
from django.test import Client

from accounts import grants, tokens
from accounts.tokens import Scope
from tests.factories import scenes

CORE = "urn:ietf:params:scim:schemas:core:2.0"
ENTERPRISE = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"
PATCH = "urn:ietf:params:scim:api:messages:2.0:PatchOp"


def connected(by: User | None = None) -> "Directory":
    """A directory with a token that `by`, or an admin of ours, made."""
    admin = by or User.objects.filter(username="sina").first() or scenes.system_admin()
    plain = tokens.issue("Entra", grants.directory_account(admin), [Scope.SCIM], by=admin)
    return Directory(plain)


@dataclass
class Directory:
    token: str
    client: Client = field(default_factory=Client)

    def send(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """`path` below `/scim/v2/`; a body that is no bytes is sent as JSON."""
        raw = body if isinstance(body, bytes) else json.dumps(body).encode()
        sent: dict[str, Any] = {}
        if body is not None:
            sent = {"data": raw, "content_type": "application/scim+json"}
        credentials = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return self.client.generic(
            method, f"/scim/v2/{path}", headers={**credentials, **headers}, **sent
        )

    def get(self, path: str, **query: str) -> Any:
        credentials = {"Authorization": f"Bearer {self.token}"}
        return self.client.get(f"/scim/v2/{path}", query_params=query, headers=credentials)

    def found(self, path: str, condition: str) -> list[Any]:
        answer = self.get(path, filter=condition)
        assert answer.status_code == 200, answer.content
        assert answer.json()["totalResults"] == len(answer.json()["Resources"])
        return list(answer.json()["Resources"])

    def patch(self, path: str, *operations: dict[str, Any]) -> Any:
        return self.send("PATCH", path, {"schemas": [PATCH], "Operations": list(operations)})

    def make(self, user_name: str = "vera@corp.example", **more: Any) -> Any:
        body = {"schemas": [f"{CORE}:User"], "userName": user_name, "active": True, **more}
        answer = self.send("POST", "Users", body)
        assert answer.status_code == 201, answer.content
        return answer.json()

    def make_group(self, name: str, *members: str, **more: Any) -> Any:
        body = {
            "schemas": [f"{CORE}:Group"],
            "displayName": name,
            "members": [{"value": each} for each in members],
            **more,
        }
        answer = self.send("POST", "Groups", body)
        assert answer.status_code == 201, answer.content
        return answer.json()
