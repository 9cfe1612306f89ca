<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Actions</name>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Würfelteller</translation>
    </message>
    <message>
        <source>Rules and records</source>
        <translation>Regeln und Protokoll</translation>
    </message>
    <message>
        <source>Getting around</source>
        <translation>Zurechtfinden</translation>
    </message>
    <message>
        <source>Dice page</source>
        <translation>Würfelseite</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Select this unit of the side whose turn it is</source>
        <translation>Diese Einheit der Seite am Zug wählen</translation>
    </message>
    <message>
        <source>Aim at this unit of the other side</source>
        <translation>Auf diese Einheit der anderen Seite zielen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Activate the selected unit</source>
        <translation>Gewählte Einheit aktivieren</translation>
    </message>
    <message>
        <source>The selected unit begins its activation</source>
        <translation>Die Aktivierung der gewählten Einheit beginnt</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>The acting side lets its turn go by</source>
        <translation>Die Seite am Zug lässt ihn verstreichen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Take back the last thing that was done</source>
        <translation>Zurücknehmen, was zuletzt getan wurde</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Erneut tun, was zurückgenommen wurde</translation>
    </message>
    <message>
        <source>Correct a number</source>
        <translation>Eine Zahl berichtigen</translation>
    </message>
    <message>
        <source>Set a counter of the selected unit by hand</source>
        <translation>Einen Zähler der gewählten Einheit von Hand setzen</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Notiz schreiben</translation>
    </message>
    <message>
        <source>Put a line of your own into the log</source>
        <translation>Eine eigene Zeile ins Protokoll setzen</translation>
    </message>
    <message>
        <source>Stop the clock</source>
        <translation>Uhr anhalten</translation>
    </message>
    <message>
        <source>It runs again with the next command</source>
        <translation>Sie läuft mit dem nächsten Schritt weiter</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Throw what was not typed in</source>
        <translation>Werfen, was nicht eingetippt ist</translation>
    </message>
    <message>
        <source>Accept the result</source>
        <translation>Ergebnis annehmen</translation>
    </message>
    <message>
        <source>Let the result take effect</source>
        <translation>Das Ergebnis wirken lassen</translation>
    </message>
    <message>
        <source>Clear the tray</source>
        <translation>Würfelteller leeren</translation>
    </message>
    <message>
        <source>Put away what is being prepared</source>
        <translation>Weglegen, was vorbereitet ist</translation>
    </message>
    <message>
        <source>Cover on or off</source>
        <translation>Deckung an oder aus</translation>
    </message>
    <message>
        <source>Say whether the target is in cover</source>
        <translation>Angeben, ob das Ziel in Deckung ist</translation>
    </message>
    <message>
        <source>Next weapon</source>
        <translation>Nächste Waffe</translation>
    </message>
    <message>
        <source>Take the next weapon of the unit that acts</source>
        <translation>Die nächste Waffe der handelnden Einheit nehmen</translation>
    </message>
    <message>
        <source>Type the dice of the table</source>
        <translation>Würfel vom Tisch eintippen</translation>
    </message>
    <message>
        <source>Enter the faces of real dice</source>
        <translation>Augen echter Würfel eingeben</translation>
    </message>
    <message>
        <source>Select unit 1</source>
        <translation>Einheit 1 wählen</translation>
    </message>
    <message>
        <source>Select unit 2</source>
        <translation>Einheit 2 wählen</translation>
    </message>
    <message>
        <source>Select unit 3</source>
        <translation>Einheit 3 wählen</translation>
    </message>
    <message>
        <source>Select unit 4</source>
        <translation>Einheit 4 wählen</translation>
    </message>
    <message>
        <source>Select unit 5</source>
        <translation>Einheit 5 wählen</translation>
    </message>
    <message>
        <source>Select unit 6</source>
        <translation>Einheit 6 wählen</translation>
    </message>
    <message>
        <source>Select unit 7</source>
        <translation>Einheit 7 wählen</translation>
    </message>
    <message>
        <source>Select unit 8</source>
        <translation>Einheit 8 wählen</translation>
    </message>
    <message>
        <source>Select unit 9</source>
        <translation>Einheit 9 wählen</translation>
    </message>
    <message>
        <source>Aim at unit 1</source>
        <translation>Auf Einheit 1 zielen</translation>
    </message>
    <message>
        <source>Aim at unit 2</source>
        <translation>Auf Einheit 2 zielen</translation>
    </message>
    <message>
        <source>Aim at unit 3</source>
        <translation>Auf Einheit 3 zielen</translation>
    </message>
    <message>
        <source>Aim at unit 4</source>
        <translation>Auf Einheit 4 zielen</translation>
    </message>
    <message>
        <source>Aim at unit 5</source>
        <translation>Auf Einheit 5 zielen</translation>
    </message>
    <message>
        <source>Aim at unit 6</source>
        <translation>Auf Einheit 6 zielen</translation>
    </message>
    <message>
        <source>Aim at unit 7</source>
        <translation>Auf Einheit 7 zielen</translation>
    </message>
    <message>
        <source>Aim at unit 8</source>
        <translation>Auf Einheit 8 zielen</translation>
    </message>
    <message>
        <source>Aim at unit 9</source>
        <translation>Auf Einheit 9 zielen</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Regel suchen</translation>
    </message>
    <message>
        <source>Open the reference with the cursor in its search line</source>
        <translation>Die Regeln öffnen, mit der Schreibmarke im Suchfeld</translation>
    </message>
    <message>
        <source>Pin this section</source>
        <translation>Abschnitt anheften</translation>
    </message>
    <message>
        <source>Keep the section that is read at the top of the reference, or let it go</source>
        <translation>Den offenen Abschnitt oben bei den Regeln behalten oder wieder lösen</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Open or close the rules beside the table</source>
        <translation>Die Regeln neben dem Tisch auf- oder zuklappen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Open or close what has happened so far</source>
        <translation>Das bisherige Geschehen auf- oder zuklappen</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktebogen</translation>
    </message>
    <message>
        <source>Open or close the points and their reasons</source>
        <translation>Die Punkte und ihre Gründe auf- oder zuklappen</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Würfelglück</translation>
    </message>
    <message>
        <source>Open or close how the dice of each side came out</source>
        <translation>Wie die Würfel jeder Seite fielen, auf- oder zuklappen</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Lineal</translation>
    </message>
    <message>
        <source>Open or close the ruler and the converter of lengths</source>
        <translation>Lineal und Längenrechner auf- oder zuklappen</translation>
    </message>
    <message>
        <source>Save the sheet as PDF…</source>
        <translation>Regelblatt als PDF sichern…</translation>
    </message>
    <message>
        <source>The rules in use as a sheet of quick reference</source>
        <translation>Die gespielten Regeln als Kurzübersicht</translation>
    </message>
    <message>
        <source>Print the sheet…</source>
        <translation>Regelblatt drucken…</translation>
    </message>
    <message>
        <source>Rule packs…</source>
        <translation>Regelpakete…</translation>
    </message>
    <message>
        <source>The packs there are, your own among them, and what is wrong with them</source>
        <translation>Alle Pakete, auch eigene, und was ihnen fehlt</translation>
    </message>
    <message>
        <source>Table view</source>
        <translation>Tischansicht</translation>
    </message>
    <message>
        <source>Round, score, dice and odds in large letters, on a second screen when there is one</source>
        <translation>Runde, Punkte, Würfel und Chancen in großer Schrift, auf einem zweiten Bildschirm, wenn es einen gibt</translation>
    </message>
    <message>
        <source>To the army on the left</source>
        <translation>Zur linken Armee</translation>
    </message>
    <message>
        <source>To the army on the right</source>
        <translation>Zur rechten Armee</translation>
    </message>
    <message>
        <source>To the tray</source>
        <translation>Zum Würfelteller</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Throw dice without a game, or beside one</source>
        <translation>Würfeln ohne Spiel oder neben einem</translation>
    </message>
    <message>
        <source>Type a throw</source>
        <translation>Wurf eintippen</translation>
    </message>
    <message>
        <source>Put the cursor into the line of the dice page</source>
        <translation>Die Schreibmarke in die Zeile der Würfelseite setzen</translation>
    </message>
    <message>
        <source>Throw what the line says</source>
        <translation>Werfen, was in der Zeile steht</translation>
    </message>
    <message>
        <source>On the dice page, wherever the cursor is</source>
        <translation>Auf der Würfelseite, wo auch immer die Schreibmarke steht</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neues Spiel…</translation>
    </message>
    <message>
        <source>Set up a table</source>
        <translation>Einen Tisch aufbauen</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Gespeichertes Spiel öffnen</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>Letztes Spiel fortsetzen</translation>
    </message>
    <message>
        <source>Open the game that was played last</source>
        <translation>Das zuletzt gespielte Spiel öffnen</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Zurück zur Startseite</translation>
    </message>
    <message>
        <source>Leave the table; the game is kept as it is</source>
        <translation>Den Tisch verlassen; das Spiel bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Appearance, text size and habits</source>
        <translation>Aussehen, Schriftgröße und Gewohnheiten</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>Change between light and dark</source>
        <translation>Zwischen Hell und Dunkel wechseln</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Up to twice the usual size</source>
        <translation>Bis zum Doppelten der üblichen Größe</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Down to four fifths of the usual size</source>
        <translation>Bis vier Fünftel der üblichen Größe</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>Übliche Schriftgröße</translation>
    </message>
    <message>
        <source>The text at 100 %</source>
        <translation>Schrift mit 100 %</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>The window alone, or back to its frame</source>
        <translation>Nur das Fenster oder zurück in seinen Rahmen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>This sheet</source>
        <translation>Diese Übersicht</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Every game is already saved</source>
        <translation>Jedes Spiel ist schon gesichert</translation>
    </message>
    <message>
        <source>Find a unit</source>
        <translation>Einheit suchen</translation>
    </message>
    <message>
        <source>Type a part of its name or its number; in armies of many units</source>
        <translation>Einen Teil des Namens oder die Nummer tippen; in Armeen mit vielen Einheiten</translation>
    </message>
    <message>
        <source>Find a target</source>
        <translation>Ziel suchen</translation>
    </message>
    <message>
        <source>The same for the other side</source>
        <translation>Dasselbe für die andere Seite</translation>
    </message>
    <message>
        <source>More at the table</source>
        <translation>Weiteres am Tisch</translation>
    </message>
    <message>
        <source>Add a unit, add or cut rounds, give up, agree to the score</source>
        <translation>Eine Einheit hinzufügen, Runden anhängen oder streichen, aufgeben, dem Stand zustimmen</translation>
    </message>
    <message>
        <source>Photo of the table…</source>
        <translation>Foto vom Tisch…</translation>
    </message>
    <message>
        <source>Keep a picture in the file of this game, or look at the one there is</source>
        <translation>Ein Bild in der Datei dieses Spiels ablegen oder das vorhandene ansehen</translation>
    </message>
    <message>
        <source>Toolbox</source>
        <translation>Werkzeugkiste</translation>
    </message>
    <message>
        <source>Ruler, timer, coin and names, without a game or beside one</source>
        <translation>Lineal, Timer, Münze und Namen, ohne Spiel oder neben einem</translation>
    </message>
    <message>
        <source>Toss the coin</source>
        <translation>Münze werfen</translation>
    </message>
    <message>
        <source>Open the toolbox and toss the coin</source>
        <translation>Die Werkzeugkiste öffnen und die Münze werfen</translation>
    </message>
    <message>
        <source>Start or pause the timer</source>
        <translation>Timer starten oder anhalten</translation>
    </message>
    <message>
        <source>On every page; it shows in the corner</source>
        <translation>Auf jeder Seite; er zeigt sich in der Ecke</translation>
    </message>
    <message>
        <source>Do what the large button at the bottom right says</source>
        <translation>Tun, was auf dem großen Knopf unten rechts steht</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Bericht…</translation>
    </message>
    <message>
        <source>The story of the game so far with its dice, to read, print and save</source>
        <translation>Die Geschichte des Spiels bis jetzt mit ihren Würfeln, zum Lesen, Drucken und Sichern</translation>
    </message>
    <message>
        <source>What this is</source>
        <translation>Was das ist</translation>
    </message>
    <message>
        <source>The help of what has the focus, and its words in full</source>
        <translation>Erklärung zu dem, worauf die Tasten gerade wirken, und seine Worte im Ganzen</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>For %1</source>
        <translation>Für %1</translation>
    </message>
    <message>
        <source>With %1</source>
        <translation>Mit %1</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>Gegen %1</translation>
    </message>
</context>
<context>
    <name>ClearButton</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>at %1 %2</source>
        <translation>auf %1 %2</translation>
    </message>
    <message>
        <source>How far away?</source>
        <translation>Wie weit weg?</translation>
    </message>
    <message>
        <source>In %1…</source>
        <translation>In %1…</translation>
    </message>
    <message>
        <source>Measured…</source>
        <translation>Gemessen…</translation>
    </message>
    <message>
        <source>Say it…</source>
        <translation>Angeben…</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Andere…</translation>
    </message>
    <message>
        <source>%1: %2, overruled</source>
        <translation>%1: %2, überstimmt</translation>
    </message>
    <message>
        <source>in the open</source>
        <translation>im Offenen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: too far away</source>
        <translation>%1: zu weit weg</translation>
    </message>
    <message>
        <source>Tap it and say “%1” first.</source>
        <translation>Erst antippen und „%1“ angeben.</translation>
    </message>
    <message>
        <source>Nothing can be done to it now.</source>
        <translation>Jetzt ist nichts gegen diese Einheit möglich.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
</context>
<context>
    <name>Completions</name>
    <message>
        <source>keep the highest</source>
        <translation>die höchsten behalten</translation>
    </message>
    <message>
        <source>keep the lowest</source>
        <translation>die niedrigsten behalten</translation>
    </message>
    <message>
        <source>drop the highest</source>
        <translation>die höchsten streichen</translation>
    </message>
    <message>
        <source>drop the lowest</source>
        <translation>die niedrigsten streichen</translation>
    </message>
    <message>
        <source>throw these again, once</source>
        <translation>diese einmal neu werfen</translation>
    </message>
    <message>
        <source>throw these again until they are no more</source>
        <translation>diese neu werfen, bis keine mehr da sind</translation>
    </message>
    <message>
        <source>only the dice that meet this</source>
        <translation>nur die Würfel, die das erfüllen</translation>
    </message>
    <message>
        <source>how many dice meet this</source>
        <translation>wie viele Würfel das erfüllen</translation>
    </message>
    <message>
        <source>the same as count</source>
        <translation>dasselbe wie count</translation>
    </message>
    <message>
        <source>how often a die may explode</source>
        <translation>wie oft ein Würfel explodieren darf</translation>
    </message>
    <message>
        <source>one of these faces</source>
        <translation>eine dieser Augenzahlen</translation>
    </message>
    <message>
        <source>one or the other</source>
        <translation>das eine oder das andere</translation>
    </message>
    <message>
        <source>what is left over after dividing</source>
        <translation>was beim Teilen übrig bleibt</translation>
    </message>
    <message>
        <source>defined above</source>
        <translation>oben festgelegt</translation>
    </message>
</context>
<context>
    <name>CubeQuestions</name>
    <message>
        <source>Which cube</source>
        <translation>Welcher Stein</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Wie es ist</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 there</source>
        <translation>%1 da</translation>
    </message>
    <message>
        <source>To</source>
        <translation>An</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>%1 to a unit</source>
        <translation>%1 an eine Einheit</translation>
    </message>
    <message>
        <source>%1 out of Supply</source>
        <translation>%1 aus dem Vorrat</translation>
    </message>
    <message>
        <source>A %1 cube out of Supply</source>
        <translation>Einen %1 Stein aus dem Vorrat</translation>
    </message>
    <message>
        <source>And</source>
        <translation>Und</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <translation>Nichts weiter</translation>
    </message>
    <message>
        <source>whole again</source>
        <translation>wieder unversehrt</translation>
    </message>
    <message>
        <source>%1, exhausted</source>
        <translation>%1, erschöpft</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>And from</source>
        <translation>Und von</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Zurück zur Startseite</translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message>
        <source>Drawer</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktebogen</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Würfelglück</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Lineal</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Ruler and converter</source>
        <translation>Lineal und Längenrechner</translation>
    </message>
    <message>
        <source>Toolbox</source>
        <translation>Werkzeugkiste</translation>
    </message>
</context>
<context>
    <name>FitDialog</name>
    <message>
        <source>Fit the screen</source>
        <translation>Bildschirm anpassen</translation>
    </message>
    <message>
        <source>Lay one of these flat against the screen, its left edge on the left line, and move the right line until it fits.</source>
        <translation>Eines davon flach an den Bildschirm legen, die linke Kante auf die linke Linie, und die rechte Linie verschieben, bis es passt.</translation>
    </message>
    <message>
        <source>Width of the outline</source>
        <translation>Breite des Umrisses</translation>
    </message>
    <message>
        <source>Arrow keys move the line by a hair, Page Up and Page Down further. It is kept for this screen.</source>
        <translation>Pfeiltasten verschieben die Linie um ein Haar, Bild auf und Bild ab weiter. Das gilt für diesen Bildschirm und wird behalten.</translation>
    </message>
    <message>
        <source>What to do with it</source>
        <translation>Was damit geschehen soll</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>%1 is not there any more</source>
        <translation>%1 ist nicht mehr da</translation>
    </message>
    <message>
        <source>another program has this game open; close it there first</source>
        <translation>ein anderes Programm hat dieses Spiel offen; erst dort schließen</translation>
    </message>
    <message>
        <source>it was not closed properly the last time; open it once first</source>
        <translation>es wurde zuletzt nicht richtig geschlossen; erst einmal öffnen</translation>
    </message>
    <message>
        <source>there are too many games of that name in %1</source>
        <translation>in %1 gibt es zu viele Spiele dieses Namens</translation>
    </message>
    <message>
        <source>there is a file named %1 already</source>
        <translation>eine Datei namens %1 gibt es schon</translation>
    </message>
    <message>
        <source>a name has 1 to %1 letters</source>
        <translation>ein Name hat 1 bis %1 Zeichen</translation>
    </message>
    <message>
        <source>a name has no / in it and begins with no full stop</source>
        <translation>ein Name enthält kein / und beginnt nicht mit einem Punkt</translation>
    </message>
    <message>
        <source>%1, copy</source>
        <translation>%1, Kopie</translation>
    </message>
    <message>
        <source>%1, copy %2</source>
        <translation>%1, Kopie %2</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation>der Ordner %1 lässt sich nicht anlegen</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Left army</source>
        <translation>Linke Armee</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Right army</source>
        <translation>Rechte Armee</translation>
    </message>
</context>
<context>
    <name>GameSummary</name>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Vorbei</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>heute %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>gestern %1</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>branch from the beginning</source>
        <translation>Abzweig vom Anfang</translation>
    </message>
    <message>
        <source>branch after entry %1</source>
        <translation>Abzweig nach Eintrag %1</translation>
    </message>
</context>
<context>
    <name>InputWords</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>KitPage</name>
    <message>
        <source>Toolbox</source>
        <translation>Werkzeugkiste</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Zurück zur Startseite</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Lineal</translation>
    </message>
    <message>
        <source>Timer</source>
        <translation>Timer</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Münze</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
</context>
<context>
    <name>Looks</name>
    <message>
        <source>Game over</source>
        <translation>Spiel zu Ende</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Who goes first?</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>%1 to act</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>gestrichen</translation>
    </message>
    <message>
        <source>thrown again</source>
        <translation>neu geworfen</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Vorbei</translation>
    </message>
    <message>
        <source>%1: %2d%3 to throw</source>
        <translation>%1: noch %2W%3 zu werfen</translation>
    </message>
    <message>
        <source>%1: %2 (%3), any distance</source>
        <translation>%1: %2 (%3), jede Entfernung</translation>
    </message>
    <message>
        <source>%1: %2 (%3), up to %4 %5</source>
        <translation>%1: %2 (%3), bis %4 %5</translation>
    </message>
    <message>
        <source>%1 first</source>
        <translation>%1 zuerst</translation>
    </message>
    <message>
        <source>Any of</source>
        <translation>Eine von</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>5 or more: hit</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · counted: %n dice are %2</source>
        <translation>
            <numerusform>%1 · gezählt: %n Würfel mit %2</numerusform>
            <numerusform>%1 · gezählt: %n Würfel mit %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 “%2”: %3</source>
        <comment>holding “Move”: somebody comes into sight</comment>
        <translation>%1 „%2“: %3</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>3 actions left</comment>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>As if the game ended now: what is destroyed is counted at its end.</source>
        <translation>Als wäre jetzt Schluss: Was zerstört ist, zählt am Ende des Spiels.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>5 or more (hit)</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>MendFields</name>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Agrees</source>
        <translation>Stimmt zu</translation>
    </message>
    <message>
        <source>Arrives in round</source>
        <translation>Kommt in Runde</translation>
    </message>
    <message>
        <source>On its card</source>
        <translation>Auf ihrer Karte</translation>
    </message>
    <message>
        <source>In which way</source>
        <translation>Auf welche Weise</translation>
    </message>
    <message>
        <source>It cannot retreat</source>
        <translation>Sie kann sich nicht zurückziehen</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>An diesem Tisch</translation>
    </message>
    <message>
        <source>Civilian markers on the map</source>
        <translation>Zivilmarker auf der Karte</translation>
    </message>
    <message>
        <source>Whose support changes</source>
        <translation>Wessen Unterstützung sich ändert</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Which number</source>
        <translation>Welche Zahl</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Distance in %1</source>
        <translation>Entfernung in %1</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>In %1</translation>
    </message>
    <message>
        <source>Enabler</source>
        <translation>Enabler</translation>
    </message>
    <message>
        <source>The cheapest weapons go with those who fall</source>
        <translation>Mit den Gefallenen gehen die billigsten Waffen</translation>
    </message>
    <message>
        <source>Who holds it</source>
        <translation>Wer ihn hält</translation>
    </message>
    <message>
        <source>Which takes it in</source>
        <translation>Welche sie aufnimmt</translation>
    </message>
    <message>
        <source>Whose bonus action</source>
        <translation>Wessen Bonusaktion</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Yes, it is so</source>
        <translation>Ja, so ist es</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Reaction</source>
        <translation>Reaktion</translation>
    </message>
    <message>
        <source>Rounds in all</source>
        <translation>Runden insgesamt</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <translation>Was er wert ist</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>It stays away</source>
        <translation>Sie bleibt weg</translation>
    </message>
    <message>
        <source>Supported by</source>
        <translation>Mit Hilfe von</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>In answer to</source>
        <translation>Als Antwort auf</translation>
    </message>
    <message>
        <source>What it waits for</source>
        <translation>Worauf sie wartet</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Womit</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktestand</translation>
    </message>
    <message>
        <source>Has acted</source>
        <translation>Hat gehandelt</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Exhaust an enabler</source>
        <translation>Einen Enabler erschöpfen</translation>
    </message>
    <message>
        <source>Reduce it</source>
        <translation>Sie schwächen</translation>
    </message>
    <message>
        <source>It retreats</source>
        <translation>Sie zieht sich zurück</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Sie entfernen</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Still to be judged</source>
        <translation>Noch zu entscheiden</translation>
    </message>
    <message>
        <source>Cubes: %1</source>
        <translation>Steine: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Enabler %1</source>
        <translation>Enabler %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Goes from</source>
        <translation>Geht von</translation>
    </message>
    <message>
        <source>Goes to</source>
        <translation>Geht an</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>nicht gesagt</translation>
    </message>
    <message>
        <source>Counts as there at the start</source>
        <translation>Zählt als von Anfang an da</translation>
    </message>
    <message>
        <source>It was active already</source>
        <translation>Sie war schon aktiv</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Tray</source>
        <translation>&amp;Würfelteller</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>T&amp;ools</source>
        <translation>Wer&amp;kzeuge</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Choose the rules that you play.</source>
        <translation>Die Regeln wählen, die gespielt werden.</translation>
    </message>
    <message>
        <source>Each side needs a name.</source>
        <translation>Jede Seite braucht einen Namen.</translation>
    </message>
    <message>
        <source>Both sides are called %1: change one of the names.</source>
        <translation>Beide Seiten heißen %1: einen der Namen ändern.</translation>
    </message>
    <message>
        <source>A unit of %1 has no name.</source>
        <translation>Eine Einheit von %1 hat keinen Namen.</translation>
    </message>
    <message>
        <source>Still to answer: %1</source>
        <translation>Noch zu beantworten: %1</translation>
    </message>
    <message>
        <source>Choose where the game is kept.</source>
        <translation>Wählen, wo das Spiel liegen soll.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Members and weapons…</source>
        <translation>Mitglieder und Waffen…</translation>
    </message>
    <message>
        <source>Weapons…</source>
        <translation>Waffen…</translation>
    </message>
    <message>
        <source>There is a game of that name already: choose another name.</source>
        <translation>Ein Spiel dieses Namens gibt es schon: einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>%1 (−%2)</source>
        <translation>%1 (−%2)</translation>
    </message>
    <message>
        <source>%1; free by the rules: %2</source>
        <translation>%1; nach den Regeln kostenlos: %2</translation>
    </message>
    <message>
        <source>None chosen: it may use any</source>
        <translation>Keine gewählt: jede erlaubt</translation>
    </message>
    <message>
        <source>%1 points (up to %2)</source>
        <translation>%1 Punkte (bis %2)</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>1  Players</source>
        <translation>1  Spieler</translation>
    </message>
    <message>
        <source>2  Rulings</source>
        <translation>2  Auslegungen</translation>
    </message>
    <message>
        <source>3  Table</source>
        <translation>3  Tisch</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The rules leave these points open. Agree on each of them now; what is chosen here is what most tables play.</source>
        <translation>Diese Punkte lassen die Regeln offen. Jetzt darauf einigen; gewählt ist, was die meisten Tische spielen.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Tick off as you build; nothing here holds up the game.</source>
        <translation>Beim Aufbau abhaken; nichts davon hält das Spiel auf.</translation>
    </message>
    <message>
        <source>Where the game is kept</source>
        <translation>Wo das Spiel liegt</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Change where the game is kept</source>
        <translation>Ablageort des Spiels ändern</translation>
    </message>
    <message>
        <source>Every step is written down at once, so there is nothing to save.</source>
        <translation>Jeder Schritt wird sofort festgehalten; zu sichern gibt es nichts.</translation>
    </message>
    <message>
        <source>Begin at once</source>
        <translation>Gleich beginnen</translation>
    </message>
</context>
<context>
    <name>OddsCurve</name>
    <message>
        <source>0 %</source>
        <translation>0 %</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&gt; 99.99 %</source>
        <translation>&gt; 99,99 %</translation>
    </message>
    <message>
        <source>Always %1.</source>
        <translation>Immer %1.</translation>
    </message>
    <message>
        <source>On average %1, give or take %2. Half of all throws lie from %3 to %4, nine in ten from %5 to %6.</source>
        <translation>Im Mittel %1, plus oder minus %2. Die Hälfte aller Würfe liegt von %3 bis %4, neun von zehn von %5 bis %6.</translation>
    </message>
    <message>
        <source>Exact.</source>
        <translation>Exakt.</translation>
    </message>
    <message>
        <source>Sampled, not exact: from %L1 trial throws, each chance give or take %2 at most.</source>
        <translation>Geschätzt, nicht exakt: aus %L1 Probewürfen, jede Chance auf höchstens %2 genau.</translation>
    </message>
    <message>
        <source>value	exactly	at least	at most</source>
        <translation>Wert	genau	mindestens	höchstens</translation>
    </message>
    <message>
        <source>&lt; %1 %</source>
        <translation>&lt; %1 %</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Why (may stay empty)</source>
        <translation>Warum (kann leer bleiben)</translation>
    </message>
    <message>
        <source>What it will do</source>
        <translation>Was sie tun wird</translation>
    </message>
    <message>
        <source>What it waits for</source>
        <translation>Worauf sie wartet</translation>
    </message>
    <message>
        <source>Hold…</source>
        <translation>Zurückhalten…</translation>
    </message>
    <message>
        <source>Spends an action, so that it acts when something happens.</source>
        <translation>Kostet eine Aktion; sie handelt dann, wenn etwas Bestimmtes geschieht.</translation>
    </message>
    <message>
        <source>Bonus action: %1</source>
        <translation>Bonusaktion: %1</translation>
    </message>
    <message>
        <source>It happens: %1</source>
        <translation>Es geschieht: %1</translation>
    </message>
    <message>
        <source>What was held until then is done now: %1</source>
        <translation>Was zurückgehalten wurde, geschieht jetzt: %1</translation>
    </message>
    <message>
        <source>Let the hold go</source>
        <translation>Nicht länger zurückhalten</translation>
    </message>
    <message>
        <source>React to %1: %2</source>
        <translation>Reaktion (%1): %2</translation>
    </message>
    <message>
        <source>Arrives now</source>
        <translation>Kommt jetzt</translation>
    </message>
    <message>
        <source>Comes back in round</source>
        <translation>Kommt zurück in Runde</translation>
    </message>
    <message>
        <source>Leaves the table for now…</source>
        <translation>Verlässt vorerst den Tisch…</translation>
    </message>
    <message>
        <source>It is a reserve until the round that you say.</source>
        <translation>Bis zu der Runde, die hier steht, ist sie Reserve.</translation>
    </message>
    <message>
        <source>Who goes</source>
        <translation>Wer geht</translation>
    </message>
    <message>
        <source>What it gets</source>
        <translation>Was er bekommt</translation>
    </message>
    <message>
        <source>What they carry</source>
        <translation>Was sie tragen</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <translation>Was er wert ist</translation>
    </message>
    <message>
        <source>Split off a part…</source>
        <translation>Einen Teil abteilen…</translation>
    </message>
    <message>
        <source>Name of the part</source>
        <translation>Name des Teils</translation>
    </message>
    <message>
        <source>Which takes it in</source>
        <translation>Welche sie aufnimmt</translation>
    </message>
    <message>
        <source>Join another unit…</source>
        <translation>Einer anderen Einheit anschließen…</translation>
    </message>
    <message>
        <source>For whom it fights from now on</source>
        <translation>Für wen sie ab jetzt kämpft</translation>
    </message>
    <message>
        <source>Goes over to the other side…</source>
        <translation>Wechselt die Seite…</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>Arrives in round</source>
        <translation>Kommt in Runde</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>Add a unit…</source>
        <translation>Einheit hinzufügen…</translation>
    </message>
    <message>
        <source>A reserve is there from the round that you say.</source>
        <translation>Eine Reserve ist ab der Runde da, die hier steht.</translation>
    </message>
    <message>
        <source>Rounds in all</source>
        <translation>Runden insgesamt</translation>
    </message>
    <message>
        <source>Add or cut rounds…</source>
        <translation>Runden anhängen oder streichen…</translation>
    </message>
    <message>
        <source>%1: no longer %2</source>
        <translation>%1: nicht mehr %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>As the score says</source>
        <translation>Wie es der Stand sagt</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>End the game here…</source>
        <translation>Das Spiel hier beenden…</translation>
    </message>
    <message>
        <source>Time is up, or you agree on who has won.</source>
        <translation>Die Zeit ist um, oder ihr seid einig, wer gewonnen hat.</translation>
    </message>
    <message>
        <source>On its card</source>
        <translation>Auf ihrer Karte</translation>
    </message>
    <message>
        <source>Write on its card…</source>
        <translation>Auf ihre Karte schreiben…</translation>
    </message>
    <message>
        <source>A side gives up…</source>
        <translation>Eine Seite gibt auf…</translation>
    </message>
    <message>
        <source>The game is over then.</source>
        <translation>Das Spiel ist dann zu Ende.</translation>
    </message>
    <message>
        <source>Agree to the score…</source>
        <translation>Dem Stand zustimmen…</translation>
    </message>
    <message>
        <source>Said of both sides, it stands in the report.</source>
        <translation>Stimmen beide Seiten zu, steht es im Bericht.</translation>
    </message>
    <message>
        <source>Below 1 there is no limit.</source>
        <translation>Unter 1 gibt es keine Grenze.</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Neuer Name</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>A new name for %1</source>
        <translation>Ein neuer Name für %1</translation>
    </message>
    <message>
        <source>A line for the log</source>
        <translation>Eine Zeile für das Protokoll</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Counts for: %1</source>
        <translation>Zählt mit für: %1</translation>
    </message>
    <message>
        <source>such as: somebody leaves the mill</source>
        <translation>etwa: jemand verlässt die Mühle</translation>
    </message>
    <message>
        <source>%1: %2…</source>
        <translation>%1: %2…</translation>
    </message>
</context>
<context>
    <name>PackBox</name>
    <message>
        <source>%1 By %2.</source>
        <translation>%1 Von %2.</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>it is not a picture that this program can read</source>
        <translation>es ist kein Bild, das dieses Programm lesen kann</translation>
    </message>
    <message>
        <source>it has %L1 × %L2 pixels; a photo has at most %3 million</source>
        <translation>es hat %L1 × %L2 Bildpunkte; ein Foto hat höchstens %3 Millionen</translation>
    </message>
    <message>
        <source>it is damaged, or takes more memory than there is for it</source>
        <translation>es ist beschädigt oder braucht mehr Speicher, als dafür da ist</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>eine solche Datei gibt es nicht</translation>
    </message>
    <message>
        <source>the file has %L1 MB; one of at most %2 MB is taken</source>
        <translation>die Datei hat %L1 MB; genommen wird eine von höchstens %2 MB</translation>
    </message>
    <message>
        <source>its file cannot be read: %1</source>
        <translation>seine Datei lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>it cannot be made smaller: %1</source>
        <translation>es lässt sich nicht verkleinern: %1</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Text size in per cent</source>
        <translation>Schriftgröße in Prozent</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>Übliche Größe</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Reminders</source>
        <translation>Erinnerungen</translation>
    </message>
    <message>
        <source>New games are kept in</source>
        <translation>Neue Spiele kommen nach</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Change where new games are kept</source>
        <translation>Ablageort neuer Spiele ändern</translation>
    </message>
    <message>
        <source>Changes show at once and are kept.</source>
        <translation>Änderungen gelten sofort und bleiben.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Your own rule packs lie in</source>
        <translation>Die eigenen Regelpakete liegen in</translation>
    </message>
    <message>
        <source>Open that folder</source>
        <translation>Diesen Ordner öffnen</translation>
    </message>
    <message>
        <source>A pack is a folder of text files that holds the rules of a game. The list shows all packs there are, and what is wrong with them.</source>
        <translation>Ein Paket ist ein Ordner mit Textdateien, in dem die Regeln eines Spiels stehen. Die Liste zeigt alle Pakete, die es gibt, und was an ihnen nicht stimmt.</translation>
    </message>
    <message>
        <source>Rule packs…</source>
        <translation>Regelpakete…</translation>
    </message>
</context>
<context>
    <name>PrepareWords</name>
    <message>
        <source>undamaged</source>
        <translation>unversehrt</translation>
    </message>
</context>
<context>
    <name>ReferencePages</name>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Last looked up</source>
        <translation>Zuletzt nachgeschlagen</translation>
    </message>
    <message>
        <source>All of the rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>How this table plays it</source>
        <translation>So spielt es dieser Tisch</translation>
    </message>
    <message>
        <source>At this table: %1</source>
        <translation>An diesem Tisch: %1</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>More answers</source>
        <translation>Weitere Antworten</translation>
    </message>
