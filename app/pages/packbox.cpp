// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/packbox.h"

#include "shell/theme.h"
#include "widgets/textlabel.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QPainter>
#include <QScreen>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QStylePainter>
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
    explicit PackDelegate(const QComboBox* box) : QStyledItemDelegate(nullptr), m_box(box) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        // As wide as the list will be when it is open: it is asked before it has that width.
        const QAbstractItemView* view = m_box->view();
        const int bar = view->style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, view);
        const QRect room(0, 0, view->minimumWidth() - bar - 2 * view->frameWidth() - 2 * pad, 10'000);
        const QFont bold = scaledFont(option.font, 1, true);
        const QRect title = QFontMetrics(bold).boundingRect(room, Qt::TextWordWrap, index.data().toString());
        const QRect about =
            QFontMetrics(option.font).boundingRect(room, Qt::TextWordWrap, index.data(aboutRole).toString());
        return {100, std::max(Theme::touch, title.height() + about.height() + 2 * pad)};
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
        QRect title;
        painter->drawText(inside, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, index.data().toString(), &title);
        inside.setTop(title.bottom() + 1);
        painter->setFont(option.font);
        painter->drawText(inside, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, index.data(aboutRole).toString());
        painter->restore();
    }

private:
    const QComboBox* m_box;
};

}

PackBox::PackBox(QWidget* parent) : QComboBox(parent)
{
    setMinimumHeight(Theme::touch);
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto* delegate = new PackDelegate(this);
    delegate->setParent(this);
    setItemDelegate(delegate);
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

// QComboBox reckons with what is painted of the words, which takes a little less than they need.
QSize PackBox::sizeHint() const
{
    int widest = 0;
    for (int i = 0; i < count(); ++i)
        widest = std::max(widest, fontMetrics().horizontalAdvance(itemText(i)));
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QSize needed = style()->sizeFromContents(QStyle::CT_ComboBox, &option, QSize(widest + 2, 0), this);
    return QComboBox::sizeHint().expandedTo(QSize(needed.width(), 0));
}

// Wide enough for a summary to be read.
void PackBox::showPopup()
{
    const int wanted = QFontMetrics(font()).averageCharWidth() * 60;
    const int room = screen()->availableGeometry().right() - mapToGlobal(QPoint(0, 0)).x();
    view()->setMinimumWidth(std::max(width(), std::min(wanted, room)));
    QComboBox::showPopup();
}

void PackBox::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QRect room = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    option.currentText = option.fontMetrics.elidedText(option.currentText, Qt::ElideRight, room.width() - 2);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

QString aboutPack(const packs::Pack& pack)
{
    return QCoreApplication::translate("PackBox", "%1 By %2.").arg(pack.summary, pack.author);
}

}
