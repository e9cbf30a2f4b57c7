"""Who can write the database rewrites history: `verify_records` names what they did.

First with statements that the application itself may send, then as the owner of the tables, who
switches triggers off and makes every hash anew, and at last with the key of the log in hand.
"""

import re
import zipfile
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from django.db import IntegrityError, ProgrammingError, connection, transaction

from records import retention
from records.exports import build_evidence_pack
from records.log import keys, log
from records.log.models import Leaf
from records.log.notes import SecretKey
from records.models import Record
from records.verify import PROOF, unzip_pack
from tests.database import unguarded
from tests.e2e.resigning import log_again, sign_again
from tests.factories import scenes

pytestmark = pytest.mark.django_db


def told(*options: str) -> list[str]:
    """What the command finds; nothing when it says that all is intact."""
    out, err = StringIO(), StringIO()
    code = 0
    try:
        call_command("verify_records", *options, stdout=out, stderr=err)
    except SystemExit as stop:
        code = int(stop.code or 0)
    assert bool(out.getvalue()) is (code == 0)
    return err.getvalue().splitlines()[:-1]


def sql(*statements: str) -> None:
    with connection.cursor() as cursor:
        for statement in statements:
            cursor.execute(statement)


def by_force(*statements: str) -> None:
    with unguarded():
        sql(*statements)


@pytest.fixture
def signed(record: Record, tmp_path: Path) -> Path:
    """The checkpoint over the record, kept where nobody who has the database can write."""
    made = log.make_checkpoint()
    assert made is not None
    place = tmp_path / "checkpoint"
    place.write_text(made.note)
    return place


def test_what_happened_is_intact_and_says_against_what(record, signed):
    out = StringIO()
    call_command("verify_records", checkpoint=[signed], stdout=out)
    count = Leaf.objects.count()
    assert f"log of {count} leaves intact, held against {count} leaves known to" in out.getvalue()


def test_contents_are_held_against_hashes_and_log_without_the_rows_beside_them(record, signed):
    out = StringIO()
    call_command("verify_records", hashes=True, stdout=out)
    assert "1 record verified, hashes alone" in out.getvalue()
    by_force("UPDATE records_record SET text = 'x', snapshot = '{}', pdf = 'x'")
    parts = ("text", "snapshot", "PDF")
    expected = [f"record 1: its {part} does not match its hash" for part in parts]
    assert told("--hashes") == expected


# --- With the application's own statements ----------------------------------


def test_a_record_emptied_under_an_invented_disposition_is_named(record, lena, signed):
    case, guideline = record.summary_id, record.summary.guideline_version.guideline_id
    sql(
        f"""INSERT INTO records_retentionrule (guideline_id, days, by_id, reason, at)
            VALUES ({guideline}, 1, {lena.pk}, 'The policy.', now() - interval '400 days')""",
        f"""UPDATE summaries_summary SET status_since = now() - interval '390 days', disposed = true
            WHERE id = '{case}'""",
        f"""INSERT INTO records_disposition
            (summary_id, by_id, reason, days, transcript, recording_sha256)
            VALUES ('{case}', {lena.pk}, 'Past its time.', 1, false, '')""",
        "UPDATE records_record SET text = '[disposed of]', snapshot = '', pdf = ''",
    )
    found = told("--checkpoint", str(signed))
    assert any(line.startswith("log: retention rule") and "was put in at" in line for line in found)
    assert any("before the 1 days of its rule were over" in line for line in found)


def test_a_table_of_ones_own_under_the_name_of_another_empties_no_record(record, signed):
    """PostgreSQL looks for a table among temporary ones first, as the triggers' functions do."""
    with pytest.raises(ProgrammingError, match="permission denied"), transaction.atomic():
        sql(
            "CREATE TEMP TABLE records_disposition (summary_id uuid)",
            "INSERT INTO records_disposition SELECT summary_id FROM records_record",
            "UPDATE records_record SET text = '[disposed of]', snapshot = '', pdf = ''",
        )
    assert told() == []


