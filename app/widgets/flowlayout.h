// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLayout>
#include <QList>

namespace adjutant::app {

/// Puts its items side by side and goes on in a new line when there is no more room.
class FlowLayout : public QLayout
{
public:
    explicit FlowLayout(QWidget* parent = nullptr, int gap = 8);
    /// The widget takes the width there is, and the height that its items need in it.
    static FlowLayout* in(QWidget* widget, int gap = 8);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    void insertWidget(int index, QWidget* widget);
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    Qt::Orientations expandingDirections() const override { return {}; }
    void setGeometry(const QRect& rect) override;
    /// What may grow takes what is left of its line.
    void setFilling(bool filling) { m_filling = filling; }
    /// What may be narrower than it would like to be gives way before a new line begins.
    void setShrinking(bool shrinking) { m_shrinking = shrinking; }
    /// Nothing stands alone in the last line while there are three or more in the one above it.
    void setTogether(bool together) { m_together = together; }
    /// All of one width, so many beside each other or fewer, with room left for those that are not there; mirrored they
    /// begin at the right.
    void setColumns(int most, bool mirrored = false);

private:
    struct Line {
        QList<QLayoutItem*> items;
        QList<int> widths;
        int height = 0;
    };
    QList<Line> linesIn(int width) const;
    int evenWidth(int width) const;
    void giveCompany(QList<Line>& lines, int width) const;
    void share(Line& line, int width) const;

    QList<QLayoutItem*> m_items;
    bool m_filling = false, m_shrinking = false, m_mirrored = false, m_together = false;
    int m_columns = 0; ///< 0: as many as there is room for, each in its own width
};

}
