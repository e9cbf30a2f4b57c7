#!/bin/sh
# Makes the secrets that docker-compose.yml mounts, in deploy/secrets (or DIRECTORY). What is there
# stays: run it again after you took one away. The certificate is for trying out: put your own in
# its place.
set -eu
directory=${1:-$(dirname "$0")/secrets}
mkdir -p "$directory"
# The directory keeps other accounts of this host out; in a container each file is mounted alone,
# for a user who is not the one of this host.
chmod 700 "$directory"
cd "$directory"

keep() {
  [ -s "$1" ] || printf '%s\n' "$2" > "$1"
  chmod 444 "$1"
}
random() { openssl rand -hex "$1"; }

keep secret_key "$(random 40)"
keep postgres_password "$(random 24)"
keep postgres_application_password "$(random 24)"
keep redis_password "$(random 24)"
keep database_url "postgresql://countersign_app:$(cat postgres_application_password)@postgres:5432/countersign"
keep database_owner_url "postgresql://countersign:$(cat postgres_password)@postgres:5432/countersign"
keep broker_url "redis://countersign:$(cat redis_password)@redis:6379/0"
keep redis_url "redis://countersign:$(cat redis_password)@redis:6379/1"
if [ ! -s tls_key ] || [ ! -s tls_certificate ]; then
  rm -f tls_key tls_certificate
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 90 -subj /CN=localhost \
    -addext subjectAltName=DNS:localhost -keyout tls_key -out tls_certificate 2>/dev/null
  echo 'tls_certificate is for localhost and signed by itself: replace it and tls_key by your own.'
fi
chmod 444 tls_key tls_certificate
