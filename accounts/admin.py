"""Accounts in Django's administration, which also writes events when sign-in changes."""

from typing import Any, cast

from django.contrib import admin
from django.contrib.admin.utils import unquote
from django.contrib.auth.admin import UserAdmin
from django.contrib.auth.models import Group, User
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext_lazy as _

from accounts import emails, grants
from accounts.models import RoleAction

admin.site.unregister(User)
# Rights come only from roles, which admins give on the page *People*.
admin.site.unregister(Group)
_READ_ONLY_FIELDS = ("username", "email", "is_active", "last_login", "date_joined")


@admin.register(User)
class AccountAdmin(UserAdmin):  # type: ignore[type-arg]
    """The page *People* changes e-mail addresses and deactivates people. Usernames never change:
    records name approvers by them. Accounts are never deleted."""

    fieldsets = (
        (None, {"fields": ("username", "password")}),
        (_("Person"), {"fields": ("first_name", "last_name", "email")}),
        (_("Django's administration"), {"fields": ("is_active", "is_staff", "is_superuser")}),
        (_("Dates"), {"fields": ("last_login", "date_joined")}),
    )
    list_filter = ("is_staff", "is_superuser", "is_active")

    def get_readonly_fields(self, request: HttpRequest, obj: Any = None) -> Any:
        fields = super().get_readonly_fields(request, obj)
        return fields if obj is None else (*fields, *_READ_ONLY_FIELDS)

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def save_model(self, request: HttpRequest, obj: User, form: Any, change: bool) -> None:
        by = cast("User", request.user)
        with grants.changing_accounts(by):
            super().save_model(request, obj, form, change)
            if not change:
                grants.record_role_event(RoleAction.CREATE, obj, by)
                grants.require_new_password(obj)

    def user_change_password(
        self,
        request: HttpRequest,
        id: str,
        form_url: str = "",
    ) -> HttpResponse:
        before = self.get_object(request, unquote(id))
        with grants.changing_accounts(cast("User", request.user)):
            answer = super().user_change_password(request, id, form_url)
            found = User.objects.filter(pk=before.pk) if before else User.objects.none()
            if before and found.exclude(password=before.password).exists():
                emails.send_allauth_notice(before, "account/email/password_changed")
        return answer
