"""Token counts, by white space, and the prefix cache of a server that has one."""

from dataclasses import dataclass, field
from threading import Lock


def tokens(text: str) -> list[str]:
    return text.split()


@dataclass
class PrefixCache:
    """Remembers every prefix it saw: how much of a new prompt need not be read again."""

    _seen: set[int] = field(default_factory=set)
    _lock: Lock = field(default_factory=Lock)

    def read(self, prompt: list[str]) -> int:
        """Leading tokens shared with an earlier prompt; the prompt is remembered."""
        prefixes = []
        state = 0
        for token in prompt:
            state = hash((state, token))
            prefixes.append(state)
        with self._lock:
            shared = 0
            while shared < len(prefixes) and prefixes[shared] in self._seen:
                shared += 1
            self._seen.update(prefixes[shared:])
        return shared
