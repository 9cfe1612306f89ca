// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/unitrow.h"

#include "packs/names.h"
#include "play/unithandle.h"
#include "play/unitmakeup.h"
#include "shell/icons.h"
#include "shell/theme.h"
#include "widgets/flowlayout.h"
#include "widgets/numberpad.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr int leastOfName = 12; // letters that can be seen
constexpr int mostOfName = 22;
constexpr int mostOfNote = 600; // no command takes more than 2,000 bytes of text
constexpr int inset = 2;        // of fields, so that they begin where the frames of buttons do
}

UnitRow::UnitRow(const Theme& theme, const packs::PackPtr& pack, const PlannedUnit& unit, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_pack(pack),
      m_unit(unit),
      m_name(new QLineEdit(unit.name))
{
    const packs::UnitType& type = *pack->unit(unit.type);
    m_label = type.label;
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    auto* head = new QVBoxLayout;
    head->setSpacing(0); // there is air around the words of the handle
    m_handle = new UnitHandle(m_label, this);
    head->addWidget(m_handle);
    auto* beside = new QWidget(this);
    m_row = FlowLayout::in(beside, 8);
    m_row->setContentsMargins(inset, 0, 0, 0);
    m_row->setFilling(true);
    m_row->setShrinking(true);
    head->addWidget(beside);
    column->addLayout(head);
    m_name->setMaxLength(80);
    m_name->setAcceptDrops(false); // the side takes them
    m_name->setAccessibleName(tr("Name of the unit: %1").arg(m_label));
    m_name->setPlaceholderText(m_label);
    m_name->setCursorPosition(0);
    m_row->addWidget(m_name);
    giveNameRoom();
    connect(m_name, &QLineEdit::textChanged, this, &UnitRow::changed);
    const auto questions = questionsOf(*pack, type);
    QLayout* place = m_row;
    if (questions.size() > 1) { // more than stand beside the name
        auto* inside = new QWidget(this);
        place = FlowLayout::in(inside, 6);
        column->addWidget(inside);
    }
    for (const packs::Question* question : questions)
        addQuestion(place, *question);
    if (packs::hasNames(*pack, type.kind)) // after what only some units are asked: below that of the others
        addNameButton(type);
    if (const QString title = makeupTitle(*pack, type); !title.isEmpty())
        addMakeup(column, title);
    addNote(column);
    addRemoveButton();
    retint();
}

// Rather than cut a name to a few letters, what stands beside it gives way.
void UnitRow::giveNameRoom()
{
    const QFontMetrics letters = m_name->fontMetrics();
    const int frame = m_name->sizeHint().width() - 17 * letters.horizontalAdvance(u'x'); // as QLineEdit has it
    const int wanted = letters.horizontalAdvance(m_label + u' ');
    m_name->setMinimumWidth(
        frame + std::clamp(wanted, letters.averageCharWidth() * leastOfName, letters.averageCharWidth() * mostOfName));
}

void UnitRow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        giveNameRoom();
}

void UnitRow::addMakeup(QVBoxLayout* column, const QString& title)
{
    auto* inside = new QWidget(this);
    auto* row = FlowLayout::in(inside, 8);
    row->setFilling(true);
    auto* open = new TouchButton(m_theme, title, this);
    open->setObjectName(QStringLiteral("makeup"));
    open->setAccessibleName(tr("%1: %2").arg(m_label, open->text()));
    m_makeup = new TextLabel(this);
    m_makeup->setProperty("role", QStringLiteral("quiet"));
    QSizePolicy policy = m_makeup->sizePolicy();
    policy.setHorizontalPolicy(QSizePolicy::Expanding); // what is left of its line, which may be one of its own
    m_makeup->setSizePolicy(policy);
    row->addWidget(open);
    row->addWidget(m_makeup);
    column->addWidget(inside);
    connect(open, &TouchButton::clicked, this, &UnitRow::openMakeup);
    showMakeup();
}

void UnitRow::openMakeup()
{
    auto* dialog = new UnitMakeup(m_theme, m_pack, unit(), this);
    connect(dialog, &UnitMakeup::changed, this, [this](const PlannedUnit& unit) {
        m_unit.members = unit.members;
        m_unit.weapons = unit.weapons;
        showMakeup();
        Q_EMIT changed();
    });
    Q_EMIT makeupOpens(dialog);
    dialog->open();
}

void UnitRow::showMakeup()
{
    m_makeup->setText(makeupOf(*m_pack, m_unit));
}

void UnitRow::addNameButton(const packs::UnitType& type)
{
    m_makeUp = new QPushButton(this);
    m_makeUp->setFixedWidth(Theme::touch + 4);
    m_makeUp->setAutoDefault(true); // Return presses it, too
    m_makeUp->setAccessibleName(tr("Make up a name: %1").arg(type.label));
    m_makeUp->setToolTip(tr("Make up a name"));
    m_row->addWidget(m_makeUp);
    connect(m_makeUp, &QPushButton::clicked, this, &UnitRow::nameWanted);
}

