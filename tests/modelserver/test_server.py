"""The scripted server itself, as the other tests and real processes rely on it."""

import json
import subprocess
import sys
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.modelserver import ModelServer, Reply, Scenario

VERDICT = {
    "type": "object",
    "properties": {
        "reason": {"type": "string"},
        "evidence": {"type": "array", "items": {"type": "string"}},
        "score": {"type": "integer", "enum": [1, 2, 3, 4, 5]},
    },
}


def post(url: str, prompt: str, schema: dict[str, Any] | None = None) -> dict[str, Any]:
    body: dict[str, Any] = {"model": "m", "messages": [{"role": "user", "content": prompt}]}
    if schema is not None:
        form = {"name": "verdict", "schema": schema}
        body["response_format"] = {"type": "json_schema", "json_schema": form}
    request = urllib.request.Request(f"{url}/v1/chat/completions", json.dumps(body).encode())
    with urllib.request.urlopen(request, timeout=60) as response:
        return dict(json.load(response))


def text_of(answer: dict[str, Any]) -> str:
    return str(answer["choices"][0]["message"]["content"])


def test_sixty_four_calls_are_served_at_once() -> None:
    with ModelServer([Reply("ok", latency=0.5)]) as server, ThreadPoolExecutor(64) as pool:
        list(pool.map(lambda number: post(server.base_url, str(number)), range(64)))
        assert server.most_in_flight == 64


def test_it_counts_words_and_the_longest_prefix_seen_before() -> None:
    with ModelServer([Reply("two words")]) as server:
        post(server.base_url, "a b c d")
        usage = post(server.base_url, "a b c e f")["usage"]
    assert (usage["prompt_tokens"], usage["completion_tokens"]) == (5, 2)
    assert usage["prompt_tokens_details"]["cached_tokens"] == 3


def test_a_rewriting_gets_the_next_text_and_a_new_case_the_first() -> None:
    with ModelServer(Scenario(writer=["bad text", "good text"])) as server:
        assert text_of(post(server.base_url, "transcript")) == "bad text"
        assert text_of(post(server.base_url, "your last was: bad\n text")) == "good text"
        assert text_of(post(server.base_url, "your last was: good text")) == "good text"
        assert text_of(post(server.base_url, "another transcript")) == "bad text"


def test_the_judge_fails_every_text_but_the_last() -> None:
    with ModelServer(Scenario(writer=["bad text", "good text"])) as server:
        bad = json.loads(text_of(post(server.base_url, "judge: bad text", VERDICT)))
        good = json.loads(text_of(post(server.base_url, "judge: good text", VERDICT)))
    assert bad == {"reason": "Scripted.", "evidence": [], "score": 2}
    assert good["score"] == 5


def test_a_scripted_judge_goes_by_words_and_then_in_order() -> None:
    script: list[dict[str, Any]] = [{"when": "magic", "score": 1}, {"score": 3}, {"score": 4}]
    with ModelServer(Scenario(judge=script)) as server:
        prompts = ["x", "magic", "y", "z"]
        scores = [
            json.loads(text_of(post(server.base_url, prompt, VERDICT)))["score"]
            for prompt in prompts
        ]
    assert scores == [3, 1, 4, 4]


def test_it_runs_as_a_program_with_a_script_file(tmp_path: Path) -> None:
    script = tmp_path / "scenario.json"
    script.write_text(json.dumps({"writer": ["from the file"]}))
    command = [sys.executable, "-m", "tests.modelserver", "--script", str(script)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split()[-1]
            with urllib.request.urlopen(f"{address}/health", timeout=60) as response:
                assert response.status == 200
            assert text_of(post(address, "transcript")) == "from the file"
        finally:
            process.terminate()
    assert process.returncode == 0
