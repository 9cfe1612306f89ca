// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/mendform.h"

#include "game/inputs.h"
#include "game/roster.h"
#include "models/plannedroster.h"
#include "packs/dicewords.h"
#include "packs/resolve.h"
#include "play/factorspart.h"
#include "play/formrows.h"
#include "play/unitmakeup.h"
#include "shell/theme.h"
#include "widgets/choicerow.h"
#include "widgets/keptfocus.h"
#include "widgets/numberfield.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <utility>

namespace adjutant::app {

namespace {

constexpr int mostFaces = 1000;
constexpr int notCounted = -1;
constexpr int mostCounted = 99; // as at the table
constexpr int longLabel = 28;   // letters, above which a label stands above its field
constexpr std::size_t mostSentences = 4;
constexpr int leastLetters = 14; // that can be seen of what stands in a field
constexpr int mostLetters = 22;  // that a list of choices asks room for
const QRegularExpression typedDice(QStringLiteral("^typed-"));

using Kind = MendField::Kind;

Json::json_pointer pointerTo(const QString& place)
{
    return Json::json_pointer(utf8(place));
}

QString textOf(const Json& value)
{
    return value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString();
}

int longestOf(const MendField& field)
{
    qsizetype longest = 0;
    for (const MendField::Choice& one : field.choices)
        longest = std::max(longest, one.label.size());
    return int(longest);
}

/// A few sentences are read whole, beside each other; stretches stand as they do in the tray.
bool isRow(const MendField& field)
{
    return field.numbers || (field.choices.size() <= mostSentences && longestOf(field) > longLabel);
}

/// What is not among the choices is one nevertheless, as it is written.
std::vector<MendField::Choice> allChoices(const MendField& field)
{
    auto choices = field.choices;
    if (!field.numbers && !field.knows(textOf(field.now)))
        choices.push_back({textOf(field.now), textOf(field.now)});
    return choices;
}

QStringList countsOf(const std::vector<dice::Throw>& fallen)
{
    QStringList counts;
    for (const dice::Throw& thrown : fallen)
        if (thrown.counted)
            counts << MendForm::tr("How many of %1 are %2")
                          .arg(packs::diceInWords(thrown.dice), packs::conditionInWords(thrown.counted->of));
    return counts;
}

void fill(QComboBox& box, const MendField& field)
{
    const QSignalBlocker quiet(box);
    box.clear();
    for (const MendField::Choice& choice : allChoices(field))
        box.addItem(choice.label, choice.id);
    box.setCurrentIndex(box.findData(textOf(field.now)));
}

void fill(ChoiceRow& row, const MendField& field)
{
    std::vector<ChoiceRow::Item> items;
    for (const MendField::Choice& choice : allChoices(field))
        items.push_back({choice.id, choice.label, {}, {}, {}});
    row.setItems(items, textOf(field.now));
}

void fill(QSpinBox& number, const MendField& field)
{
    const QSignalBlocker quiet(number);
    number.setRange(field.least, field.most);
    number.setSpecialValueText(field.leastMeans);
    number.setValue(field.now.get<int>());
    if (auto* buttons = qobject_cast<NumberField*>(number.parentWidget()))
        buttons->refresh();
}

void fill(QWidget& editor, const MendField& field)
{
    if (auto* box = qobject_cast<QComboBox*>(&editor))
        fill(*box, field);
    else if (auto* row = qobject_cast<ChoiceRow*>(&editor))
        fill(*row, field);
    else if (auto* number = qobject_cast<QSpinBox*>(&editor))
        fill(*number, field);
}

}

MendForm::MendForm(const game::Game& before, const Json& command, const Theme& theme, QWidget* parent,
                   const std::vector<dice::Throw>& fallen)
    : QWidget(parent),
      m_before(before),
      m_theme(theme),
      m_entry(command),
      m_counted(countsOf(fallen)),
      m_command(command)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    if (const packs::Procedure* procedure = before.pack->procedure(textAt(command, "procedure")))
        m_procedure = packs::withSides(*procedure, before.sideNames());
    rebuild();
    if (!m_procedure)
        return;
    m_inputs = new FactorsPart(theme, this);
    column->addWidget(m_inputs);
    askInputs();
    m_entryInputs = deviations();
    connect(m_inputs, &FactorsPart::changed, this, &MendForm::takeInputs);
}

