/** Hold'em in English. */
import type { Card, Chips, Passage, Rank, Saying, Who } from '@baize/engine';
import {
  and,
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
  theCard,
  verb,
  whoWord,
  whoWords,
} from '@baize/engine/language/en';
import { type NamedHand, pokerKindOf } from '../ranking/names.ts';
import type { Rules } from '../rules.ts';
import type { Action, Blind, Brings, Street, Why } from '../state.ts';
import type { Doing, HoldemStanding, HoldemWords, Options, PaymentTold, PotTold, WagerRange } from './holdem-words.ts';

/** Chips; hands from elsewhere may be played for parts of one. */
const chips = (amount: Chips): string => (Number.isInteger(amount) ? figure(amount) : String(amount));
const signs = (cards: readonly Card[]): string => cards.map(shortCard).join(' ');
const theCards = (cards: readonly Card[]): string => and(cards.map(theCard));

// --- hands --------------------------------------------------------------------------------------------------------------

const RANKS: Readonly<Record<Rank, string>> = {
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
};
const several = (rank: Rank): string => (rank === '6' ? 'sixes' : `${RANKS[rank]}s`);

/** What stands before the comma, what behind it, and the same where there is little room; and whether it has an article. */
interface HandParts {
  readonly kind: string;
  readonly detail?: Saying;
  /** The whole in one or two words, where it is not the kind. */
  readonly short?: string;
  readonly hasArticle: boolean;
}

const partsOf = (hand: NamedHand): HandParts => {
  const [one, more] = [RANKS[hand.rank], several(hand.rank)];
  const second = several(hand.second ?? '2');
  switch (pokerKindOf(hand)) {
    case 'high-card':
      return { kind: `${one} high`, hasArticle: false };
    case 'pair':
      return { kind: `pair of ${more}`, short: more, hasArticle: true };
    case 'two-pair':
      return { kind: 'two pair', detail: [`${more} and ${second}`, `${more}, ${second}`], hasArticle: false };
    case 'three-of-a-kind':
      return { kind: `three ${more}`, hasArticle: false };
    case 'straight':
      return { kind: 'straight', detail: `${one} high`, hasArticle: true };
    case 'flush':
      return { kind: 'flush', detail: `${one} high`, hasArticle: true };
    case 'full-house':
      return { kind: 'full house', detail: [`${more} over ${second}`, `${more}, ${second}`], hasArticle: true };
    case 'four-of-a-kind':
      return { kind: `four ${more}`, hasArticle: false };
    case 'straight-flush':
      return { kind: 'straight flush', detail: `${one} high`, hasArticle: true };
    case 'royal-flush':
      return { kind: 'royal flush', hasArticle: true };
  }
};

const wholeOf = ({ kind, detail }: HandParts): string => (detail === undefined ? kind : `${kind}, ${[detail].flat()[0]}`);
const article = ({ hasArticle }: HandParts): string => (hasArticle ? 'a ' : '');
/** "a full house, kings over fours". */
const aHand = (hand: NamedHand): string => `${article(partsOf(hand))}${wholeOf(partsOf(hand))}`;
/** "a full house". */
const aKind = (hand: NamedHand): string => `${article(partsOf(hand))}${partsOf(hand).kind}`;
/** "full house", "queens". */
const shortHand = (hand: NamedHand): string => partsOf(hand).short ?? partsOf(hand).kind;

/** A sentence with the whole hand, then with its kind alone. */
const withHand = (hand: NamedHand, say: (hand: string) => string): Saying =>
  aHand(hand) === aKind(hand) ? say(aHand(hand)) : [say(aHand(hand)), say(aKind(hand))];

// --- what happened --------------------------------------------------------------------------------------------------------

const allIn = (who: Who, isAllIn: boolean): string => (isAllIn ? ` and ${verb([who], 'are', 'is')} all-in` : '');
const withPot = (said: string, pot: Chips | undefined): Saying => (pot === undefined ? said : [`${said} The pot is ${chips(pot)}.`, said]);
const pays = ({ who, isAllIn, pot }: PaymentTold, did: string): Saying => withPot(`${did}${allIn(who, isAllIn)}.`, pot);

const posts: Readonly<Record<Blind | 'ante', (amount: string) => string>> = {
  small: (amount) => `the small blind of ${amount}`,
  big: (amount) => `the big blind of ${amount}`,
  straddle: (amount) => `a straddle of ${amount}`,
  post: (amount) => `a blind of ${amount} to come in`,
  ante: (amount) => `an ante of ${amount}`,
};