</context>
<context>
    <name>RollOff</name>
    <message>
        <source>Nobody wins that throw.</source>
        <translation>Diesen Wurf gewinnt niemand.</translation>
    </message>
</context>
<context>
    <name>ScoringPart</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Points for %1: %2</source>
        <translation>Punkte für %1: %2</translation>
    </message>
</context>
<context>
    <name>SheetPages</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>SheetSaver</name>
    <message>
        <source>%1, quick reference.pdf</source>
        <translation>%1, Kurzübersicht.pdf</translation>
    </message>
</context>
<context>
    <name>ShownThrow</name>
    <message>
        <source>%1 → %2 · %3</source>
        <translation>%1 → %2 · %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The last dice</source>
        <translation>Die letzten Würfel</translation>
    </message>
</context>
<context>
    <name>SideForm</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>SideWords</name>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Abgeworfen</translation>
    </message>
    <message>
        <source>In Supply</source>
        <translation>Im Vorrat</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Aus dem Spiel</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Verfügbar</translation>
    </message>
    <message>
        <source>Exhausted</source>
        <translation>Erschöpft</translation>
    </message>
    <message>
        <source>%1 face down</source>
        <translation>%1 verdeckt</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>holds the marker</source>
        <translation>hält den Marker</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>%1 of %2 on units</source>
        <translation>%1 von %2 bei Einheiten</translation>
    </message>
</context>
<context>
    <name>Situation</name>
    <message>
        <source>%1 carries nothing for this: %2</source>
        <translation>%1 trägt nichts, womit das ginge: %2</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>A die on a brick</source>
        <translation>Ein Würfel auf einem Klemmbaustein</translation>
    </message>
    <message>
        <source>Beside your table of bricks</source>
        <translation>Neben dem Tisch voller Steine</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation>Noch nicht zu Ende</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Gespeichertes Spiel öffnen…</translation>
    </message>
    <message>
        <source>Throw dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Find a rule…</source>
        <translation>Regel suchen…</translation>
    </message>
    <message>
        <source>Rule packs…</source>
        <translation>Regelpakete…</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>Press New game: it asks for two names and the little that your rules have to know.</source>
        <translation>Neues Spiel fragt nach zwei Namen und nach dem wenigen, was eure Regeln wissen müssen.</translation>
    </message>
    <message>
        <source>Photo of the table…</source>
        <translation>Foto vom Tisch…</translation>
    </message>
    <message>
        <source>Toolbox</source>
        <translation>Werkzeugkiste</translation>
    </message>
    <message>
        <source>Ruler, timer, coin and names</source>
        <translation>Lineal, Timer, Münze und Namen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Spiel suchen</translation>
    </message>
    <message>
        <source>By its players, its pack or the name of its file. Return opens the first.</source>
        <translation>Nach Spielern, Regelpaket oder Dateiname. Eingabe öffnet das erste.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <source>The three dots offer what can be done with a game, and so do a right click and the Menu key. A picture that is dropped on a game, or pasted, is kept as a photo of its table.</source>
        <translation>Die drei Punkte bieten an, was sich mit einem Spiel machen lässt, ebenso ein Rechtsklick und die Menütaste. Ein Bild, das auf ein Spiel gezogen oder eingefügt wird, bleibt als Foto seines Tisches.</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Raute</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Kreuz</translation>
    </message>
</context>
<context>
    <name>ThrownPart</name>
    <message>
        <source>dropped</source>
        <translation>gestrichen</translation>
    </message>
    <message>
        <source>thrown again</source>
        <translation>neu geworfen</translation>
    </message>
    <message>
        <source>+ added</source>
        <translation>+ dazu</translation>
    </message>
    <message>
        <source>cocked, was %1</source>
        <translation>schief, war %1</translation>
    </message>
    <message>
        <source> · and %1 more dice that are not drawn</source>
        <translation> · und %1 weitere Würfel, nicht gezeichnet</translation>
    </message>
</context>
<context>
    <name>TrayWords</name>
    <message>
        <source>Who goes first in round %1?</source>
        <translation>Wer beginnt Runde %1?</translation>
    </message>
    <message>
        <source>%1: choose a unit to activate</source>
        <translation>%1: Einheit zum Aktivieren wählen</translation>
    </message>
    <message>
        <source>%1: %2 first</source>
        <translation>%1: zuerst %2</translation>
    </message>
    <message>
        <source>%1 is chosen</source>
        <translation>%1 ist gewählt</translation>
    </message>
    <message>
        <source>%1 is active</source>
        <translation>%1 ist aktiv</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>This comes before anything else.</source>
        <translation>Das kommt vor allem anderen.</translation>
    </message>
    <message>
        <source>Set up the table</source>
        <translation>Den Tisch aufbauen</translation>
    </message>
    <message>
        <source>Round %1: who holds the points?</source>
        <translation>Runde %1: Wer hält die Punkte?</translation>
    </message>
    <message>
        <source>Round %1 is over</source>
        <translation>Runde %1 ist vorbei</translation>
    </message>
    <message>
        <source>Count what stands within %1 of each point. Destroyed units never count.</source>
        <translation>Zählen, was höchstens %1 von jedem Punkt entfernt steht. Zerstörte Einheiten zählen nie.</translation>
    </message>
    <message>
        <source>Accept the result</source>
        <translation>Ergebnis annehmen</translation>
    </message>
    <message>
        <source>Activate %1</source>
        <translation>%1 aktivieren</translation>
    </message>
    <message>
        <source>%1 places tokens: %2 of %3 left</source>
        <translation>%1 legt Marker: noch %2 von %3</translation>
    </message>
    <message>
        <source>%1 rolls for %2</source>
        <translation>%1 würfelt für %2</translation>
    </message>
    <message>
        <source>One die a token. Throw below, or type the dice of the table.</source>
        <translation>Ein Würfel je Marker. Unten werfen oder die Würfel vom Tisch eintippen.</translation>
    </message>
    <message>
        <source>Losses to satisfy</source>
        <translation>Verluste zu begleichen</translation>
    </message>
    <message>
        <source>All cubes are discarded</source>
        <translation>Alle Steine sind abgeworfen</translation>
    </message>
    <message>
        <source>%1: an action for a cube</source>
        <translation>%1: eine Aktion für einen Stein</translation>
    </message>
    <message>
        <source>Each loss in one of the ways that are open to the unit.</source>
        <translation>Jeden Verlust auf eine der Weisen, die der Einheit offenstehen.</translation>
    </message>
    <message>
        <source>What it does is said at the table; its card takes what changes.</source>
        <translation>Was es bewirkt, sagt der Tisch; was sich ändert, kommt auf die Karte.</translation>
    </message>
    <message>
        <source>The rules do not say who goes first here: agree on it and tap a side.</source>
        <translation>Die Regeln sagen nicht, wer hier beginnt: einigt euch und tippt eine Seite an.</translation>
    </message>
    <message>
        <source>%1 has no unit left: “…” above has “%2”.</source>
        <translation>%1 hat keine Einheit mehr: „%2“ steht oben unter „…“.</translation>
    </message>
    <message>
        <source>Tap its name, or press its number; then “Activate …” stands below.</source>
        <translation>Ihren Namen antippen oder ihre Nummer drücken; dann steht unten „… aktivieren“.</translation>
    </message>
    <message>
        <source>Done. Go on with “%1”.</source>
        <translation>Erledigt. Mit „%1“ geht es weiter.</translation>
    </message>
    <message>
        <source>“%1” first; then tap its target, or press Alt and its number.</source>
        <translation>Zuerst „%1“, dann das Ziel antippen oder Alt und seine Nummer drücken.</translation>
    </message>
    <message>
        <source>To attack: tap its target, or press Alt and its number. Otherwise: “%1”.</source>
        <translation>Zum Angreifen: das Ziel antippen oder Alt und seine Nummer drücken. Sonst: „%1“.</translation>
    </message>
    <message>
        <source>Tick what is done, then: “%1”.</source>
        <translation>Erledigtes abhaken, dann: „%1“.</translation>
    </message>
    <message>
        <source>%1 has attacked already in this activation. This would be attack %2.</source>
        <translation>%1 hat in dieser Aktivierung schon angegriffen. Das wäre Angriff %2.</translation>
    </message>
    <message>
        <source>− takes one back for another unit. When it is done: “%1”.</source>
        <translation>− nimmt einen für eine andere Einheit zurück. Wenn alles liegt: „%1“.</translation>
    </message>
    <message>
        <source>Each tap on one of its units, or its number, puts one token more there; − takes one back. When it is done: “%1”.</source>
        <translation>Jedes Tippen auf eine ihrer Einheiten, oder deren Nummer, legt dort einen Marker mehr hin; − nimmt einen zurück. Wenn alles liegt: „%1“.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>%1 acts: %2</source>
        <translation>%1 handelt: %2</translation>
    </message>
    <message>
        <source>%1 has placed all tokens: %2</source>
        <translation>%1 hat alle Marker gelegt: %2</translation>
    </message>
    <message>
        <source>Done. Another action costs %1; or go on with “%2”.</source>
        <translation>Fertig. Eine weitere Aktion kostet %1; mit „%2“ geht es weiter.</translation>
    </message>
    <message>
        <source>It cannot act now. Go on with “%1”.</source>
        <translation>Sie kann jetzt nicht handeln. Mit „%1“ geht es weiter.</translation>
    </message>
    <message>
        <source>%1: now tap its target, or press Alt and its number. Otherwise: “%2”.</source>
        <translation>%1: jetzt das Ziel antippen oder Alt und seine Nummer drücken. Sonst: „%2“.</translation>
    </message>
    <message>
        <source>%1: now tap what is thrown.</source>
        <translation>%1: jetzt antippen, was gewürfelt wird.</translation>
    </message>
    <message>
        <source>Do it at the table; then: “%1”.</source>
        <translation>Am Tisch ausführen; dann: „%1“.</translation>
    </message>
    <message>
        <source>Do it at the table. Another action costs %1; or go on with “%2”.</source>
        <translation>Am Tisch ausführen. Eine weitere Aktion kostet %1; mit „%2“ geht es weiter.</translation>
    </message>
    <message>
        <source>%1 has the initiative</source>
        <translation>%1 hat die Initiative</translation>
    </message>
    <message>
        <source>It goes first this round. Next: “%1”.</source>
        <translation>Beginnt in dieser Runde. Weiter: „%1“.</translation>
    </message>
    <message>
        <source>%1 is marked “%2” already. This would be once more.</source>
        <translation>%1 trägt schon „%2“. Das wäre ein weiteres Mal.</translation>
    </message>
    <message numerus="yes">
        <source>%n attacks are left: tap a target for them. “%1” gives them up.</source>
        <translation>
            <numerusform>%n Angriff ist übrig: dafür ein Ziel antippen. „%1“ verzichtet darauf.</numerusform>
            <numerusform>%n Angriffe sind übrig: dafür ein Ziel antippen. „%1“ verzichtet darauf.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over, %1</source>
        <translation>Das Spiel ist zu Ende, %1</translation>
    </message>
    <message>
        <source>A draw, %1</source>
        <translation>Unentschieden, %1</translation>
    </message>
    <message>
        <source>%1 wins, %2</source>
        <translation>%1 gewinnt, %2</translation>
    </message>
    <message>
        <source>%1 reacts → %2</source>
        <translation>%1 reagiert → %2</translation>
    </message>
    <message>
        <source>%1 may react before the dice fall.</source>
        <translation>%1 kann reagieren, bevor die Würfel fallen.</translation>
    </message>
    <message>
        <source>As you rule, where the line only clips the cover: %1.</source>
        <translation>Wo die Linie die Deckung nur streift, gilt bei euch: %1.</translation>
    </message>
    <message>
        <source>A unit may act several times.</source>
        <translation>Eine Einheit kann mehrmals handeln.</translation>
    </message>
    <message>
        <source>Tap what it does; or “%1” first, and choose then.</source>
        <translation>Antippen, was sie tut; oder erst „%1“ und dann wählen.</translation>
    </message>
    <message>
        <source>Tap what it does, or the target of its attack; or “%1” first, and choose then.</source>
        <translation>Antippen, was sie tut, oder das Ziel ihres Angriffs; oder erst „%1“ und dann wählen.</translation>
    </message>
</context>
<context>
    <name>TypedDice</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>“%1” is not the face of a die: numbers, or _ for a die to be thrown here</source>
        <translation>„%1“ ist keine Augenzahl: Zahlen, oder _ für einen Würfel, der hier geworfen wird</translation>
    </message>
    <message>
        <source>%1 is not on this die: its faces are %2</source>
        <translation>%1 ist nicht auf diesem Würfel: Er hat %2</translation>
    </message>
    <message numerus="yes">
        <source>%n dice typed, %1 thrown</source>
        <translation>
            <numerusform>%n Würfel eingetippt, %1 zu werfen</numerusform>
            <numerusform>%n Würfel eingetippt, %1 zu werfen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not on this die: its faces are %2. A space parts two dice</source>
        <translation>%1 ist nicht auf diesem Würfel: Er hat %2. Ein Leerzeichen trennt zwei Würfel</translation>
    </message>
