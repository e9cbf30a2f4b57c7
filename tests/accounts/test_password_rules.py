"""What a new password may be."""

import hashlib
import re

import pytest
from django.contrib.auth.models import User
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from hypothesis import given
from hypothesis import strategies as st

from accounts.passwords import has_line_with_prefix


def refusals(password: str) -> str:
    try:
        validate_password(password)
    except ValidationError as error:
        return " ".join(error.messages)
    return ""


@pytest.mark.parametrize(
    "password",
    [
        "correct horse battery staple",
        "73921846509213",
        "ß" * 64,
        "x" * 200,
        "  spaces stay as they are  ",
    ],
)
def test_long_ones_of_any_characters_are_taken(password: str):
    assert refusals(password) == ""


def test_short_and_common_ones_are_refused():
    assert "at least 12 characters" in refusals("k7!pQ2x")
    assert "too common" in refusals("password1234")


def test_names_that_everybody_here_would_guess_make_no_password(settings):
    settings.PASSWORD_WORDS = ("Northwind",)
    settings.BASE_URL = "https://minutes.fabrikam.example"
    for guessed in ("Countersign2026!", "northwind-2026", "FabrikamFabrikam1", "Reviewer-Admin-1"):
        assert "Add eight characters" in refusals(guessed), guessed
    assert refusals("northwind is where we all work") == ""


def digest(password: str) -> str:
    return hashlib.sha1(password.encode()).hexdigest().upper()


def test_what_a_list_of_breached_ones_holds_is_refused(settings, tmp_path):
    known = tmp_path / "breached.txt"
    known.write_text("\r\n".join(sorted(f"{digest(f'word number {n}')}:{n}" for n in range(999))))
    settings.BREACHED_PASSWORDS = str(known)
    assert "known from a breach" in refusals("word number 500")
    assert refusals("word number 1000") == ""


@given(st.sets(st.integers(0, 16**8), min_size=1), st.integers(0, 16**8), st.booleans())
def test_a_sorted_list_is_searched_whole(tmp_path_factory, numbers, other, counted):
    path = tmp_path_factory.mktemp("lists") / "list"
    lines = sorted(f"{number:040X}" for number in numbers)
    path.write_text("".join(f"{line}:7\n" if counted else f"{line}\n" for line in lines))
    assert all(has_line_with_prefix(str(path), line) for line in lines)
    assert has_line_with_prefix(str(path), f"{other:040X}") == (other in numbers)


@pytest.mark.django_db
def test_fields_are_masked_and_take_what_a_manager_pastes(client):
    page = client.get("/sign-in").content.decode()
    (field,) = re.findall(r"<input[^>]*type=\"password\"[^>]*>", page)
    assert 'autocomplete="current-password"' in field
    assert "onpaste" not in page


@pytest.mark.django_db
@pytest.mark.parametrize("wrong", ["  spaces stay here", "  SPACES STAY HERE  ", "  spaces"])
def test_a_password_counts_as_it_was_written(client, wrong):
    password = "  spaces stay here  "
    User.objects.create_user("rosa", password=password)
    assert client.post("/sign-in", {"login": "rosa", "password": wrong}).status_code != 302
    assert client.post("/sign-in", {"login": "rosa", "password": password}).status_code == 302
