/** What can be chosen at a table of Blackjack, each choice lit because an offer holds it; and how that is asked. */
import { capital, listOr, type Offer, type Range, range } from '@baize/engine';
import { type Action, type Blackjack, money, totalWords, type View } from '@baize/games/blackjack';
import { amountAdvice } from '../../kit/amounts.ts';
import { tokens } from '../../kit/cards.ts';
import { type Line, line, span } from '../../kit/cells.ts';
import type { FrameWidth } from '../../kit/frame.ts';
import { amountPrompt, type Choice, type TableSight, type Taking } from '../screen.ts';

type Sight = TableSight<Blackjack>;
type Bare = Exclude<Action, { readonly amount: number }>['type'];

const isBet = (offer: Offer<Action>): offer is Offer<Action & { type: 'bet' }> => offer.type === 'bet';

/** What may be bet now; undefined when nothing may. */
const betsIn = ({ offers }: Sight): Range | undefined => offers.find(isBet)?.amount;
/** Whether this is offered. */
export const isOffered = ({ offers }: Sight, type: Action['type']): boolean => offers.some((offer) => offer.type === type);

const simple = (sight: Sight, type: Bare, choice: Omit<Choice<Action>, 'lit' | 'take'>): Choice<Action> => ({
  ...choice,
  lit: isOffered(sight, type),
  take: { kind: 'now', action: { type } },
});

/** How sums are written at this table. */
export const moneyAt =
  ({ rules }: View) =>
  (chips: number): string =>
    money(rules, chips);

const usualBets = ({ rules, stack }: View): Range => range(rules.bet.min, rules.bet.max ?? Math.max(rules.bet.min, stack));

const betting = (sight: Sight): Choice<Action> => {
  const bets = betsIn(sight);
  const usual = bets ?? usualBets(sight.view);
  const { lastBet } = sight.view;
  const isAgain = lastBet >= usual.min && lastBet <= usual.max;
  const take: Taking<Action> = {
    kind: 'amount',
    ask: 'Place your bet',
    range: usual,
    action: (amount) => ({ type: 'bet', amount }),
    money: moneyAt(sight.view),
    enter: '[Enter] Deal',
    ...(isAgain ? { again: lastBet } : { empty: `${amountAdvice(usual, moneyAt(sight.view))} Then Enter.` }),
  };
  return { key: 'digits', word: 'bet', label: '[0-9] Bet', asked: 'your bet', lit: bets !== undefined, isListed: false, take };
};

/** The last bet again: before the deal with its sum in the bar, after a hand only on its key. */
const lastBet = (sight: Sight): Choice<Action> => {
  const { view } = sight;
  const bets = betsIn(sight);
  const sum = money(view.rules, view.lastBet);
  const lit = bets === undefined ? isOffered(sight, 'again') : view.lastBet > 0 && view.lastBet <= bets.max;
  return {
    key: 'l',
    word: 'last',
    label: bets === undefined ? '' : `[L]ast bet ${sum}`,
    short: bets === undefined ? '' : `[L]ast ${sum}`,
    asked: 'the last bet (l)',
    lit,
    isListed: false,
    ...(bets === undefined && { opensRound: true as const }),
    take: { kind: 'now', action: bets === undefined ? { type: 'again' } : { type: 'bet', amount: view.lastBet } },
  };
};

/** All choices, each lit or not. In a turn the bar lists what is usual; a split is shown only when it can be done. */
export const blackjackChoices = (sight: Sight): readonly Choice<Action>[] => {
  const { view } = sight;
  const inTurn = view.phase === 'playing';
  const doubles = inTurn && view.rules.double !== 'none';
  return [
    betting(sight),
    simple(sight, 'ready', {
      key: 'enter',
      word: 'next',
      label: '[Enter] Next hand',
      asked: 'next hand (Enter)',
      isListed: false,
      opensRound: true,
    }),
    lastBet(sight),
    simple(sight, 'insure', { key: 'y', word: 'yes', label: '[Y]es, insure', asked: 'insure (y)', isListed: false }),
    simple(sight, 'decline', { key: 'n', also: ['enter'], word: 'no', label: '[N]o insurance', asked: 'not (n)', isListed: false }),
    simple(sight, 'hit', { key: 'h', also: ['t'], word: 'hit', label: '[H]it', asked: 'hit (h)', isListed: inTurn }),
    simple(sight, 'stand', { key: 's', word: 'stand', label: '[S]tand', asked: 'stand (s)', isListed: inTurn }),
    simple(sight, 'double', { key: 'd', word: 'double', label: '[D]ouble', asked: 'double (d)', isListed: doubles }),
    simple(sight, 'split', { key: 'p', word: 'split', label: 's[P]lit', asked: 'split (p)', isListed: false }),
    simple(sight, 'surrender', { key: 'f', word: 'surrender', label: '[F] Give up', short: '', asked: 'give up (f)', isListed: false }),
  ];
};

// --- what is asked --------------------------------------------------------------------------------------------------

const ENDS = 'Press ENTER for next hand or Q to quit';

/** "To double or to split costs $50 more." */
const costs = (sight: Sight, width: FrameWidth): string => {
  const { view } = sight;
  const dear = (['double', 'split'] as const).filter((type) => isOffered(sight, type));
  const sum = moneyAt(view)(view.bet);
  if (dear.length === 0) return 'Your move.';
  return width === 80
    ? `Your move. ${capital(listOr(dear.map((type) => `to ${type}`)))} costs ${sum} more.`
    : `${capital(listOr(dear))} for ${sum} more.`;
};

/** `Hand 2: 8♦ 3♣ (11)`: the hand that is played, with its own cards. */
const handWords = ({ hands, turn }: View): string => {
  const hand = hands[turn];
  if (hand === undefined) return '';
  const cards = tokens(hand.cards).map(({ text }) => text);
  return `Hand ${turn + 1}: ${cards.join('')} (${totalWords(hand)})`;
};

const wordsOf = (sight: Sight, width: FrameWidth): string => {
  const { view } = sight;
  if (view.phase === 'between') return ENDS;
  if (view.phase === 'insurance') return `Insurance for ${moneyAt(view)(Math.floor(view.bet / 2))}?`;
  return view.hands.length > 1 ? handWords(view) : costs(sight, width);
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
  const { view } = sight;
  const choices = blackjackChoices(sight);
  const [bet] = choices;
  if (bet?.lit === true && bet.take.kind === 'amount') return amountPrompt(bet.take).trim();
  if (view.phase === 'between') return `${ENDS}.`;
  const list = listOr(choices.filter(({ lit }) => lit).map(({ asked }) => asked));
  if (view.phase === 'insurance') return `${wordsOf(sight, 80)} ${capital(list)}?`;
  const hand = view.hands[view.turn];
  return view.hands.length > 1 && hand !== undefined
    ? `Hand ${view.turn + 1}, ${totalWords(hand).toLowerCase()}: ${list}?`
    : `${capital(list)}?`;
};