</context>
<context>
    <name>UnitMenu</name>
    <message>
        <source>States</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Who is in it, and with what</source>
        <translation>Wer darin ist und womit</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Dice: %1</source>
        <translation>Würfel: %1</translation>
    </message>
    <message>
        <source>Hits: %1</source>
        <translation>Treffer: %1</translation>
    </message>
    <message>
        <source>Lose 1 die in %1</source>
        <translation>Verliert 1 von %1 Würfeln</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>außer Reichweite</translation>
    </message>
    <message>
        <source>Gives: %1</source>
        <translation>Ergibt: %1</translation>
    </message>
    <message>
        <source>%1 (no limit)</source>
        <translation>%1 (unbegrenzt)</translation>
    </message>
    <message>
        <source>%1 (%2 %3)</source>
        <translation>%1 (%2 %3)</translation>
    </message>
    <message>
        <source>Range: %1</source>
        <translation>Reichweite: %1</translation>
    </message>
    <message>
        <source>Cost: %1</source>
        <translation>Kosten: %1</translation>
    </message>
    <message>
        <source>Carried by: %1</source>
        <translation>Getragen von: %1</translation>
    </message>
    <message>
        <source>Too long for a length.</source>
        <translation>Zu lang für eine Länge.</translation>
    </message>
    <message>
        <source>Type a length, such as 5 in or 2½.</source>
        <translation>Eine Länge eingeben, etwa 5 in oder 2½.</translation>
    </message>
    <message>
        <source>“%1” is none of the units: %2.</source>
        <translation>„%1“ ist keine der Einheiten: %2.</translation>
    </message>
    <message>
        <source>%1, range %2</source>
        <translation>%1, Reichweite %2</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>Besides</source>
        <translation>Außerdem</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Längen</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>Rules by %1. Pack version %2. %3</source>
        <translation>Regeln von %1. Paketversion %2. %3</translation>
    </message>
    <message>
        <source>a text of at most %1 characters</source>
        <translation>ein Text von höchstens %1 Zeichen</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a side, as &quot;a&quot;</source>
        <translation>eine Seite, etwa &quot;a&quot;</translation>
    </message>
    <message>
        <source>a unit, as &quot;a1&quot;</source>
        <translation>eine Einheit, etwa &quot;a1&quot;</translation>
    </message>
    <message>
        <source>an id</source>
        <translation>eine Kennung</translation>
    </message>
    <message>
        <source>an object, as {…}</source>
        <translation>ein Objekt, als {…}</translation>
    </message>
    <message>
        <source>a list, as […]</source>
        <translation>eine Liste, als […]</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>%1 has no key “%2”; it takes none</source>
        <translation>%1 kennt keinen Schlüssel „%2“, und auch sonst keinen</translation>
    </message>
    <message>
        <source>%1 has no key “%2”; it takes: %3</source>
        <translation>%1 kennt keinen Schlüssel „%2“, nur: %3</translation>
    </message>
    <message>
        <source>%1: “%2” must be %3</source>
        <translation>%1: „%2“ muss %3 sein</translation>
    </message>
    <message>
        <source>%1 needs “%2”: %3</source>
        <translation>%1 braucht „%2“: %3</translation>
    </message>
    <message>
        <source>; %1 arrives</source>
        <translation>; %1 trifft ein</translation>
    </message>
    <message>
        <source>a command is an object with the key “do”, as {&quot;do&quot;:&quot;next&quot;}</source>
        <translation>ein Befehl ist ein Objekt mit dem Schlüssel „do“, etwa {&quot;do&quot;:&quot;next&quot;}</translation>
    </message>
    <message>
        <source>there is no command “%1”; there are: %2</source>
        <translation>einen Befehl „%1“ gibt es nicht; es gibt: %2</translation>
    </message>
    <message>
        <source>The score is another one, and nobody has agreed to it yet</source>
        <translation>Der Punktestand ist ein anderer, und noch hat ihm niemand zugestimmt</translation>
    </message>
    <message>
        <source>there is no unit “%1”; there are: %2</source>
        <translation>eine Einheit „%1“ gibt es nicht; es gibt: %2</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>there is no side “%1”; there are: %2</source>
        <translation>eine Seite „%1“ gibt es nicht; es gibt: %2</translation>
    </message>
    <message>
        <source>at most %1 faces</source>
        <translation>höchstens %1 Augenzahlen</translation>
    </message>
    <message>
        <source>set names either a unit or a side</source>
        <translation>set nennt entweder eine Einheit oder eine Seite</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>das Spiel ist vorbei</translation>
    </message>
    <message>
        <source>%1 has no counter “%2”; it has: %3</source>
        <translation>%1 hat keinen Zähler „%2“, nur: %3</translation>
    </message>
    <message>
        <source>%1 is from 0 to %2</source>
        <translation>%1 liegt zwischen 0 und %2</translation>
    </message>
    <message>
        <source>%1: %2 %3 → %4 by hand%5</source>
        <translation>%1: %2 %3 → %4 von Hand%5</translation>
    </message>
    <message>
        <source>; it is destroyed</source>
        <translation>; damit zerstört</translation>
    </message>
    <message>
        <source>; it is back in play</source>
        <translation>; damit wieder im Spiel</translation>
    </message>
    <message>
        <source>a side has no counter “%1”; it has: %2</source>
        <translation>eine Seite hat keinen Zähler „%1“, nur: %2</translation>
    </message>
    <message>
        <source>%1: %2 %3 by hand%4</source>
        <translation>%1: %2 %3 von Hand%4</translation>
    </message>
    <message>
        <source>a score is from %1 to %2</source>
        <translation>ein Punktestand liegt zwischen %1 und %2</translation>
    </message>
    <message>
        <source>%1: score %2 → %3 by hand%4</source>
        <translation>%1: Punktestand %2 → %3 von Hand%4</translation>
    </message>
    <message>
        <source>status names either a unit or a side</source>
        <translation>status nennt entweder eine Einheit oder eine Seite</translation>
    </message>
    <message>
        <source>%1 %2: %3, by hand</source>
        <translation>%1 %2: %3, von Hand</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1 is destroyed by its counters; set them to bring it back</source>
        <translation>%1 ist nach den Zählern zerstört; sie setzen bringt die Einheit zurück</translation>
    </message>
    <message>
        <source>there is no status “%1”; there are: %2</source>
        <translation>einen Zustand „%1“ gibt es nicht; es gibt: %2</translation>
    </message>
    <message>
        <source>%1 is now called %2</source>
        <translation>%1 heißt jetzt %2</translation>
    </message>
    <message>
        <source>a note needs words</source>
        <translation>eine Notiz braucht Worte</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source>The note on %1 is wiped off</source>
        <translation>Die Notiz zu %1 ist weggewischt</translation>
    </message>
    <message>
        <source>Note on %1: %2</source>
        <translation>Notiz zu %1: %2</translation>
    </message>
    <message>
        <source>The clock stands still</source>
        <translation>Die Uhr steht still</translation>
    </message>
    <message>
        <source>nothing is hidden in %1</source>
        <translation>in %1 ist nichts verborgen</translation>
    </message>
    <message>
        <source>%1 shows: %2</source>
        <translation>%1 zeigt: %2</translation>
    </message>
    <message>
        <source>%1 is there already; with a round it leaves and comes back then</source>
        <translation>%1 ist schon da; mit einer Runde geht die Einheit und kommt dann zurück</translation>
    </message>
    <message>
        <source>%1 arrives</source>
        <translation>%1 trifft ein</translation>
    </message>
    <message>
        <source>%1 arrives in round %2</source>
        <translation>%1 trifft in Runde %2 ein</translation>
    </message>
    <message>
        <source>%1 leaves, and comes back in round %2</source>
        <translation>%1 geht und kommt in Runde %2 zurück</translation>
    </message>
    <message>
        <source>%1 fights for %2 already</source>
        <translation>%1 kämpft schon für %2</translation>
    </message>
    <message>
        <source>%1 changes sides and fights for %2%3</source>
        <translation>%1 wechselt die Seite und kämpft für %2%3</translation>
    </message>
    <message>
        <source>a unit arrives in a later round, from %1 to %2</source>
        <translation>eine Einheit trifft in einer späteren Runde ein, von %1 bis %2</translation>
    </message>
    <message>
        <source>first: accept what was thrown, or correct it</source>
        <translation>zuerst: den Wurf annehmen oder berichtigen</translation>
    </message>
    <message>
        <source>%1 is active; its activation ends first</source>
        <translation>%1 ist aktiv; erst endet diese Aktivierung</translation>
    </message>
    <message>
        <source>%1 is for %2 to %3 players, and %4 are named</source>
        <translation>%1 ist für %2 bis %3 Spieler, und %4 sind genannt</translation>
    </message>
    <message>
        <source>a name has 1 to %1 characters, all on one line</source>
        <translation>ein Name hat 1 bis %1 Zeichen auf einer Zeile</translation>
    </message>
    <message>
        <source>nothing adds to it</source>
        <translation>nichts kommt dazu</translation>
    </message>
    <message>
        <source>an effect is written {&quot;unit&quot;:&quot;a1&quot;,&quot;counter&quot;:…,&quot;value&quot;:…}</source>
        <translation>eine Wirkung schreibt sich {&quot;unit&quot;:&quot;a1&quot;,&quot;counter&quot;:…,&quot;value&quot;:…}</translation>
    </message>
    <message>
        <source>an effect has no key “%1”</source>
        <translation>eine Wirkung kennt keinen Schlüssel „%1“</translation>
    </message>
    <message>
        <source>there is no status “%1”; there is: %2</source>
        <translation>einen Zustand „%1“ gibt es nicht; es gibt: %2</translation>
    </message>
    <message>
        <source>effects are a list of at most %1</source>
        <translation>Wirkungen sind eine Liste von höchstens %1</translation>
    </message>
    <message>
        <source>%1 is destroyed</source>
        <translation>%1 ist zerstört</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>nichts ändert sich</translation>
    </message>
    <message>
        <source>Accepted: %1</source>
        <translation>Angenommen: %1</translation>
    </message>
    <message>
        <source>first: %1</source>
        <translation>das kommt vorher: %1</translation>
    </message>
    <message>
        <source>there is no procedure “%1”; there are: %2</source>
        <translation>einen Ablauf „%1“ gibt es nicht; es gibt: %2</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>%1 has no weapon for %2</source>
        <translation>%1 hat keine Waffe für %2</translation>
    </message>
    <message>
        <source>%1 is not for %2, but for a %3</source>
        <translation>%1 ist nicht für %2, sondern für: %3</translation>
    </message>
    <message>
        <source>%1 has no target</source>
        <translation>%1 hat kein Ziel</translation>
    </message>
    <message>
        <source>%1 is on the same side</source>
        <translation>%1 steht auf derselben Seite</translation>
    </message>
    <message>
        <source>%1 takes a %2 as its target, and %3 is a %4</source>
        <translation>%1 braucht ein Ziel der Art „%2“; %3 ist von der Art „%4“</translation>
    </message>
    <message>
        <source>%1 takes no weapon</source>
        <translation>%1 braucht keine Waffe</translation>
    </message>
    <message>
        <source>%1 has no weapon “%2”; it has: %3</source>
        <translation>%1 hat keine Waffe „%2“, nur: %3</translation>
    </message>
    <message>
        <source>%1 has used it up: %2</source>
        <translation>%1 hat das aufgebraucht: %2</translation>
    </message>
    <message>
        <source>“factors” is a list of ids, or an object, as {&quot;hit-tokens&quot;: 2}</source>
        <translation>„factors“ ist eine Liste von Kennungen oder ein Objekt, etwa {&quot;hit-tokens&quot;: 2}</translation>
    </message>
    <message>
        <source>%1 has no factor “%2”</source>
        <translation>%1 kennt keinen Faktor „%2“</translation>
    </message>
    <message>
        <source>a distance is 0 or more</source>
        <translation>eine Entfernung ist 0 oder mehr</translation>
    </message>
    <message>
        <source>a distance goes with a weapon that has bands of range</source>
        <translation>eine Entfernung gehört zu einer Waffe mit Reichweitenbändern</translation>
    </message>
    <message>
        <source>%1 does not reach so far</source>
        <translation>%1 reicht nicht so weit</translation>
    </message>
    <message>
        <source>%1 has no input “%2”; it takes: %3</source>
        <translation>%1 kennt keine Angabe „%2“, nur: %3</translation>
    </message>
    <message>
        <source>name the weapon of %1: %2</source>
        <translation>die Waffe von %1 nennen: %2</translation>
    </message>
    <message>
        <source>unnamed weapon</source>
        <translation>ungenannte Waffe</translation>
    </message>
    <message>
        <source>%1 makes at most %2 of the attacks of its %3 now</source>
        <translation>%1 macht jetzt höchstens %2 der Angriffe mit: %3</translation>
    </message>
    <message>
        <source>%1 throws nothing</source>
        <translation>%1 wirft nichts</translation>
    </message>
    <message>
        <source>faces: %1 more than %2 throws</source>
        <translation>faces: %1 mehr, als %2 wirft</translation>
    </message>
    <message>
        <source>%1 waits for more dice</source>
        <translation>%1 wartet auf weitere Würfel</translation>
    </message>
    <message>
        <source>This is attack %1 of the same activation.</source>
        <translation>Das ist Angriff %1 derselben Aktivierung.</translation>
    </message>
    <message>
        <source>“accept” is true, false, &quot;later&quot; or a list of effects</source>
        <translation>„accept“ ist true, false, &quot;later&quot; oder eine Liste von Wirkungen</translation>
    </message>
    <message>
        <source>%1 × %2 left</source>
        <translation>%2: noch %1</translation>
    </message>
    <message>
        <source>nothing waits to be accepted</source>
        <translation>nichts wartet darauf, angenommen zu werden</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Berichtigt</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>points are judged at the end of a round: %1</source>
        <translation>über Punkte wird am Ende einer Runde entschieden: %1</translation>
    </message>
    <message>
        <source>%1 is from 1 to %2</source>
        <translation>%1 liegt zwischen 1 und %2</translation>
    </message>
    <message>
        <source>nobody holds it</source>
        <translation>niemand hält ihn</translation>
    </message>
    <message>
        <source>%1 holds it</source>
        <translation>%1 hält ihn</translation>
    </message>
    <message>
        <source>%1 %2 is open already</source>
        <translation>%1 %2 ist schon offen</translation>
    </message>
    <message>
        <source>%1 %2: open again</source>
        <translation>%1 %2: wieder offen</translation>
    </message>
    <message>
        <source>holder is a side, &quot;none&quot; or &quot;open&quot;</source>
        <translation>holder ist eine Seite, &quot;none&quot; oder &quot;open&quot;</translation>
    </message>
    <message>
        <source>%1-%2 is from 0 to %3: %4 has no more in play</source>
        <translation>%1-%2 liegt zwischen 0 und %3: mehr hat %4 nicht im Spiel</translation>
    </message>
    <message>
        <source>%1-%2: %3 of %4 in all</source>
        <translation>%1-%2: %3 von insgesamt %4</translation>
    </message>
    <message>
        <source>points are from %1 to %2</source>
        <translation>Punkte liegen zwischen %1 und %2</translation>
    </message>
    <message>
        <source>the game is over; undo its end to correct the score</source>
        <translation>das Spiel ist vorbei; sein Ende zurücknehmen, um die Punkte zu berichtigen</translation>
    </message>
    <message>
        <source>%1 agrees already</source>
        <translation>%1 stimmt schon zu</translation>
    </message>
    <message>
        <source>%1 has not agreed</source>
        <translation>%1 hat nicht zugestimmt</translation>
    </message>
    <message>
        <source>%1 does not agree to the score any more</source>
        <translation>%1 stimmt dem Punktestand nicht mehr zu</translation>
    </message>
    <message>
        <source>%1 agrees to the score, %2%3</source>
        <translation>%1 stimmt dem Punktestand zu, %2%3</translation>
    </message>
    <message>
        <source>; so do all</source>
        <translation>; damit alle</translation>
    </message>
    <message>
        <source>setup answers nothing: name at least one of the pack&apos;s questions</source>
        <translation>setup beantwortet nichts: mindestens eine Frage des Pakets nennen</translation>
    </message>
    <message>
        <source>%1 is one of: %2</source>
        <translation>%1 ist eines von: %2</translation>
    </message>
    <message>
        <source>%1 is from %2 to %3</source>
        <translation>%1 liegt zwischen %2 und %3</translation>
    </message>
    <message>
        <source>%1 is asked before the game begins; now a unit&apos;s own counters can be set</source>
        <translation>%1 wird vor Spielbeginn gefragt; jetzt lassen sich die Zähler der Einheit setzen</translation>
    </message>
    <message>
        <source>%1 At this table: %2</source>
        <translation>%1 An diesem Tisch: %2</translation>
    </message>
    <message>
        <source>%1 is %2, %3 %4</source>
        <translation>%1 ist %2 (%4, %3)</translation>
    </message>
    <message>
        <source>a table has at most %1 units</source>
        <translation>ein Tisch hat höchstens %1 Einheiten</translation>
    </message>
    <message>
        <source>there is no unit of type “%1”; there are: %2</source>
        <translation>eine Einheit der Art „%1“ gibt es nicht; es gibt: %2</translation>
    </message>
    <message>
        <source>%1 fields %2</source>
        <translation>%1 stellt auf: %2</translation>
    </message>
    <message>
        <source>, to arrive in round %1</source>
        <translation>, trifft in Runde %1 ein</translation>
    </message>
    <message>
        <source>%1 is a whole number from %2 to %3</source>
        <translation>%1 ist eine ganze Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>%1 takes nothing called “%2”</source>
        <translation>%1 kennt nichts namens „%2“</translation>
    </message>
    <message>
        <source>of each there are 0 to %1</source>
        <translation>von jedem gibt es 0 bis %1</translation>
    </message>
    <message>
        <source>%1 has no member “%2”; there are: %3</source>
        <translation>%1 hat kein Mitglied „%2“; es gibt: %3</translation>
    </message>
    <message>
        <source>a %1 has 1 to %2 members</source>
        <translation>%1: 1 bis %2 Mitglieder</translation>
    </message>
    <message>
        <source>a %1 has no members</source>
        <translation>%1: keine Mitglieder</translation>
    </message>
    <message>
        <source>%1 carries no “%2”; it may carry: %3</source>
        <translation>%1 trägt kein „%2“; erlaubt ist: %3</translation>
    </message>
    <message>
        <source> (the sheet&apos;s force has %1)</source>
        <translation> (die Truppe des Regelblatts hat %1)</translation>
    </message>
    <message>
        <source>units are removed before the game begins; later they are destroyed</source>
        <translation>Einheiten werden vor Spielbeginn entfernt; später werden sie zerstört</translation>
    </message>
    <message>
        <source>%1 stays at home</source>
        <translation>%1 bleibt daheim</translation>
    </message>
    <message>
        <source>the game has begun already</source>
        <translation>das Spiel hat schon begonnen</translation>
    </message>
    <message>
        <source>%1 goes first</source>
        <translation>%1 beginnt</translation>
    </message>
    <message>
        <source>The game begins; %1</source>
        <translation>Das Spiel beginnt; %1</translation>
    </message>
    <message>
        <source>it has no %1 “%2”; it has: %3</source>
        <translation>kein %1 „%2“ ist da, nur: %3</translation>
    </message>
    <message>
        <source>of %1 it can give 0 to %2</source>
        <translation>von %1 kann sie 0 bis %2 abgeben</translation>
    </message>
    <message>
        <source>nothing would be left of %1: say with counters or members what goes, and leave something</source>
        <translation>von %1 bliebe nichts: mit counters oder members sagen, was geht, und etwas übrig lassen</translation>
    </message>
    <message>
        <source>the new unit</source>
        <translation>der neuen Einheit</translation>
    </message>
    <message>
        <source>%1 splits off %2%3</source>
        <translation>%1 spaltet %2 ab%3</translation>
    </message>
    <message>
        <source>%1 follow from its members: say which of them go</source>
        <translation>%1 folgt aus den Mitgliedern: sagen, welche davon gehen</translation>
    </message>
    <message>
        <source>the new unit is worth 0 to %1 points</source>
        <translation>die neue Einheit ist 0 bis %1 Punkte wert</translation>
    </message>
    <message>
        <source>%1 joins %2%3</source>
        <translation>%1 schließt sich %2 an%3</translation>
    </message>
    <message>
        <source>%1 cannot join itself</source>
        <translation>%1 kann sich nicht sich selbst anschließen</translation>
    </message>
    <message>
        <source>%1 and %2 are not on one side; change-side comes first</source>
        <translation>%1 und %2 stehen nicht auf einer Seite; erst kommt change-side</translation>
    </message>
    <message>
        <source>%1 is no %2 as %3 is</source>
        <translation>%1 ist nicht von der Art „%2“ wie %3</translation>
    </message>
    <message>
        <source>together they have %1 %2, and there are at most %3; split some off first</source>
        <translation>zusammen haben sie %1 %2, höchstens sind es %3; erst etwas abspalten</translation>
    </message>
    <message>
        <source>%1 is now %2</source>
        <translation>%1: jetzt %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Judge %1 %2</source>
        <translation>Entscheiden: %1 %2</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>Begin round %1</source>
        <translation>Runde %1 beginnen</translation>
    </message>
    <message>
        <source>Accept what was thrown, or correct it</source>
        <translation>Den Wurf annehmen oder berichtigen</translation>
    </message>
    <message>
        <source>Throw again: %1</source>
        <translation>Neu werfen: %1</translation>
    </message>
    <message>
        <source>Say who goes first in round %1</source>
        <translation>Sagen, wer in Runde %1 beginnt</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist vorbei</translation>
    </message>
    <message>
        <source>the table says who goes first</source>
        <translation>der Tisch sagt, wer beginnt</translation>
    </message>
    <message>
        <source>all have acted, and the round is scored</source>
        <translation>alle haben gehandelt, die Runde wird gewertet</translation>
    </message>
    <message>
        <source>that was the last round, and the game is scored</source>
        <translation>das war die letzte Runde, das Spiel wird gewertet</translation>
    </message>
    <message>
        <source>; first comes its %1</source>
        <translation>; zuerst: %1</translation>
    </message>
    <message>
        <source>%1 for %2 first</source>
        <translation>Zuerst %1 für %2</translation>
    </message>
    <message>
        <source>action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>%1 has no %2</source>
        <translation>%1 hat nichts davon: %2</translation>
    </message>
    <message>
        <source>the %1 of %2 has brought its actions of this turn (%3)</source>
        <translation>%1 von %2 hat die Aktionen dieses Zugs schon gebracht (%3)</translation>
    </message>
    <message>
        <source>the %1 of %2 has brought its actions of the game (%3)</source>
        <translation>%1 von %2 hat die Aktionen des Spiels schon gebracht (%3)</translation>
    </message>
    <message>
        <source>%1 has nobody who brings actions; these do: %2</source>
        <translation>%1 hat niemanden, der Aktionen bringt; diese schon: %2</translation>
    </message>
    <message>
        <source>an action of its own</source>
        <translation>eine eigene Aktion</translation>
    </message>
    <message>
        <source>one more action</source>
        <translation>eine Aktion mehr</translation>
    </message>
    <message>
        <source>The %1 of %2 brings %3; %4</source>
        <translation>%1 von %2 bringt %3; %4</translation>
    </message>
    <message>
        <source>%1 has no such action</source>
        <translation>%1 kennt keine solche Aktion</translation>
    </message>
    <message>
        <source>%1 discards %2: %3; %4</source>
        <translation>%1 wirft %2 ab: %3; %4</translation>
    </message>
    <message>
        <source>%1 names an enabler, which comes out of Supply or goes to a unit, or a cube that comes out of Supply</source>
        <translation>%1 nennt einen Enabler, der aus dem Vorrat kommt oder an eine Einheit geht, oder einen Würfelstein aus dem Vorrat</translation>
    </message>
    <message>
        <source>there is no %1 cube in Supply; there are: %2</source>
        <translation>der Vorrat hat keinen %1 Stein; da sind: %2</translation>
    </message>
    <message>
        <source>a %1 cube comes from Supply into the pool</source>
        <translation>der Pool bekommt einen %1 Stein aus dem Vorrat</translation>
    </message>
    <message>
        <source>%1 has nothing of that in Supply: %2</source>
        <translation>%1 hat davon nichts im Vorrat: %2</translation>
    </message>
    <message>
        <source>%1 comes from Supply and is available</source>
        <translation>%1 kommt aus dem Vorrat und ist verfügbar</translation>
    </message>
    <message>
        <source>%1 has nothing of that available: %2</source>
        <translation>%1 hat davon nichts verfügbar: %2</translation>
    </message>
    <message>
        <source>%1 goes to %2, which must be in command</source>
        <translation>%1 geht an %2; die Einheit muss geführt sein</translation>
    </message>
    <message>
        <source>%1 names a unit that is reduced, or enablers that are exhausted</source>
        <translation>%1 nennt eine geschwächte Einheit oder erschöpfte Enabler</translation>
    </message>
    <message>
        <source>%1 is whole</source>
        <translation>%1 ist unversehrt</translation>
    </message>
    <message>
        <source>%1, which must be in command, is no longer %2</source>
        <translation>%1 (muss geführt sein): nicht mehr %2</translation>
    </message>
    <message>
        <source>%1 brings back 1 to %2 enablers</source>
        <translation>%1 bringt 1 bis %2 Enabler zurück</translation>
    </message>
    <message>
        <source>%1 has none of these left that are exhausted: %2</source>
        <translation>%1 hat davon keine erschöpften mehr: %2</translation>
    </message>
    <message>
        <source>no longer exhausted but available: %1</source>
        <translation>nicht mehr erschöpft, sondern verfügbar: %1</translation>
    </message>
    <message>
        <source>%1 moves 1 to %2 enablers</source>
        <translation>%1 verlegt 1 bis %2 Enabler</translation>
    </message>
    <message>
        <source>%1 is for the units of at most %2 formations, and these are of %3</source>
        <translation>%1 gilt für Einheiten aus höchstens %2 Verbänden, diese sind aus %3</translation>
    </message>
    <message>
        <source>%1 has none to give to %2: %3</source>
        <translation>%1 hat nichts für %2: %3</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 von %2 an %3</translation>
    </message>
    <message>
        <source>the Initiative Marker is %1&apos;s from the next round on</source>
        <translation>der Initiativemarker gehört ab der nächsten Runde %1</translation>
    </message>
    <message>
        <source>%1 keeps no popular support</source>
        <translation>%1 führt keine Unterstützung der Bevölkerung</translation>
    </message>
    <message>
        <source>%1 of %2 is from 0 to %3</source>
        <translation>%1 von %2 liegt zwischen 0 und %3</translation>
    </message>
    <message>
        <source>%1 of %2 %3 → %4</source>
        <translation>%1 von %2 %3 → %4</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>cube</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>cubes</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Put %1 back on the map: %2</source>
        <translation>%1 zurück auf die Karte: %2</translation>
    </message>
    <message>
        <source>%1 selects %2 in secret</source>
        <translation>%1 wählt verdeckt %2</translation>
    </message>
    <message>
        <source>Go on to the actions: nobody has cubes</source>
        <translation>Weiter zu den Aktionen: niemand hat Steine</translation>
    </message>
    <message>
        <source>Begin the actions: %1 takes the first</source>
        <translation>Aktionen beginnen: %1 nimmt die erste</translation>
    </message>
    <message>
        <source>End %1: %2</source>
        <translation>%1 beenden: %2</translation>
    </message>
    <message>
        <source>End round %1: %2</source>
        <translation>Runde %1 beenden: %2</translation>
    </message>
    <message>
        <source>%1 has no cubes: %2</source>
        <translation>%1 hat keine Steine: %2</translation>
    </message>
    <message>
        <source>%1: discard a cube for an action (%2 left)</source>
        <translation>%1: einen Stein für eine Aktion abwerfen (noch %2)</translation>
    </message>
    <message>
        <source>all select their cubes</source>
        <translation>alle wählen ihre Steine</translation>
    </message>
    <message>
        <source>all cubes are discarded</source>
        <translation>alle Steine sind abgeworfen</translation>
    </message>
    <message>
        <source>%1 acts, with %2 in hand</source>
        <translation>%1 handelt, auf der Hand: %2</translation>
    </message>
    <message>
        <source>The actions begin; %1</source>
        <translation>Die Aktionen beginnen; %1</translation>
    </message>
    <message>
        <source>Round %1 is over</source>
        <translation>Runde %1 ist vorbei</translation>
    </message>
    <message>
        <source>%1 is done; %2</source>
        <translation>%1 ist fertig; %2</translation>
    </message>
    <message>
        <source>%1 discards %2: %3, %4</source>
        <translation>%1 wirft %2 ab: %3, %4</translation>
    </message>
    <message>
        <source>%1: that is done while cubes are selected</source>
        <translation>%1: das geschieht, während Steine gewählt werden</translation>
    </message>
    <message>
        <source>%1 has nothing to resolve so for this cube</source>
        <translation>%1 hat für diesen Stein nichts dergleichen abzuwickeln</translation>
    </message>
    <message>
        <source>%1 is off the map</source>
        <translation>%1 ist nicht auf der Karte</translation>
    </message>
    <message>
        <source>holds the Initiative Marker</source>
        <translation>hat den Initiativemarker</translation>
    </message>
    <message>
        <source>%1 in hand, %2 in the pool</source>
        <translation>%1 auf der Hand, %2 im Pool</translation>
    </message>
    <message>
        <source>the game is scored</source>
        <translation>das Spiel wird gewertet</translation>
    </message>
    <message>
        <source>round %1 begins</source>
        <translation>Runde %1 beginnt</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>a unit is activated for one of: %1; what a side does without a unit are commands of their own</source>
        <translation>eine Einheit wird aktiviert für: %1; was eine Seite ohne Einheit tut, sind eigene Befehle</translation>
    </message>
    <message>
        <source>%1 is a %2, which cannot do that: %3</source>
        <translation>%1 ist %2 und kann das nicht: %3</translation>
    </message>
    <message>
        <source>%1 cannot do that: %2</source>
        <translation>%1 kann das nicht: %2</translation>
    </message>
    <message>
        <source>cubes are selected first: %1</source>
        <translation>erst werden Steine gewählt: %1</translation>
    </message>
    <message>
        <source>nobody has cubes left: %1</source>
        <translation>niemand hat noch Steine: %1</translation>
    </message>
    <message>
        <source>an action is not over: %1</source>
        <translation>eine Aktion ist nicht zu Ende: %1</translation>
    </message>
    <message>
        <source>%1 cannot do that (%2): %3</source>
        <translation>%1 kann das nicht (%2): %3</translation>
    </message>
    <message>
        <source>the initiative has been claimed in this round, which is done once a round</source>
        <translation>die Initiative ist in dieser Runde schon beansprucht, das geht einmal je Runde</translation>
    </message>
    <message>
        <source>%1 takes a %2 cube</source>
        <translation>%1 kostet einen %2 Stein</translation>
    </message>
    <message>
        <source>say which cube, as &quot;cube&quot;:&quot;%1&quot;; any colour will do</source>
        <translation>den Stein nennen, als &quot;cube&quot;:&quot;%1&quot;; jede Farbe geht</translation>
    </message>
    <message>
        <source>%1 has no %2 cube in hand</source>
        <translation>%1 hat keinen %2 Stein auf der Hand</translation>
    </message>
    <message>
        <source>a %1 cube</source>
        <translation>einen %1 Stein</translation>
    </message>
    <message>
        <source>that is done while cubes are selected</source>
        <translation>das geschieht, während Steine gewählt werden</translation>
    </message>
    <message>
        <source>the pool cannot supply that, even with the discards: it has %1</source>
        <translation>das gibt der Pool nicht her, auch nicht mit den abgeworfenen: Er hat %1</translation>
    </message>
    <message>
        <source>%1 selects %2 in secret%3</source>
        <translation>%1 wählt verdeckt %2%3</translation>
    </message>
    <message>
        <source>; the discards went back into the pool</source>
        <translation>; die abgeworfenen gingen zurück in den Pool</translation>
    </message>
    <message>
        <source>nobody selects fewer than no cubes</source>
        <translation>weniger als keine Steine wählt niemand</translation>
    </message>
    <message>
        <source>%1 selects %2 cubes, and these are %3</source>
        <translation>%1 wählt %2 Steine, und das sind %3</translation>
    </message>
    <message>
        <source>%1 puts the discards back into the pool: %2</source>
        <translation>%1 legt die abgeworfenen zurück in den Pool: %2</translation>
    </message>
    <message>
        <source>%1 does not wait to come back; these do: %2</source>
        <translation>%1 wartet nicht auf die Rückkehr; diese schon: %2</translation>
    </message>
    <message>
        <source>%1 stays off the map%2</source>
        <translation>%1 bleibt von der Karte%2</translation>
    </message>
    <message>
        <source>%1 is back on the map, %2%3</source>
        <translation>%1 ist zurück auf der Karte, %2%3</translation>
    </message>
    <message>
        <source>civilian markers are counted in play; before it, setup says how many there are</source>
        <translation>Zivilmarker werden im Spiel gezählt; davor sagt setup, wie viele es sind</translation>
    </message>
    <message>
        <source>there are 0 to %1 civilian markers</source>
        <translation>es gibt 0 bis %1 Zivilmarker</translation>
    </message>
    <message>
        <source>Civilian markers on the map: %1 → %2 by hand%3</source>
        <translation>Zivilmarker auf der Karte: %1 → %2 von Hand%3</translation>
    </message>
    <message>
        <source>that is said in the actions, while more than one side has cubes</source>
        <translation>das wird bei den Aktionen gesagt, solange mehr als eine Seite Steine hat</translation>
    </message>
    <message>
        <source>that is said before the first action of the round; before each pair of actions only where the table plays it so</source>
        <translation>das wird vor der ersten Aktion der Runde gesagt; vor jedem Paar nur, wo der Tisch es so spielt</translation>
    </message>
    <message>
        <source>%1 has no cubes left</source>
        <translation>%1 hat keine Steine mehr</translation>
    </message>
    <message>
        <source>%1 declares: %2 takes the next action</source>
        <translation>%1 bestimmt: %2 nimmt die nächste Aktion</translation>
    </message>
    <message>
        <source>there is no enabler “%1”; there are: %2</source>
        <translation>einen Enabler „%1“ gibt es nicht; es gibt: %2</translation>
    </message>
    <message>
        <source>%1 is a %2, which has no enablers</source>
        <translation>%1 ist %2 und hat keine Enabler</translation>
    </message>
    <message>
        <source>%1 has all it can of %2</source>
        <translation>%1 hat schon die Höchstzahl: %2</translation>
    </message>
    <message>
        <source>%1 holds nothing; these do: %2</source>
        <translation>%1 hält nichts zurück; diese schon: %2</translation>
    </message>
    <message>
        <source>%1 holds %2 until: %3; %4</source>
        <translation>%1 hält %2 zurück bis: %3; %4</translation>
    </message>
    <message>
        <source>“%1” cannot be held; what can: %2</source>
        <translation>„%1“ lässt sich nicht zurückhalten; das schon: %2</translation>
    </message>
    <message>
        <source>a hold names its trigger, in words</source>
        <translation>wer zurückhält, nennt den Auslöser in Worten</translation>
    </message>
    <message>
        <source>%1 holds already; release lets it go</source>
        <translation>%1 hält schon etwas zurück; release lässt es los</translation>
    </message>
    <message>
        <source>%1 cannot hold that: %2</source>
        <translation>%1 kann das nicht zurückhalten: %2</translation>
    </message>
    <message>
        <source>a hold is triggered while units act</source>
        <translation>Zurückgehaltenes wird ausgelöst, während Einheiten handeln</translation>
    </message>
    <message>
        <source>%1: the hold is triggered (%2); %3%4%5</source>
        <translation>%1: Zurückgehaltenes ausgelöst (%2); %3%4%5</translation>
    </message>
    <message>
        <source>%1 lets its hold go%2</source>
        <translation>%1 lässt Zurückgehaltenes los%2</translation>
    </message>
    <message>
        <source>%1 (up to %2 %3)</source>
        <translation>%1 (bis zu %2 %3)</translation>
    </message>
    <message>
        <source>Throw for the initiative</source>
        <translation>Um die Initiative würfeln</translation>
    </message>
    <message>
        <source>; say how many count: %1</source>
        <translation>; anzugeben: %1</translation>
    </message>
    <message>
        <source>the initiative is thrown for at the beginning of a round</source>
        <translation>um die Initiative wird zu Beginn einer Runde gewürfelt</translation>
    </message>
    <message>
        <source>%1 has the initiative of this round; undo takes the throw back</source>
        <translation>%1 hat die Initiative dieser Runde; „Rückgängig“ nimmt den Wurf zurück</translation>
    </message>
    <message>
        <source>%1 goes first.</source>
        <translation>%1 beginnt.</translation>
    </message>
    <message>
        <source>Throw again.</source>
        <translation>Neu werfen.</translation>
    </message>
    <message>
        <source>%1 keeps it.</source>
        <translation>%1 behält sie.</translation>
    </message>
    <message>
        <source>exhaust an enabler</source>
        <translation>einen Enabler erschöpfen</translation>
    </message>
    <message>
        <source>reduce it</source>
        <translation>schwächen</translation>
    </message>
    <message>
        <source>retreat</source>
        <translation>Rückzug</translation>
    </message>
    <message>
        <source>remove it</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>All losses are satisfied.</source>
        <translation>Alle Verluste sind beglichen.</translation>
    </message>
    <message>
        <source>%1 has no loss to satisfy</source>
        <translation>%1 hat keinen Verlust zu begleichen</translation>
    </message>
    <message>
        <source>%1 cannot satisfy a loss by “%2”; what it can: %3</source>
        <translation>%1 kann einen Verlust nicht durch „%2“ begleichen; möglich: %3</translation>
    </message>
    <message>
        <source>%1 retreats if it can; when no hex is open to it, say &quot;cannot-retreat&quot;:true</source>
        <translation>%1 zieht sich zurück, wenn es geht; ist kein Feld offen, gilt &quot;cannot-retreat&quot;:true</translation>
    </message>
    <message>
        <source>say which enabler %1 exhausts: %2</source>
        <translation>sagen, welchen Enabler %1 erschöpft: %2</translation>
    </message>
    <message>
        <source>%1 exhausts %2</source>
        <translation>%1 erschöpft %2</translation>
    </message>
    <message>
        <source>%1 retreats one hex</source>
        <translation>%1 zieht sich ein Feld zurück</translation>
    </message>
    <message>
        <source>Into a hex that is empty or its own side&apos;s; the attacker may follow.</source>
        <translation>In ein leeres oder eigenes Feld; der Angreifer darf folgen.</translation>
    </message>
    <message>
        <source>%1 is removed</source>
        <translation>%1 ist entfernt</translation>
    </message>
    <message>
        <source>%1 is off the map until the next round</source>
        <translation>%1 ist bis zur nächsten Runde nicht auf der Karte</translation>
    </message>
    <message>
        <source>its pool is empty, so no cube is lost</source>
        <translation>der Pool ist leer, also geht kein Stein verloren</translation>
    </message>
    <message>
        <source>“faces” is the one die that draws the cube, from 1 to %1</source>
        <translation>„faces“ ist der eine Würfel, der den Stein zieht, von 1 bis %1</translation>
    </message>
    <message>
        <source>a %1 cube, drawn from the pool, is out of the game</source>
        <translation>der Pool verliert einen %1 Stein: Er ist aus dem Spiel</translation>
    </message>
    <message>
        <source>no cube was drawn</source>
        <translation>kein Stein wurde gezogen</translation>
    </message>
    <message>
        <source>%1 satisfies %2: %3</source>
        <translation>%1 begleicht %2: %3</translation>
    </message>
    <message>
        <source>no unit acts in this phase: %1</source>
        <translation>in dieser Phase handelt keine Einheit: %1</translation>
    </message>
    <message>
        <source>%1 is not active this turn</source>
        <translation>%1 ist diesen Zug nicht aktiv</translation>
    </message>
    <message>
        <source>%1 belongs to the phase %2; now: %3</source>
        <translation>%1 gehört in die Phase %2; jetzt: %3</translation>
    </message>
    <message>
        <source>Go on to %1</source>
        <translation>Weiter zu: %1</translation>
    </message>
    <message>
        <source>End round %1</source>
        <translation>Runde %1 beenden</translation>
    </message>
    <message>
        <source>both sides throw for the initiative</source>
        <translation>beide Seiten würfeln um die Initiative</translation>
    </message>
    <message>
        <source>%1 places tokens</source>
        <translation>%1 legt Marker</translation>
    </message>
    <message>
        <source>%1; the table keeps the turns in it</source>
        <translation>%1; die Reihenfolge darin hält der Tisch</translation>
    </message>
    <message>
        <source>Round %1 is over; %2</source>
        <translation>Runde %1 ist vorbei; %2</translation>
    </message>
    <message>
        <source>%1 acts</source>
        <translation>%1 handelt</translation>
    </message>
    <message>
        <source>nobody acts who could pass; next: %1</source>
        <translation>niemand handelt, der passen könnte; als Nächstes: %1</translation>
    </message>
    <message>
        <source>%1 is not active this turn; it only answers an active enemy that was at it in this phase, as the target</source>
        <translation>%1 ist diesen Zug nicht aktiv und antwortet als Ziel nur einem aktiven Feind, der in dieser Phase angriff</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>there is no reaction “%1”; there are: %2</source>
        <translation>eine Reaktion „%1“ gibt es nicht; es gibt: %2</translation>
    </message>
    <message>
        <source>%1 answers: %2</source>
        <translation>%1 antwortet auf: %2</translation>
    </message>
    <message>
        <source>%1 does not answer %2; what does: %3</source>
        <translation>%1 antwortet nicht auf %2; das tut: %3</translation>
    </message>
    <message>
        <source>%1 reacts to %2 by %3: %4</source>
        <translation>%1 reagiert auf %2 durch %3: %4</translation>
    </message>
    <message>
        <source>units react while an enemy is active: %1</source>
        <translation>Einheiten reagieren, während ein Feind aktiv ist: %1</translation>
    </message>
    <message>
        <source>%1 is on the side that acts; its enemies react</source>
        <translation>%1 gehört zur Seite am Zug; es reagieren ihre Feinde</translation>
    </message>
    <message>
        <source>%1 cannot react: %2</source>
        <translation>%1 kann nicht reagieren: %2</translation>
    </message>
    <message>
        <source>%1 is active for %2, which %3 does not answer</source>
        <translation>%1 ist aktiv für %2, und darauf antwortet %3 nicht</translation>
    </message>
    <message>
        <source>%1 has reacted to this activation already</source>
        <translation>%1 hat auf diese Aktivierung schon reagiert</translation>
    </message>
    <message>
        <source>%1 has answered this activation already: %2</source>
        <translation>%1 hat auf diese Aktivierung schon geantwortet: %2</translation>
    </message>
    <message>
        <source>%1 has done so already in this turn: %2</source>
        <translation>%1 hat das in diesem Zug schon getan: %2</translation>
    </message>
    <message>
        <source>that is for the phase %1</source>
        <translation>das gehört in die Phase %1</translation>
    </message>
    <message>
        <source>%1 has nothing that could come off</source>
        <translation>%1 hat nichts, was abgehen könnte</translation>
    </message>
    <message>
        <source>%1 has recovered in this phase already</source>
        <translation>%1 hat sich in dieser Phase schon erholt</translation>
    </message>
    <message>
        <source>%1 has disengaged in this phase</source>
        <translation>%1 hat sich in dieser Phase gelöst</translation>
    </message>
    <message>
        <source>%1 has %2 %3; a hurt unit never gets below %4</source>
        <translation>%1 hat %2 %3; eine verletzte Einheit kommt nie unter %4</translation>
    </message>
    <message>
        <source>%1 needs the support of a %2 unit%3: name it under “support”</source>
        <translation>%1 braucht die Hilfe einer Einheit (%2)%3: unter „support“ nennen</translation>
    </message>
    <message>
        <source>%1 cannot support it: another unit of its own side does</source>
        <translation>%1 kann nicht helfen: das tut eine andere Einheit der eigenen Seite</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 ist nicht „%2“</translation>
    </message>
    <message>
        <source>a %1 does not disengage</source>
        <translation>%1: löst sich nicht vom Feind</translation>
    </message>
    <message>
        <source>%1 has recovered in this phase, so it does not disengage</source>
        <translation>%1 hat sich in dieser Phase erholt und löst sich deshalb nicht</translation>
    </message>
    <message>
        <source>%1 has disengaged already</source>
        <translation>%1 hat sich schon gelöst</translation>
    </message>
    <message>
        <source>, supported by %1</source>
        <translation>, mit Hilfe von %1</translation>
    </message>
    <message>
        <source>%1 recovers: %2 %3 → %4</source>
        <translation>%1 erholt sich: %2 %3 → %4</translation>
    </message>
    <message>
        <source>%1 disengages</source>
        <translation>%1 löst sich vom Feind</translation>
    </message>
    <message>
        <source>no unit is ever done in %1; there are: destroyed and the statuses of the pack</source>
        <translation>in %1 ist keine Einheit je fertig; es gibt: zerstört und die Zustände des Pakets</translation>
    </message>
    <message>
        <source>%1 is not active; activate comes first</source>
        <translation>%1 ist nicht aktiv; erst kommt das Aktivieren</translation>
    </message>
    <message>
        <source>the game has not begun; begin comes first</source>
        <translation>das Spiel hat nicht begonnen; erst kommt der Beginn</translation>
    </message>
    <message>
        <source>no unit activates now: %1</source>
        <translation>jetzt wird keine Einheit aktiviert: %1</translation>
    </message>
    <message>
        <source>it is not %1&apos;s turn: %2</source>
        <translation>%1 ist nicht am Zug: %2</translation>
    </message>
    <message>
        <source>%1 is now a part of %2</source>
        <translation>%1 gehört jetzt zu %2</translation>
    </message>
    <message>
        <source>%1 is not there before round %2</source>
        <translation>%1 ist nicht vor Runde %2 da</translation>
    </message>
    <message>
        <source>%1 answers %2, not %3</source>
        <translation>%1 antwortet %2, nicht %3</translation>
    </message>
    <message>
        <source>%1 is active for %2, which does not go with %3</source>
        <translation>%1 ist aktiv für %2, und das verträgt sich nicht mit %3</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <translation>%1 hat %2</translation>
    </message>
    <message>
        <source>round %1 is scored</source>
        <translation>Runde %1 wird gewertet</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>End %1&apos;s turn: %2</source>
        <translation>Zug von %1 beenden: %2</translation>
    </message>
    <message>
        <source>%1: choose a unit to activate (%2 left)</source>
        <translation>%1: Einheit zum Aktivieren wählen (noch %2)</translation>
    </message>
    <message>
        <source>%1 has no %2, who alone may: %3</source>
        <translation>%1 hat nichts davon: %2; nur damit geht: %3</translation>
    </message>
    <message>
        <source>%1 cannot %2: %3</source>
        <translation>%1 kann das nicht (%2): %3</translation>
    </message>
    <message>
        <source>%1; it costs nothing, %2 left</source>
        <translation>%1; das kostet nichts, noch %2</translation>
    </message>
    <message>
        <source>%1 activates%2%3%4; %5 left</source>
        <translation>%1 wird aktiv%2%3%4; noch %5</translation>
    </message>
    <message>
        <source>a unit does not pass here; pass without a unit ends the turn of %1</source>
        <translation>eine Einheit passt hier nicht; Passen ohne Einheit beendet den Zug von %1</translation>
    </message>
    <message>
        <source>%1 passes with %2 left; %3</source>
        <translation>%1 passt und hatte noch %2; %3</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <translation>noch %1 von %2</translation>
    </message>
    <message>
        <source>%1 is called: 1 token; %2</source>
        <translation>%1 ist gerufen: 1 Marker; %2</translation>
    </message>
    <message>
        <source>tokens are placed in the phase %1, before the rolls</source>
        <translation>Marker werden in der Phase %1 vor den Würfen gelegt</translation>
    </message>
    <message>
        <source>%1 takes no tokens</source>
        <translation>%1 bekommt keine Marker</translation>
    </message>
    <message>
        <source>%1 is not called yet; sortie calls it, with its first token</source>
        <translation>%1 ist noch nicht gerufen; das tut sortie, mit dem ersten Marker</translation>
    </message>
    <message>
        <source>a unit has 0 to %1 tokens</source>
        <translation>eine Einheit hat 0 bis %1 Marker</translation>
    </message>
    <message>
        <source>%1 has %2 in all; %3 at most for this unit</source>
        <translation>%1 hat insgesamt %2; höchstens %3 für diese Einheit</translation>
    </message>
    <message>
        <source>sorties are called before the rolls, in the phase %1</source>
        <translation>Einsätze werden vor den Würfen gerufen, in der Phase %1</translation>
    </message>
    <message>
        <source>%1 flies no sorties</source>
        <translation>%1 fliegt keine Einsätze</translation>
    </message>
    <message>
        <source>%1 is called in this turn already</source>
        <translation>%1 ist in diesem Zug schon gerufen</translation>
    </message>
    <message>
        <source>%1 was rolled for in turn %2: in any %3 turns it is in %4 at most</source>
        <translation>für %1 wurde in Zug %2 gewürfelt: in je %3 Zügen höchstens in %4</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>%1 has no token left for it</source>
        <translation>%1 hat keinen Marker mehr dafür</translation>
    </message>
    <message>
        <source>tokens are rolled for in the phase %1</source>
        <translation>für Marker wird in der Phase %1 gewürfelt</translation>
    </message>
    <message>
        <source>%1 places tokens; the rolls come when all sides have</source>
        <translation>%1 legt Marker; gewürfelt wird, wenn alle Seiten gelegt haben</translation>
    </message>
    <message>
        <source>%1 is settled for this turn</source>
        <translation>für %1 ist dieser Zug geklärt</translation>
    </message>
    <message>
        <source>%1 is active without a roll</source>
        <translation>%1 ist ohne Wurf aktiv</translation>
    </message>
    <message>
        <source>%1 has no token to roll for</source>
        <translation>%1 hat keinen Marker zum Würfeln</translation>
    </message>
    <message>
        <source>unit to roll for</source>
        <translation>Einheit mit Wurf</translation>
    </message>
    <message>
        <source>units to roll for</source>
        <translation>Einheiten mit Wurf</translation>
    </message>
    <message>
        <source>%1 activates %2</source>
        <translation>%1 aktiviert %2</translation>
    </message>
    <message>
        <source>%1: choose a unit to activate</source>
        <translation>%1: Einheit zum Aktivieren wählen</translation>
    </message>
    <message>
        <source>End %1: round %2 is scored</source>
        <translation>%1 beenden: Runde %2 wird gewertet</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>macht weiter</translation>
    </message>
    <message>
        <source>activates</source>
        <translation>aktiviert</translation>
    </message>
    <message>
        <source>End %1: %2 %3</source>
        <translation>%1 beenden: %2 %3</translation>
    </message>
    <message>
        <source>%1 is active already</source>
        <translation>%1 ist schon aktiv</translation>
    </message>
    <message>
        <source>%1 has activated or passed in this round</source>
        <translation>%1 war in dieser Runde schon aktiv oder hat gepasst</translation>
    </message>
    <message>
        <source>%1 activates%2</source>
        <translation>%1 wird aktiv%2</translation>
    </message>
    <message>
        <source>%1 passes; %2</source>
        <translation>%1 passt; %2</translation>
    </message>
    <message>
        <source>%1 passes for the rest of the round; %2</source>
        <translation>%1 passt für den Rest der Runde; %2</translation>
    </message>
    <message>
        <source>%1 cannot pass: it is done for this round</source>
        <translation>%1 kann nicht passen: für diese Runde schon fertig</translation>
    </message>
    <message>
        <source>there is no action “%1”; there are: %2</source>
        <translation>eine Aktion „%1“ gibt es nicht; es gibt: %2</translation>
    </message>
    <message>
        <source>who goes first is said at the beginning of a round, before anybody acts</source>
        <translation>wer beginnt, wird zu Beginn einer Runde gesagt, bevor jemand handelt</translation>
    </message>
    <message>
        <source>%1 goes first in round %2</source>
        <translation>%1 beginnt in Runde %2</translation>
    </message>
    <message>
        <source>Round %1 begins; %2</source>
        <translation>Runde %1 beginnt; %2</translation>
    </message>
    <message>
        <source>there are %1 to %2 rounds, or 0: no fixed number</source>
        <translation>es gibt %1 bis %2 Runden, oder 0: keine feste Zahl</translation>
    </message>
    <message>
        <source>From now on there is no fixed number of rounds%1</source>
        <translation>Von nun an gibt es keine feste Rundenzahl%1</translation>
    </message>
    <message>
        <source>The game now has %1%2</source>
        <translation>Das Spiel hat jetzt %1%2</translation>
    </message>
    <message>
        <source>%1 concedes; %2 wins</source>
        <translation>%1 gibt auf; %2 gewinnt</translation>
    </message>
    <message>
        <source>%1 concedes; the others draw</source>
        <translation>%1 gibt auf; die anderen spielen unentschieden</translation>
    </message>
    <message>
        <source>winner is a side or &quot;draw&quot;</source>
        <translation>winner ist eine Seite oder &quot;draw&quot;</translation>
    </message>
    <message>
        <source>The game ends in a draw, %1</source>
        <translation>Das Spiel endet unentschieden, %1</translation>
    </message>
    <message>
        <source>%1 wins, %2</source>
        <translation>%1 gewinnt, %2</translation>
    </message>
    <message>
        <source>at most %1 players, not %2</source>
        <translation>höchstens %1 Spieler, nicht %2</translation>
    </message>
    <message>
        <source>what it says of its %1 cannot be read</source>
        <translation>was darin über %1 steht, ist nicht lesbar</translation>
    </message>
    <message>
        <source>its players&apos; names are not texts</source>
        <translation>die Spielernamen darin sind keine Texte</translation>
    </message>
    <message>
        <source>its rulings are not texts</source>
        <translation>die Auslegungen darin sind keine Texte</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>es ist leer</translation>
    </message>
    <message>
        <source>the pack inside it has faults: %1</source>
        <translation>das Paket darin hat Fehler: %1</translation>
    </message>
    <message>
        <source>the pack has faults</source>
        <translation>das Paket hat Fehler</translation>
    </message>
    <message>
        <source>its seed is not 1 to 64 hex digits</source>
        <translation>der Startwert hat nicht 1 bis 64 Hexziffern</translation>
    </message>
    <message>
        <source>entry %1: %2</source>
        <translation>Eintrag %1: %2</translation>
    </message>
    <message>
        <source>entry %1 is missing</source>
        <translation>Eintrag %1 fehlt</translation>
    </message>
    <message>
        <source>it was altered, or something before it was</source>
        <translation>er wurde verändert oder etwas davor</translation>
    </message>
    <message>
        <source>entries are missing at the end: when it was last closed there were %1</source>
        <translation>am Ende fehlen Einträge: beim letzten Schließen waren es %1</translation>
    </message>
    <message>
        <source>what the game began with was altered, or how it was closed</source>
        <translation>der Anfang des Spiels wurde verändert oder wie es geschlossen wurde</translation>
    </message>
    <message>
        <source>the state it was closed with was altered</source>
        <translation>der Stand beim Schließen wurde verändert</translation>
    </message>
    <message>
        <source>the snapshot after it was altered</source>
        <translation>der Zwischenstand danach wurde verändert</translation>
    </message>
    <message>
        <source>the new file could not be made: not enough memory</source>
        <translation>die neue Datei ließ sich nicht anlegen: zu wenig Speicher</translation>
    </message>
    <message>
        <source>%1 is not there</source>
        <translation>%1 ist nicht da</translation>
    </message>
    <message>
        <source>%1 is there</source>
        <translation>%1 ist da</translation>
    </message>
    <message>
        <source>this is not a file</source>
        <translation>das ist keine Datei</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>eine solche Datei gibt es nicht</translation>
    </message>
    <message>
        <source>there is no room for a copy of it: %1</source>
        <translation>für eine Kopie davon ist kein Platz: %1</translation>
    </message>
    <message>
        <source>its copy cannot be read: %1</source>
        <translation>seine Kopie ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>it or what lies beside it cannot be read</source>
        <translation>die Datei oder was daneben liegt, ist nicht lesbar</translation>
    </message>
    <message>
        <source>another program is writing into it all the time</source>
        <translation>ein anderes Programm schreibt ständig hinein</translation>
    </message>
    <message>
        <source>another program has this game open; close it there first</source>
        <translation>ein anderes Programm hat dieses Spiel offen; erst dort schließen</translation>
    </message>
    <message>
        <source>this program has this game open already</source>
        <translation>dieses Programm hat das Spiel schon offen</translation>
    </message>
    <message>
        <source>another program (%1process %2) has this game open; close it there first</source>
        <translation>ein anderes Programm (%1Prozess %2) hat dieses Spiel offen; erst dort schließen</translation>
    </message>
    <message>
        <source>Entry %1 is left out: %2</source>
        <translation>Eintrag %1 entfällt: %2</translation>
    </message>
    <message>
        <source>Entry %1 is mended: %2</source>
        <translation>Eintrag %1 ist berichtigt: %2</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>Vorher: %1</translation>
    </message>
    <message>
        <source>Entry %1 was: %2</source>
        <translation>Eintrag %1 war: %2</translation>
    </message>
    <message>
        <source>Entry %1 is now: %2</source>
        <translation>Eintrag %1 ist jetzt: %2</translation>
    </message>
    <message>
        <source>Entry %1 no longer counts (%2): %3</source>
        <translation>Eintrag %1 zählt nicht mehr (%2): %3</translation>
    </message>
    <message>
        <source>Entry %1 is left out by choice: %2</source>
        <translation>Eintrag %1 ist mit Absicht weggelassen: %2</translation>
    </message>
    <message>
        <source>entry %1 is no command that counts, so there is nothing to mend</source>
        <translation>Eintrag %1 ist kein Schritt, der zählt; es gibt nichts zu berichtigen</translation>
    </message>
    <message>
        <source>there is such a file already; a new game never overwrites one</source>
        <translation>eine solche Datei gibt es schon; ein neues Spiel überschreibt nie eine</translation>
    </message>
    <message>
        <source>beside it lies what is left of another game (%1-wal or -journal); take another name</source>
        <translation>daneben liegt der Rest eines anderen Spiels (%1-wal oder -journal); einen anderen Namen nehmen</translation>
    </message>
    <message>
        <source>there is no folder %1</source>
        <translation>einen Ordner %1 gibt es nicht</translation>
    </message>
    <message>
        <source>it cannot be replayed: %1</source>
        <translation>es lässt sich nicht nachspielen: %1</translation>
    </message>
    <message>
        <source>its command cannot be read</source>
        <translation>der Befehl darin ist nicht lesbar</translation>
    </message>
    <message>
        <source>it turns a command that was not there to be turned</source>
        <translation>es kehrt einen Befehl um, der nicht da war</translation>
    </message>
    <message>
        <source>it is more than a saved game holds in one command: %1</source>
        <translation>das ist mehr, als ein gespeichertes Spiel in einem Schritt fasst: %1</translation>
    </message>
    <message>
        <source>the state has more than %1 bytes</source>
        <translation>der Stand hat mehr als %1 Byte</translation>
    </message>
    <message>
        <source>it is of a format that this program does not know</source>
        <translation>dieses Programm kennt das Format nicht</translation>
    </message>
    <message>
        <source>nothing of it can be rescued: %1</source>
        <translation>nichts davon lässt sich retten: %1</translation>
    </message>
    <message>
        <source>; what came before may be rescued into another file</source>
        <translation>; was davor war, lässt sich in eine andere Datei retten</translation>
    </message>
    <message>
        <source>it was not saved, so it does not count: %1</source>
        <translation>es wurde nicht gesichert und zählt deshalb nicht: %1</translation>
    </message>
    <message>
        <source>this game can only be read: another program has it, or its file or folder is read-only</source>
        <translation>dieses Spiel lässt sich nur lesen: ein anderes Programm hat es offen, oder Datei oder Ordner sind schreibgeschützt</translation>
    </message>
    <message>
        <source>there is no entry %1; the last is %2</source>
        <translation>einen Eintrag %1 gibt es nicht; der letzte ist %2</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>nichts zu wiederholen</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>the game has gone on since this was looked at; look again</source>
        <translation>das Spiel ging seither weiter; noch einmal ansehen</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the file can only be read</source>
        <translation>die Datei lässt sich nur lesen</translation>
    </message>
    <message>
        <source>the file cannot be opened; its folder must exist and allow it</source>
        <translation>die Datei lässt sich nicht öffnen; den Ordner muss es geben, und er muss es erlauben</translation>
    </message>
    <message>
        <source>this is not a saved game</source>
        <translation>das ist kein gespeichertes Spiel</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>something in it is longer than a saved game holds</source>
        <translation>etwas darin ist länger, als ein gespeichertes Spiel fasst</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>der Speicher reicht nicht</translation>
    </message>
    <message>
        <source>the disk did not take it: a read or write failed, or it is full</source>
        <translation>der Datenträger nahm es nicht an: Lesen oder Schreiben schlug fehl, oder er ist voll</translation>
    </message>
    <message>
        <source>the file could not be used (SQLite says: %1)</source>
        <translation>die Datei ließ sich nicht benutzen (SQLite meldet: %1)</translation>
    </message>
    <message>
        <source>what it mends cannot be read</source>
        <translation>was er berichtigt, ist nicht lesbar</translation>
    </message>
    <message>
        <source>what it mends is not written as a mend is</source>
        <translation>was er berichtigt, ist nicht wie eine Berichtigung geschrieben</translation>
    </message>
    <message>
        <source>the file is empty; a saved game is not</source>
        <translation>die Datei ist leer; ein gespeichertes Spiel ist das nie</translation>
    </message>
    <message>
        <source>this is a file of another program, not a saved game</source>
        <translation>das ist die Datei eines anderen Programms, kein gespeichertes Spiel</translation>
    </message>
    <message>
        <source>it is larger than a saved game can be (1 GB)</source>
        <translation>sie ist größer, als ein gespeichertes Spiel sein kann (1 GB)</translation>
    </message>
    <message>
        <source>it is of format %1, and this program knows formats 1 to %2; a later version of it may open it</source>
        <translation>sie hat Format %1, und dieses Programm kennt die Formate 1 bis %2; eine spätere Version öffnet sie vielleicht</translation>
    </message>
    <message>
        <source>the file is damaged (SQLite says: %1)</source>
        <translation>die Datei ist beschädigt (SQLite meldet: %1)</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>in die Datei lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>the file is no longer where it was; it was moved or deleted</source>
        <translation>die Datei ist nicht mehr, wo sie war; sie wurde verschoben oder gelöscht</translation>
    </message>
    <message>
        <source>it takes fewer dice than it took</source>
        <translation>es braucht weniger Würfel als damals</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of the language: de, fr…</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>no dice</source>
        <translation>keine Würfel</translation>
    </message>
    <message>
        <source>%1 throws dice, so it is no lookup</source>
        <translation>%1 wirft Würfel und ist damit keine Nachschlagetabelle</translation>
    </message>
    <message>
        <source>1 attack</source>
        <translation>1 Angriff</translation>
    </message>
    <message>
        <source>%1 attacks</source>
        <translation>%1 Angriffe</translation>
    </message>
    <message>
        <source>Score, round %1</source>
        <translation>Punkte, Runde %1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Round %1, %2: %3. %4</source>
        <translation>Runde %1, %2: %3. %4</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source> (thrown again)</source>
        <translation> (neu geworfen)</translation>
    </message>
    <message>
        <source> (thrown on the table)</source>
        <translation> (auf dem Tisch geworfen)</translation>
    </message>
    <message>
        <source> (some thrown on the table)</source>
        <translation> (zum Teil auf dem Tisch geworfen)</translation>
    </message>
    <message>
        <source>The game has not begun.</source>
        <translation>Das Spiel hat nicht begonnen.</translation>
    </message>
    <message>
        <source>The game is not over: round %1.</source>
        <translation>Das Spiel ist nicht zu Ende: Runde %1.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Unentschieden.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 gewinnt.</translation>
    </message>
    <message>
        <source> against </source>
        <translation> gegen </translation>
    </message>
    <message>
        <source>Rules by %1. %2</source>
        <translation>Regeln von %1. %2</translation>
    </message>
    <message>
        <source>small</source>
        <comment>a label in the middle of a sentence: small or not</comment>
        <translation>wie es ist</translation>
    </message>
    <message numerus="yes">
        <source>, %n points</source>
        <translation>
            <numerusform>, %n Punkt</numerusform>
            <numerusform>, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>as the table says</source>
        <translation>wie der Tisch sagt</translation>
    </message>
    <message>
        <source>set by hand</source>
        <translation>von Hand gesetzt</translation>
    </message>
    <message>
        <source>after %1 rounds</source>
        <translation>nach %1 Runden</translation>
    </message>
    <message>
        <source>%1 concedes</source>
        <translation>%1 gibt auf</translation>
    </message>
    <message>
        <source>time is called in round %1</source>
        <translation>in Runde %1 ist die Zeit um</translation>
    </message>
    <message>
        <source>as the table agreed in round %1</source>
        <translation>wie der Tisch in Runde %1 vereinbart hat</translation>
    </message>
    <message>
        <source>%1 destroyed: twice its %2 points</source>
        <translation>%1 zerstört: doppelt %2 Punkte</translation>
    </message>
    <message>
        <source>%1 destroyed: its %2 points</source>
        <translation>%1 zerstört: %2 Punkte</translation>
    </message>
    <message>
        <source> at </source>
        <translation> → </translation>
    </message>
    <message>
        <source> within </source>
        <translation> innerhalb von </translation>
    </message>
    <message>
        <source> (dropped)</source>
        <translation> (gestrichen)</translation>
    </message>
    <message>
        <source>the total of the dice</source>
        <translation>die Summe der Würfel</translation>
    </message>
    <message>
        <source>the highest face</source>
        <translation>die höchste Augenzahl</translation>
    </message>
    <message>
        <source>the lowest face</source>
        <translation>die niedrigste Augenzahl</translation>
    </message>
    <message>
        <source>how many dice there are</source>
        <translation>wie viele Würfel es sind</translation>
    </message>
    <message>
        <source>how many different faces show</source>
        <translation>wie viele verschiedene Augenzahlen liegen</translation>
    </message>
    <message>
        <source>how many dice share the commonest face</source>
        <translation>wie viele Würfel die häufigste Augenzahl zeigen</translation>
    </message>
    <message>
        <source>the same dice, thrown again</source>
        <translation>dieselben Würfel, noch einmal geworfen</translation>
    </message>
    <message>
        <source>the smaller</source>
        <translation>das Kleinere</translation>
    </message>
    <message>
        <source>the larger</source>
        <translation>das Größere</translation>
    </message>
    <message>
        <source>without its sign</source>
        <translation>ohne Vorzeichen</translation>
    </message>
    <message>
        <source>adds up n separate values of expr</source>
        <translation>zählt n einzelne Werte von expr zusammen</translation>
    </message>
    <message>
        <source>highest against highest: the pairs in which a&apos;s die is higher</source>
        <translation>Höchster gegen Höchsten: die Paare, in denen der Würfel von a höher ist</translation>
    </message>
    <message>
        <source>the dice, not yet thrown, and n more of them</source>
        <translation>die noch nicht geworfenen Würfel und n weitere</translation>
    </message>
    <message>
        <source>x is start; then step, which may use x, is worked out n times, each result becoming x</source>
        <translation>x ist start; dann wird step, worin x stehen darf, n-mal berechnet, jedes Ergebnis wird x</translation>
    </message>
    <message>
        <source>%1: “%2” has a control character in it; a text may have line breaks and tabs</source>
        <translation>%1: „%2“ enthält ein Steuerzeichen; ein Text darf Zeilenumbrüche und Tabulatoren haben</translation>
    </message>
    <message>
        <source>a face is a whole number, null for one that the program throws, or {&quot;count&quot;:3} for a throw of which it is enough how many succeed</source>
        <translation>eine Augenzahl ist eine ganze Zahl, null für einen Würfel des Programms, oder {&quot;count&quot;:3} für einen Wurf, bei dem es reicht, wie viele gelingen</translation>
    </message>
    <message>
        <source>a count is not enough for %1; it needs the faces themselves</source>
        <translation>für %1 reicht keine Anzahl; die Augenzahlen selbst sind nötig</translation>
    </message>
    <message>
        <source>%1 has done that %2 in this game already: %3</source>
        <translation>%1 hat das in diesem Spiel schon %2 getan: %3</translation>
    </message>
    <message>
        <source> (%1 of %2 in this game)</source>
        <translation> (%1 von %2 in diesem Spiel)</translation>
    </message>
    <message>
        <source>%1 of them %2, counted on the table</source>
        <translation>%1 davon %2, auf dem Tisch gezählt</translation>
    </message>
    <message>
        <source>%1 of them %2 (counted on the table)</source>
        <translation>%1 davon %2 (auf dem Tisch gezählt)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 die</source>
        <translation>%1 Würfel</translation>
    </message>
    <message>
        <source>%1 dice</source>
        <translation>%1 Würfel</translation>
    </message>
    <message>
        <source>%1 hit</source>
        <translation>%1 Treffer</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>%1 Treffer</translation>
    </message>
    <message>
        <source>lose 1 in %1</source>
        <translation>verliert 1 von %1</translation>
    </message>
    <message>
        <source>%1: at least %2</source>
        <translation>%1: mindestens %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>; hits that score </source>
        <translation>; bei Treffern </translation>
    </message>
    <message>
        <source>a player&apos;s name has at most %1 letters, not %2</source>
        <translation>ein Spielername hat höchstens %1 Zeichen, nicht %2</translation>
    </message>
    <message>
        <source>a player&apos;s name cannot hold control characters</source>
        <translation>ein Spielername darf keine Steuerzeichen enthalten</translation>
    </message>
    <message>
        <source>an effect&apos;s “on” must be true or false</source>
        <translation>„on“ einer Wirkung muss true oder false sein</translation>
    </message>
    <message>
        <source>%1 has no actor</source>
        <translation>%1 hat keinen Handelnden</translation>
    </message>
    <message>
        <source>no unit is active: say who does it, as &quot;actor&quot;:&quot;a1&quot;</source>
        <translation>keine Einheit ist aktiv: angeben, wer es tut, als &quot;actor&quot;:&quot;a1&quot;</translation>
    </message>
    <message>
        <source>whose the pool is, is said before the game begins: its cubes have been put there</source>
        <translation>wessen der Pool ist, wird vor dem Spiel gesagt: Seine Steine liegen schon darin</translation>
    </message>
    <message>
        <source>%1 is a part of %2 and is removed first</source>
        <translation>%1 ist ein Teil von %2 und wird zuerst entfernt</translation>
    </message>
    <message>
        <source>the pool cannot supply that, even with the discards</source>
        <translation>das gibt der Pool nicht her, auch nicht mit den abgeworfenen</translation>
    </message>
    <message>
        <source>no cube is drawn for this loss, so “faces” is left out</source>
        <translation>für diesen Verlust wird kein Stein gezogen, also entfällt „faces“</translation>
    </message>
    <message>
        <source>A rubble and a civilian marker go into its hex, which is close terrain now.</source>
        <translation>In sein Feld kommen ein Trümmer- und ein Zivilmarker; es ist jetzt enges Gelände.</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>nobody passes here: %1</source>
        <translation>hier passt niemand: %1</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Mal</translation>
    </message>
    <message>
        <source>times</source>
        <translation>Mal</translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>the game could not be read again after it</source>
        <translation>danach ließe sich das Spiel nicht wieder lesen</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>tiefer als %1 Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>the key “%1” is there twice</source>
        <translation>den Schlüssel „%1“ gibt es zweimal</translation>
    </message>
    <message>
        <source>longer than %1 bytes</source>
        <translation>länger als %1 Byte</translation>
    </message>
    <message>
        <source>not JSON: a number beyond what can be held</source>
        <translation>kein JSON: eine Zahl, die zu groß ist</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 ließ sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>the input %1 must lie between %2 and %3, not be %4</source>
        <translation>die Angabe %1 muss zwischen %2 und %3 liegen, nicht bei %4</translation>
    </message>
    <message>
        <source>the input %1 must be 0 to 1,000 dice</source>
        <translation>die Angabe %1 muss aus 0 bis 1.000 Würfeln bestehen</translation>
    </message>
    <message>
        <source>the input %1 must be dice with 1 to 1,000,000 faces</source>
        <translation>die Angabe %1 muss aus Würfeln mit 1 bis 1.000.000 Flächen bestehen</translation>
    </message>
    <message>
        <source>the input %1 must list the faces of its dice in ascending order</source>
        <translation>die Angabe %1 muss die Augenzahlen ihrer Würfel aufsteigend nennen</translation>
    </message>
    <message>
        <source>the input %1 has no value</source>
        <translation>die Angabe %1 fehlt</translation>
    </message>
    <message>
        <source>the input %1 must be a number, not dice</source>
        <translation>die Angabe %1 muss eine Zahl sein, kein Wurf</translation>
    </message>
    <message>
        <source>the input %1 must be dice such as 2d10</source>
        <translation>die Angabe %1 muss aus Würfeln bestehen, etwa 2d10</translation>
    </message>
    <message>
        <source>rr would never end: every face of the die meets this condition</source>
        <translation>rr nähme kein Ende: Jede Augenzahl des Würfels erfüllt diese Bedingung</translation>
    </message>
    <message>
        <source>expected a divisor other than zero</source>
        <translation>durch null lässt sich nicht teilen</translation>
    </message>
    <message>
        <source>expected a condition without dice in it</source>
        <translation>in dieser Bedingung dürfen keine Würfel vorkommen</translation>
    </message>
    <message>
        <source>numbers go up to 9,223,372,036,854,775,807</source>
        <translation>Zahlen gehen bis 9.223.372.036.854.775.807</translation>
    </message>
    <message>
        <source>a control character is no part of the notation; names are made of a to z, digits and _</source>
        <translation>ein Steuerzeichen gehört nicht zur Schreibweise; Namen bestehen aus a bis z, Ziffern und _</translation>
    </message>
    <message>
        <source>“%1” is no part of the notation; names are made of a to z, digits and _</source>
        <translation>„%1“ gehört nicht zur Schreibweise; Namen bestehen aus a bis z, Ziffern und _</translation>
    </message>
    <message>
        <source>a throw has at most 4,096 characters; this one has %1</source>
        <translation>ein Wurf hat höchstens 4.096 Zeichen; dieser hat %1</translation>
    </message>
    <message>
        <source>the result is past 9,223,372,036,854,775,807, the limit of numbers</source>
        <translation>das Ergebnis liegt jenseits von 9.223.372.036.854.775.807, der Grenze der Zahlen</translation>
    </message>
    <message>
        <source>expected a divisor other than zero; this one can be zero</source>
        <translation>durch null lässt sich nicht teilen, und das hier kann null sein</translation>
    </message>
    <message>
        <source>a throw is nested at most 64 deep</source>
        <translation>ein Wurf ist höchstens 64 Ebenen tief verschachtelt</translation>
    </message>
    <message>
        <source>“%1” is defined already; a name holds one result</source>
        <translation>„%1“ ist schon vergeben; ein Name steht für ein Ergebnis</translation>
    </message>
    <message>
        <source>a number, dice such as 3d6, a name or “(”</source>
        <translation>eine Zahl, Würfel wie 3d6, ein Name oder „(“</translation>
    </message>
    <message>
        <source>a die needs at least one face</source>
        <translation>ein Würfel braucht mindestens eine Fläche</translation>
    </message>
    <message>
        <source>a throw has at most 1,000 dice</source>
        <translation>ein Wurf hat höchstens 1.000 Würfel</translation>
    </message>
    <message>
        <source>an expression is repeated at most 1,000,000 times</source>
        <translation>ein Ausdruck wird höchstens 1.000.000-mal wiederholt</translation>
    </message>
    <message>
        <source>a chain has at most 1,000,000 links</source>
        <translation>eine Kette (chain) hat höchstens 1.000.000 Glieder</translation>
    </message>
    <message>
        <source>a die explodes at most 1,000,000 times</source>
        <translation>ein Würfel explodiert höchstens 1.000.000-mal</translation>
    </message>
    <message>
        <source>a run throws and repeats at most 1,000,000 times</source>
        <translation>ein Durchgang würfelt und wiederholt höchstens 1.000.000-mal</translation>
    </message>
    <message>
        <source>a run works out at most 30,000,000 numbers and dice</source>
        <translation>ein Durchgang berechnet höchstens 30.000.000 Zahlen und Würfel</translation>
    </message>
    <message>
        <source>rr would never end: every face of the die meets its condition</source>
        <translation>rr nähme kein Ende: Jede Augenzahl des Würfels erfüllt seine Bedingung</translation>
    </message>
    <message>
        <source>this is too much to be worked out exactly</source>
        <translation>das ist zu viel, um es genau auszurechnen</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>the throw defines no name “%1”</source>
        <translation>im Wurf ist kein Name „%1“ vergeben</translation>
    </message>
    <message>
        <source>expected “)”: it is written %1</source>
        <translation>erwartet wird „)“: die Schreibweise ist %1</translation>
    </message>
    <message>
        <source>%1 needs a pool of dice; this is a number</source>
        <translation>%1 braucht Würfel; das hier ist eine Zahl</translation>
    </message>
    <message>
        <source>“,”: it is written %1</source>
        <translation>„,“ (die Schreibweise ist %1)</translation>
    </message>
    <message>
        <source>more needs dice that are not thrown yet, such as 2d6 or an input of kind dice</source>
        <translation>more braucht Würfel, die noch nicht geworfen sind, etwa 2d6 oder eine Angabe der Art dice</translation>
    </message>
    <message>
        <source>a name: it is written chain(n, x = start, step)</source>
        <translation>ein Name (die Schreibweise ist chain(n, x = start, step))</translation>
    </message>
    <message>
        <source>“%1” needs a pool of dice before it; this is a number</source>
        <translation>„%1“ braucht Würfel vor sich; das hier ist eine Zahl</translation>
    </message>
    <message>
        <source>a condition such as &gt;= 5</source>
        <translation>eine Bedingung wie &gt;= 5</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a number, a name, or an expression in parentheses</source>
        <translation>eine Zahl, ein Name oder ein Ausdruck in Klammern</translation>
    </message>
    <message>
        <source>expected a number here; put dice in parentheses</source>
        <translation>hier wird eine Zahl erwartet; Würfel gehören in Klammern</translation>
    </message>
    <message>
        <source>expected a throw, such as 3d6</source>
        <translation>erwartet wird ein Wurf wie 3d6</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>das Ende des Textes</translation>
    </message>
    <message>
        <source>expected dice such as 2d10, and nothing else</source>
        <translation>erwartet werden Würfel wie 2d10 und sonst nichts</translation>
    </message>
    <message>
        <source>the end of the condition</source>
        <translation>das Ende der Bedingung</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>the text ends here</source>
        <translation>der Text endet hier</translation>
    </message>
    <message>
        <source>found “%1”</source>
        <translation>hier steht „%1“</translation>
    </message>
    <message>
        <source>expected %1; %2</source>
        <translation>erwartet wird %1; %2</translation>
    </message>
    <message>
        <source>an operator, “;” or the end of the text</source>
        <translation>ein Operator, „;“ oder das Ende des Textes</translation>
    </message>
    <message>
        <source>expected a name and “=” before this: only the last expression has no name</source>
        <translation>davor wird ein Name mit „=“ erwartet: Nur der letzte Ausdruck kommt ohne Namen aus</translation>
    </message>
    <message>
        <source>“%1” is a word of the notation and cannot be a name</source>
        <translation>„%1“ ist ein Wort der Schreibweise und kann kein Name sein</translation>
    </message>
    <message>
        <source>expected how many faces the die has behind d, as in 3d6</source>
        <translation>hinter d wird erwartet, wie viele Flächen der Würfel hat, wie in 3d6</translation>
    </message>
    <message>
        <source>a die has at most 1,000,000 faces</source>
        <translation>ein Würfel hat höchstens 1.000.000 Flächen</translation>
    </message>
    <message>
        <source>a face, which is a number</source>
        <translation>eine Augenzahl</translation>
    </message>
    <message>
        <source>the dice of a throw have at most 4,000,000 faces between them</source>
        <translation>die Würfel eines Wurfs haben zusammen höchstens 4.000.000 Flächen</translation>
    </message>
    <message>
        <source>expected “(” behind %1</source>
        <translation>hinter %1 wird „(“ erwartet</translation>
    </message>
    <message>
        <source>unknown function “%1”; the functions are %2</source>
        <translation>unbekannte Funktion „%1“; es gibt die Funktionen %2</translation>
    </message>
    <message>
        <source>unknown name “%1”; define it first, as in “name = 2d6;”</source>
        <translation>unbekannter Name „%1“; erst vergeben, wie in „name = 2d6;“</translation>
    </message>
    <message>
        <source>unknown name “%1”; the names so far are %2</source>
        <translation>unbekannter Name „%1“; bisher gibt es %2</translation>
    </message>
    <message>
        <source>unknown choice “%1”; the choices of %2 are %3</source>
        <translation>„%1“ steht nicht zur Wahl; bei %2 sind es %3</translation>
    </message>
    <message>
        <source>the throw %1</source>
        <translation>der Wurf %1</translation>
    </message>
    <message>
        <source>the throw %1, %2</source>
        <translation>der Wurf %1, %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1, cannot have %2 dice %3; it has %4</source>
        <translation>%1, kann nicht %2 Würfel %3 haben; möglich: %4</translation>
    </message>
    <message>
        <source>%1, cannot show %2; its dice show %3</source>
        <translation>%1, kann nicht %2 zeigen; seine Würfel zeigen %3</translation>
    </message>
    <message>
        <source>the state in it cannot be read: %1</source>
        <translation>der Stand darin lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>it is longer than a game is</source>
        <translation>er ist länger als der eines Spiels</translation>
    </message>
    <message>
        <source>it is damaged, or a later version of this program wrote it</source>
        <translation>er ist beschädigt oder von einer späteren Version dieses Programms geschrieben</translation>
    </message>
    <message>
        <source>it names what is not there</source>
        <translation>er nennt, was es nicht gibt</translation>
    </message>
    <message>
        <source>it is not written as this program writes it</source>
        <translation>er ist nicht so geschrieben, wie dieses Programm schreibt</translation>
    </message>
    <message>
        <source>it holds more commands than a saved game can</source>
        <translation>es enthält mehr Befehle, als ein gespeichertes Spiel kann</translation>
    </message>
    <message>
        <source>it holds more snapshots than a saved game can</source>
        <translation>es enthält mehr Zwischenstände, als ein gespeichertes Spiel kann</translation>
    </message>
    <message>
        <source>it holds more settings than a saved game can</source>
        <translation>es enthält mehr Einstellungen, als ein gespeichertes Spiel kann</translation>
    </message>
    <message>
        <source>it holds more files of a pack than a saved game can</source>
        <translation>es enthält mehr Dateien eines Pakets, als ein gespeichertes Spiel kann</translation>
    </message>
    <message>
        <source>entry %1: it was altered, or something before it was</source>
        <translation>Eintrag %1: Er oder etwas vor ihm wurde verändert</translation>
    </message>
    <message>
        <source>what the game began with was altered</source>
        <translation>womit das Spiel begann, wurde verändert</translation>
    </message>
    <message>
        <source>it does not say how far it went</source>
        <translation>es sagt nicht, wie weit es ging</translation>
    </message>
    <message>
        <source>it could not be made</source>
        <translation>sie ließ sich nicht anlegen</translation>
    </message>
    <message>
        <source>it could not be written</source>
        <translation>sie ließ sich nicht schreiben</translation>
    </message>
    <message>
        <source>the photo of the table in it was altered</source>
        <translation>das Foto vom Tisch darin wurde verändert</translation>
    </message>
    <message>
        <source>a saved game keeps at most 1,000,000 dice and faces of one command; these are %L1: throw fewer, or dice with fewer faces</source>
        <translation>ein gespeichertes Spiel behält von einem Befehl höchstens 1.000.000 Würfel und Flächen; das sind %L1: weniger werfen oder Würfel mit weniger Flächen nehmen</translation>
    </message>
    <message>
        <source>its dice are not written as dice are</source>
        <translation>seine Würfel sind nicht als Würfel geschrieben</translation>
    </message>
    <message>
        <source>its faces are not a list of numbers</source>
        <translation>seine Augenzahlen sind keine Liste von Zahlen</translation>
    </message>
    <message>
        <source>replaying it gives other dice than it says</source>
        <translation>das Nachspielen ergibt andere Würfel, als es sagt</translation>
    </message>
    <message>
        <source>replaying it gives other results than it says</source>
        <translation>das Nachspielen ergibt andere Ergebnisse, als es sagt</translation>
    </message>
    <message>
        <source>the new file could not be made</source>
        <translation>die neue Datei ließ sich nicht anlegen</translation>
    </message>
    <message>
        <source>it does not hold the tables of a saved game, and those alone</source>
        <translation>sie enthält nicht genau die Tabellen eines gespeicherten Spiels</translation>
    </message>
    <message>
        <source>a saved game keeps a photo of at most 4 MB</source>
        <translation>ein gespeichertes Spiel behält ein Foto von höchstens 4 MB</translation>
    </message>
    <message>
        <source>it turns a command that was not there</source>
        <translation>es kehrt einen Befehl um, der nicht da war</translation>
    </message>
    <message>
        <source>it mends a command that was not there</source>
        <translation>es berichtigt einen Befehl, der nicht da war</translation>
    </message>
    <message>
        <source>there is no pack “%1”; there are: %2, or name the folder of one</source>
        <translation>ein Paket „%1“ gibt es nicht; es gibt: %2, oder den Ordner eines Pakets nennen</translation>
    </message>
    <message>
        <source>its odds cannot be worked out: %1</source>
        <translation>die Chancen lassen sich nicht berechnen: %1</translation>
    </message>
    <message>
        <source>with its largest inputs: %1</source>
        <translation>mit den größten Angaben: %1</translation>
    </message>
    <message>
        <source>no weapon says “%1”</source>
        <translation>keine Waffe hat „%1“</translation>
    </message>
    <message>
        <source>no side says “%1”</source>
        <translation>keine Seite hat „%1“</translation>
    </message>
    <message>
        <source>no unit says “%1”</source>
        <translation>keine Einheit hat „%1“</translation>
    </message>
    <message>
        <source>nothing reads the ruling “%1”, and no section sets out its choices in bold</source>
        <translation>nichts liest die Auslegung „%1“, und kein Abschnitt nennt fett, was zur Wahl steht</translation>
    </message>
    <message>
        <source>there is no such procedure</source>
        <translation>diesen Ablauf gibt es nicht</translation>
    </message>
    <message>
        <source>an example gives “faces” and “outcomes”, “odds”, or “refused”; for a lookup “outcomes” alone</source>
        <translation>ein Beispiel hat „faces“ und „outcomes“, „odds“ oder „refused“; für eine Nachschlagetabelle nur „outcomes“</translation>
    </message>
    <message>
        <source>it should be refused and is not</source>
        <translation>es sollte abgelehnt werden und wird es nicht</translation>
    </message>
    <message>
        <source>it is refused with other words: %1</source>
        <translation>es wird mit anderen Worten abgelehnt: %1</translation>
    </message>
    <message>
        <source>%1 has no input “%2”</source>
        <translation>%1 kennt keine Angabe „%2“</translation>
    </message>
    <message>
        <source>too few: %1 waits for more</source>
        <translation>zu wenige: %1 wartet auf weitere</translation>
    </message>
    <message>
        <source>%1 too many</source>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <source>no such outcome</source>
        <translation>kein bekanntes Ergebnis</translation>
    </message>
    <message>
        <source>%1 should be %2 and is %3</source>
        <translation>%1 sollte %2 sein und ist %3</translation>
    </message>
    <message>
        <source>“%1” is no outcome with a table of odds</source>
        <translation>„%1“ ist kein Ergebnis mit einer Tabelle von Chancen</translation>
    </message>
    <message>
        <source>%1 = %2 should come up %3 and comes up %4</source>
        <translation>%1 = %2 sollte die Chance %3 haben und hat %4</translation>
    </message>
    <message>
        <source>%1 can have %2 values; the example names %3</source>
        <translation>%1 kann %2 Werte haben; das Beispiel nennt %3</translation>
    </message>
    <message>
        <source>there is no such folder; a pack is a folder with a pack.toml</source>
        <translation>diesen Ordner gibt es nicht; ein Paket ist ein Ordner mit einer pack.toml</translation>
    </message>
    <message>
        <source>there is no pack.toml in this folder, so it is no pack</source>
        <translation>in diesem Ordner liegt keine pack.toml, also ist er kein Paket</translation>
    </message>
    <message>
        <source>a pack has at most %1 files and folders</source>
        <translation>ein Paket hat höchstens %1 Dateien und Ordner</translation>
    </message>
    <message>
        <source>this is a link; a pack holds only files of its own</source>
        <translation>das ist eine Verknüpfung; ein Paket enthält nur eigene Dateien</translation>
    </message>
    <message>
        <source>a pack&apos;s folders are at most %1 deep</source>
        <translation>die Ordner eines Pakets sind höchstens %1 Ebenen tief</translation>
    </message>
    <message>
        <source>a file of a pack has at most %1 bytes</source>
        <translation>eine Datei eines Pakets hat höchstens %1 Byte</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation>sie lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>a pack has at most %1 bytes</source>
        <translation>ein Paket hat höchstens %1 Byte</translation>
    </message>
    <message>
        <source>“%1” is no text that is shown</source>
        <translation>„%1“ ist kein Text, der gezeigt wird</translation>
    </message>
    <message>
        <source>“%1” must be a text</source>
        <translation>„%1“: erwartet wird ein Text</translation>
    </message>
    <message>
        <source>“%1” must be as many texts as the pack has</source>
        <translation>„%1“: erwartet werden so viele Texte, wie das Paket hat</translation>
    </message>
    <message>
        <source>“%1” has a control character in it</source>
        <translation>„%1“ enthält ein Steuerzeichen</translation>
    </message>
    <message>
        <source>the pack has no “%1”</source>
        <translation>das Paket hat kein „%1“</translation>
    </message>
    <message>
        <source>there is no status “%1” of a side</source>
        <translation>einen Zustand „%1“ einer Seite gibt es nicht</translation>
    </message>
    <message>
        <source>there is no status “%1” of a unit</source>
        <translation>einen Zustand „%1“ einer Einheit gibt es nicht</translation>
    </message>
    <message>
        <source>losses are of a kind of unit</source>
        <translation>Verluste gehören zu einer Einheitenart</translation>
    </message>
    <message>
        <source>“%1” is no question of the unit with a number</source>
        <translation>„%1“ ist keine Frage an die Einheit, auf die eine Zahl antwortet</translation>
    </message>
    <message>
        <source>“%1” is no question of the game with a number</source>
        <translation>„%1“ ist keine Frage an das Spiel, auf die eine Zahl antwortet</translation>
    </message>
    <message>
        <source>such turns need resources with a colour</source>
        <translation>solche Züge brauchen Ressourcen mit einer Farbe</translation>
    </message>
    <message>
        <source>such turns need a resource of the group “%1” with the colour “%2”</source>
        <translation>solche Züge brauchen eine Ressource der Gruppe „%1“ mit der Farbe „%2“</translation>
    </message>
    <message>
        <source>there is no resource “%1”</source>
        <translation>eine Ressource „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>this is for turns with cubes</source>
        <translation>das gehört zu Zügen mit Steinen</translation>
    </message>
    <message>
        <source>there is no procedure “%1” to wander by</source>
        <translation>einen Ablauf „%1“ für das Umherziehen gibt es nicht</translation>
    </message>
    <message>
        <source>“%1” needs one input: how many markers there are</source>
        <translation>„%1“ braucht eine Angabe: wie viele Marker es gibt</translation>
    </message>
    <message>
        <source>no procedure has the outcome “%1”</source>
        <translation>kein Ablauf hat das Ergebnis „%1“</translation>
    </message>
    <message>
        <source>there are no words in names/%1.txt for “%2”</source>
        <translation>in names/%1.txt stehen keine Wörter für „%2“</translation>
    </message>
    <message>
        <source>a control character stands here; a pack is plain text</source>
        <translation>hier steht ein Steuerzeichen; ein Paket ist reiner Text</translation>
    </message>
    <message>
        <source>this file is not UTF-8</source>
        <translation>diese Datei ist nicht in UTF-8</translation>
    </message>
    <message>
        <source>a pack needs this file</source>
        <translation>ein Paket braucht diese Datei</translation>
    </message>
    <message>
        <source>a pack</source>
        <translation>ein Paket</translation>
    </message>
    <message>
        <source>a factor has one of “dice”, “hits” and “lose-one-in”</source>
        <translation>ein Faktor hat genau eines von „dice“, „hits“ und „lose-one-in“</translation>
    </message>
    <message>
        <source>a table of factors needs “lines”</source>
        <translation>eine Faktorentabelle braucht „lines“</translation>
    </message>
    <message>
        <source>a table of factors is there twice</source>
        <translation>eine Faktorentabelle kommt zweimal vor</translation>
    </message>
    <message>
        <source>there is no table of factors “%1”</source>
        <translation>eine Faktorentabelle „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>the factor “%1” of “%2” is there twice: also as %3</source>
        <translation>den Faktor „%1“ aus „%2“ gibt es zweimal: auch als %3</translation>
    </message>
    <message>
        <source>an input</source>
        <translation>Angabe</translation>
    </message>
    <message>
        <source>a line of “%1”</source>
        <translation>Zeile von „%1“</translation>
    </message>
    <message>
        <source>“%1” is not a value of this input</source>
        <translation>„%1“ ist kein Wert dieser Angabe</translation>
    </message>
    <message>
        <source>“%1” is a function of the dice notation; name the input otherwise</source>
        <translation>„%1“ ist eine Funktion der Würfelschreibweise; die Angabe anders nennen</translation>
    </message>
    <message>
        <source>“%1” is none of: actor.NAME, target.NAME, weapon.NAME, lookup.ID.OUTCOME, game.last, and a.NAME of side a</source>
        <translation>„%1“ ist keines von: actor.NAME, target.NAME, weapon.NAME, lookup.ID.OUTCOME, game.last, und a.NAME der Seite a</translation>
    </message>
    <message>
        <source>“words” needs %1 texts here</source>
        <translation>„words“ braucht hier %1 Texte</translation>
    </message>
    <message>
        <source>units of kind “%1” have no counter “%2”</source>
        <translation>Einheiten der Art „%1“ haben keinen Zähler „%2“</translation>
    </message>
    <message>
        <source>no kind of unit has a counter “%1”</source>
        <translation>keine Einheitenart hat einen Zähler „%1“</translation>
    </message>
    <message>
        <source>there is no status “%1” of units</source>
        <translation>einen Zustand „%1“ von Einheiten gibt es nicht</translation>
    </message>
    <message>
        <source>an effect on a status needs “on” or “off”, a condition</source>
        <translation>eine Wirkung auf einen Zustand braucht „on“ oder „off“, eine Bedingung</translation>
    </message>
    <message>
        <source>an effect on a counter needs “change”</source>
        <translation>eine Wirkung auf einen Zähler braucht „change“</translation>
    </message>
    <message>
        <source>the procedure has no %1, as %1 = {}</source>
        <translation>dem Ablauf fehlt %1, etwa als %1 = {}</translation>
    </message>
    <message>
        <source>what comes out of it must be said: “outcomes”, or “outcomes = []” where only the faces matter</source>
        <translation>was dabei herauskommt, muss dastehen: „outcomes“, oder „outcomes = []“, wenn nur die Augenzahlen zählen</translation>
    </message>
    <message>
        <source>the text never defines “%1”</source>
        <translation>der Text vergibt den Namen „%1“ nicht</translation>
    </message>
    <message>
        <source>a procedure has at most %1 effects</source>
        <translation>ein Ablauf hat höchstens %1 Wirkungen</translation>
    </message>
    <message>
        <source>there is no member “%1”</source>
        <translation>ein Mitglied „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>“%1” is no question whose answer is a side</source>
        <translation>„%1“ ist keine Frage, auf die eine Seite antwortet</translation>
    </message>
    <message>
        <source>“%1” is no outcome that is a choice</source>
        <translation>„%1“ ist kein Ergebnis, das eine Wahl ist</translation>
    </message>
    <message>
        <source>a procedure has at most %1 of these</source>
        <translation>ein Ablauf hat höchstens %1 davon</translation>
    </message>
    <message>
        <source>“refuse” needs “when”, a condition</source>
        <translation>„refuse“ braucht „when“, eine Bedingung</translation>
    </message>
    <message>
        <source>there are more than %1 of these</source>
        <translation>davon gibt es mehr als %1</translation>
    </message>
    <message>
        <source>the id “%1” is there twice</source>
        <translation>die Kennung „%1“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>a choice needs “choices”, each with an id and a label</source>
        <translation>eine Wahl braucht „choices“, je mit Kennung („id“) und Beschriftung („label“)</translation>
    </message>
    <message>
        <source>there is no kind of unit “%1”</source>
        <translation>eine Einheitenart „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>there is no unit “%1”</source>
        <translation>eine Einheit „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>a side has a resource “%1” already</source>
        <translation>eine Seite hat schon eine Ressource „%1“</translation>
    </message>
    <message>
        <source>the track has no phase “%1”</source>
        <translation>der Rundenablauf hat keine Phase „%1“</translation>
    </message>
    <message>
        <source>units have no status “%1”</source>
        <translation>Einheiten haben keinen Zustand „%1“</translation>
    </message>
    <message>
        <source>there is no tally “%1”</source>
        <translation>eine Zählung „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>“%1” is none of the lengths under “measure”</source>
        <translation>„%1“ ist keine der Längen unter „measure“</translation>
    </message>
    <message>
        <source>there is no status “%1”</source>
        <translation>einen Zustand „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>%1 names the procedure “%2”, which does not exist</source>
        <translation>%1 nennt den Ablauf „%2“, den es nicht gibt</translation>
    </message>
    <message>
        <source>the initiative</source>
        <translation>die Initiative</translation>
    </message>
    <message>
        <source>the initiative needs an outcome “%1” of “%2” that is a choice of sides</source>
        <translation>die Initiative braucht ein Ergebnis „%1“ von „%2“, das eine Wahl zwischen Seiten ist</translation>
    </message>
    <message>
        <source>the initiative is thrown by sides, and “%1” has an actor</source>
        <translation>um die Initiative würfeln Seiten, doch „%1“ hat eine handelnde Einheit („actor“)</translation>
    </message>
    <message>
        <source>“%1” is for turns of the kind “phases”</source>
        <translation>„%1“ gehört zu Zügen der Art „phases“</translation>
    </message>
    <message>
        <source>the phase “%1”</source>
        <translation>die Phase „%1“</translation>
    </message>
    <message>
        <source>a token is a roll for a unit, and “%1” has no actor</source>
        <translation>ein Marker ist ein Wurf für eine Einheit, doch „%1“ hat keine handelnde Einheit („actor“)</translation>
    </message>
    <message>
        <source>the text never defines the outcome “%1”</source>
        <translation>der Text vergibt den Namen des Ergebnisses „%1“ nicht</translation>
    </message>
    <message>
        <source>the text never uses “%1”</source>
        <translation>der Text benutzt „%1“ nie</translation>
    </message>
    <message>
        <source>a ruling is there twice</source>
        <translation>eine Auslegung kommt zweimal vor</translation>
    </message>
    <message>
        <source>there is no ruling “%1”</source>
        <translation>eine Auslegung „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>a procedure needs “throw”, its dice text</source>
        <translation>ein Ablauf braucht „throw“, seinen Würfeltext</translation>
    </message>
    <message>
        <source>a lookup needs “work”, how it is worked out</source>
        <translation>eine Nachschlagetabelle braucht „work“, wie sie berechnet wird</translation>
    </message>
    <message>
        <source>a lookup needs at least one outcome</source>
        <translation>eine Nachschlagetabelle braucht mindestens ein Ergebnis</translation>
    </message>
    <message>
        <source>“%1” is a lookup itself, and its input “%2” is none that one works out</source>
        <translation>„%1“ ist selbst eine Nachschlagetabelle; ihre Angabe „%2“ kann keine andere berechnen</translation>
    </message>
    <message>
        <source>“%1” takes “%2” from “%3”, which is no lookup.ID.OUTCOME</source>
        <translation>„%1“ nimmt „%2“ von „%3“, was kein lookup.ID.OUTCOME ist</translation>
    </message>
    <message>
        <source>the id “%1” is a procedure, lookup or random table already</source>
        <translation>die Kennung „%1“ hat schon ein Ablauf, eine Nachschlage- oder eine Zufallstabelle</translation>
    </message>
    <message>
        <source>the pack has too much dice text: 200,000 characters are the most</source>
        <translation>das Paket hat zu viel Würfeltext: höchstens 200.000 Zeichen</translation>
    </message>
    <message>
        <source>no dice are thrown here</source>
        <translation>hier wird nicht gewürfelt</translation>
    </message>
    <message>
        <source>“upto” must be more than %1, so that dice can pick this line</source>
        <translation>„upto“ muss mehr als %1 sein, damit die Würfel diese Zeile treffen können</translation>
    </message>
    <message>
        <source>a random table has at most %1 lines</source>
        <translation>eine Zufallstabelle hat höchstens %1 Zeilen</translation>
    </message>
    <message>
        <source>the last line must be “upto = %1”, the most that the dice can show</source>
        <translation>die letzte Zeile muss „upto = %1“ sein, das Höchste, was die Würfel zeigen können</translation>
    </message>
    <message>
        <source>a random table needs “dice”, as 1d6</source>
        <translation>eine Zufallstabelle braucht „dice“, etwa 1d6</translation>
    </message>
    <message>
        <source>a section begins with its title, as “# Title”</source>
        <translation>ein Abschnitt beginnt mit seinem Titel, etwa „# Titel“</translation>
    </message>
    <message>
        <source>a section has at most %1 characters</source>
        <translation>ein Abschnitt hat höchstens %1 Zeichen</translation>
    </message>
    <message>
        <source>a pack has no images</source>
        <translation>ein Paket hat keine Bilder</translation>
    </message>
    <message>
        <source>the link “%1” leads nowhere; links are written section:ID</source>
        <translation>der Verweis „%1“ führt nirgendwohin; Verweise schreibt man section:ID</translation>
    </message>
    <message>
        <source>HTML is not read; write a plain “less than” as &amp;lt;</source>
        <translation>HTML wird nicht gelesen; ein bloßes Kleiner-Zeichen schreibt man &amp;lt;</translation>
    </message>
    <message>
        <source>addresses are not read; links are written [words](section:ID)</source>
        <translation>Adressen werden nicht gelesen; Verweise schreibt man [Wörter](section:ID)</translation>
    </message>
    <message>
        <source>“reference” in pack.toml does not list this section</source>
        <translation>„reference“ in pack.toml führt diesen Abschnitt nicht auf</translation>
    </message>
    <message>
        <source>there is no file “%1”</source>
        <translation>eine Datei „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>the section “%1” is there twice</source>
        <translation>den Abschnitt „%1“ gibt es zweimal</translation>
    </message>
    <message>
        <source>the section “%1” is not in “reference”</source>
        <translation>der Abschnitt „%1“ steht nicht in „reference“</translation>
    </message>
    <message>
        <source>a limit needs the condition that breaks it</source>
        <translation>eine Grenze braucht die Bedingung, die sie verletzt</translation>
    </message>
    <message>
        <source>there is no member or weapon “%1”</source>
        <translation>weder ein Mitglied noch eine Waffe „%1“ gibt es</translation>
    </message>
    <message>
        <source>it needs what is free, as of = [&quot;veteran&quot;]</source>
        <translation>hier muss stehen, was frei ist, etwa of = [&quot;veteran&quot;]</translation>
    </message>
    <message>
        <source>it needs either “per-minis” or “per-enemy”</source>
        <translation>entweder „per-minis“ oder „per-enemy“ muss dastehen</translation>
    </message>
    <message>
        <source>the member “%1” counts as “%2”, which does not exist</source>
        <translation>das Mitglied „%1“ zählt als „%2“, das es nicht gibt</translation>
    </message>
    <message>
        <source>a question of kind choice needs two choices or more</source>
        <translation>eine Frage der Art choice braucht mindestens zwei Antworten („choices“)</translation>
    </message>
    <message>
        <source>“%1” is none of its choices</source>
        <translation>„%1“ steht dabei nicht zur Wahl</translation>
    </message>
    <message>
        <source>what is asked of a unit is a number or a choice</source>
        <translation>gefragt wird eine Einheit nach einer Zahl oder einer Wahl</translation>
    </message>
    <message>
        <source>a ruling needs two choices or more</source>
        <translation>bei einer Auslegung stehen mindestens zwei zur Wahl</translation>
    </message>
    <message>
        <source>the term “%1” is there twice</source>
        <translation>den Begriff „%1“ gibt es zweimal</translation>
    </message>
    <message>
        <source>this program reads packs of format = 1</source>
        <translation>dieses Programm liest Pakete mit format = 1</translation>
    </message>
    <message>
        <source>the ruling “%1” has no choice “%2”</source>
        <translation>bei der Auslegung „%1“ steht „%2“ nicht zur Wahl</translation>
    </message>
    <message>
        <source>no such unit has a counter “%1”</source>
        <translation>keine solche Einheit hat einen Zähler „%1“</translation>
    </message>
    <message>
        <source>“counter” and “rises” go together</source>
        <translation>„counter“ und „rises“ gehören zusammen</translation>
    </message>
    <message>
        <source>every unit has the status “%1” already</source>
        <translation>den Zustand „%1“ hat schon jede Einheit</translation>
    </message>
    <message>
        <source>“kinds”, “begins” and “counter” are for the statuses of units</source>
        <translation>„kinds“, „begins“ und „counter“ gehören zu Zuständen von Einheiten</translation>
    </message>
    <message>
        <source>“%1” is no question with a number asked of units</source>
        <translation>„%1“ ist keine Frage an Einheiten, auf die eine Zahl antwortet</translation>
    </message>
    <message>
        <source>every side has a score already</source>
        <translation>einen Punktestand („score“) hat schon jede Seite</translation>
    </message>
    <message>
        <source>the status “%1” clears “%2”, which does not exist</source>
        <translation>der Zustand „%1“ beendet „%2“, den es nicht gibt</translation>
    </message>
    <message>
        <source>there is no unit or kind of unit “%1”</source>
        <translation>weder eine Einheit noch eine Einheitenart „%1“ gibt es</translation>
    </message>
    <message>
        <source>a figure is a whole number from %1 to %2, or a text</source>
        <translation>ein Eintrag ist eine ganze Zahl von %1 bis %2 oder ein Text</translation>
    </message>
    <message>
        <source>a row needs “figures”, a list of whole numbers and texts</source>
        <translation>eine Zeile braucht „figures“, eine Liste aus ganzen Zahlen und Texten</translation>
    </message>
    <message>
        <source>the row “%1” has %2 figures, and the table %3 columns</source>
        <translation>die Zeile „%1“ hat %2 Einträge, die Tabelle aber %3 Spalten</translation>
    </message>
    <message>
        <source>a table needs “columns” and “rows”</source>
        <translation>eine Tabelle braucht „columns“ und „rows“</translation>
    </message>
    <message>
        <source>“%1” is neither a row of the table nor an input of kind choice</source>
        <translation>„%1“ ist weder eine Zeile der Tabelle noch eine Angabe der Art choice</translation>
    </message>
    <message>
        <source>“%1” is neither a column of the table nor an input of kind choice</source>
        <translation>„%1“ ist weder eine Spalte der Tabelle noch eine Angabe der Art choice</translation>
    </message>
    <message>
        <source>the table has no row “%1”, which the input “%2” can be</source>
        <translation>der Tabelle fehlt die Zeile „%1“, die bei der Angabe „%2“ zur Wahl steht</translation>
    </message>
    <message>
        <source>the table has no column “%1”, which the input “%2” can be</source>
        <translation>der Tabelle fehlt die Spalte „%1“, die bei der Angabe „%2“ zur Wahl steht</translation>
    </message>
    <message>
        <source>there is no table “%1”</source>
        <translation>eine Tabelle „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>there is an input “%1” already</source>
        <translation>eine Angabe „%1“ gibt es schon</translation>
    </message>
    <message>
        <source>“%1” is none of: ask, chosen, other</source>
        <translation>„%1“ ist keines von: ask, chosen, other</translation>
    </message>
    <message>
        <source>it needs one word for each of the %1 rounds</source>
        <translation>für jede der %1 Runden muss ein Wort dastehen</translation>
    </message>
    <message>
        <source>there is no section “%1”</source>
        <translation>einen Abschnitt „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>such turns need the key “%1”</source>
        <translation>solche Züge brauchen den Schlüssel „%1“</translation>
    </message>
    <message>
        <source>“%1” is for another kind of turns</source>
        <translation>„%1“ gehört zu einer anderen Art von Zügen</translation>
    </message>
    <message>
        <source>the track needs a phase with the id “%1”</source>
        <translation>der Rundenablauf braucht eine Phase mit der Kennung „%1“</translation>
    </message>
    <message>
        <source>the track needs a phase beside the set-up</source>
        <translation>der Rundenablauf braucht außer dem Aufbau noch eine Phase</translation>
    </message>
    <message>
        <source>a bonus needs “per-turn” or “per-game”</source>
        <translation>ein Bonus braucht „per-turn“ oder „per-game“</translation>
    </message>
    <message>
        <source>no resource has the colour “%1”</source>
        <translation>keine Ressource hat die Farbe „%1“</translation>
    </message>
    <message>
        <source>“%1” is none of the “procedures” of this action</source>
        <translation>„%1“ ist keiner der Abläufe („procedures“) dieser Aktion</translation>
    </message>
    <message>
        <source>there is no action “%1” before this one</source>
        <translation>eine Aktion „%1“ gibt es vor dieser nicht</translation>
    </message>
    <message>
        <source>“counted-with” needs “per-game”, how often both may be taken</source>
        <translation>„counted-with“ braucht „per-game“: wie oft beide gewählt werden dürfen</translation>
    </message>
    <message>
        <source>a reaction needs what it answers, as to = [&quot;shooting&quot;]</source>
        <translation>bei einer Reaktion muss stehen, worauf sie antwortet, etwa to = [&quot;shooting&quot;]</translation>
    </message>
    <message>
        <source>there is no action “%1”</source>
        <translation>eine Aktion „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>an objective needs something to compare</source>
        <translation>ein Missionsziel braucht etwas zum Vergleichen</translation>
    </message>
    <message>
        <source>there is no phase “%1”</source>
        <translation>eine Phase „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>a pack needs a [track]</source>
        <translation>ein Paket braucht [track]</translation>
    </message>
    <message>
        <source>a check</source>
        <translation>eine Probe</translation>
    </message>
    <message>
        <source>the action “%1”</source>
        <translation>die Aktion „%1“</translation>
    </message>
    <message>
        <source>the reaction “%1”</source>
        <translation>die Reaktion „%1“</translation>
    </message>
    <message>
        <source>the status “%1”</source>
        <translation>der Zustand „%1“</translation>
    </message>
    <message>
        <source>%1 bars “%2”, which is no procedure, action or reaction</source>
        <translation>%1 sperrt „%2“, was weder Ablauf noch Aktion noch Reaktion ist</translation>
    </message>
    <message>
        <source>“%1” is no question with a number</source>
        <translation>„%1“ ist keine Frage, auf die eine Zahl antwortet</translation>
    </message>
    <message>
        <source>a unit needs “kind”, the id of one</source>
        <translation>eine Einheit braucht „kind“, die Kennung einer Einheitenart</translation>
    </message>
    <message>
        <source>there is no weapon “%1”</source>
        <translation>eine Waffe „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>a pack needs at least one unit, as [[unit]]</source>
        <translation>ein Paket braucht mindestens eine Einheit, als [[unit]]</translation>
    </message>
    <message>
        <source>bands ascend: “%1” must end further away than “%2”</source>
        <translation>Reichweitenbänder steigen an: „%1“ muss weiter weg enden als „%2“</translation>
    </message>
    <message>
        <source>the numbers of minis must ascend</source>
        <translation>die Zahlen der Figuren müssen ansteigen</translation>
    </message>
    <message>
        <source>a stat needs a text, a value or a length</source>
        <translation>ein Wert braucht „text“, „value“ oder „length“</translation>
    </message>
    <message>
        <source>no table has a row “%1”</source>
        <translation>keine Tabelle hat eine Zeile „%1“</translation>
    </message>
    <message>
        <source>there is no procedure “%1” before this one</source>
        <translation>einen Ablauf „%1“ gibt es vor diesem nicht</translation>
    </message>
    <message>
        <source>there is no lookup “%1” before this one</source>
        <translation>eine Nachschlagetabelle „%1“ gibt es vor dieser nicht</translation>
    </message>
    <message>
        <source>a key has at most 100 parts</source>
        <translation>ein Schlüssel hat höchstens 100 Teile</translation>
    </message>
    <message>
        <source>; did you mean “%1”?</source>
        <translation>; war „%1“ gemeint?</translation>
    </message>
    <message>
        <source>; there are: %1</source>
        <translation>; es gibt: %1</translation>
    </message>
    <message>
        <source>this text is not closed: a %1 is missing at its end; a text of several lines stands between &apos;&apos;&apos; and &apos;&apos;&apos;</source>
        <translation>dieser Text ist nicht geschlossen: An seinem Ende fehlt %1; ein Text über mehrere Zeilen steht zwischen &apos;&apos;&apos; und &apos;&apos;&apos;</translation>
    </message>
    <message>
        <source>this text is not closed: %1 is missing at its end</source>
        <translation>dieser Text ist nicht geschlossen: An seinem Ende fehlt %1</translation>
    </message>
    <message>
        <source>a backslash has a meaning between &quot; and &quot;; put the text between &apos; and &apos;, or write \\ for a backslash</source>
        <translation>ein umgekehrter Schrägstrich hat zwischen &quot; und &quot; eine Bedeutung; den Text zwischen &apos; und &apos; setzen oder \\ dafür schreiben</translation>
    </message>
    <message>
        <source>not TOML: %1</source>
        <translation>kein TOML: %1</translation>
    </message>
    <message>
        <source>“%1” is one table above and a list here: write [[%1]] each time</source>
        <translation>„%1“ ist weiter oben eine Tabelle und hier eine Liste: jedes Mal [[%1]] schreiben</translation>
    </message>
    <message>
        <source>the table “%1” is there twice; a list of tables has [[%1]] before each</source>
        <translation>die Tabelle „%1“ gibt es zweimal; in einer Liste von Tabellen steht vor jeder [[%1]]</translation>
    </message>
    <message>
        <source>this key has a value already</source>
        <translation>dieser Schlüssel hat schon einen Wert</translation>
    </message>
    <message>
        <source>a value is missing here</source>
        <translation>hier fehlt ein Wert</translation>
    </message>
    <message>
        <source>“%1” is no value: a text stands in quotes, a number is written as 7 or -7, yes and no as true and false</source>
        <translation>„%1“ ist kein Wert: Text steht in Anführungszeichen, Zahlen schreibt man 7 oder -7, ja und nein true und false</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>diese Zahl ist zu groß</translation>
    </message>
    <message>
        <source>a line begins with a key, a [heading] or a # before a comment; a key has letters without accents, digits, - and _</source>
        <translation>eine Zeile beginnt mit einem Schlüssel, einer [Überschrift] oder # vor einem Kommentar; ein Schlüssel hat Buchstaben ohne Akzente und Umlaute, Ziffern, - und _</translation>
    </message>
    <message>
        <source>“=” is missing behind “%1”</source>
        <translation>hinter „%1“ fehlt „=“</translation>
    </message>
    <message>
        <source>something follows the value: each key has a line of its own, and a text one pair of quotes</source>
        <translation>auf den Wert folgt noch etwas: Jeder Schlüssel hat seine eigene Zeile und ein Text ein Paar Anführungszeichen</translation>
    </message>
    <message>
        <source>a list has commas between its entries and “]” at its end</source>
        <translation>eine Liste hat Kommas zwischen den Einträgen und „]“ am Ende</translation>
    </message>
    <message>
        <source>what stands between { and } has commas between its keys, none behind the last, and no line breaks</source>
        <translation>zwischen { und } stehen Kommas zwischen den Schlüsseln, keines hinter dem letzten, und keine Zeilenumbrüche</translation>
    </message>
    <message>
        <source>“]” is missing at the end of the heading</source>
        <translation>am Ende der Überschrift fehlt „]“</translation>
    </message>
    <message>
        <source>it may have: %1</source>
        <translation>möglich sind: %1</translation>
    </message>
    <message>
        <source>did you mean “%1”?</source>
        <translation>war „%1“ gemeint?</translation>
    </message>
    <message>
        <source>%1 has no key “%2”; %3</source>
        <translation>%1 hat keinen Schlüssel „%2“; %3</translation>
    </message>
    <message>
        <source>%1 needs the key “%2”</source>
        <translation>%1 braucht den Schlüssel „%2“</translation>
    </message>
    <message>
        <source>“%1” must be %2</source>
        <translation>„%1“: erwartet wird %2</translation>
    </message>
    <message>
        <source>“%1” has more than %2 entries</source>
        <translation>„%1“ hat mehr als %2 Einträge</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>“%1” must not be empty</source>
        <translation>„%1“ darf nicht leer sein</translation>
    </message>
    <message>
        <source>“%1” is not an id: letters, digits and hyphens, a letter first, 64 at most</source>
        <translation>„%1“ ist keine Kennung: Buchstaben, Ziffern und Bindestriche, zuerst ein Buchstabe, höchstens 64 Zeichen</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>eine Liste von Texten</translation>
    </message>
    <message>
        <source>a table of texts, as { name = &quot;text&quot; }</source>
        <translation>eine Tabelle von Texten, etwa { name = &quot;Text&quot; }</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>eine Tabelle</translation>
    </message>
    <message>
        <source>a list of tables</source>
        <translation>eine Liste von Tabellen</translation>
    </message>
    <message>
        <source>“%1” is none of: %2</source>
        <translation>„%1“ ist keines von: %2</translation>
    </message>
    <message>
        <source>%1=%2: it takes %3</source>
        <translation>%1=%2: erwartet wird %3</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>yes oder no</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>eines von: %1</translation>
    </message>
    <message>
        <source>dice, such as 2d10</source>
        <translation>ein Wurf wie 2d10</translation>
    </message>
    <message>
        <source>%1 needs %2: %3</source>
        <translation>%1 braucht %2: %3</translation>
    </message>
    <message>
        <source>%1 has no ruling “%2”; there are: %3</source>
        <translation>%1 hat keine Auslegung „%2“; es gibt: %3</translation>
    </message>
    <message>
        <source>the ruling %1 has no choice “%2”; it takes: %3</source>
        <translation>bei der Auslegung %1 steht „%2“ nicht zur Wahl; möglich sind: %3</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>zerstört</translation>
    </message>
    <message>
        <source>no unit has a figure “%1” for this action to replace</source>
        <translation>keine Einheit hat einen Wert „%1“, den diese Aktion ersetzen könnte</translation>
    </message>
    <message>
        <source>A stud is 8 mm wide, and one brick is the long side of a 2×4.</source>
        <translation>Eine Noppe ist 8 mm breit, und ein Stein ist die lange Seite eines 2×4.</translation>
    </message>
    <message>
        <source>bricks</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>studs</source>
        <translation>Noppen</translation>
    </message>
    <message>
        <source>inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>cm</source>
        <translation>cm</translation>
    </message>
    <message>
        <source>, a %1</source>
        <translation>, vom Typ %1</translation>
    </message>
    <message>
        <source>unit %1: %2</source>
        <translation>Einheit %1: %2</translation>
    </message>
    <message>
        <source>the roster is for %1, and %2 is played here</source>
        <translation>die Armeeliste ist für %1, und hier wird %2 gespielt</translation>
    </message>
    <message>
        <source>“%1” is not the id of a pack</source>
        <translation>„%1“ ist keine Kennung eines Regelpakets</translation>
    </message>
    <message>
        <source>the pack “%1” has faults</source>
        <translation>das Regelpaket „%1“ hat Fehler</translation>
    </message>
    <message>
        <source>a roster is written {&quot;format&quot;:1,&quot;pack&quot;:…,&quot;name&quot;:…,&quot;units&quot;:[…]}</source>
        <translation>eine Armeeliste schreibt man {&quot;format&quot;:1,&quot;pack&quot;:…,&quot;name&quot;:…,&quot;units&quot;:[…]}</translation>
    </message>
    <message>
        <source>a roster has no key “%1”; it takes: format, pack, name, units</source>
        <translation>eine Armeeliste hat keinen Schlüssel „%1“; sie nimmt: format, pack, name, units</translation>
    </message>
    <message>
        <source>a roster has at most %1 units</source>
        <translation>eine Armeeliste hat höchstens %1 Einheiten</translation>
    </message>
    <message>
        <source>a unit is written {&quot;type&quot;:…}</source>
        <translation>eine Einheit schreibt man {&quot;type&quot;:…}</translation>
    </message>
    <message>
        <source>a unit has no key “%1”; it takes: type, name, with, members, weapons, note</source>
        <translation>eine Einheit hat keinen Schlüssel „%1“; sie nimmt: „type, name, with, members, weapons, note“</translation>
    </message>
    <message>
        <source>a roster has at most %1 bytes</source>
        <translation>eine Armeeliste hat höchstens %1 Byte</translation>
    </message>
    <message>
        <source>it is not written in UTF-8</source>
        <translation>sie ist nicht in UTF-8 geschrieben</translation>
    </message>
    <message>
        <source>its file cannot be read: %1</source>
        <translation>ihre Datei lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>a unit is written 2 x type &quot;Name&quot;: thing 3, thing 1; note</source>
        <translation>eine Einheit schreibt man 2 x Typ &quot;Name&quot;: Ding 3, Ding 1; Notiz</translation>
    </message>
    <message>
        <source>several units of one name: give each a line</source>
        <translation>mehrere Einheiten mit einem Namen: jede bekommt ihre eigene Zeile</translation>
    </message>
    <message>
        <source>a name stands between two &quot;, and \&quot; in it is one</source>
        <translation>ein Name steht zwischen zwei &quot;, und \&quot; darin ist eines</translation>
    </message>
    <message>
        <source>“%1” is nothing that %2 asks of a unit, no member and no weapon</source>
        <translation>„%1“ ist nichts, wonach %2 bei einer Einheit fragt, kein Mitglied und keine Waffe</translation>
    </message>
    <message>
        <source>“%1” is there twice</source>
        <translation>„%1“ steht zweimal da</translation>
    </message>
    <message>
        <source>a roster says for which pack it is, as pack: quick-play</source>
        <translation>eine Armeeliste sagt, für welches Regelpaket sie ist, etwa pack: quick-play</translation>
    </message>
    <message>
        <source>%1 is not done with this weapon: %2</source>
        <translation>%1 geht nicht mit dieser Waffe: %2</translation>
    </message>
    <message>
        <source>“melee” tells weapons apart: it needs “weapon = true”</source>
        <translation>„melee“ unterscheidet Waffen: dazu gehört „weapon = true“</translation>
    </message>
    <message>
        <source>expected %1; %2; did you mean “%3”?</source>
        <translation>erwartet wird %1; %2; war „%3“ gemeint?</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>braun</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violett</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>unit active without a roll</source>
        <translation>Einheit ohne Wurf aktiv</translation>
    </message>
    <message>
        <source>units active without a roll</source>
        <translation>Einheiten ohne Wurf aktiv</translation>
    </message>
    <message>
        <source>brick</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>stud</source>
        <translation>Noppe</translation>
    </message>
    <message>
        <source>inch</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>.</source>
        <comment>between a number and its decimals</comment>
        <translation>,</translation>
    </message>
    <message>
        <source>“%1one” is missing: what one of them is called</source>
        <translation>„%1one“ fehlt: wie ein Einzelnes davon heißt</translation>
    </message>
    <message>
        <source>no limit</source>
        <comment>of rounds or turns</comment>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>Seite A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>Seite B</translation>
    </message>
    <message>
        <source>%1 (line %2, column %3)</source>
        <translation>%1 (Zeile %2, Spalte %3)</translation>
    </message>
    <message>
        <source>not JSON: something unexpected</source>
        <translation>kein JSON: hier steht etwas Unerwartetes</translation>
    </message>
    <message>
        <source>%1 has declared a reaction (%2): against it, “%3” (%4) takes the place of %5</source>
        <translation>%1 hat eine Reaktion angesagt (%2): dagegen gilt „%3“ (%4) anstelle von %5</translation>
    </message>
    <message>
        <source>; now %1 does what it has declared: %2</source>
        <translation>; jetzt tut %1, was angesagt war: %2</translation>
    </message>
    <message>
        <source>%1 is active for %2, which brings no %3; %4 now answers: %5</source>
        <translation>%1 ist aktiv für %2, und dabei kommt %3 nicht vor; %4 antwortet jetzt auf: %5</translation>
    </message>
    <message>
        <source>“instead-of” goes with “as-target”</source>
        <translation>„instead-of“ gehört zu „as-target“</translation>
    </message>
    <message>
        <source>“%1” is none of what this reaction answers</source>
        <translation>„%1“ ist nichts, worauf diese Reaktion antwortet</translation>
    </message>
    <message>
        <source>“used-unnamed” goes with “single-use”</source>
        <translation>„used-unnamed“ gehört zu „single-use“</translation>
    </message>
    <message>
        <source>%1 has %2 left: %3</source>
        <translation>%1 hat noch %2: %3</translation>
    </message>
    <message>
        <source>%1 is still active; first: %2</source>
        <translation>%1 ist noch aktiv; zuerst: %2</translation>
    </message>
    <message>
        <source>“by” is for procedures that have a target and no actor</source>
        <translation>„by“ ist für Abläufe, die ein Ziel haben und keinen Handelnden</translation>
    </message>
    <message>
        <source> (%1 left)</source>
        <translation> (%1 übrig)</translation>
    </message>
    <message>
        <source>%1 is done%2: on to the rolls</source>
        <translation>%1 ist fertig%2: weiter zu den Würfen</translation>
    </message>
    <message>
        <source>%1 is done%2: now %3 places</source>
        <translation>%1 ist fertig%2: Nun legt %3</translation>
    </message>
    <message>
        <source>%1 has no token left, %2 in all: take one back first</source>
        <translation>%1 hat keinen Marker mehr, insgesamt %2: erst einen zurücknehmen</translation>
    </message>
    <message>
        <source>“uses” is for a procedure whose actor takes no weapon</source>
        <translation>„uses“ ist für einen Ablauf, dessen Handelnder keine Waffe nimmt</translation>
    </message>
    <message>
        <source>no reaction answers “%1”</source>
        <translation>keine Reaktion antwortet auf „%1“</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 oder weniger</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>mehr als %1</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation>weniger als %1</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>gesehen</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Würfelglück</translation>
    </message>
    <message>
        <source>No dice have fallen yet in this game.</source>
        <translation>In diesem Spiel sind noch keine Würfel gefallen.</translation>
    </message>
    <message>
        <source>How the units stand</source>
        <translation>Wie die Einheiten stehen</translation>
    </message>
    <message>
        <source>That is what chance looks like.</source>
        <translation>So sieht Zufall aus.</translation>
    </message>
    <message>
        <source>Every face came up as often as is usual.</source>
        <translation>Jede Augenzahl kam so oft wie üblich.</translation>
    </message>
    <message>
        <source>One face came up less or more often than is usual; among so many faces one now and then does.</source>
        <translation>Eine Augenzahl kam seltener oder öfter als üblich; unter so vielen geschieht das hin und wieder.</translation>
    </message>
    <message>
        <source>Nobody&apos;s turn</source>
        <translation>Niemand am Zug</translation>
    </message>
    <message>
        <source>%1 · dice of the table</source>
        <translation>%1 · Würfel vom Tisch</translation>
    </message>
    <message>
        <source>%1 · dice of the app</source>
        <translation>%1 · Würfel der App</translation>
    </message>
    <message>
        <source>%1: seen %2, expected %3, usual %4 to %5</source>
        <translation>%1: gesehen %2, erwartet %3, üblich %4 bis %5</translation>
    </message>
    <message>
        <source>one die</source>
        <translation>ein Würfel</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, on average %3; fair dice give %4.</source>
        <translation>%1: %2, im Schnitt %3; faire Würfel geben %4.</translation>
    </message>
    <message>
        <source>%1 Too few to say anything: chance has hardly begun to even out.</source>
        <translation>%1 Zu wenige, um etwas zu sagen: Der Zufall hat kaum begonnen, sich auszugleichen.</translation>
    </message>
    <message>
        <source>On 95 of 100 evenings with as many dice the average lies from %1 to %2.</source>
        <translation>An 95 von 100 Abenden mit so vielen Würfeln liegt der Schnitt zwischen %1 und %2.</translation>
    </message>
    <message>
        <source>Points after each round</source>
        <translation>Punkte nach jeder Runde</translation>
    </message>
    <message>
        <source>Units destroyed after each round</source>
        <translation>Zerstörte Einheiten nach jeder Runde</translation>
    </message>
    <message>
        <source>%1 of them %2 · counted on the table</source>
        <translation>%1 davon %2 · auf dem Tisch gezählt</translation>
    </message>
    <message>
        <source> · thrown on the table</source>
        <translation> · auf dem Tisch geworfen</translation>
    </message>
    <message>
        <source> · some thrown on the table</source>
        <translation> · zum Teil auf dem Tisch geworfen</translation>
    </message>
    <message>
        <source> (does not count)</source>
        <translation> (zählt nicht)</translation>
    </message>
    <message>
        <source>The cube drawn</source>
        <translation>Der gezogene Stein</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>Raute</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>%1 already has the colour %2</source>
        <translation>%1 hat schon die Farbe %2</translation>
    </message>
    <message>
        <source>%1 already has the shape %2</source>
        <translation>%1 hat schon die Form %2</translation>
    </message>
    <message>
        <source>, an %1</source>
        <translation>, vom Typ %1</translation>
    </message>
    <message>
        <source>%1: no longer %2</source>
        <translation>%1: nicht mehr %2</translation>
    </message>
    <message>
        <source>black</source>
        <comment>colour of the cube that is taken</comment>
        <translation>schwarzen</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour of the cube that is taken</comment>
        <translation>blauen</translation>
    </message>
    <message>
        <source>brown</source>
        <comment>colour of the cube that is taken</comment>
        <translation>braunen</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour of the cube that is taken</comment>
        <translation>grünen</translation>
    </message>
    <message>
        <source>grey</source>
        <comment>colour of the cube that is taken</comment>
        <translation>grauen</translation>
    </message>
    <message>
        <source>orange</source>
        <comment>colour of the cube that is taken</comment>
        <translation>orangefarbenen</translation>
    </message>
    <message>
        <source>pink</source>
        <comment>colour of the cube that is taken</comment>
        <translation>rosa</translation>
    </message>
    <message>
        <source>purple</source>
        <comment>colour of the cube that is taken</comment>
        <translation>violetten</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of the cube that is taken</comment>
        <translation>roten</translation>
    </message>
    <message>
        <source>white</source>
        <comment>colour of the cube that is taken</comment>
        <translation>weißen</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>colour of the cube that is taken</comment>
        <translation>gelben</translation>
    </message>
    <message>
        <source>%1 rolls first</source>
        <translation>%1 würfelt zuerst</translation>
    </message>
    <message>
        <source>%1 is done placing tokens; now %2 places them</source>
        <translation>%1 ist mit dem Legen fertig; nun legt %2 Marker</translation>
    </message>
    <message>
        <source>%1 is done placing tokens</source>
        <translation>%1 ist mit dem Legen fertig</translation>
    </message>
    <message>
        <source>d</source>
        <comment>a die, before its faces: 2d10</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>units that are there as the game begins count by themselves</source>
        <translation>Einheiten, die bei Spielbeginn da sind, zählen von selbst</translation>
    </message>
    <message>
        <source>, now %1: %2</source>
        <translation>, jetzt %1: %2</translation>
    </message>
    <message>
        <source>nothing of %1 is counted at the start</source>
        <translation>von %1 zählt zu Beginn nichts</translation>
    </message>
    <message>
        <source>it was not closed properly the last time</source>
        <translation>es wurde zuletzt nicht richtig geschlossen</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 Minute</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 Minuten</translation>
    </message>
    <message>
        <source>Played for %1.</source>
        <translation>Spielzeit: %1.</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>weniger als eine Minute</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 Stunde</translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation>%1 Stunden</translation>
    </message>
    <message>
        <source>Played for %1 and %2.</source>
        <translation>Spielzeit: %1 und %2.</translation>
    </message>
    <message>
        <source>an effect names one of the unit&apos;s counters, of its members or of the weapons that it carries, and a whole number</source>
        <translation>ein Effekt nennt einen Zähler der Einheit, eines ihrer Mitglieder oder eine ihrer Waffen, und eine ganze Zahl</translation>
    </message>
    <message>
        <source>%1 has %2 %3 left, and the members named make %4 of them</source>
        <translation>%1 hat noch %2 %3, und die genannten Mitglieder sind davon %4</translation>
    </message>
    <message>
        <source>%1 cannot %2: that is not for units of the kind %3</source>
        <translation>%1 kann nicht: %2, das ist nichts für Einheiten der Art %3</translation>
    </message>
    <message>
        <source>%1 cannot %2: it is not %3</source>
        <translation>%1 kann nicht: %2, sie ist nicht %3</translation>
    </message>
    <message>
        <source>%1 cannot hold that: that is not for units of the kind %2</source>
        <translation>%1 kann das nicht zurückhalten: Das ist nichts für Einheiten der Art %2</translation>
    </message>
    <message>
        <source>nothing is paid for an action in %1</source>
        <translation>in %1 wird für Aktionen nichts bezahlt</translation>
    </message>
    <message>
        <source>%1 acts: %2%3; %4 left</source>
        <translation>%1 handelt: %2%3; noch %4</translation>
    </message>
    <message>
        <source>“destroyed” goes with “after”</source>
        <translation>„destroyed“ gehört zu „after“</translation>
    </message>
    <message>
        <source>the reminder “%1”</source>
        <translation>die Erinnerung „%1“</translation>
    </message>
    <message>
        <source>“%1” means something else in the conditions of factors already: take another id</source>
        <translation>„%1“ bedeutet in den Bedingungen von Faktoren schon etwas anderes: bitte eine andere Kennung nehmen</translation>
    </message>
    <message>
        <source>several names with “|” are for what units have, behind “actor.” or “target.”</source>
        <translation>mehrere Namen mit „|“ sind für das, was Einheiten haben, hinter „actor.“ oder „target.“</translation>
    </message>
    <message>
        <source>a name is missing beside a “|”</source>
        <translation>neben einem „|“ fehlt ein Name</translation>
    </message>
    <message>
        <source>“from” has more than %1 names</source>
        <translation>„from“ hat mehr als %1 Namen</translation>
    </message>
    <message>
        <source>“%1” is a status of sides, and no unit has it</source>
        <translation>„%1“ ist ein Zustand von Seiten, und keine Einheit hat ihn</translation>
    </message>
    <message>
        <source>“inclusive” goes with “to”</source>
        <translation>„inclusive“ gehört zu „to“</translation>
    </message>
    <message>
        <source>“paid” goes with the action that the unit is active for: say which, as %1</source>
        <translation>„paid“ gehört zu der Aktion, für die die Einheit aktiv ist: sag, für welche, etwa %1</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>wer am Zug ist</translation>
    </message>
    <message>
        <source>active unit</source>
        <translation>aktive Einheit</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>goes first</source>
        <translation>beginnt</translation>
    </message>
    <message>
        <source>left to spend</source>
        <translation>noch auszugeben</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>state</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>%1 only answers what an enemy does</source>
        <translation>%1 antwortet nur auf das, was ein Gegner tut</translation>
    </message>
    <message>
        <source>“weapon.not-melee” gives no dice; it is for a number, a flag or a choice</source>
        <translation>„weapon.not-melee“ gibt keine Würfel; es ist für eine Zahl, ein Ja oder Nein oder eine Auswahl</translation>
    </message>
    <message>
        <source>nobody waits for it any more</source>
        <translation>niemand wartet mehr darauf</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>nothing fills in “{%1}”</source>
        <translation>nichts füllt „{%1}“ aus</translation>
    </message>
    <message>
        <source>“kinds”, “bonus” and “unless-done” are of units: each = &quot;unit&quot;</source>
        <translation>„kinds“, „bonus“ und „unless-done“ gelten Einheiten: each = &quot;unit&quot;</translation>
    </message>
    <message>
        <source>“of” is of sides or units: each = &quot;side&quot; or each = &quot;unit&quot;</source>
        <translation>„of“ gilt Seiten oder Einheiten: each = &quot;side&quot; oder each = &quot;unit&quot;</translation>
    </message>
    <message>
        <source>“of” tells targets apart, and here there is no “target”</source>
        <translation>„of“ unterscheidet Ziele, und hier gibt es kein „target“</translation>
    </message>
    <message>
        <source>%1 is off the map, so %2 is not in command</source>
        <translation>%1 ist nicht auf der Karte, also wird %2 nicht geführt</translation>
    </message>
    <message>
        <source>this is for units that belong to a formation: say which question asks for it</source>
        <translation>das ist für Einheiten, die zu einem Verband gehören: sagen Sie, welche Frage danach fragt</translation>
    </message>
    <message>
        <source>only a unit that is active for no action yet, and has done nothing else, says for which it is</source>
        <translation>nur eine Einheit, die noch für keine Aktion aktiv ist und nichts anderes getan hat, sagt, wofür sie es ist</translation>
    </message>
    <message>
        <source>%1 cannot %2: it has no %3 left</source>
        <translation>%1 kann nicht %2: Übrig ist kein %3</translation>
    </message>
    <message>
        <source>%1 is not active for an action that it has still to name</source>
        <translation>%1 ist für keine Aktion aktiv, die noch zu nennen wäre</translation>
    </message>
    <message>
        <source>%1 has done nothing that %2 answers</source>
        <translation>%1 hat nichts getan, worauf %2 antwortet</translation>
    </message>
    <message>
        <source>“goes-with” is for procedures that say by which units, as “by”</source>
        <translation>„goes-with“ ist für Abläufe, die mit „by“ sagen, durch welche Einheiten</translation>
    </message>
    <message>
        <source>“%1” is a status of units, and this is one of the side</source>
        <translation>„%1“ ist ein Zustand von Einheiten, und hier geht es um einen der Seite</translation>
    </message>
    <message>
        <source>“told-by-deeds” goes with “actions”</source>
        <translation>„told-by-deeds“ gehört zu „actions“</translation>
    </message>
    <message>
        <source>“one-of” is for factors that are ticked, not counted</source>
        <translation>„one-of“ ist für Faktoren, die angekreuzt und nicht gezählt werden</translation>
    </message>
    <message>
        <source>“becomes” is for statuses that end by a rule, as “ends”</source>
        <translation>„becomes“ ist für Zustände, die nach einer Regel enden, wie „ends“</translation>
    </message>
    <message>
        <source>the status “%1” becomes “%2”, which is none of the same sort</source>
        <translation>der Zustand „%1“ wird zu „%2“, was keiner derselben Art ist</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>arrives in round</source>
        <translation>kommt in Runde</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>angeschlossen</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Who holds what changes</source>
        <translation>Wer was hält, ändert sich</translation>
    </message>
    <message>
        <source>The result that waits for acceptance changes</source>
        <translation>Das Ergebnis, das auf Annahme wartet, ändert sich</translation>
    </message>
    <message>
        <source>The set-up changes</source>
        <translation>Der Aufbau ändert sich</translation>
    </message>
    <message>
        <source>How far the turn has come changes</source>
        <translation>Wie weit der Zug ist, ändert sich</translation>
    </message>
    <message>
        <source>The agreement to the score changes</source>
        <translation>Die Einigung über den Stand ändert sich</translation>
    </message>
    <message>
        <source>The points of single rounds change</source>
        <translation>Die Punkte einzelner Runden ändern sich</translation>
    </message>
    <message>
        <source>The reading of the rules changes</source>
        <translation>Die Lesart der Regeln ändert sich</translation>
    </message>
    <message>
        <source>The choices of a unit change</source>
        <translation>Die Angaben zu einer Einheit ändern sich</translation>
    </message>
    <message>
        <source>Higher than usual: by chance alone that happens to at most one table in %1.</source>
        <translation>Höher als üblich: Durch bloßen Zufall geschieht das höchstens einem Tisch von %1.</translation>
    </message>
    <message>
        <source>Lower than usual: by chance alone that happens to at most one table in %1.</source>
        <translation>Niedriger als üblich: Durch bloßen Zufall geschieht das höchstens einem Tisch von %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n faces came up less or more often than is usual; chance alone seldom does that to so many.</source>
        <translation>
            <numerusform>%n Augenzahl kam seltener oder öfter als üblich; der Zufall allein macht das selten.</numerusform>
            <numerusform>%n Augenzahlen kamen seltener oder öfter als üblich; der Zufall allein macht das selten mit so vielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n faces came up less or more often than is usual; among so many, some now and then do.</source>
        <translation>
            <numerusform>%n Augenzahl kam seltener oder öfter als üblich; unter so vielen geschieht das hin und wieder.</numerusform>
            <numerusform>%n Augenzahlen kamen seltener oder öfter als üblich; unter so vielen geschieht das hin und wieder.</numerusform>
        </translation>
    </message>
    <message>
        <source>activation</source>
        <translation>Aktivierung</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>%1 has acted</source>
        <translation>%1 hat gehandelt</translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation>%1 ist fertig</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 has done what it was activated for (%2)</source>
        <translation>%1 hat getan, wofür die Aktivierung war (%2)</translation>
    </message>
    <message>
        <source>%1: activate it again, or end its action</source>
        <translation>%1: neu aktivieren oder die Aktion beenden</translation>
    </message>
    <message>
        <source>%1: “%2” once more, or end its action</source>
        <translation>%1: noch einmal „%2“ oder die Aktion beenden</translation>
    </message>
