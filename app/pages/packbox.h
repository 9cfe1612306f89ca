// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/catalogue.h"

#include <QComboBox>

namespace adjutant::app {

/// The packs to choose from: each with its title, and below it what it is and whose.
class PackBox : public QComboBox
{
    Q_OBJECT

public:
    explicit PackBox(QWidget* parent = nullptr);

    /// Only whole packs; chooses `current`, or the first.
    void setPacks(const std::vector<packs::Found>& packs, const QString& current);
    QString packId() const { return currentData().toString(); }

    /// With room for the whole of the longest title.
    QSize sizeHint() const override;
    void showPopup() override;

protected:
    /// A title that is too long ends in an ellipsis.
    void paintEvent(QPaintEvent* event) override;
};

/// “Six rounds, two players. By Somebody.”
QString aboutPack(const packs::Pack& pack);

}
