/** What can be chosen at a table of Blackjack, each choice lit because an offer holds it; and how that is asked. */
import { type Offer, type Range, range, thatFits } from '@baize/engine';
import { type Action, type Blackjack, blackjackModule, isForSeveral, money, type OwnView, ownView } from '@baize/games/blackjack';
import { tokens } from '../../kit/cards.ts';
import { type Line, line, span } from '../../kit/cells.ts';
import { type FrameWidth, textWidth } from '../../kit/frame.ts';
import { amountPrompt, type Choice, type TableSight, type Taking } from '../screen.ts';
import type { ChoiceName } from './language/blackjack-screen-words.ts';
import { blackjackScreenWords } from './language/index.ts';

type Sight = TableSight<Blackjack>;
type Bare = Exclude<Action, { readonly amount: number }>['type'];

/** The keys, and every word that means the same in a language: whoever types one is understood, whatever is spoken. */
const KEYS: Readonly<Record<ChoiceName, readonly [key: string, ...also: string[]]>> = {
  next: ['enter', 'next', 'weiter'],
  out: ['o', 'out', 'aussetzen', 'aus'],
  insure: ['y', 'yes', 'j', 'ja'],
  decline: ['n', 'enter', 'no', 'nein'],
  hit: ['h', 't', 'hit', 'karte', 'ziehen'],
  stand: ['s', 'stand', 'stehen', 'bleiben'],
  double: ['d', 'double', 'doppeln', 'verdoppeln'],
  split: ['p', 'split', 'teilen'],
  surrender: ['f', 'surrender', 'aufgeben'],
};
const ACTIONS: Readonly<Record<ChoiceName, Bare>> = {
  next: 'ready',
  out: 'sit-out',
  insure: 'insure',
  decline: 'decline',
  hit: 'hit',
  stand: 'stand',
  double: 'double',
  split: 'split',
  surrender: 'surrender',
};
const LAST = ['last', 'letzter', 'nochmal'];
const BET = ['bet', 'einsatz'];

const isBet = (offer: Offer<Action>): offer is Offer<Action & { type: 'bet' }> => offer.type === 'bet';

/** What may be bet now; undefined when nothing may. */
const betsIn = ({ offers }: Sight): Range | undefined => offers.find(isBet)?.amount;
/** Whether this is offered. */
export const isOffered = ({ offers }: Sight, type: Action['type']): boolean => offers.some((offer) => offer.type === type);

const simple = (sight: Sight, name: ChoiceName, isListed: boolean): Choice<Action> => {
  const [key, ...also] = KEYS[name];
  return {
    key,
    also,
    ...blackjackScreenWords().choices[name],
    isListed,
    ...(name === 'next' && { opensRound: true as const }),
    lit: isOffered(sight, ACTIONS[name]),
    take: { kind: 'now', action: { type: ACTIONS[name] } },
  };
};

/** The table from the player's own seat. */
export const ownSight = ({ view, seat }: Sight): OwnView => ownView(view, seat);

/** How sums are written at this table. */
const moneyAt =
  ({ rules }: Pick<OwnView, 'rules'>) =>
  (chips: number): string =>
    money(rules, chips);

const usualBets = ({ rules, stack }: OwnView): Range => range(rules.bet.min, rules.bet.max ?? Math.max(rules.bet.min, stack));

const betting = (sight: Sight): Choice<Action> => {
  const bets = betsIn(sight);
  const view = ownSight(sight);
  const usual = bets ?? usualBets(view);
  const { lastBet, rules } = view;
  const { bet, enter, emptyBet } = blackjackScreenWords();
  const isAgain = lastBet >= usual.min && lastBet <= usual.max;
  const take: Taking<Action> = {
    kind: 'amount',
    ask: bet.ask,
    range: usual,
    action: (amount) => ({ type: 'bet', amount }),
    money: moneyAt(view),
    enter: isForSeveral(rules) ? enter.bet : enter.deal,
    ...(isAgain ? { again: lastBet } : { empty: emptyBet(rules, usual.min, usual.max) }),
  };
  return { key: 'digits', word: 'bet', also: BET, label: bet.label, asked: bet.asked, lit: bets !== undefined, isListed: false, take };
};

