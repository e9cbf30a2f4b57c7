"""Every regular expression of the product, and texts that would make each of them slow.

The texts repeat what a pattern reads according to its own parse tree: time grows with the square
of a text where a part repeats and then fails, at one place or at every place in turn.
"""

import ast
import builtins
import functools
import importlib
import math
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product
from re import _compiler, _constants, _parser  # type: ignore[attr-defined]
from time import thread_time
from types import FunctionType
from typing import Any, NamedTuple

from tests.rooms.contract import LIBRARY, folder_of, rooms

# --- Patterns of the product ------------------------------------------------

_ANCHORED = frozenset({"match", "fullmatch"})
_METHODS = _ANCHORED | {"search", "sub", "subn", "split", "findall", "finditer"}


_ROOMS = frozenset([*rooms(), LIBRARY])


class Used(NamedTuple):
    """A pattern, where it is, and how the product applies it: `match`, `fullmatch` or `search`,
    which is for everything that tries each place of a text."""

    where: str
    pattern: re.Pattern[Any]
    how: str


def patterns_of_the_product() -> list[Used]:
    """Those that modules hold, by name or within tables and classes, and those that functions
    compile. What a function puts into a pattern counts as a plain word."""
    trees = {name: ast.parse(source) for name, source in _sources() if "import re\n" in source}
    for name in trees:
        importlib.import_module(name)
    ways = _ways(trees)
    found: dict[tuple[str, int, str], Used] = {}
    for name, module in sorted(sys.modules.items()):
        if name.partition(".")[0] not in _ROOMS:
            continue
        for attribute, value in vars(module).items():
            for pattern in _patterns_in(value, name, set()):
                for how in ways.get((name, attribute)) or ways.get(("", attribute)) or {"search"}:
                    found.setdefault(
                        (pattern.pattern, pattern.flags, how),
                        Used(f"{name}.{attribute}", pattern, how),
                    )
    for name, tree in trees.items():
        for used in _compiled_in_functions(name, tree):
            found.setdefault((used.pattern.pattern, used.pattern.flags, used.how), used)
    return list(found.values())


def _sources() -> Iterator[tuple[str, str]]:
    for room in sorted(_ROOMS):
        folder = folder_of(room)
        for path in sorted(folder.rglob("*.py")):
            parts = path.relative_to(folder.parent).with_suffix("").parts
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            yield name, path.read_text("utf-8")


def _ways(trees: Mapping[str, ast.Module]) -> dict[tuple[str, str], set[str]]:
    """How each name is applied: in its own module, and with "" in any."""
    ways: dict[tuple[str, str], set[str]] = {}
    for name, tree in trees.items():
        nodes = list(ast.walk(tree))
        # `for pattern in PATTERNS`: what is done with the one is done with all.
        loops = [node for node in nodes if isinstance(node, ast.For | ast.comprehension)]
        drawn = {
            target.id: _name_of(loop.iter)
            for loop in loops
            for target in ast.walk(loop.target)
            if isinstance(target, ast.Name) and _name_of(loop.iter)
        }
        for node in nodes:
            if isinstance(node, ast.Attribute) and node.attr in _METHODS:
                own = _name_of(node.value)
                how = node.attr if node.attr in _ANCHORED else "search"
                for at in (name, ""):
                    ways.setdefault((at, drawn.get(own, own)), set()).add(how)
    return ways


def _name_of(node: ast.expr) -> str:
    """Of the variable or attribute that an expression begins with: `FORMS` of `FORMS[key]`, of
    `FORMS.items()` and of `module.FORMS`."""
    match node:
        case ast.Name(id=name) | ast.Attribute(value=ast.Name(), attr=name):
            return name
        case ast.Call(func=ast.Attribute(value=inner)) | ast.Subscript(value=inner):
            return _name_of(inner)
        case ast.Call(args=[*_, last]):
            return _name_of(last)
    return ""


def _patterns_in(value: object, name: str, seen: set[int]) -> Iterator[re.Pattern[Any]]:
    if id(value) in seen:
        return
    seen.add(id(value))
    if isinstance(value, re.Pattern):
        yield value
        return
    parts: Iterable[object] = ()
    if isinstance(value, Mapping) and isinstance(value, dict):
        parts = [*value.keys(), *value.values()]
    elif isinstance(value, list | tuple | set | frozenset):
        parts = list(value)
    elif isinstance(value, FunctionType) and value.__module__ == name:
        parts = [
            *(value.__defaults__ or ()),
            *(each.cell_contents for each in value.__closure__ or ()),
        ]
    elif isinstance(value, type) and value.__module__ == name:
        parts = list(vars(value).values())
    elif isinstance(value, functools.partial):
        parts = [value.args, value.keywords]
    elif type(value).__module__.partition(".")[0] in _ROOMS and not isinstance(value, type):
        parts = list(getattr(value, "__dict__", {}).values())
    for part in parts:
        yield from _patterns_in(part, name, seen)


