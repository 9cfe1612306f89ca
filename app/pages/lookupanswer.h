// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>

namespace adjutant::app {

class PageScroll;
class TextLabel;

/// The answer to a lookup, as large as it has room for. What is said of what is missing or forbidden is no larger than
/// other words.
class LookupAnswer : public QFrame
{
    Q_OBJECT

public:
    explicit LookupAnswer(QWidget* parent = nullptr);

    void tell(const QStringList& answer);
    /// Why there is none.
    void tellWhy(const QString& words);
    /// It takes no more than this height, and little more than half of it in larger letters; it scrolls what has no
    /// room there in the size of the text.
    void fit(int width, int most);

private:
    void say(const QString& words, bool isAnswer);

    TextLabel* m_words;
    PageScroll* m_scroll;
    bool m_isAnswer = false;
};

}
