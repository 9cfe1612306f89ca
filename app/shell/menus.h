// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>

#include <utility>

class QMenuBar;

namespace adjutant::app {

class Actions;

/// The menus of the window, from the actions; all that is on them has a key and most of it a button, too.
void fillMenuBar(QMenuBar& bar, const Actions& actions);

/// The letters that open menus together with Alt, and their titles, in the language of the window.
QList<std::pair<Qt::Key, QString>> menuLetters();
}
