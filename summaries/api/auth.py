"""Authentication by bearer token (never by session), and what a token may see."""

from typing import TypeVar
from uuid import UUID

from django.conf import settings
from django.db.models import Model, QuerySet
from django.http import HttpRequest
from ninja.security import HttpBearer

from accounts import tokens
from accounts.models import ApiToken
from accounts.roles import Right
from accounts.tokens import Scope
from summaries import visibility
from summaries.models import Summary, Transcript
from web.problems import FORBIDDEN, NOT_FOUND, UNAUTHENTICATED, Problem
from web.rate_limits import RATE_LIMIT

Found = TypeVar("Found", bound=Model)

# --- Authentication ---------------------------------------------------------

_MAY_NOT_SEND = (
    "The token's owner has no role that may send transcripts. Ask a system admin for the role, or "
    "use a token of an account that has it."
)


class TokenRequest(HttpRequest):
    """A request whose token has been accepted."""

    auth: ApiToken


class BearerToken(HttpBearer):
    """`Authorization: Bearer cs_…` with any of the scopes; `admin` includes all of them.

    With `sends`, the owner has to have the right to send transcripts.
    """

    def __init__(self, *scopes: Scope, sends: bool = False) -> None:
        super().__init__()
        self.scopes = frozenset({*scopes, Scope.ADMIN})
        self.sends = sends

    def authenticate(self, request: HttpRequest, token: str) -> ApiToken:
        """Raises Problem: 401 for an invalid token, 403 without the scope, 429."""
        challenge = 'Bearer realm="countersign"'
        try:
            found = tokens.authenticate(token.strip())
        except tokens.TokenExpired as refusal:
            # Only the token's holder gets here, so the answer says what to do.
            why = 'error="invalid_token", error_description="The token expired"'
            raise Problem(
                UNAUTHENTICATED,
                f"{refusal} Its owner rotates it on {settings.BASE_URL}/tokens/; send the new one.",
                headers={"WWW-Authenticate": f"{challenge}, {why}"},
            ) from refusal
        if found is None:
            raise unauthenticated_problem(sent=True)
        if self.scopes.isdisjoint(found.scopes):
            wanted = [scope.value for scope in Scope if scope in self.scopes]
            why = f'error="insufficient_scope", scope="{wanted[0]}"'
            raise Problem(
                FORBIDDEN,
                f"The token has the scopes {', '.join(found.scopes) or 'none'}; this asks for "
                f"{' or '.join(wanted)}. Use a token that has one of them.",
                headers={"WWW-Authenticate": f"{challenge}, {why}"},
            )
        if self.sends and not found.owner_sends:
            raise Problem(FORBIDDEN, _MAY_NOT_SEND)
        request.rate_limit = RATE_LIMIT.take(found.pk, found.requests_per_minute)  # type: ignore[attr-defined]
        return found


def unauthenticated_problem(*, sent: bool) -> Problem:
    """401 with the challenge of RFC 6750, which names an error only where a token was sent."""
    challenge = 'Bearer realm="countersign"'
    if not sent:
        detail = "No token was sent. Send the header `Authorization: Bearer cs_…`."
        return Problem(UNAUTHENTICATED, detail, headers={"WWW-Authenticate": challenge})
    return Problem(
        UNAUTHENTICATED,
        "The token is unknown or revoked, or its owner is inactive. Ask for a new one.",
        headers={"WWW-Authenticate": f'{challenge}, error="invalid_token"'},
    )


READ = BearerToken(Scope.READ, Scope.REVIEW)
INGEST = BearerToken(Scope.INGEST, sends=True)
# Every author answers for their returned text, with or without a role.
ANSWER = BearerToken(Scope.INGEST)
READ_OR_INGEST = BearerToken(Scope.READ, Scope.INGEST, Scope.REVIEW)
OPERATE = BearerToken(Scope.INGEST, Scope.REVIEW)
ADMIN = BearerToken()


def get_visible_transcript(token: ApiToken, transcript_id: UUID) -> Transcript:
    """Raises Problem 404 both for a missing one and for one that the token may not see."""
    visible = visibility.visible_transcripts(token.owner)
    return get_first_or_404(visible.filter(pk=transcript_id), "transcript", transcript_id)


def check_may_retry(token: ApiToken, summary: Summary) -> None:
    """Only the person who handed the transcript in and operators may retry a failed summary.

    Raises Problem 403.
    """
    own = summary.transcript.submitted_by_id == token.owner_id and token.owner_sends
    if not own and not visibility.can_on_summary(token.owner, Right.RETRY, summary):
        detail = "The case belongs to another person, and the token's owner has no role for it."
        raise Problem(FORBIDDEN, f"{detail} Ask a reviewer, a team lead or a system admin.")


def get_first_or_404(rows: QuerySet[Found], what: str, key: object) -> Found:
    """The first row. Raises Problem 404, which names `what` there is none of, and its `key`."""
    found = rows.first()
    if found is None:
        raise not_found_problem(what, key)
    return found


def not_found_problem(what: str, key: object) -> Problem:
    return Problem(
        NOT_FOUND, f"There is no {what} {key} that this token may see. Check the id and the token."
    )