bool MendForm::isChanged() const
{
    return nlohmann::json(m_command) != nlohmann::json(m_entry); // in whatever order
}

QString MendForm::fault() const
{
    return !m_faceFault.isEmpty() || !m_inputs ? m_faceFault : m_inputs->fault();
}

void MendForm::rebuild()
{
    const KeptFocus focus(*this);
    delete m_inside;
    m_makeup = nullptr;
    m_fields.clear();
    m_inside = new QWidget(this);
    m_rows = new QFormLayout(m_inside);
    spread(*m_rows);
    for (const MendField& field : mendFields(m_before, m_command))
        addField(field);
    addMakeup();
    if (m_procedure || m_command.contains("faces"))
        addFaces();
    static_cast<QVBoxLayout*>(layout())->insertWidget(0, m_inside);
    m_inside->setVisible(m_rows->rowCount() > 0);
    alignTypedDice();
    focus.giveTo(*m_inside);
}

QWidget* MendForm::addRow(const QString& label, QWidget* editor)
{
    editor = forFingers(m_theme, editor, label);
    if (label.size() <= longLabel) {
        m_rows->addRow(labelBeside(*editor, label), editor);
        return editor;
    }
    auto* above = new TextLabel(m_inside);
    above->setText(label);
    m_rows->addRow(above);
    m_rows->addRow(editor);
    return editor;
}

void MendForm::addField(const MendField& field)
{
    QWidget* editor = makeEditor(field);
    editor->setObjectName(field.place);
    m_fields.push_back({field, editor});
    if (field.kind == Kind::Flag)
        m_rows->addRow(editor);
    else
        addRow(field.label, editor);
}

QWidget* MendForm::makeEditor(const MendField& field)
{
    switch (field.kind) {
    case Kind::Choice:
        return isRow(field) ? makeChoiceRow(field) : makeChoice(field);
    case Kind::Number:
        return makeNumber(field);
    case Kind::Flag: {
        auto* flag = new TouchButton(m_theme, field.label, m_inside);
        flag->setCheckable(true);
        flag->setChecked(field.now.get<bool>());
        flag->setAccessibleName(field.label);
        connect(flag, &TouchButton::toggled, this, [this, field](bool on) { set(field, on); });
        return flag;
    }
    case Kind::Words:
        break;
    }
    return makeWords(field);
}

QWidget* MendForm::makeChoice(const MendField& field)
{
    auto* box = new QComboBox(m_inside);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(std::clamp(longestOf(field), leastLetters, mostLetters));
    fill(*box, field);
    connect(box, &QComboBox::currentIndexChanged, this,
            [this, box, field] { set(field, utf8(box->currentData().toString())); });
    return box;
}

QWidget* MendForm::makeChoiceRow(const MendField& field)
{
    auto* row = new ChoiceRow(m_theme, {}, m_inside);
    fill(*row, field);
    connect(row, &ChoiceRow::chosen, this,
            [this, field](const QString& id) { set(field, field.numbers ? Json(id.toInt()) : Json(utf8(id))); });
    return row;
}

QWidget* MendForm::makeNumber(const MendField& field)
{
    auto* number = new QSpinBox(m_inside);
    fill(*number, field);
    connect(number, &QSpinBox::valueChanged, this, [this, field](int value) { set(field, value); });
    return number;
}

QWidget* MendForm::makeWords(const MendField& field)
{
    auto* line = new QLineEdit(textOf(field.now), m_inside);
    line->setMinimumWidth(line->fontMetrics().averageCharWidth() * leastLetters);
    line->setCursorPosition(0);
    connect(line, &QLineEdit::textEdited, this, [this, field](const QString& text) { set(field, utf8(text)); });
    return line;
}

