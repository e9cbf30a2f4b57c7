"""The table of operations and scopes in docs/api.md."""

from accounts.tokens import Scope
from config.urls import api

_SCOPES = [scope for scope in Scope if scope != Scope.ADMIN]


def scopes_table() -> str:
    heads = " | ".join(f"`{scope}`" for scope in _SCOPES)
    rows = [f"| operation | {heads} |", "| --- |" + " --- |" * len(_SCOPES)]
    for name, allowed in sorted(_scopes_by_operation().items()):
        cells = " | ".join("yes" if scope in allowed else "" for scope in _SCOPES)
        rows.append(f"| `{name}` | {cells} |")
    return "\n".join([*rows, ""])


def _scopes_by_operation() -> dict[str, frozenset[Scope]]:
    """The scopes of which a token needs one, by the id of the operation."""
    return {
        operation.operation_id or operation.view_func.__name__: operation.auth_callbacks[0].scopes  # type: ignore[attr-defined]
        for router in api._get_bound_routers()  # Ninja gives operations their auth only here.
        for view in router.path_operations.values()
        for operation in view.operations
    }
