#!/usr/bin/env bash
# Unpacks programs and libraries of Debian packages into .tools/, for tests that need them:
#
#   tests/tools/debian.sh prometheus libgrpc++-dev …
#
# Neither root nor an installation is needed, and no service is started: the packages and those
# that they need are downloaded and unpacked into .tools/debian/, and .tools/bin/ gets a command for
# each program of the named ones. What the machine has already is left alone. Builds find headers and
# libraries by the prefix: cmake -D CMAKE_PREFIX_PATH=…/.tools/debian/usr.
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

download() { # the packages that are missing and whatever they need that the machine has not
    rm -f "$apt"/cache/archives/*.deb
    apt-get "${options[@]}" "$@" --yes --download-only install "${missing[@]}" >"$apt/log" 2>&1
}

# The machine's own lists of packages may be missing or too old.
with_fresh_lists() {
    local fresh=(-o Dir::State::lists="$apt/lists")
    mkdir -p "$apt/lists/partial"
    apt-get "${options[@]}" "${fresh[@]}" update >"$apt/log" 2>&1 && download "${fresh[@]}"
}

# Its libraries are beside it, not where the loader looks. A script names what it runs by where that
# would be installed: it gets a command only if that lies in /usr/lib, as of a browser.
command_for() {
    if [ "$(head -c 2 "$1")" = '#!' ]; then
        grep -q '^/usr/lib/' "$1" || return 0
        sed -i "s,^/usr/lib/,exec $root&," "$1"
    elif [ "$(head -c 4 "$1")" != $'\x7fELF' ]; then
        return 0
    fi
    local file folder libraries=
    file=$tools/bin/$(basename "$1")
    for folder in "$root"/lib/*-linux-gnu* "$root"/usr/lib/*-linux-gnu*{,/pulseaudio}; do
        [ ! -d "$folder" ] || libraries+=${libraries:+:}$folder
    done
    cat >"$file" <<WRAPPER
#!/bin/sh
export LD_LIBRARY_PATH="$libraries\${LD_LIBRARY_PATH:+:\$LD_LIBRARY_PATH}"
exec "$1" "\$@"
WRAPPER
    chmod +x "$file"
}

# Packages for development name files of libraries that the machine may have had already, or
# link to where those would be if they were installed.
mend_links() {
    local link folder target file
    find "$root" -xtype l -printf '%p\t%h\t%l\n' | while IFS=$'\t' read -r link folder target; do
        if [[ $target == /* ]]; then
            [ ! -e "$root$target" ] || ln -sfn "$root$target" "$link"
            continue
        fi
        file=${folder#"$root"}/$target
        for file in "${file%%.so.*}".so.*; do
            [ ! -e "$file" ] || [ -e "$root$file" ] || ln -sfn "$file" "$root$file"
        done
    done
}

unpack() {
    local deb package program
    for deb in "$apt"/cache/archives/*.deb; do
        dpkg-deb -x "$deb" "$root"
    done
    rm -rf "$root/usr/share/javascript" # for pages that nobody opens; most of what there is
    mend_links
    for package in "${missing[@]}"; do
        dpkg-deb --fsys-tarfile "$apt"/cache/archives/"$package"_*.deb | tar -t \
            | sed -nE 's,^\./(usr/)?s?bin/[^/]+$,&,p' \
            | while read -r program; do command_for "$root/${program#./}"; done
        touch "$root/.$package"
    done
    rm -f "$apt"/cache/archives/*.deb
}

command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null || {
    echo "This takes packages of Debian, and this machine has no apt-get: install $* by its own means." >&2
    exit 1
}
mkdir -p "$tools/bin" "$apt/cache/archives/partial"
missing=()
for package; do
    installed "$package" || [ -e "$root/.$package" ] || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0
echo "Unpacking ${missing[*]} into .tools/ …"
download || with_fresh_lists || {
    echo "${missing[*]} cannot be had from Debian:" >&2
    cat "$apt/log" >&2
    exit 1
}
unpack