/** The last bet again: before the deal with its sum in the bar, after a hand only on its key. */
const lastBet = (sight: Sight): Choice<Action> => {
  const view = ownSight(sight);
  const bets = betsIn(sight);
  const lit = bets === undefined ? isOffered(sight, 'again') : view.lastBet > 0 && view.lastBet <= bets.max;
  return {
    key: 'l',
    also: LAST,
    ...blackjackScreenWords().last(view.rules, view.lastBet),
    ...(bets === undefined && { label: '', short: '', opensRound: true as const }),
    lit,
    isListed: false,
    take: { kind: 'now', action: bets === undefined ? { type: 'again' } : { type: 'bet', amount: view.lastBet } },
  };
};

/** What is asked in a turn and before it, in this order. */
const TURN = ['insure', 'decline', 'hit', 'stand', 'double', 'split', 'surrender'] as const;

/** All choices, each lit or not. In a turn the bar lists what is usual; a split is shown only when it can be done. */
export const blackjackChoices = (sight: Sight): readonly Choice<Action>[] => {
  const view = ownSight(sight);
  const inTurn = view.phase === 'playing';
  const isListed: Readonly<Partial<Record<ChoiceName, boolean>>> = {
    hit: inTurn,
    stand: inTurn,
    double: inTurn && view.rules.double !== 'none',
  };
  return [
    betting(sight),
    simple(sight, 'next', false),
    lastBet(sight),
    simple(sight, 'out', false),
    ...TURN.map((name) => simple(sight, name, isListed[name] ?? false)),
  ];
};

// --- what is asked --------------------------------------------------------------------------------------------------

/** What costs as much as the bet again. */
const dearIn = (sight: Sight): readonly ('double' | 'split')[] => (['double', 'split'] as const).filter((type) => isOffered(sight, type));

/** `Hand 2: 8♦ 3♣ (11)`: the hand that is played, with its own cards. */
const handWords = ({ hands, turn }: OwnView): string => {
  const hand = hands[turn];
  if (hand === undefined) return '';
  const signs = tokens(hand.cards).map(({ text }) => text);
  return blackjackScreenWords().handInTurn(turn + 1, signs.join(''), hand);
};

const wordsOf = (sight: Sight, width: FrameWidth): string => {
  const view = ownSight(sight);
  if (view.phase === 'between') return blackjackScreenWords().next;
  if (view.phase !== 'playing') return thatFits(blackjackModule.words.prompt(sight), textWidth(width));
  return view.hands.length > 1
    ? handWords(view)
    : thatFits(blackjackScreenWords().yourMove(view.rules, dearIn(sight), view.bet), textWidth(width));
};

/** Row 22. */
export const blackjackPrompt = (sight: Sight, width: FrameWidth): Line => {
  if (sight.offers.length === 0) return [];
  if (betsIn(sight) === undefined) return line(wordsOf(sight, width), 'bold');
  const [bet] = blackjackChoices(sight);
  return bet?.take.kind === 'amount' ? [span(amountPrompt(bet.take), 'bold'), span('_', 'bold-cyan')] : [];
};

/** What the plain mode asks. */
export const blackjackAsk = (sight: Sight): string => {
  const view = ownSight(sight);
  const [bet] = blackjackChoices(sight);
  const { next, question, insuranceQuestion } = blackjackScreenWords();
  if (bet?.lit === true && bet.take.kind === 'amount') return amountPrompt(bet.take).trim();
  if (view.phase === 'between') return `${next}.`;
  const lit = (['out', ...TURN] as const).filter((name) => isOffered(sight, ACTIONS[name]));
  if (view.phase === 'insurance') return insuranceQuestion(view.rules, Math.floor(view.bet / 2), lit);
  const hand = view.hands[view.turn];
  return question(lit, view.hands.length > 1 && hand !== undefined ? { ...hand, hand: view.turn + 1 } : undefined);
};
