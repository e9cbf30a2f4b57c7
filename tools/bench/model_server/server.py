"""One event loop that answers chat completions, counts tokens, and holds every call for a time.

`POST /reset?seconds=3` forgets what was counted and the prefix cache; `GET /counts` answers with
what was counted since, `GET /bodies` with the requests as they came.
"""

import asyncio
import json
import re
import sys
import time
from collections import deque
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from itertools import count
from typing import Any
from urllib.parse import parse_qsl

from tools.bench.model_server.answers import Asked, content_of, text_of
from tools.bench.model_server.tokens import PrefixCache, discounted, logprobs, prompt_tokens, tokens

_LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)
_HEAD = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n"


@dataclass
class Counts:
    """Since the last reset: calls, tokens, and how many calls were open at once.

    `busy` adds up the seconds that calls held a slot, `span` is from the first call to the last
    answer.
    """

    calls: int = 0
    prompt: int = 0
    cached: int = 0
    discounted: int = 0
    output: int = 0
    most: int = 0
    busy: float = 0.0
    first: float = 0.0
    last: float = 0.0


@dataclass
class Model:
    """`seconds` a call, `slots` calls at once; `score` None lets scores differ."""

    seconds: float
    slots: int
    score: int | None = None
    counts: Counts = field(default_factory=Counts)
    bodies: list[str] = field(default_factory=list)
    _prefixes: PrefixCache = field(default_factory=PrefixCache)
    _waiting: deque[Callable[[], None]] = field(default_factory=deque)
    _busy: int = 0
    _numbers: "count[int]" = field(default_factory=count)

    def reset(self, seconds: float) -> None:
        self.seconds, self.counts = seconds, Counts()
        self.bodies, self._prefixes = [], PrefixCache()

    def chat(self, body: bytes, send: Callable[[bytes], None]) -> None:
        """Take a slot for the request, or have it wait for one; `send` gets the answer."""
        self.counts.first = self.counts.first or time.monotonic()
        if self._busy < self.slots:
            self._begin(body, send)
        else:
            self._waiting.append(lambda: self._begin(body, send))

    def _begin(self, body: bytes, send: Callable[[bytes], None]) -> None:
        loop = asyncio.get_running_loop()
        ends = loop.time() + self.seconds
        self._busy += 1
        self.counts.most = max(self.counts.most, self._busy)
        answer, blocks = self._answer(body)
        loop.call_at(ends, self._end, answer, blocks, send)

    def _end(self, answer: bytes, blocks: list[int], send: Callable[[bytes], None]) -> None:
        send(answer)
        self._prefixes.keep(blocks)
        self.counts.busy += self.seconds
        self.counts.last = time.monotonic()
        self._busy -= 1
        if self._waiting:
            self._waiting.popleft()()

    def _answer(self, raw: bytes) -> tuple[bytes, list[int]]:
        body = json.loads(raw)
        self.bodies.append(raw.decode())
        asked = Asked.of(body, self.score)
        prompt = prompt_tokens([(each["role"], content_of(each)) for each in body["messages"]])
        blocks = self._prefixes.blocks(prompt)
        cached = self._prefixes.cached(blocks)
        texts = [text_of(asked, sample) for sample in range(body.get("n") or 1)]
        written = [tokens(text) for text in texts]
        output = sum(map(len, written))
        self.counts.calls += 1
        self.counts.prompt += len(prompt)
        self.counts.cached += cached
        self.counts.discounted += discounted(cached)
        self.counts.output += output
        top = body.get("top_logprobs", 0) if body.get("logprobs") else 0
        number = next(self._numbers)
        choices = ",".join(
            _choice(at, text, logprobs(made, top, number + at) if top else None)
            for at, (text, made) in enumerate(zip(texts, written, strict=True))
        )
        usage = _usage(len(prompt), cached, output)
        answer = (
            f'{{"id":"chatcmpl-{number}","object":"chat.completion","created":1790000000,'
            f'"model":{json.dumps(body["model"])},"choices":[{choices}],"usage":{usage},'
            '"service_tier":"default","system_fingerprint":"fp_0"}'
        )
        return answer.encode(), blocks


def _choice(at: int, text: str, content: str | None) -> str:
    logprobs = "null" if content is None else f'{{"content":[{content}],"refusal":null}}'
    return (
        f'{{"index":{at},"message":{{"role":"assistant","content":{json.dumps(text)},'
        f'"refusal":null,"annotations":[]}},"logprobs":{logprobs},"finish_reason":"stop"}}'
    )


def _usage(prompt: int, cached: int, output: int) -> str:
    return json.dumps(
        {
            "prompt_tokens": prompt,
            "completion_tokens": output,
            "total_tokens": prompt + output,
            "prompt_tokens_details": {"cached_tokens": cached, "audio_tokens": 0},
            "completion_tokens_details": {"reasoning_tokens": 0, "audio_tokens": 0},
        }
    )


class Connection(asyncio.Protocol):
    """HTTP/1.1 with keep-alive; a client sends its next request after the answer."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._received = bytearray()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._received += data
        end = self._received.find(b"\r\n\r\n")
        if end < 0:
            return
        length = _LENGTH.search(self._received, 0, end + 2)
        whole = end + 4 + (int(length[1]) if length else 0)
        if len(self._received) < whole:
            return
        path = self._received.split(b" ", 2)[1].decode()
        body = bytes(self._received[end + 4 : whole])
        del self._received[:whole]
        self._route(path, body)

    def _route(self, path: str, body: bytes) -> None:
        name, _, query = path.partition("?")
        if name.endswith("/chat/completions"):
            self._model.chat(body, self._send)
        elif name == "/reset":
            self._model.reset(float(dict(parse_qsl(query))["seconds"]))
            self._send(b"{}")
        else:
            self._send(json.dumps(self._look(name)).encode())

    def _look(self, name: str) -> Any:
        return self._model.bodies if name == "/bodies" else asdict(self._model.counts)

    def _send(self, body: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(_HEAD.format(len(body)).encode() + body)


async def serve(seconds: float, slots: int, score: int | None) -> None:
    """Until cancelled; the first line of standard output names the address."""
    model = Model(seconds, slots, score)
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Connection(model), "127.0.0.1", 0, backlog=512)
    port = server.sockets[0].getsockname()[1]
    sys.stdout.write(f"http://127.0.0.1:{port}\n")
    sys.stdout.flush()
    await server.serve_forever()
