/** Hold’em auf Deutsch. Players keep the English words for what they do; the hands have German names. A deal is a Hand, a session a Sitzung. */
import type { Card, Chips, Passage, Rank, Saying, Who } from '@baize/engine';
import {
  and,
  type Case,
  capital,
  cardWord,
  does,
  figure,
  inWords,
  many,
  or,
  percent,
  roughly,
  shortCard,
  verb,
  whoWord,
  whoWords,
} from '@baize/engine/language/de';
import { type NamedHand, pokerKindOf } from '../ranking/names.ts';
import type { Rules } from '../rules.ts';
import type { Action, Blind, Brings, Street, Why } from '../state.ts';
import type { Doing, HoldemStanding, HoldemWords, Options, PaymentTold, PotTold, WagerRange } from './holdem-words.ts';

/** Chips; hands from elsewhere may be played for parts of one. */
const chips = (amount: Chips): string => (Number.isInteger(amount) ? figure(amount) : String(amount).replace('.', ','));
const signs = (cards: readonly Card[]): string => cards.map(shortCard).join(' ');
const cardsWords = (cards: readonly Card[]): string => and(cards.map((card) => cardWord(card, 'accusative')));

// --- hands --------------------------------------------------------------------------------------------------------------

/** One of a rank, and several: „Dame hoch“, „ein Paar Damen“. Figures where there is little room. */
const RANKS: Readonly<Record<Rank, readonly [one: string, several: string, few: string]>> = {
  '2': ['Zwei', 'Zweier', '2er'],
  '3': ['Drei', 'Dreier', '3er'],
  '4': ['Vier', 'Vierer', '4er'],
  '5': ['Fünf', 'Fünfer', '5er'],
  '6': ['Sechs', 'Sechser', '6er'],
  '7': ['Sieben', 'Siebener', '7er'],
  '8': ['Acht', 'Achter', '8er'],
  '9': ['Neun', 'Neuner', '9er'],
  T: ['Zehn', 'Zehner', '10er'],
  J: ['Bube', 'Buben', 'Buben'],
  Q: ['Dame', 'Damen', 'Damen'],
  K: ['König', 'Könige', 'Könige'],
  A: ['Ass', 'Asse', 'Asse'],
};

const ARTICLES = {
  masculine: { nominative: 'ein ', accusative: 'einen ', dative: 'einem ' },
  feminine: { nominative: 'eine ', accusative: 'eine ', dative: 'einer ' },
  neuter: { nominative: 'ein ', accusative: 'ein ', dative: 'einem ' },
  none: { nominative: '', accusative: '', dative: '' },
} as const;

/** The kind with what follows it, what stands behind a comma, and the whole in one or two words. */
interface HandParts {
  readonly gender: keyof typeof ARTICLES;
  readonly kind: string;
  /** „zwei Paaren“ alone has a dative of its own. */
  readonly dative?: string;
  /** What belongs to the kind without a comma: „Drilling Damen“. */
  readonly of?: string;
  readonly detail?: Saying;
  readonly short?: string;
}

const partsOf = (hand: NamedHand): HandParts => {
  const [one, several, few] = RANKS[hand.rank];
  const [, second, fewer] = RANKS[hand.second ?? '2'];
  const high = `${one} hoch`;
  switch (pokerKindOf(hand)) {
    case 'high-card':
      return { gender: 'none', kind: high };
    case 'pair':
      return { gender: 'neuter', kind: 'Paar', of: several, short: several };
    case 'two-pair':
      return {
        gender: 'none',
        kind: 'zwei Paare',
        dative: 'zwei Paaren',
        detail: [`${several} und ${second}`, `${several}, ${second}`, `${few}, ${fewer}`],
      };
    case 'three-of-a-kind':
      return { gender: 'masculine', kind: 'Drilling', of: several };
    case 'straight':
      return { gender: 'feminine', kind: 'Straße', detail: high };
    case 'flush':
      return { gender: 'masculine', kind: 'Flush', detail: high };
    case 'full-house':
      return {
        gender: 'neuter',
        kind: 'Full House',
        detail: [`${several} über ${second}`, `${several}, ${second}`, `${few}, ${fewer}`],
      };
    case 'four-of-a-kind':
      return { gender: 'masculine', kind: 'Vierling', of: several };
    case 'straight-flush':
      return { gender: 'masculine', kind: 'Straight Flush', detail: high };
    case 'royal-flush':
      return { gender: 'masculine', kind: 'Royal Flush' };
  }
};