</context>
<context>
    <name>adjutant::app::Actions</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ArmyPanel</name>
    <message>
        <source>Units on the right</source>
        <translation>Einheiten rechts</translation>
    </message>
    <message>
        <source>Units on the left</source>
        <translation>Einheiten links</translation>
    </message>
    <message>
        <source>Army of %1</source>
        <translation>Armee von %1</translation>
    </message>
    <message>
        <source>No unit of this army fits.</source>
        <translation>Keine Einheit dieser Armee passt.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>none ready</source>
        <translation>keine bereit</translation>
    </message>
    <message numerus="yes">
        <source>%n ready</source>
        <translation>
            <numerusform>%n bereit</numerusform>
            <numerusform>%n bereit</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Folded. Shows them.</source>
        <translation>Zugeklappt. Zeigt sie.</translation>
    </message>
    <message>
        <source>Unfolded. Folds them away.</source>
        <translation>Aufgeklappt. Klappt sie zu.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::AwakeScreen</name>
    <message>
        <source>A game is on</source>
        <translation>Ein Spiel läuft</translation>
    </message>
</context>
<context>
    <name>adjutant::app::BannerBar</name>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
</context>
<context>
    <name>adjutant::app::BottomBar</name>
    <message>
        <source>Next and last</source>
        <translation>Weiter und zuletzt</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Last: %1</source>
        <translation>Zuletzt: %1</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Weiter: %1</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ChanceView</name>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ChipBoard</name>
    <message>
        <source>Keep highest</source>
        <translation>Höchste behalten</translation>
    </message>
    <message>
        <source>Keep the highest die; again: one more</source>
        <translation>Den höchsten Würfel behalten; erneut: einen mehr</translation>
    </message>
    <message>
        <source>Keep lowest</source>
        <translation>Niedrigste behalten</translation>
    </message>
    <message>
        <source>Keep the lowest die; again: one more</source>
        <translation>Den niedrigsten Würfel behalten; erneut: einen mehr</translation>
    </message>
    <message>
        <source>Drop highest</source>
        <translation>Höchste streichen</translation>
    </message>
    <message>
        <source>Drop the highest die; again: one more</source>
        <translation>Den höchsten Würfel streichen; erneut: einen mehr</translation>
    </message>
    <message>
        <source>Drop lowest</source>
        <translation>Niedrigste streichen</translation>
    </message>
    <message>
        <source>Drop the lowest die; again: one more</source>
        <translation>Den niedrigsten Würfel streichen; erneut: einen mehr</translation>
    </message>
    <message>
        <source>Reroll</source>
        <translation>Neu werfen</translation>
    </message>
    <message>
        <source>Throw ones again, once; again: twos as well</source>
        <translation>Einsen einmal neu werfen; erneut: auch Zweien</translation>
    </message>
    <message>
        <source>Explode</source>
        <translation>Explodieren</translation>
    </message>
    <message>
        <source>The highest face brings one more die; again: no longer</source>
        <translation>Die höchste Augenzahl bringt einen Würfel mehr; erneut: nicht mehr</translation>
    </message>
    <message>
        <source>Count ≥ n</source>
        <translation>Zählen ≥ n</translation>
    </message>
    <message>
        <source>Count the dice that reach a number; again: one higher</source>
        <translation>Würfel zählen, die eine Zahl erreichen; erneut: eins höher</translation>
    </message>
    <message>
        <source>+ 1</source>
        <translation>+ 1</translation>
    </message>
    <message>
        <source>Add one to the total</source>
        <translation>Eins zur Summe dazu</translation>
    </message>
    <message>
        <source>− 1</source>
        <translation>− 1</translation>
    </message>
    <message>
        <source>Take one from the total</source>
        <translation>Eins von der Summe weg</translation>
    </message>
    <message>
        <source>Number ▲</source>
        <translation>Zahl ▲</translation>
    </message>
    <message>
        <source>The last number, one more</source>
        <translation>Die letzte Zahl um eins höher</translation>
    </message>
    <message>
        <source>Number ▼</source>
        <translation>Zahl ▼</translation>
    </message>
    <message>
        <source>The last number, one less</source>
        <translation>Die letzte Zahl um eins niedriger</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Take the last word away</source>
        <translation>Das letzte Wort wegnehmen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>One more %1</source>
        <translation>Noch ein %1</translation>
    </message>
    <message>
        <source>What is done with the dice</source>
        <translation>Was mit den Würfeln geschieht</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ChoiceRow</name>
    <message>
        <source>%1: %2</source>
        <comment>At: Ben</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::Coin</name>
    <message>
        <source>Heads</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Tails</source>
        <translation>Zahl</translation>
    </message>
