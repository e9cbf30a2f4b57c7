"""What models read, prompt by prompt."""

import re
from typing import Any

import pytest

from tools.pages.prompts import Prompt, sections

PROMPTS = [
    pytest.param(prompt, id=f"{heading}: {prompt.title}")
    for heading, found in sections()
    for prompt in found
]
FORM = re.compile(r"[Ff]orm:? (\{.*\})")
WITHOUT = {"Answer of the transcript", "Answer of the summary"}
OLD_WORDS = re.compile(
    r"borne? out|bears? out|mend\b|not as a message|does not tell|found wanting|material|orders"
)


def names_in(schema: dict[str, Any]) -> set[str]:
    parts = {**schema.get("properties", {}), **({"": schema["items"]} if "items" in schema else {})}
    return {name for name in parts if name}.union(*map(names_in, parts.values()))


@pytest.mark.parametrize("prompt", PROMPTS)
def test_a_prompt_shows_the_form_of_its_answer_without_a_value_to_repeat(prompt: Prompt) -> None:
    found = FORM.findall(prompt.text)
    assert bool(found) == (prompt.title not in WITHOUT)
    for form in found:
        names = set(re.findall(r'"(\w+)":', form))
        assert names <= names_in(prompt.schema)
        values = re.sub(r'"\w+": ', "", form)
        assert set(re.findall(r"\w+", values)) <= {"string", "integer"}


@pytest.mark.parametrize("prompt", PROMPTS)
def test_a_prompt_names_its_task_and_every_field_of_its_answer(prompt: Prompt) -> None:
    assert "Task: " in prompt.text
    assert not OLD_WORDS.search(prompt.text)
    assert all(name in prompt.text for name in prompt.schema["properties"])
