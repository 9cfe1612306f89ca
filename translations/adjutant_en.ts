<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Looks</name>
    <message numerus="yes">
        <source>%1 · counted: %n dice are %2</source>
        <translation>
            <numerusform>%1 · counted: %n die is %2</numerusform>
            <numerusform>%1 · counted: %n dice are %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrayWords</name>
    <message numerus="yes">
        <source>%n attacks are left: tap a target for them. “%1” gives them up.</source>
        <translation>
            <numerusform>%n attack is left: tap a target for it. “%1” gives it up.</numerusform>
            <numerusform>%n attacks are left: tap a target for them. “%1” gives them up.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TypedDice</name>
    <message numerus="yes">
        <source>%n dice typed, %1 thrown</source>
        <translation>
            <numerusform>%n die typed, %1 thrown</numerusform>
            <numerusform>%n dice typed, %1 thrown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>, %n points</source>
        <translation>
            <numerusform>, %n point</numerusform>
            <numerusform>, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n faces came up less or more often than is usual; chance alone seldom does that to so many.</source>
        <translation>
            <numerusform>%n face came up less or more often than is usual; chance alone seldom does that.</numerusform>
            <numerusform>%n faces came up less or more often than is usual; chance alone seldom does that to so many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n faces came up less or more often than is usual; among so many, some now and then do.</source>
        <translation>
            <numerusform>%n face came up less or more often than is usual; among so many, one now and then does.</numerusform>
            <numerusform>%n faces came up less or more often than is usual; among so many, some now and then do.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::ArmyPanel</name>
    <message numerus="yes">
        <source>%n ready</source>
        <translation>
            <numerusform>%n ready</numerusform>
            <numerusform>%n ready</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::DistributionChart</name>
    <message numerus="yes">
        <source>each bar: %n values</source>
        <translation>
            <numerusform>each bar: %n value</numerusform>
            <numerusform>each bar: %n values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::HandsPart</name>
    <message numerus="yes">
        <source>Put %n cubes back?</source>
        <translation>
            <numerusform>Put %n cube back?</numerusform>
            <numerusform>Put %n cubes back?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::MendForm</name>
    <message numerus="yes">
        <source>more than %n dice</source>
        <translation>
            <numerusform>more than %n die</numerusform>
            <numerusform>more than %n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::OffersPart</name>
    <message numerus="yes">
        <source>%n units may react…</source>
        <translation>
            <numerusform>%n unit may react…</numerusform>
            <numerusform>%n units may react…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units may react, %1 of them hold…</source>
        <translation>
            <numerusform>%n unit may react, %1 of them hold…</numerusform>
            <numerusform>%n units may react, %1 of them hold…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::PacksDialog</name>
    <message numerus="yes">
        <source>%n fault(s).</source>
        <translation>
            <numerusform>%n fault.</numerusform>
            <numerusform>%n faults.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::ReminderStrip</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more reminders</source>
        <translation>
            <numerusform>%n more reminder</numerusform>
            <numerusform>%n more reminders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reminders</source>
        <translation>
            <numerusform>%n reminder</numerusform>
            <numerusform>%n reminders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::RosterPart</name>
    <message numerus="yes">
        <source>%n units are on the clipboard, as text.</source>
        <translation>
            <numerusform>%n unit is on the clipboard, as text.</numerusform>
            <numerusform>%n units are on the clipboard, as text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units were taken away.</source>
        <translation>
            <numerusform>%n unit was taken away.</numerusform>
            <numerusform>%n units were taken away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units stand here as before.</source>
        <translation>
            <numerusform>%n unit stands here as before.</numerusform>
            <numerusform>%n units stand here as before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n units stand here now.</source>
        <translation>
            <numerusform>%1: %n unit stands here now.</numerusform>
            <numerusform>%1: %n units stand here now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same %n units as %1 stand here now.</source>
        <translation>
            <numerusform>The same %n unit as %1 stands here now.</numerusform>
            <numerusform>The same %n units as %1 stand here now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put back %n units</source>
        <translation>
            <numerusform>Put back %n unit</numerusform>
            <numerusform>Put back %n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more, named below the units</source>
        <translation>
            <numerusform>and %n more, named below the units</numerusform>
            <numerusform>and %n more, named below the units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::TableSheet</name>
    <message numerus="yes">
        <source>%1: %n points</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::ThrowPart</name>
    <message numerus="yes">
        <source>%1: %n faces</source>
        <translation>
            <numerusform>%1: %n face</numerusform>
            <numerusform>%1: %n faces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Or type %n dice of the table</source>
        <translation>
            <numerusform>Or type %n die of the table</numerusform>
            <numerusform>Or type %n dice of the table</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::TimerPart</name>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::UnitMakeup</name>
    <message numerus="yes">
        <source>%1 · %n points</source>
        <translation>
            <numerusform>%1 · %n point</numerusform>
            <numerusform>%1 · %n points</numerusform>
        </translation>
    </message>
</context>
</TS>
