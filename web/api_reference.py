"""The OpenAPI description as our own page: no script, nothing from another host."""

from collections.abc import Iterator
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from ninja import NinjaAPI
from ninja.openapi.docs import DocsBase

from web.problems import PROBLEM_TYPES

_REF = "#/components/schemas/"
_LIMITS = {
    "maxLength": "at most {:,} characters",
    "minimum": "at least {}",
    "maximum": "at most {}",
    "maxItems": "at most {:,} items",
}
Schema = dict[str, Any]


class Reference(DocsBase):
    def render_page(self, request: HttpRequest, api: NinjaAPI, **kwargs: Any) -> HttpResponse:
        description = api.get_openapi_schema(path_params=kwargs)
        context = {
            "api": api,
            "operations": list(_list_operations(description)),
            "events": [
                (kind, _find_content_schema(methods["post"]["requestBody"]))
                for kind, methods in description.get("webhooks", {}).items()
            ],
            "schemas": list(_list_schemas(description)),
            "kinds": PROBLEM_TYPES,
            "openapi_url": self.get_openapi_url(api, kwargs),
        }
        return render(request, "web/api_reference.html", context)


def _list_operations(description: Schema) -> Iterator[dict[str, Any]]:
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            yield {
                "key": operation["operationId"],
                "method": method.upper(),
                "path": path,
                "summary": operation["summary"],
                "description": _render_code_marks(operation.get("description", "")),
                "parameters": [
                    _describe_field(
                        item["name"], item["schema"], item["required"], place=item["in"]
                    )
                    for item in operation["parameters"]
                ],
                "body": _find_content_schema(operation.get("requestBody", {})),
                "answers": [
                    {
                        "status": status,
                        "description": response["description"],
                        "target": _find_content_schema(response),
                        "media": next(iter(response.get("content", {})), "none"),
                    }
                    for status, response in sorted(operation["responses"].items())
                ],
            }


def _find_content_schema(message: Schema) -> str:
    """The schema of a body or an answer, '' where it has none."""
    contents = message.get("content", {}).values()
    return next((find_referenced_schema(item["schema"]) for item in contents), "")


def _list_schemas(description: Schema) -> Iterator[dict[str, Any]]:
    for name, schema in sorted(description["components"]["schemas"].items()):
        required = schema.get("required", [])
        yield {
            "name": name,
            "description": _render_code_marks(schema.get("description", "")),
            "fields": [
                _describe_field(member, inner, member in required)
                for member, inner in schema.get("properties", {}).items()
            ],
            "values": [str(value) for value in schema.get("enum", [])],
        }


def _describe_field(
    name: str, schema: Schema, required: bool, *, place: str = ""
) -> dict[str, Any]:
    """A row of a table: a parameter, or a member of a body."""
    text = " ".join(filter(None, [schema.get("description", ""), _format_limits(schema)]))
    return {
        "name": name,
        "type": format_type(schema),
        "required": required,
        "description": _render_code_marks(text),
        # The schema below that explains its members, if there is one.
        "target": find_referenced_schema(schema),
        "place": place,
    }


def _render_code_marks(text: str) -> SafeString:
    """Text between backticks becomes code; everything is escaped."""
    parts = text.split("`")
    forms = ("{}", "<code>{}</code>")
    return format_html_join(
        "", "{}", ((format_html(forms[index % 2], part),) for index, part in enumerate(parts))
    )


def _format_limits(schema: Schema) -> str:
    """Limits of the schema or its only non-null option."""
    limits = [text.format(schema[key]) for key, text in _LIMITS.items() if key in schema]
    inner = [item for item in schema.get("anyOf", []) if item.get("type") != "null"]
    if not limits and len(inner) == 1:
        return _format_limits(inner[0])
    return f"({', '.join(limits)})" if limits else ""


def format_type(schema: Schema) -> str:
    """In words: `string`, `list of TurnIn`, `number or null`."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(_REF)
    if "allOf" in schema:
        return format_type(schema["allOf"][0])
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(map(format_type, schema["anyOf"])))
    if schema.get("type") == "array":
        return f"list of {format_type(schema.get('items', {}))}"
    if "enum" in schema:
        return "one of " + ", ".join(map(str, schema["enum"]))
    kind = str(schema.get("type", "anything"))
    return f"{kind} ({schema['format']})" if "format" in schema else kind


def find_referenced_schema(schema: Schema) -> str:
    """The name of the schema that this one refers to, however deep."""
    if "$ref" in schema:
        return format_type(schema)
    inner = [*schema.get("allOf", []), *schema.get("anyOf", []), schema.get("items", {})]
    return next(filter(None, (find_referenced_schema(item) for item in inner if item)), "")
