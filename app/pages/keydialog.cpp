// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/keydialog.h"

#include "shell/actions.h"
#include "shell/keys.h"
#include "shell/theme.h"
#include "widgets/flowlayout.h"
#include "widgets/keyfield.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QCoreApplication>
#include <QVBoxLayout>

#include <algorithm>

namespace adjutant::app {

namespace {

QString nameOf(const QString& action)
{
    const auto& table = actionTable();
    const auto found = std::find_if(table.begin(), table.end(),
                                    [&](const ActionSpec& one) { return action == QLatin1String(one.id); });
    return found == table.end() ? action : QCoreApplication::translate("Actions", found->text);
}

}

KeyDialog::KeyDialog(const ActionSpec& action, Theme& theme, QWidget* parent)
    : QDialog(parent),
      m_theme(theme),
      m_keys(theme.keys()),
      m_action(QString::fromLatin1(action.id))
{
    compose(action);
    connect(m_field, &KeyField::pressed, this, &KeyDialog::offer);
    connect(m_take, &TouchButton::clicked, this, [this] {
        if (m_wanted.isEmpty())
            m_keys.giveUsual(m_action);
        else
            m_keys.give(m_action, m_wanted);
        accept();
    });
    m_field->setFocus();
    const int wanted = int(theme.textPoints() * 46);
    resize(parent ? std::min(wanted, parent->window()->width() - 40) : wanted, 1);
    fit();
}

void KeyDialog::fit()
{
    layout()->activate();
    resize(width(), layout()->totalHeightForWidth(width()));
}

void KeyDialog::compose(const ActionSpec& action)
{
    const QString name = nameOf(m_action);
    setWindowTitle(tr("Key for “%1”").arg(name));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 18);
    column->setSpacing(12);
    auto* title = new TextLabel(this, 1.25, true);
    title->setText(tr("Press the new key for “%1”").arg(name));
    auto* help = new TextLabel(this);
    help->setProperty("role", QStringLiteral("quiet"));
    help->setText(QCoreApplication::translate("Actions", action.help));
    help->setVisible(*action.help);
    m_field = new KeyField(this);
    m_field->setObjectName(QStringLiteral("key"));
    const QString now = m_keys.allWords(m_action);
    m_field->setText(now.isEmpty() ? tr("No key") : now);
    m_field->setAccessibleName(
        tr("Key for “%1”: %2. The next key that you press takes its place.").arg(name, m_field->text()));
    m_clash = new TextLabel(this);
    m_clash->setObjectName(QStringLiteral("clash"));
    m_clash->setProperty("role", QStringLiteral("fault"));
    m_clash->hide();
    auto* buttons = new QWidget(this);
    auto* row = FlowLayout::in(buttons, 8);
    m_take = addButton(row, {}, "take");
    m_take->hide();
    const QString usual = Keys::usualWords(m_action);
    if (m_keys.isOwn(m_action) && !usual.isEmpty())
        connect(addButton(row, tr("As usual: %1").arg(usual), "usual"), &TouchButton::clicked, this,
                &KeyDialog::giveUsual);
    if (!now.isEmpty())
        connect(addButton(row, tr("No key"), "none"), &TouchButton::clicked, this, [this] {
            m_keys.give(m_action, {});
            accept();
        });
    connect(addButton(row, tr("Leave it"), "leave"), &TouchButton::clicked, this, &QDialog::reject);
    for (QWidget* part : std::initializer_list<QWidget*>{title, help, m_field, m_clash, buttons})
        column->addWidget(part);
}

TouchButton* KeyDialog::addButton(QLayout* row, const QString& text, const char* name)
{
    auto* button = new TouchButton(m_theme, text, this);
    button->setObjectName(QString::fromLatin1(name));
    row->addWidget(button);
    return button;
}

void KeyDialog::offer(const QKeySequence& key)
{
    m_field->setText(Keys::words(key));
    const auto clash = m_keys.clash(m_action, key);
    if (!clash) {
        m_keys.give(m_action, key);
        return accept();
    }
    m_wanted = key;
    sayClash(clash->words, clash->holder);
}

void KeyDialog::giveUsual()
{
    const auto clash = m_keys.clashOfUsual(m_action);
    if (!clash) {
        m_keys.giveUsual(m_action);
        return accept();
    }
    m_wanted = {};
    sayClash(clash->words, clash->holder);
}

void KeyDialog::sayClash(const QString& words, const QString& holder)
{
    m_clash->show();
    m_clash->announce(words);
    m_take->setVisible(!holder.isEmpty());
    m_take->setText(tr("Take it from “%1”").arg(nameOf(holder)));
    m_take->setAccessibleName(m_take->text());
    fit();
}

}
