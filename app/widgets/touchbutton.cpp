// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/touchbutton.h"

#include "shell/keys.h"
#include "shell/palettes.h"
#include "shell/theme.h"
#include "widgets/radioaccess.h"
#include "widgets/readingorder.h"
#include "widgets/textlabel.h"

#include <QAccessible>
#include <QDialog>
#include <QKeyEvent>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <utility>

namespace adjutant::app {

namespace {

constexpr int usualPad = 12, tightPad = 7;
constexpr int gap = 8;

QFont detailFont(const QFont& font)
{
    return scaledFont(font, 0.85);
}

QColor mix(const QColor& a, const QColor& b, qreal share)
{
    return QColor::fromRgbF(float(a.redF() * (1 - share) + b.redF() * share),
                            float(a.greenF() * (1 - share) + b.greenF() * share),
                            float(a.blueF() * (1 - share) + b.blueF() * share));
}

}

TouchButton::TouchButton(const Theme& theme, const QString& text, QWidget* parent, Weight weight)
    : QPushButton(text, parent),
      m_theme(theme),
      m_weight(weight)
{
    setFocusPolicy(Qt::TabFocus); // a tap leaves Space and Return to the tray
    setAutoDefault(false);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void TouchButton::setWeight(Weight weight)
{
    m_weight = weight;
    updateGeometry();
    update();
}

void TouchButton::setSmall(bool small)
{
    if (std::exchange(m_small, small) == small)
        return;
    updateGeometry();
    update();
}

void TouchButton::setGlyph(Glyph glyph)
{
    m_glyph = glyph;
    updateGeometry();
    update();
}

void TouchButton::setTight(bool tight)
{
    m_tight = tight;
    updateGeometry();
    update();
}

void TouchButton::setDetail(const QString& detail)
{
    if (m_detail == detail)
        return;
    m_detail = detail;
    describe();
    updateGeometry();
    update();
}

void TouchButton::setHelp(const QString& help)
{
    m_help = help;
    setToolTip(help);
    describe();
    update();
}

void TouchButton::describe()
{
    QStringList words{m_detail, m_help};
    words.removeAll(QString());
    setAccessibleDescription(words.join(QStringLiteral(". ")));
}

void TouchButton::setRoomForDetail(const QString& detail)
{
    if (std::exchange(m_room, detail) != detail)
        updateGeometry();
}

void TouchButton::setKeyHint(const QString& key)
{
    m_key = key;
    updateGeometry();
    update();
}

void TouchButton::setKeyOf(const QString& action)
{
    if (std::exchange(m_action, action) == action)
        return;
    disconnect(&m_theme.keys(), nullptr, this, nullptr);
    connect(&m_theme.keys(), &Keys::changed, this, [this] {
        updateGeometry();
        update();
    });
    updateGeometry();
    update();
}

QString TouchButton::keyCap() const
{
    return m_key.isEmpty() && !m_action.isEmpty() ? m_theme.keys().cap(m_action) : m_key;
}

void TouchButton::setRadio(bool radio)
{
    [[maybe_unused]] static const bool told = (QAccessible::installFactory(radioAccess), true);
    m_radio = radio;
    setCheckable(true);
    updateGeometry();
}

int TouchButton::least() const
{
    return isLarge() ? Theme::touchLarge : Theme::touch;
}

Glyph TouchButton::shownGlyph() const
{
    if (m_glyph == Glyph::None && isCheckable() && !m_radio)
        return isChecked() ? Glyph::BoxChecked : Glyph::Box;
    return m_glyph;
}

QFont TouchButton::wordsFont() const
{
    return isLarge() ? scaledFont(font(), m_small ? 1 : 1.2, true) : font();
}

TouchButton::Measured& TouchButton::measured() const
{
    Measured& known = m_measured;
    const QString key = keyCap();
    const bool same = known.text == text() && known.detail == measuredDetail() && known.key == key &&
                      known.font == font() && known.large == isLarge() && known.small == m_small;
    if (!same) {
        known = {text(), measuredDetail(), key, font(), isLarge(), m_small};
        known.sign = QFontMetrics(wordsFont()).height();
        known.keyWidth = key.isEmpty() ? 0 : QFontMetrics(detailFont(font())).horizontalAdvance(key) + 2 * gap;
    }
    return known;
}

QSize TouchButton::wordsWithin(int width) const
{
    constexpr qsizetype mostWidths = 16;
    QMap<int, QSize>& sizes = measured().sizes;
    if (const auto found = sizes.constFind(width); found != sizes.constEnd())
        return *found;
    if (sizes.size() > mostWidths)
        sizes.clear();
    const QRect room(0, 0, width, 10000);
    const auto sizeOf = [&room](const QFont& with, const QString& words) {
        return words.isEmpty() ? QSize(0, 0)
                               : QFontMetrics(with).boundingRect(room, Qt::TextWordWrap | Qt::AlignLeft, words).size();
    };
    const QSize words = sizeOf(wordsFont(), text());
    const QSize detail = sizeOf(detailFont(font()), measuredDetail());
    return sizes[width] = QSize(std::max(words.width(), detail.width()), words.height() + detail.height());
}

QSize TouchButton::sizeFor(int textWidth) const
{
    const QSize words = wordsWithin(textWidth);
    return QSize(std::max(words.width() + besideWords(), least()),
                 std::max({words.height() + aboveAndBelow, least(), minimumHeight()}));
}

int TouchButton::pad() const
{
    return m_tight && m_help.isEmpty() ? tightPad : usualPad;
}

int TouchButton::besideWords() const
{
    const Measured& known = measured();
    int width = 2 * pad() + 2 + known.keyWidth;
    if (shownGlyph() != Glyph::None)
        width += text().isEmpty() ? known.sign : known.sign + gap;
    return width;
}

int TouchButton::heightForWidth(int width) const
{
    return sizeFor(std::max(1, width - besideWords())).height();
}

QSize TouchButton::wantedSize() const
{
    return sizeFor(fontMetrics().averageCharWidth() * 48);
}

/// Rows and columns give a button of fixed height no more than it says here, so it says what it needs where it stands.
QSize TouchButton::sizeHint() const
{
    const QSize wanted = wantedSize();
    const bool narrow = isVisible() && width() < wanted.width();
    return narrow ? wanted.expandedTo(QSize(0, heightForWidth(width()))) : wanted;
}

void TouchButton::resizeEvent(QResizeEvent* event)
{
    QPushButton::resizeEvent(event);
    const int wanted = wantedSize().width();
    if (event->size().width() != event->oldSize().width() && std::min(width(), event->oldSize().width()) < wanted)
        updateGeometry();
}

QSize TouchButton::minimumSizeHint() const
{
    const QSize hint = sizeHint();
    return QSize(std::min(hint.width(), sizeFor(fontMetrics().averageCharWidth() * 12).width()), hint.height());
}

bool TouchButton::isInBanner() const
{
    return parentWidget() && parentWidget()->property("banner").toBool();
}

TouchButton::Look TouchButton::look() const
{
    const Colours& colours = m_theme.colours();
    const QPalette& p = palette();
    Look look{p.color(QPalette::Button), p.color(QPalette::ButtonText), colours.line};
    constexpr double told = 1.5; // from the ground of a banner
    if (m_weight == Weight::Main && isInBanner() && contrast(colours.next, colours.warning) < told)
        look = {colours.warningText, colours.warning, colours.warningText};
    else if (m_weight == Weight::Main)
        look = {colours.next, colours.nextText, colours.next};
    else if (m_weight == Weight::Quiet)
        look = {Qt::transparent, p.color(QPalette::WindowText), Qt::transparent};
    if (isChecked())
        look = {p.color(QPalette::Highlight), p.color(QPalette::HighlightedText), p.color(QPalette::Highlight)};
    if (!isEnabled()) {
        look.ground = Qt::transparent;
        look.text = colours.quiet;
        look.line = m_weight == Weight::Quiet ? QColor(Qt::transparent) : colours.line;
    } else if (isDown()) {
        look.ground = mix(look.ground.alpha() == 0 ? p.color(QPalette::Window) : look.ground, look.text, 0.2);
    }
    return look;
}

void TouchButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Look look = this->look();
    const double inset = hasFocus() ? beforeFocused : beforeFrame;
    const QRectF frame = QRectF(rect()).adjusted(inset, inset, -inset, -inset);
    QPen line = look.line.alpha() == 0 ? QPen(Qt::NoPen) : QPen(look.line, 1);
    if (!isEnabled() && line.style() != Qt::NoPen)
        line.setStyle(Qt::DashLine); // told from the others where no grey tells it
    painter.setPen(line);
    painter.setBrush(look.ground);
    painter.drawRoundedRect(frame, 6, 6);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        const Colours& colours = m_theme.colours();
        painter.setPen(QPen(isInBanner() ? colours.warningText : colours.focus, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    }
    paintWords(painter, rect().adjusted(pad(), 2, -pad(), -2), look);
    if (!m_help.isEmpty())
        paintHelpSign(painter, look.text);
}

/// In the corner, where no words are: as large as there is room beside them.
void TouchButton::paintHelpSign(QPainter& painter, const QColor& colour) const
{
    QFont small = detailFont(font());
    if (QFontMetrics(small).height() > usualPad + gap)
        small.setPixelSize(usualPad + 2);
    painter.setFont(small);
    painter.setPen(colour);
    painter.drawText(rect().adjusted(0, 3, -5, 0), Qt::AlignRight | Qt::AlignTop, QStringLiteral("?"));
}

void TouchButton::paintWords(QPainter& painter, QRect inside, const Look& look)
{
    const QFont font = wordsFont();
    const QFontMetrics metrics(font);
    const QFontMetrics small(detailFont(this->font()));
    const int sign = metrics.height();
    painter.setPen(look.text);
    if (const Glyph glyph = shownGlyph(); glyph != Glyph::None) {
        const bool alone = text().isEmpty() && keyCap().isEmpty();
        QRect at(inside.left(), inside.center().y() - sign / 2, sign, sign);
        if (alone)
            at.moveCenter(rect().center());
        paintGlyph(painter, glyph, QRectF(at).adjusted(1, 1, -1, -1), look.text);
        inside.setLeft(at.right() + gap);
    }
    if (const QString cap = keyCap(); !cap.isEmpty()) {
        const int wide = small.horizontalAdvance(cap) + gap;
        QRect key(inside.right() - wide, inside.center().y() - small.height() / 2 - 1, wide, small.height() + 2);
        painter.setFont(detailFont(this->font()));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(key).adjusted(0.5, 0.5, 0.5, 0.5), 4, 4);
        painter.drawText(key, Qt::AlignCenter, cap);
        inside.setRight(key.left() - gap);
    }
    const bool boxed = isCheckable() && !m_radio;
    const int across = (boxed || shownGlyph() != Glyph::None) ? Qt::AlignLeft : Qt::AlignHCenter;
    painter.setFont(font);
    if (m_detail.isEmpty()) {
        painter.drawText(inside, across | Qt::AlignVCenter | Qt::TextWordWrap, text());
        return;
    }
    const QRect words = metrics.boundingRect(inside, Qt::TextWordWrap, text());
    const QRect under = small.boundingRect(inside, Qt::TextWordWrap, m_detail);
    const int top = inside.center().y() - (words.height() + under.height()) / 2;
    painter.drawText(QRect(inside.left(), top, inside.width(), words.height()), across | Qt::TextWordWrap, text());
    painter.setFont(detailFont(this->font()));
    painter.drawText(QRect(inside.left(), top + words.height(), inside.width(), under.height()),
                     across | Qt::TextWordWrap, m_detail);
}

/// Whether Return has something better to do there than to change a tick, which Space does.
bool TouchButton::isTickInDialog() const
{
    if (!isCheckable() || m_radio || !qobject_cast<QDialog*>(window()))
        return false;
    const auto buttons = window()->findChildren<QPushButton*>();
    return std::any_of(buttons.begin(), buttons.end(), [](const QPushButton* button) { return button->isDefault(); });
}

void TouchButton::keyPressEvent(QKeyEvent* event)
{
    if (!event->isAutoRepeat() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        if (isTickInDialog())
            event->ignore(); // the dialog presses what it does by itself
        else
            click();
        return;
    }
    if (event->key() == Qt::Key_Left && event->modifiers() == Qt::AltModifier)
        return event->ignore(); // it leads back, wherever there is a way back
    const bool down = event->key() == Qt::Key_Down;
    if (QWidget* next = down || event->key() == Qt::Key_Up ? inNextRow(*this, down) : nullptr)
        return next->setFocus(Qt::TabFocusReason);
    QPushButton::keyPressEvent(event);
}

}
