"""Accounts in Django's administration: what changes how somebody signs in is told there, too."""

from typing import TYPE_CHECKING, Any, cast

from django.contrib import admin
from django.contrib.admin.utils import unquote
from django.contrib.auth.admin import UserAdmin
from django.contrib.auth.models import User
from django.db import transaction
from django.http import HttpRequest, HttpResponse

from reviews import accounts

if TYPE_CHECKING:
    _Accounts = UserAdmin[User]
else:
    _Accounts = UserAdmin

admin.site.unregister(User)


@admin.register(User)
class AccountAdmin(_Accounts):
    """E-mail addresses change on the page *People*, where both addresses are told. A username never
    does: records name who approved by it."""

    def get_readonly_fields(self, request: HttpRequest, obj: Any = None) -> Any:
        fields = super().get_readonly_fields(request, obj)
        return fields if obj is None else (*fields, "username", "email")

    @transaction.atomic
    def user_change_password(
        self,
        request: HttpRequest,
        id: str,
        form_url: str = "",
    ) -> HttpResponse:
        before = self.get_object(request, unquote(id))
        answer = super().user_change_password(request, id, form_url)
        if before and User.objects.exclude(password=before.password).filter(pk=before.pk).exists():
            accounts.note_password(user=before, by=cast("User", request.user))
        return answer
