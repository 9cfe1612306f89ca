// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/style.h"

#include "shell/boxes.h"
#include "shell/combos.h"
#include "shell/headers.h"
#include "shell/menurows.h"
#include "shell/roles.h"
#include "shell/scrollbars.h"
#include "shell/sliders.h"
#include "widgets/glyphicon.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QFontMetrics>
#include <QLabel>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QStyleOption>
#include <QTableView>

#include <algorithm>

namespace adjutant::app {

namespace {

bool isSet(const QWidget* widget, const char* property)
{
    return widget && widget->property(property).toBool();
}

/// The line inside a spin box or a combo box has no frame of its own.
bool isPart(const QWidget* line)
{
    const QWidget* parent = line ? line->parentWidget() : nullptr;
    return qobject_cast<const QAbstractSpinBox*>(parent) || qobject_cast<const QComboBox*>(parent);
}

/// Frames whose contents stand further inside than those of Fusion.
const Room* frameRoom(const QWidget* widget)
{
    if (!widget || qobject_cast<const QLabel*>(widget))
        return nullptr;
    if (qobject_cast<const QPlainTextEdit*>(widget))
        return &textRoom;
    if (isListOfCombo(widget))
        return &comboListRoom;
    if (!isSet(widget, "card"))
        return nullptr;
    return qobject_cast<const QTableView*>(widget) ? &tableRoom : &cardRoom;
}

const Room& roomOf(ButtonRole role)
{
    return role == ButtonRole::Primary ? primaryRoom : buttonRoom;
}

}

QColor focusColour(const QWidget& widget)
{
    const auto* style = qobject_cast<const Style*>(widget.style());
    const QColor colour = style ? style->look().colours.focus : QColor();
    return colour.isValid() ? colour : widget.palette().color(QPalette::WindowText);
}

Style::Style() : QProxyStyle(QStringLiteral("Fusion")) {}

// Left to itself, Qt has its windows take the program's new font and palette when it next comes to its events.
void Style::dressAll()
{
    for (QWidget* window : QApplication::topLevelWidgets()) {
        window->setFont(window->font());
        window->setPalette(window->palette());
    }
    const QWidgetList all = QApplication::allWidgets();
    for (const QPointer<QWidget>& widget : QList<QPointer<QWidget>>(all.begin(), all.end())) {
        if (!widget) // one before it let it go
            continue;
        if (widget->testAttribute(Qt::WA_WState_Polished))
            dress(*widget, m_look);
        QEvent changed(QEvent::StyleChange);
        QApplication::sendEvent(widget, &changed);
    }
}

void Style::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    dress(*widget, m_look);
}

bool Style::paintFrame(QPainter& painter, const QStyleOption& option, const QWidget* widget) const
{
    const Colours& colours = m_look.colours;
    if (!widget || qobject_cast<const QLabel*>(widget))
        return false;
    if (qobject_cast<const QPlainTextEdit*>(widget))
        paintBox(painter, option.rect, fieldBox(colours, option));
    else if (isListOfCombo(widget))
        paintBox(painter, option.rect, {option.palette.color(QPalette::Base), colours.line, 1, 0});
    else if (isSet(widget, "card"))
        paintBox(painter, option.rect, {colours.card, colours.line, 1, 12});
    else if (isSet(widget, "banner"))
        paintBox(painter, option.rect, {colours.warning, {}, 0, 10});
    else
        return false;
    return true;
}

