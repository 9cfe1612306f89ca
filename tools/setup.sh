# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 The Adjutant authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What ./run and ./test share: the packages, the configuring and the building. Everything it says goes to standard error,
# so that `./run odds 3d6 --json` leaves standard output to the program.

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"

# To build and to open the window. Debian's qt6-charts-dev does not say that it needs libqt6opengl6-dev. (These two lists are
# read by ./run and ./test.)
# shellcheck disable=SC2034
packages=(
    g++ cmake ninja-build pkg-config
    qt6-base-dev qt6-charts-dev libqt6opengl6-dev qt6-tools-dev qt6-l10n-tools
    libsqlite3-dev libtomlplusplus-dev libsodium-dev libboost-dev libmd4c-dev nlohmann-json3-dev libexpected-dev
    libqt6svg6 qt6-translations-l10n fonts-dejavu-core
)
# To run the tests as well: a framework, and a display that nobody looks at.
# shellcheck disable=SC2034
test_packages=(librapidcheck-dev xvfb)

say() { printf 'adjutant: %s\n' "$*" >&2; }

fail() {
    say "$*"
    exit 1
}

# missing PACKAGE…: prints those that are not installed.
missing() {
    local installed name
    installed="$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true)"
    for name in "$@"; do
        grep -qxF "$name installed" <<<"$installed" || printf '%s\n' "$name"
    done
}

# install PACKAGE…: sees to it that all are there; does nothing and asks for nothing when they are.
install() {
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        fail "this set-up is for Debian and its relatives, and apt is not here. Install what tools/setup.sh lists under your system's names, then build by hand: CONTRIBUTING.md says how."
    fi

    local wanted answer
    mapfile -t wanted < <(missing "$@")
    ((${#wanted[@]})) || return 0

    local apt=(env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 apt-get -o DPkg::Lock::Timeout=300 -o Acquire::http::Timeout=30)
    if ((EUID != 0)); then
        command -v sudo >/dev/null ||
            fail "some packages are missing and there is no sudo here. As root: apt-get install ${wanted[*]}"
        say "some packages are missing; sudo may ask for your password to install them"
        sudo true ||
            fail "some packages are missing and sudo did not let us install them. As root: apt-get install ${wanted[*]}"
        apt=(sudo "${apt[@]}")
    fi

    say "installing, with what they need: ${wanted[*]}"
    answer="$("${apt[@]}" update 2>&1 </dev/null || true)"
    if ! grep -qE '^(Hit|Get):' <<<"$answer"; then
        printf '%s\n' "$answer" >&2
        fail "none of the package sources of this system answered. Is there a network? Once the packages are installed, none is needed."
    fi
    "${apt[@]}" install -y -q --no-install-recommends "${wanted[@]}" >&2 </dev/null ||
        fail "the packages could not all be installed; apt's own words are above. Adjutant needs what Debian 12 has, or newer."
}

# up_to_date PRESET: is it built already, with nothing changed since?
up_to_date() {
    local folder="$root/build/$1"
    [[ -x "$folder/bin/adjutant" && "$folder/.configured" -nt "$root/CMakePresets.json" ]] || return 1
    [[ "$(ninja -C "$folder" -n 2>/dev/null | tail -n 1)" == *"no work to do"* ]]
}

# build PRESET: configures where that was not yet done, and builds, with progress.
build() {
    local folder="$root/build/$1"
    if [[ ! "$folder/.configured" -nt "$root/CMakePresets.json" ]]; then
        say "configuring $1"
        if command -v ccache >/dev/null && [[ -w "${HOME:-/nowhere}" ]]; then
            export CMAKE_CXX_COMPILER_LAUNCHER="${CMAKE_CXX_COMPILER_LAUNCHER-ccache}"
        fi
        (cd "$root" && cmake --preset "$1") >&2 ||
            fail "the build could not be configured; cmake's own words are above. If this folder was moved or copied, delete build/$1 and try again."
        touch "$folder/.configured"
    fi
    say "building $1 (minutes the first time, seconds after that)"
    cmake --build "$folder" >&2 || fail "the build of $1 failed; the compiler's own words are above."
}
