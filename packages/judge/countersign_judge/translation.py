"""The texts of this package are in English. An application with pages in other languages passes
its functions to `use_translations`; reasons and error messages then come in the language of the
reader.
"""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

_translate: Callable[[str], str] = str
_in_language: Callable[[str], AbstractContextManager[object]] = nullcontext


def use_translations(
    translate: Callable[[str], str], in_language: Callable[[str], AbstractContextManager[object]]
) -> None:
    """`translate` gives an English text in the current language; `in_language` is a context in
    which a language, such as "de", is the current one."""
    global _translate, _in_language
    _translate, _in_language = translate, in_language


def gettext(text: str) -> str:
    """The text in the current language."""
    return _translate(text)


def gettext_noop(text: str) -> str:
    """Marks an English text for translators; it is translated where it is shown."""
    return text


def in_language(code: str) -> AbstractContextManager[object]:
    return _in_language(code)
