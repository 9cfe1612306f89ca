// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/keyspart.h"

#include "pages/keydialog.h"
#include "shell/actions.h"
#include "shell/keys.h"
#include "shell/theme.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <cstring>
#include <utility>

namespace adjutant::app {

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("Actions", text);
}

}

KeysPart::KeysPart(Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme), m_keys(theme.keys())
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    addHead(*column);
    const char* group = "";
    for (const ActionSpec& action : actionTable()) {
        if (std::strcmp(std::exchange(group, action.group), action.group) != 0) {
            auto* title = new TextLabel(this, 1.1, true);
            title->setText(translated(action.group));
            title->setContentsMargins(0, 10, 0, 0);
            column->addWidget(title);
        }
        if (Keys::isFixed(action))
            addFixed(*column, action);
        else
            addAction(*column, action);
    }
    connect(&m_keys, &Keys::changed, this, &KeysPart::refresh);
    refresh();
}

void KeysPart::addHead(QVBoxLayout& column)
{
    auto* help = new TextLabel(this);
    help->setProperty("role", QStringLiteral("quiet"));
    help->setText(tr("Tap an action to give it another key. The digits that choose units and Esc, which leads out of "
                     "everything, stay as they are."));
    m_all = new TouchButton(m_theme, {}, this);
    m_all->setObjectName(QStringLiteral("all-keys"));
    connect(m_all, &TouchButton::clicked, this, &KeysPart::changeAll);
    auto* row = new QHBoxLayout;
    row->setSpacing(16);
    row->addWidget(help, 1);
    row->addWidget(m_all, 0, Qt::AlignTop);
    column.addLayout(row);
}

/// Nine units are one line.
void KeysPart::addFixed(QVBoxLayout& column, const ActionSpec& action)
{
    const QString id = QString::fromLatin1(action.id);
    const bool numbered = id.back().isDigit();
    if (numbered && id.back() != u'1')
        return;
    const QString range = QStringLiteral("1 … 9");
    QString name = translated(action.text);
    QString keys = m_keys.allWords(id);
    auto* line = new QWidget(this);
    line->setMinimumHeight(Theme::touch);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(14, 0, 14, 0);
    auto* words = new TextLabel(line);
    words->setText(numbered ? name.replace(u'1', range) : name);
    auto* fixed = new TextLabel(line);
    fixed->setProperty("role", QStringLiteral("quiet"));
    fixed->setWordWrap(false);
    fixed->setText(tr("%1, fixed").arg(numbered ? keys.replace(u'1', range) : keys));
    row->addWidget(words, 1);
    row->addWidget(fixed);
    column.addWidget(line);
}

void KeysPart::addAction(QVBoxLayout& column, const ActionSpec& action)
{
    auto* button = new TouchButton(m_theme, translated(action.text), this);
    button->setObjectName(QStringLiteral("key-") + QLatin1String(action.id));
    button->setGlyph(Glyph::Pencil);
    connect(button, &TouchButton::clicked, this, [this, &action] {
        auto* dialog = new KeyDialog(action, m_theme, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    m_buttons.insert(QString::fromLatin1(action.id), button);
    column.addWidget(button);
}

/// All as usual, and back to what was chosen when that was a slip.
void KeysPart::changeAll()
{
    if (m_keys.hasOwn())
        m_before = m_keys.own();
    const QMap<QString, QString> then = m_keys.hasOwn() ? QMap<QString, QString>() : m_before;
    m_keys.setOwn(then);
}

void KeysPart::refresh()
{
    for (auto one = m_buttons.begin(); one != m_buttons.end(); ++one) {
        TouchButton& button = **one;
        const QString keys = m_keys.allWords(one.key());
        const QString shown = keys.isEmpty() ? tr("no key") : keys;
        const QString usual = Keys::usualWords(one.key());
        button.setKeyHint(shown);
        button.setDetail(!m_keys.isOwn(one.key()) ? QString()
                         : usual.isEmpty()        ? tr("Your own")
                                                  : tr("Your own, usually %1").arg(usual));
        button.setAccessibleName(tr("%1: %2").arg(button.text(), shown));
    }
    const bool own = m_keys.hasOwn();
    m_all->setText(own || m_before.isEmpty() ? tr("All as usual") : tr("My keys again"));
    m_all->setAccessibleName(own || m_before.isEmpty() ? tr("Give all actions their usual keys")
                                                       : tr("Give the actions my own keys again"));
    m_all->setEnabled(own || !m_before.isEmpty());
}

}
