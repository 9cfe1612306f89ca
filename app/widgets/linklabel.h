// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/textlabel.h"

namespace adjutant::app {

/// Words that say what is missing, and lead there when they are tapped or pressed by Return or Space.
class LinkLabel : public TextLabel
{
    Q_OBJECT

public:
    explicit LinkLabel(QWidget* parent = nullptr);

    /// Whether they lead anywhere now.
    void setLeading(bool leading);

Q_SIGNALS:
    void pressed();

protected:
    void press() override;
    QString pressedFor() const override;

private:
    bool m_leading = false;
};

}
