// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/packbox.h"

#include "shell/theme.h"
#include "widgets/textlabel.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QPainter>
#include <QScreen>
#include <QStyledItemDelegate>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr int aboutRole = Qt::UserRole + 1;
constexpr int pad = 8;
const QString easiest = QStringLiteral("quick-play"); // for who has chosen none so far

// Two lines: the title, and the rest wrapped below it.
class PackDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const int width = option.widget ? option.widget->width() - 4 * pad : 400;
        const QRect about =
            QFontMetrics(option.font)
                .boundingRect(QRect(0, 0, width, 1000), Qt::TextWordWrap, index.data(aboutRole).toString());
        const int title = QFontMetrics(scaledFont(option.font, 1, true)).height();
        return {100, std::max(Theme::touch, title + about.height() + 2 * pad)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const bool chosen = option.state & QStyle::State_Selected;
        const auto ink = option.palette.color(chosen ? QPalette::HighlightedText : QPalette::Text);
        painter->save();
        if (chosen)
            painter->fillRect(option.rect, option.palette.highlight());
        painter->setPen(ink);
        QRect inside = option.rect.adjusted(pad, pad, -pad, -pad);
        painter->setFont(scaledFont(option.font, 1, true));
        painter->drawText(inside, Qt::AlignLeft | Qt::AlignTop, index.data(Qt::DisplayRole).toString());
        inside.setTop(inside.top() + painter->fontMetrics().height());
        painter->setFont(option.font);
        painter->drawText(inside, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, index.data(aboutRole).toString());
        painter->restore();
    }
};

}

PackBox::PackBox(QWidget* parent) : QComboBox(parent)
{
    setMinimumHeight(Theme::touch);
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setItemDelegate(new PackDelegate(this));
}

void PackBox::setPacks(const std::vector<packs::Found>& packs, const QString& current)
{
    const QSignalBlocker quiet(this);
    clear();
    for (const packs::Found& found : packs) {
        if (!found.reading.pack)
            continue;
        const QString about = aboutPack(*found.reading.pack);
        addItem(found.reading.pack->title, found.id);
        setItemData(count() - 1, about, aboutRole);
        setItemData(count() - 1, QStringLiteral("%1. %2").arg(found.reading.pack->title, about),
                    Qt::AccessibleTextRole);
    }
    int chosen = findData(current);
    if (chosen < 0)
        chosen = findData(easiest);
    setCurrentIndex(count() == 0 ? -1 : std::max(0, chosen));
}

// Wide enough for a summary to be read.
void PackBox::showPopup()
{
    const int wanted = QFontMetrics(font()).averageCharWidth() * 60;
    const int room = screen()->availableGeometry().right() - mapToGlobal(QPoint(0, 0)).x();
    view()->setMinimumWidth(std::max(width(), std::min(wanted, room)));
    QComboBox::showPopup();
}

QString aboutPack(const packs::Pack& pack)
{
    return QCoreApplication::translate("PackBox", "%1 By %2.").arg(pack.summary, pack.author);
}

}
