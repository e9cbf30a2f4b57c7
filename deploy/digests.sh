#!/bin/sh
# Pins each image of docker-compose.yml and of the Dockerfile to the digest that its tag has now.
set -eu
cd "$(dirname "$0")/.."
images=$(sed -nE 's/^ *image: ([^ ]+:[^ ]+)$/\1/p; s/^FROM ([^ ]+:[^ ]+).*/\1/p' docker-compose.yml Dockerfile | sed 's/@.*//' | sort -u)
for image in $images; do
  digest=$(docker buildx imagetools inspect "$image" --format '{{.Manifest.Digest}}')
  sed -i.former -E "s|$image(@sha256:[0-9a-f]{64})?|$image@$digest|" docker-compose.yml Dockerfile
  echo "$image@$digest"
done
rm -f docker-compose.yml.former Dockerfile.former
