// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/pageview.h"

#include <QTimer>

namespace adjutant::journal {
class Session;
}

namespace adjutant::report {
class Story;
}

namespace adjutant::app {

/// A game's story so far, to be read: how it stands, and all that happened with its dice. A long one is written piece
/// by piece, so that nothing waits for it, and begins anew when the game changes.
class StoryView : public PageView
{
    Q_OBJECT

public:
    StoryView(const journal::Session& session, const Theme& theme, QWidget* parent = nullptr);
    ~StoryView() override;

    /// How much is written, from 0 to 1.
    double part() const;

Q_SIGNALS:
    /// More of it is there.
    void grown();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void begin();
    void goOn();
    void writeHead();
    void writeFoot();

    const journal::Session& m_session;
    std::unique_ptr<PageWriter> m_writer;
    std::unique_ptr<report::Story> m_story;
    int m_round = -1; ///< whose chapter is written
    QTimer m_more;
};

}