void UnitRow::addNote(QVBoxLayout* column)
{
    m_note = new QLineEdit(m_unit.note, this);
    m_note->setObjectName(QStringLiteral("note"));
    m_note->setMaxLength(std::max(mostOfNote, static_cast<int>(m_unit.note.size())));
    m_note->setAcceptDrops(false); // the side takes them
    m_note->setAccessibleName(tr("Note on the card: %1").arg(m_label));
    m_note->setPlaceholderText(tr("Note on its card"));
    m_note->setMinimumWidth(0);
    m_note->setCursorPosition(0);
    m_note->setVisible(!m_unit.note.isEmpty());
    m_noteRow = new QHBoxLayout;
    m_noteRow->setContentsMargins(inset, 0, inset, 0);
    m_noteRow->addWidget(m_note);
    column->addLayout(m_noteRow);
    connect(m_note, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_unit.note = words.simplified();
        Q_EMIT changed();
    });
    auto* write = new TouchButton(m_theme, {}, this, TouchButton::Weight::Quiet);
    write->setObjectName(QStringLiteral("writeNote"));
    write->setGlyph(Glyph::Pencil);
    write->setAccessibleName(tr("Write on the card: %1").arg(m_label));
    write->setToolTip(tr("Write on its card"));
    write->setVisible(m_unit.note.isEmpty());
    m_row->addWidget(write);
    connect(write, &TouchButton::clicked, this, [this, write] {
        m_note->show();
        m_note->setFocus();
        write->hide();
    });
}

void UnitRow::addRemoveButton()
{
    auto* remove = new TouchButton(m_theme, {}, this, TouchButton::Weight::Quiet);
    remove->setGlyph(Glyph::Cross);
    remove->setAccessibleName(tr("Remove: %1").arg(m_label));
    remove->setToolTip(tr("Remove"));
    m_row->addWidget(remove);
    m_remove = remove;
    connect(remove, &TouchButton::clicked, this, &UnitRow::removeWanted);
}

/// The row keeps a copy of the question: packs may be read anew while it stands there.
void UnitRow::addQuestion(QLayout* place, const packs::Question& question)
{
    auto* button = new TouchButton(m_theme, {}, this);
    button->setDetail(question.label);
    button->setHelp(question.help);
    place->addWidget(button);
    if (!m_unit.with.contains(question.id))
        m_unit.with.insert(question.id, question.standard);
    show(button, question);
    connect(button, &TouchButton::clicked, this, [this, button, question] {
        if (question.kind == packs::Question::Kind::Choice)
            openChoices(button, question);
        else
            openPad(button, question);
    });
}

void UnitRow::openPad(TouchButton* button, const packs::Question& question)
{
    auto* pad = new NumberPad(m_theme,
                              {.title = question.label,
                               .least = question.least,
                               .most = question.most,
                               .value = m_unit.with.value(question.id)},
                              this);
    connect(pad, &NumberPad::picked, this, [this, button, question](int value) { answer(button, question, value); });
    pad->openBeside(button);
}

void UnitRow::openChoices(TouchButton* button, const packs::Question& question)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int i = 0; i < static_cast<int>(question.choices.size()); ++i)
        menu->addAction(question.choices[static_cast<std::size_t>(i)].label, this,
                        [this, button, question, i] { answer(button, question, i); });
    menu->popup(button->mapToGlobal(QPoint(0, button->height())));
}

void UnitRow::answer(TouchButton* button, const packs::Question& question, int value)
{
    m_unit.with.insert(question.id, value);
    show(button, question);
    Q_EMIT changed();
}

void UnitRow::show(TouchButton* button, const packs::Question& question)
{
    const int value = m_unit.with.value(question.id);
    // None, or not said: “Formation 0” would look like one.
    const bool nothing = value == 0 && question.least == 0 && question.standard == 0;
    const QString text = question.kind == packs::Question::Kind::Choice
                             ? question.choices.at(static_cast<std::size_t>(value)).label
                         : nothing ? QStringLiteral("–")
                                   : QString::number(value);
    button->setText(text);
    button->setAccessibleName(tr("%1, %2: %3").arg(m_label, question.label, text));
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

void UnitRow::stayAlone()
{
    m_handle->hide();
    m_remove->hide();
    m_row->setContentsMargins(0, 0, 0, 0); // it stands among other fields
    m_noteRow->setContentsMargins(0, 0, 0, 0);
    m_name->setMinimumHeight(Theme::touch);
    m_name->setObjectName(QStringLiteral("name"));
}

void UnitRow::retint()
{
    if (!m_makeUp)
        return;
    const int edge = std::clamp(fontMetrics().height() + 6, 24, Theme::touch - 8);
    m_makeUp->setIconSize(QSize(edge, edge));
    m_makeUp->setIcon(tintedIcon(QStringLiteral("dice"), palette().color(QPalette::ButtonText)));
}

}
