// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/mendform.h"

#include "game/roster.h"
#include "packs/resolve.h"
#include "play/fieldlabel.h"
#include "shell/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSpinBox>

namespace adjutant::app {

namespace {

constexpr int mostFaces = 1000;
constexpr int greatest = 1'000'000;

QString labelOf(const std::string& key)
{
    static const QMap<QString, const char*> labels = {
        {QStringLiteral("actor"), QT_TRANSLATE_NOOP("adjutant::app::MendForm", "Who")},
        {QStringLiteral("unit"), QT_TRANSLATE_NOOP("adjutant::app::MendForm", "Unit")},
        {QStringLiteral("target"), QT_TRANSLATE_NOOP("adjutant::app::MendForm", "At")},
        {QStringLiteral("weapon"), QT_TRANSLATE_NOOP("adjutant::app::MendForm", "With")},
        {QStringLiteral("value"), QT_TRANSLATE_NOOP("adjutant::app::MendForm", "Value")},
        {QStringLiteral("counter"), QT_TRANSLATE_NOOP("adjutant::app::MendForm", "Counter")},
        {QStringLiteral("side"), QT_TRANSLATE_NOOP("adjutant::app::MendForm", "Side")},
        {QStringLiteral("point"), QT_TRANSLATE_NOOP("adjutant::app::MendForm", "Strategic point")},
        {QStringLiteral("counts"), QT_TRANSLATE_NOOP("adjutant::app::MendForm", "Counted there")},
        {QStringLiteral("name"), QT_TRANSLATE_NOOP("adjutant::app::MendForm", "Name")},
        {QStringLiteral("text"), QT_TRANSLATE_NOOP("adjutant::app::MendForm", "Words")},
        {QStringLiteral("why"), QT_TRANSLATE_NOOP("adjutant::app::MendForm", "Why")}};
    const QString name = QString::fromStdString(key);
    const auto found = labels.find(name);
    return found != labels.end() ? MendForm::tr(*found) : name;
}

/// Which procedure it is and when its effects count is not changed, but done anew.
bool isFixed(const std::string& key)
{
    return key == "do" || key == "procedure" || key == "accept" || key == "inputs";
}

}

MendForm::MendForm(const game::Game& before, const Json& command, QWidget* parent)
    : QWidget(parent),
      m_before(before),
      m_command(command),
      m_rows(new QFormLayout(this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_rows->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    if (const packs::Procedure* procedure = before.pack->procedure(textAt(command, "procedure")))
        m_procedure = packs::withSides(*procedure, before.sideNames());
    for (const auto& [key, value] : command.items())
        if (!isFixed(key) && key != "faces")
            addField(key, value);
    if (m_procedure || command.contains("faces"))
        addFaces(command.value("faces", Json::array()));
    if (m_procedure)
        addFactors(*m_procedure);
}

QString MendForm::fault() const
{
    return m_faults.isEmpty() ? QString() : m_faults.first();
}

void MendForm::addRow(const QString& label, QWidget* field)
{
    field->setMinimumHeight(Theme::touch);
    field->setAccessibleName(label);
    m_rows->addRow(labelBeside(*field, label), field);
}

void MendForm::addField(const std::string& key, const Json& value)
{
    const QString text = value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString();
    if (value.is_string() && key == "weapon")
        addWeapons(text);
    else if (value.is_string() && m_before.unit(text))
        addUnits(key, text);
    else if (value.is_string())
        addWords(key, text);
    else if (value.is_number_integer() && value >= -greatest && value <= greatest)
        addNumber(key, value.get<qint64>());
    else
        addList(key, value);
}

/// Of the same side as the one that was named: it is the finger that slips, not the mind.
void MendForm::addUnits(const std::string& key, const QString& now)
{
    auto* box = new QComboBox(this);
    for (const game::Unit& unit : m_before.units)
        if (unit.side == m_before.unit(now)->side)
            box->addItem(unit.name, unit.id);
    box->setCurrentIndex(box->findData(now));
    connect(box, &QComboBox::currentIndexChanged, this,
            [this, box, key] { set(key, utf8(box->currentData().toString())); });
    addRow(labelOf(key), box);
}

void MendForm::addWeapons(const QString& now)
{
    auto* box = new QComboBox(this);
    const game::Unit* unit = m_before.unit(textAt(m_command, "actor"));
    const bool acts = m_procedure && m_procedure->actor.weapon;
    QStringList offered = !unit  ? QStringList()
                          : acts ? game::weaponsFor(m_before, *m_procedure, *unit)
                                 : game::weaponsAtHand(m_before, *unit);
    if (!offered.contains(now))
        offered.append(now);
    for (const QString& id : offered) {
        const packs::Weapon* weapon = m_before.pack->weapon(id);
        box->addItem(weapon ? weapon->label : id, id);
    }
    box->setCurrentIndex(box->findData(now));
    connect(box, &QComboBox::currentIndexChanged, this,
            [this, box] { set("weapon", utf8(box->currentData().toString())); });
    addRow(labelOf("weapon"), box);
}

bool MendForm::countsRounds(const std::string& key) const
{
    const QString command = textAt(m_command, "do");
    return (command == QLatin1String("rounds") && key == "value") ||
           (command == QLatin1String("setup") && key == utf8(m_before.pack->track.roundsFrom));
}

void MendForm::addNumber(const std::string& key, qint64 now)
{
    auto* number = new QSpinBox(this);
    number->setRange(-greatest, greatest);
    if (countsRounds(key)) {
        number->setMinimum(0);
        number->setSpecialValueText(packs::noLimit());
    }
    number->setValue(int(now));
    connect(number, &QSpinBox::valueChanged, this, [this, key](int value) { set(key, value); });
    addRow(labelOf(key), number);
}

void MendForm::addWords(const std::string& key, const QString& now)
{
    auto* line = new QLineEdit(now, this);
    connect(line, &QLineEdit::textEdited, this, [this, key](const QString& text) { set(key, utf8(text)); });
    addRow(labelOf(key), line);
}

/// What has no field of its own stands there as the command line takes it.
void MendForm::addList(const std::string& key, const Json& now)
{
    auto* line = new QLineEdit(QString::fromUtf8(toText(now)), this);
    connect(line, &QLineEdit::textEdited, this, [this, key](const QString& text) {
        const Expected<Json> value = parseJson(text.toUtf8());
        say(key, value ? QString() : tr("%1: %2").arg(labelOf(key), withPlace(value.error())));
        if (value)
            set(key, *value);
        else
            Q_EMIT changed();
    });
    addRow(labelOf(key), line);
}

void MendForm::addFaces(const Json& now)
{
    QStringList faces;
    const QString counting = QStringLiteral("count="); // as on the command line
    for (const Json& face : now)
        faces.append(face.is_object()           ? counting + QString::number(face.value("count", 0))
                     : face.is_number_integer() ? QString::number(face.get<qint64>())
                                                : QStringLiteral("_"));
    auto* line = new QLineEdit(faces.join(QLatin1Char(' ')), this);
    line->setObjectName(QStringLiteral("mendFaces"));
    line->setPlaceholderText(tr("All thrown by the app"));
    connect(line, &QLineEdit::textEdited, this, [this, counting](const QString& text) {
        Json list = Json::array();
        QString wrong;
        static const QRegularExpression gaps(QStringLiteral("[\\s,;]+"));
        for (const QString& word : text.split(gaps, Qt::SkipEmptyParts)) {
            bool good = false;
            const bool count = word.startsWith(counting);
            const int face = word.mid(count ? counting.size() : 0).toInt(&good);
            if (!good && word != QLatin1String("_"))
                wrong = tr("“%1” is no face of a die; _ stands for one that the app throws").arg(word.left(20));
            list.push_back(!good ? Json(nullptr) : count ? Json{{"count", face}} : Json(face));
        }
        if (list.size() > mostFaces)
            wrong = tr("more than %n dice", nullptr, mostFaces);
        say("faces", wrong);
        if (!wrong.isEmpty())
            Q_EMIT changed();
        else if (!list.empty())
            set("faces", list);
        else if (m_command.erase("faces") > 0)
            Q_EMIT changed();
    });
    addRow(tr("Dice of the table"), line);
}

void MendForm::addFactors(const packs::Procedure& procedure)
{
    const Json given = m_command.value("inputs", Json::object());
    const auto now = [&](const packs::ProcedureInput& input) {
        packs::Value value = input.standard.value_or(packs::Value(qint64(0)));
        if (const auto found = given.find(utf8(input.id)); found != given.end())
            value = packs::parseValue(input, *found).value_or(value);
        const auto* number = std::get_if<qint64>(&value);
        return number ? *number : 0;
    };
    for (const packs::ProcedureInput& input : procedure.inputs) {
        if (input.kind == packs::ProcedureInput::Kind::Flag) {
            auto* flag = new QCheckBox(input.label, this);
            flag->setChecked(now(input) != 0);
            connect(flag, &QCheckBox::toggled, this, [this, &input](bool on) { setFactor(input, on); });
            flag->setMinimumHeight(Theme::touch);
            m_rows->addRow(flag);
        } else if (input.kind == packs::ProcedureInput::Kind::Choice) {
            auto* box = new QComboBox(this);
            for (const packs::InputChoice& choice : input.choices)
                box->addItem(choice.label);
            box->setCurrentIndex(int(now(input)));
            connect(box, &QComboBox::currentIndexChanged, this, [this, &input](int index) { setFactor(input, index); });
            addRow(input.label, box);
        }
    }
}

void MendForm::setFactor(const packs::ProcedureInput& input, qint64 value)
{
    m_command["inputs"][utf8(input.id)] = packs::toJson(input, packs::Value(value));
    Q_EMIT changed();
}

void MendForm::set(const std::string& key, const Json& value)
{
    m_command[key] = value;
    Q_EMIT changed();
}

void MendForm::say(const std::string& key, const QString& fault)
{
    if (fault.isEmpty())
        m_faults.remove(QString::fromStdString(key));
    else
        m_faults[QString::fromStdString(key)] = fault;
}

}
