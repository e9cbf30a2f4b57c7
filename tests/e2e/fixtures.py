"""Fixtures that the tests of the pages share; a test module imports those it wants."""

from django.test import Client


def client_of(user) -> Client:
    client = Client()
    client.force_login(user)
    return client
