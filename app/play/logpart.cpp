// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/logpart.h"

#include "base/sentence.h"
#include "game/hidden.h"
#include "models/logmodel.h"
#include "play/desk.h"
#include "play/logdelegate.h"
#include "play/menddialog.h"
#include "shell/theme.h"
#include "widgets/flowlayout.h"
#include "widgets/focussign.h"
#include "widgets/noticebar.h"
#include "widgets/rowmenu.h"
#include "widgets/touchbutton.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QScrollBar>
#include <QShortcut>
#include <QTableView>
#include <QVBoxLayout>

namespace adjutant::app {

namespace {

constexpr int lettersBesideRound = 32;

}

LogPart::LogPart(Desk& desk, const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_theme(theme),
      m_list(new QTableView(this))
{
    setAccessibleName(tr("Log"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    buildList();
    column->addWidget(m_list, 1);
    buildButtons();
    connect(&desk, &Desk::changed, this, &LogPart::refresh);
    refresh();
}

void LogPart::buildList()
{
    auto* model = new LogModel(m_desk.session(), this);
    m_list->setObjectName(QStringLiteral("log"));
    m_list->setAccessibleName(tr("Log"));
    new FocusSign(*m_list);
    m_list->setModel(model);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_list->setTabKeyNavigation(false);
    m_list->setShowGrid(false);
    m_list->setProperty("card", true);
    m_list->setItemDelegate(new LogDelegate(m_theme, this));
    m_list->setWordWrap(true);
    m_list->setTextElideMode(Qt::ElideNone);
    m_list->verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter); // the number that a mend tells of
    m_list->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_list->verticalHeader()->setMinimumSectionSize(Theme::touch);
    m_list->verticalHeader()->setDefaultSectionSize(Theme::touch);
    m_list->verticalHeader()->setHighlightSections(false);
    m_list->horizontalHeader()->setHighlightSections(false);
    m_list->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_list->horizontalHeader()->setSectionResizeMode(LogModel::Round, QHeaderView::ResizeToContents);
    m_list->horizontalHeader()->setSectionResizeMode(LogModel::Words, QHeaderView::Stretch);
    m_list->setColumnHidden(LogModel::Dice, true); // they stand below the words
    connect(model, &LogModel::rowsInserted, this, [this](const QModelIndex&, int first, int last) {
        for (int row = first; row <= last; ++row)
            m_list->resizeRowToContents(row);
        m_list->scrollToBottom();
    });
    connect(model, &LogModel::dataChanged, this, [this](const QModelIndex& first, const QModelIndex& last) {
        for (int row = first.row(); row <= last.row(); ++row)
            m_list->resizeRowToContents(row); // it says now that it was undone, or what mended it
    });
    for (const auto& [key, isLast] : {std::pair(Qt::Key_Home, false), std::pair(Qt::Key_End, true)}) {
        auto* leap = new QShortcut(key, m_list, nullptr, nullptr, Qt::WidgetShortcut);
        connect(leap, &QShortcut::activated, this, [this, end = isLast] {
            const int last = m_list->model()->rowCount() - 1;
            m_list->setCurrentIndex(m_list->model()->index(end ? last : 0, LogModel::Words));
        });
    }
    connect(m_list->horizontalHeader(), &QHeaderView::sectionResized, &m_fitting, qOverload<>(&QTimer::start));
    connect(m_list, &QTableView::activated, this, &LogPart::look);
    connect(m_list, &QTableView::clicked, this, &LogPart::tap);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &LogPart::follow);
    m_fitting.setSingleShot(true);
    m_fitting.setInterval(30);
    connect(&m_fitting, &QTimer::timeout, this, &LogPart::fit);
}

void LogPart::takeFocus()
{
    const QAbstractItemModel* model = m_list->model();
    if (m_desk.past() == 0)
        m_list->setCurrentIndex(model->index(model->rowCount() - 1, LogModel::Words));
    m_list->setFocus(Qt::ShortcutFocusReason);
}

/// Where the letters are large, the words need all the room.
void LogPart::fit()
{
    const QFontMetrics letters = m_list->fontMetrics();
    m_list->setColumnHidden(LogModel::Round, width() < letters.averageCharWidth() * lettersBesideRound);
    const bool crowded = m_bar->layout()->heightForWidth(width()) > m_see->sizeHint().height() * 5 / 2;
    m_bar->setVisible(!crowded);
    m_offers->setVisible(crowded);
    const int first = m_list->rowAt(0), top = m_list->rowViewportPosition(first);
    m_list->resizeRowsToContents();
    m_list->doItemsLayout(); // else it learns how long it has become only after this
    // Those above what is in sight may be higher now, which moves nothing below a finger.
    QScrollBar* bar = m_list->verticalScrollBar();
    if (m_desk.past() == 0)
        m_list->scrollToBottom();
    else if (first >= 0)
        bar->setValue(bar->value() + m_list->rowViewportPosition(first) - top);
    if (m_desk.past() != 0)
        m_list->scrollTo(m_list->currentIndex()); // as far as it is out of sight
}

void LogPart::buildButtons()
{
    m_bar = new QWidget(this);
    FlowLayout::in(m_bar, 6);
    const auto add = [&](const QString& text, const char* name, QLayout* where) {
        auto* button = new TouchButton(m_theme, text, this);
        button->setObjectName(QLatin1String(name));
        button->setAccessibleName(text);
        where->addWidget(button);
        return button;
    };
    m_see = add(tr("See the table then"), "seeThen", m_bar->layout());
    m_mend = add(tr("Mend this…"), "mendEntry", m_bar->layout());
    m_branch = add(tr("Branch from here…"), "branchHere", m_bar->layout());
    m_notice = new NoticeBar(m_theme, this);
    m_notice->setObjectName(QStringLiteral("branchNotice"));
    connect(m_notice, &NoticeBar::moreWanted, this, [this] { Q_EMIT gameWanted(m_branched); });
    layout()->addWidget(m_notice);
    layout()->addWidget(m_bar);
    m_offers = add(tr("With this line…"), "withThis", layout());
    m_offers->hide();
    connect(m_offers, &TouchButton::clicked, this, &LogPart::openOffers);
    connect(m_see, &TouchButton::clicked, this, &LogPart::look);
    connect(m_mend, &TouchButton::clicked, this, &LogPart::mend);
    connect(m_branch, &TouchButton::clicked, this, &LogPart::askBranch);
    offerAtRows(*m_list, {m_see, m_mend, m_branch});
}

void LogPart::openOffers()
{
    QContextMenuEvent wanted(QContextMenuEvent::Keyboard, {}, {});
    QApplication::sendEvent(m_list, &wanted);
}

const journal::Entry* LogPart::chosen() const
{
    const QModelIndex index = m_list->currentIndex();
    const journal::Log& log = m_desk.session().log();
    return index.isValid() && std::size_t(index.row()) < log.size() ? &log[std::size_t(index.row())] : nullptr;
}

void LogPart::refresh()
{
    const journal::Entry* entry = chosen();
    m_offers->setEnabled(entry);
    m_see->setEnabled(entry && m_desk.past() != entry->number);
    m_branch->setEnabled(entry);
    // Its fields would tell what is hidden from the other side.
    const bool open = entry && game::openPart(m_desk.session().game(), entry->round, entry->command) == entry->command;
    const bool counts = entry && m_desk.session().log().standing(*entry);
    m_mend->setEnabled(open && counts && !m_desk.session().readOnly());
}

void LogPart::look()
{
    const journal::Entry* entry = chosen();
    if (!entry || m_desk.past() == entry->number)
        return;
    m_desk.lookAt(entry->number);
}

/// Whoever clicks twice means the line of the first click, wherever the second one came to lie.
void LogPart::tap(const QModelIndex& line)
{
    const bool again = m_sinceTap.isValid() && m_sinceTap.elapsed() < QApplication::doubleClickInterval();
    if (again && m_tapped.isValid() && m_tapped.row() != line.row()) {
        m_list->setCurrentIndex(m_tapped);
        return;
    }
    m_tapped = line;
    m_sinceTap.start();
    look();
}

void LogPart::mend()
{
    if (!chosen())
        return;
    const qint64 entry = m_desk.session().log().standing(*chosen())->number;
    m_desk.lookAtNow();
    auto* dialog = new MendDialog(m_desk.session(), entry, m_theme, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &MendDialog::mended, &m_desk, &Desk::said);
    // Its button cannot keep the focus, which would go anywhere: the line is not what can be mended any more.
    connect(dialog, &QDialog::finished, m_list, [this] { m_list->setFocus(Qt::OtherFocusReason); });
    dialog->open();
}

void LogPart::askBranch()
{
    if (!chosen())
        return;
    const qint64 entry = chosen()->number;
    auto* dialog = new QFileDialog(this, tr("Go on from entry %1 in another file").arg(entry));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Adjutant games (*.adjutant)"));
    dialog->setDefaultSuffix(QStringLiteral("adjutant"));
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // what is there is never overwritten
    const QFileInfo here(m_desk.session().path());
    dialog->setDirectory(here.path());
    dialog->selectFile(tr("%1 from entry %2.adjutant").arg(here.completeBaseName()).arg(entry));
    connect(dialog, &QFileDialog::fileSelected, this, [this, entry](const QString& path) { branch(entry, path); });
    dialog->open();
}

void LogPart::branch(qint64 entry, const QString& path)
{
    const Expected<journal::Branching> written = m_desk.session().branch(entry, path);
    if (!written) {
        Q_EMIT m_desk.refused(sentence(written.error().words));
        return;
    }
    m_branched = path;
    Q_EMIT branched(path);
    m_notice->tell({},
                   (written->mends > 0
                        ? tr("The game up to entry %1, and what was mended of it since, is in “%2”; this one goes on "
                             "as it was.")
                        : tr("The game up to entry %1 is in “%2”; this one goes on as it was."))
                       .arg(entry)
                       .arg(QFileInfo(path).completeBaseName()),
                   tr("Open the branch"));
}

/// Going up and down the log goes through the game, once somebody looks back. Of a finger it is known only when it is
/// lifted whether it taps or scrolls.
void LogPart::follow()
{
    refresh();
    if (m_desk.past() > 0 && QApplication::mouseButtons() == Qt::NoButton)
        look();
}

}
