/** What is round every table, in German. Keys stay as they are, so a label stands behind its key; J says yes as Y does. */
import { figure, many } from '@baize/engine/language/de';
import type { TerminalWords } from './terminal-words.ts';

/** What only tells something, as it is typed in German; typed.ts takes these. */
const TOLD: Readonly<Record<string, string>> = { hand: 'Blatt', table: 'Tisch', pot: 'Topf', who: 'wer', score: 'Punkte', cards: 'Karten' };

/** What is round every table, in German. */
export const words = {
  goodbye: 'Bis bald.',
  hintsOff: 'Tipps sind aus. In den Einstellungen im Saal kannst du sie einschalten.',
  thinking: 'Kurz überlegen.',
  othersPlayOn: 'Du bist raus. Die anderen spielen weiter.',
  gameOver: 'Das Spiel ist aus.',
  noChips: 'Du hast keine Chips mehr.',
  tableWaits: 'Der Tisch wartet auf dich.',
  whatWasSaid: 'Was gesagt wurde',
  nothingSaid: 'Noch wurde nichts gesagt.',
  newSession: 'Neue Sitzung',
  help: 'Hilfe',
  leaving: {
    warning: (atRisk, stack) => `${many(atRisk, 'Chip bleibt', 'Chips bleiben')} auf dem Tisch zurück. Du nimmst ${figure(stack)} mit.`,
    question: (atRisk) => `Gehen und ${figure(atRisk)} verlieren?`,
    now: 'Den Tisch jetzt verlassen?',
    broke: (seconds) => {
      const time = many(seconds, 'Sekunde', 'Sekunden');
      return [`Du hast keine Chips mehr und verlässt den Tisch in ${time}.`, `Keine Chips mehr: Schluss in ${time}.`];
    },
  },
  keys: {
    welcome: 'Enter beginnt, ? ist Hilfe, Q ist Ende.',
    nothingSays: (text) => `Weiter oben steht nirgends ${text}.`,
    leave: 'J geht, N spielt weiter.',
    keep: 'J beendet den Tisch, K lässt ihn ohne dich offen, N spielt weiter.',
    pasted: 'Einfügen geht hier nicht. Tippe es ein.',
    unnamed: 'Diese Taste',
    nothing: (key) => `${key} tut hier nichts. ? zeigt die Tasten.`,
    typing: 'Enter sagt, was du getippt hast, Esc löscht es.',
    overAgain: 'Das Spiel ist aus. Enter spielt noch einmal, Q ist Ende.',
    over: 'Das Spiel ist aus. Mit Enter oder Q gehst du.',
    othersPlayOn: 'Du bist raus. Die anderen spielen weiter. Mit Q gehst du.',
  },
  prompts: {
    play: 'ENTER drücken, um zu spielen',
    again: ['ENTER drücken für ein neues Spiel, Q für Ende.', 'ENTER: noch einmal. Q: Ende.'],
    find: (text) => `Suchen: ${text}`,
  },
  bar: {
    help: ['[?] Hilfe', '[?]'],
    close: ['[Esc] Zu', '[?]'],
    quit: '[Q] Ende',
    leave: '[Q] Gehen',
    hint: '[I] Tipp',
    enterLeave: '[Enter] Gehen',
    onceMore: '[O] Noch einmal',
    lookBack: '[L] Rückblick',
    saySomething: '[/] Etwas sagen',
    skip: '[Space] Weiter',
    amount: '[0-9] Betrag',
    back: ['[Esc] Zurück', '[Esc]'],
    sayIt: 'Sagen',
    complete: '[→] Ergänzen',
    enter: (action, isAgain) => `[Enter] ${isAgain ? 'Wieder: ' : ''}${action}`,
    pages: ['[←][→] Seite  [Esc] Zurück zum Tisch', '[←][→] Seite  [Esc] Zurück'],
    sheet: ['[Tab] Zurück zum Tisch', '[Tab] Zurück'],
    finding: '[Enter] Suchen  [Esc] Zurück',
    log: (hasFound) => {
      const next = hasFound ? '[N] Nächste  ' : '';
      return [`[↑][↓] [PgUp][PgDn] Blättern  [/] Suchen  ${next}[Esc] Zurück`, `[↑][↓]  [/] Suchen  ${next}[Esc]`];
    },
    yesLeave: '[J]a, gehen  [N]ein, weiter',
    keep: ['[J]a, beenden  [K] Ohne mich offen lassen  [N]ein, weiter', '[J]a, Ende  [K] Offen  [N]ein'],
    play: '[Enter] Spielen',
    playAgain: '[Enter] Noch einmal',
  },
  plain: {
    enterAgain: (sum) => `Enter für wieder ${sum}.`,
    opponents: (min, max, usual) => `Wie viele Gegner, ${min} bis ${max}? Enter für ${usual}`,
    opponentsRange: (min, max, usual) => `Tippe eine Zahl von ${min} bis ${max}, Enter für ${usual}, q für Ende.`,
    leave: (warning) => `${warning} Gehen? Ja (j) oder nein (n)?`,
    howMuch: (min, max) => `Wie viel, ${figure(min)} bis ${figure(max)}? Zurück (Enter)?`,
    playOrQuit: () => 'Spielen (Enter) oder Ende (q)?',
    leaveOver: (isBroke) => `${isBroke ? 'Du hast keine Chips mehr.' : 'Das Spiel ist aus.'} Gehen (Enter)?`,
    escBack: 'Esc: zurück.',
    tabBack: 'Tab: zurück.',
    again: 'ENTER für ein neues Spiel, Q für Ende.',
    yesOrNo: 'Tippe j oder ja zum Gehen, n oder nein zum Weiterspielen.',
    enterAgainOrQuit: 'Enter für ein neues Spiel, q oder Ende zum Gehen.',
    notAMove: (word) => `${word} ist hier kein Zug.`,
    enterOr: (word) => `Enter oder ${word}`,
    amount: 'einen Betrag',
    withAmount: (key, word) => `${key} oder ${word} und den Betrag`,
    keyOr: (key, word) => `${key} oder ${word}`,
    answers: (answers, hasHelp) => `Tippe ${[...answers, ...(hasHelp ? ['? für Hilfe'] : []), 'q für Ende'].join(', ')}.`,
    telling: (told) => `Zur Auskunft: ${told.map((word) => TOLD[word] ?? word).join(', ')}. nochmal stellt die Frage noch einmal.`,
    hintAndRules: 'i gibt einen Tipp, Regeln nennt die Regeln.',
  },
} as const satisfies TerminalWords;
