#!/usr/bin/env bash
# Generates the stubs from the contract: into src/gen, or into the folder that is named.
set -euo pipefail
cd "$(dirname "$0")"
out=${1:-src/gen}

[ -x node_modules/.bin/buf ] || npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
rm -rf "${out:?}/dozor"
mkdir -p "$out"
template='{"version":"v2","plugins":[{"local":["node_modules/.bin/protoc-gen-es"],"out":"'$out'","opt":["target=ts","import_extension=ts"]}]}'
node_modules/.bin/buf generate ../../protos --template "$template"
