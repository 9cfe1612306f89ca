// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "gamewindow.h"
#include "hands.h"

#include "widgets/unitcard.h"

#include <QLabel>

namespace adjutant::test {

/// The hands of somebody at the game page.
class PageHands final : public Hands
{
public:
    explicit PageHands(PlayedPage& window) : Hands(window.window), m_window(window) {}

    /// What a unit or a side of a command is called.
    QString nameOf(const Json& command, const char* key)
    {
        const game::Unit* unit = m_window.game().unit(textAt(command, key));
        return unit ? unit->name : fullName(command, key);
    }
    /// With its side.
    QString fullName(const Json& command, const char* key) { return m_window.game().nameOf(textAt(command, key)); }

    app::UnitCard* cardOf(const QString& unit)
    {
        for (auto* card : m_window.page->findChildren<app::UnitCard*>())
            if (card->isVisible() && card->card().id == unit)
                return card;
        fail(QStringLiteral("no card of %1").arg(unit));
        return nullptr;
    }
    void tapCard(const QString& unit)
    {
        if (auto* card = cardOf(unit))
            clickAt(*card, QPoint(60, 14), card->card().name);
    }

    /// One of a row of choices.
    void pressIn(const QString& rowName, const QString& name)
    {
        auto* row = find<app::ChoiceRow>(rowName);
        for (auto* button : row ? row->findChildren<app::TouchButton*>() : QList<app::TouchButton*>())
            if (button->isVisible() && button->accessibleName() == name)
                return click(button, name);
        fail(QStringLiteral("no “%1” among %2").arg(name, rowName));
    }

    /// Of several that are called so, the one that was asked last.
    void pressLast(const QString& accessibleName)
    {
        QAbstractButton* last = nullptr;
        for (auto* button : m_window.page->findChildren<app::TouchButton*>())
            if (button->isVisible() && button->accessibleName() == accessibleName)
                if (!last || button->mapToGlobal(QPoint()).y() >= last->mapToGlobal(QPoint()).y())
                    last = button;
        click(last, accessibleName);
    }

    void fromMenu(const QString& unit, const QString& label)
    {
        if (const auto* card = cardOf(unit))
            press(QStringLiteral("More for "), card);
        choose(label);
        comeBack();
    }

    /// Wave by wave, as many as the page asks for.
    void typeFaces(const Json& faces)
    {
        const std::size_t before = m_window.session().log().size();
        // Between rolls that take effect at once the cursor stays in the line.
        if (!qobject_cast<QLineEdit*>(inFocus(*m_window.page)))
            m_window.key(Qt::Key_D);
        std::size_t used = 0;
        while (used < faces.size() && m_window.session().log().size() == before) {
            if (!qobject_cast<QLineEdit*>(inFocus(*m_window.page)))
                return fail(QStringLiteral("no line for dice has the focus, but a %1")
                                .arg(QLatin1String(QApplication::focusWidget()
                                                       ? QApplication::focusWidget()->metaObject()->className()
                                                       : "nothing")));
            const std::size_t wanted = m_window.wantedDice();
            if (wanted == 0)
                return fail(QStringLiteral("no dice are waited for"));
            for (std::size_t i = 0; i < wanted && used < faces.size(); ++i, ++used)
                m_window.type(QString::number(faces[used].get<int>()) + QLatin1Char(' '));
            m_window.key(Qt::Key_Return);
        }
        if (m_window.session().log().size() == before)
            fail(QStringLiteral("the dice were not taken: ") + faults());
    }

private:
    QWidget* restingPlace() const override { return m_window.page; }

    /// What the page says is wrong.
    QString faults() const
    {
        QStringList said;
        for (const auto* label : m_window.page->findChildren<QLabel*>())
            if (label->isVisible() && (label->property("role") == QLatin1String("fault") ||
                                       label->parentWidget()->property("banner").toBool()))
                said << label->text();
        return said.join(QLatin1String(" | "));
    }

    PlayedPage& m_window;
};

}