const wholeOf = ({ kind, of, detail }: HandParts, said = kind): string =>
  `${said}${of === undefined ? '' : ` ${of}`}${detail === undefined ? '' : `, ${[detail].flat()[0]}`}`;
/** „einen Drilling Damen“, „zwei Paare, Damen und Buben“. */
const aHand = (hand: NamedHand, as: Case): string => {
  const parts = partsOf(hand);
  return `${ARTICLES[parts.gender][as]}${wholeOf(parts, as === 'dative' ? parts.dative : undefined)}`;
};
/** „einen Drilling“, „ein Paar Damen“: a pair is nothing without its rank. */
const aKind = (hand: NamedHand, as: Case): string => {
  const { gender, kind, dative, of, short } = partsOf(hand);
  return `${ARTICLES[gender][as]}${as === 'dative' ? (dative ?? kind) : kind}${short === undefined || of === undefined ? '' : ` ${of}`}`;
};
/** „Drilling“, „Damen“. */
const shortHand = (hand: NamedHand): string => partsOf(hand).short ?? partsOf(hand).kind;
/** „Drilling Damen“. */
const labelOf = (hand: NamedHand): string => wholeOf(partsOf(hand));

// --- what happened --------------------------------------------------------------------------------------------------------

const allIn = (who: Who, isAllIn: boolean): string => (isAllIn ? ` und ${verb([who], { du: 'bist', sie: 'ist' })} all-in` : '');
const withPot = (said: string, pot: Chips | undefined): Saying => (pot === undefined ? said : [`${said} Pot: ${chips(pot)}.`, said]);
const pays = ({ who, isAllIn, pot }: PaymentTold, did: string): Saying => withPot(`${did}${allIn(who, isAllIn)}.`, pot);

const posts: Readonly<Record<Blind | 'ante', (amount: string) => string>> = {
  small: (amount) => `den Small Blind von ${amount}`,
  big: (amount) => `den Big Blind von ${amount}`,
  straddle: (amount) => `einen Straddle von ${amount}`,
  post: (amount) => `einen Blind von ${amount} zum Einstieg`,
  ante: (amount) => `ein Ante von ${amount}`,
};

const streets: Readonly<Record<Street, string>> = { preflop: 'Vor dem Flop', flop: 'Flop', turn: 'Turn', river: 'River' };

const potWord = (which: PotTold['which'], amount: Chips): string => {
  if (which === 'only') return chips(amount);
  if (which === 'main') return `den Main-Pot von ${chips(amount)}`;
  return which === 'side' ? `den Side-Pot von ${chips(amount)}` : `Side-Pot ${which} mit ${chips(amount)}`;
};

const chipsWord = (amount: Chips): string => many(amount, 'Chip', 'Chips', chips);

