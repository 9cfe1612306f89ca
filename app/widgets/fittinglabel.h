// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/textlabel.h"

namespace adjutant::app {

/// Words on one line, or wrapped where that is set, as large as their place has room for, between two sizes.
class FittingLabel : public TextLabel
{
    Q_OBJECT

public:
    FittingLabel(QWidget* parent, qreal least, qreal most);

    void fitWords(const QString& words);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit();

    qreal m_least, m_most; ///< of the text
};

}
