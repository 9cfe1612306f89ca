// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/unitrow.h"

#include "packs/names.h"
#include "shell/icons.h"
#include "shell/theme.h"
#include "widgets/numberpad.h"
#include "widgets/touchbutton.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace adjutant::app {

UnitRow::UnitRow(const Theme& theme, const packs::Pack& pack, const PlannedUnit& unit, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_unit(unit),
      m_name(new QLineEdit(unit.name))
{
    const packs::UnitType& type = *pack.unit(unit.type);
    m_label = type.label;
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto* caption = new QLabel(m_label);
    caption->setProperty("role", QStringLiteral("caption"));
    caption->setBuddy(m_name);
    column->addWidget(caption);
    m_row = new QHBoxLayout;
    m_row->setSpacing(8);
    column->addLayout(m_row);
    m_name->setMaxLength(60);
    m_name->setAccessibleName(tr("Name of the unit: %1").arg(m_label));
    m_name->setPlaceholderText(m_label);
    m_name->setMinimumWidth(0);
    m_name->setCursorPosition(0);
    m_row->addWidget(m_name, 1);
    connect(m_name, &QLineEdit::textChanged, this, &UnitRow::changed);
    if (packs::hasNames(pack, type.kind))
        addNameButton(type);
    if (const packs::Question* question = sizeQuestion(pack, type))
        addSizeButton(*question);
    retint();
}

void UnitRow::addNameButton(const packs::UnitType& type)
{
    m_makeUp = new QPushButton(this);
    m_makeUp->setFixedWidth(Theme::touch + 4);
    m_makeUp->setAutoDefault(true); // Return presses it, too
    m_makeUp->setIconSize(QSize(24, 24));
    m_makeUp->setAccessibleName(tr("Make up a name: %1").arg(type.label));
    m_makeUp->setToolTip(tr("Make up a name"));
    m_row->addWidget(m_makeUp);
    connect(m_makeUp, &QPushButton::clicked, this, &UnitRow::nameWanted);
}

void UnitRow::addSizeButton(const packs::Question& question)
{
    m_question = question;
    m_size = new TouchButton(m_theme, {}, this);
    m_size->setDetail(question.label);
    m_row->addWidget(m_size);
    setSize(m_unit.with.value(question.id, question.standard));
    connect(m_size, &TouchButton::clicked, this, &UnitRow::openPad);
}

void UnitRow::openPad()
{
    auto* pad = new NumberPad(m_theme,
                              {.title = m_question.label,
                               .least = m_question.least,
                               .most = m_question.most,
                               .value = m_unit.with.value(m_question.id)},
                              this);
    connect(pad, &NumberPad::picked, this, [this](int size) {
        setSize(size);
        Q_EMIT changed();
    });
    pad->openBeside(m_size);
}

void UnitRow::setSize(int size)
{
    m_unit.with.insert(m_question.id, size);
    m_size->setText(QString::number(size));
    m_size->setAccessibleName(tr("%1, %2: %3").arg(m_label, m_question.label).arg(size));
}

PlannedUnit UnitRow::unit() const
{
    PlannedUnit unit = m_unit;
    const QString name = m_name->text().simplified();
    unit.name = name.isEmpty() ? m_label : name;
    return unit;
}

void UnitRow::setName(const QString& name)
{
    m_name->setText(name);
}

void UnitRow::retint()
{
    if (m_makeUp)
        m_makeUp->setIcon(tintedIcon(QStringLiteral("dice"), palette().color(QPalette::ButtonText)));
}

}
