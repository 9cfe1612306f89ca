// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/resolve.h"
#include "play/asking.h"

#include <QWidget>

class QVBoxLayout;

namespace adjutant::app {

class FactorsPart;
class LookupAnswer;
class PageScroll;
class TextLabel;
class Theme;
class TouchButton;

/// Asks for what a lookup needs and answers at every tap. The answer stands below what is asked, always in sight.
class LookupPart : public QWidget
{
    Q_OBJECT

public:
    explicit LookupPart(const Theme& theme, QWidget* parent = nullptr);

    /// Without rulings there is no table, so that they are asked for, too.
    void ask(const packs::PackPtr& pack, const packs::Procedure& lookup, const std::optional<packs::Rulings>& rulings,
             const LookupKnown& known);
    const packs::Procedure* lookup() const { return m_lookup; }
    /// To what is asked first.
    void takeFocus();

Q_SIGNALS:
    /// Somebody would rather read it in this section.
    void textWanted(const QString& section);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showRulings(bool atTable);
    void addRuling(const packs::Ruling& ruling, bool atTable);
    void showAnswer();
    void fit();

    const Theme& m_theme;
    packs::PackPtr m_pack;
    const packs::Procedure* m_lookup = nullptr;
    packs::Rulings m_rulings;
    TextLabel *m_title, *m_help, *m_whom;
    FactorsPart* m_inputs;
    QWidget* m_rulingRows = nullptr;
    PageScroll* m_scroll;
    QVBoxLayout* m_column;
    TouchButton* m_read;
    LookupAnswer* m_answer;
};

}
