"""/me and /guidelines of the API: what a token is, and what its transcripts may name."""

from datetime import datetime

from django.db.models import Max
from ninja import Router
from pydantic import BaseModel, Field

from accounts.models import RoleGrant, UserRole
from accounts.roles import Right
from accounts.tokens import Scope
from summaries import visibility
from summaries.api.auth import READ_OR_INGEST, BearerToken, TokenRequest
from summaries.api.schemas import fill_schema
from summaries.models import Guideline
from web.problems import error_responses

me = Router(tags=["People"], auth=BearerToken(*Scope))
guidelines = Router(tags=["Guidelines"], auth=READ_OR_INGEST)


class RoleOut(BaseModel):
    role: UserRole
    guideline: str | None = Field(description="Null for the whole installation.")


class TokenOut(BaseModel):
    name: str
    scopes: list[Scope]
    expires_at: datetime | None
    may_send: bool = Field(description="Whether its owner may send transcripts now.")


class MeOut(BaseModel):
    """Whose token it is, and what it may do."""

    username: str
    name: str
    roles: list[RoleOut]
    token: TokenOut


@me.get(
    "",
    operation_id="get_me",
    summary="Show the token of this request and its owner",
    response={200: MeOut, **error_responses()},
)
def get_me(request: TokenRequest) -> MeOut:
    token, owner = request.auth, request.auth.owner
    grants = RoleGrant.objects.filter(user=owner).order_by("role", "guideline__name")
    return MeOut(
        username=owner.get_username(),
        name=owner.get_full_name(),
        roles=[
            RoleOut(role=UserRole(role), guideline=guideline)
            for role, guideline in grants.values_list("role", "guideline__name")
        ],
        token=TokenOut(
            name=token.name,
            scopes=[Scope(scope) for scope in token.scopes],
            expires_at=token.expires_at,
            may_send=token.owner_sends,
        ),
    )


class PublishedGuidelineOut(BaseModel):
    name: str = Field(description="What to send as `guideline`.", examples=["default"])
    title: str
    version: int = Field(description="The newest published version, which new transcripts use.")
    is_default: bool = Field(description="Whether transcripts that name none use it.")


class GuidelineList(BaseModel):
    items: list[PublishedGuidelineOut]


@guidelines.get(
    "",
    operation_id="list_guidelines",
    summary="List the published guidelines, by name",
    response={200: GuidelineList, **error_responses()},
)
def list_guidelines(request: TokenRequest) -> GuidelineList:
    """Those that the roles of the token's owner read; if the owner may send transcripts, all that
    these may name."""
    token = request.auth
    readable = visibility.guidelines_for(token.owner, Right.READ_GUIDELINES)
    shown = Guideline.objects.all() if token.owner_sends else readable
    published = shown.filter(archived_at=None, versions__published_at__isnull=False)
    rows = published.annotate(version=Max("versions__number")).order_by("name")
    return GuidelineList(items=[fill_schema(PublishedGuidelineOut, row) for row in rows])