const told: HoldemWords['told'] = {
  handBegan: (hand, button) => (button === undefined ? `Hand ${hand}.` : `Hand ${hand}. ${does(button, 'hast', 'hat')} den Button.`),
  posted: ({ who, amount, isAllIn }, what) => `${does(who, 'zahlst', 'zahlt')} ${posts[what](chips(amount))}${allIn(who, isAllIn)}.`,
  youHold: (cards) => [`Du hältst ${cardsWords(cards)}.`, `Du hältst ${signs(cards)}.`],
  street: (street, cards) => [
    `${streets[street]}: ${cards.map((card) => cardWord(card)).join(', ')}.`,
    `${streets[street]}: ${signs(cards)}.`,
  ],
  youHave: (hand) => {
    const [whole, kind] = [aHand(hand, 'accusative'), aKind(hand, 'accusative')];
    return whole === kind ? `Du hast ${whole}.` : [`Du hast ${whole}.`, `Du hast ${kind}.`];
  },
  folded: (who, pot) => withPot(`${does(who, 'foldest', 'foldet')}.`, pot),
  checked: (who) => `${does(who, 'checkst', 'checkt')}.`,
  called: (paid, isMore) => pays(paid, `${does(paid.who, 'callst', 'callt')} ${isMore ? 'weitere ' : ''}${chips(paid.amount)}`),
  bet: (paid) => pays(paid, `${does(paid.who, 'setzt', 'setzt')} ${chips(paid.amount)}`),
  raised: (paid) => pays(paid, `${does(paid.who, 'raist', 'raist')} auf ${chips(paid.amount)}`),
  returned: (who, amount) => {
    const back = `${verb([who], { du: 'bekommst', sie: 'bekommt' })} ${chips(amount)} zurück.`;
    return [`Den Rest hat niemand gecallt: ${capital(whoWord(who))} ${back}`, `${capital(whoWord(who))} ${back}`];
  },
  shown: (who, cards, hand) => {
    const shows = does(who, 'zeigst', 'zeigt');
    const [whole, kind] = hand === undefined ? ['', ''] : [`: ${labelOf(hand)}`, `: ${shortHand(hand)}`];
    const [full, short] = [`${shows} ${cardsWords(cards)}${whole}.`, `${shows} ${signs(cards)}${whole}.`];
    return whole === kind ? [full, short] : [full, short, `${shows} ${signs(cards)}${kind}.`];
  },
  won: ({ which, amount, winners }) => {
    const whos = winners.map(({ who }) => who);
    const [first] = winners;
    if (winners.length === 1)
      return `${capital(whoWords(whos))} ${verb(whos, { du: 'gewinnst', sie: 'gewinnt' })} ${potWord(which, amount)}.`;
    const splits = `${capital(whoWords(whos))} ${verb(whos, { du: '', sie: '', ihr: 'teilt euch', alle: 'teilen sich' })} ${potWord(which, amount)}`;
    return first !== undefined && winners.every(({ count }) => count === first.count)
      ? [`${splits}, je ${chips(first.count)}.`, `${splits}.`]
      : `${splits}.`;
  },
  wonNothing: (winner) =>
    winner === undefined
      ? 'Niemand hat gesetzt, also behalten alle ihre Chips.'
      : `${does(winner, 'gewinnst', 'gewinnt')} die Hand, aber keine Chips.`,
  youHaveChips: (amount) => `Du hast ${chipsWord(amount)}.`,
  left: (whos, isPraised) => {
    const praise = isPraised ? ' Gut gespielt!' : '';
    const out = `${capital(whoWords(whos))} ${verb(whos, { du: 'hast', sie: 'hat', ihr: 'habt', alle: 'haben' })} keine Chips mehr`;
    const leaves = verb(whos, { du: 'verlässt', sie: 'verlässt', ihr: 'verlasst', alle: 'verlassen' });
    return [`${out} und ${leaves} den Tisch.${praise}`, `${out}.${praise}`];
  },
  wonTable: (who) => (who === 'you' ? 'Du hast den Tisch gewonnen. Glückwunsch!' : `${who.name} hat den Tisch gewonnen.`),
};

// --- what is asked ----------------------------------------------------------------------------------------------------------

const doings: Readonly<Record<Doing, string>> = {
  ready: 'Nächste Hand',
  fold: 'Fold',
  check: 'Check',
  call: 'Call',
  bet: 'Bet',
  raise: 'Raise',
  'all-in': 'All-in',
};
const choices = (can: readonly Doing[]): string => or(can.map((one) => doings[one]));
const toDo = ({ can }: Options): string => (can.length === 0 ? 'Einen Moment noch.' : `${choices(can)}.`);
const owedWords = (owed: Chips): string => (owed === 0 ? 'Nichts zu callen.' : `${chips(owed)} zu callen.`);

