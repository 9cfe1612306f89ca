// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/packcard.h"

#include "base/sentence.h"
#include "pages/packbox.h"
#include "widgets/flowlayout.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QDir>
#include <QFileInfo>
#include <QVBoxLayout>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr std::size_t mostFaults = 50;

// `pack.toml:12:3`, as a command line says it; the folder where it is not a fault of one file.
QString placeOf(const Fault& fault, const QString& folder)
{
    QStringList place{fault.file.isEmpty() ? folder : fault.file};
    if (fault.line > 0)
        place << QString::number(fault.line);
    if (fault.line > 0 && fault.column > 0)
        place << QString::number(fault.column);
    return place.join(QLatin1Char(':'));
}

}

PackCard::PackCard(const Theme& theme, const packs::Found& found, QWidget* parent)
    : QFrame(parent),
      m_theme(theme),
      m_column(new QVBoxLayout(this))
{
    setProperty("card", true);
    m_column->setContentsMargins(16, 12, 16, 12);
    m_column->setSpacing(4);
    addWords(found);
    addFaults(found);
    addButtons(found);
}

void PackCard::addWords(const packs::Found& found)
{
    const packs::Pack* pack = found.reading.pack.get();
    auto* title = new TextLabel(this, 1.15, true);
    title->setText(pack ? pack->title : found.id);
    m_column->addWidget(title);
    const QString source = found.bundled ? tr("comes with Adjutant") : tr("your own");
    auto* facts = new TextLabel(this);
    facts->setProperty("role", QStringLiteral("quiet"));
    facts->setText(pack ? tr("%1 · version %2 · %3").arg(found.id, pack->version, source)
                        : tr("%1 · %2 · cannot be used").arg(found.id, source));
    m_column->addWidget(facts);
    if (pack) {
        auto* about = new TextLabel(this);
        about->setText(aboutPack(*pack));
        m_column->addWidget(about);
    }
}

void PackCard::addFaults(const packs::Found& found)
{
    const Faults& faults = found.reading.faults;
    for (std::size_t i = 0; i < std::min(faults.size(), mostFaults); ++i) {
        const Fault& fault = faults[i];
        const bool isError = fault.severity == Fault::Severity::Error;
        const QString path = QDir(found.path).filePath(fault.file);
        auto* button = new TouchButton(m_theme, sentence(fault.words), this);
        button->setGlyph(isError ? Glyph::Cross : Glyph::Warning);
        button->setDetail(tr("%1 · %2").arg(isError ? tr("Error") : tr("Warning"), placeOf(fault, found.path)));
        button->setAccessibleDescription(tr("Opens the file"));
        button->setEnabled(!found.bundled && QFileInfo::exists(path));
        connect(button, &QAbstractButton::clicked, this, [this, path] { Q_EMIT openWanted(path); });
        m_column->addWidget(button);
    }
    if (faults.size() > mostFaults) {
        auto* more = new TextLabel(this);
        more->setText(tr("… and %1 more. “adjutant check” shows all of them.").arg(faults.size() - mostFaults));
        m_column->addWidget(more);
    }
}

void PackCard::addButtons(const packs::Found& found)
{
    auto* row = new FlowLayout;
    const auto add = [&](const QString& words, auto act) {
        auto* button = new TouchButton(m_theme, words, this);
        button->setAccessibleName(QStringLiteral("%1: %2").arg(words, found.id));
        connect(button, &QAbstractButton::clicked, this, act);
        row->addWidget(button);
    };
    if (found.reading.pack) {
        add(tr("Look in it"), [this, id = found.id] { Q_EMIT lookWanted(id); });
        add(tr("Save the sheet as PDF…"), [this, id = found.id] { Q_EMIT sheetWanted(id); });
    }
    if (!found.bundled)
        add(tr("Open the folder"), [this, path = found.path] { Q_EMIT openWanted(path); });
    m_column->addLayout(row);
}

}
