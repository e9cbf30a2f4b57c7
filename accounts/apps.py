from django.apps import AppConfig


class AccountsConfig(AppConfig):
    name = "accounts"

    def ready(self) -> None:
        from accounts import sessions  # noqa: F401, PLC0415  (hears of sign-ins)