const choice = ({ owed, wager }: Options): Saying => {
  const stay = owed === 0 ? 'gratis checken' : `${chips(owed)} callen`;
  const brief = owed === 0 ? 'Check' : `Call ${chips(owed)}`;
  if (wager === undefined) return owed === 0 ? `Du kannst ${stay}.` : [`Du kannst ${stay} oder folden.`, `${brief} oder Fold.`];
  const [min, max] = [chips(wager.min), chips(wager.max)];
  if (min === max) return [`Du kannst ${stay} oder mit ${max} all-in gehen.`, `${brief} oder All-in mit ${max}.`];
  const [more, less] = wager.type === 'bet' ? [`${min} bis ${max} setzen`, 'Bet'] : [`auf ${min} bis ${max} raisen`, 'Raise'];
  return [`Du kannst ${stay} oder ${more}.`, `${brief} oder ${less} von ${min} bis ${max}.`, `${brief}, ${less} ${min} bis ${max}.`];
};

const bounds = (standing: Options, type: WagerRange['type']): string => {
  const { wager } = standing;
  if (wager?.type !== type) return toDo(standing);
  const [min, max] = [chips(wager.min), chips(wager.max)];
  if (min === max) return type === 'bet' ? `Setzen kannst du nur ${max}, all-in.` : `Raisen kannst du nur auf ${max}, all-in.`;
  return type === 'bet' ? `Setzen kannst du ${min} bis ${max}.` : `Raisen kannst du auf ${min} bis ${max}.`;
};
const then =
  (fact: string) =>
  (standing: HoldemStanding): string =>
    `${fact} ${toDo(standing)}`;
const within =
  (fact: string, type: WagerRange['type']) =>
  (standing: HoldemStanding): string =>
    `${fact} ${bounds(standing, type)}`;

// --- reasons ----------------------------------------------------------------------------------------------------------------

const inHundred = (part: number): number => Math.round(part * 100);
const typical = (others: number): string => (others === 1 ? 'eine typische Hand' : `${inWords(others)} typische Hände`);

const free: Readonly<Record<Action['type'], string>> = {
  ready: 'weiter',
  fold: 'zu selten, um weiterzuspielen',
  check: 'zu selten, um zu setzen',
  call: 'oft genug für einen Call',
  bet: 'oft genug, um zu setzen',
  raise: 'oft genug für einen Raise',
};
const priced: Readonly<Record<Action['type'], string>> = { ...free, fold: 'zu selten', call: 'oft genug' };

const winsWords = ({ does: way, others, share, price, isDefence }: Extract<Why, { readonly type: 'wins' }>): Saying => {
  const won = inHundred(share);
  const against = `Gegen ${typical(others)} gewinnst du etwa ${won}-mal`;
  if (price === null) return [`${against} von 100: ${free[way]}.`, `${against} von 100.`];
  const needed = inHundred(price.toCall / (price.pot + price.toCall));
  const asks = `Für einen Call von ${chips(price.toCall)} in einen Pot von ${chips(price.pot)} musst du ${needed}-mal von 100 gewinnen.`;
  const short = `Call ${chips(price.toCall)} bei Pot ${chips(price.pot)}: ${needed} von 100 nötig, du gewinnst etwa ${won}.`;
  return isDefence
    ? [`${asks} ${against}, aber calle trotzdem: Wer solche Hände foldet, wird zu oft geblufft.`, short]
    : [`${asks} ${against}: ${priced[way]}.`, short];
};

const wayWord = (action: Action): string => {
  switch (action.type) {
    case 'ready':
      return 'die nächste Hand';
    case 'fold':
      return 'ein Fold';
    case 'check':
      return 'ein Check';
    case 'call':
      return 'ein Call';
    case 'bet':
      return `ein Einsatz von ${chips(action.amount)}`;
    case 'raise':
      return `ein Raise auf ${chips(action.to)}`;
  }
};
const brings = (value: number): readonly [verb: string, what: string] => [
  value < 0 ? 'kostet' : 'bringt',
  value === 0 ? 'nichts' : `etwa ${roughly(value)}`,
];
const averageWords = (best: Brings, taken: Brings): string => {
  const [[first, much], [second, more]] = [brings(best.chips), brings(taken.chips)];
  return `Im Schnitt ${first} ${wayWord(best.action)} ${much}, ${wayWord(taken.action)} ${second} ${more}.`;
};