const streets: Readonly<Record<Street, string>> = { preflop: 'Before the flop', flop: 'Flop', turn: 'Turn', river: 'River' };

const potWord = (which: PotTold['which'], amount: Chips): string => {
  if (which === 'only') return chips(amount);
  return which === 'main' || which === 'side' ? `the ${which} pot of ${chips(amount)}` : `side pot ${which}, worth ${chips(amount)}`;
};

const told: HoldemWords['told'] = {
  handBegan: (hand, button) => (button === undefined ? `Hand ${hand}.` : `Hand ${hand}. ${does(button, 'have', 'has')} the button.`),
  posted: ({ who, amount, isAllIn }, what) => `${does(who, 'post', 'posts')} ${posts[what](chips(amount))}${allIn(who, isAllIn)}.`,
  youHold: (cards) => [`You hold ${theCards(cards)}.`, `You hold ${signs(cards)}.`],
  street: (street, cards) => [`${streets[street]}: ${cards.map(cardWord).join(', ')}.`, `${streets[street]}: ${signs(cards)}.`],
  youHave: (hand) => withHand(hand, (one) => `You have ${one}.`),
  folded: (who, pot) => withPot(`${does(who, 'fold', 'folds')}.`, pot),
  checked: (who) => `${does(who, 'check', 'checks')}.`,
  called: (paid, isMore) => pays(paid, `${does(paid.who, 'call', 'calls')} ${chips(paid.amount)}${isMore ? ' more' : ''}`),
  bet: (paid) => pays(paid, `${does(paid.who, 'bet', 'bets')} ${chips(paid.amount)}`),
  raised: (paid) => pays(paid, `${does(paid.who, 'raise', 'raises')} to ${chips(paid.amount)}`),
  returned: (who, amount) => [
    `Nobody called the rest, so ${whoWord(who)} ${verb([who], 'take', 'takes')} ${chips(amount)} back.`,
    `${does(who, 'take', 'takes')} ${chips(amount)} back.`,
  ],
  shown: (who, cards, hand) => {
    const shows = does(who, 'show', 'shows');
    const [whole, kind] = hand === undefined ? ['', ''] : [`: ${aHand(hand)}`, `: ${aKind(hand)}`];
    const [full, short] = [`${shows} ${theCards(cards)}${whole}.`, `${shows} ${signs(cards)}${whole}.`];
    return whole === kind ? [full, short] : [full, short, `${shows} ${signs(cards)}${kind}.`];
  },
  won: ({ which, amount, winners }) => {
    const whos = winners.map(({ who }) => who);
    const [first] = winners;
    if (winners.length === 1) return `${capital(whoWords(whos))} ${verb(whos, 'win', 'wins')} ${potWord(which, amount)}.`;
    const splits = `${capital(whoWords(whos))} split ${potWord(which, amount)}`;
    return first !== undefined && winners.every(({ count }) => count === first.count)
      ? [`${splits}, ${chips(first.count)} each.`, `${splits}.`]
      : `${splits}.`;
  },
  wonNothing: (winner) =>
    winner === undefined ? 'Nobody bet, so everyone keeps their chips.' : `${does(winner, 'win', 'wins')} the hand, but no chips.`,
  youHaveChips: (amount) => `You have ${many(amount, 'chip', 'chips', chips)}.`,
  left: (whos, isPraised) => {
    const praise = isPraised ? ' Well played!' : '';
    const isMe = whos.length === 1 && whos[0] === 'you';
    const out = `${isMe ? 'You’re' : `${capital(whoWords(whos))} ${verb(whos, 'are', 'is')}`} out of chips`;
    return [`${out} and ${verb(whos, 'leave', 'leaves')} the table.${praise}`, `${out}.${praise}`];
  },
  wonTable: (who) => (who === 'you' ? 'You’ve won the table. Congratulations!' : `${who.name} has won the table.`),
};

// --- what is asked ----------------------------------------------------------------------------------------------------------

const doings: Readonly<Record<Doing, string>> = {
  ready: 'go on to the next hand',
  fold: 'fold',
  check: 'check',
  call: 'call',
  bet: 'bet',
  raise: 'raise',
  'all-in': 'go all-in',
};
const choices = (can: readonly Doing[]): string => capital(or(can.map((one) => doings[one])));
const toDo = ({ can }: Options): string => (can.length === 0 ? 'Just a moment.' : `${choices(can)}.`);
const owedWords = (owed: Chips): string => (owed === 0 ? 'Nothing to call.' : `${chips(owed)} to call.`);

