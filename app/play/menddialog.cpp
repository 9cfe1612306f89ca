// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/menddialog.h"

#include "base/sentence.h"
#include "play/mendform.h"
#include "play/mendworker.h"
#include "shell/theme.h"
#include "widgets/dialogsize.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QHBoxLayout>
#include <QScrollArea>

#include <algorithm>

namespace adjutant::app {

namespace {

QScrollArea* scrolled(QWidget* inside, const QString& name, QWidget* parent)
{
    auto* scroll = new QScrollArea(parent);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setAccessibleName(name);
    scroll->setWidget(inside);
    return scroll;
}

/// What waits to be accepted stands there as the file keeps it; its entry tells the same in words.
QStringList readable(QStringList lines)
{
    lines.removeIf([](const QString& line) { return line.contains(QLatin1String("[{")); });
    return lines;
}

/// Of what stands otherwise after one entry, what does not so in the end: that is listed there.
QStringList passing(const QStringList& changes, const journal::MendPreview& preview)
{
    QStringList lines = readable(changes);
    lines.removeIf([&](const QString& line) { return preview.differences.contains(line); });
    return lines;
}

/// A die that fell keeps its face; who mends is told which others came to it: how many, and what they show.
QStringList thrownAnew(const std::vector<std::int64_t>& faces)
{
    QStringList shown;
    for (const std::int64_t face : faces)
        shown << QString::number(face);
    if (shown.isEmpty())
        return shown;
    return {shown.size() == 1 ? MendDialog::tr("The app threw one die anew: it shows %1").arg(shown.front())
                              : MendDialog::tr("The app threw %1 dice anew: they show %2")
                                    .arg(QString::number(shown.size()), shown.join(QLatin1String(", ")))};
}

QStringList laterLines(const journal::Consequence& one, const journal::MendPreview& preview)
{
    using How = journal::Consequence::How;
    switch (one.how) {
    case How::Same:
        return {};
    case How::Differently:
        return QStringList{MendDialog::tr("Entry %1 was: %2").arg(one.entry).arg(one.before),
                           MendDialog::tr("Entry %1 is then: %2").arg(one.entry).arg(one.after)} +
               thrownAnew(one.anew) + passing(one.changes, preview);
    case How::Refused:
        return {MendDialog::tr("Entry %1 no longer makes sense and is left out: %2").arg(one.entry).arg(one.before),
                MendDialog::tr("because %1").arg(one.why)};
    case How::LeftOut:
        return {MendDialog::tr("Entry %1 is left out: %2").arg(one.entry).arg(one.before)};
    }
    return {};
}

}

QStringList mendLines(const journal::MendPreview& preview)
{
    QStringList lines{MendDialog::tr("Was: %1").arg(preview.before),
                      preview.after.isEmpty() ? MendDialog::tr("Now: left out")
                                              : MendDialog::tr("Now: %1").arg(preview.after)};
    lines += thrownAnew(preview.anew) + passing(preview.changes, preview);
    for (const journal::Consequence& one : preview.later)
        lines += laterLines(one, preview);
    lines << QString()
          << (preview.differences.isEmpty() ? MendDialog::tr("In the end nothing stands otherwise.")
                                            : MendDialog::tr("In the end:"));
    return lines + readable(preview.differences);
}

MendDialog::MendDialog(journal::Session& session, qint64 entry, const Theme& theme, QWidget* parent)
    : QDialog(parent),
      m_session(session),
      m_entry(entry),
      m_theme(theme),
      m_before(session.mendedGameBefore(entry).value_or(session.game())),
      m_worker(new MendWorker(this))
{
    setWindowTitle(tr("Mend entry %1").arg(entry));
    resizeInSight(*this, QSize(std::max(860, fontMetrics().averageCharWidth() * 110),
                               std::max(620, fontMetrics().height() * 40)));
    const journal::Entry* found = session.log().find(entry);
    auto* column = new QVBoxLayout(this);
    auto* title = new TextLabel(this, 1.25, true);
    title->setText(found ? found->words : QString());
    auto* hint = new TextLabel(this);
    hint->setProperty("role", QStringLiteral("quiet"));
    hint->setText(tr("Change what was mistyped. All that came later is played again with the dice that fell; nothing "
                     "happens until you take it, and Undo takes it back."));
    column->addWidget(title);
    column->addWidget(hint);
    auto* row = new QHBoxLayout;
    row->setSpacing(24);
    if (found)
        row->addWidget(buildFields(*found), 1);
    m_words = new TextLabel;
    m_words->setObjectName(QStringLiteral("mendPreview"));
    m_words->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    row->addWidget(scrolled(m_words, tr("What comes out differently"), this), 1);
    column->addLayout(row, 1);
    m_fault = new TextLabel(this);
    m_fault->setProperty("role", QStringLiteral("fault"));
    column->addWidget(m_fault);
    column->addWidget(buildButtons(theme));
    m_settling.setSingleShot(true);
    m_settling.setInterval(150);
    connect(&m_settling, &QTimer::timeout, this, &MendDialog::preview);
    m_waiting.setSingleShot(true);
    m_waiting.setInterval(250);
    connect(&m_waiting, &QTimer::timeout, this, [this] { m_words->setText(tr("What came later is played again…")); });
    connect(m_worker, &MendWorker::ready, this, &MendDialog::tell);
    connect(m_worker, &MendWorker::failed, this, [this](const QString& words) {
        m_waiting.stop();
        say(sentence(words));
    });
    preview();
}

QWidget* MendDialog::buildFields(const journal::Entry& entry)
{
    auto* inside = new QWidget(this);
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 8, 0);
    m_form = new MendForm(m_before, entry.command, m_theme, inside, entry.throws);
    m_leaveOut = new TouchButton(m_theme, tr("Leave it out altogether"), inside);
    m_leaveOut->setObjectName(QStringLiteral("leaveOut"));
    m_leaveOut->setCheckable(true);
    column->addWidget(m_form);
    column->addWidget(m_leaveOut, 0, Qt::AlignLeft);
    column->addStretch(1);
    connect(m_form, &MendForm::changed, this, [this] {
        forget();
        m_settling.start();
    });
    connect(m_leaveOut, &TouchButton::toggled, this, [this](bool out) {
        m_form->setEnabled(!out);
        preview();
    });
    return scrolled(inside, tr("The entry"), this);
}

