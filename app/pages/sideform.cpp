// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/sideform.h"

#include "dice/generator.h"
#include "packs/names.h"
#include "pages/rosterpart.h"
#include "pages/swatchbutton.h"
#include "play/spentpart.h"
#include "play/unithandle.h"
#include "play/unitrow.h"
#include "shell/theme.h"
#include "ui_sideform.h"
#include "widgets/flowlayout.h"
#include "widgets/reveal.h"
#include "widgets/touchbutton.h"

#include <QButtonGroup>
#include <QDialog>
#include <QDragEnterEvent>
#include <QLabel>
#include <QMenu>

#include <algorithm>
#include <utility>

namespace adjutant::app {

SideForm::SideForm(Preferences& preferences, const Theme& theme, const PlannedSide& side, QWidget* parent)
    : QFrame(parent),
      m_theme(theme),
      m_ui(std::make_unique<Ui::SideForm>()),
      m_side(side),
      m_roster(nullptr)
{
    m_ui->setupUi(this);
    m_ui->name->setText(side.name);
    m_colours = addSwatches(0, tr("Colour"), Theme::sideColours(), true);
    m_shapes = addSwatches(1, tr("Shape"), Theme::sideShapes(), false);
    m_roster = new RosterPart(preferences, theme, *this);
    static_cast<QVBoxLayout*>(layout())->insertWidget(layout()->indexOf(m_ui->list), m_roster);
    m_ui->name->setAcceptDrops(false); // the side takes them
    setAcceptDrops(true);
    connect(m_ui->name, &QLineEdit::textChanged, this, &SideForm::changed);
    connect(&theme, &Theme::changed, this, [this] {
        refresh();
        for (UnitRow* row : m_units)
            row->retint();
    });
    buildAdding();
    refresh();
}

SideForm::~SideForm() = default;

QList<SwatchButton*> SideForm::addSwatches(int row, const QString& label, const QStringList& ids, bool areColours)
{
    QList<SwatchButton*> buttons;
    auto* group = new QButtonGroup(this);
    auto* swatches = new QHBoxLayout;
    swatches->setSpacing(2);
    m_ui->looks->addWidget(new QLabel(label), row, 0);
    m_ui->looks->addLayout(swatches, row, 1);
    for (const QString& id : ids) {
        auto* button =
            new SwatchButton(m_theme, id, areColours ? Theme::sideColourName(id) : Theme::sideShapeName(id), this);
        button->setChecked(id == (areColours ? m_side.colour : m_side.shape));
        group->addButton(button);
        swatches->addWidget(button);
        buttons.append(button);
        connect(button, &SwatchButton::clicked, this, [this, id, areColours] {
            (areColours ? m_side.colour : m_side.shape) = id;
            refresh();
            Q_EMIT changed();
        });
    }
    swatches->addStretch();
    return buttons;
}

void SideForm::refresh()
{
    for (SwatchButton* button : m_colours)
        button->setMark(m_side.shape, button->id());
    for (SwatchButton* button : m_shapes)
        button->setMark(button->id(), m_side.colour);
    const QColor colour = m_theme.sideColour(m_side.colour);
    m_ui->badge->setMark(m_side.shape, colour, m_theme.textOn(colour));
    m_ui->badge->setAccessibleName(
        tr("%1, %2").arg(Theme::sideColourName(m_side.colour), Theme::sideShapeName(m_side.shape)));
    m_ui->name->setPlaceholderText(Theme::sideColourName(m_side.colour));
    m_ui->name->setAccessibleName(tr("Name of the player"));
}

void SideForm::setUnits(const packs::PackPtr& pack, const std::vector<PlannedUnit>& units)
{
    m_pack = pack;
    m_ui->list->hide(); // in sight, each row that comes would lay out the whole page
    qDeleteAll(m_units);
    m_units.clear();
    m_removed.reset();
    for (const PlannedUnit& unit : units)
        addUnit(unit, m_units.size());
    showUnits();
    m_add->setVisible(!pack->units.empty());
    m_roster->setVisible(!pack->units.empty());
}

void SideForm::replaceUnits(const std::vector<PlannedUnit>& units, const QString& rosterName)
{
    setUpdatesEnabled(false);
    m_side.rosterName = rosterName;
    setUnits(m_pack, units);
    setUpdatesEnabled(true);
    Q_EMIT changed();
}

void SideForm::buildAdding()
{
    auto* column = static_cast<QVBoxLayout*>(layout());
    m_shownSpent = new SpentPart(this);
    m_shownSpent->setObjectName(QStringLiteral("spent"));
    m_add = new TouchButton(m_theme, tr("Add a unit…"), this);
    m_add->setObjectName(QStringLiteral("addUnit"));
    m_add->setAccessibleName(tr("Add a unit"));
    connect(m_add, &TouchButton::clicked, this, &SideForm::openTypes);
    m_putBack = new TouchButton(m_theme, {}, m_ui->list, TouchButton::Weight::Quiet);
    m_putBack->setObjectName(QStringLiteral("putUnitBack"));
    m_putBack->setGlyph(Glyph::Undo);
    m_putBack->hide();
    connect(m_putBack, &TouchButton::clicked, this, &SideForm::putBack);
    auto* buttons = new QWidget(this);
    auto* row = FlowLayout::in(buttons, 8);
    row->addWidget(m_add);
    column->addWidget(buttons);
    column->addWidget(m_shownSpent);
    column->addStretch(1);
}

void SideForm::openTypes()
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const packs::UnitType& type : m_pack->units) {
        const QString cost = type.cost ? tr("%1 (%2 points)").arg(type.label).arg(*type.cost) : type.label;
        menu->addAction(cost, this, [this, id = type.id] {
            addUnit(newUnit(*m_pack->unit(id), side().units), m_units.size());
            showUnits();
            Q_EMIT changed();
        });
    }
    menu->popup(m_add->mapToGlobal(QPoint(0, m_add->height())));
}

