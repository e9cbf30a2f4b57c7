"""Plain text: `Name: …`, with or without times, and the layouts of note takers.

    [00:01:02] Name: …            (00:01:02) Name: …           00:01:02 Name: …
    [00:01:02 - 00:01:05] Name: … Name [00:01:02]: …           Name  0:12   (text below)
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from summaries.formats.clock import TIME, seconds_of, stamp_of
from summaries.formats.errors import FormatError
from summaries.formats.names import is_name, split_name
from summaries.formats.turns import Draft, Turn, has_words, make_turn

_SPAN = rf"(?P<start>{TIME})(?:\s*(?:-->|-|–|—)\s*(?P<end>{TIME}))?"
_LEADING = re.compile(rf"(?:\[{_SPAN}\]|\({_SPAN.replace('<', '<r_')}\)|{_SPAN.replace('<', '<b_')})(?=\s|$)")
