// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/pack.h"
#include "print/papersaver.h"

class QWidget;

namespace adjutant::app {

/// The quick reference of a pack, on paper or as a PDF, made beside the window.
class SheetSaver : public PaperSaver
{
    Q_OBJECT

public:
    using PaperSaver::PaperSaver;

    void saveSheet(const packs::PackPtr& pack, const QString& path);
    /// These ask where to, first.
    void askFile(const packs::PackPtr& pack, QWidget* window);
    void askPrinter(const packs::PackPtr& pack, QWidget* window);
};

/// `Brassbound, quick reference.pdf`: a title as the name of a file.
QString sheetName(const packs::Pack& pack);

}
