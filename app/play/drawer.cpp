// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/drawer.h"

#include "game/track.h"
#include "models/logmodel.h"
#include "models/scoremodel.h"
#include "pages/referencepanel.h"
#include "play/desk.h"
#include "play/starting.h"
#include "shell/theme.h"
#include "ui_drawer.h"

namespace adjutant::app {

Drawer::Drawer(Desk& desk, Theme& theme, Preferences& preferences, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_ui(std::make_unique<Ui::Drawer>())
{
    m_ui->setupUi(this);
    m_reference = new ReferencePanel(theme, preferences, this);
    m_reference->setPack(desk.game().pack);
    m_ui->referencePlace->addWidget(m_reference);
    connect(m_reference, &ReferencePanel::procedureChosen, this, [this](const QString& procedure) {
        startOn(m_desk, procedure);
        Q_EMIT started();
    });
    setUpLog();
    setUpScore();
    refresh();
}

Drawer::~Drawer() = default;

void Drawer::setUpLog()
{
    auto* model = new LogModel(m_desk.session(), this);
    m_ui->log->setModel(model);
    m_ui->log->setWordWrap(true);
    m_ui->log->verticalHeader()->hide();
    m_ui->log->horizontalHeader()->setSectionResizeMode(LogModel::Round, QHeaderView::ResizeToContents);
    m_ui->log->horizontalHeader()->setSectionResizeMode(LogModel::Words, QHeaderView::Stretch);
    m_ui->log->setColumnHidden(LogModel::Dice, true); // they stand below the words
    m_ui->log->setTextElideMode(Qt::ElideNone);
    connect(model, &LogModel::rowsInserted, this, [this](const QModelIndex&, int first, int last) {
        for (int row = first; row <= last; ++row)
            m_ui->log->resizeRowToContents(row);
        m_ui->log->scrollToBottom();
    });
    connect(m_ui->log->horizontalHeader(), &QHeaderView::sectionResized, &m_fitting, qOverload<>(&QTimer::start));
    m_fitting.setSingleShot(true);
    m_fitting.setInterval(30);
    connect(&m_fitting, &QTimer::timeout, m_ui->log, [this] {
        m_ui->log->resizeRowsToContents();
        m_ui->log->scrollToBottom();
    });
}

void Drawer::setUpScore()
{
    m_ui->score->setModel(new ScoreModel(m_desk.session(), this));
    m_ui->score->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
}

int Drawer::open() const
{
    return isHidden() ? -1 : m_ui->pages->currentIndex();
}

void Drawer::setOpen(int page)
{
    setVisible(page >= 0);
    if (page >= 0)
        m_ui->pages->setCurrentIndex(page);
    if (page == Log)
        m_fitting.start();
    Q_EMIT opened(page);
}

void Drawer::toggle(int page)
{
    setOpen(open() == page ? -1 : page);
}

void Drawer::startSearch()
{
    setOpen(Rules);
    m_reference->startSearch();
}

void Drawer::refresh()
{
    m_reference->setRulings(m_desk.game().rulings);
    m_reference->setStartable(startableOn(m_desk));
    if (const packs::Phase* phase = m_desk.pack().track.phase(game::phaseOf(m_desk.game())))
        m_reference->followSections(phase->sections);
}

}