void Style::paintButtonLabel(QPainter& painter, const QStyleOption& option, const QWidget* widget) const
{
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    const bool enabled = option.state.testFlag(State_Enabled);
    if (!button || (enabled && buttonRole(widget) != ButtonRole::Primary))
        return QProxyStyle::drawControl(CE_PushButtonLabel, &option, &painter, widget);
    QStyleOptionButton inked(*button); // what cannot be pressed now is still read
    inked.palette.setColor(QPalette::ButtonText, enabled ? m_look.colours.nextText : m_look.colours.quiet);
    QProxyStyle::drawControl(CE_PushButtonLabel, &inked, &painter, widget);
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const
{
    const auto* row = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    switch (element) {
    case CE_ShapedFrame:
        if (paintFrame(*painter, *option, widget))
            return;
        break;
    case CE_PushButtonBevel:
        return paintBox(*painter, option->rect, buttonBox(m_look.colours, *option, buttonRole(widget)));
    case CE_PushButtonLabel:
        return paintButtonLabel(*painter, *option, widget);
    case CE_ComboBoxLabel:
        if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option))
            return paintComboLabel(*painter, *proxy(), *combo, widget);
        break;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        return paintHeader(*painter, m_look.colours, *option);
    case CE_HeaderLabel:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
            QStyleOptionHeader quiet(*header);
            quiet.palette.setColor(QPalette::ButtonText, m_look.colours.quiet);
            return QProxyStyle::drawControl(element, &quiet, painter, widget);
        }
        break;
    case CE_MenuItem:
        if (row)
            return paintMenuRow(*painter, *proxy(), m_look.colours, *row);
        break;
    case CE_MenuBarItem:
        if (row)
            return paintMenuTitle(*painter, *proxy(), *row);
        break;
    case CE_MenuBarEmptyArea:
        return painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1),
                                 m_look.colours.line);
    case CE_MenuEmptyArea:
        return;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const
{
    switch (element) {
    case PE_PanelLineEdit:
        if (widget && qobject_cast<const QComboBox*>(widget->parentWidget()))
            return; // it stands in the combo's own box
        if (!isPart(widget))
            return paintBox(*painter, option->rect, fieldBox(m_look.colours, *option));
        break;
    case PE_PanelMenu:
    case PE_PanelTipLabel:
        return paintBox(*painter, option->rect, {option->palette.color(QPalette::Base), m_look.colours.line, 1, 0});
    case PE_FrameMenu:
        return;
    case PE_FrameFocusRect:
        if (qobject_cast<const QPushButton*>(widget))
            return; // its box shows the focus
        break;
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                               const QWidget* widget) const
{
    if (control == CC_ComboBox) {
        paintBox(*painter, option->rect, comboBox(m_look.colours, *option));
        return paintComboArrow(*painter, *option, m_look.colours.quiet);
    }
    if (control == CC_ScrollBar) {
        const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
        if (bar && bar->maximum > bar->minimum) // one that only keeps its place is not seen
            paintScrollBar(*painter, proxy()->subControlRect(control, option, SC_ScrollBarSlider, widget),
                           m_look.colours.chartBar);
        return;
    }
    if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
        spin && spin->buttonSymbols == QAbstractSpinBox::NoButtons)
        return paintBox(*painter, option->rect, fieldBox(m_look.colours, *option));
    if (const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option); slider && control == CC_Slider)
        return paintSlider(*painter, m_look.colours, *slider,
                           proxy()->subControlRect(control, option, SC_SliderHandle, widget));
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                              const QWidget* widget) const
{
    switch (type) {
    case CT_PushButton:
        return roomOf(buttonRole(widget)).sizeFor(contents);
    case CT_LineEdit:
        return isPart(widget) ? contents : fieldRoom.sizeFor(contents);
    case CT_SpinBox: // with the air that its line, which is a part of it, has not
        return QProxyStyle::sizeFromContents(type, option, contents, widget) + QSize(0, 3);
    case CT_ComboBox:
        return comboSize(contents);
    case CT_ItemViewItem: {
        const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
        return isListOfCombo(widget) ? size.expandedTo(QSize(0, Theme::touch)) : size;
    }
    case CT_Menu:
    case CT_MenuBar:
        return contents;
    case CT_MenuBarItem:
        return titleRoom.sizeFor(contents);
    case CT_MenuItem:
        if (const auto* row = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
            return menuRowSize(*row, contents);
        break;
    default:
        break;
    }
    return QProxyStyle::sizeFromContents(type, option, contents, widget);
}

QRect Style::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    switch (element) {
    case SE_PushButtonContents:
        return roomOf(buttonRole(widget)).inside(option->rect);
    case SE_LineEditContents:
        if (!isPart(widget))
            return fieldRoom.inside(option->rect);
        break;
    case SE_ShapedFrameContents:
        if (const Room* room = frameRoom(widget))
            return room->inside(option->rect);
        break;
    default:
        break;
    }
    return QProxyStyle::subElementRect(element, option, widget);
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                            const QWidget* widget) const
{
    if (control == CC_ComboBox && part == SC_ComboBoxFrame)
        return option->rect;
    if (control == CC_ComboBox && part == SC_ComboBoxEditField)
        return comboWords(*option);
    if (control == CC_ComboBox && part == SC_ComboBoxArrow)
        return comboArrow(*option);
    if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option); bar && control == CC_ScrollBar)
        return scrollBarPart(*bar, part);
    return QProxyStyle::subControlRect(control, option, part, widget);
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return QFontMetrics(QApplication::font()).height() + 2;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return 12;
    case PM_LineEditIconSize: // a third of it is seen, the rest is for a finger
        return std::max(42, QFontMetrics(QApplication::font()).height() * 2);
    case PM_ScrollBarExtent:
        return 16;
    case PM_ScrollBarSliderMin:
        return leastHandle;
    case PM_SplitterWidth:
        return 10;
    case PM_SliderThickness:
    case PM_SliderLength:
        return 28;
    case PM_ButtonMargin:
    case PM_ButtonDefaultIndicator:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_MenuBarPanelWidth:
        return 0;
    case PM_MenuPanelWidth:
        return 1;
    case PM_MenuBarVMargin:
        return 2;
    case PM_HeaderMargin:
    case PM_MenuBarHMargin:
    case PM_MenuHMargin:
    case PM_MenuVMargin:
        return 6;
    case PM_ToolTipLabelFrameWidth:
        return 7;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const
{
    switch (hint) {
    case SH_UnderlineShortcut: // underlined letters tell that a menu is reached by Alt
        return 1;
    case SH_Table_GridLineColor: // Fusion's is a shade of the window's, and there is none of black
        return static_cast<int>(m_look.colours.line.rgb());
    case SH_ItemView_ScrollMode: // rows of any height, drawn by a finger
        return QAbstractItemView::ScrollPerPixel;
    case SH_ComboBox_Popup: // a list below the field, not a menu over it that cuts its rows
        return 0;
    case SH_DialogButtonBox_ButtonsHaveIcons: // nor has any other button of the kind
        return 0;
    case SH_ComboBox_PopupFrameStyle:
        return QFrame::NoFrame;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

// Qt would search the icon themes of the desktop for them, which takes as long as a tenth of opening a game, and find
// some that are made for another ground.
QIcon Style::standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const
{
    switch (which) {
    case SP_LineEditClearButton:
        return glyphIcon(Glyph::Cross);
    case SP_ToolBarHorizontalExtensionButton: // of a menu bar that has no room for all its menus
        return glyphIcon(Glyph::More);
    default:
        return QProxyStyle::standardIcon(which, option, widget);
    }
}

}
