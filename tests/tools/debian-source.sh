#!/usr/bin/env bash
# Unpacks a folder of a source package of Debian into .tools/debian/src/PACKAGE:
#
#   tests/tools/debian-source.sh protobuf csharp/src/Google.Protobuf
#
# It has the version that the package's programs have, and needs neither root nor a change to the
# machine's own list of sources.
set -euo pipefail
cd "$(dirname "$0")/../.."

package=$1
folder=$2
root=$PWD/.tools/debian
target=$root/src/$package
apt=$root/apt/src
options=(
    -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$apt/sources"
    -o Dir::State::lists="$apt/lists" -o Dir::Cache="$apt/cache" -o Debug::NoLocking=true
    -o APT::Sandbox::User="$(id -un)" -q=2
)

sources() { # those of the machine, for source packages
    local file
    for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources; do
        [ ! -f "$file" ] || sed -E 's/^Types:.*/Types: deb-src/; s/^deb[[:space:]]/deb-src /' "$file" \
            >"$apt/sources/${file##*/}"
    done
}

download() {
    cd "$apt/download"
    apt-get "${options[@]}" update && apt-get "${options[@]}" --download-only --tar-only source "$package"
}

[ ! -e "$target/$folder" ] || exit 0
echo "Unpacking $folder of $package into .tools/ …"
rm -rf "$apt"
mkdir -p "$apt/sources" "$apt/lists/partial" "$apt/cache" "$apt/download" "$target"
sources
(download) >"$apt/log" 2>&1 || {
    echo "The source of $package cannot be had from Debian:" >&2
    cat "$apt/log" >&2
    exit 1
}
tar -xf "$apt"/download/"$package"_*.orig.tar.* -C "$target" --strip-components=1 --wildcards "*/$folder"
rm -rf "$apt"
