"""The evidence pack of a record: its files, its bytes, and the signed manifest over them.

`records/verify.py` checks a pack, and is a file of it. A pack is a ZIP of stored (not compressed)
files in a fixed order with fixed dates. Any other bytes are refused: a changed, renamed, added or
missing file, a second entry of one name, a link, a comment, bytes before or after.
"""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from records import verify
from records.log.notes import Signer, Verifier, sign_note, split_note
from records.verify import (
    AGREEMENT,
    CORRECTED,
    LEAF,
    MANIFEST,
    RECALL,
    SCHEMA,
    STAMP,
    Pack,
)

_OF_STAMP = """\
  checkpoint.tsr     an authority's time stamp (RFC 3161) of that checkpoint
"""
_OF_CORRECTED = """\
  corrected.json     the same with the corrections that people made, which record.json lists
"""
_OF_AGREEMENT = """\
  agreement.json     what the people of the meeting said about the text
"""
_RECALLED = """\
The signer recalled this record right after signing it, so it no longer counts. recall.json is the
entry of the recall in the log, and recall.tlog-proof is its proof.

"""
# In bytes; a transcript has up to 20 MB, and a snapshot holds it once.
LARGEST = 200_000_000
_README = """\
Evidence pack of record {number}: {title}

It contains
  text.txt           the approved text
  record.json        everything the approval rests on: transcript, guideline, attempts, scores,
                     evidence, edits, decisions, history
  record.pdf         the same for reading and printing, with the turns that the text rests on
  transcript.json    the transcript in the form that is hashed
{corrected}  certificate.pdf    signature, hashes and place in the log on one sheet, for reading
                     and printing
  leaf.json          the record's entry in the log of evidence, with the hashes of the first four
  record.tlog-proof  the proof that this entry is in the log (C2SP tlog-proof, RFC 9162), with the
                     signed checkpoint of the log
{optional}  manifest.txt       the SHA-256 of every other file, signed with the key of the log
  verify.py          the program that checks all of it
{recording}
Check it with Python 3.11 and the package cryptography:

  python verify.py PACK.zip --key VKEY

VKEY is the verifier key of the log. Get it, and verify.py too if you want to be sure, from the
operator of the log and not from the pack: a forger of a whole pack can put in their own key and
program. This pack was signed with

  {key}

With --timestamp-ca CA.pem it asks for a time stamp of the authority whose certificate you give.

{recall}The pack proves that its record is in the log, which no one can change without another
root. It does not prove that no later record corrects this one: ask the operator of the log, or have
`manage.py verify_records --pack PACK.zip --stored` compare it with the record that is stored.
"""


class ManifestOfOthers(Exception):
    """The manifest is not of these files."""


def build_pack(
    contents: Mapping[str, bytes], signer: Signer, former: Iterable[Verifier] = ()
) -> bytes:
    """The pack of the files HASHED, CERTIFICATE, LEAF, PROOF and, if any, STAMP, with the other
    three and the signature. `former` as in `signed_manifest`."""
    return pack_with(contents, signed_manifest(contents, signer, former))


def signed_manifest(
    contents: Mapping[str, bytes], signer: Signer, former: Iterable[Verifier] = ()
) -> str:
    """`former` are the log's former keys, which may have signed the checkpoint."""
    keys = [str(signer.verifier), *map(str, former)]
    return sign_note(_manifest(_all_files(contents, keys[0]), keys), [signer])


def pack_with(contents: Mapping[str, bytes], manifest: str) -> bytes:
    """The pack of these files with a manifest that is signed already. Raises ManifestOfOthers."""
    text, _ = split_note(manifest)
    keys = [line.removeprefix("key ") for line in text.split("\n") if line.startswith("key ")]
    files = _all_files(contents, keys[0])
    if _manifest(files, keys) != text:
        raise ManifestOfOthers
    return verify.zip_pack({**files, MANIFEST: manifest.encode()})


def _all_files(contents: Mapping[str, bytes], key: str) -> dict[str, bytes]:
    """With README.txt and verify.py."""
    record = json.loads(contents["record.json"])
    number = json.loads(contents[LEAF])["content"]["number"]
    title = " ".join(record["transcript"]["title"].split())
    recording = _recording_note(record["transcript"])
    stamp = _OF_STAMP if STAMP in contents else ""
    agreement = _OF_AGREEMENT if AGREEMENT in contents else ""
    recall = _RECALLED if RECALL in contents else ""
    corrected = _OF_CORRECTED if CORRECTED in contents else ""
    readme = _README.format(
        number=number,
        title=title,
        key=key,
        recording=recording,
        optional=stamp + agreement,
        recall=recall,
        corrected=corrected,
    )
    program = Path(verify.__file__).read_bytes()
    return {**contents, "README.txt": readme.encode(), "verify.py": program}


def _manifest(files: dict[str, bytes], keys: Iterable[str]) -> str:
    sums = "".join(
        f"{verify.sha256(files[name])}  {name}\n" for name in verify.covered_files(files)
    )
    named = "".join(f"key {one}\n" for one in keys)
    return f"{SCHEMA}\n{named}{sums}"


def check_pack(data: bytes, keys: Iterable[str] = ()) -> Pack:
    """Check it as `verify.py` does; one of the verifier `keys` must have signed.

    Raises Refused.
    """
    return verify.check(data, list(keys))


def _recording_note(transcript: Mapping[str, Any]) -> str:
    """The pack names the recording but does not hold it."""
    recording = transcript.get("recording")
    if recording is None:
        return ""
    if recording["url"]:
        return "\nThe meeting was recorded. record.json has the address of the recording.\n"
    return f"\nThe pack does not contain the recording. Its SHA-256 is\n  {recording['sha256']}\n"