</context>
<context>
    <name>adjutant::app::CoinPart</name>
    <message>
        <source>Toss the coin</source>
        <translation>Münze werfen</translation>
    </message>
    <message>
        <source>Not tossed yet.</source>
        <translation>Noch nicht geworfen.</translation>
    </message>
    <message>
        <source>Toss %1: %2. Heads %3, tails %4 so far.</source>
        <translation>Wurf %1: %2. Bisher Kopf %3, Zahl %4.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::CoinTrail</name>
    <message>
        <source>No tosses yet</source>
        <translation>Noch keine Würfe</translation>
    </message>
    <message>
        <source>The last tosses, newest first: %1</source>
        <translation>Die letzten Würfe, der neueste zuerst: %1</translation>
    </message>
</context>
<context>
    <name>adjutant::app::CoinView</name>
    <message>
        <source>The coin shows: %1</source>
        <translation>Die Münze zeigt: %1</translation>
    </message>
    <message>
        <source>The coin, not tossed yet</source>
        <translation>Die Münze, noch nicht geworfen</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ComparePart</name>
    <message>
        <source>%1 on average</source>
        <translation>%1 im Mittel</translation>
    </message>
    <message>
        <source>%1, %2: none</source>
        <translation>%1, %2: keine</translation>
    </message>
    <message>
        <source>%1, %2: %3 %4</source>
        <translation>%1, %2: %3 %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1, %2 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::CountRow</name>
    <message>
        <source>Or only how many are %1:</source>
        <translation>Oder nur, wie viele %1 zeigen:</translation>
    </message>
    <message>
        <source>Dice that are %1</source>
        <translation>Würfel mit %1</translation>
    </message>
    <message>
        <source>Count…</source>
        <translation>Zählen…</translation>
    </message>
    <message>
        <source>Or only how many of the %1 are %2:</source>
        <translation>Oder nur, wie viele der %1 diese zeigen: %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::CounterButton</name>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>Opens a pad to set it, 0 to %1</source>
        <translation>Öffnet ein Zahlenfeld zum Setzen, 0 bis %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::CourseChart</name>
    <message>
        <source>What the chart shows</source>
        <translation>Was das Diagramm zeigt</translation>
    </message>
    <message>
        <source>The chart of points and losses begins with the first round.</source>
        <translation>Das Diagramm der Punkte und Verluste beginnt mit der ersten Runde.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points after each round</source>
        <translation>Punkte nach jeder Runde</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Units destroyed after each round</source>
        <translation>Zerstörte Einheiten nach jeder Runde</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
