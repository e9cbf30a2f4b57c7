"""Tokens with webhooks keep the right to change them, which is a scope of its own from 1.1 on."""

from django.db import migrations


def add_scope(apps, schema_editor):
    # As the owner of the tables, who migrates.
    alias = schema_editor.connection.alias
    tokens = apps.get_model("accounts", "ApiToken").objects.using(alias)
    endpoints = apps.get_model("delivery", "Endpoint").objects.using(alias)
    used = endpoints.filter(token__isnull=False, removed_at__isnull=True).values("token")
    for token in tokens.filter(pk__in=used, revoked_at__isnull=True):
        if not {"webhooks", "admin"} & set(token.scopes):
            tokens.filter(pk=token.pk).update(scopes=sorted({*token.scopes, "webhooks"}))


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0001_initial"),
        ("delivery", "0002_recall"),
    ]

    operations = [migrations.RunPython(add_scope, migrations.RunPython.noop)]
