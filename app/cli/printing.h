// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

namespace adjutant::cli
{

/// The report as pages. Needs a QGuiApplication, but no display.
QByteArray toPdf(const QByteArray& html, const QString& title);

}
