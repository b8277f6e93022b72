#!/usr/bin/env bash
# Unpacks programs of Debian packages into .tools/, for tests that need them:
#
#   tests/tools/debian.sh prometheus …
#
# Neither root nor an installation is needed, and no service is started: the packages and those
# that they need are downloaded and unpacked into .tools/debian/, and .tools/bin/ gets a command for
# each program of the named ones. What the machine has already is left alone.
set -euo pipefail
cd "$(dirname "$0")/../.."

tools=$PWD/.tools
root=$tools/debian
apt=$root/apt
options=(
    -o Dir::Cache="$apt/cache" -o Debug::NoLocking=true -o APT::Sandbox::User="$(id -un)"
    -o APT::Install-Recommends=false -q=2
)

installed() { # whether the machine has the package
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

download() { # the package and whatever it needs that the machine has not
    rm -f "$apt"/cache/archives/*.deb
    apt-get "${options[@]}" "$@" --yes --download-only install "$package" >"$apt/log" 2>&1
}

# The machine's own lists of packages may be missing or too old.
with_fresh_lists() {
    local fresh=(-o Dir::State::lists="$apt/lists")
    mkdir -p "$apt/lists/partial"
    apt-get "${options[@]}" "${fresh[@]}" update >"$apt/log" 2>&1 && download "${fresh[@]}"
}

# Its libraries are beside it, not where the loader looks; one that is a script, as browsers have
# one, starts what lies in /usr/lib.
command_for() {
    local file folder libraries=
    file=$tools/bin/$(basename "$1")
    for folder in "$root"/lib/*-linux-gnu* "$root"/usr/lib/*-linux-gnu*{,/pulseaudio}; do
        [ ! -d "$folder" ] || libraries+=${libraries:+:}$folder
    done
    [ "$(head -c 2 "$1")" != '#!' ] || sed -i "s,^/usr/lib/,exec $root&," "$1"
    cat >"$file" <<WRAPPER
#!/bin/sh
export LD_LIBRARY_PATH="$libraries\${LD_LIBRARY_PATH:+:\$LD_LIBRARY_PATH}"
exec "$1" "\$@"
WRAPPER
    chmod +x "$file"
}

unpack() {
    local deb program
    for deb in "$apt"/cache/archives/*.deb; do
        dpkg-deb -x "$deb" "$root"
    done
    rm -rf "$root/usr/share/javascript" # for pages that nobody opens; most of what there is
    dpkg-deb --fsys-tarfile "$apt"/cache/archives/"$package"_*.deb | tar -t \
        | sed -nE 's,^\./(usr/)?s?bin/[^/]+$,&,p' \
        | while read -r program; do command_for "$root/${program#./}"; done
}

command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null || {
    echo "This takes packages of Debian, and this machine has no apt-get: install $* by its own means." >&2
    exit 1
}
mkdir -p "$tools/bin" "$apt/cache/archives/partial"
for package; do
    if installed "$package" || [ -e "$root/.$package" ]; then
        continue
    fi
    echo "Unpacking $package into .tools/ …"
    download || with_fresh_lists || {
        echo "$package cannot be had from Debian:" >&2
        cat "$apt/log" >&2
        exit 1
    }
    unpack
    rm -f "$apt"/cache/archives/*.deb
    touch "$root/.$package"
done
