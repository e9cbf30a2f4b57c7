"""Where `scim2_server`, which speaks SCIM (RFC 7644), reads and writes: people and groups as
`accounts.scim` has them, looked up by the filters and keys of a directory."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeVar
from uuid import UUID

from django.db import transaction
from django.db.models import Model, QuerySet
from scim2_models import (
    Group,
    MutabilityException,
    NotFoundException,
    NotImplementedException,
    PreconditionFailedException,
    Resource,
    ResourceType,
    ResponseParameters,
    ScimFilter,
    SearchRequest,
)
from scim2_models.path import CompareOperator, Comparison, LogicalExpr, LogicalOperator, ValuePath
from scim2_models.path.expressions import FilterNode
from scim2_server.storage import ScimStorage, SearchPage
from scim2_server.utils import parametrize

from accounts import grants, scim
from accounts.scim_resources import SERVICE
from accounts.scim_resources import User as Person
from llm.strict_json import is_storable

Row = TypeVar("Row", bound=Model)


def _group_key(text: str) -> UUID | None:
    try:
        return key if str(key := UUID(text)) == text else None
    except ValueError:
        return None


# What the database looks up, and what a key is made of; the rest of a filter is compared here.
_LOOKUPS: dict[str, dict[str, tuple[str, Callable[[str], Any]]]] = {
    "User": {
        "id": ("pk", scim.account_key),
        "username": ("scim_name__iexact", str),
        "externalid": ("scim_external", str),
        "emails": ("email__iexact", str),
        "emails.value": ("email__iexact", str),
    },
    "Group": {
        "id": ("pk", _group_key),
        "displayname": ("display_name__iexact", str),
        "externalid": ("external_id", str),
        "members": ("members__pk", scim.account_key),
        "members.value": ("members__pk", scim.account_key),
    },
}


def _one(rows: QuerySet[Row]) -> Row:
    row = rows.first()
    if row is None:
        raise NotFoundException
    return row


def _wants_members(asked: ResponseParameters[Any]) -> bool:
    """Of a large group they are a large answer, which directories leave out."""
    wanted, unwanted = (
        {str(path).lower().rpartition(":")[2].partition(".")[0] for path in paths or ()}
        for paths in (asked.attributes, asked.excluded_attributes)
    )
    return "members" in wanted if wanted else "members" not in unwanted


def _equalities(node: FilterNode, prefix: str = "") -> Iterator[tuple[str, str]]:
    """What has to be equal for a filter to match: names such as `emails.value`, and texts.

    Of ASCII alone, whose upper and lower case the database knows as we do.
    """
    if isinstance(node, LogicalExpr) and node.op == LogicalOperator.and_:
        for term in node.terms:
            yield from _equalities(term, prefix)
    elif isinstance(node, ValuePath):
        yield from _equalities(node.val_filter, f"{node.attr_path.attr}.")
    elif isinstance(node, Comparison) and node.op == CompareOperator.eq:
        path = node.attr_path
        name = ".".join(filter(None, (prefix + path.attr, path.sub_attr))).lower()
        if isinstance(node.value, str) and node.value.isascii() and is_storable(node.value):
            yield name, node.value


class _Kind(NamedTuple):
    """A resource type: its rows, and how one is shown."""

    name: str
    rows: QuerySet[Any]

    def shown(self, row: Any, *, with_members: bool = True) -> Resource[Any]:
        return (
            scim.shown_person(row)
            if self.name == "User"
            else scim.shown_group(row, with_members=with_members)
        )

    def found(self, key: str) -> QuerySet[Any]:
        made = _LOOKUPS[self.name]["id"][1](key)
        return self.rows.none() if made is None else self.rows.filter(pk=made)

    def locked(self, key: str, version: str | None = None) -> Any:
        """Raises NotFoundException, and PreconditionFailedException for another version."""
        row = _one(self.found(key).select_for_update(of=("self",)))
        shown = self.shown(row, with_members=False)
        if version and shown.meta and shown.meta.version != version:
            raise PreconditionFailedException
        return row

    def matching(self, node: FilterNode) -> QuerySet[Any]:
        """Rows among which all are that the filter matches."""
        rows = self.rows
        for name, value in _equalities(node):
            if name in _LOOKUPS[self.name]:
                lookup, made = _LOOKUPS[self.name][name]
                key = made(value)
                rows = rows.none() if key is None else rows.filter(**{lookup: key})
        return rows


def _kind(resource_type: ResourceType) -> _Kind:
    name = str(resource_type.name)
    return _Kind(name, scim.people() if name == "User" else scim.groups())


class Directory(ScimStorage):
    """What `scim2_server` reads and writes; each operation is a transaction."""

    @contextmanager
    def operation(self) -> Iterator[None]:
        try:
            with transaction.atomic():
                yield
        except grants.LastAdmin as refusal:
            raise MutabilityException(detail=str(refusal)) from refusal

    def get(
        self,
        resource_type: ResourceType,
        resource_id: str,
        *,
        response_parameters: ResponseParameters[Any] | None = None,
    ) -> Resource[Any]:
        """Without parameters it is to be changed: under a lock until the transaction ends."""
        kind = _kind(resource_type)
        if response_parameters is None:
            return kind.shown(kind.locked(resource_id))
        row = _one(kind.found(resource_id))
        return kind.shown(row, with_members=_wants_members(response_parameters))

    def search(
        self,
        resource_types: list[ResourceType],
        search_request: SearchRequest[Any],
        *,
        position: Any = None,
    ) -> SearchPage:
        if len(resource_types) > 1:
            raise NotImplementedException(detail="Search /Users or /Groups, one at a time.")
        kind = _kind(resource_types[0])
        start, count = search_request.start_index_0 or 0, search_request.count or 0
        text = str(search_request.filter or "")
        members = _wants_members(search_request) or "members" in text.lower()
        if not text:
            page = kind.rows[start : start + count]
            return SearchPage(
                kind.rows.count(), [kind.shown(row, with_members=members) for row in page]
            )
        condition: ScimFilter[Any] = parametrize(ScimFilter, SERVICE.get_model(resource_types[0]))(
            text
        )
        shown = (kind.shown(row, with_members=members) for row in kind.matching(condition.ast))
        found = [each for each in shown if condition.match(each)]
        return SearchPage(len(found), found[start : start + count])

    def create(self, resource_type: ResourceType, resource: Resource[Any]) -> Resource[Any]:
        kind = _kind(resource_type)
        made: Model
        if isinstance(resource, Person):
            made = scim.create_person(resource)
        else:
            made = scim.create_group(self._group(resource))
        return kind.shown(kind.rows.get(pk=made.pk))

    def update(
        self,
        resource_type: ResourceType,
        resource: Resource[Any],
        *,
        expected_version: str | None = None,
    ) -> Resource[Any]:
        kind = _kind(resource_type)
        row = kind.locked(str(resource.id), expected_version)
        if isinstance(resource, Person):
            scim.change_person(row, resource)
        else:
            scim.change_group(row, self._group(resource))
        return kind.shown(kind.rows.get(pk=row.pk))

    def delete(
        self, resource_type: ResourceType, resource_id: str, *, expected_version: str | None = None
    ) -> None:
        kind = _kind(resource_type)
        row = kind.locked(resource_id, expected_version)
        if kind.name == "User":
            scim.delete_person(row)
        else:
            scim.delete_group(row)

    @staticmethod
    def _group(resource: Resource[Any]) -> Group:
        assert isinstance(resource, Group)  # noqa: S101 (the only other resource type)
        return resource
