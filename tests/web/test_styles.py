"""The stylesheets keep to the scale that /styles shows."""

import re
from pathlib import Path

from django.conf import settings

SCALE = {1, 2, 4, 6, 8, 12, *range(16, 120, 8)}
_DISTANCE = re.compile(r"(?<![-\w])(?:margin|padding|(?:row-|column-)?gap)(?:-[a-z-]+)?:([^;}]+)")


def test_distances_come_from_one_scale() -> None:
    other = []
    for sheet in Path(settings.BASE_DIR, "web", "static").glob("*.css"):
        for distance in _DISTANCE.finditer(sheet.read_text(encoding="utf-8")):
            pixels = {int(number) for number in re.findall(r"(?<![\w.])(\d+)px", distance[1])}
            if pixels - SCALE or re.search(r"\d(rem|pt)\b", distance[1]):
                other.append(f"{sheet.name}: {distance[0]}")
    assert other == []
