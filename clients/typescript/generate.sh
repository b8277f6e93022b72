#!/usr/bin/env bash
# Generates the stubs from the contract, and of google.rpc what errors carry, into src/gen, or into
# the folder that is named. The published service config goes beside them.
set -euo pipefail
mkdir -p "${1:-$(dirname "$0")/src/gen}"
out=$(cd "${1:-$(dirname "$0")/src/gen}" && pwd)
cd "$(dirname "$0")"

[ -x node_modules/.bin/buf ] || npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
rm -rf "${out:?}/dozor" "$out/google" "$out/service_config.ts"
template='{"version":"v2","plugins":[{"local":["node_modules/.bin/protoc-gen-es"],"out":"'$out'","opt":["target=ts","import_extension=ts"]}]}'
for protos in ../../protos protos; do
    node_modules/.bin/buf generate "$protos" --template "$template"
done

cat >"$out/service_config.ts" <<END
// @generated from clients/service_config.json
/** The published service config: how long calls may take, and what is tried again. */
export const publishedServiceConfig = $(cat ../service_config.json) as const;
END
