/** Der Saal auf Deutsch. Keys stay as they are, so a label stands behind its key; J says yes as Y does. */
import { and, capital, figure, inWords, many, or, percent } from '@baize/engine/language/de';
import type { CountedRounds, KeptKind } from '../tiles.ts';
import type { FloorWords, KeptTable } from './floor-words.ts';

const chips = (count: number): string => many(count, 'Chip', 'Chips');
const rounds: Readonly<Record<CountedRounds, readonly [one: string, other: string]>> = {
  round: ['Runde', 'Runden'],
  hand: ['Hand', 'Hände'],
  game: ['Partie', 'Partien'],
  spin: ['Spiel', 'Spiele'],
};
const kinds: Readonly<Record<KeptKind, readonly [your: string, what: string]>> = {
  hand: ['Deine', 'Hand'],
  game: ['Deine', 'Partie'],
  table: ['Dein', 'Tisch'],
};
/** „Deine Hold'em-Hand“, „Dein Roulette-Tisch“. */
const yours = ({ kind, game }: KeptTable): string => `${kinds[kind][0]} ${game}-${kinds[kind][1]}`;
const ON_OFF = { on: ['an', 'an'], off: ['aus', 'aus'] } as const;
const back = (hadChips: boolean): string => (hadChips ? ' Deine Chips hast du alle zurück.' : '');

