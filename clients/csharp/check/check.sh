#!/usr/bin/env bash
# Checks these sources as far as it goes without .NET:
#
#   check/check.sh [VECTORS]
#
# The stubs are generated; Google.Protobuf (its source), the stubs, the library, the programs and the tests
# are compiled by Mono, with gRPC's types as check/grpc declares them; the tests run, and
# every answer among the vectors that has dice is verified. `make tools` brings what it takes.
set -euo pipefail
cd "$(dirname "$0")/.."

root=$PWD/../..
unpacked=$root/.tools/debian
build=build/check
protobuf=$unpacked/src/protobuf/csharp/src/Google.Protobuf
googleapis=../cpp/third_party/googleapis
export PATH=$root/.tools/bin:$PATH

die() {
    echo "$1" >&2
    exit 1
}

prefix=
if [ -d "$unpacked/usr/lib/mono" ]; then
    prefix=$unpacked
    export MONO_GAC_PREFIX=$prefix/usr MONO_PATH=$prefix/usr/lib/mono/4.5 MONO_CFG_DIR=$prefix/etc
fi
for program in c++ mono protoc; do
    command -v "$program" >/dev/null || die "$program was not found: run make tools in the root of the repository"
done
[ -d "$protobuf" ] || die "the source of Google.Protobuf was not found: run make tools in the root of the repository"

compile() { # TARGET FILE SOURCE…: a warning is an error, but in what others wrote
    mono "$prefix/usr/lib/mono/4.5/mcs.exe" -nologo -langversion:7.2 -target:"$1" -out:"$build/$2" "${@:3}"
}

generate() {
    local lib=$unpacked/usr/lib/$(c++ -print-multiarch)
    c++ -std=c++17 -isystem "$unpacked/usr/include" check/grpc_csharp_plugin.cc -o $build/grpc_csharp_plugin \
        -L"$lib" -Wl,--disable-new-dtags,-rpath,"$lib" -lgrpc_plugin_support -lprotoc -lprotobuf
    protoc -I ../../protos -I $googleapis --csharp_out=$build/stubs \
        ../../protos/dozor/v1/*.proto $googleapis/google/rpc/*.proto
    protoc -I ../../protos --grpc_out=$build/stubs --plugin=protoc-gen-grpc=$build/grpc_csharp_plugin \
        ../../protos/dozor/v1/*_service.proto
}

verify() { # that all answers in a folder of vectors that have dice come from their seeds
    local type file answers=0
    for type in ResolveBreach ResolveAssault ResolveRaid ResolveRaidBatch; do
        for file in "$1"/RaidService.$type/*.response.binpb; do
            mono $build/programs.exe verify-dice ${type}Response "$file" >/dev/null || die "$file: its dice are wrong"
            answers=$((answers + 1))
        done
    done
    echo "the dice of $answers answers were verified"
}

rm -rf $build
mkdir -p $build/stubs
generate
mapfile -t sources < <(find "$protobuf" -name '*.cs' | LC_ALL=C sort) # the compiler trips over some other orders
compile library Google.Protobuf.dll -unsafe -nowarn:436 check/Unsafe.cs "${sources[@]}"
references=(-r:$build/Google.Protobuf.dll)
compile library Grpc.dll -warnaserror "${references[@]}" check/grpc/*.cs
references+=(-r:$build/Grpc.dll)
compile library Stubs.dll "${references[@]}" $build/stubs/*.cs
references+=(-r:$build/Stubs.dll)
compile library Dozor.Client.dll -warnaserror "${references[@]}" \
    -resource:../service_config.json,service_config.json src/*.cs
references+=(-r:$build/Dozor.Client.dll)
compile exe programs.exe -warnaserror "${references[@]}" programs/*.cs
compile exe Dozor.Tests.exe -warnaserror "${references[@]}" tests/*.cs
mono $build/Dozor.Tests.exe "$@"
[ $# -eq 0 ] || verify "$1"
echo 'compiled by Mono against declarations of gRPC; its tests pass; no call was made'
