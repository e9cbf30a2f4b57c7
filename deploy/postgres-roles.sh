#!/bin/bash
# Makes the roles that run Countersign, in a database that is made anew (docs/operations.md).
set -euo pipefail
psql --set ON_ERROR_STOP=1 --set password="$POSTGRES_APPLICATION_PASSWORD" \
  --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
CREATE ROLE countersign_app LOGIN PASSWORD :'password';
CREATE ROLE countersign_reader NOLOGIN;
SQL
