// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rulerpanel.h"

#include "base/words.h"
#include "shell/theme.h"
#include "widgets/clearbutton.h"
#include "widgets/ruler.h"
#include "widgets/textlabel.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QScroller>
#include <QStyle>

namespace adjutant::app {

RulerPanel::RulerPanel(Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_ruler(new Ruler(theme, this)),
      m_help(new TextLabel(this)),
      m_line(new QLineEdit(this)),
      m_unit(new QComboBox(this)),
      m_question(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_grid(new QGridLayout),
      m_words(new TextLabel(this))
{
    m_line->setPlaceholderText(tr("A length, such as 5 or 2½"));
    m_line->setAccessibleName(tr("Length to convert"));
    addClearButton(*m_line);
    m_line->setMaxLength(60);
    m_line->setMinimumHeight(Theme::touch);
    m_unit->setAccessibleName(tr("Its unit"));
    m_unit->setMinimumHeight(Theme::touch);
    m_grid->setColumnStretch(1, 1);

    m_question->addWidget(m_line, 1);
    m_question->addWidget(m_unit);
    auto* inside = new QWidget;
    inside->setProperty("plain", true);
    auto* whole = new QVBoxLayout(inside);
    whole->setContentsMargins(8, 8, 8, 8);
    whole->addWidget(m_ruler);
    whole->addWidget(m_help);
    whole->addLayout(m_question);
    whole->addLayout(m_grid);
    whole->addWidget(m_words);
    whole->addStretch(1);
    auto* area = new QScrollArea(this);
    area->setProperty("plain", true);
    area->setAccessibleName(tr("Ruler and converter"));
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(inside);
    auto* outside = new QVBoxLayout(this);
    outside->setContentsMargins(0, 0, 0, 0);
    outside->addWidget(area);
    QScroller::grabGesture(area->viewport(), QScroller::TouchGesture);
    setFocusProxy(m_line);
    connect(m_line, &QLineEdit::textChanged, this, &RulerPanel::convert);
    connect(m_unit, &QComboBox::currentIndexChanged, this, &RulerPanel::convert);
    setPack(nullptr);
}

void RulerPanel::setPack(const packs::PackPtr& pack)
{
    m_pack = pack;
    m_ruler->setMeasure(pack ? pack->measure : packs::Measure());
    m_help->setText(pack ? pack->measure.help : tr("No rules are open."));
    m_line->setEnabled(pack != nullptr);
    m_unit->setEnabled(pack != nullptr);
    fillUnits();
    convert();
}

// Beside each other as long as there is room for both.
void RulerPanel::resizeEvent(QResizeEvent* event)
{
    const bool isWide = width() > fontMetrics().averageCharWidth() * 36;
    m_question->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    QWidget::resizeEvent(event);
}

void RulerPanel::fillUnits()
{
    const QSignalBlocker quiet(m_unit);
    m_unit->clear();
    m_values.clear();
    while (QLayoutItem* item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (!m_pack)
        return;
    for (const packs::LengthUnit& unit : m_pack->measure.units) {
        const int row = int(m_values.size());
        m_unit->addItem(unit.label, unit.id);
        auto* value = new TextLabel(this, 1.4, true);
        value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        value->setMinimumWidth(QFontMetrics(value->font()).horizontalAdvance(QStringLiteral("000.00")));
        value->setAccessibleName(unit.label);
        m_grid->addWidget(value, row, 0);
        m_grid->addWidget(new TextLabel(this), row, 1);
        static_cast<TextLabel*>(m_grid->itemAtPosition(row, 1)->widget())->setText(unit.label);
        m_values.push_back(value);
    }
    m_unit->setCurrentIndex(std::max(0, m_unit->findData(m_pack->measure.unit)));
}

void RulerPanel::convert()
{
    const QString typed = m_line->text().trimmed();
    if (!m_pack || typed.isEmpty()) {
        for (QLabel* value : m_values)
            value->setText(QStringLiteral("–"));
        m_ruler->setMark({});
        showWords({}, false);
        return;
    }
    const auto length = packs::parseLength(m_pack->measure, typed, m_unit->currentData().toString());
    if (length)
        showValues(*length);
    else
        showWords(length.error().words, true);
}

void RulerPanel::showValues(const packs::Measured& length)
{
    const packs::Measure& measure = m_pack->measure;
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        const auto value = packs::convert(measure, length, measure.units[i].id);
        m_values[i]->setText(value ? packs::toText(*value) : QStringLiteral("–"));
    }
    m_ruler->setMark(packs::convert(measure, length, measure.unit));
    const packs::Length* reach = packs::reach(measure, length);
    showWords(reach ? tr("Within %1, %2").arg(reach->id, Words::amid(reach->label)) : tr("Beyond every length"), false);
}

void RulerPanel::showWords(const QString& words, bool isFault)
{
    const QString role = isFault ? QStringLiteral("fault") : QString();
    if (m_words->property("role").toString() != role) {
        m_words->setProperty("role", role);
        m_words->style()->unpolish(m_words);
        m_words->style()->polish(m_words);
    }
    m_words->announce(words);
}

}
