// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/actions.h"

#include "shell/shortcutguard.h"

#include <QCoreApplication>
#include <QWidget>

#include <cstring>

namespace adjutant::app
{

namespace
{

QString translated(const char* text)
{
    return *text ? QCoreApplication::translate("Actions", text) : QString();
}

}

Actions::Actions(QWidget* window) : QObject(window), m_play(new QActionGroup(this))
{
    m_play->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
    for (const ActionSpec& spec : actionTable())
        m_actions.emplace(spec.id, make(spec, window));
    new ShortcutGuard(window);
}

void Actions::retranslate()
{
    for (const ActionSpec& spec : actionTable())
        label(*(*this)[spec.id], spec);
}

void Actions::label(QAction& action, const ActionSpec& spec) const
{
    const QString help = translated(spec.help);
    const QString key = action.shortcut().toString(QKeySequence::NativeText);
    action.setText(translated(spec.text));
    action.setStatusTip(help);
    action.setToolTip(key.isEmpty() ? action.text() : tr("%1 (%2)").arg(action.text(), key));
    action.setWhatsThis(help);
}

QAction* Actions::make(const ActionSpec& spec, QWidget* window)
{
    auto* action = new QAction(this);
    action->setObjectName(QString::fromLatin1(spec.id));
    const QString keys = QString::fromLatin1(spec.shortcut);
    action->setShortcuts(QKeySequence::listFromString(keys, QKeySequence::PortableText));
    action->setAutoRepeat(false);
    label(*action, spec);
    if (!spec.isEverywhere && std::strcmp(spec.group, "Program") != 0)
        m_play->addAction(action);
    window->addAction(action);
    return action;
}

QAction* Actions::operator[](const char* id) const
{
    const auto found = m_actions.find(id);
    Q_ASSERT_X(found != m_actions.end(), "Actions", id);
    return found->second;
}

void Actions::setInPlay(bool inPlay)
{
    m_play->setEnabled(inPlay);
}

}
