"""Token estimates err on the high side."""

import pytest
from countersign_judge.llm.tokens import UNLIMITED, context_window, estimate_tokens
from hypothesis import given
from hypothesis import strategies as st
from pytest_django import Settings

SENTENCE = "The quick brown fox jumps over the lazy dog."


def test_an_english_sentence_is_at_least_its_ten_tokens_and_at_most_twice() -> None:
    assert 10 <= estimate_tokens(SENTENCE) <= 20


@given(st.text(), st.text())
def test_text_added_never_lowers_the_estimate(first: str, second: str) -> None:
    assert estimate_tokens(first + " " + second) >= max(
        estimate_tokens(first), estimate_tokens(second)
    )


@given(st.text(alphabet=st.characters(exclude_categories=["Zs", "Cc", "Zl", "Zp"]), min_size=1))
def test_no_text_is_free(text: str) -> None:
    assert estimate_tokens(text) >= 1


@pytest.mark.parametrize("text", ["2026-11-21 09:30:00", "会议纪要", "Ünïcödé", "🙂🙂", "a\n\n\nb"])
def test_figures_scripts_and_symbols_count_for_more_than_their_words(text: str) -> None:
    assert estimate_tokens(text) > len(text.split())


def test_windows_come_from_the_settings(settings: Settings) -> None:
    settings.LLM = {"OLLAMA_NUM_CTX": 4096, "OPENAI_CONTEXT_TOKENS": 9000}
    assert context_window("ollama:any") == 4096
    assert context_window("openai:any") == context_window("azure:any") == 9000
    assert context_window("offline") == UNLIMITED


def test_the_window_of_an_unknown_provider_is_an_error() -> None:
    with pytest.raises(ValueError, match="'claude' is not a model"):
        context_window("claude")
