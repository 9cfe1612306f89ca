// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/actions.h"

#include "shell/explainer.h"
#include "shell/keys.h"
#include "shell/shortcutguard.h"

#include <QCoreApplication>
#include <QWidget>

#include <cstring>

namespace adjutant::app {

namespace {

QString translated(const char* text)
{
    return *text ? QCoreApplication::translate("Actions", text) : QString();
}

}

Actions::Actions(QWidget* window, const Keys* keys) : QObject(window), m_keys(keys), m_play(new QActionGroup(this))
{
    m_play->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
    for (const ActionSpec& spec : actionTable())
        m_actions.emplace(spec.id, make(spec, window));
    if (keys)
        connect(keys, &Keys::changed, this, &Actions::takeKeys);
    new ShortcutGuard(window);
    new Explainer(*(*this)["explain"], window);
}

void Actions::retranslate()
{
    for (const ActionSpec& spec : actionTable())
        label(*(*this)[spec.id], spec);
}

void Actions::label(QAction& action, const ActionSpec& spec) const
{
    const QString help = translated(spec.help);
    const QString key = action.shortcut().isEmpty() ? QString() : Keys::words(action.shortcut());
    action.setText(translated(spec.text));
    action.setStatusTip(help);
    action.setToolTip(key.isEmpty() ? action.text() : tr("%1 (%2)").arg(action.text(), key));
    action.setWhatsThis(help);
}

QAction* Actions::make(const ActionSpec& spec, QWidget* window)
{
    auto* action = new QAction(this);
    action->setObjectName(QString::fromLatin1(spec.id));
    action->setShortcuts(keysOf(spec));
    action->setAutoRepeat(false);
    label(*action, spec);
    if (!spec.isEverywhere && std::strcmp(spec.group, "Program") != 0)
        m_play->addAction(action);
    window->addAction(action);
    return action;
}

QList<QKeySequence> Actions::keysOf(const ActionSpec& spec) const
{
    const QString id = QString::fromLatin1(spec.id);
    return m_keys ? m_keys->of(id)
                  : QKeySequence::listFromString(QString::fromLatin1(spec.shortcut), QKeySequence::PortableText);
}

void Actions::takeKeys()
{
    for (const ActionSpec& spec : actionTable()) {
        QAction* action = (*this)[spec.id];
        action->setShortcuts(keysOf(spec));
        label(*action, spec);
    }
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