/** Der Saal auf Deutsch. */
export const words = {
  tiles: {
    pontoon: {
      lines: ['Karte oder genug?', 'Am nächsten an 21.'],
      stakes: 'ohne Einsatz',
      presets: {
        house: { name: 'Haus', about: 'du gegen die Bank, ohne Einsätze' },
        british: { name: 'britisch', about: 'mit Einsätzen, die Bank wandert' },
      },
    },
    hearts: {
      lines: ['Zu viert am Tisch.', 'Meide die Herzen.'],
      stakes: 'ohne Einsatz',
      presets: {
        house: { name: 'Haus', about: 'beim Durchmarsch hast du die Wahl' },
        modern: { name: 'modern', about: 'Durchmarsch: 26 für alle anderen' },
        omnibus: { name: 'Omnibus', about: 'der Karo-Bube zieht 10 Punkte ab' },
      },
    },
    holdem: {
      lines: ['Zwei auf der Hand,', 'fünf auf dem Board.'],
      stakes: 'Blinds 10 und 20',
      presets: {
        holdem: { name: 'Holdem', about: 'Blinds 10/20, vier Setzrunden' },
        casino: { name: 'Casino', about: 'ohne Blinds, gesetzt wird ab dem Flop' },
        tda: { name: 'TDA', about: 'Turnierregeln mit Button und Blinds' },
      },
    },
    blackjack: {
      lines: ['Schlag den Dealer.', 'Blackjack zahlt 3:2.'],
      stakes: '10 bis 500 je Hand',
      presets: {
        classic: { name: 'klassisch', about: 'ein Deck, der Dealer bleibt bei 17' },
        casino: { name: 'Casino', about: 'Karte oder bleiben, jeder Einsatz, 1:1' },
        vegas: { name: 'Vegas', about: 'sechs Decks, Aufgeben, Versicherung' },
        european: { name: 'europäisch', about: 'der Dealer nimmt keine verdeckte Karte' },
        shared: { name: 'gemeinsam', about: 'wie Vegas, für zwei bis sieben' },
        banked: { name: 'mit Bank', about: 'wie Vegas, ein Spieler hält die Bank' },
      },
    },
    roulette: {
      lines: ['Ein Rad, eine Null,', 'eine kleine Kugel.'],
      stakes: 'ab 1 Chip',
      presets: {
        house: { name: 'Haus', about: 'Carré zahlt 11, Manque und Passe 2' },
        european: { name: 'europäisch', about: 'übliche Quoten, eine Null' },
        french: { name: 'französisch', about: 'bei Null geht nur die Hälfte verloren' },
        shared: { name: 'gemeinsam', about: 'bis zu sieben setzen auf jedes Spiel' },
        banked: { name: 'mit Bank', about: 'bis zu sieben, ein Spieler hält die Bank' },
      },
    },
    sabacc: {
      lines: ['Bring dein Blatt auf', 'null, trotz Würfeln.'],
      stakes: '50 Chips Einsatz',
      presets: {
        house: { name: 'Haus', about: 'am nächsten an null, drei Runden, Würfel' },
        spire: { name: 'Spire', about: 'Nullblätter haben eigene Ränge' },
      },
    },
  },
  settings: {
    language: {
      name: 'Sprache',
      about: 'Worin alles geschrieben steht.',
      choices: { system: ['System', 'system'], en: ['English', 'english'], de: ['Deutsch', 'deutsch'] },
    },
    speed: {
      name: 'Tempo',
      about: 'Wie lange Karten und Meldungen stehen.',
      choices: {
        slow: ['langsam', 'langsam'],
        normal: ['normal', 'normal'],
        fast: ['schnell', 'schnell'],
        instant: ['sofort', 'sofort'],
      },
    },
    hints: { name: 'Tipps', about: 'I am Tisch: ein Zug, und warum.', choices: ON_OFF },
    suits: {
      name: 'Farben',
      about: 'Karo und Kreuz in eigenen Farben.',
      choices: { two: ['zwei Farben', 'zwei'], four: ['vier Farben', 'vier'] },
    },
    leaving: {
      name: 'Gehen',
      about: 'Geht es um Chips, wird immer gefragt.',
      choices: { always: ['fragt immer', 'immer'], chips: ['nur bei Chips', 'chips'] },
    },
    allIn: {
      name: 'All-in',
      about: "Hold'em: Vor dem All-in nachfragen.",
      choices: { once: ['sofort', 'sofort'], asks: ['fragt nach', 'fragt'] },
    },
    bell: { name: 'Glocke', about: 'Wenn du dran bist, ab dem nächsten Mal.', choices: ON_OFF },
    ring: { name: 'Klingel', about: 'Ein Ton, wenn Freunde auf dich warten.', choices: ON_OFF },
    title: { name: 'Titel', about: 'Im Titel steht, ob Freunde warten.', choices: ON_OFF },
    notice: { name: 'Meldung', about: 'Eine Meldung, wenn das Terminal es kann.', choices: ON_OFF },
    mouse: {
      name: 'Maus',
      about: 'Strg+T schaltet vorläufig um.',
      choices: { table: ['für den Tisch', 'tisch'], text: ['markiert Text', 'text'] },
    },
  },
  welcome: { fresh: 'Guten Abend.', back: 'Willkommen zurück.' },
  kept: {
    asLeft: (table) => `${yours(table)} wartet auf dich${table.atRisk > 0 ? `, ${chips(table.atRisk)} im Spiel` : ''}.`,
    notOver: (table) => `${yours(table)} läuft noch.`,
    rival: (table) =>
      `${yours(table)} wartet. Spiel erst zu Ende oder verlass den Tisch${table.atRisk > 0 ? ` und verliere ${figure(table.atRisk)}` : ''}.`,
  },
  left: {
    table: (game) => `Du hast den ${game}-Tisch verlassen.`,
    withChips: (game, taken, forfeited) =>
      `Du verlässt den ${game}-Tisch mit ${chips(taken)}${forfeited > 0 ? ` und verlierst ${figure(forfeited)}` : ''}.`,
  },
  freshChips: 'Dein letzter Chip war weg, also gibt es 1.000 neue. Deine Statistik bleibt.',
  goodNight: 'Bis bald.',
  keptForYou: (count) => `Bis bald. Deine ${chips(count)} ${count === 1 ? 'bleibt' : 'bleiben'} hier sicher verwahrt.`,
  closed: {
    noTable: 'Dort wartet kein Tisch auf dich.',
    why: {
      'other-version': (hadChips) => `Dieser Tisch stammt aus einer älteren Version und wurde geschlossen.${back(hadChips)}`,
      'does-not-replay': (hadChips) => `Dieser Tisch ließ sich nicht wiederherstellen und wurde geschlossen.${back(hadChips)}`,
    },
  },
  noSession: 'Dort gibt es keine Sitzung für einen Rückblick.',
  noSessionYet: 'Für einen Rückblick gibt es noch keine Sitzung.',
  otherRules: 'Diese Sitzung lief nach anderen Regeln, ein Rückblick ist nicht möglich.',
  moment: 'Einen Moment.',
  pasted: 'Einfügen geht hier nicht. Tippe es ein.',
  noPlace: 'An diesem Tisch ist jetzt kein Platz für dich.',
  youHave: (count) => `Du hast ${chips(count)}.`,
  amiss: {
    tooPoor: (least, has) => `Für diesen Tisch brauchst du ${chips(least)}, und du hast ${figure(has)}.`,
    range: (least, most) => `Nimm ${figure(least)} bis ${chips(most)} mit.`,
  },
  keys: {
    tables: (count) =>
      count === 1 ? 'Es gibt einen Tisch. Nimm mit 1 Platz.' : `Es gibt ${inWords(count)} Tische. Nimm mit 1 bis ${count} Platz.`,
    clear: 'J schließt den Tisch, N lässt alles, wie es ist.',
    kept: 'Enter geht zurück, N öffnet einen neuen Tisch, Esc bleibt hier.',
    sitDown: 'Pfeile stellen ein, Enter nimmt Platz, Esc geht zurück.',
    startOver: 'J fängt neu an, N lässt alles, wie es ist.',
    options: 'Pfeile wählen und ändern, Esc geht zurück.',
    noLink: 'Tippe die Wörter vom Gastgeber, etwa chalk-lantern-31, oder den Link.',
    friends: 'Pfeile wählen, Enter geht hin, Esc geht zurück.',
  },
  help: {
    title: 'Hilfe',
    floor: 'Der Saal',
    house: 'So geht es',
    waits: 'Der Saal wartet auf dich.',
    does: {
      sit: 'Platz nehmen oder weiterspielen',
      tab: 'Statistik',
      l: 'Rückblick auf die letzte Sitzung',
      d: 'ein Rätsel: Was spielst du?',
      f: 'ein Tisch mit Freunden',
      o: 'Einstellungen',
      q: 'Ende; alles ist gespeichert',
    },
    rules: [
      'Du hast ein Guthaben für alle Tische. Was du an einen Tisch mitnimmst, bleibt dort, bis du gehst.',
      'Deine Chips sind immer nur an einem Tisch. Gehst du mitten in einer Runde, verlierst du deinen Einsatz; vorher wirst du gefragt.',
      'Das Fenster zu schließen heißt nicht zu gehen: Dein Spiel wartet, mit denselben Karten.',
      'Die Karten sind versiegelt, bevor du Platz nimmst. Danach speichert baize export --sitting das Protokoll, und baize verify prüft es.',
    ],
  },
  page: {
    where: ['Casino-Saal', 'Saal'],
    helpCorner: ['[?] Hilfe', '[?]'],
    closeCorner: ['[Esc] Zu', '[?]'],
    chips: (count) => `Chips: ${figure(count)}`,
    returns: 'Weiterspielen',
    sides: ['[D] Tagesrätsel  [F] Freunde', '[D] Rätsel  [F] Freunde'],
    which: 'Welcher Tisch?',
    whichAgain: (game) => `Welcher Tisch? Enter: ${game}.`,
    bar: (tables) => {
      const sit = tables === 1 ? '[1] Platz nehmen' : `[1]-[${tables}] Platz nehmen`;
      return [`${sit}  [Tab] Statistik  [O] Optionen`, sit];
    },
    lookBack: '[L] Rückblick',
    more: '[Tab] Statistik    [O] Optionen',
    quit: '[Q] Ende',
    pages: '[←][→] Seite  [Esc] Zurück',
    back: '[Esc] Zurück',
    notSaved: (why) => `Nicht gespeichert: ${why}`,
  },
  sitDown: {
    name: ['Platz nehmen', 'Platz'],
    rows: { others: 'Gegner', level: 'Stärke', rules: 'Regeln', buyIn: 'Einkauf', words: 'Dein Text', table: ['Am Tisch', 'Am Tisch'] },
    fixed: 'Gilt, bis du den Tisch verlässt.',
    typeLess: ['alles, oder tippe weniger', 'oder weniger'],
    alone: ['nur du, gegen das Haus', 'nur du'],
    mixed: 'wird eingemischt, wenn du magst',
    none: 'keiner',
    onlySeat: 'Ein Platz, und das ist deiner.',
    seatsTaken: (others) =>
      others === 1 ? 'Ein Platz besetzt, einer für dich.' : `${capital(inWords(others))} Plätze besetzt, einer für dich.`,
    seal: ['Das Siegel legt die Karten fest. Dein Text wird eingemischt.', 'Dein Text wird eingemischt.'],
    prompt: 'Stell den Tisch ein, dann nimm Platz.',
    sealed: (digits) => `Siegel ${digits}…`,
    bar: ['[↑][↓] Zeile  [←][→] Ändern  [Enter] Platz nehmen', '[↑↓] Zeile  [←→] Wert  [Enter] Los'],
    out: ['[Esc] Saal', '[Esc]'],
  },
  statistics: {
    title: 'STATISTIK',
    bankroll: 'GUTHABEN',
    bankruptcies: (count) => (count === 1 ? 'einmal pleite' : `${inWords(count)}mal pleite`),
    mark: {
      start: (count) => [`Start ${figure(count)}`, figure(count)],
      now: (count) => [`jetzt ${figure(count)}`, figure(count)],
      low: (count) => `tief ${figure(count)}`,
      peak: (count) => `hoch ${figure(count)}`,
    },
    columns: {
      game: 'Spiel',
      rounds: 'Runden',
      won: ['Gewonnen', 'Gew.'],
      lost: ['Verloren', 'Verl.'],
      pushed: 'Gleich',
      rate: 'Quote',
      net: 'Bilanz',
    },
    rows: {
      won: 'Gewonnen',
      lost: 'Verloren',
      pushed: 'Gleichstand',
      rate: 'Quote',
      run: 'Beste Serie',
      net: 'Bilanz',
      best: 'Beste Runde',
    },
    wonShare: 'Gewonnen je 100',
    percent: (share) => percent(share, 1),
    counted: (of) => rounds[of][1],
    run: (length, of, game) => `Beste Serie: ${length} ${rounds[of][1]} ${game}.`,
    best: (net, game) => `Beste Runde: ${net} bei ${game}.`,
    nothingWon: 'Noch nichts gewonnen.',
    all: 'Alle deine Besuche zusammen.',
    allOf: (of, game) => `Alle deine ${rounds[of][1]} ${game}.`,
    net: (signed) => `Bilanz: ${signed}`,
    since: 'Seit deinem ersten Besuch',
    bar: ['[←][→] Ein Spiel  [Esc] Zurück', '[←][→] Spiel  [Esc] Zurück'],
  },
  options: {
    title: 'EINSTELLUNGEN',
    kept: 'Bei deinen Chips gespeichert',
    startOver: 'Neuanfang',
    withChips: (count) => `mit ${chips(count)}`,
    about: 'Neue Chips, leere Statistik.',
    prompt: 'Ganz wie du willst.',
    ask: (count) => `Neu anfangen mit ${chips(count)}?`,
    cleared: 'Das löscht deine Chips, jeden offenen Tisch und deine ganze Statistik.',
    sure: 'Neu anfangen?',
    sureBar: '[J]a, neu anfangen  [N]ein',
    bar: ['[↑][↓] Zeile  [←][→] Ändern  [Esc] Zurück', '[↑↓] Zeile  [←→] Wert  [Esc] Zurück'],
  },
  friends: {
    title: 'MIT FREUNDEN',
    chipsStay: 'Deine Chips hier bleiben, wie sie sind',
    join: 'Beitreten',
    joinAbout: 'seine Wörter oder der Link',
    open: 'Eröffnen',
    byWords: 'Gib die Wörter vom Gastgeber ein.',
    here: 'Der Tisch läuft in diesem Fenster.',
    openIt: 'Eröffnen?',
    bar: (isJoining) => {
      const enter = `[Enter] ${isJoining ? 'Beitreten' : 'Eröffnen'}  [Esc] Zurück`;
      return [`[↑][↓] Zeile  ${enter}`, `[↑↓] ${enter}`];
    },
    how: 'Mit Freunden: host hearts eröffnet einen Tisch auf diesem Rechner; join chalk-lantern-31, oder join und der Link, führt an einen.',
  },
  asked: {
    clears: 'Ein neuer Tisch schließt ihn.',
    setNew: 'Einen neuen Tisch?',
    setNewBar: '[J]a, einen neuen  [N]ein',
    goBack: 'Weiterspielen?',
    goBackBar: ['[Enter] Weiterspielen  [N] Neuer Tisch  [Esc] Saal', '[Enter] Weiter  [N] Neuer Tisch  [Esc]'],
    rival: 'Hingehen, verlassen oder hierbleiben?',
    rivalBar: ['[Enter] Hingehen  [L] Verlassen  [Esc] Hierbleiben', '[Enter] Hin  [L] Verlassen  [Esc] Bleiben'],
  },
  broke: {
    lines: ['Du hast keine Chips mehr.', 'Damit endet dein Besuch.'],
    comeBack: (count) => `Komm wieder: Es gibt ${figure(count)} neue.`,
    closes: (seconds) => `Baize schließt in ${many(seconds, 'Sekunde', 'Sekunden')}.`,
    bar: '[Enter] Gleich gehen',
    plain: (count) => `Du hast keine Chips mehr. Damit endet dein Besuch. Komm wieder: Es gibt ${figure(count)} neue Chips. Bis bald.`,
  },
  plain: {
    welcome: (count) => `Baize. Guten Abend. Du hast ${chips(count)}.`,
    tables: (tables) =>
      `${tables.map(({ number, name, isKept }) => `${number} ${name}${isKept ? ', weiterspielen' : ''}.`).join(' ')} Oder: Rückblick, Rätsel, Freunde, Statistik, Optionen, Hilfe (?), Ende (q).`,
    help: [
      'Tippe Nummer oder Namen eines Tisches, Rückblick, Rätsel, Freunde, Statistik, Optionen, ? oder q, dann Enter.',
      "Regeln, Gegner und Chips können hinter dem Namen stehen: roulette haus 200, hold'em tda 5 500.",
    ],
    noTable: (word, near) => `Einen Tisch ${word} gibt es nicht. Meintest du ${near}?`,
    whichTables: (count, example) => `Es gibt ${inWords(count)} Tische. Tippe 1 bis ${count} oder einen Namen wie ${example}.`,
    noAnswer: (word) => `${word} geht hier nicht. Enter nimmt das Übliche, q geht zurück.`,
    puzzles: 'Rätsel Zeile für Zeile: baize puzzle --plain.',
    newTable: 'Tippe j oder ja für einen neuen Tisch, n oder nein für den alten.',
    rival: (number) => `Tippe ${number} zum Hingehen, l zum Verlassen, oder Enter.`,
    noSetting: (word) => `${word} ist keine Einstellung.`,
    startOver: 'Tippe j oder ja für einen Neuanfang, n oder nein, damit alles bleibt.',
    ask: {
      keptSure: 'Ein neuer Tisch schließt ihn. Einen neuen? Ja (j) oder nein (n)?',
      kept: 'Weiterspielen (Enter), neuer Tisch (n) oder hierbleiben (s)?',
      rival: (number) => `Hingehen (${number}), verlassen (l) oder hierbleiben (Enter)?`,
      options: 'Eine Einstellung und ihr Wert, etwa "tempo schnell"; neuanfang; oder zurück (Enter)?',
      over: 'Das löscht deine Chips, jeden offenen Tisch und deine ganze Statistik. Neu anfangen? Ja (j) oder nein (n)?',
    },
    since: (count, worth, net) => `${many(count, ...rounds.round)} seit deinem ersten Besuch. Chips ${figure(worth)}, Bilanz ${net}.`,
    range: (low, peak) => `Tiefststand ${figure(low)}, Höchststand ${figure(peak)}.`,
    book: ({ game, of, rounds: count, won, lost, pushed, net }) => {
      const parts = [many(count, ...rounds[of]), `${figure(won)} gewonnen`, `${figure(lost)} verloren`];
      return `${game}: ${[...parts, ...(pushed > 0 ? [`${figure(pushed)} unentschieden`] : []), ...(net === undefined ? [] : [`Bilanz ${net}`])].join(', ')}.`;
    },
    figure: (game, name, value, means) => `${game}, ${name}: ${value} (${means}).`,
    setting: (name, now, options) => `${name}: ${now}. Möglich: ${or(options)}.`,
    rules: (presets, chosen) =>
      `Regeln: ${presets.map(({ name, about }, at) => `${name} (${at + 1}), ${about}`).join('; ')}? Enter für ${chosen}`,
    others: (min, max, chosen) => `Wie viele Gegner, ${min} bis ${max}? Enter für ${chosen}`,
    levels: (levels, chosen) => `Wie stark sind sie: ${levels.map((name, at) => `${name} (${at + 1})`).join(', ')}? Enter für ${chosen}`,
    buyIn: (least, most) => `Wie viele Chips, ${figure(least)} bis ${figure(most)}? Enter für alle`,
    words: 'Eigener Text, der eingemischt wird? Enter für keinen, siegel für das ganze Siegel',
    sealed: (digits) => `Die Karten sind versiegelt: ${digits}.`,
    seal: 'Das Siegel, sha256:',
    cannotSet: ({ word, presets, levels, others, isForChips }) => {
      const what = [
        or(presets),
        ...(levels.length > 1 ? [or(levels)] : []),
        ...(others === undefined ? [] : [`${others[0]} bis ${others[1]} Gegner`]),
        ...(isForChips ? ['deine Chips'] : []),
      ];
      return `${word} geht dort nicht. Einstellen kannst du ${and(what)}.`;
    },
    sitting: (game, preset, buyIn, others) => {
      const bring = buyIn > 0 ? ` Du nimmst ${chips(buyIn)} mit.` : '';
      const there = others.map(({ name, stack }) => (stack > 0 ? `${name} mit ${figure(stack)}` : name));
      const table = others.length === 0 ? 'Du spielst allein gegen das Haus.' : `Am Tisch: ${there.join(', ')}.`;
      return `${game}, Regeln: ${preset}.${bring} ${table}`;
    },
    letterOrWord: 'Tippe einen Buchstaben oder das ganze Wort, dann Enter. ? ist Hilfe, q führt zurück in den Saal.',
  },
} as const satisfies FloorWords;
