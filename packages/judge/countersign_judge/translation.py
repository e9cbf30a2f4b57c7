"""The texts of this package are in English. An application with pages in other languages passes
its functions to `use_translations`; reasons and error messages then come in the language of the
reader.
"""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from decimal import Decimal


def _choose_plural(one: str, several: str, count: int) -> str:
    return one if count == 1 else several


def _group_thousands(digits: str, places: int) -> str:
    return f"{Decimal(digits):,.{places}f}"


_translate: Callable[[str], str] = str
_translate_plural: Callable[[str, str, int], str] = _choose_plural
_format_number: Callable[[str, int], str] = _group_thousands
_in_language: Callable[[str], AbstractContextManager[object]] = nullcontext


def use_translations(
    translate: Callable[[str], str],
    in_language: Callable[[str], AbstractContextManager[object]],
    translate_plural: Callable[[str, str, int], str],
    format_number: Callable[[str, int], str],
) -> None:
    """`translate` gives an English text in the current language, `translate_plural` one of two
    texts for a number; `in_language` is a context in which a language, such as "de", is the current
    one. `format_number` writes a decimal number such as "1234.50" with so many places."""
    global _translate, _in_language, _translate_plural, _format_number
    _translate, _in_language = translate, in_language
    _translate_plural, _format_number = translate_plural, format_number


def gettext(text: str) -> str:
    """The text in the current language."""
    return _translate(text)


def ngettext(one: str, several: str, count: int) -> str:
    """The text for `count` things, in the current language."""
    return _translate_plural(one, several, count)


def localize_number(number: float | Decimal, places: int = 0) -> str:
    """Rounded: 1,234.50, or 1.234,50 in German."""
    return _format_number(f"{number:.{places}f}", places)


def gettext_noop(text: str) -> str:
    """Marks an English text for translators; it is translated where it is shown."""
    return text


def in_language(code: str) -> AbstractContextManager[object]:
    return _in_language(code)