PUT_IN = "INSERT INTO transparency_leaf (kind, row, content) VALUES"


@pytest.mark.parametrize(
    "statement",
    [
        f"""{PUT_IN} ('hold', '77', '{{"id":77}}')""",
        f"{PUT_IN} ('record', '', '{{}}')",
        f"{PUT_IN} ('promise', '', '{{}}')",
        # As JSON that says another kind than the column does.
        f"""{PUT_IN} ('a","kind":"record', '7', '{{}}')""",
        """INSERT INTO transparency_leaf (kind, row, content, at)
            VALUES ('archive', '', '{}', now() - interval '2 years')""",
        # Nothing could be signed after it.
        """INSERT INTO transparency_leaf (kind, row, content, index)
            SELECT 'archive', '', '{}', count(*) FROM transparency_leaf""",
    ],
)
def test_the_application_puts_in_no_leaf_without_its_event(record, signed, statement):
    with pytest.raises(IntegrityError), transaction.atomic():
        sql(statement)
    assert told() == []


@pytest.mark.parametrize(
    ("statement", "message"),
    [
        (
            f'{PUT_IN} (\'log_key\', \'\', \'{{{{"former":"{{key}}","verifier":"x+y+z"}}}}\')',
            "names the key x+y+z, which is none of the log's",
        ),
        (
            f"{PUT_IN} ('archive', '', '{{{{\"n\":1,\"n\":2}}}}')",
            "archive, holds no canonical JSON",
        ),
        (f"{PUT_IN} ('archive', '', 'nothing')", "archive, holds no canonical JSON"),
    ],
)
def test_what_the_application_puts_in_without_a_row_is_named(record, signed, statement, message):
    sql(statement.format(key=keys.get_signer().verifier))
    (fault,) = told()
    assert fault.startswith("log: leaf ")
    assert fault.endswith(message)


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM summaries_transition",
        "DELETE FROM judging_score",
        "DELETE FROM records_record",
        "DELETE FROM records_legalhold",
        "UPDATE records_retentionrule SET days = 1",
        "UPDATE accounts_roleevent SET role = 'lead'",
    ],
)
@pytest.mark.usefixtures("owning")
def test_the_database_refuses_to_change_what_happened(record, lena, statement):
    retention.place_hold(record.summary, by=lena, reason="Matter 12")
    guideline = record.summary.guideline_version.guideline
    retention.set_retention(guideline, days=365, by=lena, reason="The policy.")
    with pytest.raises(Exception, match="is refused"):
        sql(statement)


# --- As the owner of the tables ---------------------------------------------


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ("""('hold', '77', '{"id":77}')""", "hold 77 is in the log, and its row is gone"),
        # What cannot be read hides nothing of what is beside it.
        ("('hold', 'x', 'nothing')", "hold x is in the log, and its row is gone"),
        ("('hold', 'x', '[]')", "hold x is in the log, and its row is gone"),
        ("('promise', 'x', '{}')", "1 of its leaves are of the kind 'promise', which no event has"),
    ],
)
def test_a_leaf_that_was_put_in_is_named(record, signed, values, message):
    by_force(f"{PUT_IN} {values}")
    assert told() == [f"log: {message}"]


def test_an_event_put_in_with_its_leaf_for_an_earlier_day_is_named(record, lena, signed):
    """Nothing was signed over it yet, and the next checkpoint is by the log's own key."""
    hold = retention.place_hold(record.summary, by=lena, reason="Matter 12")
    by_force(f"UPDATE records_legalhold SET at = at - interval '2 days' WHERE id = {hold.pk}")
    with unguarded():
        log_again("hold", "at")
    log.make_checkpoint()
    (fault,) = told("--checkpoint", str(signed))
    assert re.fullmatch(r"log: leaf \d+, hold, says .* before it has .*: it was backdated", fault)