/// What a unit that was added is made of and carries.
void MendForm::addMakeup()
{
    const packs::Pack& pack = *m_before.pack;
    const packs::UnitType* type =
        textAt(m_command, "do") == QLatin1String("add-unit") ? pack.unit(textAt(m_command, "type")) : nullptr;
    const QString title = type ? makeupTitle(pack, *type) : QString();
    if (title.isEmpty())
        return;
    auto* open = new TouchButton(m_theme, title, m_inside);
    open->setObjectName(QStringLiteral("makeup"));
    open->setAccessibleName(open->text());
    m_makeup = new TextLabel(m_inside);
    m_makeup->setProperty("role", QStringLiteral("quiet"));
    m_makeup->setText(makeupOf(pack, plannedUnit(pack, m_command)));
    m_rows->addRow(open);
    m_rows->addRow(m_makeup);
    connect(open, &TouchButton::clicked, this, &MendForm::openMakeup);
}

void MendForm::openMakeup()
{
    PlannedUnit now = plannedUnit(*m_before.pack, m_command);
    if (now.name.isEmpty())
        now.name = m_before.pack->unit(now.type)->label;
    auto* dialog = new UnitMakeup(m_theme, m_before.pack, now, this);
    connect(dialog, &UnitMakeup::changed, this, [this](const PlannedUnit& unit) {
        const Json said = rosterUnit(*m_before.pack, unit);
        for (const char* part : {"members", "weapons"}) {
            if (said.contains(part))
                m_command[part] = said[part];
            else
                m_command.erase(part);
        }
        m_makeup->setText(makeupOf(*m_before.pack, unit));
        Q_EMIT changed();
    });
    dialog->open();
}

/// A throw that was only counted has a number; the faces between such throws have a line.
void MendForm::addFaces()
{
    m_dice.clear();
    m_furtherDice = nullptr;
    QStringList faces, counted = m_counted;
    for (const Json& face : m_command.value("faces", Json::array())) {
        if (!face.is_object()) {
            faces.append(face.is_number_integer() ? QString::number(face.get<qint64>()) : QStringLiteral("_"));
            continue;
        }
        if (!faces.empty())
            addFaceLine(std::exchange(faces, {}));
        addCount(face.value("count", 0), counted.empty() ? tr("Dice that succeed") : counted.takeFirst());
    }
    addFaceLine(faces);
    followCounts();
}

void MendForm::addFaceLine(const QStringList& faces)
{
    auto* line = new QLineEdit(faces.join(QLatin1Char(' ')), m_inside);
    line->setObjectName(QStringLiteral("mendFaces"));
    line->setPlaceholderText(m_dice.empty() ? tr("All by the app") : tr("The others by the app"));
    line->setMinimumWidth(line->fontMetrics().averageCharWidth() * leastLetters);
    connect(line, &QLineEdit::textEdited, this, &MendForm::readFaces);
    m_dice.push_back(line);
    m_furtherDice = addRow(tr("Dice of the table"), line);
}

void MendForm::addCount(int dice, const QString& label)
{
    auto* number = new QSpinBox(m_inside);
    number->setObjectName(QStringLiteral("mendCount"));
    number->setRange(notCounted, std::max(mostCounted, dice));
    number->setSpecialValueText(tr("not counted"));
    number->setValue(dice);
    connect(number, &QSpinBox::valueChanged, this, &MendForm::readFaces);
    m_dice.push_back(number);
    addRow(label, number);
}

/// What takes the place of a count can be typed; as long as all throws are counted, no face is asked for.
void MendForm::followCounts()
{
    bool counted = m_dice.size() > 1, typed = false;
    for (QWidget* part : m_dice) {
        if (const auto* number = qobject_cast<QSpinBox*>(part))
            counted = counted && number->value() != notCounted;
        else if (part == m_dice.back())
            typed = !static_cast<QLineEdit*>(part)->text().isEmpty();
    }
    m_rows->setRowVisible(m_furtherDice, typed || !counted);
}

