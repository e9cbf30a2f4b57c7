"""Events of apps below this one that are evidence too, for the triggers on their tables."""

from accounts.models import Erasure, RoleEvent, SigningKey
from records.log.models import Logged
from summaries.models import Deletion


class LoggedRoleEvent(RoleEvent):
    """The changes to roles and accounts, for the trigger on their table."""

    class Meta:
        proxy = True
        default_permissions = ()
        triggers = [Logged("role")]


class LoggedSigningKey(SigningKey):
    """The enrolled signing keys, for the trigger on their table; removals are events of roles."""

    class Meta:
        proxy = True
        default_permissions = ()
        triggers = [Logged("signing_key", without=("sign_count", "removed_at", "removed_by_id"))]


class LoggedErasure(Erasure):
    """The erasures of personal data, for the trigger on their table."""

    class Meta:
        proxy = True
        default_permissions = ()
        triggers = [Logged("erasure")]


class LoggedDeletion(Deletion):
    """The deletions of transcripts, for the trigger on their table."""

    class Meta:
        proxy = True
        default_permissions = ()
        triggers = [Logged("deletion")]
