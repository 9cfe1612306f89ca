// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "play/offers.h"

#include <QDialog>
#include <QFont>

#include <functional>
#include <optional>
#include <vector>

class QFormLayout;
class QLineEdit;
class QScrollArea;
class QWidget;

namespace adjutant::app {

class Desk;
class TextLabel;
class Theme;
class TouchButton;
class UnitRow;

/// Asks what is still to be said of an offer, and does it. A refusal is told here, with all that was said still there.
class OfferDialog : public QDialog
{
    Q_OBJECT

public:
    OfferDialog(Desk& desk, const Theme& theme, const Offer& offer, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addAsk(const Ask& ask);
    void addChoice(const Ask& ask);
    void addWords(const Ask& ask);
    QWidget* suggestions(const Ask& ask, QLineEdit* line);
    void addNumber(const Ask& ask);
    void addCounts(const Ask& ask);
    void addUnit(const Ask& ask);
    void addFlag(const Ask& ask);
    void showUnit(const QString& type);
    void makeUpName();
    void addRow(const QString& label, QWidget* field);
    QWidget* buildFoot(const Theme& theme);
    void refresh();
    void fit();
    int roomForAnswers(int wide);
    int highestUnit(int wide);
    void doIt();

    Desk& m_desk;
    const Theme& m_theme;
    Offer m_offer;
    QFormLayout* m_rows;
    QScrollArea* m_scroll;
    QWidget* m_unitPlace = nullptr;
    UnitRow* m_unit = nullptr; ///< that is added
    struct Highest {
        int wide;
        QFont font;
        int height;
    };
    std::optional<Highest> m_highest; ///< of the units that can be
    bool m_hasFocus = false;          ///< whether the first field is there, which takes it
    /// Each puts what stands in its field into the command, and says what that is called if something is missing there.
    std::vector<std::function<QString(Json& command)>> m_answers;
    TextLabel* m_missing;
    TextLabel* m_fault;
    TouchButton* m_done = nullptr;
};

/// Does the offer, or asks first what is still to be said of it.
void begin(Desk& desk, const Theme& theme, const Offer& offer, QWidget* parent);

}