def _compiled_in_functions(name: str, tree: ast.Module) -> Iterator[Used]:
    held = vars(sys.modules[name])
    calls = {
        call: call.func.attr
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.Lambda)
        for call in ast.walk(function)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and ast.unparse(call.func.value) == "re"
        and call.func.attr in {"compile", *_METHODS}
    }
    for call, how in calls.items():
        options = [*call.args[1:], *(each.value for each in call.keywords)]
        named = [each for each in options if re.match(r"re\.[A-Z]", ast.unparse(each))]
        flags = sum(eval(ast.unparse(each), held) for each in named)
        for pattern in _written(call.args[0], tree, held):
            if not isinstance(pattern, re.Pattern):
                way = how if how in _ANCHORED else "search"
                yield Used(f"{name}:{call.lineno}", re.compile(pattern, flags), way)


def _written(node: ast.expr, tree: ast.Module, held: dict[str, Any]) -> Iterator[Any]:
    """The pattern that an expression makes; for an attribute of an object, each that a call in
    the module gives by that name."""
    if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "self":
        for each in ast.walk(tree):
            if isinstance(each, ast.keyword) and each.arg == node.attr:
                yield ast.literal_eval(each.value)
        return
    names = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    local = {each: "word" for each in names if each not in held and not hasattr(builtins, each)}
    yield eval(ast.unparse(node), held, local)


# --- Texts from a pattern's parse tree --------------------------------------

_CHARACTERS = (
    *map(chr, (*range(32, 127), 9, 10, 13, 0)),
    *"\xa0\xe9\xdf½–—…“”’‘•：｜中Я€☃\u0301\u200b",
)
_MANY = 20  # times; what repeats at most so often costs no more than that
_PAIRED = 8  # letters, each with each other


class Texts:
    """What `pattern` reads: its letters, its parts, and what comes before each repeated part."""

    def __init__(self, pattern: re.Pattern[Any]) -> None:
        written = pattern.pattern
        self.is_bytes = isinstance(written, bytes)
        flags = pattern.flags & ~re.DEBUG
        self.tree = _parser.parse(written, flags & ~re.UNICODE if self.is_bytes else flags)
        self.flags = flags
        self.matchers: dict[str, re.Pattern[Any]] = {}
        self.repeated: dict[str, re.Pattern[Any]] = {}
        self.literals: set[str] = set()
        self._collect(self.tree, False)
        words = {"w": re.compile(r"\w"), "s": re.compile(r"\s"), "n": re.compile(r"\n")}
        self.letters = self._one_of_each(self.matchers | words)
        self.joined = self._one_of_each(self.repeated or words)

    def _one_of_each(self, matchers: Mapping[str, re.Pattern[Any]]) -> list[str]:
        """One character of each kind that the matchers tell apart."""
        kinds: dict[tuple[bool, ...], str] = {}
        for char in [*sorted(self.literals), *_CHARACTERS]:
            if self.is_bytes and ord(char) > 255:
                continue
            kinds.setdefault(tuple(self._fits(each, char) for each in matchers.values()), char)
        return list(kinds.values())

    def _fits(self, matcher: re.Pattern[Any], char: str) -> bool:
        is_bytes = isinstance(matcher.pattern, bytes) or (matcher.pattern is None and self.is_bytes)
        return matcher.fullmatch(char.encode("latin-1") if is_bytes else char) is not None

    def _collect(self, nodes: Any, repeated: bool) -> None:
        for op, value in nodes:
            if op in (_constants.LITERAL, _constants.NOT_LITERAL, _constants.IN, _constants.ANY):
                key = repr((op, value))
                one = _parser.SubPattern(self.tree.state, [(op, value)])
                self.matchers[key] = _compiler.compile(one, self.flags)
                if repeated:
                    self.repeated[key] = self.matchers[key]
                for kind, each in value if op is _constants.IN else ((op, value),):
                    if kind in (_constants.LITERAL, _constants.NOT_LITERAL):
                        self.literals.add(chr(each))
                    elif kind is _constants.RANGE:
                        self.literals |= set(map(chr, each))
            for inner, again in _within(op, value):
                self._collect(inner, repeated or again)

    def attacks(self) -> Iterator[tuple[str, str]]:
        """What comes once, and what is repeated after it."""
        for letter in self.letters:
            yield "", letter
        for one, two in product(self.joined[:_PAIRED], repeat=2):
            if one != two:
                yield "", one + two
        for before, body in self._repeats(self.tree, ""):
            inside = [*self._samples(body), *self.joined[:_PAIRED]]
            for piece in inside:
                if before:
                    yield before, piece
                    yield "", before + piece
            if before:
                yield "", before
        for part in self._samples(self.tree):
            yield "", part
            yield "", part + " "

    def _repeats(self, nodes: Any, before: str) -> Iterator[tuple[str, Any]]:
        """Each part that repeats many times, with a text that leads to it."""
        for op, value in nodes:
            for inner, again in _within(op, value):
                if again:
                    yield before, inner
                yield from self._repeats(inner, before)
            before += self._sample(op, value)

    def _samples(self, nodes: Any) -> list[str]:
        """A text of each alternative, a few at most."""
        found = [""]
        for op, value in nodes:
            found = [start + more for start in found for more in self._choices(op, value)][:6]
        return found

    def _sample(self, op: Any, value: Any) -> str:
        return next(iter(self._choices(op, value)), "")

    def _choices(self, op: Any, value: Any) -> list[str]:
        if op in (_constants.LITERAL, _constants.NOT_LITERAL, _constants.IN, _constants.ANY):
            matcher = self.matchers[repr((op, value))]
            return [char for char in self.letters if self._fits(matcher, char)][:2] or [""]
        if op is _constants.BRANCH:
            each = [self._samples(inner)[0] for inner in value[1]]
            return [*each[:4], *each[-1:]]
        if op in _REPEATS:
            return [sample * max(1, min(value[0], _MANY)) for sample in self._samples(value[2])]
        if op in (_constants.ASSERT, _constants.ASSERT_NOT, _constants.AT):
            return [""]
        inside = [self._samples(inner) for inner, _ in _within(op, value)]
        return inside[0] if inside else [""]


