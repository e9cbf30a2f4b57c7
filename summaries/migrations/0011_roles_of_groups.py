"""Members of the groups of before keep what they could do; what happens to roles is kept."""

from django.db import migrations

from summaries.migrations._triggers import append_only

_ROLES = {
    "reviewers": ["reviewer"],
    "admins": ["system_admin", "lead", "guideline_admin"],
    "authors": ["author"],
}


def take_over(apps, schema_editor):
    members = apps.get_model("auth", "User").groups.through.objects
    grants = apps.get_model("summaries", "RoleGrant").objects
    events = apps.get_model("summaries", "RoleEvent").objects
    for name, roles in _ROLES.items():
        for user in members.filter(group__name=name).values_list("user_id", flat=True):
            for role in roles:
                grants.create(user_id=user, role=role)
                events.create(user_id=user, action="grant", role=role)


class Migration(migrations.Migration):
    dependencies = [("summaries", "0010_roles"), ("auth", "0012_alter_user_first_name_max_length")]

    operations = [
        migrations.RunPython(take_over, migrations.RunPython.noop),
        migrations.RunSQL("SET CONSTRAINTS ALL IMMEDIATE", migrations.RunSQL.noop),
        append_only("summaries_roleevent"),
    ]
