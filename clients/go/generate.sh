#!/usr/bin/env bash
# Generates the stubs of the contract into gen/, or into the folder that is named.
#
# Usage: ./generate.sh [OUT_DIR]
#
# PROTOC names a protoc; without it, it is the one of the checkout's .venv (`make lint` makes that).
# The plugins are tools of go.mod.
set -euo pipefail
mkdir -p "${1:-$(dirname "$0")/gen}"
into=$(cd "${1:-$(dirname "$0")/gen}" && pwd)
cd "$(dirname "$0")"

protoc() {
    if [ -n "${PROTOC:-}" ]; then "$PROTOC" "$@"; else ../../.venv/bin/python -m grpc_tools.protoc "$@"; fi
}

rm -rf "${into:?}/dozor"
module=github.com/dozor-project/dozor/clients/go/gen
protoc -I ../../protos ../../protos/dozor/v1/*.proto \
    --plugin=protoc-gen-go="$(go tool -n protoc-gen-go)" \
    --plugin=protoc-gen-go-grpc="$(go tool -n protoc-gen-go-grpc)" \
    --go_out="$into" --go_opt=module=$module \
    --go-grpc_out="$into" --go-grpc_opt=module=$module

# The stubs are what contract and plugins make of them, whichever protoc read the contract.
find "$into/dozor" -name '*.go' -exec sed -i -E '/^\/\/ (-|\t)? ?protoc +[v(]/d' {} +
