// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/report.h"

#include <QStringList>

namespace adjutant::app {

/// How the name of a report may end, the usual first: html, pdf, csv, json.
QStringList reportEndings();
QString reportEndingOf(const QString& path);

/// The report as the ending asks for it, which must be one of those. PDF needs a QGuiApplication; any thread will do.
QByteArray reportBytes(const report::Report& report, const QString& ending);

}