const why = (one: Why): Saying => {
  switch (one.type) {
    case 'hand-over':
      return 'Die Hand ist vorbei.';
    case 'wins':
      return winsWords(one);
    case 'price':
      return `${one.isRight ? 'Der Preis stimmt' : 'Der Preis ist zu hoch'}: Gegen typische Hände gewinnst du etwa ${percent(one.share)}, für einen Call brauchst du ${percent(one.needed)}.`;
    case 'brings': {
      const isBold = one.best.action.type === 'bet' || one.best.action.type === 'raise';
      const counted = averageWords(one.best, one.taken);
      const guess = one.isGuess ? ' Wie die anderen auf einen Einsatz antworten, ist geschätzt.' : '';
      return isBold || one.isGuess
        ? [`${isBold ? 'Andere können folden, und schlechtere Hände können callen. ' : ''}${counted}${guess}`, counted]
        : counted;
    }
  }
};

// --- rules ------------------------------------------------------------------------------------------------------------------

const KINDS: HoldemWords['kinds'] = {
  'royal-flush': 'Royal Flush',
  'straight-flush': 'Straight Flush',
  'four-of-a-kind': 'Vierling',
  'full-house': 'Full House',
  flush: 'Flush',
  straight: 'Straße',
  'three-of-a-kind': 'Drilling',
  'two-pair': 'Zwei Paare',
  pair: 'Paar',
  'high-card': 'Hohe Karte',
};

const opening = ({ blinds, opens }: Rules): readonly string[] => {
  const [small, big] = blinds;
  if (small === undefined || big === undefined)
    return ['Jeder bekommt zwei Karten, und drei Karten für alle, der Flop, werden sofort aufgedeckt. Dann folgt eine Setzrunde.'];
  const first = opens === 'after-blinds' ? 'links vom Big Blind' : 'links vom Button';
  return [
    `Vor dem Geben zahlt der Platz links vom Button den Small Blind, ${chips(small)}, und der nächste den Big Blind, ${chips(big)}. Zu zweit zahlt der Button den Small Blind.`,
    `Jeder bekommt zwei Karten. Die erste Setzrunde beginnt ${first}.`,
    'Dann werden drei Karten für alle aufgedeckt: der Flop. Es folgt die zweite Setzrunde.',
  ];
};