def test_a_removed_signing_key_that_came_back_is_named(record, rolf, signed):
    sql(
        f"SELECT set_config('countersign.by', '{rolf.pk}', true)",
        f"""INSERT INTO accounts_signingkey
            (id, owner_id, name, credential_id, public_key, transports, aaguid, sign_count)
            VALUES (gen_random_uuid(), {rolf.pk}, 'Phone', 'c', 'x', '[]', gen_random_uuid(), 0)""",
        f"""UPDATE accounts_signingkey
            SET removed_at = statement_timestamp(), removed_by_id = {rolf.pk}""",
    )
    assert told() == []
    by_force("UPDATE accounts_signingkey SET removed_at = NULL, removed_by_id = NULL")
    (fault,) = told()
    assert "is stored as removed never, and its event says at " in fault


@pytest.mark.parametrize(
    ("statement", "message"),
    [
        (
            "UPDATE records_legalhold SET by_id = by_id + 1",
            "hold {hold} is stored with other values than the log has",
        ),
        (
            "UPDATE records_legalhold SET reason = 'Another.'",
            "hold {hold} is stored with other values than the log has",
        ),
        (
            "DELETE FROM records_legalhold",
            "hold {hold} is in the log, and its row is gone",
        ),
        (
            "UPDATE records_record SET sha256 = sha256('a')",
            "record 1 is stored with other values than the log has",
        ),
        (
            "INSERT INTO records_holdlift (hold_id, reason) VALUES ({hold}, 'Settled.')",
            "hold lift {lift} is stored and has no leaf in the log: it was added outside "
            "the application",
        ),
        (
            "UPDATE transparency_leaf SET content = replace(content, 'reason', 'raison') "
            "WHERE kind = 'hold'",
            "hold {hold} is stored with other values than the log has",
        ),
    ],
)
def test_an_event_that_was_changed_removed_or_invented_is_named(record, lena, statement, message):
    hold = retention.place_hold(record.summary, by=lena, reason="Matter 12")
    log.make_checkpoint()
    assert told() == []
    by_force(statement.format(hold=hold.pk))
    with connection.cursor() as cursor:
        cursor.execute("SELECT max(id) FROM records_holdlift")
        lift = cursor.fetchone()[0]
    assert f"log: {message.format(hold=hold.pk, lift=lift)}" in told()


def test_a_leaf_that_went_with_its_row_is_named(record, lena):
    hold = retention.place_hold(record.summary, by=lena, reason="Matter 12")
    retention.place_hold(record.summary, by=lena, reason="Matter 13")
    log.make_checkpoint()
    by_force(
        f"DELETE FROM transparency_leaf WHERE kind = 'hold' AND row = '{hold.pk}'",
        f"DELETE FROM records_legalhold WHERE id = {hold.pk}",
    )
    found = told()
    assert any("of the log is missing, and later ones are there" in line for line in found)
    assert any("the end of the log was cut off" in line for line in found)


def test_a_stored_node_that_was_changed_is_named(record, signed):
    by_force("UPDATE transparency_node SET hash = sha256('x') WHERE level = 0 AND position = 0")
    assert told() == ["log: the stored nodes of the tree are not those of the leaves"]


def test_a_case_whose_moves_do_not_lead_to_its_status_is_named(db, signed):
    case = scenes.in_review()
    by_force(f"UPDATE summaries_summary SET status = 'rejected' WHERE id = '{case.pk}'")
    told_of = f"stored: case {case.pk} is rejected, and its history ends at in_review"
    assert told_of in told()


def rewritten(record: Record) -> None:
    """Another text was approved, and every hash, leaf, node and checkpoint says so."""
    by_force(
        "UPDATE summaries_attempt SET text = 'Nothing failed.', sha256 = sha256('Nothing failed.')",
        "UPDATE records_review SET text_sha256 = sha256('Nothing failed.')",
        "UPDATE records_record SET text = 'Nothing failed.', "
        "text_sha256 = sha256('Nothing failed.')",
    )
    with unguarded():
        sign_again()
    logged_anew()


