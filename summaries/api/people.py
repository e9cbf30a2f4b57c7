"""/people of the API: let people in or shut them out, for programs that follow a directory."""

from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from ninja import Router
from pydantic import BaseModel, Field

from accounts import grants
from summaries.api.auth import ADMIN, TokenRequest, not_found_problem
from summaries.api.schemas import StrictBody
from web import problems
from web.problems import Problem, error_responses

router = Router(tags=["People"], auth=ADMIN)


class Activity(StrictBody):
    active: bool = Field(description="false ends the account's sessions and tokens at once.")


class PersonOut(BaseModel):
    username: str
    name: str
    active: bool


@router.patch(
    "/{username}",
    operation_id="update_person",
    summary="Activate or deactivate an account",
    response={
        200: PersonOut,
        **error_responses(
            *(problems.FORBIDDEN, problems.NOT_FOUND, problems.INVALID, problems.MALFORMED),
            problems.WRONG_STATE,
        ),
    },
)
def update_person(request: TokenRequest, username: str, body: Activity) -> PersonOut:
    """For tokens of system admins with the scope `admin`. The account and its work stay; a
    person who is activated again signs in and creates new tokens."""
    try:
        grants.check_can_manage(request.auth.owner)
    except PermissionDenied as error:
        raise Problem(problems.FORBIDDEN, f"{error} Use a token of one of them.") from error
    # PostgreSQL takes no NUL in a text, and no username has one.
    user = User.objects.filter(username=username).first() if "\x00" not in username else None
    if user is None:
        raise not_found_problem("person", username)
    try:
        grants.set_active(user=user, active=body.active, by=request.auth.owner)
    except PermissionDenied as error:
        raise Problem(problems.FORBIDDEN, str(error)) from error
    except grants.LastAdmin as error:
        raise Problem(problems.WRONG_STATE, str(error)) from error
    return PersonOut(username=user.get_username(), name=user.get_full_name(), active=user.is_active)