const rules = (set: Rules): readonly Passage[] => [
  {
    heading: 'Das Ziel',
    lines: [
      'Gewinne die Chips im Pot: mit der besten Hand beim Showdown, oder indem du setzt, bis alle anderen gefoldet haben.',
      'Deine Hand sind die besten fünf aus sieben Karten: deinen beiden und den fünf auf dem Board.',
    ],
  },
  {
    heading: 'Die Hände, die beste zuerst',
    lines: [
      '1. Royal Flush: Ass, König, Dame, Bube und Zehn einer Farbe.',
      '2. Straight Flush: fünf Karten in Folge, alle von einer Farbe.',
      '3. Vierling: vier Karten eines Werts.',
      '4. Full House: drei Karten eines Werts und zwei eines anderen.',
      '5. Flush: fünf Karten einer Farbe.',
      '6. Straße: fünf Karten in Folge. Das Ass zählt hoch, oder niedrig unter der Zwei.',
      '7. Drilling: drei Karten eines Werts.',
      '8. Zwei Paare: zwei Karten eines Werts und zwei eines anderen.',
      '9. Paar: zwei Karten eines Werts.',
      '10. Hohe Karte: nichts davon.',
      'Bei zwei Händen der gleichen Art gewinnen die höheren Werte, dann die höheren Beikarten. Die Farbe zählt nicht.',
    ],
  },
  {
    heading: 'Eine Hand',
    lines: [
      ...opening(set),
      'Eine vierte Karte, der Turn, und eine fünfte, der River, bringen je eine weitere Setzrunde. Vor jeder von ihnen wird eine Karte verbrannt.',
      set.blinds.length === 0
        ? 'Deine Gegner sind von links nach rechts dran, du zuletzt. Auf einen Raise müssen alle antworten.'
        : 'Nach dem Flop beginnt der erste Spieler links vom Button.',
      'Dann werden die Hände gezeigt, und die beste nimmt den Pot. Gleiche Hände teilen ihn; ein übriger Chip geht an den ersten von ihnen links vom Button.',
    ],
  },
  {
    heading: 'Was du tun kannst',
    lines: [
      'Fold: Gib deine Hand auf, und was du gesetzt hast.',
      set.foldsFreely
        ? 'Check: Tu nichts, solange es nichts zu callen gibt.'
        : 'Check: Tu nichts. Gibt es nichts zu callen, ist das gratis, und folden kannst du dann nicht.',
      'Call: Geh den höchsten Einsatz mit. Reichen deine Chips nicht, callst du mit allem, was du hast.',
      `Bet: mindestens ${chips(set.minBet)}. Raise: um mindestens so viel wie der höchste Einsatz oder Raise der Runde.`,
      'All-in: Setz alle deine Chips. Du spielst um so viel vom Pot, wie du mitgegangen bist; der Rest ist ein Side-Pot für die anderen.',
      'Nach einem All-in, das kein voller Raise ist, darf nicht noch einmal raisen, wer schon dran war. Chips, die niemand callt, gehen zurück.',
    ],
  },
  {
    heading: 'Das Ende',
    lines: [
      'Wer keine Chips mehr hat, verlässt den Tisch, und wer als Letztes welche hat, gewinnt ihn. Gehst du mitten in einer Hand, verlierst du, was du gesetzt hast.',
    ],
  },
];

