/** The floor in English. */
import { and, capital, figure, inWords, many, or, percent } from '@baize/engine/language/en';
import type { CountedRounds } from '../tiles.ts';
import type { FloorWords, KeptTable } from './floor-words.ts';

const chips = (count: number): string => many(count, 'chip', 'chips');
const rounds: Readonly<Record<CountedRounds, readonly [one: string, other: string]>> = {
  round: ['round', 'rounds'],
  hand: ['hand', 'hands'],
  game: ['game', 'games'],
  spin: ['spin', 'spins'],
};
const yours = ({ kind, game }: KeptTable): string => `Your ${game} ${kind}`;
const ON_OFF = { on: ['on', 'on'], off: ['off', 'off'] } as const;

/** The floor in English. */
export const words = {
  tiles: {
    pontoon: {
      lines: ['Twist or stick.', 'Closest to 21 wins.'],
      stakes: 'no stakes',
      presets: {
        house: { name: 'house', about: 'you against the banker, no bets' },
        british: { name: 'british', about: 'bets, and the bank moves around' },
      },
    },
    hearts: {
      lines: ['Four at the table.', 'Avoid the hearts.'],
      stakes: 'no stakes',
      presets: {
        house: { name: 'house', about: 'shoot the moon and you choose' },
        modern: { name: 'modern', about: 'a moon gives the others 26' },
        omnibus: { name: 'omnibus', about: 'the jack of diamonds takes off 10' },
      },
    },
    holdem: {
      lines: ['Two cards in hand,', 'five on the board.'],
      stakes: 'blinds 10 and 20',
      presets: {
        holdem: { name: 'holdem', about: 'blinds 10/20, four betting rounds' },
        casino: { name: 'casino', about: 'no blinds, betting starts on the flop' },
        tda: { name: 'tda', about: 'tournament rules, button and blinds' },
      },
    },
    blackjack: {
      lines: ['Beat the dealer.', 'Blackjack pays 3:2.'],
      stakes: '10 to 500 a hand',
      presets: {
        classic: { name: 'classic', about: 'one deck, dealer stands on all 17s' },
        casino: { name: 'casino', about: 'hit or stand, any bet, even money' },
        vegas: { name: 'vegas', about: 'six decks, resplits, surrender, insurance' },
        european: { name: 'european', about: 'the dealer takes no hole card' },
        shared: { name: 'shared', about: 'vegas rules for two to seven players' },
        banked: { name: 'banked', about: 'vegas rules, and a player is the bank' },
      },
    },
    roulette: {
      lines: ['One wheel, one zero,', 'one small ball.'],
      stakes: '1 chip and up',
      presets: {
        house: { name: 'house', about: 'corners pay 11, low and high pay 2' },
        european: { name: 'european', about: 'standard payouts, one zero' },
        french: { name: 'french', about: 'even-money bets lose only half on zero' },
        shared: { name: 'shared', about: 'up to seven bet on each spin' },
        banked: { name: 'banked', about: 'up to seven, and a player is the bank' },
      },
    },
    sabacc: {
      lines: ['Bring your hand to', 'zero. Mind the dice.'],
      stakes: '50 chips to enter',
      presets: {
        house: { name: 'house', about: 'closest to zero, three rounds, and dice' },
        spire: { name: 'spire', about: 'zero hands have ranks of their own' },
      },
    },
  },
  settings: {
    language: {
      name: 'Language',
      about: 'What everything is written in.',
      choices: { system: ['system', 'system'], en: ['English', 'english'], de: ['Deutsch', 'deutsch'] },
    },
    speed: {
      name: 'Speed',
      about: 'How long each card and message stays.',
      choices: { slow: ['slow', 'slow'], normal: ['normal', 'normal'], fast: ['fast', 'fast'], instant: ['instant', 'instant'] },
    },
    hints: { name: 'Hints', about: 'Press I at a table for a move, and why.', choices: ON_OFF },
    suits: {
      name: 'Suits',
      about: 'Give diamonds and clubs their own.',
      choices: { two: ['two colours', 'two'], four: ['four colours', 'four'] },
    },
    leaving: {
      name: 'Leaving',
      about: 'With chips at risk, it always asks.',
      choices: { always: ['always asks', 'always'], chips: ['asks for chips', 'chips'] },
    },
    allIn: {
      name: 'All-in',
      about: "Hold'em: ask before you go all in.",
      choices: { once: ['at once', 'once'], asks: ['asks first', 'asks'] },
    },
    bell: { name: 'Bell', about: 'On your turn, from your next visit.', choices: ON_OFF },
    ring: { name: 'Ring', about: 'A bell when friends are waiting.', choices: ON_OFF },
    title: { name: 'Title', about: 'The title shows when friends wait.', choices: ON_OFF },
    notice: { name: 'Notice', about: 'A notification, if the terminal can.', choices: ON_OFF },
    mouse: {
      name: 'Mouse',
      about: 'Ctrl+T switches it for now.',
      choices: { table: ['for the table', 'table'], text: ['selects text', 'text'] },
    },
  },
  welcome: { fresh: 'Good evening.', back: 'Welcome back.' },
  kept: {
    asLeft: (table) => `${yours(table)} is as you left it${table.atRisk > 0 ? `, ${chips(table.atRisk)} in` : ''}.`,
    notOver: (table) => `${yours(table)} isn’t over.`,
    rival: (table) =>
      `${yours(table)} is waiting. Finish it first, or leave it${table.atRisk > 0 ? ` and lose ${figure(table.atRisk)}` : ''}.`,
  },
  left: {
    table: (game) => `You’ve left the ${game} table.`,
    withChips: (game, taken, forfeited) =>
      `You leave the ${game} table with ${chips(taken)}${forfeited > 0 ? ` and give up ${figure(forfeited)}` : ''}.`,
  },
  freshChips: 'You’d lost your last chip, so here are 1,000 new ones. Your statistics are kept.',
  goodNight: 'Good night.',
  keptForYou: (count) => `Good night. Your ${chips(count)} ${count === 1 ? 'is' : 'are'} safe here.`,
  closed: {
    noTable: 'No table is waiting for you there.',
    why: {
      'other-version': (hadChips) =>
        `That table was dealt under older rules and has been closed.${hadChips ? ' You have all your chips back.' : ''}`,
      'does-not-replay': (hadChips) =>
        `That table couldn’t be restored and has been closed.${hadChips ? ' You have all your chips back.' : ''}`,
    },
  },
  noSession: 'There’s no session to look back at there.',
  noSessionYet: 'There’s no session to look back at yet.',
  otherRules: 'That session was played under different rules, so you can’t look back at it.',
  moment: 'One moment.',
  pasted: 'Pasting does nothing here. Type it instead.',
  noPlace: 'There’s no seat for you at this table now.',
  youHave: (count) => `You have ${chips(count)}.`,
  amiss: {
    tooPoor: (least, has) => `You need ${chips(least)} to sit down here, and you have ${figure(has)}.`,
    range: (least, most) => `Sit down with ${figure(least)} to ${chips(most)}.`,
  },
  keys: {
    tables: (count) =>
      count === 1 ? 'There’s one table. Press 1 to sit down.' : `There are ${inWords(count)} tables. Press 1 to ${count} to sit down.`,
    clear: 'Y closes it, N keeps it as it is.',
    kept: 'Enter goes back to it, N sets up a new table, Esc stays here.',
    sitDown: 'Arrows set the table, Enter sits down, Esc goes back.',
    startOver: 'Y starts over, N keeps everything.',
    options: 'Arrows choose and change, Esc goes back.',
    noLink: 'Type the words the host sees, such as chalk-lantern-31, or paste the link.',
    friends: 'Arrows choose, Enter goes there, Esc goes back.',
  },
  help: {
    title: 'Help',
    floor: 'The floor',
    house: 'How it works',
    waits: 'The floor is waiting for you.',
    does: {
      sit: 'sit down, or return to your hand',
      tab: 'statistics',
      l: 'look back at your last session',
      d: 'a puzzle: what would you play?',
      f: 'a table with friends',
      o: 'options',
      q: 'quit; everything is saved',
    },
    rules: [
      'You have one balance for all tables. The chips you bring to a table stay there until you leave it.',
      'Your chips can only be at one table at a time. If you leave in the middle of a round, you lose what you have at risk; you’re asked first.',
      'Closing the window isn’t leaving: your hand waits, with the same cards to come.',
      'The deal is sealed before you sit down. Afterwards, baize export --sitting saves the record and baize verify checks it.',
    ],
  },
  page: {
    where: ['casino floor', 'floor'],
    helpCorner: ['[?] Help', '[?]'],
    closeCorner: ['[Esc] Close', '[?]'],
    chips: (count) => `Chips: ${figure(count)}`,
    returns: 'Return to your hand',
    sides: ['[D]aily puzzle  [F]riends', '[D]aily  [F]riends'],
    which: 'Which table?',
    whichAgain: (game) => `Which table? Enter: ${game}.`,
    bar: (tables) => {
      const sit = tables === 1 ? '[1] Sit down' : `[1]-[${tables}] Sit down`;
      return [`${sit}  [Tab] Statistics  [O]ptions`, sit];
    },
    lookBack: '[L]ook back',
    more: '[Tab] Statistics    [O]ptions',
    quit: '[Q]uit',
    pages: '[←][→] Page  [Esc] Back',
    back: '[Esc] Back',
    notSaved: (why) => `Not saved: ${why}`,
  },
  sitDown: {
    name: ['sit down', 'seat'],
    rows: { others: 'Opponents', level: 'Level', rules: 'Rules', buyIn: 'Buy-in', words: 'Your words', table: ['At the table', 'Table'] },
    fixed: 'Fixed until you leave the table.',
    typeLess: ['all you have, or type less', 'or type less'],
    alone: ['just you, against the house', 'just you'],
    mixed: 'mixed into the shuffle, if you like',
    none: 'none',
    onlySeat: 'One seat, and it’s yours.',
    seatsTaken: (others) =>
      others === 1 ? 'One seat is taken, one is yours.' : `${capital(inWords(others))} seats are taken, one is yours.`,
    seal: ['This seal fixes the deck. Your words are mixed in, so nobody can rig it.', 'Your words are mixed into the deck.'],
    prompt: 'Set the table, then sit down.',
    sealed: (digits) => `Seal ${digits}…`,
    bar: ['[↑][↓] Line  [←][→] Change  [Enter] Sit down', '[↑↓] Line  [←→] Set  [Enter] Sit'],
    out: ['[Esc] Floor', '[Esc]'],
  },
  statistics: {
    title: 'STATISTICS',
    bankroll: 'BANKROLL',
    bankruptcies: (count) => `${inWords(count)} ${count === 1 ? 'bankruptcy' : 'bankruptcies'}`,
    mark: {
      start: (count) => [`start ${figure(count)}`, figure(count)],
      now: (count) => [`now ${figure(count)}`, figure(count)],
      low: (count) => `low ${figure(count)}`,
      peak: (count) => `peak ${figure(count)}`,
    },
    columns: { game: 'Game', rounds: 'Rounds', won: 'Won', lost: 'Lost', pushed: 'Pushed', rate: 'Win rate', net: 'Net' },
    rows: { won: 'Won', lost: 'Lost', pushed: 'Pushed', rate: 'Win rate', run: 'Best streak', net: 'Net', best: 'Best round' },
    wonShare: 'Won in 100',
    percent: (share) => percent(share, 1),
    counted: (of) => capital(rounds[of][1]),
    run: (length, of, game) => `Best streak: ${length} ${rounds[of][1]} of ${game}.`,
    best: (net, game) => `Best round: ${net} at ${game}.`,
    nothingWon: 'Nothing won yet.',
    all: 'All your visits together.',
    allOf: (of, game) => `All your ${rounds[of][1]} of ${game}.`,
    net: (signed) => `Net: ${signed}`,
    since: 'Since you first sat down',
    bar: ['[←][→] One game  [Esc] Back', '[←][→] Game  [Esc] Back'],
  },
  options: {
    title: 'OPTIONS',
    kept: 'Saved with your chips',
    startOver: 'Start over',
    withChips: (count) => `with ${chips(count)}`,
    about: 'New chips, empty statistics.',
    prompt: 'Have it your way.',
    ask: (count) => `Start over with ${chips(count)}?`,
    cleared: 'This erases your chips, any open table and all your statistics.',
    sure: 'Start over?',
    sureBar: '[Y]es, start over  [N]o',
    bar: ['[↑][↓] Line  [←][→] Change  [Esc] Back', '[↑↓] Line  [←→] Set  [Esc] Back'],
  },
  friends: {
    title: 'WITH FRIENDS',
    chipsStay: 'Your chips here stay as they are',
    join: 'Join',
    joinAbout: 'its words, or its link',
    open: 'Open',
    byWords: 'Type the words the host sees.',
    here: 'The table runs in this window.',
    openIt: 'Open it?',
    bar: (isJoining) => {
      const enter = `[Enter] ${isJoining ? 'Join it' : 'Open it'}  [Esc] Back`;
      return [`[↑][↓] Line  ${enter}`, `[↑↓] Line  ${enter}`];
    },
    how: 'With friends: host hearts opens a table on this machine; join chalk-lantern-31, or join and the link, sits down at one.',
  },
  asked: {
    clears: 'A new table closes it.',
    setNew: 'Set up a new table?',
    setNewBar: '[Y]es, a new one  [N]o',
    goBack: 'Go back to it?',
    goBackBar: ['[Enter] Return to your hand  [N]ew table  [Esc] Floor', '[Enter] Return  [N]ew table  [Esc] Floor'],
    rival: 'Go there, leave it, or stay here?',
    rivalBar: ['[Enter] Go there  [L]eave it  [Esc] Stay here', '[Enter] Go there  [L]eave it  [Esc] Stay'],
  },
  broke: {
    lines: ['You have no chips left.', 'That ends your visit.'],
    comeBack: (count) => `Come back for ${figure(count)} new chips.`,
    closes: (seconds) => `Baize closes in ${many(seconds, 'second', 'seconds')}.`,
    bar: '[Enter] Go now',
    plain: (count) => `You have no chips left. That ends your visit. Come back for ${figure(count)} new chips. Good night.`,
  },
  plain: {
    welcome: (count) => `Baize. Good evening. You have ${chips(count)}.`,
    tables: (tables) =>
      `${tables.map(({ number, name, isKept }) => `${number} ${name}${isKept ? ', return to your hand' : ''}.`).join(' ')} Or: look back, puzzle, friends, statistics, options, help (?), quit (q).`,
    help: [
      'Type the number or name of a table, look back, puzzle, friends, statistics, options, ? or q, then Enter.',
      "You can add rules, opponents and chips to the name: roulette house 200, hold'em tda 5 500.",
    ],
    noTable: (word, near) => `There’s no table ${word}. Did you mean ${near}?`,
    whichTables: (count, example) => `There are ${inWords(count)} tables. Type 1 to ${count}, or a name such as ${example}.`,
    noAnswer: (word) => `${word} isn’t an answer here. Press Enter for the usual, or q to go back.`,
    puzzles: 'For puzzles line by line: baize puzzle --plain.',
    newTable: 'Type y or yes for a new table, n or no to keep the old one.',
    rival: (number) => `Type ${number} to go there, l to leave it, or press Enter.`,
    noSetting: (word) => `${word} isn’t a setting.`,
    startOver: 'Type y or yes to start over, n or no to keep everything.',
    ask: {
      keptSure: 'A new table closes it. Set up a new one? Yes (y) or no (n)?',
      kept: 'Go back to it (Enter), a new table (n) or stay here (s)?',
      rival: (number) => `Go there (${number}), leave it (l) or stay here (Enter)?`,
      options: 'A setting and its value, such as "speed fast"; start over; or back (Enter)?',
      over: 'This erases your chips, any open table and all your statistics. Start over? Yes (y) or no (n)?',
    },
    since: (count, worth, net) => `${many(count, ...rounds.round)} since you first sat down. Chips ${figure(worth)}, net ${net}.`,
    range: (low, peak) => `Lowest ${figure(low)}, highest ${figure(peak)}.`,
    book: ({ game, of, rounds: count, won, lost, pushed, net }) => {
      const parts = [many(count, ...rounds[of]), `${figure(won)} won`, `${figure(lost)} lost`];
      return `${game}: ${[...parts, ...(pushed > 0 ? [`${figure(pushed)} pushed`] : []), ...(net === undefined ? [] : [`net ${net}`])].join(', ')}.`;
    },
    figure: (game, name, value, means) => `${game}, ${name}: ${value} (${means}).`,
    setting: (name, now, options) => `${name}: ${now}. Can be ${or(options)}.`,
    rules: (presets, chosen) =>
      `Rules: ${presets.map(({ name, about }, at) => `${name} (${at + 1}), ${about}`).join('; ')}? Enter for ${chosen}`,
    others: (min, max, chosen) => `How many opponents, ${min} to ${max}? Enter for ${chosen}`,
    levels: (levels, chosen) => `How strong are they: ${levels.map((name, at) => `${name} (${at + 1})`).join(', ')}? Enter for ${chosen}`,
    buyIn: (least, most) => `How many chips, ${figure(least)} to ${figure(most)}? Enter for all you have`,
    words: 'Words of your own to mix into the shuffle? Enter for none, seal for the whole seal',
    sealed: (digits) => `The deal is sealed: ${digits}.`,
    seal: 'The seal, sha256:',
    cannotSet: ({ word, presets, levels, others, isForChips }) => {
      const what = [
        or(presets),
        ...(levels.length > 1 ? [or(levels)] : []),
        ...(others === undefined ? [] : [`${others[0]} to ${others[1]} opponents`]),
        ...(isForChips ? ['your chips'] : []),
      ];
      return `${word} can’t be set there. You can set ${and(what)}.`;
    },
    sitting: (game, preset, buyIn, others) => {
      const bring = buyIn > 0 ? ` You bring ${chips(buyIn)}.` : '';
      const there = others.map(({ name, stack }) => (stack > 0 ? `${name} with ${figure(stack)}` : name));
      const table = others.length === 0 ? 'It’s just you, against the house.' : `At the table: ${there.join(', ')}.`;
      return `${game}, ${preset} rules.${bring} ${table}`;
    },
    letterOrWord: 'Type a letter or the whole word, then Enter. ? is help, q goes back to the floor.',
  },
} as const satisfies FloorWords;
