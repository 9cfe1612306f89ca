// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/kitpage.h"

#include "kit/coinpart.h"
#include "kit/kit.h"
#include "kit/namespart.h"
#include "kit/rulerpanel.h"
#include "kit/timerpart.h"
#include "models/packshelf.h"
#include "pages/packbox.h"
#include "shell/theme.h"
#include "ui_kitpage.h"

#include <algorithm>

namespace adjutant::app {

KitPage::KitPage(Kit& kit, Theme& theme, Place place, const QString& pack, QWidget* parent)
    : QWidget(parent),
      m_kit(kit),
      m_theme(theme),
      m_place(place),
      m_ui(std::make_unique<Ui::KitPage>())
{
    m_ui->setupUi(this);
    m_ui->header->setVisible(place == Place::Page);
    m_ui->rulerCard->setVisible(place == Place::Page);
    if (place == Place::Drawer)
        m_ui->column->setContentsMargins(8, 4, 8, 8);
    if (place == Place::Page)
        composeRuler();
    m_ui->timerPlace->addWidget(new TimerPart(kit.timer(), theme, this));
    m_ui->coinPlace->addWidget(new CoinPart(kit.coin(), theme, this));
    auto* names = new NamesPart(kit, theme, this);
    m_ui->namesPlace->addWidget(names);
    names->setPacks(kit.shelf().packs(), pack);
    connect(m_ui->back, &QPushButton::clicked, this, &KitPage::left);
    connect(&theme, &Theme::changed, this, &KitPage::arrange);
    arrange();
}

KitPage::~KitPage() = default;

void KitPage::startTyping()
{
    if (m_ruler)
        m_ruler->setFocus(Qt::ShortcutFocusReason);
}

void KitPage::composeRuler()
{
    m_rulerPack = new PackBox(this);
    m_ruler = new RulerPanel(m_theme, m_kit.lengths(), this);
    m_ui->rulerPlace->addWidget(m_ruler);
    m_rulerPack->setObjectName(QStringLiteral("rulerPack"));
    m_rulerPack->setAccessibleName(tr("Lengths of this game"));
    m_rulerPack->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_rulerPack->setMinimumContentsLength(12);
    m_rulerPack->setMinimumHeight(0); // as high as its text wants
    m_rulerPack->setPacks(m_kit.shelf().packs(), {});
    m_rulerPack->insertItem(0, tr("Any game"), QString());
    m_rulerPack->setCurrentIndex(std::max(0, m_rulerPack->findData(m_kit.rulerPack())));
    m_ui->rulerHead->addWidget(m_rulerPack, 2);
    m_ui->rulerHead->addWidget(&m_ruler->help(), 3);
    m_ui->rulerHead->addWidget(&m_ruler->fitButton());
    connect(m_rulerPack, &QComboBox::currentIndexChanged, this, [this] {
        m_kit.setRulerPack(m_rulerPack->packId());
        measureWith(m_rulerPack->packId());
    });
    measureWith(m_rulerPack->packId());
    m_ruler->type(m_kit.typedLength());
    connect(m_ruler, &RulerPanel::typedChanged, this, [this] { m_kit.keepLength(m_ruler->typed()); });
}

void KitPage::measureWith(const QString& pack)
{
    if (const packs::Found* found = pack.isEmpty() ? nullptr : m_kit.shelf().whole(pack))
        m_ruler->setPack(found->reading.pack);
    else
        m_ruler->setBricks();
}

/// The three small ones side by side where there is room for them.
void KitPage::arrange()
{
    const bool wide = m_place == Place::Page && width() > m_theme.textPoints() * 85;
    const auto direction = wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    m_ui->cards->setDirection(direction);
    m_ui->rulerHead->setDirection(direction);
}

void KitPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

}
