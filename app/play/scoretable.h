// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTableView>

namespace adjutant::journal {
class Session;
}

namespace adjutant::app {

/// The points by round and side with their totals. It is as high as its rows, and what it stands on is scrolled.
class ScoreTable : public QTableView
{
    Q_OBJECT

public:
    explicit ScoreTable(journal::Session& session, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void fit();
};

}
