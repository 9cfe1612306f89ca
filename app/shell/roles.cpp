// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/roles.h"

#include "shell/boxes.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace adjutant::app {

namespace {

enum class Size { Same, Caption, Heading, Title };

struct LabelRole {
    const char* name;
    Size size;
    bool bold;
    QPalette::ColorRole ink;
};

// The palette has a colour for quiet words and, as its bright text, for those that say what is wrong.
constexpr LabelRole labelRoles[] = {
    {"title", Size::Title, true, QPalette::NoRole},
    {"heading", Size::Heading, true, QPalette::NoRole},
    {"strong", Size::Same, true, QPalette::NoRole},
    {"caption", Size::Caption, false, QPalette::PlaceholderText},
    {"quiet", Size::Same, false, QPalette::PlaceholderText},
    {"fault", Size::Same, true, QPalette::BrightText},
};

const LabelRole* roleOf(const QLabel& label)
{
    const QString name = label.property("role").toString();
    for (const LabelRole& role : labelRoles) {
        if (name == QLatin1String(role.name))
            return &role;
    }
    return nullptr;
}

double pointsOf(const Look& look, Size size)
{
    switch (size) {
    case Size::Caption:
        return look.captionPoints;
    case Size::Heading:
        return look.headingPoints;
    case Size::Title:
        return look.titlePoints;
    case Size::Same:
        break;
    }
    return 0;
}

/// Only what differs from the program's font, so that the rest goes on following it. 0 points: as large as that.
void setType(QWidget& widget, double points, bool bold)
{
    QFont font;
    if (points > 0)
        font.setPointSizeF(points);
    if (bold)
        font.setWeight(QFont::DemiBold); // as scaledFont has it: a further weight is a further font to load
    widget.setFont(font);
}

bool isBanner(const QFrame& frame)
{
    return frame.property("banner").toBool();
}

/// What is edited in a row of a list or table is laid over it, and may be higher than that.
bool isOverRow(const QWidget* line)
{
    const QWidget* viewport = line->parentWidget();
    return viewport && qobject_cast<const QAbstractItemView*>(viewport->parentWidget());
}

void dressLabel(QLabel& label, const Look& look)
{
    const LabelRole* role = roleOf(label);
    if (!role)
        return;
    if (role->size != Size::Same || role->bold)
        setType(label, pointsOf(look, role->size), role->bold);
    label.setForegroundRole(role->ink);
}

/// All labels in a banner, whatever their role, are written in its colour.
void dressBanner(QFrame& frame, const Look& look)
{
    if (!isBanner(frame))
        return;
    QPalette palette;
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::PlaceholderText, QPalette::BrightText})
        palette.setColor(role, look.colours.warningText);
    frame.setPalette(palette);
}

void dressButton(QPushButton& button, const Look& look)
{
    if (buttonRole(&button) == ButtonRole::Primary)
        setType(button, look.headingPoints, true);
}

}

void dress(QWidget& widget, const Look& look)
{
    if (auto* label = qobject_cast<QLabel*>(&widget))
        dressLabel(*label, look);
    else if (auto* button = qobject_cast<QPushButton*>(&widget))
        dressButton(*button, look);
    else if (auto* frame = qobject_cast<QFrame*>(&widget))
        dressBanner(*frame, look);
    else if (auto* line = qobject_cast<QLineEdit*>(&widget); line && isOverRow(line))
        line->setMinimumHeight(fieldRoom.sizeFor({}).height());
}

void setRole(QLabel& label, const QString& role)
{
    if (label.property("role").toString() == role)
        return;
    label.setProperty("role", role);
    label.setFont(QFont());
    label.setForegroundRole(QPalette::NoRole);
    label.style()->polish(&label);
}

void setRole(QPushButton& button, const QString& role)
{
    if (button.property("role").toString() == role)
        return;
    button.setProperty("role", role);
    button.setFont(QFont());
    button.style()->polish(&button);
    button.updateGeometry();
    button.update();
}

void setBanner(QFrame& frame, bool banner)
{
    if (isBanner(frame) == banner)
        return;
    frame.setProperty("banner", banner);
    frame.setPalette(QPalette());
    frame.style()->polish(&frame);
    frame.update();
}

}