def logged_anew() -> None:
    """As the present rows have it, with the key of the log in hand."""
    by_force(
        "DELETE FROM transparency_anchor",
        "DELETE FROM transparency_checkpoint",
        "DELETE FROM transparency_node",
        "UPDATE transparency_leaf SET index = NULL",
    )
    keys.store_last_signed("")
    log.make_checkpoint()


def cut_off(_: Record) -> None:
    """The newest event is gone with everything that tells of it."""
    by_force(
        "DELETE FROM transparency_leaf WHERE kind = 'retention_rule'",
        "DELETE FROM records_retentionrule",
    )
    logged_anew()


def proof_in(pack: bytes) -> bytes:
    return unzip_pack(pack)[PROOF]


ANOTHER_ROOT = "with another root: leaves before it were changed, removed or put in"
CUT_OFF = "the end of the log was cut off"


@pytest.fixture(params=["checkpoint", "pack", "proof"])
def outside(request, record: Record, lena, tmp_path: Path) -> Path:
    """What a person outside kept of the log that has the record and a rule of retention."""
    guideline = record.summary.guideline_version.guideline
    retention.set_retention(guideline, days=365, by=lena, reason="The policy.")
    made, pack = log.make_checkpoint(), build_evidence_pack(record)
    assert made is not None
    kept = {"checkpoint": made.note.encode(), "pack": pack, "proof": unzip_pack(pack)[PROOF]}
    place = tmp_path / "kept"
    place.write_bytes(kept[request.param])
    return place


@pytest.mark.parametrize(("attack", "message"), [(rewritten, ANOTHER_ROOT), (cut_off, CUT_OFF)])
def test_a_log_that_was_made_anew_with_its_key_is_named_by_what_was_kept_outside(
    record, outside, attack: Callable[[Record], None], message: str
):
    assert told("--checkpoint", str(outside)) == []
    attack(record)
    told_alone = [line for line in told() if line.startswith("log: ")]
    assert told_alone == []
    found = told("--checkpoint", str(outside))
    assert any(line.startswith(f"log: {outside}") and line.endswith(message) for line in found)


def test_a_zip_that_is_no_pack_is_no_checkpoint(record, signed, tmp_path):
    place = tmp_path / "other.zip"
    with zipfile.ZipFile(place, "w") as archive:
        archive.writestr("a.txt", "a")
    with pytest.raises(CommandError, match=r"README\.txt is missing"):
        told("--checkpoint", str(place))


def test_a_log_of_another_key_is_refused(record, signed, tmp_path):
    stranger = SecretKey.generate("countersign.example/log")
    found = told("--key", str(stranger.verifier))
    assert any("no key that is trusted has signed it" in line for line in found)
    assert told("--key", str(keys.get_signer().verifier)) == []
    with pytest.raises(CommandError, match="cannot be read"):
        told("--checkpoint", str(tmp_path / "nowhere"))
    with pytest.raises(CommandError, match="no verifier key"):
        told("--key", "x")


def test_a_backdated_leaf_is_named(record, signed):
    by_force("UPDATE records_record SET created_at = created_at - interval '2 days'")
    with unguarded():
        log_again("record", "created_at + interval '2 days'")
    found = told()
    assert any("record 1 was put in at" in line for line in found)
    assert any("with another root" in line for line in found)


def test_every_attack_of_the_threat_model_names_a_test_that_there_is():
    root = Path(__file__).parent.parent.parent
    named = re.findall(r"(tests/[\w/]+\.py)::(\w+)", (root / "docs/attacks.csv").read_text())
    assert len(named) > 20
    assert [one for one in named if f"def {one[1]}(" not in (root / one[0]).read_text()] == []
