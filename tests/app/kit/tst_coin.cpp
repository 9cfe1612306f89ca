// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/generator.h"
#include "kit/coin.h"
#include "listedfaces.h"

#include <QSignalSpy>
#include <QTest>

using namespace adjutant;
using namespace adjutant::app;
using Side = Coin::Side;

class TestCoin : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fallsAsTheSourceHasIt()
    {
        Coin coin(std::make_unique<test::ListedFaces>(std::deque<std::int64_t>{1, 2, 2}));
        QSignalSpy tossed(&coin, &Coin::tossed);
        for (int i = 0; i < 4; ++i)
            coin.toss();
        QVERIFY((coin.tosses() == std::vector{Side::Tails, Side::Tails, Side::Heads}));
        QCOMPARE(coin.heads(), 1);
        QCOMPARE(coin.tails(), 2);
        QVERIFY2(tossed.count() == 3, "what did not fall is no toss");
    }

    void keepsTheLastAndCountsAll()
    {
        Coin coin;
        for (int i = 0; i < 40; ++i)
            coin.toss();
        QCOMPARE(coin.tosses().size(), Coin::mostKept);
        QCOMPARE(coin.count(), 40);
        QCOMPARE(coin.heads() + coin.tails(), 40);
    }

    void isFair()
    {
        Coin coin(std::make_unique<dice::Generator>(*dice::parseSeed("c01")));
        for (int i = 0; i < 4000; ++i)
            coin.toss();
        QVERIFY2(std::abs(coin.heads() - 2000) < 130, qPrintable(QString::number(coin.heads()))); // four deviations
    }
};

QTEST_MAIN(TestCoin)
#include "tst_coin.moc"
