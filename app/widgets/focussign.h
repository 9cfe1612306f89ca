// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace adjutant::app {

/// A frame over what can be scrolled by keys and does not say itself that it has them. It is there as long as they are.
class FocusSign : public QWidget
{
    Q_OBJECT

public:
    explicit FocusSign(QWidget& over);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QWidget& m_over;
};

}
