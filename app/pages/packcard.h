// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/catalogue.h"

#include <QFrame>

class QVBoxLayout;

namespace adjutant::app {

class Theme;

/// A pack in the list of packs: what it is, whose, and every fault with its place and a button that opens the file.
class PackCard : public QFrame
{
    Q_OBJECT

public:
    PackCard(const Theme& theme, const packs::Found& found, QWidget* parent = nullptr);

Q_SIGNALS:
    void lookWanted(const QString& pack);
    void sheetWanted(const QString& pack);
    /// A file or folder is to be opened by the desktop.
    void openWanted(const QString& path);

private:
    void addWords(const packs::Found& found);
    void addFaults(const packs::Found& found);
    void addButtons(const packs::Found& found);

    const Theme& m_theme;
    QVBoxLayout* m_column;
};

}
