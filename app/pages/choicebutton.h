// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractButton>

#include <functional>
#include <vector>

class QHBoxLayout;

namespace adjutant::app {

class Theme;

/// One answer to a question, for a finger: its mark, its words, and a quieter line that explains it. As tall as its
/// words need at its width. One of several when it is autoExclusive, a tick of its own when not.
class ChoiceButton : public QAbstractButton
{
    Q_OBJECT

public:
    ChoiceButton(const Theme& theme, const QString& text, const QString& help = {}, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    int mark() const;
    int textLeft() const;
    QRect wordsIn(int width) const;
    QRect helpIn(int width) const;

    const Theme& m_theme;
    QString m_help;
};

/// One of a few answers.
struct Answer {
    int id = 0;
    QString text, help;
};
/// The answers side by side; `taken` hears of the one that somebody chooses.
QHBoxLayout* choices(const std::vector<Answer>& answers, int chosen, const Theme& theme, QWidget* parent,
                     const std::function<void(int)>& taken);
}
