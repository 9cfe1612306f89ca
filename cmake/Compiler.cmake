# SPDX-FileCopyrightText: 2026 The Adjutant authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Every target of ours links this; the warnings stay out of generated and foreign code.
add_library(adjutant_options INTERFACE)

target_compile_options(adjutant_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual
    -Wcast-align -Wimplicit-fallthrough
    $<$<BOOL:${ADJUTANT_WARNINGS_AS_ERRORS}>:-Werror>)
target_compile_definitions(adjutant_options INTERFACE
    QT_NO_CAST_FROM_BYTEARRAY QT_NO_CAST_TO_ASCII QT_NO_KEYWORDS QT_NO_FOREACH
    ADJUTANT_VERSION="${PROJECT_VERSION}")

if(ADJUTANT_SANITIZE)
    add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=address,undefined)
    # Instrumented code confuses these warnings of GCC.
    target_compile_options(adjutant_options INTERFACE
        -Wno-maybe-uninitialized -Wno-array-bounds -Wno-restrict -Wno-stringop-overflow)
endif()
