// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "print/filesaver.h"

class QPagedPaintDevice;
class QWidget;

namespace adjutant::app {

/// Brings pages to a printer as well, beside the window.
class PaperSaver : public FileSaver
{
    Q_OBJECT

public:
    using FileSaver::FileSaver;

Q_SIGNALS:
    /// By the printer of this name, or into the file.
    void printed(const QString& where);
    /// The printer, or the file, takes nothing.
    void notPrinted(const QString& where);

protected:
    struct Pages {
        QString title; ///< of the question where to
        QString name;
        double margin = 0; ///< mm
        std::function<void(QPagedPaintDevice&)> print;
    };

    /// Asks which printer, first.
    void ask(const Pages& pages, QWidget* window);
};

}
