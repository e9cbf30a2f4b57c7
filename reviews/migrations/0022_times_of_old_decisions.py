from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("reviews", "0021_times_of_decisions")]
    operations = []
