from django.apps import AppConfig


class AccountsConfig(AppConfig):
    name = "accounts"

    def ready(self) -> None:
        # They connect signals or register checks.
        from accounts import (  # noqa: PLC0415
            checks,  # noqa: F401
            events,  # noqa: F401
            factors,  # noqa: F401
            provider_only,  # noqa: F401
            provider_sign_in,  # noqa: F401
            sessions,  # noqa: F401
        )
