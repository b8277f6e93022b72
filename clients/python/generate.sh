#!/usr/bin/env bash
# Generates the stubs from the contract: ./generate.sh [OUT_DIR]
#
# PYTHON names an interpreter with grpcio-tools and mypy-protobuf; the repository's .venv has both.
#
# The modules are moved below dozor_client._gen, so that they stand beside the server's package
# `dozor` in one process. The descriptors stay byte for byte the contract's: protobuf keeps one pool
# of them for the process, and takes a file twice only if it is the same.
set -euo pipefail
cd "$(dirname "$0")"

python=${PYTHON:-../../.venv/bin/python}
out=${1:-dozor_client/_gen}
package=dozor_client._gen
protos=(../../protos/dozor/v1/*.proto)
mapfile -t services < <(grep -l '^service ' "${protos[@]}")

rm -rf "$out/dozor"
mkdir -p "$out"
"$python" -m grpc_tools.protoc -I../../protos --python_out="$out" --pyi_out="$out" "${protos[@]}"
PATH="$(dirname "$python"):$PATH" "$python" -m grpc_tools.protoc -I../../protos \
    --grpc_python_out="$out" --mypy_grpc_out="quiet:$out" "${services[@]}"
sed -i \
    -e "s/^from dozor\.v1 import /from $package.dozor.v1 import /" \
    -e "s/^import dozor\.v1\./import $package.dozor.v1./" \
    -e "s/BuildTopDescriptorsAndMessages(DESCRIPTOR, 'dozor\.v1\./BuildTopDescriptorsAndMessages(DESCRIPTOR, '$package.dozor.v1./" \
    "$out"/dozor/v1/*.py "$out"/dozor/v1/*.pyi
for folder in "$out" "$out/dozor" "$out/dozor/v1"; do
    printf '"""Generated from the contract in protos/ by generate.sh; do not edit."""\n' >"$folder/__init__.py"
done
