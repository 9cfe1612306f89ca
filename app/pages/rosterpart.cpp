// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/rosterpart.h"

#include "pages/sideform.h"
#include "play/spentpart.h"
#include "print/filesaver.h"
#include "shell/preferences.h"
#include "shell/style.h"
#include "widgets/breakable.h"
#include "widgets/flowlayout.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QStandardPaths>
#include <QTimer>
#include <QUrl>
#include <QVBoxLayout>

#include <utility>

namespace adjutant::app {

namespace {

const QString folderKey = QStringLiteral("rosters-folder");

// In the middle of a sentence, as long as it may be.
QString shortened(const QString& name)
{
    constexpr int most = 48;
    return name.size() <= most ? name : name.left(most / 2) + QStringLiteral("…") + name.right(most / 2 - 1);
}

int countOf(const PlannedRoster& roster)
{
    return static_cast<int>(roster.units.size());
}

/// Above the units it leaves room for them.
Spent inShort(Spent spent)
{
    constexpr int most = 4;
    if (const int more = static_cast<int>(spent.broken.size()) - most; more > 0) {
        spent.broken = spent.broken.mid(0, most);
        spent.broken << RosterPart::tr("and %n more, named below the units", nullptr, more);
    }
    return spent;
}
}

RosterPart::RosterPart(Preferences& preferences, const Theme& theme, SideForm& side)
    : QWidget(&side),
      m_preferences(preferences),
      m_side(side),
      m_saver(new FileSaver(this)),
      m_menu(new TouchButton(theme, tr("Roster"), this)),
      m_putBack(new TouchButton(theme, {}, this)),
      m_words(new TextLabel(this)),
      m_spent(new SpentPart(this))
{
    m_menu->setObjectName(QStringLiteral("roster"));
    m_menu->setGlyph(Glyph::Unfolded);
    m_putBack->setObjectName(QStringLiteral("putBack"));
    m_putBack->setGlyph(Glyph::Undo);
    m_putBack->hide();
    m_words->setObjectName(QStringLiteral("rosterWords"));
    m_words->setMinimumWidth(1); // nothing that is said makes the page wider
    m_words->hide();
    m_spent->setObjectName(QStringLiteral("rosterSpent"));
    auto* buttons = new QWidget(this);
    auto* flow = FlowLayout::in(buttons);
    flow->addWidget(m_menu);
    flow->addWidget(m_putBack);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(buttons);
    column->addWidget(m_words);
    column->addWidget(m_spent);
    connect(m_menu, &TouchButton::clicked, this, &RosterPart::openMenu);
    connect(m_putBack, &TouchButton::clicked, this, &RosterPart::putBack);
    connect(m_saver, &FileSaver::saved, this,
            [this](const QString& path) { tell(tr("Saved as %1.").arg(shortened(QFileInfo(path).fileName()))); });
    connect(m_saver, &FileSaver::failed, this, [this](const QString& words) { tell(words, true); });
}

void RosterPart::setOthers(std::function<std::vector<PlannedSide>()> others)
{
    m_others = std::move(others);
}

QString RosterPart::fileIn(const QMimeData& data)
{
    for (const QUrl& url : data.urls())
        if (url.isLocalFile() && !url.path().endsWith(QLatin1String(".adjutant"), Qt::CaseInsensitive))
            return url.toLocalFile();
    return {};
}

void RosterPart::openMenu()
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool some = !m_side.side().units.empty();
    menu->addAction(tr("&Open…"), this, &RosterPart::askWhatToOpen);
    menu->addAction(tr("&Save as…"), this, &RosterPart::askWhereToSave)->setEnabled(some);
    menu->addSeparator();
    menu->addAction(tr("&Copy as text"), this, &RosterPart::copy)->setEnabled(some);
    menu->addAction(tr("&Paste"), this, &RosterPart::paste);
    for (const PlannedSide& other : m_others ? m_others() : std::vector<PlannedSide>()) {
        const QString name = QString(other.name).replace(QLatin1Char('&'), QLatin1String("&&"));
        menu->addAction(tr("&The same as %1").arg(name), this, [this, other] { takeFrom(other); })
            ->setEnabled(!other.units.empty());
    }
    menu->addSeparator();
    menu->addAction(tr("C&lear"), this, &RosterPart::clear)->setEnabled(some);
    menu->popup(m_menu->mapToGlobal(QPoint(0, m_menu->height())));
}

QFileDialog* RosterPart::dialogFor(const QString& title)
{
    auto* dialog = new QFileDialog(window(), title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setDirectory(
        m_preferences.lastAnswer(folderKey, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)));
    return dialog;
}

void RosterPart::rememberFolderOf(const QString& path)
{
    m_preferences.setLastAnswer(folderKey, QFileInfo(path).absolutePath());
}

