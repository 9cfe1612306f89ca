// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/luckview.h"

#include "packs/dicewords.h"
#include "report/luckwords.h"
#include "shell/theme.h"
#include "widgets/textlabel.h"

#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace adjutant::app {

/// A line a face: a bar for what fell, a bracket for what 95 of 100 evenings show, the numbers behind it.
class LuckBars : public QWidget
{
public:
    LuckBars(const Theme& theme, const report::DieLuck& luck, QWidget* parent)
        : QWidget(parent),
          m_theme(theme),
          m_luck(luck)
    {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        setAccessibleName(LuckView::tr("Faces of the %1").arg(packs::diceInWords(luck.die.toStdString())));
        QStringList lines;
        for (const report::FaceLuck& face : luck.faces)
            lines.append(report::luckLine(face));
        setAccessibleDescription(lines.join(QLatin1String(". ")));
        setToolTip(lines.join(QLatin1Char('\n')));
    }

    QSize sizeHint() const override
    {
        return QSize(faceWidth() + numbersWidth() + 120, rowHeight() * static_cast<int>(m_luck.faces.size() + 1));
    }
    QSize minimumSizeHint() const override { return QSize(faceWidth() + numbersWidth() + 50, sizeHint().height()); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        qint64 most = 1;
        for (const report::FaceLuck& face : m_luck.faces)
            most = std::max({most, face.seen, face.high});
        const QRectF track(faceWidth(), 0, std::max(20, width() - faceWidth() - numbersWidth()), 0);
        paintHead(painter);
        int top = rowHeight();
        for (const report::FaceLuck& face : m_luck.faces) {
            paintRow(painter, face, QRectF(track.left(), top, track.width(), rowHeight()), double(most));
            top += rowHeight();
        }
    }

private:
    // In smaller letters where there is no room for it. Letters do not grow quite as their size does.
    void paintHead(QPainter& painter) const
    {
        constexpr int spare = 6;
        const QString words = LuckView::tr("seen · expected · usual");
        QFont letters = font();
        const auto tooWide = [&] { return QFontMetrics(letters).horizontalAdvance(words) + spare > width(); };
        while (letters.pointSizeF() > 4 && tooWide())
            letters.setPointSizeF(letters.pointSizeF() - 0.5);
        painter.setFont(letters);
        painter.setPen(m_theme.colours().quiet);
        painter.drawText(QRect(0, 0, width(), rowHeight()), Qt::AlignRight | Qt::AlignVCenter, words);
        painter.setFont(font());
    }

    void paintRow(QPainter& painter, const report::FaceLuck& face, const QRectF& track, double most)
    {
        const Colours& colours = m_theme.colours();
        const auto x = [&](double value) { return track.left() + track.width() * value / most; };
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRectF(0, track.top(), track.left() - 10, track.height()), Qt::AlignRight | Qt::AlignVCenter,
                         report::faceText(face));
        painter.fillRect(QRectF(track.left(), track.top() + 4, x(double(face.seen)) - track.left(), track.height() - 8),
                         colours.chartBar);
        paintUsual(painter, x(double(face.low)), x(double(face.high)), x(face.expected), track.center().y());
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRectF(track.right(), track.top(), width() - track.right(), track.height()),
                         Qt::AlignRight | Qt::AlignVCenter, numbers(face));
    }

    /// With an edge of the ground around it: it lies on the bar as well as beside it, and a bar that is seen on the
    /// ground may be too near to the colour of the lines.
    void paintUsual(QPainter& painter, qreal low, qreal high, qreal expected, qreal y) const
    {
        constexpr qreal edge = 1.5;
        const auto paint = [&](const QColor& ink, qreal more) {
            painter.setPen(QPen(ink, 2 + 2 * more, Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(QPointF(low - more, y), QPointF(high + more, y));
            for (const qreal end : {low, high})
                painter.drawLine(QPointF(end, y - 5 - more), QPointF(end, y + 5 + more));
            painter.setPen(Qt::NoPen);
            painter.setBrush(ink);
            painter.drawEllipse(QPointF(expected, y), 4 + more, 4 + more);
        };
        paint(palette().color(QPalette::Window), edge);
        paint(palette().color(QPalette::WindowText), 0);
    }

    static QString numbers(const report::FaceLuck& face)
    {
        return QStringLiteral("%1 · %2 · %3–%4")
            .arg(face.seen)
            .arg(report::expectedText(face))
            .arg(face.low)
            .arg(face.high);
    }
    int rowHeight() const { return fontMetrics().height() + 6; }
    int faceWidth() const
    {
        int wide = 0;
        for (const report::FaceLuck& face : m_luck.faces)
            wide = std::max(wide, fontMetrics().horizontalAdvance(report::faceText(face)));
        return wide + 12;
    }
    int numbersWidth() const
    {
        int wide = 0;
        for (const report::FaceLuck& face : m_luck.faces)
            wide = std::max(wide, fontMetrics().horizontalAdvance(numbers(face)));
        return wide + 14;
    }

    const Theme& m_theme;
    report::DieLuck m_luck;
};

LuckView::LuckView(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(0, 0, 0, 0);
    setGroups({}, {});
}

TextLabel* LuckView::addLabel(const QString& words, qreal factor, bool bold)
{
    auto* label = new TextLabel(m_inside, factor, bold);
    label->setText(words);
    m_inside->layout()->addWidget(label);
    return label;
}

void LuckView::setGroups(const std::vector<Group>& groups, const QString& empty)
{
    delete m_inside;
    m_groups = groups;
    m_inside = new QWidget(this);
    auto* column = new QVBoxLayout(m_inside);
    column->setContentsMargins(8, 4, 8, 8);
    if (groups.empty())
        addLabel(empty, 1, false)->setProperty("role", QStringLiteral("quiet"));
    for (const Group& group : groups) {
        addLabel(group.title, 1.2, true);
        for (const report::DieLuck& kind : group.kinds) {
            addLabel(report::luckWords(kind), 1, false);
            column->addWidget(new LuckBars(m_theme, kind, m_inside));
        }
    }
    column->addStretch(1);
    m_column->addWidget(m_inside);
}

QString LuckView::text() const
{
    QString text;
    for (const Group& group : m_groups) {
        text += group.title + QLatin1Char('\n');
        for (const report::DieLuck& kind : group.kinds) {
            text += report::luckWords(kind) + QLatin1Char('\n');
            for (const report::FaceLuck& face : kind.faces)
                text += QStringLiteral("  %1\n").arg(report::luckLine(face));
        }
    }
    return text;
}

}