const choice = ({ owed, wager }: Options): Saying => {
  const [stay, brief] = owed === 0 ? ['Check for free', 'Check'] : [`Call ${chips(owed)} to stay in`, `Call ${chips(owed)}`];
  if (wager === undefined) return owed === 0 ? `${stay}.` : [`${stay}, or fold.`, `${brief} or fold.`];
  const [min, max] = [chips(wager.min), chips(wager.max)];
  if (min === max) return [`${stay}, or go all-in with ${max}.`, `${brief}, or go all-in with ${max}.`];
  const [more, less] = wager.type === 'bet' ? [`bet between ${min} and ${max}`, 'bet'] : [`raise to between ${min} and ${max}`, 'raise'];
  return [`${stay}, or ${more}.`, `${brief}, or ${less} from ${min} to ${max}.`, `${brief}, ${less} ${min} to ${max}.`];
};

const bounds = (standing: Options, type: WagerRange['type']): string => {
  const { wager } = standing;
  if (wager?.type !== type) return toDo(standing);
  const [min, max] = [chips(wager.min), chips(wager.max)];
  if (min === max) return type === 'bet' ? `All you can bet is ${max}, all-in.` : `All you can raise to is ${max}, all-in.`;
  return type === 'bet' ? `You can bet between ${min} and ${max}.` : `You can raise to between ${min} and ${max}.`;
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
const likely = (others: number): string => (others === 1 ? 'one likely hand' : `${inWords(others)} likely hands`);

const free: Readonly<Record<Action['type'], string>> = {
  ready: 'go on',
  fold: 'too few to go on',
  check: 'too few to bet',
  call: 'enough to call',
  bet: 'enough to bet',
  raise: 'enough to raise',
};
const priced: Readonly<Record<Action['type'], string>> = { ...free, fold: 'too few', call: 'enough' };

const winsWords = ({ does: way, others, share, price, isDefence }: Extract<Why, { readonly type: 'wins' }>): Saying => {
  const won = inHundred(share);
  const against = `Against ${likely(others)} you win about`;
  if (price === null) return [`${against} ${many(won, 'time', 'times')} in 100: ${free[way]}.`, `${against} ${won} in 100.`];
  const needed = inHundred(price.toCall / (price.pot + price.toCall));
  const asks = `Calling ${chips(price.toCall)} to win ${chips(price.pot)} needs ${many(needed, 'win', 'wins')} in 100.`;
  const short = `${asks} You win about ${won}.`;
  return isDefence
    ? [`${asks} ${against} ${won}, but call all the same: fold hands like this and you’ll be bluffed too often.`, short]
    : [`${asks} ${against} ${won}: ${priced[way]}.`, short];
};

const wayWord = (action: Action): string => {
  switch (action.type) {
    case 'ready':
      return 'going on';
    case 'fold':
      return 'folding';
    case 'check':
      return 'checking';
    case 'call':
      return 'calling';
    case 'bet':
      return `betting ${chips(action.amount)}`;
    case 'raise':
      return `raising to ${chips(action.to)}`;
  }
};
const brings = ({ action, chips: value }: Brings): string =>
  `${wayWord(action)} ${value === 0 ? 'wins nothing' : `${value < 0 ? 'loses' : 'wins'} about ${roughly(value)}`}`;

const why = (one: Why): Saying => {
  switch (one.type) {
    case 'hand-over':
      return 'The hand is over.';
    case 'wins':
      return winsWords(one);
    case 'price':
      return `${one.isRight ? 'The price is right' : 'The price is too high'}: against their likely hands you win about ${percent(one.share)} of the time, and you need ${percent(one.needed)} to call.`;
    case 'brings': {
      const isBold = one.best.action.type === 'bet' || one.best.action.type === 'raise';
      const counted = `On average, ${brings(one.best)} and ${brings(one.taken)}.`;
      const guess = one.isGuess ? ' How the others answer a bet is a guess.' : '';
      return isBold || one.isGuess ? [`${isBold ? 'They may fold, and worse hands may call. ' : ''}${counted}${guess}`, counted] : counted;
    }
  }
};

// --- rules ------------------------------------------------------------------------------------------------------------------

const KINDS: HoldemWords['kinds'] = {
  'royal-flush': 'Royal flush',
  'straight-flush': 'Straight flush',
  'four-of-a-kind': 'Four of a kind',
  'full-house': 'Full house',
  flush: 'Flush',
  straight: 'Straight',
  'three-of-a-kind': 'Three of a kind',
  'two-pair': 'Two pair',
  pair: 'Pair',
  'high-card': 'High card',
};

const opening = ({ blinds, opens }: Rules): readonly string[] => {
  const [small, big] = blinds;
  if (small === undefined || big === undefined)
    return ['Everyone gets two cards, and three public cards, the flop, are dealt face up at once. Then there’s a round of betting.'];
  const first = opens === 'after-blinds' ? 'the player left of the big blind' : 'the player left of the button';
  return [
    `Before the deal, the player left of the button posts the small blind, ${chips(small)}, and the next player the big blind, ${chips(big)}. With two players, the button posts the small blind.`,
    `Everyone gets two cards. The first round of betting starts with ${first}.`,
    'Then three cards are dealt face up for everyone: the flop. A second round of betting follows.',
  ];
};

const rules = (set: Rules): readonly Passage[] => [
  {
    heading: 'The aim',
    lines: [
      'Win the chips in the pot: have the best hand when the cards are shown, or bet until everyone else has folded.',
      'Your hand is the best five of seven cards: your own two and the five on the board.',
    ],
  },
  {
    heading: 'The hands, best first',
    lines: [
      '1. Royal flush: ace, king, queen, jack and ten of one suit.',
      '2. Straight flush: five cards in a row, all of one suit.',
      '3. Four of a kind: four cards of one rank.',
      '4. Full house: three cards of one rank and two of another.',
      '5. Flush: five cards of one suit.',
      '6. Straight: five cards in a row. The ace is high, or low below a two.',
      '7. Three of a kind: three cards of one rank.',
      '8. Two pair: two cards of one rank and two of another.',
      '9. Pair: two cards of one rank.',
      '10. High card: none of these.',
      'Between two hands of the same kind, the higher ranks win, then the higher side cards. Suits don’t count.',
    ],
  },
  {
    heading: 'A hand',
    lines: [
      ...opening(set),
      'A fourth card, the turn, and a fifth, the river, each bring another round of betting. A card is burned before each of them.',
      set.blinds.length === 0
        ? 'Your opponents act from left to right, and you act last. Everyone must answer a raise.'
        : 'After the flop, the first player left of the button starts.',
      'Then the hands are shown, and the best one takes the pot. Equal hands split it; an odd chip goes to the first of them left of the button.',
    ],
  },
  {
    heading: 'What you can do',
    lines: [
      'Fold: give up your hand and what you’ve put in.',
      set.foldsFreely
        ? 'Check: do nothing, as long as there’s nothing to call.'
        : 'Check: do nothing. It’s free when there’s nothing to call, so you can’t fold then.',
      'Call: match the highest bet. If you don’t have enough, call with all you have.',
      `Bet: at least ${chips(set.minBet)}. Raise: by at least as much as the largest bet or raise of the round.`,
      'All-in: put in all your chips. You play for as much of the pot as you’ve matched; the rest is a side pot for the others.',
      'An all-in for less than a full raise doesn’t let players who have already acted raise again. Chips that nobody calls go back.',
    ],
  },
  {
    heading: 'The end',
    lines: [
      'A player with no chips leaves the table, and the last one with chips wins it. If you leave in the middle of a hand, you lose what you’ve put in.',
    ],
  },
];

/** Hold'em in English. */
export const words = {
  presets: { holdem: 'House rules', casino: 'Casino rules', tda: 'Tournament rules', history: 'As recorded' },
  levels: { thirds: 'Casual', regular: 'Regular', shark: 'Shark' },
  told,
  asked: {
    options: ({ can, owed }): Saying => [`${owedWords(owed)} ${choices(can)}?`, `${choices(can)}?`],
    ready: 'Next hand?',
    othersPlay: 'The others are playing.',
    sessionOver: 'The session is over.',
  },
  action: (action, owed) => {
    switch (action.type) {
      case 'ready':
        return 'Next hand';
      case 'call':
        return `Call ${chips(owed)}`;
      case 'bet':
        return `Bet ${chips(action.amount)}`;
      case 'raise':
        return `Raise to ${chips(action.to)}`;
      default:
        return capital(doings[action.type]);
    }
  },
  refused: {
    'hand-in-play': then('This hand isn’t over yet.'),
    'between-hands': () => 'This hand is over. Go on to the next one.',
    'nothing-to-call': ({ foldsFreely }) =>
      foldsFreely ? 'There’s nothing to call. Checking is free.' : 'There’s nothing to call, so no need to fold: checking is free.',
    'bet-to-match': then('There’s already a bet.'),
    'no-bet-to-raise': within('There’s no bet to raise yet.', 'bet'),
    'bet-too-small': within('That bet is too small.', 'bet'),
    'bet-too-large': within('That bet is too large.', 'bet'),
    'raise-too-small': within('That raise is too small.', 'raise'),
    'raise-too-large': within('That raise is too large.', 'raise'),
    'too-few-chips-to-raise': then('Calling takes all your chips.'),
    'betting-not-reopened': (standing): Saying => [
      `The last all-in was less than a full raise, so you can’t raise again. ${toDo(standing)}`,
      `After a short all-in you can’t raise again. ${toDo(standing)}`,
    ],
    'nobody-left-to-raise': then('Nobody is left who could call more.'),
    'not-your-turn': ({ isSessionOver }) => (isSessionOver ? 'The session is over.' : 'It isn’t your turn yet.'),
    'not-an-action': then('You can’t do that here.'),
  },
  why,
  choice,
  kinds: KINDS,
  hand: (hand): Saying => (wholeOf(partsOf(hand)) === shortHand(hand) ? shortHand(hand) : [wholeOf(partsOf(hand)), shortHand(hand)]),
  handRows: (hand) => {
    const { kind, detail } = partsOf(hand);
    return detail === undefined ? [kind] : [`${kind},`, detail];
  },
  showdown: (hands, all) => {
    const parts = (name: (hand: NamedHand) => string): string =>
      `${capital(hands.map(({ who, hand }, at) => `${whoWord(who)}${at > 0 ? '' : verb([who], ' show', ' shows')} ${name(hand)}`).join(', '))}.`;
    return [parts(aHand), parts(shortHand), `${capital(inWords(all))} hands are shown.`];
  },
  winner: ({ who, amount, hand, now }) => {
    const won = `${does(who, 'win', 'wins')} ${chips(amount)}`;
    const after = now === undefined ? '.' : ` and has ${chips(now.theirs)}. You have ${many(now.mine, 'chip', 'chips', chips)}.`;
    const wholes =
      hand === undefined ? [] : [`${won} with ${aHand(hand)}${after}`, `${won} with ${aKind(hand)}${after}`, `${won} with ${aKind(hand)}.`];
    const [first = `${won}${after}`, ...shorter] = wholes;
    return [first, ...shorter, `${won}${after}`, `${won}.`];
  },
  gains: (gains) => {
    const [first, ...others] = gains;
    if (first === undefined) return '';
    const wins = `${capital(whoWord(first.who))} ${verb([first.who], 'win', 'wins')} ${chips(first.count)}`;
    return `${and([wins, ...others.map(({ who, count }) => `${whoWord(who)} ${chips(count)}`)])}.`;
  },
  pastRow: ({ winners, pot, shown }) => {
    if (winners.length === 0) return 'nobody bet';
    const who = `${whoWords(winners)} ${chips(pot)}`;
    const brief = winners.length === 1 ? who : `${inWords(winners.length)} share ${chips(pot)}`;
    return shown === undefined ? [who, brief] : [`${who}, ${shortHand(shown)}`, who, brief];
  },
  past: ({ hand, winners, pot, shown }) =>
    `Hand ${hand}: ${winners.length === 0 ? 'nobody bet' : `${whoWords(winners)} won ${chips(pot)}${shown === undefined ? '' : ` with ${aHand(shown)}`}`}.`,
  noted: {
    folded: (street) => (street === 'preflop' ? 'folded before the flop' : `folded on the ${street}`),
    uncalled: 'nobody called',
    shown: (hand, beatenBy) => (beatenBy === undefined ? aHand(hand) : `${aHand(hand)}, beaten by ${aHand(beatenBy)}`),
  },
  styles: {
    patient: 'Waits for good cards.',
    curious: 'Likes to see a flop.',
    sound: 'Plays by the book.',
    loose: 'Bets more than the cards are worth.',
    careful: 'Cautious, and hard to bluff.',
    quick: 'Quick to raise.',
    plain: 'Plays the odds.',
    thirds: 'Looks only at their own cards.',
  },
  rules,
} as const satisfies HoldemWords;
