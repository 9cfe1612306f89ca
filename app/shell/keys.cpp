// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/keys.h"

#include "shell/actions.h"
#include "shell/menus.h"
#include "shell/preferences.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QSet>
#include <QSignalBlocker>

#include <algorithm>

namespace adjutant::app {

namespace {

QString idOf(const ActionSpec& spec)
{
    return QString::fromLatin1(spec.id);
}

QString translated(const char* text)
{
    return QCoreApplication::translate("Actions", text);
}

const ActionSpec* specOf(const QString& action)
{
    const auto& table = actionTable();
    const auto found = std::find_if(table.begin(), table.end(), [&](const auto& one) { return idOf(one) == action; });
    return found == table.end() ? nullptr : &*found;
}

// Keys of one stroke only: what a file may hold beside them is nonsense.
QList<QKeySequence> listOf(const QString& text)
{
    QList<QKeySequence> keys = QKeySequence::listFromString(text, QKeySequence::PortableText);
    keys.removeIf([](const QKeySequence& key) { return key.count() != 1 || key[0].key() == Qt::Key_unknown; });
    return keys;
}

QList<QKeySequence> usualOf(const ActionSpec& spec)
{
    return listOf(QString::fromLatin1(spec.shortcut));
}

// Lists, fields and pages are gone about by these.
bool movesAbout(Qt::Key key)
{
    static constexpr Qt::Key keys[] = {Qt::Key_Tab,    Qt::Key_Backtab, Qt::Key_Left,      Qt::Key_Right, Qt::Key_Up,
                                       Qt::Key_Down,   Qt::Key_PageUp,  Qt::Key_PageDown,  Qt::Key_Home,  Qt::Key_End,
                                       Qt::Key_Delete, Qt::Key_Insert,  Qt::Key_Backspace, Qt::Key_Menu,  Qt::Key_F2};
    return std::find(std::begin(keys), std::end(keys), key) != std::end(keys);
}

}

Keys::Keys(Preferences& preferences, QObject* parent) : QObject(parent), m_preferences(preferences)
{
    read();
    connect(&preferences, &Preferences::keysChanged, this, [this] {
        read();
        Q_EMIT changed();
    });
}

void Keys::read()
{
    m_keys.clear();
    QSet<QKeySequence> taken;
    const auto take = [&](const ActionSpec& spec, QList<QKeySequence> keys) {
        keys.removeIf([&](const QKeySequence& key) { return taken.contains(key); });
        m_keys[idOf(spec)] = keys;
        for (const QKeySequence& key : keys)
            taken.insert(key);
    };
    for (const ActionSpec& spec : actionTable())
        if (isFixed(spec))
            take(spec, usualOf(spec));
    for (const ActionSpec& spec : actionTable())
        if (isOwn(idOf(spec)))
            take(spec, listOf(*m_preferences.keysOf(idOf(spec))));
    for (const ActionSpec& spec : actionTable())
        if (!isFixed(spec) && !isOwn(idOf(spec)))
            take(spec, usualOf(spec));
}

bool Keys::means(const QString& action, const QKeyEvent& event) const
{
    return of(action).contains(pressed(event));
}

QString Keys::words(const QKeySequence& key)
{
    if (key.count() != 1)
        return key.toString(QKeySequence::NativeText);
    QStringList words;
    const Qt::KeyboardModifiers modifiers = key[0].keyboardModifiers();
    if (modifiers & Qt::MetaModifier)
        words << tr("Meta");
    if (modifiers & Qt::ControlModifier)
        words << tr("Ctrl");
    if (modifiers & Qt::AltModifier)
        words << tr("Alt");
    if (modifiers & Qt::ShiftModifier)
        words << tr("Shift");
    switch (const Qt::Key bare = key[0].key()) {
    case Qt::Key_Space:
        words << tr("Space");
        break;
    case Qt::Key_Return:
        words << tr("Return");
        break;
    case Qt::Key_Enter:
        words << tr("Enter");
        break;
    case Qt::Key_Escape:
        words << tr("Esc");
        break;
    case Qt::Key_Left:
        words << tr("Left");
        break;
    case Qt::Key_Right:
        words << tr("Right");
        break;
    case Qt::Key_Up:
        words << tr("Up");
        break;
    case Qt::Key_Down:
        words << tr("Down");
        break;
    default:
        words << QKeySequence(bare).toString(QKeySequence::NativeText);
    }
    return words.join(QLatin1Char('+'));
}

QString Keys::cap(const QString& action) const
{
    const QList<QKeySequence> keys = of(action);
    return keys.isEmpty() ? QString() : words(keys.first());
}

QString Keys::allWords(const QString& action) const
{
    QString all;
    for (const QKeySequence& key : of(action))
        all = all.isEmpty() ? words(key) : tr("%1 or %2").arg(all, words(key));
    return all;
}

QString Keys::inBrackets(const QString& action) const
{
    const QString key = cap(action);
    return key.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(key);
}

bool Keys::isFixed(const ActionSpec& action)
{
    const QString id = idOf(action);
    return id == QLatin1String("clear") || id.startsWith(QLatin1String("unit-")) ||
           id.startsWith(QLatin1String("target-"));
}

// What cannot be read as keys was not chosen, but no keys at all may be.
bool Keys::isOwn(const QString& action) const
{
    const std::optional<QString> keys = m_preferences.keysOf(action);
    const ActionSpec* spec = specOf(action);
    return keys && spec && !isFixed(*spec) && (keys->isEmpty() || !listOf(*keys).isEmpty());
}

bool Keys::hasOwn() const
{
    return !own().isEmpty();
}

QString Keys::usualWords(const QString& action)
{
    QString all;
    if (const ActionSpec* spec = specOf(action))
        for (const QKeySequence& key : usualOf(*spec))
            all = all.isEmpty() ? words(key) : tr("%1 or %2").arg(all, words(key));
    return all;
}

QString Keys::holderOf(const QKeySequence& key) const
{
    for (auto action = m_keys.begin(); action != m_keys.end(); ++action)
        if (action->contains(key))
            return action.key();
    return {};
}

std::optional<Keys::Clash> Keys::clash(const QString& action, const QKeySequence& key) const
{
    const QKeyCombination stroke = key[0];
    const Qt::KeyboardModifiers beyondShift = stroke.keyboardModifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    const QString holder = holderOf(key);
    if (holder == action)
        return std::nullopt;
    if (!holder.isEmpty()) {
        const ActionSpec& spec = *specOf(holder);
        const QString name = translated(spec.text);
        if (isFixed(spec))
            return Clash{tr("%1 always means “%2”.").arg(words(key), name)};
        return Clash{tr("%1 is the key of “%2” (%3).").arg(words(key), name, translated(spec.group)), holder};
    }
    if (!beyondShift && (stroke.key() == Qt::Key_0 || movesAbout(stroke.key())))
        return Clash{tr("%1 is needed in lists, fields and forms.").arg(words(key))};
    if (stroke.keyboardModifiers() == Qt::AltModifier)
        for (const auto& [letter, menu] : menuLetters())
            if (stroke.key() == letter)
                return Clash{tr("%1 opens the menu “%2”.").arg(words(key), menu)};
    return std::nullopt;
}

std::optional<Keys::Clash> Keys::clashOfUsual(const QString& action) const
{
    if (const ActionSpec* spec = specOf(action))
        for (const QKeySequence& key : usualOf(*spec))
            if (const auto found = clash(action, key))
                return found;
    return std::nullopt;
}

void Keys::takeAway(const QKeySequence& key)
{
    const QString holder = holderOf(key);
    if (holder.isEmpty())
        return;
    QList<QKeySequence> left = of(holder);
    left.removeAll(key);
    m_preferences.setKeysOf(holder, QKeySequence::listToString(left, QKeySequence::PortableText));
}

void Keys::give(const QString& action, const QKeySequence& key)
{
    if (!key.isEmpty() && !of(action).contains(key))
        takeAway(key);
    m_preferences.setKeysOf(action, key.toString(QKeySequence::PortableText));
}

void Keys::giveUsual(const QString& action)
{
    const ActionSpec* spec = specOf(action);
    if (!spec)
        return;
    for (const QKeySequence& key : usualOf(*spec))
        if (holderOf(key) != action)
            takeAway(key);
    m_preferences.setKeysOf(action, std::nullopt);
}

void Keys::giveAllUsual()
{
    setOwn({});
}

QMap<QString, QString> Keys::own() const
{
    QMap<QString, QString> own;
    for (const ActionSpec& spec : actionTable())
        if (isOwn(idOf(spec)))
            own.insert(idOf(spec), *m_preferences.keysOf(idOf(spec)));
    return own;
}

void Keys::setOwn(const QMap<QString, QString>& own)
{
    {
        const QSignalBlocker together(m_preferences);
        for (const ActionSpec& spec : actionTable()) {
            const auto found = own.constFind(idOf(spec));
            m_preferences.setKeysOf(idOf(spec), found == own.cend() ? std::nullopt : std::optional(*found));
        }
    }
    Q_EMIT m_preferences.keysChanged();
}

// A sign that needs Shift on one keyboard does not on another.
QKeySequence Keys::pressed(const QKeyEvent& event)
{
    const auto key = Qt::Key(event.key());
    if (key == Qt::Key_unknown || key == 0 || (key >= Qt::Key_Shift && key <= Qt::Key_ScrollLock) ||
        (key >= Qt::Key_Super_L && key <= Qt::Key_Hyper_R) || key == Qt::Key_AltGr)
        return {};
    Qt::KeyboardModifiers modifiers = event.modifiers() & ~(Qt::KeypadModifier | Qt::GroupSwitchModifier);
    const QString text = event.text();
    const bool isSign = text.size() == 1 && text[0].isPrint() && !text[0].isLetterOrNumber() && !text[0].isSpace();
    if (isSign)
        modifiers &= ~Qt::ShiftModifier;
    return QKeySequence(QKeyCombination(modifiers, key));
}

}