_REPEATS = frozenset({_constants.MAX_REPEAT, _constants.MIN_REPEAT, _constants.POSSESSIVE_REPEAT})


def _within(op: Any, value: Any) -> list[tuple[Any, bool]]:
    """The parts of a node, and whether each repeats many times."""
    parts: list[Any] = []
    if op in _REPEATS:
        parts = [value[2]]
    elif op is _constants.BRANCH:
        parts = value[1]
    elif op is _constants.SUBPATTERN:
        parts = [value[3]]
    elif op is _constants.ATOMIC_GROUP:
        parts = [value]
    elif op in (_constants.ASSERT, _constants.ASSERT_NOT):
        parts = [value[1]]
    return [(part, op in _REPEATS and value[1] > _MANY) for part in parts]


# --- Time -------------------------------------------------------------------

_SHORT, _EIGHTFOLD = 200, 8
_RATIO = 20.0
_LEAST = 20e-6
_TRIES = 3
_TOO_LONG = 1.0
_TOO_LONG_FOR_FEW = 0.02


def slow_text(used: Used) -> str | None:
    """A text, shortened, for which the time of the pattern grows faster than its length."""
    texts = Texts(used.pattern)
    for before, piece in dict.fromkeys(texts.attacks()):
        if not piece:
            continue
        for after in ("", "\x00", "a"):
            if _grows(used, texts.is_bytes, before, piece, after):
                return f"{before!r} + {piece!r} * n + {after!r}"
    return None


def _grows(used: Used, is_bytes: bool, before: str, piece: str, after: str) -> bool:
    def seconds(length: int) -> float:
        text: Any = before + piece * (length // len(piece)) + after
        text = text.encode("latin-1", "ignore") if is_bytes else text
        begun = thread_time()
        if used.how == "search":
            for _ in used.pattern.finditer(text):
                pass
        else:
            getattr(used.pattern, used.how)(text)
        return thread_time() - begun

    if any(seconds(length) > _TOO_LONG_FOR_FEW for length in (20, 30, 40, 60)):
        return True
    for length in (_SHORT, 4 * _SHORT):
        ratios = (_ratio(seconds, length) for _ in range(_TRIES))
        if any(ratio < _RATIO for ratio in ratios):
            return False
    return True


def _ratio(seconds: Callable[[int], float], length: int) -> float:
    shorter = max(seconds(length), _LEAST)
    if shorter > _TOO_LONG / _EIGHTFOLD:
        return math.inf
    longer = seconds(_EIGHTFOLD * length)
    return math.inf if longer > _TOO_LONG else longer / shorter