</context>
<context>
    <name>adjutant::app::CubesPart</name>
    <message>
        <source>The holder of the marker says who acts first</source>
        <translation>Wer den Marker hat, sagt, wer zuerst handelt</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>There is nothing that this could be done with now. Take another action.</source>
        <translation>Dafür ist jetzt nichts da. Eine andere Aktion nehmen.</translation>
    </message>
    <message>
        <source>any cube</source>
        <translation>für einen beliebigen Stein</translation>
    </message>
    <message>
        <source>a %1 cube</source>
        <translation>für einen %1 Stein</translation>
    </message>
    <message>
        <source>%1: discard a cube</source>
        <translation>%1: einen Stein abwerfen</translation>
    </message>
</context>
<context>
    <name>adjutant::app::Desk</name>
    <message>
        <source>There is no entry %1.</source>
        <translation>Einen Eintrag %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>The result of the last throw waits to be accepted first.</source>
        <translation>Erst ist das Ergebnis des letzten Wurfs anzunehmen.</translation>
    </message>
    <message>
        <source>%1 is destroyed.</source>
        <translation>%1 ist zerstört.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1 has been activated in this round.</source>
        <translation>%1 war in dieser Runde schon aktiv.</translation>
    </message>
    <message>
        <source>%1 has nothing to do in this phase.</source>
        <translation>%1 hat in dieser Phase nichts zu tun.</translation>
    </message>
    <message>
        <source>First: “%1”.</source>
        <translation>Vorher: „%1“.</translation>
    </message>
    <message>
        <source>You look back at entry %1. Back to now (Esc) plays on.</source>
        <translation>Das ist ein Rückblick auf Eintrag %1. Weiter geht es mit „Zurück zu jetzt“ (Esc).</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>kostet %1</translation>
    </message>
    <message>
        <source>%1 can do nothing to %2 now.</source>
        <translation>%1 kann jetzt nichts gegen %2 tun.</translation>
    </message>
    <message>
        <source>%1 Go on with “%2”.</source>
        <translation>%1 Mit „%2“ geht es weiter.</translation>
    </message>
    <message>
        <source>%1 Another action costs %2.</source>
        <translation>%1 Eine weitere Aktion kostet %2.</translation>
    </message>
    <message>
        <source>Dice of this throw are typed already. The same once more gives them up.</source>
        <translation>Zu diesem Wurf sind schon Würfel eingetippt. Noch einmal dasselbe gibt sie auf.</translation>
    </message>
    <message>
        <source>Undo the beginning of the game? Undo once more does it.</source>
        <translation>Den Beginn des Spiels zurücknehmen? Noch einmal „Rückgängig“ tut es.</translation>
    </message>
    <message>
        <source>Undo what was set up? Undo once more does it: %1</source>
        <translation>Den Aufbau zurücknehmen? Noch einmal „Rückgängig“ tut es: %1</translation>
    </message>
    <message>
        <source>again for %1</source>
        <translation>noch einmal für %1</translation>
    </message>
</context>
<context>
    <name>adjutant::app::DiceChoices</name>
    <message>
        <source>hit</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>miss</source>
        <translation>daneben</translation>
    </message>
    <message>
        <source>Try a throw</source>
        <translation>Zur Probe würfeln</translation>
    </message>
    <message>
        <source>Six sides</source>
        <translation>Sechs Seiten</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>By result</source>
        <translation>Nach Ergebnis</translation>
    </message>
    <message>
        <source>Hits and misses stand out</source>
        <translation>Treffer und Fehlwürfe fallen auf</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Ivory, as on the table</source>
        <translation>Elfenbein, wie auf dem Tisch</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Black with light marks</source>
        <translation>Schwarz, hell beschriftet</translation>
    </message>
    <message>
        <source>How they fall</source>
        <translation>Wie sie fallen</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Gar nicht</translation>
    </message>
    <message>
        <source>They lie there at once</source>
        <translation>Sie liegen sofort da</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>A third of a second</source>
        <translation>Eine Drittelsekunde</translation>
    </message>
    <message>
        <source>Longer</source>
        <translation>Länger</translation>
    </message>
    <message>
        <source>The result is said when they lie</source>
        <translation>Das Ergebnis kommt, wenn sie liegen</translation>
    </message>
    <message>
        <source>Animations are turned off for the whole desktop, so dice lie there at once.</source>
        <translation>Auf dem ganzen Desktop sind Animationen ausgeschaltet, darum liegen die Würfel sofort da.</translation>
    </message>
    <message>
        <source>Any key and any tap shows the result at once.</source>
        <translation>Jede Taste und jedes Antippen zeigt das Ergebnis sofort.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>Make sounds</source>
        <translation>Klänge spielen</translation>
    </message>
    <message>
        <source>Softly, when the app throws dice and when a timer ends; the dice of the table make their own</source>
        <translation>Leise, wenn die App würfelt und wenn ein Timer abläuft; die Würfel vom Tisch klingen selbst</translation>
    </message>
</context>
<context>
    <name>adjutant::app::DicePage</name>
    <message>
        <source>The history cannot be kept: %1</source>
        <translation>Der Verlauf lässt sich nicht sichern: %1</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Werfen</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Beside the throw</source>
        <translation>Neben dem Wurf</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>The luck of the evening is copied as text.</source>
        <translation>Das Würfelglück des Abends ist als Text kopiert.</translation>
    </message>
    <message>
        <source>Working out the chances…</source>
        <translation>Die Chancen werden berechnet…</translation>
    </message>
    <message>
        <source>Its chances cannot be worked out: %1</source>
        <translation>Die Chancen lassen sich nicht berechnen: %1</translation>
    </message>
    <message>
        <source>Type a throw or tap dice, and its chances stand here.</source>
        <translation>Einen Wurf tippen oder Würfel antippen; hier stehen dann die Chancen.</translation>
    </message>
    <message>
        <source>Such as 3d6 + 1, 4d6 kh 3, 8d6 count &gt;= 5, or 2d10!. Words are offered as you type.</source>
        <translation>Etwa 3d6 + 1, 4d6 kh 3, 8d6 count &gt;= 5 oder 2d10!. Beim Tippen werden Wörter angeboten.</translation>
    </message>
    <message>
        <source>Return throws it.</source>
        <translation>Die Eingabetaste wirft.</translation>
    </message>
    <message>
        <source>The chances stand here as soon as the throw is complete.</source>
        <translation>Die Chancen stehen hier, sobald der Wurf vollständig ist.</translation>
    </message>
    <message>
        <source>At letter %1: %2</source>
        <translation>Bei Zeichen %1: %2</translation>
    </message>
    <message>
        <source>These dice have no result: %1</source>
        <translation>Diese Würfel haben kein Ergebnis: %1</translation>
    </message>
    <message>
        <source>Return throws it again.</source>
        <translation>Die Eingabetaste wirft erneut.</translation>
    </message>
    <message>
        <source>The dice of this page, this evening</source>
        <translation>Die Würfel dieser Seite, heute Abend</translation>
    </message>
    <message>
        <source>Nothing was thrown yet this evening.</source>
        <translation>Heute Abend wurde noch nichts geworfen.</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Würfelglück</translation>
    </message>
</context>
<context>
    <name>adjutant::app::DieButton</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::DieView</name>
    <message>
        <source>d%1, not thrown yet</source>
        <translation>W%1, noch nicht geworfen</translation>
    </message>
    <message>
        <source>d%1: %2</source>
        <translation>W%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, taken away: %2</source>
        <translation>%1, weggenommen: %2</translation>
    </message>
    <message>
        <source>%1, thrown on the table</source>
        <translation>%1, auf dem Tisch geworfen</translation>
    </message>
    <message>
        <source>d%1, counted</source>
        <translation>W%1, gezählt</translation>
    </message>
</context>
<context>
    <name>adjutant::app::DistancePart</name>
    <message>
        <source>How far</source>
        <translation>Wie weit</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Measured…</source>
        <translation>Gemessen…</translation>
    </message>
    <message>
        <source>Distance: %1</source>
        <translation>Entfernung: %1</translation>
    </message>
    <message>
        <source>Say the distance</source>
        <translation>Entfernung angeben</translation>
    </message>
    <message>
        <source>In %1…</source>
        <translation>In %1…</translation>
    </message>
    <message>
        <source>as last time</source>
        <translation>wie zuletzt</translation>
    </message>
    <message>
        <source>to %1 %2</source>
        <translation>bis %1 %2</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>How far away is the target? Tap or type it.</source>
        <translation>Wie weit ist das Ziel entfernt? Antippen oder eintippen.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::DistributionChart</name>
    <message>
        <source>Chart of the chances</source>
        <translation>Diagramm der Chancen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>thrown: %1</source>
        <translation>geworfen: %1</translation>
    </message>
    <message numerus="yes">
        <source>each bar: %n values</source>
        <translation>
            <numerusform>je Balken: %n Wert</numerusform>
            <numerusform>je Balken: %n Werte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::Drawer</name>
    <message>
        <source>Pages of the drawer</source>
        <translation>Blätter der Seitenleiste</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Lineal</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Extras</translation>
    </message>
    <message>
        <source>What is destroyed is counted at the end of the game. If it ended now: %1.</source>
        <translation>Was zerstört ist, zählt am Ende des Spiels. Wäre es jetzt zu Ende: %1.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::EffectsPart</name>
    <message>
        <source>%1: %2 becomes %3. Opens a pad to correct it.</source>
        <translation>%1: %2 wird %3. Öffnet ein Zahlenfeld zum Berichtigen.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>corrected from %1</source>
        <translation>berichtigt, war %1</translation>
    </message>
    <message>
        <source>%1 %2 →</source>
        <translation>%1 %2 →</translation>
    </message>
    <message>
        <source>%1 →</source>
        <translation>%1 →</translation>
    </message>
    <message>
        <source>%1: %2 becomes %3. Changes it.</source>
        <translation>%1: %2 wird %3. Ändert es.</translation>
    </message>
    <message>
        <source>The weapons that those who are left have then:</source>
        <translation>Waffen, die den Übrigen bleiben:</translation>
    </message>
    <message>
        <source>Who is left then; its side chooses who falls:</source>
        <translation>Wer übrig bleibt; ihre Seite wählt, wer fällt:</translation>
    </message>
</context>
<context>
    <name>adjutant::app::Evening</name>
    <message>
        <source>%1 dropped</source>
        <translation>%1 gestrichen</translation>
    </message>
    <message>
        <source>%1 thrown again</source>
        <translation>%1 neu geworfen</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 dazu</translation>
    </message>
    <message>
        <source>and so on</source>
        <translation>und so weiter</translation>
    </message>
    <message>
        <source>no dice</source>
        <translation>keine Würfel</translation>
    </message>
</context>
<context>
    <name>adjutant::app::FactorGroups</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: %2 ticked</source>
        <translation>%1: %2 angekreuzt</translation>
    </message>
    <message>
        <source>Unfolded. Folds those away that do not count.</source>
        <translation>Aufgeklappt. Klappt zu, was nicht zählt.</translation>
    </message>
    <message>
        <source>Folded. Shows all of them.</source>
        <translation>Zugeklappt. Zeigt alle.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::FactorsPart</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>overruled; the game says %1</source>
        <translation>überstimmt; das Spiel sagt %1</translation>
    </message>
    <message>
        <source>%1: %2. Opens a pad to overrule it.</source>
        <translation>%1: %2. Öffnet ein Zahlenfeld zum Überstimmen.</translation>
    </message>
    <message>
        <source>%1: how many?</source>
        <translation>%1: wie viele?</translation>
    </message>
    <message>
        <source>as last time</source>
        <translation>wie zuletzt</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Andere…</translation>
    </message>
    <message>
        <source>%1: another number</source>
        <translation>%1: eine andere Zahl</translation>
    </message>
    <message>
        <source>%1: %2. Opens a pad.</source>
        <translation>%1: %2. Öffnet ein Zahlenfeld.</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>je %1</translation>
    </message>
</context>
<context>
    <name>adjutant::app::FavouritesModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::FavouritesPart</name>
    <message>
        <source>Name of the favourite</source>
        <translation>Name des Favoriten</translation>
    </message>
    <message>
        <source>A name for this throw</source>
        <translation>Name des Wurfs</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>%1 is a favourite now.</source>
        <translation>%1 ist jetzt ein Favorit.</translation>
    </message>
    <message>
        <source>There are %1 favourites already; remove one first.</source>
        <translation>Es gibt schon %1 Favoriten; erst einen entfernen.</translation>
    </message>
    <message>
        <source>%1 is removed.</source>
        <translation>%1 ist entfernt.</translation>
    </message>
    <message>
        <source>Tap a favourite to throw it.</source>
        <translation>Einen Favoriten antippen, um ihn zu werfen.</translation>
    </message>
    <message>
        <source>No favourites yet: make a throw, give it a name here, and add it.</source>
        <translation>Noch keine Favoriten: einen Wurf zusammenstellen, hier benennen und hinzufügen.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::FirstPart</name>
    <message>
        <source>%1 goes first</source>
        <translation>%1 beginnt</translation>
    </message>
</context>
<context>
    <name>adjutant::app::FitDialog</name>
    <message>
        <source>What you lay against the screen</source>
        <translation>Was am Bildschirm anliegt</translation>
    </message>
    <message>
        <source>It fits</source>
        <translation>Es passt</translation>
    </message>
    <message>
        <source>As the screen says</source>
        <translation>Wie der Bildschirm sagt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>A little narrower</source>
        <translation>Etwas schmaler</translation>
    </message>
    <message>
        <source>A little wider</source>
        <translation>Etwas breiter</translation>
    </message>
    <message>
        <source>Believe what the screen says of its size</source>
        <translation>Glauben, was der Bildschirm von seiner Größe sagt</translation>
    </message>
    <message>
        <source>Bank card</source>
        <translation>Bankkarte</translation>
    </message>
    <message>
        <source>A card of 85.6 by 54 mm</source>
        <translation>Eine Karte von 85,6 mal 54 mm</translation>
    </message>
    <message>
        <source>Brick 2×4</source>
        <translation>Stein 2×4</translation>
    </message>
    <message>
        <source>A brick of 2 by 4 studs</source>
        <translation>Ein Stein von 2 mal 4 Noppen</translation>
    </message>
    <message>
        <source>Plate 2×16</source>
        <translation>Platte 2×16</translation>
    </message>
    <message>
        <source>A plate of 2 by 16 studs</source>
        <translation>Eine Platte von 2 mal 16 Noppen</translation>
    </message>
    <message>
        <source>%1 pixels to the inch</source>
        <translation>%1 Bildpunkte auf den Zoll</translation>
    </message>
