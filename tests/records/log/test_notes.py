"""Notes as the specifications of C2SP give them, with their own examples."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from records.log.notes import (
    NoteRefused,
    SecretKey,
    TreeHead,
    Verifier,
    open_note,
    sign_note,
    split_note,
)

# The example of the Go package that defined the format, golang.org/x/mod/sumdb/note.
SECRET = "PRIVATE+KEY+PeterNeumann+c74f20a3+AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz"
PUBLIC = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW"
TEXT = (
    "If you think cryptography is the answer to your problem,\n"
    "then you don't know what your problem is.\n"
)
NOTE = (
    f"{TEXT}\n\u2014 PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZ"
    "SNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n"
)
HEAD = TreeHead("example.com/log", 7, bytes(32))


def test_the_published_note_is_signed_and_opened_byte_for_byte():
    key = SecretKey.read(SECRET)
    assert str(key.verifier) == PUBLIC
    assert key.to_text() == SECRET
    assert sign_note(TEXT, [key]) == NOTE
    assert open_note(NOTE, [Verifier.read(PUBLIC)]) == TEXT
    assert SECRET not in repr(key)


def test_a_key_has_to_be_trusted_and_its_signature_right():
    key, other = SecretKey.generate("example.com/a"), SecretKey.generate("example.com/b")
    note = sign_note(TEXT, [key])
    with pytest.raises(NoteRefused, match="no key that is trusted"):
        open_note(note, [other.verifier])
    with pytest.raises(NoteRefused, match=r"example\.com/a does not hold"):
        open_note(note.replace("problem", "failure"), [key.verifier])


@given(st.integers(0, len(NOTE.encode()) - 1), st.integers(1, 255))
def test_a_note_with_any_byte_changed_is_refused(at: int, flip: int):
    broken = bytearray(NOTE.encode())
    broken[at] ^= flip
    try:
        text = broken.decode()
    except UnicodeDecodeError:
        return
    with pytest.raises(NoteRefused):
        open_note(text, [Verifier.read(PUBLIC)])


@pytest.mark.parametrize(
    "note",
    [
        "",
        TEXT,
        f"{TEXT}\n",
        f"{TEXT}\n- PeterNeumann x08g\n",
        f"{TEXT}\n\u2014 PeterNeumann\n",
        NOTE.removesuffix("\n"),
        NOTE.replace("answer", "ans\x00wer"),
        NOTE + "x" * 64_000,
    ],
)
def test_what_is_no_note_is_refused(note: str):
    with pytest.raises(NoteRefused):
        open_note(note, [Verifier.read(PUBLIC)])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a+b",
        PUBLIC[:-4],
        PUBLIC.replace("c74f20a3", "c74f20a4"),
        PUBLIC.replace("PeterNeumann", "Peter Neumann"),
        PUBLIC.replace("PeterNeumann", ""),
    ],
)
def test_what_is_no_key_is_refused(text: str):
    with pytest.raises(ValueError, match=r"verifier key|key id|no name"):
        Verifier.read(text)
    with pytest.raises(ValueError, match="holds no key"):
        SecretKey.read(text)


def test_a_checkpoint_is_read_as_it_is_written():
    assert TreeHead.read(HEAD.text()) == HEAD
    assert TreeHead.read(HEAD.text() + "an extension\n") == HEAD
    for text in ("a\nb\nc\n", "a\n07\n" + HEAD.text().split("\n")[2] + "\n", "a\n1\nAAAA\n", "a\n"):
        with pytest.raises(NoteRefused):
            TreeHead.read(text)
    assert split_note(NOTE)[0] == TEXT
