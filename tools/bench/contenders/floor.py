"""The floor: Countersign's own requests again, by a client that does nothing else.

One event loop, one connection for every call in flight, kept open; answers are parsed as JSON.
"""

import asyncio
import json
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from urllib.parse import urlsplit

from tools.bench.contenders import turn
from tools.bench.contenders.turn import Case, Judge, Task


def prepare(_: Task) -> Judge:
    """The requests are those that the server noted, in the file that FLOOR_BODIES names."""
    bodies = json.loads(Path(os.environ["FLOOR_BODIES"]).read_text(encoding="utf-8"))
    requests = [_request(body.encode()) for body in bodies]

    def judge(cases: Sequence[Case]) -> int:
        return asyncio.run(_replay(requests if len(cases) > 1 else requests[:1]))

    return judge


def _request(body: bytes) -> bytes:
    head = (
        "POST /v1/chat/completions HTTP/1.1\r\nhost: localhost\r\n"
        f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


async def _replay(requests: list[bytes]) -> int:
    waiting = iter(requests)
    count = min(turn.IN_FLIGHT, len(requests))
    return sum(await asyncio.gather(*(_connection(waiting) for _ in range(count))))


async def _connection(waiting: Iterator[bytes]) -> int:
    """Sends one request after the other while there are any; how many were answered."""
    address = urlsplit(os.environ["OPENAI_BASE_URL"])
    reader, writer = await asyncio.open_connection(address.hostname, address.port, limit=2**22)
    answered = 0
    for request in waiting:
        writer.write(request)
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        answered += len(json.loads(await reader.readexactly(length))["choices"]) > 0
    writer.close()
    return answered


if __name__ == "__main__":
    turn.take(prepare)
