// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/setuppart.h"

#include "packs/lengths.h"
#include "play/desk.h"
#include "widgets/keptfocus.h"
#include "widgets/touchbutton.h"

#include <QVBoxLayout>

namespace adjutant::app {

SetUpPart::SetUpPart(Desk& desk, const Theme& theme, QWidget* parent) : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    if (const packs::Phase* phase = desk.pack().track.phase(QStringLiteral("set-up")))
        for (const QString& item : phase->checklist) {
            const QString line = packs::withFigures(desk.pack().measure, item);
            auto* tick = new TouchButton(theme, line, this);
            tick->setCheckable(true);
            tick->setAccessibleName(line);
            column->addWidget(tick);
        }
    column->addStretch(1);
}

FirstPart::FirstPart(Desk& desk, const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_theme(theme),
      m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
}

void FirstPart::refresh()
{
    const KeptFocus focus(*this);
    delete m_inside;
    m_inside = new QWidget(this);
    auto* column = new QVBoxLayout(m_inside);
    column->setContentsMargins(0, 0, 0, 0);
    m_column->addWidget(m_inside);
    for (const game::Side& side : m_desk.game().sides) {
        auto* button = new TouchButton(m_theme, tr("%1 goes first").arg(side.name), m_inside);
        connect(button, &TouchButton::clicked, this, [this, id = side.id] {
            // The button is gone as soon as the game has changed.
            QMetaObject::invokeMethod(
                this,
                [this, id] {
                    m_desk.send({{"do", "first"}, {"side", utf8(id)}});
                },
                Qt::QueuedConnection);
        });
        column->addWidget(button);
    }
    column->addStretch(1);
    m_inside->show();
    focus.giveTo(*m_inside);
}

void FirstPart::focusFirst()
{
    if (auto* button = m_inside ? m_inside->findChild<TouchButton*>() : nullptr)
        button->setFocus(Qt::TabFocusReason);
}

}
