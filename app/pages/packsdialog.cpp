// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/packsdialog.h"

#include "models/packshelf.h"
#include "pages/packcard.h"
#include "pages/pagescroll.h"
#include "print/sheetsaver.h"
#include "shell/theme.h"
#include "widgets/dialogsize.h"
#include "widgets/flowlayout.h"
#include "widgets/noticebar.h"
#include "widgets/textlabel.h"

#include <QDesktopServices>
#include <QDir>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace adjutant::app {

PacksDialog::PacksDialog(PackShelf& shelf, const Theme& theme, QWidget* parent)
    : QDialog(parent),
      m_shelf(shelf),
      m_theme(theme),
      m_cards(new QVBoxLayout),
      m_notice(new NoticeBar(theme, this)),
      m_sheets(new SheetSaver(this)),
      m_state(new TextLabel(this))
{
    setWindowTitle(tr("Rule packs"));
    compose();
    connect(&shelf, &PackShelf::changed, this, &PacksDialog::fill);
    connect(m_sheets, &SheetSaver::saved, m_notice,
            [this](const QString& path) { m_notice->tell(tr("The sheet is saved"), QDir::toNativeSeparators(path)); });
    connect(m_sheets, &SheetSaver::failed, m_notice,
            [this](const QString& words) { m_notice->tell(tr("The sheet was not saved"), words); });
    const QSize wanted(int(theme.textPoints() * 76), int(theme.textPoints() * 80));
    resizeInSight(*this, wanted);
    fill();
}

void PacksDialog::compose()
{
    auto* intro = new TextLabel(this);
    const QString own = QDir::toNativeSeparators(packs::ownFolder());
    intro->setText(tr("A pack is a folder of text files that holds the rules of a game. Your own lie in %1.")
                       .arg(QLatin1Char('\n') + own)); // in a line of its own it need not break behind its first slash
    auto* folder = new QPushButton(tr("Open that folder"), this);
    auto* again = new QPushButton(tr("Read all again"), this);
    auto* close = new QPushButton(tr("Close"), this);
    close->setDefault(true);
    connect(folder, &QPushButton::clicked, this, [this] {
        QDir().mkpath(packs::ownFolder());
        open(packs::ownFolder());
    });
    connect(again, &QPushButton::clicked, this, &PacksDialog::reload);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto* scroll = new PageScroll(this);
    scroll->setAccessibleName(windowTitle());
    auto* page = new QWidget;
    page->setLayout(m_cards);
    m_cards->setSpacing(12);
    scroll->setWidget(page);
    auto* buttons = new FlowLayout;
    for (QPushButton* button : {folder, again, close})
        buttons->addWidget(button);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    column->addWidget(intro);
    column->addWidget(scroll, 1);
    column->addWidget(m_notice);
    column->addWidget(m_state);
    column->addLayout(buttons);
    close->setFocus();
}

void PacksDialog::fill()
{
    while (QLayoutItem* item = m_cards->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    std::size_t faults = 0;
    for (const packs::Found& found : m_shelf.packs()) {
        auto* card = new PackCard(m_theme, found, this);
        connect(card, &PackCard::lookWanted, this, &PacksDialog::lookWanted);
        connect(card, &PackCard::sheetWanted, this, &PacksDialog::saveSheet);
        connect(card, &PackCard::openWanted, this, &PacksDialog::open);
        m_cards->addWidget(card);
        faults += found.reading.faults.size();
    }
    m_cards->addStretch(1);
    m_state->announce(faults == 0 ? tr("No faults.") : tr("%n fault(s).", nullptr, int(faults)));
}

void PacksDialog::reload()
{
    m_state->announce(tr("Reading…"));
    m_shelf.reload();
}

void PacksDialog::open(const QString& path)
{
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(path)))
        m_notice->tell(tr("The desktop did not open it"), QDir::toNativeSeparators(path));
}

void PacksDialog::saveSheet(const QString& pack)
{
    if (const packs::Found* found = m_shelf.whole(pack))
        m_sheets->askFile(found->reading.pack, this);
}

}