void MendForm::readFaces()
{
    Json list = Json::array();
    m_faceFault.clear();
    for (QWidget* part : m_dice) {
        if (const auto* line = qobject_cast<QLineEdit*>(part)) {
            for (const Json& face : readLine(line->text()))
                list.push_back(face);
        } else if (const int count = static_cast<QSpinBox*>(part)->value(); count != notCounted) {
            list.push_back({{"count", count}});
        }
    }
    if (list.size() > mostFaces)
        m_faceFault = tr("more than %n dice", nullptr, mostFaces);
    if (m_faceFault.isEmpty() && !list.empty())
        m_command["faces"] = list;
    else if (m_faceFault.isEmpty())
        m_command.erase("faces");
    followCounts();
    Q_EMIT changed();
}

Json MendForm::readLine(const QString& text)
{
    Json list = Json::array();
    static const QRegularExpression gaps(QStringLiteral("[\\s,;]+"));
    for (const QString& word : text.split(gaps, Qt::SkipEmptyParts)) {
        bool good = false;
        const int face = word.toInt(&good);
        if (!good && word != QLatin1String("_"))
            m_faceFault = tr("“%1” is no face of a die; _ stands for one that the app throws").arg(word.left(20));
        list.push_back(good ? Json(face) : Json(nullptr));
    }
    return list;
}

void MendForm::set(const MendField& field, const Json& value)
{
    if (field.absent && value == Json(*field.absent))
        leaveOut(field.place);
    else
        put(field.place, value);
    if (field.place == QLatin1String("/type"))
        fitToType();
    settle();
    follow();
    if (m_inputs)
        askInputs();
    Q_EMIT changed();
}

void MendForm::put(const QString& place, const Json& value)
{
    m_command[pointerTo(place)] = value;
}

void MendForm::leaveOut(const QString& place)
{
    const auto pointer = pointerTo(place);
    if (m_command.contains(pointer))
        m_command.at(pointer.parent_pointer()).erase(pointer.back());
}

/// What was said of a unit of one type need not make sense for another.
void MendForm::fitToType()
{
    const bool isAgain = textAt(m_command, "type") == textAt(m_entry, "type");
    for (const char* part : {"with", "members", "weapons"}) {
        m_command.erase(part);
        if (isAgain && m_entry.contains(part))
            m_command[part] = m_entry[part];
    }
}

void MendForm::settle()
{
    for (const MendField& field : mendFields(m_before, m_command)) {
        const auto old = std::find_if(m_fields.begin(), m_fields.end(),
                                      [&](const Row& row) { return row.field.place == field.place; });
        const QString now = textOf(field.now);
        if (field.kind != Kind::Choice || field.numbers || field.choices.empty() || field.knows(now) ||
            old == m_fields.end() || !old->field.knows(now))
            continue;
        const Json first = m_entry.contains(pointerTo(field.place)) ? m_entry.at(pointerTo(field.place)) : Json();
        put(field.place, field.knows(textOf(first)) ? first : Json(utf8(field.choices.front().id)));
    }
}

/// The rows show what the command says now; other ones take their place where it has come to ask for others.
void MendForm::follow()
{
    const auto now = mendFields(m_before, m_command);
    const bool same = std::equal(now.begin(), now.end(), m_fields.begin(), m_fields.end(),
                                 [](const MendField& field, const Row& row) {
                                     return field.place == row.field.place && field.kind == row.field.kind &&
                                            field.label == row.field.label && isRow(field) == isRow(row.field);
                                 });
    if (!same) { // after whoever said so is done
        QMetaObject::invokeMethod(this, &MendForm::rebuild, Qt::QueuedConnection);
        return;
    }
    for (std::size_t i = 0; i < now.size(); ++i) {
        if (now[i] == m_fields[i].field)
            continue;
        m_fields[i].field = now[i];
        fill(*m_fields[i].editor, now[i]);
    }
}