/** Hold'em auf Deutsch. */
export const words = {
  presets: { holdem: 'Hausregeln', casino: 'Casino-Regeln', tda: 'Turnierregeln', history: 'Wie aufgezeichnet' },
  levels: { thirds: 'Hobby', regular: 'Stammgast', shark: 'Hai' },
  told,
  asked: {
    options: ({ can, owed }): Saying => [`${owedWords(owed)} ${choices(can)}?`, `${choices(can)}?`],
    ready: 'Nächste Hand?',
    othersPlay: 'Die anderen sind dran.',
    sessionOver: 'Die Sitzung ist vorbei.',
  },
  action: (action, owed) => {
    switch (action.type) {
      case 'call':
        return `Call ${chips(owed)}`;
      case 'bet':
        return `Bet ${chips(action.amount)}`;
      case 'raise':
        return `Raise auf ${chips(action.to)}`;
      default:
        return doings[action.type];
    }
  },
  refused: {
    'hand-in-play': then('Die Hand läuft noch.'),
    'between-hands': () => 'Die Hand ist vorbei. Weiter zur nächsten.',
    'nothing-to-call': ({ foldsFreely }) =>
      foldsFreely
        ? 'Es gibt nichts zu callen. Ein Check ist gratis.'
        : 'Es gibt nichts zu callen, also auch keinen Grund für einen Fold: Ein Check ist gratis.',
    'bet-to-match': then('Es hat schon jemand gesetzt.'),
    'no-bet-to-raise': within('Für einen Raise fehlt noch ein Einsatz.', 'bet'),
    'bet-too-small': within('Das ist zu wenig.', 'bet'),
    'bet-too-large': within('Das ist zu viel.', 'bet'),
    'raise-too-small': within('Dieser Raise ist zu klein.', 'raise'),
    'raise-too-large': within('Dieser Raise ist zu groß.', 'raise'),
    'too-few-chips-to-raise': then('Schon ein Call kostet alle deine Chips.'),
    'betting-not-reopened': (standing): Saying => [
      `Das letzte All-in war kein voller Raise, also darfst du nicht noch einmal raisen. ${toDo(standing)}`,
      `Nach dem kurzen All-in kein Raise mehr. ${toDo(standing)}`,
    ],
    'nobody-left-to-raise': then('Niemand kann noch mehr callen.'),
    'not-your-turn': ({ isSessionOver }) => (isSessionOver ? 'Die Sitzung ist vorbei.' : 'Du bist noch nicht dran.'),
    'not-an-action': then('Das geht hier nicht.'),
  },
  why,
  choice,
  kinds: KINDS,
  hand: (hand): Saying => (labelOf(hand) === shortHand(hand) ? labelOf(hand) : [labelOf(hand), shortHand(hand)]),
  handRows: (hand) => {
    const { kind, of, detail, short } = partsOf(hand);
    if (of !== undefined) return short === undefined ? [kind, of] : [`${kind} ${of}`];
    return detail === undefined ? [kind] : [`${kind},`, detail];
  },
  showdown: (hands, all) => {
    const parts = (name: (hand: NamedHand) => string): string =>
      `${capital(hands.map(({ who, hand }, at) => `${whoWord(who)} ${at > 0 ? '' : verb([who], { du: 'zeigst ', sie: 'zeigt ' })}${name(hand)}`).join(', '))}.`;
    return [parts((hand) => aHand(hand, 'accusative')), parts(shortHand), `${capital(inWords(all))} Hände werden gezeigt.`];
  },
  winner: ({ who, amount, hand, now }) => {
    const won = `${does(who, 'gewinnst', 'gewinnt')} ${chips(amount)}`;
    const after = now === undefined ? '.' : ` und hat ${chips(now.theirs)}. Du hast ${chipsWord(now.mine)}.`;
    if (hand === undefined) return [`${won}${after}`, `${won}.`];
    const [whole, kind] = [`${won} mit ${aHand(hand, 'dative')}`, `${won} mit ${aKind(hand, 'dative')}`];
    return [`${whole}${after}`, `${kind}${after}`, `${kind}.`, `${won}${after}`, `${won}.`];
  },
  gains: (gains) => {
    const [first, ...others] = gains;
    if (first === undefined) return '';
    const wins = `${capital(whoWord(first.who))} ${verb([first.who], { du: 'gewinnst', sie: 'gewinnt' })} ${chips(first.count)}`;
    return `${and([wins, ...others.map(({ who, count }) => `${whoWord(who)} ${chips(count)}`)])}.`;
  },
  pastRow: ({ winners, pot, shown }) => {
    if (winners.length === 0) return 'niemand hat gesetzt';
    const who = `${whoWords(winners)} ${chips(pot)}`;
    const brief = winners.length === 1 ? who : `${inWords(winners.length)} teilen ${chips(pot)}`;
    return shown === undefined ? [who, brief] : [`${who}, ${shortHand(shown)}`, who, brief];
  },
  past: ({ hand, winners, pot, shown }) => {
    if (winners.length === 0) return `Hand ${hand}: Niemand hat gesetzt.`;
    const have = verb(winners, { du: 'hast', sie: 'hat', ihr: 'habt', alle: 'haben' });
    const how = shown === undefined ? '' : ` mit ${aHand(shown, 'dative')}`;
    return `Hand ${hand}: ${capital(whoWords(winners))} ${have} ${chips(pot)}${how} gewonnen.`;
  },
  noted: {
    folded: (street) => (street === 'preflop' ? 'vor dem Flop gefoldet' : `am ${streets[street]} gefoldet`),
    uncalled: 'niemand hat gecallt',
    shown: (hand, beatenBy) => (beatenBy === undefined ? labelOf(hand) : `${labelOf(hand)}, geschlagen von ${aHand(beatenBy, 'dative')}`),
  },
  styles: {
    patient: 'Wartet auf gute Karten.',
    curious: 'Sieht gern den Flop.',
    sound: 'Spielt nach Lehrbuch.',
    loose: 'Setzt mehr, als die Karten wert sind.',
    careful: 'Vorsichtig, und schwer zu bluffen.',
    quick: 'Raist schnell.',
    plain: 'Spielt nach den Wahrscheinlichkeiten.',
    thirds: 'Schaut nur auf die eigenen Karten.',
  },
  rules,
} as const satisfies HoldemWords;
