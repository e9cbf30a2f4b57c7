"""Guidelines as YAML files, checked against `schema.json`, and the library of criteria."""

import json
import re
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from countersign_judge.criteria import (
    GuidelineProblem,
    InvalidGuideline,
    invalid_field,
)
from countersign_judge.criteria.library import (
    build_criterion,
    criteria_schema,
    general_criteria,
    shape_problems,
)
from django.utils.translation import gettext, gettext_noop
from jsonschema import Draft202012Validator

from judging.guidelines.content import Content, WordingContent
from summaries.glossary import Term
from summaries.minutes import load_form

# A guideline with all that the schema admits stays below it.
LONGEST_DOCUMENT = 1_000_000
_INTEGER_FIELDS = ("attempt_budget", "max_words", "names_first_hours", "drill_share")
# The descriptions in schema.json that a page can show: its forms refuse the rest.
_ON_PAGES = (
    gettext_noop("a list of up to 10 wordings of the G-Eval prompt"),
    gettext_noop("a list of up to 20 sections of the text"),
    gettext_noop("a heading of 1 to 80 characters on one line, without # * and |"),
    gettext_noop("a list of up to 5 headings of columns"),
    gettext_noop("a list of up to 500 terms"),
    gettext_noop("a list of up to 40 criteria"),
    gettext_noop("a list of up to 20 steps, none of them empty"),
    gettext_noop("a step of 1 to 1000 characters on one line"),
)


@dataclass(frozen=True)
class Document:
    """A guideline's name, title and the content of one version."""

    name: str
    title: str
    content: Content

    def as_data(self) -> dict[str, Any]:
        """The form that the schema describes: JSON types only, every field that has an effect."""
        content = asdict(self.content)
        for field in ("drill_share", "form", "names_first_hours"):
            if not content[field]:
                del content[field]
        criteria = [{**item, "steps": list(item["steps"])} for item in content.pop("criteria")]
        del content["glossary"]
        terms = [term.as_dict() for term in self.content.glossary]
        lists = {
            "wordings": list(content.pop("wordings")),
            **({"glossary": terms} if terms else {}),
            "criteria": criteria,
        }
        if "form" in content:
            content["form"] = [section.stored() for section in self.content.form]
        return {"name": self.name, "title": self.title, **content, **lists}


def dump_document(document: Document) -> str:
    """YAML with every field, in the order of the schema."""
    return yaml.dump(
        document.as_data(), Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=100
    )


def load_document(text: str) -> Document:
    """Raises InvalidGuideline with path, value and remedy of every problem."""
    if len(text) > LONGEST_DOCUMENT:
        size, most = f"{len(text):,} characters", f"{LONGEST_DOCUMENT:,}"
        raise invalid_field(
            "file", size, gettext("give at most {most} characters").format(most=most)
        )
    try:
        data = yaml.load(text, Loader=_Loader)  # noqa: S506 (a SafeLoader)
    except yaml.YAMLError as error:
        raise invalid_field(
            "file", " ".join(str(error).split()), gettext("write YAML in UTF-8")
        ) from error
    except (ValueError, RecursionError) as error:  # a number of thousands of digits, deep nesting
        raise invalid_field(
            "file", str(error), gettext("write a guideline in the form of an export")
        ) from error
    problems = document_problems(data)
    if problems:
        raise InvalidGuideline(problems)
    return _build_document(data)


class _Dumper(yaml.SafeDumper):
    """Quotes U+0085, which plain YAML reads back as a line end."""

    def represent_text(self, text: str) -> yaml.ScalarNode:
        style = '"' if "\x85" in text else None
        return self.represent_scalar("tag:yaml.org,2002:str", text, style=style)


_Dumper.add_representer(str, _Dumper.represent_text)


class _Loader(yaml.SafeLoader):
    """Reads numbers, true, false and null as JSON writes them, and every other word as text: YAML
    1.1 also has dates, yes and no, and makes the number 750 of 12:30. Refuses duplicate keys and
    aliases, since a short file of nested aliases is a very long document."""

    yaml_implicit_resolvers: dict[str, Any] = {}

    def compose_node(self, parent: yaml.Node | None, index: Any) -> yaml.Node | None:
        if self.check_event(yaml.AliasEvent):
            alias = self.peek_event()  # type: ignore[no-untyped-call]
            problem = f"the alias *{alias.anchor} is not read; write its content there"
            raise yaml.composer.ComposerError(None, None, problem, alias.start_mark)
        return super().compose_node(parent, index)

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen: set[str] = set()
        for key, _ in node.value:
            if isinstance(key, yaml.ScalarNode) and key.value in seen:
                problem = f"the key {key.value!r} occurs twice"
                raise yaml.constructor.ConstructorError(None, None, problem, key.start_mark)
            if isinstance(key, yaml.ScalarNode):
                seen.add(key.value)
        return super().construct_mapping(node, deep)


for _tag, _form, _first in (
    ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
    ("bool", r"true|True|TRUE|false|False|FALSE", list("tTfF")),
    ("int", r"[-+]?(0|[1-9][0-9]*)", list("-+0123456789")),
    (
        "float",
        r"[-+]?(\.[0-9]+|(0|[1-9][0-9]*)(\.[0-9]*)?)([eE][-+]?[0-9]+)?",
        list("-+.0123456789"),
    ),
):
    _Loader.add_implicit_resolver(f"tag:yaml.org,2002:{_tag}", re.compile(f"(?:{_form})$"), _first)


def document_problems(data: Any) -> list[GuidelineProblem]:
    """The places where `data` breaks the schema."""
    return shape_problems(data, _validator())


@cache
def _validator() -> Draft202012Validator:
    schema = json.loads(_read_shipped("schema.json"))
    schema["properties"]["criteria"] = criteria_schema()
    return Draft202012Validator(schema)


def _build_document(data: dict[str, Any]) -> Document:
    fields = dict(data)
    name, title = fields.pop("name"), fields.pop("title")
    criteria = tuple(build_criterion(item) for item in fields.pop("criteria"))
    wordings = tuple(WordingContent(**item) for item in fields.pop("wordings", ()))
    glossary = tuple(
        Term(item["term"], tuple(item.get("heard", ())), item.get("meaning", ""))
        for item in fields.pop("glossary", ())
    )
    # JSON Schema accepts 3.0 as an integer.
    fields |= {field: int(fields[field]) for field in _INTEGER_FIELDS if field in fields}
    form = load_form(_whole_words(row) for row in fields.pop("form", ()))
    content = Content(**fields, form=form, wordings=wordings, glossary=glossary, criteria=criteria)
    return Document(name, title, content)


def _whole_words(section: dict[str, Any]) -> dict[str, Any]:
    length = {"max_words": int(section["max_words"])} if "max_words" in section else {}
    return {**section, **length}


# --- Shipped documents ------------------------------------------------------
# A guideline, and a library of criteria to copy into a draft and edit there.


def _read_shipped(name: str) -> str:
    return Path(__file__).with_name(name).read_text(encoding="utf-8")


@cache
def general_document() -> Document:
    """The shipped guideline."""
    data = yaml.safe_load(_read_shipped("general.yaml"))
    return _build_document({**data, "criteria": [asdict(each) for each in general_criteria()]})
