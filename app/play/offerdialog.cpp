// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/offerdialog.h"

#include "play/desk.h"
#include "play/fieldlabel.h"
#include "shell/theme.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

namespace adjutant::app {

namespace {

constexpr int longestLine = 200;

}

OfferDialog::OfferDialog(Desk& desk, const Theme& theme, const Offer& offer, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_offer(offer),
      m_rows(new QFormLayout),
      m_fault(new TextLabel(this))
{
    QString title = offer.label;
    setWindowTitle(title.remove(QStringLiteral("…")));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(12);
    if (!offer.help.isEmpty()) {
        auto* help = new TextLabel(this);
        help->setText(offer.help);
        help->setProperty("role", QStringLiteral("quiet"));
        column->addWidget(help);
    }
    auto* inside = new QWidget(this);
    inside->setLayout(m_rows);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_rows->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setAccessibleName(windowTitle());
    scroll->setWidget(inside);
    column->addWidget(scroll, 1);
    m_fault->setProperty("role", QStringLiteral("fault"));
    m_fault->hide();
    column->addWidget(m_fault);
    column->addWidget(buildFoot(theme));
    for (const Ask& ask : offer.asks)
        addAsk(ask);
    refresh();
    resize(QSize(520, column->sizeHint().height() + 40 + m_rows->sizeHint().height()).boundedTo(QSize(620, 700)));
}

QWidget* OfferDialog::buildFoot(const Theme& theme)
{
    auto* foot = new QWidget(this);
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    auto* cancel = new TouchButton(theme, tr("Cancel"), foot);
    m_done = new TouchButton(theme, windowTitle(), foot, TouchButton::Weight::Main);
    m_done->setObjectName(QStringLiteral("doOffer"));
    m_done->setDefault(true);
    row->addWidget(cancel);
    row->addWidget(m_done, 1);
    connect(cancel, &TouchButton::clicked, this, &QDialog::reject);
    connect(m_done, &TouchButton::clicked, this, &OfferDialog::doIt);
    return foot;
}

void OfferDialog::addRow(const QString& label, QWidget* field)
{
    field->setMinimumHeight(Theme::touch);
    field->setAccessibleName(label);
    m_rows->addRow(labelBeside(*field, label), field);
}

void OfferDialog::addAsk(const Ask& ask)
{
    switch (ask.kind) {
    case Ask::Kind::Choice:
        return addChoice(ask);
    case Ask::Kind::Words:
        return addWords(ask);
    case Ask::Kind::Number:
        return addNumber(ask);
    case Ask::Kind::Counts:
        return addCounts(ask);
    }
}

void OfferDialog::addChoice(const Ask& ask)
{
    auto* box = new QComboBox(this);
    box->setObjectName(ask.key);
    for (const Ask::Choice& choice : ask.choices)
        box->addItem(choice.label, choice.id);
    m_answers.emplace_back([box, key = utf8(ask.key)](Json& command) {
        if (const QString id = box->currentData().toString(); !id.isEmpty())
            command[key] = utf8(id);
        return box->count() > 0;
    });
    addRow(ask.label, box);
}

void OfferDialog::addWords(const Ask& ask)
{
    auto* line = new QLineEdit(ask.words, this);
    line->setObjectName(ask.key);
    line->setMaxLength(longestLine);
    connect(line, &QLineEdit::textChanged, this, &OfferDialog::refresh);
    // What stood there can be wiped off.
    const bool sendsNothing = !ask.words.isEmpty();
    m_answers.emplace_back([line, key = utf8(ask.key), needed = ask.needed, sendsNothing](Json& command) {
        const QString text = line->text().simplified();
        if (!text.isEmpty() || sendsNothing)
            command[key] = utf8(text);
        return !needed || !text.isEmpty();
    });
    addRow(ask.label, line);
}

void OfferDialog::addNumber(const Ask& ask)
{
    auto* number = new QSpinBox(this);
    number->setObjectName(ask.key);
    number->setRange(ask.least, ask.most);
    number->setValue(ask.words.isEmpty() ? ask.least : ask.words.toInt());
    number->setSpecialValueText(ask.standard.isEmpty() ? ask.leastMeans : ask.standard);
    m_answers.emplace_back([number, key = utf8(ask.key), standard = !ask.standard.isEmpty()](Json& command) {
        if (!standard || number->value() != number->minimum())
            command[key] = number->value();
        return true;
    });
    addRow(ask.label, number);
}

void OfferDialog::addCounts(const Ask& ask)
{
    auto* head = new TextLabel(this, 1, true);
    head->setText(ask.label);
    m_rows->addRow(head);
    for (const Ask::Choice& choice : ask.choices) {
        auto* number = new QSpinBox(this);
        number->setObjectName(choice.id);
        number->setRange(0, choice.most);
        number->setSuffix(tr(" of %1").arg(choice.most));
        m_answers.emplace_back([number, key = utf8(ask.key), id = utf8(choice.id)](Json& command) {
            if (number->value() > 0)
                command[key][id] = number->value();
            return true;
        });
        addRow(choice.label, number);
    }
}

void OfferDialog::refresh()
{
    Json command = m_offer.command;
    bool all = true;
    for (const auto& answer : m_answers)
        all = answer(command) && all;
    m_done->setEnabled(all);
    m_fault->hide();
}

void OfferDialog::doIt()
{
    Json command = m_offer.command;
    for (const auto& answer : m_answers)
        answer(command);
    const auto refusal = connect(&m_desk, &Desk::refused, m_fault, [this](const QString& words) {
        m_fault->announce(words);
        m_fault->show();
    });
    const bool done = m_desk.send(command);
    disconnect(refusal);
    if (done)
        accept();
}

void begin(Desk& desk, const Theme& theme, const Offer& offer, QWidget* parent)
{
    if (!offer.asks.empty())
        return (new OfferDialog(desk, theme, offer, parent))->open();
    if (desk.send(offer.command) && offer.answers)
        desk.answer(textAt(offer.command, "unit"));
}

}
