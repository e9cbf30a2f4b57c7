"""What SCIM (RFC 7643) says of people and groups here: the attributes that are kept, and no others.

The class names are the names of the resource types, which clients read.
"""

import json
from typing import Annotated, Any

from scim2_models import (
    AuthenticationScheme,
    Bulk,
    ChangePassword,
    ComplexAttribute,
    Context,
    ETag,
    Filter,
    Group,
    GroupMembership,
    Mutability,
    Patch,
    PatchOp,
    Required,
    Resource,
    ResourceType,
    ResponseParameters,
    ScimPolicy,
    ScimProvider,
    ServiceProviderConfig,
    Sort,
    Uniqueness,
)
from scim2_models.urn import URN
from scim2_server.conditions import Conditions
from scim2_server.responses import ScimResponse
from scim2_server.service import ScimService

MOST_RESULTS = 200


class Name(ComplexAttribute):
    formatted: str | None = None
    """The whole name."""

    given_name: str | None = None
    """The first name."""

    family_name: str | None = None
    """The last name."""


class Email(ComplexAttribute):
    value: str | None = None
    """The address."""

    type: str | None = None
    """`work`."""

    primary: bool | None = None
    """True: one address is kept, which is the primary one, else that of work, else the first."""


class User(Resource[Any]):
    """An account."""

    __schema__ = URN("urn:ietf:params:scim:schemas:core:2.0:User")

    user_name: Annotated[str | None, Uniqueness.server, Required.true] = None
    """What the directory calls the person. The username here stays that of the beginning."""

    name: Name | None = None
    """First and last name."""

    display_name: str | None = None
    """The whole name."""

    active: bool | None = None
    """Whether the person may sign in."""

    emails: list[Email] | None = None
    """The address that letters go to."""

    groups: Annotated[list[GroupMembership] | None, Mutability.read_only] = None
    """The groups that the person is a member of."""


class Service(ScimService):
    """The protocol: what a change to a person answers is the person, as directories expect it."""

    def read_patch(
        self, resource_type: ResourceType, body: bytes, content_type: str | None
    ) -> "PatchOp[Any]":
        return super().read_patch(resource_type, _without_nulls(body), content_type)

    def apply_patch(
        self, current: Resource[Any], patch_op: "PatchOp[Any]", conditions: Conditions
    ) -> Resource[Any] | None:
        """Members that are removed by their value, as Entra does, are taken out at one go: as a
        filter, each is held against every member."""
        gone = _removed_members(patch_op)
        if not (gone and isinstance(current, Group)):
            return super().apply_patch(current, patch_op, conditions)
        self.check_preconditions(current, "PATCH", conditions)
        before = current.members or []
        current.members = [each for each in before if each.value not in gone] or None
        return current if len(current.members or []) < len(before) else None

    def patch_response(
        self, base_url: str, resource: Resource[Any], response_parameters: ResponseParameters[Any]
    ) -> ScimResponse:
        if not isinstance(resource, User):
            return super().patch_response(base_url, resource, response_parameters)
        return self.resource_response(
            self.publish(base_url, resource),
            Context.RESOURCE_REPLACEMENT_RESPONSE,
            response_parameters,
        )


def _removed_members(patch_op: "PatchOp[Any]") -> set[str] | None:
    """The values of the members, where the change does nothing but to remove some by value."""
    gone: set[str] = set()
    for operation in patch_op.operations or []:
        removes = operation.op == "remove" and str(operation.path or "").lower() == "members"
        entries = operation.value if removes and isinstance(operation.value, list) else []
        if not entries or any(
            not isinstance(each, dict) or set(each) != {"value"} for each in entries
        ):
            return None
        gone |= {str(each["value"]) for each in entries}
    return gone


def _without_nulls(body: bytes) -> bytes:
    """The members that Entra removes have a `$ref` of null, which is none of theirs."""
    patch = json.loads(body or b"null")
    operations = patch.get("Operations") if isinstance(patch, dict) else None
    for operation in operations if isinstance(operations, list) else ():
        entries = operation.get("value") if isinstance(operation, dict) else None
        for entry in entries if isinstance(entries, list) else ():
            if isinstance(entry, dict):
                for name in [name for name, value in entry.items() if value is None]:
                    del entry[name]
    return json.dumps(patch).encode() if body else body


# What Entra and Okta send besides the two RFCs: attributes that are not kept here, a `remove` that
# says in its value what goes, and a filter in the path of a value that is not there yet.
_POLICY = ScimPolicy(
    unknown=ScimPolicy.Unknown.ignore,
    remove_value_as_filter=ScimPolicy.RemoveValue.apply,
    unmatched_path_filter=ScimPolicy.UnmatchedPathFilter.create,
)
_CONFIG = ServiceProviderConfig(
    patch=Patch(supported=True),
    bulk=Bulk(supported=False, max_operations=0, max_payload_size=0),
    filter=Filter(supported=True, max_results=MOST_RESULTS),
    change_password=ChangePassword(supported=False),
    sort=Sort(supported=False),
    etag=ETag(supported=True),
    authentication_schemes=[
        AuthenticationScheme(
            type=AuthenticationScheme.Type.oauthbearertoken,
            name="Bearer token",
            description="An API token with the scope scim, which a system admin makes.",
            primary=True,
        )
    ],
)
SERVICE = Service(ScimProvider(models=[User, Group], config=_CONFIG, policy=_POLICY))
