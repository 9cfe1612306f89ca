# SPDX-FileCopyrightText: 2026 The Adjutant authors
# SPDX-License-Identifier: GPL-3.0-or-later

find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui Widgets Charts PrintSupport DBus LinguistTools)
find_package(SQLite3 REQUIRED)
find_package(tomlplusplus REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(tl-expected REQUIRED)

find_package(PkgConfig REQUIRED)
pkg_check_modules(SODIUM REQUIRED IMPORTED_TARGET libsodium)
pkg_check_modules(MD4C REQUIRED IMPORTED_TARGET md4c)
find_package(Boost 1.74 REQUIRED)

if(ADJUTANT_TESTS OR ADJUTANT_BENCHMARKS)
    find_package(Qt6 6.4 REQUIRED COMPONENTS Test)
endif()
if(ADJUTANT_TESTS)
    find_package(rapidcheck REQUIRED)
endif()