/// What was said of the throw in any of the ways in which a command may say it.
packs::Values MendForm::givenInputs() const
{
    packs::Values given;
    const auto read = [&](const std::string& id, const Json& value) {
        const packs::ProcedureInput* input = m_procedure->input(QString::fromStdString(id));
        const bool counted = input && input->kind == packs::ProcedureInput::Kind::Number && value.is_boolean();
        if (const auto parsed = input ? packs::parseValue(*input, counted ? Json(int(value.get<bool>())) : value)
                                      : Expected<packs::Value>(tl::unexpected(Fault())))
            given.insert(input->id, *parsed);
    };
    const Json inputs = m_command.value("inputs", Json::object());
    for (const auto& [id, value] : inputs.items())
        read(id, value);
    const Json factors = m_command.value("factors", Json::array());
    for (const auto& [id, value] : factors.items())
        read(factors.is_array() && value.is_string() ? value.get<std::string>() : id,
             factors.is_array() ? Json(true) : value);
    return given;
}

void MendForm::askInputs()
{
    const game::Unit* actor = game::actorOf(m_before, *m_procedure, m_command);
    const packs::Weapon* weapon = m_before.pack->weapon(textAt(m_command, "weapon"));
    const bool takesOne = actor && m_procedure->actor.weapon && !m_command.contains("weapon");
    const QStringList atHand = takesOne ? game::weaponsFor(m_before, *m_procedure, *actor) : QStringList();
    if (atHand.size() == 1)
        weapon = m_before.pack->weapon(atHand.front());
    const Json distance = m_command.value("distance", Json());
    FactorsPart::Question question;
    question.pack = m_before.pack;
    question.procedure = &*m_procedure;
    question.rulings = m_before.rulings;
    question.mends = true;
    question.derived =
        game::derivedInputs(m_before, *m_procedure, actor, m_before.unit(textAt(m_command, "target")), weapon,
                            distance.is_number_integer() ? std::optional(distance.get<int>()) : std::nullopt);
    question.given = m_asked == 0 ? givenInputs() : m_inputs->given();
    question.key = QString::number(++m_asked);
    for (const QWidget* dice : std::exchange(m_typedDice, {}))
        delete dice; // it asks anew
    m_inputs->setQuestion(question);
    takeTypedDice();
}

/// Dice that are typed stand before what is ticked: below the other fields.
void MendForm::takeTypedDice()
{
    auto& column = static_cast<QVBoxLayout&>(*m_inputs->layout());
    QWidget* before = lastBefore(*m_inputs);
    for (QLineEdit* line : m_inputs->findChildren<QLineEdit*>(typedDice)) {
        QWidget* dice = line->parentWidget();
        QWidget* among = dice->parentWidget();
        among->layout()->removeWidget(dice);
        among->setVisible(among->layout()->count() > 0);
        column.insertWidget(static_cast<int>(m_typedDice.size()), dice);
        QWidget::setTabOrder(before, line);
        before = line;
        m_typedDice.push_back(dice);
    }
    alignTypedDice();
}

/// In one column with the fields above.
void MendForm::alignTypedDice()
{
    if (m_typedDice.empty())
        return;
    QList<QLabel*> labels;
    for (const QWidget* dice : m_typedDice)
        labels << dice->findChildren<QLabel*>();
    for (int row = 0; row < m_rows->rowCount(); ++row) {
        const QLayoutItem* item = m_rows->itemAt(row, QFormLayout::LabelRole);
        if (auto* label = item ? qobject_cast<QLabel*>(item->widget()) : nullptr)
            labels << label;
    }
    int widest = 0;
    for (const QLabel* label : labels)
        widest = std::max(widest, label->sizeHint().width());
    for (QLabel* label : labels)
        label->setMinimumWidth(widest);
}

/// What is said otherwise than it would be if nobody said anything.
packs::Values MendForm::deviations() const
{
    packs::Values values = m_inputs->given();
    for (const packs::ProcedureInput& input : m_procedure->inputs)
        if (values.contains(input.id) && !m_inputs->knows(input.id) && input.standard == values[input.id])
            values.remove(input.id);
    return values;
}

void MendForm::takeInputs()
{
    for (const char* key : {"inputs", "factors"}) {
        m_command.erase(key);
        if (deviations() == m_entryInputs && m_entry.contains(key))
            m_command[key] = m_entry[key];
    }
    if (deviations() != m_entryInputs)
        if (const Json inputs = m_inputs->inputs(); !inputs.empty())
            m_command["inputs"] = inputs;
    Q_EMIT changed();
}

}
