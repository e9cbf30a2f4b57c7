"""Values with a label for readers."""

from enum import StrEnum
from typing import Self

from countersign_judge.translation import gettext


class LabelledEnum(StrEnum):
    """Members are written as `NAME = value, label`, the label in English."""

    english: str

    def __new__(cls, value: str, english: str = "") -> Self:
        member = str.__new__(cls, value)
        member._value_ = value
        member.english = english
        return member

    @property
    def label(self) -> str:
        """In the language of the reader."""
        return gettext(self.english)
