from django.apps import AppConfig


class AccountsConfig(AppConfig):
    name = "accounts"

    def ready(self) -> None:
        from accounts import events, sessions  # noqa: F401, PLC0415  (hear of sign-ins)
