"""The table of environment variables in docs/settings.md."""

from pydantic.fields import FieldInfo

from config.environment import Environment


def variables_table() -> str:
    rows = ["| variable | default | meaning |", "| --- | --- | --- |"]
    rows += [_row(name, field) for name, field in Environment.model_fields.items()]
    return "\n".join([*rows, ""])


def _row(name: str, field: FieldInfo) -> str:
    meaning = " ".join((field.description or "").split())
    return f"| `{name}` | {_default(field)} | {meaning} |"


def _default(field: FieldInfo) -> str:
    if isinstance(field.json_schema_extra, dict):
        return str(field.json_schema_extra["default"])
    if isinstance(field.default, bool):
        return str(field.default).lower()
    return "" if field.default in {"", (), None} else str(field.default)
