"""Wordings of the G-Eval prompt, kept as data so that their spread can be measured.

A wording is text with `{transcript}` and `{summary}`, each once. `{criteria}` marks the place of
name, definition and steps of the criterion, `{form}` that of the answer's form. What a wording
lacks of these two is added at its end, but a wording for a single criterion may name it itself.
Other braces are text.

A `raw` wording is a `system` and a `user` message that are sent exactly as they are, with an
answer of one score. `{transcript}` (a line a turn, without numbers and marks), `{summary}`,
`{numbered_transcript}` and `{criteria}` may be anywhere in them, or missing, except `{summary}`.
A word in doubled braces is text: `{{word}}` is sent as `{word}`. With a `criterion` it is for that
one alone. Every wording may say how to sample: `top_p`, `top_k`, `seed`, `max_tokens`.

Four ship with the product. A guideline version may hold its own, which are as immutable as the
version; files in a directory of the installation are offered as a beginning for these.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from countersign_judge.translation import gettext as _

PLACEHOLDERS = ("transcript", "summary", "criteria", "form")
_PLACEHOLDER = re.compile(r"\{([a-z_]+)\}")
_FENCE = re.compile(r"<<<|>>>")
# The lowest and highest value of each.
SAMPLING = {
    "top_p": (0, 1),
    "top_k": (1, 1000),
    "seed": (0, 2**31 - 1),
    "max_tokens": (1, 32768),
}
_FIELDS = {"name", "title", "description", "prompt", "notes", *SAMPLING}
_RAW_FIELDS = {"name", "title", "description", "raw", "system", "user", "criterion", *SAMPLING}
_RAW_PLACEHOLDERS = ("transcript", "numbered_transcript", "summary", "criteria")
_IN_BRACES = re.compile(r"\{\{([a-z_]+)\}\}|\{([a-z_]+)\}")
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
_DIRECTORY = Path(__file__).parent


class BadVariant(ValueError):
    """A wording that cannot be used, with the problem and the remedy.

    `field` is the one to repair, if known.
    """

    def __init__(self, fault: str, remedy: str = "", *, field: str = "") -> None:
        super().__init__(f"{fault}; {remedy}" if remedy else fault)
        self.remedy, self.field = remedy, field


@dataclass(frozen=True)
class Variant:
    """`opening` comes before the transcript, `task` (with placeholders) after it. A raw one has
    `system` and `user` instead, and may be for one `criterion`.

    `notes` asks for a note on every evaluation step before the reason. `sampling` has the given
    ones of SAMPLING.
    """

    name: str
    title: str
    opening: str
    task: str
    description: str = ""
    notes: bool = False
    system: str = ""
    user: str = ""
    criterion: str = ""
    sampling: tuple[tuple[str, float], ...] = ()

    @property
    def raw(self) -> bool:
        return bool(self.user)

    @property
    def content(self) -> dict[str, Any]:
        """Its fields in a file, without the empty ones."""
        names = _RAW_FIELDS if self.raw else _FIELDS
        given = {name: getattr(self, name) for name in sorted(names - SAMPLING.keys())}
        return {name: value for name, value in given.items() if value} | dict(self.sampling)

    def filled(self, **values: str) -> tuple[str, str]:
        """System and user message of a raw one, in one pass, so that braces in a value stay."""

        def value(match: re.Match[str]) -> str:
            return f"{{{match[1]}}}" if match[1] else values[match[2]]

        return _IN_BRACES.sub(value, self.system), _IN_BRACES.sub(value, self.user)

    @property
    def prompt(self) -> str:
        """The text that it is made from, with every placeholder written out; "" for a raw one."""
        if self.raw:
            return ""
        return f"{self.opening}{{transcript}}\n\n{self.task}\n"

    def fill(self, *, summary: str, criteria: str, form: str) -> str:
        """The task in one pass, so that braces in a summary stay text."""
        values = {"summary": summary, "criteria": criteria, "form": form}
        return _PLACEHOLDER.sub(lambda match: values[match[1]], self.task)


@cache
def shipped_variants() -> dict[str, Variant]:
    """The wordings that come with the product, by name, `base` first."""
    found = [load_variant(path) for path in sorted(_DIRECTORY.glob("*.yaml"))]
    return {variant.name: variant for variant in found}


def get_variant(name: str, own_ones: Sequence[Mapping[str, Any]] = ()) -> Variant:
    """The wording `name` of a version with `own_ones`, in the form of its column.

    Raises BadVariant for a name that neither these nor the shipped ones have.
    """
    found = next((item for item in own_ones if item["name"] == name), None)
    if found is not None:
        return parse_own_variant(found)
    if name not in shipped_variants():
        known = ", ".join([*shipped_variants(), *(item["name"] for item in own_ones)])
        remedy = _("choose one of {known}").format(known=known)
        raise _bad_field("variant", name, remedy)
    return shipped_variants()[name]


def parse_own_variant(content: Mapping[str, Any]) -> Variant:
    """A wording that a guideline holds. Raises BadVariant naming the field."""
    # Zero is a seed, and a top_p.
    given = {name: it for name, it in content.items() if it or type(it) in {int, float}}
    variant = _parse_mapping(given)
    if variant.name in shipped_variants():
        fault = _("name is {value}, which a shipped wording has").format(value=repr(variant.name))
        raise BadVariant(fault, _("choose another"), field="name")
    return variant


def confirming_variants(name: str) -> list[str]:
    """The wordings that confirm a verdict given under `name`, in the order of their use."""
    return [other for other in ("repeated", "base", "stepwise", "strict") if other != name]


def load_variant(path: Path) -> Variant:
    """A wording from a YAML file. Raises BadVariant naming the file and the field."""
    try:
        content = yaml.safe_load(path.read_text(encoding="utf-8"))
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        fault = _("{file} is not YAML in UTF-8: {why}").format(file=path.name, why=error)
        raise BadVariant(fault) from error
    try:
        return _parse_mapping(content)
    except BadVariant as error:
        raise BadVariant(f"{path.name}: {error}") from error


def parse_prompt(name: str, prompt: str, *, for_one: bool = False) -> Variant:
    """A wording from bare text; `for_one` when it belongs to one criterion and may name it itself.

    Raises BadVariant naming the placeholder.
    """
    _require_placeholders(prompt)
    opening, task = prompt.split("{transcript}")
    _require_stable(opening)
    wanted = ("{form}",) if for_one else ("{criteria}", "{form}")
    missing = [placeholder for placeholder in wanted if placeholder not in task]
    whole = "\n\n".join([task.rstrip(), *missing])
    return Variant(name=name, title=name, opening=opening.lstrip(), task=whole.strip())


def _parse_mapping(content: Any) -> Variant:
    if not isinstance(content, dict):
        fault = _("expected a mapping with name and prompt, got {kind}")
        raise BadVariant(fault.format(kind=type(content).__name__))
    raw = _get_flag(content, "raw")
    fields = _RAW_FIELDS if raw else _FIELDS | {"raw"}
    unknown = sorted(str(key) for key in content.keys() - fields)
    if unknown:
        fault = _("unknown field {name}").format(name=repr(unknown[0]))
        if unknown[0] in _RAW_FIELDS:
            raise BadVariant(fault, _("only a wording with raw: true has it"))
        raise BadVariant(fault, _("known are {known}").format(known=", ".join(sorted(fields))))
    name = _get_text(content, "name")
    if not _NAME.fullmatch(name):
        raise _bad_field("name", name, _("use up to 40 of a-z, 0-9 and hyphens"))
    if raw:
        return _parse_raw(name, content)
    bare = parse_prompt(name, _get_text(content, "prompt"))
    return Variant(
        name=name,
        title=_get_text(content, "title", name),
        opening=bare.opening,
        task=bare.task,
        description=_get_text(content, "description", "(none)"),
        notes=_get_flag(content, "notes"),
        sampling=parse_sampling(content),
    )


def _parse_raw(name: str, content: dict[str, Any]) -> Variant:
    user = _get_text(content, "user")
    system = _get_text(content, "system") if "system" in content else ""
    used = {match[2] for match in _IN_BRACES.finditer(f"{system}\n{user}")} - {None}
    for placeholder in sorted(used - {*_RAW_PLACEHOLDERS}):
        known = ", ".join(f"{{{known}}}" for known in _RAW_PLACEHOLDERS)
        fault = _("user or system has {placeholder}").format(placeholder=f"{{{placeholder}}}")
        remedy = _("the placeholders are {known}; double the braces of a word that is text")
        raise BadVariant(fault, remedy.format(known=known), field="user")
    if "summary" not in used:
        fault = _("user has no {placeholder}").format(placeholder="{summary}")
        raise BadVariant(fault, _("write it where the summary belongs"), field="user")
    return Variant(
        name=name,
        title=_get_text(content, "title", name),
        opening="",
        task="",
        description=_get_text(content, "description", "(none)"),
        system=system,
        user=user,
        criterion=_get_text(content, "criterion") if "criterion" in content else "",
        sampling=parse_sampling(content),
    )


def parse_sampling(content: dict[str, Any]) -> tuple[tuple[str, float], ...]:
    """The options of SAMPLING that `content` gives. Raises BadVariant, which names the field."""
    given = [(name, content[name]) for name in SAMPLING if content.get(name) is not None]
    for name, value in given:
        least, most = SAMPLING[name]
        kinds = (int, float) if name == "top_p" else (int,)
        if type(value) not in kinds or not least <= value <= most:
            remedy = _("give a number from {least} to {most}").format(least=least, most=most)
            raise _bad_field(name, value, remedy)
    return tuple(given)


def _bad_field(field: str, value: object, remedy: str) -> BadVariant:
    fault = _("{field} is {value}").format(field=field, value=repr(value))
    return BadVariant(fault, remedy, field=field)


def _get_text(content: dict[str, Any], field: str, default: str = "") -> str:
    value = content.get(field, default)
    if not isinstance(value, str) or not value.strip():
        raise _bad_field(field, value, _("give it some text"))
    return value


def _get_flag(content: dict[str, Any], field: str) -> bool:
    value = content.get(field, False)
    if not isinstance(value, bool):
        raise _bad_field(field, value, _("write true or false"))
    return value


def _require_placeholders(prompt: str) -> None:
    if _FENCE.search(prompt):
        fault = _("prompt has <<< or >>>, the marks around a transcript")
        raise BadVariant(fault, _("leave them out"), field="prompt")
    counts = Counter(_PLACEHOLDER.findall(prompt))
    for name in counts:
        if name not in PLACEHOLDERS:
            known = ", ".join(f"{{{known}}}" for known in PLACEHOLDERS)
            fault = _("prompt has {placeholder}").format(placeholder=f"{{{name}}}")
            remedy = _("the placeholders are {known}").format(known=known)
            raise BadVariant(fault, remedy, field="prompt")
    for name in ("transcript", "summary"):
        if counts[name] != 1:
            fault = _("prompt has {placeholder} {count} times")
            fault = fault.format(placeholder=f"{{{name}}}", count=counts[name])
            raise BadVariant(fault, _("write it exactly once"), field="prompt")


def _require_stable(opening: str) -> None:
    """Text before the transcript that changes between calls would break its cached prefix."""
    early = _PLACEHOLDER.search(opening)
    if early:
        fault = _("prompt has {placeholder} before {transcript}")
        fault = fault.format(placeholder=early.group(), transcript="{transcript}")
        raise BadVariant(fault, _("move it behind"), field="prompt")
