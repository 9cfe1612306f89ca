// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace adjutant::lookup {

/// The character that `&half;`, `&#189;` or `&#xbd;` stands for; one that is not known stays as written.
QString entity(const QString& written);

}