void SideForm::addUnit(const PlannedUnit& unit, qsizetype place)
{
    auto* row = new UnitRow(m_theme, m_pack, unit, m_ui->list);
    placeRow(row, place);
    m_units.insert(place, row);
    connect(row, &UnitRow::changed, this, &SideForm::changed);
    connect(row, &UnitRow::nameWanted, this, [this, row] { makeUpName(row); });
    connect(row, &UnitRow::removeWanted, this, [this, row] { removeUnit(row); });
    connect(row, &UnitRow::makeupOpens, this,
            [this](QDialog* dialog) { dialog->setWindowTitle(tr("%1: %2").arg(side().name, dialog->windowTitle())); });
    connect(&row->handle(), &UnitHandle::moved, this,
            [this, row](int by) { moveUnit(row, m_units.indexOf(row) + by); });
    connect(&row->handle(), &UnitHandle::drawnTo, this, [this, row](int globalY) { drawUnit(row, globalY); });
}

/// Among the other rows only: what puts a unit back finds its place after them.
void SideForm::placeRow(UnitRow* row, qsizetype place)
{
    m_ui->units->removeWidget(m_putBack);
    m_ui->units->insertWidget(static_cast<int>(place), row);
}

void SideForm::removeUnit(UnitRow* row)
{
    m_removed = Removed{row->unit(), m_units.indexOf(row)};
    m_units.removeAll(row);
    row->hide();
    row->deleteLater();
    showUnits();
    m_putBack->setFocus();
    Q_EMIT changed();
}

void SideForm::putBack()
{
    const Removed removed = *std::exchange(m_removed, std::nullopt);
    addUnit(removed.unit, std::min(removed.place, m_units.size()));
    showUnits();
    m_add->setFocus();
    Q_EMIT changed();
}

void SideForm::moveUnit(UnitRow* row, qsizetype place)
{
    if (place < 0 || place >= m_units.size() || m_units[place] == row)
        return;
    m_units.move(m_units.indexOf(row), place);
    placeRow(row, place);
    showUnits();
    revealLater({row});
    Q_EMIT changed();
}

/// It takes the place of the first unit whose middle is below.
void SideForm::drawUnit(UnitRow* row, int globalY)
{
    const auto isAbove = [&](const UnitRow* other) {
        return other != row && other->mapToGlobal(other->rect().center()).y() < globalY;
    };
    moveUnit(row, std::count_if(m_units.begin(), m_units.end(), isAbove));
}

void SideForm::showUnits()
{
    for (qsizetype i = 0; i < m_units.size(); ++i)
        m_units[i]->handle().setPlace(static_cast<int>(i), static_cast<int>(m_units.size()));
    m_ui->list->setVisible(!m_units.isEmpty() || m_removed);
    m_putBack->setVisible(m_removed.has_value());
    m_ui->units->removeWidget(m_putBack);
    if (m_removed) { // where the unit was, which is in sight
        m_ui->units->insertWidget(static_cast<int>(std::min(m_removed->place, m_units.size())), m_putBack, 0,
                                  Qt::AlignLeft);
        m_putBack->setText(tr("Put back %1").arg(m_removed->unit.name));
        m_putBack->setAccessibleName(m_putBack->text());
    }
}

void SideForm::setSpent(const Spent& spent)
{
    m_spent = spent;
    m_shownSpent->tell(spent);
    m_roster->followSpent();
}

bool SideForm::isSpentInSight() const
{
    return !m_shownSpent->isHidden() && m_shownSpent->visibleRegion() == QRegion(m_shownSpent->rect());
}

void SideForm::dragEnterEvent(QDragEnterEvent* event)
{
    if (!RosterPart::fileIn(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void SideForm::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    m_roster->open(RosterPart::fileIn(*event->mimeData()));
}

void SideForm::makeUpName(UnitRow* row)
{
    QStringList taken;
    for (const UnitRow* other : m_units)
        taken.append(other->unit().name);
    dice::Generator dice;
    row->setName(packs::makeName(*m_pack, m_pack->unit(row->unit().type)->kind, dice, taken));
}

PlannedSide SideForm::side() const
{
    PlannedSide side = m_side;
    const QString name = m_ui->name->text().simplified();
    side.name = name.isEmpty() ? m_ui->name->placeholderText() : name;
    side.units.clear();
    for (const UnitRow* row : m_units)
        side.units.push_back(row->unit());
    return side;
}

void SideForm::setTaken(const QStringList& colours, const QStringList& shapes)
{
    for (SwatchButton* button : m_colours)
        button->setTaken(colours.contains(button->id()));
    for (SwatchButton* button : m_shapes)
        button->setTaken(shapes.contains(button->id()));
}

QWidget* SideForm::nameField() const
{
    return m_ui->name;
}

void SideForm::startTyping()
{
    m_ui->name->setFocus();
    m_ui->name->selectAll();
}

}
