// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/newgamepage.h"

#include "dice/generator.h"
#include "models/rolloff.h"
#include "packs/lengths.h"
#include "pages/choicebutton.h"
#include "pages/newgamememory.h"
#include "pages/numberscard.h"
#include "pages/packbox.h"
#include "pages/pagescroll.h"
#include "pages/questioncard.h"
#include "pages/rosterpart.h"
#include "pages/sideform.h"
#include "shell/icons.h"
#include "shell/style.h"
#include "shell/theme.h"
#include "shell/unheard.h"
#include "ui_newgamepage.h"
#include "widgets/readingorder.h"

#include <QDir>
#include <QFileDialog>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace adjutant::app {

namespace {

enum Step { Players, Rulings, Table };

const QString lastPack = QStringLiteral("pack");

constexpr int wordsBeside = 24; ///< letters that words beside something else have room for

void lay(QBoxLayout& row, bool across)
{
    row.setDirection(across ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

/// What is said although a game may begin: which sides have no units yet.
QString readyWords(const NewGamePlan& plan, bool isLast)
{
    QStringList bare;
    for (const PlannedSide& side : plan.sides)
        if (side.units.empty())
            bare << side.name;
    if (bare.isEmpty())
        return isLast ? NewGamePage::tr("All set.")
                      : NewGamePage::tr("All set: begin at once, or look at the rulings and the table first.");
    const QString last = bare.takeLast();
    return bare.isEmpty() ? NewGamePage::tr("All set, but %1 begins without units: add them with the players, or in "
                                            "the game.")
                                .arg(last)
                          : NewGamePage::tr("All set, but %1 and %2 begin without units: add them with the players, or "
                                            "in the game.")
                                .arg(bare.join(QStringLiteral(", ")), last);
}

}

NewGamePage::NewGamePage(Preferences& preferences, Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_preferences(preferences),
      m_theme(theme),
      m_ui(std::make_unique<Ui::NewGamePage>())
{
    m_ui->setupUi(this);
    connectButtons();
    connect(&theme, &Theme::changed, this, &NewGamePage::retint);
    retint();
    for (QPushButton* button : findChildren<QPushButton*>())
        button->setAutoDefault(true); // Return presses it, too
    goTo(Players);
}

NewGamePage::~NewGamePage() = default;

void NewGamePage::connectButtons()
{
    connect(m_ui->back, &QPushButton::clicked, this, &NewGamePage::left);
    connect(m_ui->next, &QPushButton::clicked, this, [this] {
        Unheard::secondPress(this); // a page further it means something else
        goOn();
    });
    connect(m_ui->beginNow, &QPushButton::clicked, this, &NewGamePage::tryToBegin);
    // A frame around the first of the answers would look as if it were taken; who uses the keys needs it.
    connect(m_ui->missing, &LinkLabel::pressed, this, [this] { goToFault(m_ui->missing->hasFocus()); });
    connect(m_ui->changeFile, &QPushButton::clicked, this, &NewGamePage::chooseFile);
    connect(m_ui->pack, &QComboBox::currentIndexChanged, this, &NewGamePage::usePack);
    QPushButton* tabs[] = {m_ui->playersTab, m_ui->rulingsTab, m_ui->tableTab};
    for (int step = Players; step <= Table; ++step)
        connect(tabs[step], &QPushButton::clicked, this, [this, step] { goTo(step); });
}

void NewGamePage::retint()
{
    const QColor ink = palette().color(QPalette::ButtonText);
    setTintedIcon(*m_ui->back, QStringLiteral("back"), ink);
    m_ui->next->setLayoutDirection(Qt::RightToLeft); // the arrow after the words
    showWhatComes();
}

void NewGamePage::setPacks(std::vector<packs::Found> packs)
{
    usePacks(std::move(packs), m_preferences.lastAnswer(lastPack, {}));
}

void NewGamePage::usePacks(std::vector<packs::Found> packs, const QString& current)
{
    std::erase_if(packs, [](const packs::Found& found) { return !found.reading.pack; });
    m_packs = std::move(packs);
    m_pack.reset();
    m_ui->pack->setPacks(m_packs, current);
    m_path.clear();
    m_chosenSides.clear();
    m_rolls.clear();
    usePack(m_ui->pack->currentIndex());
    goTo(Players);
    if (!m_sides.isEmpty())
        m_sides.first()->startTyping();
}

void NewGamePage::usePack(int index)
{
    if (index < 0) {
        say(tr("No rule pack was found, so no game can begin. Install the program anew, or put a pack into %1.")
                .arg(QDir::toNativeSeparators(packs::ownFolder())),
            true);
        m_ui->next->setEnabled(false);
        m_ui->beginNow->setEnabled(false);
        return;
    }
    keepAnswers();
    m_pack = m_packs[size_t(index)].reading.pack;
    m_ui->packSummary->setText(aboutPack(*m_pack));
    buildSides();
    buildQuestions();
    showRolls();
    buildChoices();
    buildNumbers();
    buildRulings();
    buildChecklist();
    refresh();
}

/// For whoever comes back to these rules, and what fits them for the next.
void NewGamePage::keepAnswers()
{
    keepDraft();
    for (auto card = m_questions.begin(); card != m_questions.end(); ++card)
        m_chosenSides.insert(card.key(), card.value()->answer());
}

void NewGamePage::buildSides()
{
    qDeleteAll(m_sides);
    m_sides.clear();
    const NewGameMemory memory(m_preferences, m_pack);
    for (int i = 0; i < m_pack->leastPlayers; ++i) {
        const PlannedSide side = memory.side(i);
        auto* form = new SideForm(m_preferences, m_theme, side, this);
        form->setUnits(m_pack, side.units);
        m_ui->sides->addWidget(form, 1);
        m_sides.append(form);
        connect(form, &SideForm::changed, this, &NewGamePage::refresh);
        form->roster().setOthers([this, form] {
            std::vector<PlannedSide> others;
            for (const SideForm* other : m_sides)
                if (other != form)
                    others.push_back(other->side());
            return others;
        });
    }
}

void NewGamePage::buildQuestions()
{
    qDeleteAll(m_questions);
    m_questions.clear();
    for (const packs::Question& question : m_pack->questions) {
        if (question.kind != packs::Question::Kind::Side)
            continue;
        QList<QuestionCard::Answer> answers;
        for (const SideForm* form : m_sides)
            answers.append({form->side().id, form->side().name, {}});
        auto* card = new QuestionCard(m_theme, question.label, question.help, answers, true, this);
        card->setObjectName(question.id);
        card->setAnswer(m_chosenSides.value(question.id));
        m_ui->questions->addWidget(card);
        m_questions.insert(question.id, card);
        connect(card, &QuestionCard::changed, this, &NewGamePage::refresh);
        if (!canRollOff(*m_pack, question.id))
            continue;
        card->offerDice();
        connect(card, &QuestionCard::diceWanted, this, [this, id = question.id] { throwFor(id); });
    }
}

void NewGamePage::throwFor(const QString& question)
{
    dice::Generator dice;
    const auto rolled = rollOff(plan(), question, dice);
    if (!rolled)
        return say(rolled.error().words, true);
    m_rolls[question].append(rolled->words);
    m_questions[question]->setAnswer(rolled->side);
    showRolls();
}

/// Like answers they are kept while other rules are chosen, which may not roll off.
QStringList NewGamePage::rollsFor(const QString& question) const
{
    return canRollOff(*m_pack, question) ? m_rolls.value(question) : QStringList();
}

void NewGamePage::showRolls()
{
    for (auto card = m_questions.begin(); card != m_questions.end(); ++card)
        if (const QStringList rolls = rollsFor(card.key()); !rolls.isEmpty())
            card.value()->showDice(rolls.last());
}

/// What the table agrees on of a few things; a pack may have none.
void NewGamePage::buildChoices()
{
    qDeleteAll(m_choices);
    m_choices.clear();
    const QMap<QString, QString> known = NewGameMemory(m_preferences, m_pack).choices();
    for (const packs::Question* question : tableChoices(*m_pack)) {
        auto* card = new QuestionCard(m_theme, question->id, question->label, question->help, question->choices, this);
        card->setAnswer(known.value(question->id, standardChoice(*question)));
        m_ui->questions->addWidget(card);
        m_choices.insert(question->id, card);
    }
}

/// What the table agrees on in numbers; a pack may have none.
void NewGamePage::buildNumbers()
{
    delete m_numbers;
    m_numbers = new NumbersCard(m_theme, *m_pack, NewGameMemory(m_preferences, m_pack).numbers(), this);
    m_numbers->setVisible(!tableNumbers(*m_pack).empty());
    connect(m_numbers, &NumbersCard::changed, this, &NewGamePage::refresh);
    m_ui->questions->addWidget(m_numbers);
}

void NewGamePage::buildRulings()
{
    qDeleteAll(m_rulings);
    m_rulings.clear();
    const packs::Rulings known = NewGameMemory(m_preferences, m_pack).rulings();
    for (const packs::Ruling& ruling : m_pack->rulings) {
        auto* card = new QuestionCard(m_theme, ruling.id, ruling.question, ruling.doubt, ruling.choices, this);
        card->setAnswer(known.value(ruling.id));
        m_ui->rulingCards->addWidget(card);
        m_rulings.insert(ruling.id, card);
    }
    m_ui->rulingsIntro->setText(m_rulings.isEmpty()
                                    ? tr("These rules leave nothing open.")
                                    : tr("The rules leave these points open: agree on each, or leave it as it is."));
}

void NewGamePage::buildChecklist()
{
    while (QLayoutItem* item = m_ui->checklist->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const packs::Phase* phase = m_pack->track.phase(QStringLiteral("set-up"));
    const QStringList lines = phase ? phase->checklist : QStringList();
    for (const QString& line : lines)
        m_ui->checklist->addWidget(new ChoiceButton(m_theme, packs::withFigures(m_pack->measure, line), {}, this));
    m_ui->checklistCard->setVisible(!lines.isEmpty());
}

NewGamePlan NewGamePage::plan() const
{
    NewGamePlan plan;
    if (!m_pack)
        return plan;
    plan.pack = m_packs[size_t(m_ui->pack->currentIndex())];
    QStringList names;
    for (const SideForm* form : m_sides) {
        plan.sides.push_back(form->side());
        names.append(plan.sides.back().name);
    }
    for (auto card = m_questions.begin(); card != m_questions.end(); ++card) {
        plan.chosenSides.insert(card.key(), card.value()->answer());
        plan.notes += rollsFor(card.key());
    }
    for (auto card = m_choices.begin(); card != m_choices.end(); ++card)
        plan.choices.insert(card.key(), card.value()->answer());
    plan.numbers = m_numbers->numbers();
    for (auto card = m_rulings.begin(); card != m_rulings.end(); ++card)
        plan.rulings.insert(card.key(), card.value()->answer());
    plan.path = m_path.isEmpty() ? freePath(m_preferences.gamesFolder(), names, QDate::currentDate()) : m_path;
    return plan;
}

void NewGamePage::goOnFrom(const NewGamePage& other)
{
    if (!other.m_pack)
        return;
    const NewGamePlan plan = other.plan();
    other.keepDraft();
    usePacks(std::exchange(m_packs, {}), other.packId());
    for (auto card = m_questions.begin(); card != m_questions.end(); ++card)
        card.value()->setAnswer(plan.chosenSides.value(card.key()));
    m_rolls = other.m_rolls;
    showRolls();
    m_path = other.m_path;
    goTo(other.m_ui->steps->currentIndex());
    refresh();
}

void NewGamePage::remember() const
{
    keepDraft();
    if (m_pack)
        m_preferences.setLastAnswer(lastPack, m_pack->id);
}

void NewGamePage::keepDraft() const
{
    if (m_pack)
        NewGameMemory(m_preferences, m_pack).remember(plan());
}

/// As the page is read; but the players' names, which are typed in one go, come one after the other.
void NewGamePage::orderTabs()
{
    QList<QWidget*> order = inReadingOrder(*this);
    const QList<QPointer<QWidget>> read(order.begin(), order.end());
    if (std::exchange(m_inOrder, read) == read)
        return;
    qsizetype place = m_sides.isEmpty() ? 0 : order.indexOf(m_sides.first()->nameField());
    for (const SideForm* form : m_sides)
        order.move(order.indexOf(form->nameField()), place++);
    tabThrough(order);
}

void NewGamePage::refresh()
{
    showTaken();
    const NewGamePlan plan = this->plan();
    for (const PlannedSide& side : plan.sides) {
        for (QuestionCard* card : m_questions)
            card->setLabel(side.id, side.name);
    }
    const QMap<QString, Spent> spent = spentBy(plan);
    for (SideForm* form : m_sides)
        form->setSpent(spent.value(form->side().id));
    m_ui->file->setText(QDir::toNativeSeparators(plan.path));
    const QString missing = missingIn(plan);
    say(missing.isEmpty() ? readyWords(plan, m_ui->steps->currentIndex() == Table) : missing, false);
    m_ui->missing->setLeading(!missing.isEmpty());
    orderTabs();
    m_ui->beginNow->setEnabled(true); // it leads to what is missing
    m_mayBegin = missing.isEmpty();
    showWhatComes();
}

/// Once all is answered, what begins the game is what leads on: the other steps have usual answers.
void NewGamePage::showWhatComes()
{
    const bool mayBegin = m_mayBegin && m_ui->steps->currentIndex() != Table;
    const QString primary = QStringLiteral("primary");
    setRole(*m_ui->beginNow, mayBegin ? primary : QString());
    setRole(*m_ui->next, mayBegin ? QString() : primary);
    setTintedIcon(*m_ui->next, QStringLiteral("forward"),
                  mayBegin ? palette().color(QPalette::ButtonText) : m_theme.colours().nextText);
}

bool NewGamePage::event(QEvent* event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        fitRows();
    return done;
}

/// What has no room side by side stands above one another: nothing is cut, however large the text.
void NewGamePage::fitRows()
{
    const int words = wordsBeside * fontMetrics().averageCharWidth();
    const int gap = m_ui->packRow->spacing();
    const int room = contentsRect().width() - layout()->contentsMargins().left() - layout()->contentsMargins().right() -
                     style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    lay(*m_ui->packRow, m_ui->packLabel->sizeHint().width() + m_ui->pack->sizeHint().width() + words + 2 * gap <= room);
    int sides = 0;
    for (const SideForm* form : m_sides)
        sides += form->minimumSizeHint().width() + m_ui->sides->spacing();
    lay(*m_ui->sides, sides <= room);
    lay(*m_ui->foot, m_ui->goingOn->sizeHint().width() + words + gap <= room);
    const int stretch = m_ui->foot->direction() == QBoxLayout::LeftToRight ? 1 : 0; // in a column it would take height
    if (m_ui->foot->stretch(0) != stretch)
        m_ui->foot->setStretch(0, stretch);
    int head = m_ui->title->sizeHint().width();
    for (const QWidget* button :
         std::initializer_list<const QWidget*>{m_ui->back, m_ui->playersTab, m_ui->rulingsTab, m_ui->tableTab})
        head += button->sizeHint().width() + m_ui->head->spacing();
    m_ui->title->setVisible(head <= room);
}

void NewGamePage::showTaken()
{
    for (SideForm* form : m_sides) {
        QStringList colours, shapes;
        for (const SideForm* other : m_sides) {
            if (other == form)
                continue;
            colours.append(other->side().colour);
            shapes.append(other->side().shape);
        }
        form->setTaken(colours, shapes);
    }
}

void NewGamePage::say(const QString& words, bool isFault)
{
    m_ui->missing->setText(words);
    m_ui->missing->setAccessibleName(words);
    setRole(*m_ui->missing, isFault ? QStringLiteral("fault") : QStringLiteral("quiet"));
}

void NewGamePage::goTo(int step)
{
    QPushButton* tabs[] = {m_ui->playersTab, m_ui->rulingsTab, m_ui->tableTab};
    tabs[step]->setChecked(true);
    m_ui->steps->setCurrentIndex(step);
    const QString words[] = {tr("Next: rulings"), tr("Next: the table"), tr("Begin the game")};
    m_ui->next->setText(words[step]);
    m_ui->beginNow->setVisible(step != Table);
    if (m_pack)
        refresh();
}

void NewGamePage::goOn()
{
    if (m_ui->steps->currentIndex() == Table) {
        tryToBegin();
        return;
    }
    goTo(m_ui->steps->currentIndex() + 1);
    m_ui->next->setFocus();
}

void NewGamePage::goToFault(bool focused)
{
    QWidget* field = faultyField();
    const bool isOnTable = m_ui->tableScroll->isAncestorOf(field);
    goTo(isOnTable ? Table : Players);
    PageScroll* page = isOnTable ? m_ui->tableScroll : m_ui->playersScroll;
    const auto card = std::find_if(m_questions.begin(), m_questions.end(),
                                   [&](const QuestionCard* one) { return one->isAncestorOf(field); });
    if (focused || card == m_questions.end())
        field->setFocus(Qt::OtherFocusReason);
    page->ensureWidgetVisible(field);
    if (card != m_questions.end())
        page->ensureWidgetVisible(*card);
}

/// In the order in which `missingIn` names them; what has no name here gets a usual one.
QWidget* NewGamePage::faultyField() const
{
    QStringList names;
    for (const SideForm* form : m_sides) {
        const QString name = form->side().name.trimmed();
        if (names.contains(name, Qt::CaseInsensitive))
            return form->nameField();
        names.append(name);
    }
    for (const packs::Question& question : m_pack->questions)
        if (const QuestionCard* card = m_questions.value(question.id); card && card->answer().isEmpty())
            return card->first();
    return m_ui->changeFile;
}

void NewGamePage::tryToBegin()
{
    const NewGamePlan plan = this->plan();
    if (const QString missing = missingIn(plan); !missing.isEmpty()) {
        goToFault();
        say(missing, true);
        return;
    }
    auto session = begin(plan);
    if (!session) {
        if (!session.error().file.isEmpty())
            goToFault(); // all is answered, so that it is the file
        say(session.error().words, true);
        return;
    }
    remember();
    m_session = std::move(*session);
    Q_EMIT begun();
}

void NewGamePage::chooseFile()
{
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Where the game is kept"), plan().path, tr("Adjutant games (*.adjutant)"),
                                     nullptr, QFileDialog::DontConfirmOverwrite);
    if (path.isEmpty())
        return;
    const bool named = path.endsWith(QLatin1String(".adjutant"), Qt::CaseInsensitive);
    m_path = named ? path : path + QStringLiteral(".adjutant");
    m_preferences.setGamesFolder(QFileInfo(m_path).absolutePath());
    refresh();
}

QString NewGamePage::packId() const
{
    return m_pack ? m_pack->id : QString();
}

std::unique_ptr<journal::Session> NewGamePage::takeSession()
{
    return std::move(m_session);
}

}
