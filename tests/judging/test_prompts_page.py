"""docs/prompts.md shows what models read, and its examples are what they should answer."""

import json
import re
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from judging.management.commands.prompts_page import PAGE, Prompt, page, sections

PROMPTS = [
    pytest.param(prompt, id=f"{heading}: {prompt.title}")
    for heading, found in sections()
    for prompt in found
]
EXAMPLE = re.compile(r"(?:like|[Ee]xample:?) (\{.*\})$", re.MULTILINE)
WITHOUT = {"Score alone", "Answer of the transcript", "Answer of the summary"}
OLD_WORDS = re.compile(
    r"borne? out|bears? out|mend\b|not as a message|does not tell|found wanting|material|orders"
)


def loosened(schema: dict[str, Any]) -> dict[str, Any]:
    """Without the keys that an example leaves out because they are like the first."""
    loose = {key: part for key, part in schema.items() if key != "required"}
    if "properties" in schema:
        loose["properties"] = {key: loosened(part) for key, part in schema["properties"].items()}
    return loose


def test_the_page_shows_the_main_prompts_as_they_are() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), (
        "Run `python manage.py prompts_page --write` and commit docs/prompts.md."
    )


@pytest.mark.parametrize("prompt", PROMPTS)
def test_the_example_of_a_prompt_fits_its_schema(prompt: Prompt) -> None:
    found = EXAMPLE.findall(prompt.text)
    assert bool(found) == (prompt.title not in WITHOUT)
    joint = prompt.schema["properties"].get("criterion_1")
    for example in found:
        Draft202012Validator(loosened(joint or prompt.schema)).validate(json.loads(example))


@pytest.mark.parametrize("prompt", PROMPTS)
def test_a_prompt_names_its_task_and_every_field_of_its_answer(prompt: Prompt) -> None:
    assert "Task: " in prompt.text
    assert not OLD_WORDS.search(prompt.text)
    assert all(name in prompt.text for name in prompt.schema["properties"])
