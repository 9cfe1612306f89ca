// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/actions.h"

#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTextEdit>
#include <QVBoxLayout>

#include <memory>

using namespace adjutant::app;

class TestActions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_window = std::make_unique<QWidget>();
        m_actions = new Actions(m_window.get());
        auto* layout = new QVBoxLayout(m_window.get());
        m_button = new QPushButton;
        m_line = new QLineEdit;
        m_text = new QTextEdit;
        m_spin = new QSpinBox;
        m_list = new QListWidget;
        m_list->addItems({QStringLiteral("one"), QStringLiteral("two")});
        for (QWidget* widget : std::initializer_list<QWidget*>{m_button, m_line, m_text, m_spin, m_list})
            layout->addWidget(widget);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void tableIsSound()
    {
        QSet<QString> ids, keys;
        for (const ActionSpec& spec : actionTable()) {
            QVERIFY2(!ids.contains(QLatin1String(spec.id)), spec.id);
            ids.insert(QLatin1String(spec.id));
            QVERIFY2(*spec.text && *spec.group, spec.id);
            const auto sequences =
                QKeySequence::listFromString(QString::fromLatin1(spec.shortcut), QKeySequence::PortableText);
            QVERIFY2(*spec.shortcut == 0 || !sequences.isEmpty(), spec.id);
            for (const QKeySequence& sequence : sequences) {
                QVERIFY2(!sequence.isEmpty() && sequence[0].key() != Qt::Key_unknown, spec.id);
                const QString key = sequence.toString(QKeySequence::PortableText);
                QVERIFY2(!keys.contains(key), qPrintable(key));
                keys.insert(key);
            }
        }
    }

    void everyKeyFires_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QKeySequence>("keys");
        for (const ActionSpec& spec : actionTable()) {
            for (const QKeySequence& keys :
                 QKeySequence::listFromString(QString::fromLatin1(spec.shortcut), QKeySequence::PortableText))
                QTest::addRow("%s %s", spec.id, qPrintable(keys.toString())) << QByteArray(spec.id) << keys;
        }
    }

    void everyKeyFires()
    {
        QFETCH(QByteArray, id);
        QFETCH(QKeySequence, keys);
        m_window->setFocus();
        QSignalSpy fired((*m_actions)[id.constData()], &QAction::triggered);
        QTest::keySequence(m_window.get(), keys);
        QCOMPARE(fired.count(), 1);
    }

    void typingStaysTyping_data()
    {
        QTest::addColumn<char>("key");
        for (const char key : {'n', 'a', 'p', 'e', 'j', 'c', 'w', 'd', ' ', '1', '9', '/', '?'})
            QTest::addRow("'%c'", key) << key;
    }

    void typingStaysTyping()
    {
        QFETCH(char, key);
        auto spies = spyOnAll();
        m_line->setFocus();
        QTest::keyClick(m_line, key);
        m_text->setFocus();
        QTest::keyClick(m_text, key);
        m_spin->setFocus();
        QTest::keyClick(m_spin, key);
        QCOMPARE(m_line->text(), QString(QLatin1Char(key)));
        QCOMPARE(m_text->toPlainText(), QString(QLatin1Char(key)));
        QCOMPARE(firedIn(spies), QStringList());
    }

    void returnEndsALine()
    {
        auto spies = spyOnAll();
        QSignalSpy ended(m_line, &QLineEdit::returnPressed);
        m_line->setFocus();
        QTest::keyClick(m_line, Qt::Key_Return);
        QCOMPARE(ended.count(), 1);
        QCOMPARE(firedIn(spies), QStringList());
    }

    void spacePressesTheFocusedButton()
    {
        auto spies = spyOnAll();
        QSignalSpy clicked(m_button, &QPushButton::clicked);
        m_button->setFocus();
        QTest::keyClick(m_button, Qt::Key_Space);
        QCOMPARE(clicked.count(), 1);
        QCOMPARE(firedIn(spies), QStringList());
        QTest::keyClick(m_button, Qt::Key_N);
        QCOMPARE(firedIn(spies), QStringList({QStringLiteral("next")}));
    }

    void returnActivatesTheFocusedRow()
    {
        auto spies = spyOnAll();
        m_list->setFocus();
        m_list->setCurrentRow(1);
        QSignalSpy activated(m_list, &QListWidget::itemActivated);
        QTest::keyClick(m_list, Qt::Key_Return);
        QCOMPARE(activated.count(), 1);
        QCOMPARE(firedIn(spies), QStringList());
    }

    void notInPlay()
    {
        QAction* undo = (*m_actions)["undo"];
        QAction* next = (*m_actions)["next"];
        undo->setEnabled(false);
        m_actions->setInPlay(false);
        QVERIFY(!next->isEnabled());
        for (const char* id : {"new-game", "search", "print-sheet", "save-sheet", "packs"})
            QVERIFY2((*m_actions)[id]->isEnabled(), id);
        m_actions->setInPlay(true);
        QVERIFY(next->isEnabled());
        QVERIFY2(!undo->isEnabled(), "what the page said of it holds again");
    }

private:
    using Spies = std::vector<std::pair<QString, std::unique_ptr<QSignalSpy>>>;

    Spies spyOnAll() const
    {
        Spies spies;
        for (const ActionSpec& spec : actionTable()) {
            spies.emplace_back(QString::fromLatin1(spec.id),
                               std::make_unique<QSignalSpy>((*m_actions)[spec.id], &QAction::triggered));
        }
        return spies;
    }

    static QStringList firedIn(const Spies& spies)
    {
        QStringList fired;
        for (const auto& [id, spy] : spies) {
            if (!spy->isEmpty())
                fired.append(id);
        }
        return fired;
    }

    std::unique_ptr<QWidget> m_window;
    Actions* m_actions = nullptr;
    QPushButton* m_button = nullptr;
    QLineEdit* m_line = nullptr;
    QTextEdit* m_text = nullptr;
    QSpinBox* m_spin = nullptr;
    QListWidget* m_list = nullptr;
};

QTEST_MAIN(TestActions)
#include "tst_actions.moc"
