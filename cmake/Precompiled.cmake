# SPDX-FileCopyrightText: 2026 The Adjutant authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Headers that most files read, and that only a new version of Qt or of a library changes: none of our own, so that an edit
# builds no more than it did.
set(precompiled_core
    <QByteArray> <QDateTime> <QHash> <QList> <QMap> <QRegularExpression> <QSet> <QString> <QStringList>
    <nlohmann/json.hpp> <tl/expected.hpp>
    <algorithm> <functional> <map> <memory> <numeric> <optional> <string> <utility> <variant> <vector>)
set(precompiled_ui ${precompiled_core}
    <QApplication> <QBoxLayout> <QDialog> <QDir> <QFile> <QFileInfo> <QKeyEvent> <QLabel> <QLineEdit> <QLocale> <QMenu>
    <QPainter> <QPushButton> <QScrollArea> <QTimer> <QWidget>)

set(false_alarms -Wno-array-bounds -Wno-restrict -Wno-stringop-overflow)

# precompile(TARGET HEADERS <…>) reads them for this target; precompile(TARGET AS OTHER) takes what OTHER has read. GCC takes
# them only where all macros of OTHER are defined as well.
function(precompile target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "AS" "HEADERS")
    if(NOT ADJUTANT_PRECOMPILE)
        return()
    endif()
    if(arg_AS)
        target_precompile_headers(${target} REUSE_FROM ${arg_AS})
        # Read beforehand, the library's own headers are no system headers to GCC 12 any more, and it finds faults in
        # their strings that are none (bug 105651).
        target_compile_options(${target} PRIVATE ${false_alarms})
    else()
        target_precompile_headers(${target} PRIVATE ${arg_HEADERS})
    endif()
endfunction()

# precompiled_headers(NAME LIBRARIES … HEADERS <…>): a target for others to take them from, that has nothing else.
function(precompiled_headers name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LIBRARIES;HEADERS")
    if(NOT ADJUTANT_PRECOMPILE)
        return()
    endif()
    file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp" CONTENT "// Read for its headers.\n")
    add_library(${name} OBJECT "${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp")
    target_link_libraries(${name} PRIVATE adjutant_options ${arg_LIBRARIES})
    precompile(${name} HEADERS ${arg_HEADERS})
endfunction()