QWidget* MendDialog::buildButtons(const Theme& theme)
{
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    auto* leave = new TouchButton(theme, tr("Leave it as it is"), bar);
    leave->setKeyHint(tr("Esc"));
    m_take = new TouchButton(theme, tr("Mend it"), bar, TouchButton::Weight::Main);
    m_take->setObjectName(QStringLiteral("takeMend"));
    leave->setAccessibleName(leave->text());
    m_take->setAccessibleName(m_take->text());
    row->addStretch(1);
    row->addWidget(leave);
    row->addWidget(m_take);
    connect(leave, &TouchButton::clicked, this, &QDialog::reject);
    connect(m_take, &TouchButton::clicked, this, &MendDialog::take);
    return bar;
}

void MendDialog::say(const QString& words)
{
    if (!words.isEmpty())
        m_words->setText({});
    m_fault->setVisible(!words.isEmpty());
    m_fault->announce(words);
}

/// What was previewed is no longer what stands there: it can neither be taken nor come late.
void MendDialog::forget()
{
    m_settling.stop();
    m_waiting.stop();
    m_worker->cancel();
    m_preview.reset();
    m_take->setEnabled(false);
}

void MendDialog::preview()
{
    forget();
    const journal::Entry* entry = m_session.log().find(m_entry);
    if (!entry || !m_form)
        return say(tr("There is no such entry any more."));
    const bool out = m_leaveOut->isChecked();
    if (!out && !m_form->fault().isEmpty())
        return say(m_form->fault());
    if (!out && !m_form->isChanged()) {
        m_words->setText(tr("Nothing is changed yet."));
        return say({});
    }
    m_waiting.start();
    m_worker->ask(m_session.mendTrial(m_entry, out ? std::nullopt : std::optional(m_form->command())));
}

void MendDialog::tell(const journal::MendPreview& preview)
{
    m_waiting.stop();
    say({});
    m_preview = preview;
    m_words->announce(mendLines(*m_preview).join(QLatin1Char('\n')));
    m_take->setEnabled(true);
}

void MendDialog::take()
{
    if (!m_preview)
        return;
    const auto taken = m_session.takeMend(*m_preview);
    if (!taken)
        return say(sentence(taken.error().words));
    Q_EMIT mended(taken->words);
    QDialog::accept();
}

}
