from celery import shared_task

from accounts import provider_tokens


@shared_task(name="accounts.fetch_documents", acks_late=False)
def fetch_documents() -> None:
    """Fetch what sign-ins through identity providers need, before they need it."""
    provider_tokens.fetch_all_documents()