void RosterPart::askWhatToOpen()
{
    QFileDialog* dialog = dialogFor(tr("Open a roster"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Rosters (*.txt *.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &RosterPart::open);
    dialog->open();
}

void RosterPart::askWhereToSave()
{
    QFileDialog* dialog = dialogFor(tr("Save the roster"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Text (*.txt)"), tr("JSON (*.json)")});
    dialog->setDefaultSuffix(QStringLiteral("txt"));
    dialog->selectFile(asFileName(rosterOf(m_side.pack(), m_side.side()).name) + QStringLiteral(".txt"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.section(QStringLiteral("*."), 1).chopped(1));
    });
    connect(dialog, &QFileDialog::fileSelected, this, &RosterPart::saveTo);
    dialog->open();
}

void RosterPart::open(const QString& path)
{
    const QString name = shortened(QFileInfo(path).fileName());
    const auto bytes = game::rosterBytes(path);
    if (!bytes)
        return tell(tr("%1 was not read: %2").arg(name, bytes.error().words), true);
    rememberFolderOf(path);
    take(*bytes, name);
}

void RosterPart::saveTo(const QString& path)
{
    rememberFolderOf(path);
    m_saver->save(path, [roster = rosterOf(m_side.pack(), m_side.side()), path] { return game::fileOf(roster, path); });
}

void RosterPart::copy()
{
    QGuiApplication::clipboard()->setText(game::toText(rosterOf(m_side.pack(), m_side.side())));
    tell(tr("%n units are on the clipboard, as text.", nullptr, countOf(there())));
}

void RosterPart::paste()
{
    const QMimeData* clip = QGuiApplication::clipboard()->mimeData();
    if (const QString path = clip ? fileIn(*clip) : QString(); !path.isEmpty())
        return open(path);
    const QString text = clip ? clip->text() : QString();
    if (text.trimmed().isEmpty())
        return tell(tr("There is no text on the clipboard."), true);
    take(text.toUtf8(), tr("The clipboard"));
}

void RosterPart::clear()
{
    const int count = countOf(there());
    replace({});
    tell(tr("%n units were taken away.", nullptr, count));
}

void RosterPart::putBack()
{
    const bool hadFocus = m_putBack->hasFocus();
    replace(PlannedRoster(m_before));
    tellWhatStandsThere(tr("%n units stand here as before.", nullptr, countOf(there())));
    if (hadFocus && m_putBack->isHidden())
        m_menu->setFocus();
}

void RosterPart::take(const QByteArray& bytes, const QString& from)
{
    const auto roster = planRoster(bytes, m_side.pack());
    if (!roster) {
        const Fault& fault = roster.error();
        return tell(fault.line > 0
                        ? tr("%1, line %2, column %3: %4")
                              .arg(from, QString::number(fault.line), QString::number(fault.column), fault.words)
                        : tr("%1 was not read: %2").arg(from, fault.words),
                    true);
    }
    replace(*roster);
    tellWhatStandsThere(tr("%1: %n units stand here now.", nullptr, countOf(*roster))
                            .arg(roster->name.isEmpty() ? from : shortened(roster->name)));
}

void RosterPart::takeFrom(const PlannedSide& other)
{
    replace({other.rosterName, other.units});
    tellWhatStandsThere(tr("The same %n units as %1 stand here now.", nullptr, countOf(there())).arg(other.name));
}

void RosterPart::replace(const PlannedRoster& roster)
{
    const PlannedRoster before = there();
    if (before == roster)
        return; // what was there before it can still be put back
    m_before = before;
    m_side.replaceUnits(roster.units, roster.name);
    m_putBack->setText(tr("Put back %n units", nullptr, countOf(m_before)));
    m_putBack->setVisible(!m_before.units.empty());
}

PlannedRoster RosterPart::there() const
{
    const PlannedSide side = m_side.side();
    return {side.rosterName, side.units};
}

void RosterPart::tell(const QString& words, bool isFault)
{
    setRole(*m_words, isFault ? QStringLiteral("fault") : QStringLiteral("quiet"));
    m_spent->hide();
    say(words, words);
}

void RosterPart::tellWhatStandsThere(const QString& words)
{
    setRole(*m_words, QStringLiteral("quiet"));
    const Spent spent = inShort(m_side.spent());
    say(words, spent.points.isEmpty() ? words : words + QLatin1Char('\n') + spent.inWords());
    m_spent->tell(spent);
    QTimer::singleShot(0, this, [this] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        if (m_side.isSpentInSight())
            m_spent->hide(); // once is enough
    });
}

void RosterPart::followSpent()
{
    if (!m_spent->isHidden())
        m_spent->tell(inShort(m_side.spent()));
}

/// A screen reader says all of it, whether it is shown here or further below.
void RosterPart::say(const QString& shown, const QString& said)
{
    const bool isNew = m_words->accessibleName() != said;
    m_words->show();
    m_words->setText(breakable(shown));
    m_words->setAccessibleName(said);
    if (isNew)
        m_words->sayAgain();
}
}