</context>
<context>
    <name>adjutant::app::FitPicture</name>
    <message>
        <source>Outline of the thing, %1 mm by %2 mm</source>
        <translation>Umriss des Gegenstands, %1 mm mal %2 mm</translation>
    </message>
</context>
<context>
    <name>adjutant::app::GamePage</name>
    <message>
        <source>Read again</source>
        <translation>Neu lesen</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zurück zu jetzt</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The report is in %1</source>
        <translation>Der Bericht liegt in %1</translation>
    </message>
    <message>
        <source>After entry %1</source>
        <translation>Nach Eintrag %1</translation>
    </message>
    <message>
        <source>End without the attack?</source>
        <translation>Ohne Angriff beenden?</translation>
    </message>
    <message>
        <source>The report is printed</source>
        <translation>Der Bericht ist gedruckt</translation>
    </message>
    <message>
        <source>The report was not printed</source>
        <translation>Der Bericht wurde nicht gedruckt</translation>
    </message>
    <message>
        <source>The clock stands already. It runs again with the next thing that is done.</source>
        <translation>Die Uhr steht schon. Sie läuft weiter, sobald wieder etwas getan wird.</translation>
    </message>
    <message>
        <source>Go on without a throw?</source>
        <translation>Ohne Wurf weiter?</translation>
    </message>
    <message>
        <source>Choose the unit first whose number is to be put right.</source>
        <translation>Erst die Einheit wählen, deren Zahl richtigzustellen ist.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::HandsPart</name>
    <message>
        <source>It is back</source>
        <translation>Wieder da</translation>
    </message>
    <message>
        <source>%1 is back on the map</source>
        <translation>%1 ist zurück auf der Karte</translation>
    </message>
    <message>
        <source>Stays away</source>
        <translation>Bleibt fort</translation>
    </message>
    <message>
        <source>%1 stays away</source>
        <translation>%1 bleibt fort</translation>
    </message>
    <message>
        <source>%1 has picked</source>
        <translation>%1 hat gewählt</translation>
    </message>
    <message>
        <source>Pick again…</source>
        <translation>Neu wählen…</translation>
    </message>
    <message>
        <source>Pick the hand (%1)…</source>
        <translation>Hand wählen (%1)…</translation>
    </message>
    <message>
        <source>%1 picks a hand in secret</source>
        <translation>%1 wählt verdeckt eine Hand</translation>
    </message>
    <message>
        <source>Put the discards (%1) back</source>
        <translation>Wieder in den Pool (%1)</translation>
    </message>
    <message>
        <source>%1 puts the discards back into the pool</source>
        <translation>%1 legt die abgeworfenen zurück in den Pool</translation>
    </message>
    <message>
        <source>%1 picks a hand of %2. Everybody else looks away.</source>
        <translation>%1 wählt eine Hand von %2. Alle anderen sehen weg.</translation>
    </message>
    <message>
        <source>Take this hand (%1 of %2)</source>
        <translation>Diese Hand nehmen (%1 von %2)</translation>
    </message>
    <message>
        <source>Take this hand</source>
        <translation>Diese Hand nehmen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>%1, of %2 there</source>
        <translation>%1, von %2 dort</translation>
    </message>
    <message>
        <source>One %1 cube fewer</source>
        <translation>Einen %1 Stein weniger</translation>
    </message>
    <message>
        <source>One %1 cube more</source>
        <translation>Einen %1 Stein mehr</translation>
    </message>
    <message>
        <source>Civilian markers on the map: %1</source>
        <translation>Zivilmarker auf der Karte: %1</translation>
    </message>
    <message>
        <source>Civilian markers on the map: %1. Opens a pad to put it right.</source>
        <translation>Zivilmarker auf der Karte: %1. Öffnet ein Zahlenfeld zum Berichtigen.</translation>
    </message>
    <message>
        <source>Civilian markers on the map</source>
        <translation>Zivilmarker auf der Karte</translation>
    </message>
    <message numerus="yes">
        <source>Put %n cubes back?</source>
        <translation>
            <numerusform>%n Stein zurücklegen?</numerusform>
            <numerusform>%n Steine zurücklegen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Hold to see what is picked (%1)</source>
        <translation>Halten, um die Wahl zu sehen (%1)</translation>
    </message>
    <message>
        <source>%1 takes this hand</source>
        <translation>%1 nimmt diese Hand</translation>
    </message>
    <message>
        <source>%1 picks: %2 of %3</source>
        <translation>%1 wählt: %2 von %3</translation>
    </message>
</context>
<context>
    <name>adjutant::app::HistoryPart</name>
    <message>
        <source>Copy all</source>
        <translation>Alles kopieren</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Last throws</source>
        <translation>Letzte Würfe</translation>
    </message>
    <message>
        <source>The history is copied as text.</source>
        <translation>Der Verlauf ist als Text kopiert.</translation>
    </message>
    <message>
        <source>Tap a throw to throw it again. The last %1 are kept.</source>
        <translation>Einen Wurf antippen, um ihn erneut zu werfen. Die letzten %1 bleiben erhalten.</translation>
    </message>
    <message>
        <source>Nothing was thrown yet.</source>
        <translation>Noch wurde nichts geworfen.</translation>
    </message>
    <message>
        <source>The history is empty. Until the next throw it can be put back.</source>
        <translation>Der Verlauf ist leer. Bis zum nächsten Wurf lässt er sich zurückholen.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::HitDelegate</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
</context>
<context>
    <name>adjutant::app::HitModel</name>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Begriff</translation>
    </message>
    <message>
        <source>%1, %2. %3</source>
        <translation>%1, %2. %3</translation>
    </message>
    <message>
        <source>Enter starts it</source>
        <translation>Die Eingabetaste startet es</translation>
    </message>
    <message>
        <source>Enter asks for it</source>
        <translation>Die Eingabetaste fragt danach</translation>
    </message>
</context>
<context>
    <name>adjutant::app::KeyDialog</name>
    <message>
        <source>Key for “%1”</source>
        <translation>Taste für „%1“</translation>
    </message>
    <message>
        <source>Press the new key for “%1”</source>
        <translation>Neue Taste für „%1“ drücken</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>Key for “%1”: %2. The next key that you press takes its place.</source>
        <translation>Taste für „%1“: %2. Die nächste gedrückte Taste tritt an ihre Stelle.</translation>
    </message>
    <message>
        <source>As usual: %1</source>
        <translation>Wie üblich: %1</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Take it from “%1”</source>
        <translation>Von „%1“ übernehmen</translation>
    </message>
</context>
<context>
    <name>adjutant::app::Keys</name>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Pfeil links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Pfeil rechts</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Pfeil hoch</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Pfeil runter</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 always means “%2”.</source>
        <translation>%1 heißt immer „%2“.</translation>
    </message>
    <message>
        <source>%1 is the key of “%2” (%3).</source>
        <translation>%1 ist die Taste für „%2“ (%3).</translation>
    </message>
    <message>
        <source>%1 is needed in lists, fields and forms.</source>
        <translation>%1 wird in Listen, Feldern und Formularen gebraucht.</translation>
    </message>
    <message>
        <source>%1 opens the menu “%2”.</source>
        <translation>%1 öffnet das Menü „%2“.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::KeysPart</name>
    <message>
        <source>Tap an action to give it another key. The digits that choose units and Esc, which leads out of everything, stay as they are.</source>
        <translation>Eine Aktion antippen, um ihr eine andere Taste zu geben. Die Ziffern, die Einheiten wählen, und Esc, das überall hinausführt, bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>%1, fixed</source>
        <translation>%1, fest</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigene Taste</translation>
    </message>
    <message>
        <source>Your own, usually %1</source>
        <translation>Eigene Taste, sonst %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>Alle wie üblich</translation>
    </message>
    <message>
        <source>My keys again</source>
        <translation>Wieder meine Tasten</translation>
    </message>
    <message>
        <source>Give all actions their usual keys</source>
        <translation>Allen Aktionen ihre üblichen Tasten geben</translation>
    </message>
    <message>
        <source>Give the actions my own keys again</source>
        <translation>Den Aktionen wieder meine eigenen Tasten geben</translation>
    </message>
</context>
<context>
    <name>adjutant::app::KitPage</name>
    <message>
        <source>Lengths of this game</source>
        <translation>Längen dieses Spiels</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Beliebiges Spiel</translation>
    </message>
</context>
<context>
    <name>adjutant::app::LinkLabel</name>
    <message>
        <source>Leads there.</source>
        <translation>Führt dorthin.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::LogModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source> (table)</source>
        <translation> (Tisch)</translation>
    </message>
    <message>
        <source> ([ ]: table)</source>
        <translation> ([ ]: Tisch)</translation>
    </message>
    <message>
        <source>%1 (mended in entry %2)</source>
        <translation>%1 (berichtigt in Eintrag %2)</translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <translation>%1 (zurückgenommen)</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>%1: %2 are %3 (table)</source>
        <translation>%1: %2 mit %3 (Tisch)</translation>
    </message>
    <message>
        <source>%1: 1 is %2 (table)</source>
        <translation>%1: 1 mit %2 (Tisch)</translation>
    </message>
    <message>
        <source>%1 (changed by the mend in entry %2)</source>
        <translation>%1 (geändert durch die Berichtigung in Eintrag %2)</translation>
    </message>
    <message>
        <source>Until entry %1: %2</source>
        <translation>Bis Eintrag %1: %2</translation>
    </message>
    <message>
        <source>Here this game branches off “%1”.</source>
        <translation>Hier zweigt dieses Spiel von „%1“ ab.</translation>
    </message>
    <message>
        <source>Entry %1 brings what was mended there later.</source>
        <translation>Eintrag %1 bringt, was dort später berichtigt wurde.</translation>
    </message>
    <message>
        <source>Entries %1 to %2 bring what was mended there later.</source>
        <translation>Die Einträge %1 bis %2 bringen, was dort später berichtigt wurde.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::LogPart</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>See the table then</source>
        <translation>Tisch von damals</translation>
    </message>
    <message>
        <source>Mend this…</source>
        <translation>Berichtigen…</translation>
    </message>
    <message>
        <source>Branch from here…</source>
        <translation>Abzweigen…</translation>
    </message>
    <message>
        <source>Go on from entry %1 in another file</source>
        <translation>Ab Eintrag %1 in einer anderen Datei weiterspielen</translation>
    </message>
    <message>
        <source>Adjutant games (*.adjutant)</source>
        <translation>Adjutant-Spiele (*.adjutant)</translation>
    </message>
    <message>
        <source>%1 from entry %2.adjutant</source>
        <translation>%1 ab Eintrag %2.adjutant</translation>
    </message>
    <message>
        <source>With this line…</source>
        <translation>Mit dieser Zeile…</translation>
    </message>
    <message>
        <source>The game up to entry %1 is in “%2”; this one goes on as it was.</source>
        <translation>Das Spiel bis Eintrag %1 ist in „%2“; dieses geht weiter wie bisher.</translation>
    </message>
    <message>
        <source>Open the branch</source>
        <translation>Den Abzweig öffnen</translation>
    </message>
    <message>
        <source>The game up to entry %1, and what was mended of it since, is in “%2”; this one goes on as it was.</source>
        <translation>Das Spiel bis Eintrag %1, mit allem, was seither daran berichtigt wurde, ist in „%2“; dieses geht weiter wie bisher.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::LookupAnswer</name>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
</context>
<context>
    <name>adjutant::app::LookupDialog</name>
    <message>
        <source>Find a rule</source>
        <translation>Regel suchen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules to look in</source>
        <translation>Regeln zum Nachschlagen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>adjutant::app::LookupPart</name>
    <message>
        <source>Read: %1</source>
        <translation>Nachlesen: %1</translation>
    </message>
    <message>
        <source>%1 At this table: %2</source>
        <translation>%1 An diesem Tisch: %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Still to say: %1</source>
        <translation>Noch anzugeben: %1</translation>
    </message>
    <message>
        <source>The rules have no answer for this.</source>
        <translation>Die Regeln geben darauf keine Antwort.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::LossPart</name>
    <message>
        <source>%1, losses: %2</source>
        <translation>%1, Verluste: %2</translation>
    </message>
    <message>
        <source>Exhaust %1</source>
        <translation>%1 erschöpfen</translation>
    </message>
    <message>
        <source>Reduce it</source>
        <translation>Schwächen</translation>
    </message>
    <message>
        <source>It retreats</source>
        <translation>Zieht sich zurück</translation>
    </message>
    <message>
        <source>It cannot retreat: remove it</source>
        <translation>Kein Rückzug möglich: entfernen</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>With it goes a cube that is drawn from the pool: the app draws, or a die of %1 faces does.</source>
        <translation>Dazu geht ein Stein aus dem Pool: Die App zieht ihn oder ein Würfel mit %1 Flächen.</translation>
    </message>
    <message>
        <source>Die of the table that draws the cube</source>
        <translation>Würfel vom Tisch, der den Stein zieht</translation>
    </message>
    <message>
        <source>The die of the table, 1 to %1</source>
        <translation>Würfel vom Tisch, 1 bis %1</translation>
    </message>
    <message>
        <source>The die of the table shows 1 to %1.</source>
        <translation>Der Würfel vom Tisch zeigt 1 bis %1.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::LuckPart</name>
    <message>
        <source>Every die that fell, also those that were dropped or thrown again. Undone throws of the app count too; undone ones of the table do not, since they may have been mistyped.</source>
        <translation>Jeder gefallene Würfel, auch gestrichene und neu geworfene. Zurückgenommene Würfe der App zählen mit; solche vom Tisch nicht, sie können vertippt gewesen sein.</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>No dice have fallen yet in this game.</source>
        <translation>In diesem Spiel sind noch keine Würfel gefallen.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::LuckView</name>
    <message>
        <source>Faces of the %1</source>
        <translation>Augen des %1</translation>
    </message>
    <message>
        <source>seen · expected · usual</source>
        <translation>gesehen · erwartet · üblich</translation>
    </message>
</context>
<context>
    <name>adjutant::app::MainWindow</name>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 lässt sich nicht öffnen: %2</translation>
    </message>
    <message>
        <source>%1 (process %2) has this game open. You read a copy of it as it was at %3; nothing you do changes it.</source>
        <translation>%1 (Prozess %2) hat dieses Spiel offen. Zu lesen ist eine Kopie von %3 Uhr; nichts hier ändert es.</translation>
    </message>
    <message>
        <source>Another program has this game open. You read a copy of it as it was at %1; nothing you do changes it.</source>
        <translation>Ein anderes Programm hat dieses Spiel offen. Zu lesen ist eine Kopie von %1 Uhr; nichts hier ändert es.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gesichert</translation>
    </message>
    <message>
        <source>The last commands of this game are not on the disk: %1</source>
        <translation>Die letzten Schritte dieses Spiels sind nicht auf der Platte: %1</translation>
    </message>
    <message>
        <source>Stay to save the game elsewhere. If you leave, they are lost.</source>
        <translation>Bleiben, um das Spiel woanders zu sichern. Beim Verlassen gehen sie verloren.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Leave and lose them</source>
        <translation>Verlassen und verlieren</translation>
    </message>
    <message>
        <source>New game – Adjutant</source>
        <translation>Neues Spiel – Adjutant</translation>
    </message>
    <message>
        <source>Dice – Adjutant</source>
        <translation>Würfel – Adjutant</translation>
    </message>
    <message>
        <source>Adjutant</source>
        <translation>Adjutant</translation>
    </message>
    <message>
        <source>%1, %2 – Adjutant</source>
        <translation>%1, %2 – Adjutant</translation>
    </message>
    <message>
        <source> against </source>
        <translation> gegen </translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Gespeichertes Spiel öffnen</translation>
    </message>
    <message>
        <source>Adjutant games (*.adjutant)</source>
        <translation>Adjutant-Spiele (*.adjutant)</translation>
    </message>
    <message>
        <source>Toolbox – Adjutant</source>
        <translation>Werkzeugkiste – Adjutant</translation>
    </message>
</context>
<context>
    <name>adjutant::app::MendDialog</name>
    <message>
        <source>Entry %1 was: %2</source>
        <translation>Eintrag %1 war: %2</translation>
    </message>
    <message>
        <source>Entry %1 is then: %2</source>
        <translation>Eintrag %1 ist dann: %2</translation>
    </message>
    <message>
        <source>Entry %1 no longer makes sense and is left out: %2</source>
        <translation>Eintrag %1 ergibt keinen Sinn mehr und entfällt: %2</translation>
    </message>
    <message>
        <source>because %1</source>
        <translation>denn %1</translation>
    </message>
    <message>
        <source>Entry %1 is left out: %2</source>
        <translation>Eintrag %1 entfällt: %2</translation>
    </message>
    <message>
        <source>Was: %1</source>
        <translation>War: %1</translation>
    </message>
    <message>
        <source>Now: left out</source>
        <translation>Jetzt: entfällt</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Jetzt: %1</translation>
    </message>
    <message>
        <source>In the end nothing stands otherwise.</source>
        <translation>Am Ende steht nichts anders.</translation>
    </message>
    <message>
        <source>In the end:</source>
        <translation>Am Ende:</translation>
    </message>
    <message>
        <source>Mend entry %1</source>
        <translation>Eintrag %1 berichtigen</translation>
    </message>
    <message>
        <source>Change what was mistyped. All that came later is played again with the dice that fell; nothing happens until you take it, and Undo takes it back.</source>
        <translation>Ändern, was vertippt war. Alles Spätere wird mit den gefallenen Würfeln nachgespielt; nichts geschieht bis zum Berichtigen, und „Rückgängig“ nimmt es zurück.</translation>
    </message>
    <message>
        <source>What comes out differently</source>
        <translation>Was anders herauskommt</translation>
    </message>
    <message>
        <source>Leave it out altogether</source>
        <translation>Ganz weglassen</translation>
    </message>
    <message>
        <source>The entry</source>
        <translation>Der Eintrag</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Mend it</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>There is no such entry any more.</source>
        <translation>Diesen Eintrag gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Noch ist nichts geändert.</translation>
    </message>
    <message>
        <source>What came later is played again…</source>
        <translation>Was danach kam, wird noch einmal gespielt…</translation>
    </message>
    <message>
        <source>The app threw one die anew: it shows %1</source>
        <translation>Die App hat einen Würfel neu geworfen: Er zeigt %1</translation>
    </message>
    <message>
        <source>The app threw %1 dice anew: they show %2</source>
        <translation>Die App hat %1 Würfel neu geworfen: Sie zeigen %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::MendForm</name>
    <message>
        <source>“%1” is no face of a die; _ stands for one that the app throws</source>
        <translation>„%1“ ist keine Augenzahl; _ steht für einen Würfel, den die App wirft</translation>
    </message>
    <message numerus="yes">
        <source>more than %n dice</source>
        <translation>
            <numerusform>mehr als %n Würfel</numerusform>
            <numerusform>mehr als %n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice of the table</source>
        <translation>Würfel vom Tisch</translation>
    </message>
    <message>
        <source>All by the app</source>
        <translation>Alle von der App</translation>
    </message>
    <message>
        <source>How many of %1 are %2</source>
        <translation>Wie viele von %1 zeigen %2</translation>
    </message>
    <message>
        <source>Dice that succeed</source>
        <translation>Würfel mit Erfolg</translation>
    </message>
    <message>
        <source>The others by the app</source>
        <translation>Die übrigen von der App</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>nicht gezählt</translation>
    </message>
</context>
<context>
    <name>adjutant::app::MissingPart</name>
    <message>
        <source>%1 can do nothing to %2 now.</source>
        <translation>%1 kann jetzt nichts gegen %2 tun.</translation>
    </message>
    <message>
        <source>It cannot be thrown like this: %1</source>
        <translation>So kann nicht gewürfelt werden: %1</translation>
    </message>
    <message>
        <source>Tap the weapon, then throw.</source>
        <translation>Die Waffe antippen, dann würfeln.</translation>
    </message>
    <message>
        <source>%1: it is too far away for %2.</source>
        <translation>%1: für %2 ist es zu weit weg.</translation>
    </message>
    <message>
        <source>It is too far away for %1.</source>
        <translation>Das ist zu weit weg für %1.</translation>
    </message>
    <message>
        <source>Tap how far away it is, then throw.</source>
        <translation>Antippen, wie weit es entfernt ist, dann würfeln.</translation>
    </message>
    <message>
        <source>Tap “%1” and say it, then throw.</source>
        <translation>„%1“ antippen und angeben, dann würfeln.</translation>
    </message>
    <message>
        <source>No dice yet. %1</source>
        <translation>Noch keine Würfel. %1</translation>
    </message>
    <message>
        <source>Only the odds: nothing can be thrown now. Next: “%1”.</source>
        <translation>Nur die Chancen: jetzt kann nicht gewürfelt werden. Weiter: „%1“.</translation>
    </message>
    <message>
        <source>So far only the odds: activate it first%1, then throw.</source>
        <translation>Bisher nur die Chancen: erst aktivieren%1, dann würfeln.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::NamesPart</name>
    <message>
        <source>Make names</source>
        <translation>Namen finden</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Alle kopieren</translation>
    </message>
    <message>
        <source>Names from this pack</source>
        <translation>Namen aus diesem Regelpaket</translation>
    </message>
    <message>
        <source>Names for</source>
        <translation>Namen für</translation>
    </message>
    <message>
        <source>All of them are copied, a line each.</source>
        <translation>Alle sind kopiert, jeder in einer Zeile.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>“%1” is copied.</source>
        <translation>„%1“ ist kopiert.</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>%1 kopieren</translation>
    </message>
    <message>
        <source>No pack has lists of names.</source>
        <translation>Kein Regelpaket hat Listen von Namen.</translation>
    </message>
    <message>
        <source>Six at a time, for the units of any game.</source>
        <translation>Sechs auf einmal, für die Einheiten jedes Spiels.</translation>
    </message>
    <message>
        <source>A tap on a name copies it.</source>
        <translation>Ein Tippen auf einen Namen kopiert ihn.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::NewGamePage</name>
    <message>
        <source>No rule pack was found, so no game can begin. Install the program anew, or put a pack into %1.</source>
        <translation>Kein Regelpaket gefunden; so kann kein Spiel beginnen. Das Programm neu installieren oder ein Paket in %1 legen.</translation>
    </message>
    <message>
        <source>These rules leave nothing open.</source>
        <translation>Diese Regeln lassen nichts offen.</translation>
    </message>
    <message>
        <source>The rules leave these points open: agree on each, or leave it as it is.</source>
        <translation>Diese Punkte lassen die Regeln offen: sich auf jeden einigen oder ihn so lassen.</translation>
    </message>
    <message>
        <source>All set.</source>
        <translation>Alles bereit.</translation>
    </message>
    <message>
        <source>Next: rulings</source>
        <translation>Weiter: Auslegungen</translation>
    </message>
    <message>
        <source>Next: the table</source>
        <translation>Weiter: der Tisch</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>Where the game is kept</source>
        <translation>Wo das Spiel liegt</translation>
    </message>
    <message>
        <source>Adjutant games (*.adjutant)</source>
        <translation>Adjutant-Spiele (*.adjutant)</translation>
    </message>
    <message>
        <source>All set, but %1 begins without units: add them with the players, or in the game.</source>
        <translation>Alles bereit, nur beginnt %1 ohne Einheiten: bei den Spielern hinzufügen oder im Spiel.</translation>
    </message>
    <message>
        <source>All set, but %1 and %2 begin without units: add them with the players, or in the game.</source>
        <translation>Alles bereit, nur beginnen %1 und %2 ohne Einheiten: bei den Spielern hinzufügen oder im Spiel.</translation>
    </message>
    <message>
        <source>All set: begin at once, or look at the rulings and the table first.</source>
        <translation>Alles bereit: gleich beginnen oder zuerst Auslegungen und Tisch ansehen.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>adjutant::app::NumberField</name>
    <message>
        <source>%1: one less</source>
        <translation>%1: eins weniger</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: eins mehr</translation>
    </message>
</context>
<context>
    <name>adjutant::app::NumberPad</name>
    <message>
        <source>Why</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Smaller numbers</source>
        <translation>Kleinere Zahlen</translation>
    </message>
    <message>
        <source>Larger numbers</source>
        <translation>Größere Zahlen</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr…</translation>
    </message>
    <message>
        <source>Numbers up to %1</source>
        <translation>Zahlen bis %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>why (optional)</source>
        <translation>Grund (freiwillig)</translation>
    </message>
</context>
<context>
    <name>adjutant::app::NumberRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>%1: %2 or more</source>
        <translation>%1: %2 oder mehr</translation>
    </message>
</context>
<context>
    <name>adjutant::app::NumbersCard</name>
    <message>
        <source>Agreed numbers</source>
        <translation>Vereinbarte Zahlen</translation>
    </message>
    <message>
        <source>As the table agrees</source>
        <translation>Wie der Tisch es vereinbart</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::OddsChart</name>
    <message>
        <source>&lt; 1 %</source>
        <translation>&lt; 1 %</translation>
    </message>
    <message>
        <source>&gt; 99 %</source>
        <translation>&gt; 99 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Odds: %1</source>
        <translation>Chancen: %1</translation>
    </message>
</context>
<context>
    <name>adjutant::app::OddsPanel</name>
    <message>
        <source>Type a throw or tap dice, and its chances stand here.</source>
        <translation>Einen Wurf tippen oder Würfel antippen; hier stehen dann die Chancen.</translation>
    </message>
    <message>
        <source>Chance of</source>
        <translation>Chance auf</translation>
    </message>
    <message>
        <source>Chances as numbers</source>
        <translation>Chancen als Zahlen</translation>
    </message>
    <message>
        <source>Compare with another</source>
        <translation>Mit einem anderen vergleichen</translation>
    </message>
    <message>
        <source>Sets this throw aside; the next one stands beside it</source>
        <translation>Legt diesen Wurf beiseite; der nächste steht daneben</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>The chances are copied as text.</source>
        <translation>Die Chancen sind als Text kopiert.</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Als CSV kopieren</translation>
    </message>
    <message>
        <source>The chances are copied as CSV.</source>
        <translation>Die Chancen sind als CSV kopiert.</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Als Bild kopieren</translation>
    </message>
    <message>
        <source>The chart is copied as a picture.</source>
        <translation>Das Diagramm ist als Bild kopiert.</translation>
    </message>
    <message>
        <source>%1 is set aside. The next throw stands beside it.</source>
        <translation>%1 liegt beiseite. Der nächste Wurf steht daneben.</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The chart leaves out the ends that come up once in 100,000 throws; the numbers have them.</source>
        <translation>Im Diagramm fehlen die Ränder, die einmal in 100.000 Würfen kommen; bei den Zahlen stehen sie.</translation>
    </message>
    <message>
        <source>Thrown: %1. Chance of exactly that %2, of at least that %3, of at most that %4.</source>
        <translation>Geworfen: %1. Chance auf genau das %2, auf mindestens das %3, auf höchstens das %4.</translation>
    </message>
    <message>
        <source>Compare no longer with %1</source>
        <translation>Nicht mehr mit %1 vergleichen</translation>
    </message>
</context>
<context>
    <name>adjutant::app::OddsPart</name>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>Working out the odds…</source>
        <translation>Die Chancen werden berechnet…</translation>
    </message>
    <message>
        <source>From %L1 trial throws, give or take %2</source>
        <translation>Aus %L1 Probewürfen, auf %2 genau</translation>
    </message>
    <message>
        <source>%1 · %2 on average</source>
        <translation>%1 · %2 im Mittel</translation>
    </message>
    <message>
        <source>%1+</source>
        <translation>%1+</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>%1 %2 on average</source>
        <translation>%1 %2 im Mittel</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::OddsTableModel</name>
    <message>
        <source>Exactly</source>
        <translation>Genau</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>▶ %1</source>
        <translation>▶ %1</translation>
    </message>
    <message>
        <source>%1, thrown last</source>
        <translation>%1, zuletzt geworfen</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>adjutant::app::OfferDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> von %1</translation>
    </message>
    <message>
        <source>Still to be said: %1</source>
        <translation>Noch zu sagen: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen…</translation>
    </message>
    <message>
        <source>%1: choose</source>
        <translation>%1: auswählen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>adjutant::app::OffersPart</name>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>%1: go on</source>
        <translation>%1: weiter</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Other actions…</source>
        <translation>Andere Aktionen…</translation>
    </message>
    <message>
        <source>What it can do beside this opens in a menu.</source>
        <translation>Was sie sonst tun kann, öffnet sich in einem Menü.</translation>
    </message>
    <message>
        <source>It acts for that already: %1. To take it once more, first “%2”.</source>
        <translation>Dafür handelt sie schon: %1. Um es noch einmal zu tun, zuerst „%2“.</translation>
    </message>
    <message>
        <source>React</source>
        <translation>Reaktion</translation>
    </message>
    <message numerus="yes">
        <source>%n units may react…</source>
        <translation>
            <numerusform>%n Einheit kann reagieren…</numerusform>
            <numerusform>%n Einheiten können reagieren…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units may react, %1 of them hold…</source>
        <translation>
            <numerusform>%n Einheit kann reagieren, %1 davon zurückgehalten…</numerusform>
            <numerusform>%n Einheiten können reagieren, %1 davon zurückgehalten…</numerusform>
        </translation>
    </message>
    <message>
        <source>Their reactions open in a menu.</source>
        <translation>Ein Menü zeigt, wie sie reagieren können.</translation>
    </message>
    <message>
        <source>reacts…</source>
        <translation>reagiert…</translation>
    </message>
    <message>
        <source>Its reactions open in a menu.</source>
        <translation>Ihre Reaktionen stehen in einem Menü.</translation>
    </message>
    <message>
        <source>It has still to resolve its reaction.</source>
        <translation>Ihre Reaktion ist noch auszuwürfeln.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::OverPart</name>
    <message>
        <source>Back to the start page</source>
        <translation>Zurück zur Startseite</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Würfelglück</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Bericht…</translation>
    </message>
    <message>
        <source>The story of the game with its dice, to read, print and save</source>
        <translation>Die Geschichte des Spiels mit ihren Würfeln, zum Lesen, Drucken und Sichern</translation>
    </message>
</context>
<context>
    <name>adjutant::app::PackCard</name>
    <message>
        <source>comes with Adjutant</source>
        <translation>gehört zu Adjutant</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>eigenes</translation>
    </message>
    <message>
        <source>%1 · version %2 · %3</source>
        <translation>%1 · Version %2 · %3</translation>
    </message>
    <message>
        <source>%1 · %2 · cannot be used</source>
        <translation>%1 · %2 · unbrauchbar</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Opens the file</source>
        <translation>Öffnet die Datei</translation>
    </message>
    <message>
        <source>… and %1 more. “adjutant check” shows all of them.</source>
        <translation>… und %1 weitere. „adjutant check“ zeigt alle.</translation>
    </message>
    <message>
        <source>Look in it</source>
        <translation>Hineinsehen</translation>
    </message>
    <message>
        <source>Save the sheet as PDF…</source>
        <translation>Regelblatt als PDF sichern…</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
</context>
<context>
    <name>adjutant::app::PackOffer</name>
    <message>
        <source>The rules have changed since this game began</source>
        <translation>Die Regeln haben sich seit Beginn dieses Spiels geändert</translation>
    </message>
    <message>
        <source>This game goes on with its own, version %1 of “%2”, kept in its file. The pack on this machine is version %3; only a new game can take it.</source>
        <translation>Dieses Spiel läuft mit seinen eigenen weiter, Version %1 von „%2“, aus seiner Datei. Das Paket auf diesem Rechner hat Version %3; nur ein neues Spiel kann es nehmen.</translation>
    </message>
    <message>
        <source>New game with it…</source>
        <translation>Neues Spiel damit…</translation>
    </message>
</context>
<context>
    <name>adjutant::app::PacksDialog</name>
    <message>
        <source>Rule packs</source>
        <translation>Regelpakete</translation>
    </message>
    <message>
        <source>The sheet is saved</source>
        <translation>Das Regelblatt ist gesichert</translation>
    </message>
    <message>
        <source>The sheet was not saved</source>
        <translation>Das Regelblatt wurde nicht gesichert</translation>
    </message>
    <message>
        <source>A pack is a folder of text files that holds the rules of a game. Your own lie in %1.</source>
        <translation>Ein Paket ist ein Ordner mit Textdateien, der die Regeln eines Spiels enthält. Eigene liegen in %1.</translation>
    </message>
    <message>
        <source>Open that folder</source>
        <translation>Diesen Ordner öffnen</translation>
    </message>
    <message>
        <source>Read all again</source>
        <translation>Alle neu lesen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No faults.</source>
        <translation>Keine Fehler.</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s).</source>
        <translation>
            <numerusform>%n Fehler.</numerusform>
            <numerusform>%n Fehler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>The desktop did not open it</source>
        <translation>Der Desktop hat es nicht geöffnet</translation>
    </message>
</context>
<context>
    <name>adjutant::app::PhotoDialog</name>
    <message>
        <source>Photo of the table</source>
        <translation>Foto vom Tisch</translation>
    </message>
    <message>
        <source>This picture is not taken: %1.</source>
        <translation>Dieses Bild wird nicht genommen: %1.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>There is no picture in it.</source>
        <translation>Darin ist kein Bild.</translation>
    </message>
    <message>
        <source>Making it smaller…</source>
        <translation>Es wird verkleinert…</translation>
    </message>
    <message>
        <source>Choose a photo of the table</source>
        <translation>Ein Foto vom Tisch wählen</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Bilder (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Bild.</translation>
    </message>
    <message>
        <source>It is kept in the file of this game.</source>
        <translation>Es liegt jetzt in der Datei dieses Spiels.</translation>
    </message>
    <message>
        <source>The photo is not kept: %1.</source>
        <translation>Das Foto wird nicht behalten: %1.</translation>
    </message>
    <message>
        <source>The photo is removed.</source>
        <translation>Das Foto ist entfernt.</translation>
    </message>
    <message>
        <source>The photo stays: %1.</source>
        <translation>Das Foto bleibt: %1.</translation>
    </message>
    <message>
        <source>It is as it was before.</source>
        <translation>Es ist wieder wie zuvor.</translation>
    </message>
    <message>
        <source>It stays as it is: %1.</source>
        <translation>Es bleibt, wie es ist: %1.</translation>
    </message>
    <message>
        <source>Drop a picture here, paste one, or choose its file.</source>
        <translation>Ein Bild hier ablegen, einfügen oder seine Datei wählen.</translation>
    </message>
    <message>
        <source>Another picture…</source>
        <translation>Anderes Bild…</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Bild wählen…</translation>
    </message>
    <message>
        <source>This game cannot be opened: %1.</source>
        <translation>Dieses Spiel lässt sich nicht öffnen: %1.</translation>
    </message>
    <message>
        <source>The photo cannot be shown: %1.</source>
        <translation>Das Foto lässt sich nicht zeigen: %1.</translation>
    </message>
    <message>
        <source>Added: %1.</source>
        <translation>Hinzugefügt: %1.</translation>
    </message>
    <message>
        <source>Added: %1. The game has gone on since.</source>
        <translation>Hinzugefügt: %1. Das Spiel ist seitdem weitergegangen.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::PhotoStrip</name>
    <message>
        <source>There is a photo of the table from when this game was left.</source>
        <translation>Es gibt ein Foto vom Tisch aus dem Moment, als dieses Spiel verlassen wurde.</translation>
    </message>
    <message>
        <source>How the table stood</source>
        <translation>So stand der Tisch</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>adjutant::app::PlayKeys</name>
    <message>
        <source>First say what %1 does: %2.</source>
        <translation>Zuerst sagen, was %1 tut: %2.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
</context>
<context>
    <name>adjutant::app::PointRow</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Overrule who holds %1</source>
        <translation>Überstimmen, wer %1 hält</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>%1 %2, %3: %4</source>
        <translation>%1 %2, %3: %4</translation>
    </message>
    <message>
        <source>Nobody holds it</source>
        <translation>Niemand hält ihn</translation>
    </message>
    <message>
        <source>%1 holds it</source>
        <translation>%1 hält ihn</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>as the table judged</source>
        <translation>wie der Tisch entschied</translation>
    </message>
    <message>
        <source>Even: count the %1 within %2</source>
        <translation>Gleichstand: %1 im Umkreis von %2 zählen</translation>
    </message>
    <message>
        <source>Count the %1 within %2</source>
        <translation>%1 im Umkreis von %2 zählen</translation>
    </message>
</context>
<context>
    <name>adjutant::app::PointsBar</name>
    <message>
        <source>Points by hand</source>
        <translation>Punkte von Hand</translation>
    </message>
    <message>
        <source>End the game…</source>
        <translation>Spiel beenden…</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>Points for %1…</source>
        <translation>Punkte für %1…</translation>
    </message>
    <message>
        <source>Points for %1</source>
        <translation>Punkte für %1</translation>
    </message>
    <message>
        <source>Say who has won…</source>
        <translation>Sagen, wer gewonnen hat…</translation>
    </message>
    <message>
        <source>Say who has won</source>
        <translation>Sagen, wer gewonnen hat</translation>
    </message>
</context>
<context>
    <name>adjutant::app::Preferences</name>
    <message>
        <source>Adjutant games</source>
        <translation>Adjutant-Spiele</translation>
    </message>
</context>
<context>
    <name>adjutant::app::PreferencesDialog</name>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Light or dark, as it is set there</source>
        <translation>Hell oder dunkel, wie dort eingestellt</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>For daylight</source>
        <translation>Für Tageslicht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>For a dim room</source>
        <translation>Für gedämpftes Licht</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Black, white and yellow</source>
        <translation>Schwarz, Weiß und Gelb</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>As far as it is known here</source>
        <translation>Soweit hier bekannt</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Keep the screen awake</source>
        <translation>Bildschirm wach halten</translation>
    </message>
    <message>
        <source>As long as a game is open</source>
        <translation>Solange ein Spiel offen ist</translation>
    </message>
    <message>
        <source>New games are kept in</source>
        <translation>Neue Spiele kommen nach</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Dice and sound</source>
        <translation>Würfel und Klang</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Im Spiel</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Games and packs</source>
        <translation>Spiele und Pakete</translation>
    </message>
    <message>
        <source>A unit</source>
        <comment>begins a reminder</comment>
        <translation>Eine Einheit</translation>
    </message>
    <message>
        <source>a unit</source>
        <comment>inside a reminder</comment>
        <translation>der Einheit</translation>
    </message>
    <message>
        <source>A side</source>
        <comment>begins a reminder</comment>
        <translation>Eine Seite</translation>
    </message>
    <message>
        <source>a side</source>
        <comment>inside a reminder</comment>
        <translation>der Seite</translation>
    </message>
</context>
<context>
    <name>adjutant::app::PreparePart</name>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Womit</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Compare the odds of the weapons</source>
        <translation>Chancen der Waffen vergleichen</translation>
    </message>
    <message>
        <source>Compare the odds at each target</source>
        <translation>Chancen für jedes Ziel vergleichen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Using up</source>
        <translation>Einmalig</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Answers with</source>
        <translation>Antwortet mit</translation>
    </message>
    <message>
        <source>Other weapons…</source>
        <translation>Andere Waffen…</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>Those it may take instead open in a menu.</source>
        <translation>Welche sie stattdessen nehmen kann, steht in einem Menü.</translation>
    </message>
    <message>
        <source>Other actions…</source>
        <translation>Andere Aktionen…</translation>
    </message>
    <message>
        <source>What it can do beside this opens in a menu.</source>
        <translation>Was sie sonst tun kann, öffnet sich in einem Menü.</translation>
    </message>
    <message>
        <source>A tap takes back what was typed last.</source>
        <translation>Antippen nimmt zurück, was zuletzt getippt wurde.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::QuestionCard</name>
    <message>
        <source>Throw for it</source>
        <translation>Auswürfeln</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ReferencePanel</name>
    <message>
        <source>The sheet is saved</source>
        <translation>Das Regelblatt ist gesichert</translation>
    </message>
    <message>
        <source>The sheet is printed</source>
        <translation>Das Regelblatt ist gedruckt</translation>
    </message>
    <message>
        <source>The sheet was not saved</source>
        <translation>Das Regelblatt wurde nicht gesichert</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Print the sheet…</source>
        <translation>Regelblatt drucken…</translation>
    </message>
    <message>
        <source>Save the sheet as PDF…</source>
        <translation>Regelblatt als PDF sichern…</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>Start: %1</translation>
    </message>
    <message>
        <source>Find a rule…</source>
        <translation>Regel suchen…</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Regel suchen</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Where you were before (Alt+Left)</source>
        <translation>Wo es vorher war (Alt+Links)</translation>
    </message>
    <message>
        <source>Pin this section</source>
        <translation>Abschnitt anheften</translation>
    </message>
    <message>
        <source>No rules are open.</source>
        <translation>Keine Regeln offen.</translation>
    </message>
    <message>
        <source>Nothing for “%1”. Try fewer letters.</source>
        <translation>Nichts zu „%1“. Mit weniger Buchstaben versuchen.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Keep this section at the top of the reference</source>
        <translation>Diesen Abschnitt oben bei den Regeln behalten</translation>
    </message>
    <message>
        <source>The sheet was not printed</source>
        <translation>Das Blatt wurde nicht gedruckt</translation>
    </message>
    <message>
        <source>%1 took nothing.</source>
        <translation>%1 hat nichts angenommen.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ReformPart</name>
    <message>
        <source>No unit has anything to reform.</source>
        <translation>Keine Einheit hat etwas neu zu ordnen.</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>Recover: %1 → %2</source>
        <translation>Erholen: %1 → %2</translation>
    </message>
    <message>
        <source>%1 recovers</source>
        <translation>%1 erholt sich</translation>
    </message>
    <message>
        <source>supported by %1</source>
        <translation>mit Hilfe von %1</translation>
    </message>
    <message>
        <source>Disengage</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>%1 disengages</source>
        <translation>%1 löst sich vom Feind</translation>
    </message>
    <message>
        <source>Supported by %1</source>
        <translation>Mit Hilfe von %1</translation>
    </message>
    <message>
        <source>%1: %2 %3. Only a “%4” unit helps: that is said under “States”, behind the three dots of its card.</source>
        <translation>%1: %2 %3. Nur eine Einheit mit „%4“ hilft: das wird unter „Zustände“ gesagt, hinter den drei Punkten ihrer Karte.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ReminderStrip</name>
    <message>
        <source>Don&apos;t forget</source>
        <translation>Nicht vergessen</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Weniger</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer reminders</source>
        <translation>Weniger Erinnerungen</translation>
    </message>
    <message numerus="yes">
        <source>%n more reminders</source>
        <translation>
            <numerusform>%n weitere Erinnerung</numerusform>
            <numerusform>%n weitere Erinnerungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Put away: %1</source>
        <translation>Weglegen: %1</translation>
    </message>
    <message>
        <source>Put away for this round</source>
        <translation>Für diese Runde weglegen</translation>
    </message>
    <message>
        <source>Put all away for this round</source>
        <translation>Alle für diese Runde weglegen</translation>
    </message>
    <message>
        <source>Never remind of this again</source>
        <translation>Nie mehr daran erinnern</translation>
    </message>
    <message>
        <source>Puts it away for this round. Held or right-clicked, it offers more.</source>
        <translation>Legt sie für diese Runde weg. Halten oder Rechtsklick bietet mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%n reminders</source>
        <translation>
            <numerusform>%n Erinnerung</numerusform>
            <numerusform>%n Erinnerungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::ReportDialog</name>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>The game so far</source>
        <translation>Das Spiel bis jetzt</translation>
    </message>
    <message>
        <source>Pages of the report</source>
        <translation>Seiten des Berichts</translation>
    </message>
    <message>
        <source>The report is saved</source>
        <translation>Der Bericht ist gesichert</translation>
    </message>
    <message>
        <source>The report is printed</source>
        <translation>Der Bericht ist gedruckt</translation>
    </message>
    <message>
        <source>The report was not saved</source>
        <translation>Der Bericht wurde nicht gesichert</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Sichern als…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Geschichte</translation>
    </message>
    <message>
        <source>Points and losses</source>
        <translation>Punkte und Verluste</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Würfelglück</translation>
    </message>
    <message>
        <source>The report is being made…</source>
        <translation>Der Bericht entsteht…</translation>
    </message>
    <message>
        <source>The story is being written: %1 %</source>
        <translation>Die Geschichte wird geschrieben: %1 %</translation>
    </message>
    <message>
        <source>The report was not printed</source>
        <translation>Der Bericht wurde nicht gedruckt</translation>
    </message>
    <message>
        <source>%1 took nothing.</source>
        <translation>%1 hat nichts angenommen.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ReportSaver</name>
    <message>
        <source>Save the report</source>
        <translation>Bericht sichern</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Print the report</source>
        <translation>Den Bericht drucken</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ResultPart</name>
    <message>
        <source>This changes; every number can be corrected:</source>
        <translation>Das ändert sich; jede Zahl lässt sich berichtigen:</translation>
    </message>
    <message>
        <source>Nothing changes on the cards.</source>
        <translation>Auf den Karten ändert sich nichts.</translation>
    </message>
    <message>
        <source>The losses are satisfied next, unit by unit.</source>
        <translation>Als Nächstes werden die Verluste beglichen, Einheit für Einheit.</translation>
    </message>
    <message>
        <source>Destroyed then: %1. Every number can be corrected:</source>
        <translation>Danach zerstört: %1. Jede Zahl lässt sich berichtigen:</translation>
    </message>
    <message>
        <source>Change no card</source>
        <translation>Keine Karte ändern</translation>
    </message>
</context>
<context>
    <name>adjutant::app::RosterPart</name>
    <message>
        <source>Roster</source>
        <translation>Armeeliste</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gesichert als %1.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Sichern als…</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;The same as %1</source>
        <translation>&amp;Dieselbe wie %1</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Open a roster</source>
        <translation>Armeeliste öffnen</translation>
    </message>
    <message>
        <source>Rosters (*.txt *.json)</source>
        <translation>Armeelisten (*.txt *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the roster</source>
        <translation>Armeeliste sichern</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>%1 was not read: %2</source>
        <translation>%1 wurde nicht gelesen: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n units are on the clipboard, as text.</source>
        <translation>
            <numerusform>%n Einheit liegt als Text in der Zwischenablage.</numerusform>
            <numerusform>%n Einheiten liegen als Text in der Zwischenablage.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <translation>Zwischenablage</translation>
    </message>
    <message numerus="yes">
        <source>%n units were taken away.</source>
        <translation>
            <numerusform>%n Einheit wurde weggenommen.</numerusform>
            <numerusform>%n Einheiten wurden weggenommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units stand here as before.</source>
        <translation>
            <numerusform>%n Einheit steht hier wie vorher.</numerusform>
            <numerusform>%n Einheiten stehen hier wie vorher.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1, Zeile %2, Spalte %3: %4</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n units stand here now.</source>
        <translation>
            <numerusform>%1: %n Einheit steht jetzt hier.</numerusform>
            <numerusform>%1: %n Einheiten stehen jetzt hier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same %n units as %1 stand here now.</source>
        <translation>
            <numerusform>Dieselbe %n Einheit wie bei %1 steht jetzt hier.</numerusform>
            <numerusform>Dieselben %n Einheiten wie bei %1 stehen jetzt hier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put back %n units</source>
        <translation>
            <numerusform>%n Einheit zurückholen</numerusform>
            <numerusform>%n Einheiten zurückholen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more, named below the units</source>
        <translation>
            <numerusform>und %n weitere, genannt unter den Einheiten</numerusform>
            <numerusform>und %n weitere, genannt unter den Einheiten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::Ruler</name>
    <message>
        <source>%1, no limit</source>
        <translation>%1, unbegrenzt</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1, %2 %3</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Lineal</translation>
    </message>
</context>
<context>
    <name>adjutant::app::RulerPanel</name>
    <message>
        <source>Length to convert</source>
        <translation>Länge zum Umrechnen</translation>
    </message>
    <message>
        <source>Its unit</source>
        <translation>Ihre Einheit</translation>
    </message>
    <message>
        <source>No rules are open.</source>
        <translation>Keine Regeln offen.</translation>
    </message>
    <message>
        <source>Within %1, %2</source>
        <translation>Innerhalb von %1, %2</translation>
    </message>
    <message>
        <source>Beyond every length</source>
        <translation>Weiter als jede Länge</translation>
    </message>
    <message>
        <source>Fit the screen…</source>
        <translation>Bildschirm anpassen…</translation>
    </message>
    <message>
        <source>1 M is</source>
        <translation>1 M sind</translation>
    </message>
    <message>
        <source>How long an M is at this table</source>
        <translation>Wie lang ein M an diesem Tisch ist</translation>
    </message>
    <message>
        <source>It is as long as it says: this screen was fitted.</source>
        <translation>Es ist so lang, wie es sagt: Dieser Bildschirm ist angepasst.</translation>
    </message>
    <message>
        <source>The screen says how large it is, and may be wrong. Fit it once with a card or a brick.</source>
        <translation>Der Bildschirm sagt selbst, wie groß er ist, und kann irren. Eine Karte oder ein Stein, einmal angelegt, passt ihn an.</translation>
    </message>
    <message>
        <source>%1, of which the screen shows %2</source>
        <translation>%1, davon zeigt der Bildschirm %2</translation>
    </message>
    <message>
        <source>Type how long an M is, such as 4 bricks or 12 cm.</source>
        <translation>Eingeben, wie lang ein M ist, etwa 4 Steine oder 12 cm.</translation>
    </message>
    <message>
        <source>such as 5 or 2½</source>
        <translation>etwa 5 oder 2½</translation>
    </message>
    <message>
        <source>say 12 cm</source>
        <translation>etwa 12 cm</translation>
    </message>
    <message>
        <source>Some rules measure in M, a length that their book gives: type it once.</source>
        <translation>Manche Regeln messen in M, einer Länge, die ihr Buch nennt: einmal eintippen.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::RulingsDialog</name>
    <message>
        <source>Rulings</source>
        <translation>Auslegungen</translation>
    </message>
    <message>
        <source>What you change counts from now on. What was thrown stays as it fell.</source>
        <translation>Was geändert wird, gilt ab jetzt. Was gewürfelt ist, bleibt, wie es fiel.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Play on like this</source>
        <translation>So weiterspielen</translation>
    </message>
</context>
<context>
    <name>adjutant::app::SavedGamesModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, with a photo of the table</source>
        <translation>%1, %2, mit einem Foto vom Tisch</translation>
    </message>
    <message>
        <source>Cannot be read: %1</source>
        <translation>Nicht lesbar: %1</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>im Archiv</translation>
    </message>
    <message>
        <source>Archived (%1)</source>
        <translation>Im Archiv (%1)</translation>
    </message>
    <message>
        <source>Press to hide them</source>
        <translation>Drücken blendet sie aus</translation>
    </message>
    <message>
        <source>Press to show them</source>
        <translation>Drücken zeigt sie</translation>
    </message>
    <message>
        <source>No game with “%1”</source>
        <translation>Kein Spiel mit „%1“</translation>
    </message>
</context>
<context>
    <name>adjutant::app::SavingStrip</name>
    <message>
        <source>Not saved</source>
        <translation>Nicht gesichert</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Neuer Versuch</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Woanders sichern…</translation>
    </message>
    <message>
        <source>The last commands are not safe yet: %1. Play on; they are saved as soon as that can be.</source>
        <translation>Die letzten Schritte sind noch nicht sicher: %1. Ruhig weiterspielen; sie werden gesichert, sobald es geht.</translation>
    </message>
    <message>
        <source>Save the game elsewhere</source>
        <translation>Spiel woanders sichern</translation>
    </message>
    <message>
        <source>Adjutant games (*.adjutant)</source>
        <translation>Adjutant-Spiele (*.adjutant)</translation>
    </message>
    <message>
        <source>The game could not be saved to %1: %2</source>
        <translation>Das Spiel ließ sich nicht in %1 sichern: %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ScoreModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Destroyed so far</source>
        <translation>Bisher zerstört</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ScoreTable</name>
    <message>
        <source>Points by round</source>
        <translation>Punkte nach Runden</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ScreenRuler</name>
    <message>
        <source>Ruler, as long as it says</source>
        <translation>Lineal, so lang, wie es sagt</translation>
    </message>
    <message>
        <source>cm</source>
        <translation>cm</translation>
    </message>
    <message>
        <source>in</source>
        <translation>Zoll</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ShapeBadge</name>
    <message>
        <source>Mark</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Mark: %1</source>
        <translation>Zeichen: %1</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>Nummer %1</translation>
    </message>
</context>
<context>
    <name>adjutant::app::SheetSaver</name>
    <message>
        <source>Save the sheet of %1</source>
        <translation>Regelblatt von %1 sichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print the sheet of %1</source>
        <translation>Regelblatt von %1 drucken</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Tasten ändern…</translation>
    </message>
</context>
<context>
    <name>adjutant::app::SideForm</name>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Name des Spielers</translation>
    </message>
    <message>
        <source>Add a unit…</source>
        <translation>Einheit hinzufügen…</translation>
    </message>
    <message>
        <source>Add a unit</source>
        <translation>Einheit hinzufügen</translation>
    </message>
    <message>
        <source>%1 (%2 points)</source>
        <translation>%1 (%2 Punkte)</translation>
    </message>
    <message>
        <source>Put back %1</source>
        <translation>%1 zurückholen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::SidePart</name>
    <message>
        <source>Hold to see the hand (%1)</source>
        <translation>Halten, um die Hand zu sehen (%1)</translation>
    </message>
    <message>
        <source>Hand of %1, cubes: %2. Hold to see them.</source>
        <translation>Hand von %1, Steine: %2. Halten, um sie zu sehen.</translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>Mehr zu %1</translation>
    </message>
    <message>
        <source>What %1 has</source>
        <translation>Was %1 hat</translation>
    </message>
    <message>
        <source>Show the hand to everybody</source>
        <translation>Die Hand allen zeigen</translation>
    </message>
    <message>
        <source>Set: %1</source>
        <translation>Setzen: %1</translation>
    </message>
    <message>
        <source>Set %1…</source>
        <translation>%1 setzen…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show all that %1 has, in place of its units</source>
        <translation>Alles zeigen, was %1 hat, an Stelle der Einheiten</translation>
    </message>
</context>
<context>
    <name>adjutant::app::StartPage</name>
    <message>
        <source>Adjutant lies open beside a table of real bricks. It keeps the round, the turn, the wounds and the points, throws dice or takes yours, and finds the rule; the bricks themselves are the board.</source>
        <translation>Adjutant liegt offen neben einem Tisch mit echten Steinen. Er merkt sich Runde, Zug, Wunden und Punkte, wirft Würfel oder nimmt die vom Tisch und findet die Regel; das Spielfeld sind die Steine selbst.</translation>
    </message>
    <message>
        <source>Rename a game</source>
        <translation>Spiel umbenennen</translation>
    </message>
    <message>
        <source>A new name for its file:</source>
        <translation>Ein neuer Name für die Datei:</translation>
    </message>
    <message>
        <source>It keeps its name: %1.</source>
        <translation>Es behält seinen Namen: %1.</translation>
    </message>
    <message>
        <source>It is named “%1” now.</source>
        <translation>Es heißt jetzt „%1“.</translation>
    </message>
    <message>
        <source>There is no copy: %1.</source>
        <translation>Keine Kopie: %1.</translation>
    </message>
    <message>
        <source>The copy is named “%1”.</source>
        <translation>Die Kopie heißt „%1“.</translation>
    </message>
    <message>
        <source>It stays where it is: %1.</source>
        <translation>Es bleibt, wo es ist: %1.</translation>
    </message>
    <message>
        <source>“%1” is in the archive: %2</source>
        <translation>„%1“ ist im Archiv: %2</translation>
    </message>
    <message>
        <source>Good to have you here</source>
        <translation>Willkommen am Tisch</translation>
    </message>
    <message>
        <source>%1  ·  %2</source>
        <translation>%1  ·  %2</translation>
    </message>
    <message>
        <source>“%1” is off the list.</source>
        <translation>„%1“ ist von der Liste.</translation>
    </message>
    <message>
        <source>It stays in the archive: %1.</source>
        <translation>Es bleibt im Archiv: %1.</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Bild.</translation>
    </message>
    <message>
        <source>“%1” is back among the games.</source>
        <translation>„%1“ ist wieder bei den Spielen.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Ins Archiv</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Photo of the table…</source>
        <translation>Foto vom Tisch…</translation>
    </message>
    <message>
        <source>Take off this list</source>
        <translation>Von der Liste nehmen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
</context>
<context>
    <name>adjutant::app::StoryView</name>
    <message>
        <source>The story of the game</source>
        <translation>Die Geschichte des Spiels</translation>
    </message>
    <message>
        <source>Nothing has happened yet. What is done at the table will be told here.</source>
        <translation>Noch ist nichts geschehen. Was am Tisch getan wird, steht dann hier.</translation>
    </message>
    <message>
        <source>Why there were points</source>
        <translation>Wofür es Punkte gab</translation>
    </message>
    <message>
        <source>How the units stand</source>
        <translation>Wie die Einheiten stehen</translation>
    </message>
</context>
<context>
    <name>adjutant::app::SwatchButton</name>
    <message>
        <source>%1: the other side has it</source>
        <translation>%1: hat die andere Seite</translation>
    </message>
    <message>
        <source>The other side has it</source>
        <translation>Hat die andere Seite</translation>
    </message>
</context>
<context>
    <name>adjutant::app::TableSheet</name>
    <message>
        <source>The table at a glance</source>
        <translation>Der Tisch auf einen Blick</translation>
    </message>
    <message>
        <source>Dice and odds</source>
        <translation>Würfel und Chancen</translation>
    </message>
    <message>
        <source>As it was after entry %1</source>
        <translation>Wie es nach Eintrag %1 war</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points</source>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>:</source>
        <translation>:</translation>
    </message>
    <message>
        <source>Next: %1 → %2, %3</source>
        <translation>Als Nächstes: %1 → %2, %3</translation>
    </message>
    <message>
        <source>Next: %1, %2</source>
        <translation>Als Nächstes: %1, %2</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Als Nächstes: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is active</source>
        <translation>%1 ist aktiv</translation>
    </message>
    <message>
        <source>%1 is chosen</source>
        <translation>%1 ist gewählt</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>Last: %1</source>
        <translation>Zuletzt: %1</translation>
    </message>
    <message>
        <source>Last throw: %1</source>
        <translation>Letzter Wurf: %1</translation>
    </message>
</context>
<context>
    <name>adjutant::app::TableView</name>
    <message>
        <source>Table view – Adjutant</source>
        <translation>Tischansicht – Adjutant</translation>
    </message>
    <message>
        <source>Table view</source>
        <translation>Tischansicht</translation>
    </message>
    <message>
        <source>Turn round</source>
        <translation>Umdrehen</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Turn back</source>
        <translation>Zurückdrehen</translation>
    </message>
</context>
<context>
    <name>adjutant::app::TextLabel</name>
    <message>
        <source>Opens in full.</source>
        <translation>Öffnet den ganzen Text.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ThrowEdit</name>
    <message>
        <source>Throw</source>
        <translation>Werfen</translation>
    </message>
    <message>
        <source>Dice and what is done with them, such as 4d6 kh 3. Return throws.</source>
        <translation>Würfel und was mit ihnen geschieht, etwa 4d6 kh 3. Die Eingabetaste wirft.</translation>
    </message>
    <message>
        <source>4d6 kh 3</source>
        <translation>4d6 kh 3</translation>
    </message>
    <message>
        <source>Words that begin so</source>
        <translation>Wörter, die so beginnen</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ThrowHistoryModel</name>
    <message>
        <source>%1 → %2 (%3)</source>
        <translation>%1 → %2 (%3)</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>cocked: d%1 %2, thrown again: %3</source>
        <translation>schief: W%1 %2, neu geworfen: %3</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ThrowPart</name>
    <message>
        <source>Dice of the table</source>
        <translation>Würfel vom Tisch</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Werfen</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n faces</source>
        <translation>
            <numerusform>%1: %n Augenzahl</numerusform>
            <numerusform>%1: %n Augenzahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Forget the dice that were typed and start over</source>
        <translation>Eingetippte Würfel vergessen und neu beginnen</translation>
    </message>
    <message>
        <source>%1d%2</source>
        <translation>%1W%2</translation>
    </message>
    <message>
        <source>Throw %1</source>
        <translation>%1 werfen</translation>
    </message>
    <message>
        <source>Or type the die of the table</source>
        <translation>Oder den Würfel vom Tisch eintippen</translation>
    </message>
    <message numerus="yes">
        <source>Or type %n dice of the table</source>
        <translation>
            <numerusform>Oder %n Würfel vom Tisch eintippen</numerusform>
            <numerusform>Oder %n Würfel vom Tisch eintippen</numerusform>
        </translation>
    </message>
    <message>
        <source>Or type</source>
        <translation>Eintippen</translation>
    </message>
    <message>
        <source>Take these dice</source>
        <translation>Diese Würfel nehmen</translation>
    </message>
    <message>
        <source>Throw the other %1</source>
        <translation>Übrige %1 werfen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>and all that follows</source>
        <translation>und alles Weitere</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Jetzt: %1</translation>
    </message>
    <message>
        <source>%1: %2 typed</source>
        <translation>%1: %2 eingetippt</translation>
    </message>
    <message>
        <source>Once more: %1</source>
        <translation>Noch einmal: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Take this die</source>
        <translation>Würfel nehmen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Ben: the target tests</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 once more: %2</source>
        <comment>Ben once more: the target tests</comment>
        <translation>%1 noch einmal: %2</translation>
    </message>
    <message>
        <source>Now %1: %2</source>
        <comment>Now Ben: the target tests</comment>
        <translation>Jetzt %1: %2</translation>
    </message>
    <message>
        <source>Type the next die, or Return again: %1.</source>
        <translation>Den nächsten Würfel tippen, oder noch einmal Eingabe: %1.</translation>
    </message>
    <message>
        <source>%1: %2 counted</source>
        <comment>Attack: 2 counted</comment>
        <translation>%1: %2 gezählt</translation>
    </message>
</context>
<context>
    <name>adjutant::app::ThrownPart</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Throw this die again</source>
        <translation>Diesen Würfel neu werfen</translation>
    </message>
    <message>
        <source>Copy the result as text</source>
        <translation>Das Ergebnis als Text kopieren</translation>
    </message>
    <message>
        <source>A die lies crooked? Tap it, and it alone is thrown again; the history says so.</source>
        <translation>Liegt ein Würfel schief? Antippen, dann wird nur er neu geworfen; der Verlauf vermerkt es.</translation>
    </message>
    <message>
        <source>That die cannot be thrown again: the throw has no result without it as it lies.</source>
        <translation>Dieser Würfel lässt sich nicht neu werfen: Ohne ihn, wie er liegt, hat der Wurf kein Ergebnis.</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>Summe: %1</translation>
    </message>
    <message>
        <source>%1 gives %2. %3</source>
        <translation>%1 ergibt %2. %3</translation>
    </message>
    <message>
        <source>The result is copied as text.</source>
        <translation>Das Ergebnis ist als Text kopiert.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::TimerBar</name>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Start the timer again</source>
        <translation>Den Timer noch einmal starten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close this message and reset the timer</source>
        <translation>Diese Meldung schließen und den Timer zurücksetzen</translation>
    </message>
    <message>
        <source>Time is up: %1 is over.</source>
        <translation>Die Zeit ist um: %1 ist vorbei.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::TimerCorner</name>
    <message>
        <source>Time is up</source>
        <translation>Die Zeit ist um</translation>
    </message>
    <message>
        <source>Timer %1, paused</source>
        <translation>Timer %1, angehalten</translation>
    </message>
    <message>
        <source>Timer %1</source>
        <translation>Timer %1</translation>
    </message>
</context>
<context>
    <name>adjutant::app::TimerPart</name>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Count up</source>
        <translation>Hochzählen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Count up from nothing</source>
        <translation>Von null hochzählen</translation>
    </message>
    <message>
        <source>7 or 2:30</source>
        <translation>7 oder 2:30</translation>
    </message>
    <message>
        <source>Minutes to count down from</source>
        <translation>Minuten, von denen er herunterzählt</translation>
    </message>
    <message>
        <source>Type minutes, such as 7 or 2:30; less than ten hours.</source>
        <translation>Minuten eingeben, etwa 7 oder 2:30; weniger als zehn Stunden.</translation>
    </message>
    <message>
        <source>Running, %1 in all</source>
        <translation>Läuft, im Ganzen %1</translation>
    </message>
    <message>
        <source>Running, counts up</source>
        <translation>Läuft, zählt hoch</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Die Zeit ist um</translation>
    </message>
    <message>
        <source>Counts down</source>
        <translation>Zählt herunter</translation>
    </message>
    <message>
        <source>Counts up from nothing</source>
        <translation>Zählt von null hoch</translation>
    </message>
    <message>
        <source>Over for %1</source>
        <translation>Vorbei seit %1</translation>
    </message>
    <message>
        <source>Timer: %1</source>
        <translation>Timer: %1</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adjutant::app::TokenRow</name>
    <message>
        <source>Tokens on %1: %2</source>
        <translation>Marker auf %1: %2</translation>
    </message>
    <message>
        <source>Take a token back from %1</source>
        <translation>Einen Marker von %1 zurücknehmen</translation>
    </message>
    <message>
        <source>Put a token on %1</source>
        <translation>Einen Marker auf %1 legen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Roll for %1</source>
        <translation>Für %1 würfeln</translation>
    </message>
</context>
<context>
    <name>adjutant::app::TokensPart</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Roll all %1 with the dice of the app</source>
        <translation>Alle %1 mit Würfeln der App</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Rufen</translation>
    </message>
    <message>
        <source>%1: may act this turn</source>
        <translation>%1: darf diesen Zug handeln</translation>
    </message>
    <message>
        <source>%1: does not act this turn</source>
        <translation>%1: handelt diesen Zug nicht</translation>
    </message>
    <message>
        <source>%1; tokens: %2</source>
        <translation>%1; Marker: %2</translation>
    </message>
</context>
<context>
    <name>adjutant::app::TrackBar</name>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>Play time</source>
        <translation>Spielzeit</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4</source>
        <translation>%1 %2, %3 %4</translation>
    </message>
    <message>
        <source>%1, stopped</source>
        <translation>%1, angehalten</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>Abzweig</translation>
    </message>
</context>
<context>
    <name>adjutant::app::Tray</name>
    <message>
        <source>Tray</source>
        <translation>Würfelteller</translation>
    </message>
    <message>
        <source>%1 passes for the rest of the round</source>
        <translation>%1 passt für den Rest der Runde</translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation>%1 ist fertig</translation>
    </message>
    <message>
        <source>More at the table</source>
        <translation>Weiteres am Tisch</translation>
    </message>
    <message>
        <source>Add a unit, add or cut rounds, give up, agree to the score</source>
        <translation>Eine Einheit hinzufügen, Runden anhängen oder streichen, aufgeben, dem Stand zustimmen</translation>
    </message>
    <message>
        <source>Rulings…</source>
        <translation>Auslegungen…</translation>
    </message>
</context>
<context>
    <name>adjutant::app::UnitCard</name>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Zerstört</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>Mehr zu %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Activate %1</source>
        <translation>%1 aktivieren</translation>
    </message>
    <message>
        <source>Pass with %1 this round</source>
        <translation>Mit %1 diese Runde passen</translation>
    </message>
    <message>
        <source>Set %1…</source>
        <translation>%1 setzen…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Ready again</source>
        <translation>Wieder bereit</translation>
    </message>
</context>
<context>
    <name>adjutant::app::UnitFilter</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find a unit</source>
        <translation>Einheit suchen</translation>
    </message>
    <message>
        <source>By its name, its type, its number or what it carries. Return takes the first.</source>
        <translation>Nach Name, Art, Nummer oder Ausrüstung. Die Eingabetaste nimmt die erste.</translation>
    </message>
    <message>
        <source>Not yet acted</source>
        <translation>Noch nicht gehandelt</translation>
    </message>
    <message>
        <source>Hurt</source>
        <translation>Verletzt</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Im Spiel</translation>
    </message>
    <message>
        <source>All units</source>
        <translation>Alle Einheiten</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>In sight: %1, %2. Opens a menu.</source>
        <translation>Zu sehen: %1, %2. Öffnet ein Menü.</translation>
    </message>
    <message>
        <source>Show only some of the units</source>
        <translation>Nur manche Einheiten zeigen</translation>
    </message>
</context>
<context>
    <name>adjutant::app::UnitHandle</name>
    <message>
        <source>Draw it up or down, or use the arrow keys</source>
        <translation>Nach oben oder unten ziehen, oder mit den Pfeiltasten</translation>
    </message>
    <message>
        <source>%1, place %2 of %3</source>
        <translation>%1, Platz %2 von %3</translation>
    </message>
</context>
<context>
    <name>adjutant::app::UnitMakeup</name>
    <message>
        <source>Members and weapons of %1</source>
        <translation>Mitglieder und Waffen: %1</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>With what</source>
        <translation>Womit</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing is said of weapons: it may use all of these.</source>
        <translation>Zu Waffen ist nichts gesagt: Sie darf alle diese benutzen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n points</source>
        <translation>
            <numerusform>%1 · %n Punkt</numerusform>
            <numerusform>%1 · %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is said of weapons: none adds to its dice, and where one is chosen it may be any of these.</source>
        <translation>Von Waffen ist nichts gesagt: keine bringt Würfel dazu, und wo eine gewählt wird, darf es jede von diesen sein.</translation>
    </message>
</context>
<context>
    <name>adjutant::app::UnitRow</name>
    <message>
        <source>Name of the unit: %1</source>
        <translation>Name der Einheit: %1</translation>
    </message>
    <message>
        <source>Make up a name: %1</source>
        <translation>Einen Namen ausdenken: %1</translation>
    </message>
    <message>
        <source>Make up a name</source>
        <translation>Einen Namen ausdenken</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Entfernen: %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Note on the card: %1</source>
        <translation>Notiz auf der Karte: %1</translation>
    </message>
    <message>
        <source>Note on its card</source>
        <translation>Notiz auf ihrer Karte</translation>
    </message>
    <message>
        <source>Write on the card: %1</source>
        <translation>Auf die Karte schreiben: %1</translation>
    </message>
    <message>
        <source>Write on its card</source>
        <translation>Auf ihre Karte schreiben</translation>
    </message>
</context>
<context>
    <name>adjutant::app::WarningLine</name>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
</context>
<context>
    <name>adjutant::app::WholeText</name>
    <message>
        <source>Read in full</source>
        <translation>Ganz lesen</translation>
    </message>
</context>
</TS>
