/** What a session of Blackjack counts: hand by hand, on the sheet, at its end and in the last words. */
import type { TableNow } from '@baize/casino';
import { inFull, inShort, type Seat } from '@baize/engine';
import {
  type Blackjack,
  countForfeit,
  countHands,
  type HandStatistics,
  isForSeveral,
  keepsBank,
  money,
  noHands,
  type OwnView,
  ownView,
  spotAt,
  type View,
  visible,
  winRate,
} from '@baize/games/blackjack';
import { type Block, blank, type Line, line, type Placed, place, type Role, span } from '../../kit/cells.ts';
import { type FrameWidth, feltWidth } from '../../kit/frame.ts';
import { box } from '../../kit/panel.ts';
import type { Counting, SessionEnd, Tally, Tells } from '../screen.ts';
import type { CountName } from './language/blackjack-screen-words.ts';
import { blackjackScreenWords } from './language/index.ts';

type Now = TableNow<Blackjack>;

const read = ({ played = 0, won = 0, lost = 0, pushed = 0, blackjacks = 0, peak = 0 }: Tally): HandStatistics => ({
  played,
  won,
  lost,
  pushed,
  blackjacks,
  peak,
});

/** Hands are counted, each half of a split pair for itself. */
export const counting: Counting<Blackjack> = {
  start: ({ stacks, seat }) => ({ ...noHands(stacks[seat] ?? 0) }),
  count: (tally, event, view, seat) => ({ ...countHands(read(tally), event, view, seat) }),
  forfeit: (tally, view, seat) => ({ ...countForfeit(read(tally), view, seat) }),
};

type Figure = readonly [name: CountName, value: string, role?: Role | undefined];

/** Name and value of everything that is counted. */
const figures = ({ facts: { rules }, held }: Now, tally: Tally): readonly Figure[] => {
  const hands = read(tally);
  return [
    ['final', money(rules, held.stack), 'yellow'],
    ['most', money(rules, hands.peak), 'yellow'],
    ['played', blackjackScreenWords().figure(hands.played)],
    ['won', blackjackScreenWords().figure(hands.won), 'green'],
    ['lost', blackjackScreenWords().figure(hands.lost), 'red'],
    ['pushed', blackjackScreenWords().figure(hands.pushed)],
    ['blackjacks', blackjackScreenWords().figure(hands.blackjacks)],
    ['rate', blackjackScreenWords().percent(winRate(hands))],
  ];
};

const WIDTH = 26;

/** `Final chips ........... $5`. */
const figureLine = ([count, value, role = 'text']: Figure): Line => {
  const name = blackjackScreenWords().counts[count];
  return [span(`${name} `), span('.'.repeat(Math.max(1, WIDTH - name.length - value.length - 2)), 'dim'), span(' '), span(value, role)];
};

/** The sheet on Tab. */
export const scoreBlock = (table: Now, width: FrameWidth, tally: Tally): Block => {
  const indent = span(' '.repeat(width === 80 ? 22 : 7));
  const rows = figures(table, tally).map(([count, value, role]) => figureLine([count === 'final' ? 'chips' : count, value, role]));
  return [
    blank,
    line(`${indent.text}${blackjackScreenWords().thisSession}`, 'bold'),
    blank,
    ...rows.map((spans): Line => [indent, ...spans]),
  ];
};

const INNER = { 80: 42, 44: 40 } as const;

const centred = (text: string, inner: number, role: Role): Line => line(' '.repeat(Math.floor((inner - text.length) / 2)) + text, role);

const overFelt = (table: Now, tally: Tally, width: FrameWidth): readonly Placed[] => {
  const inner = INNER[width];
  const why = blackjackScreenWords().gameOverWhy(table.facts.rules, table.held.stack);
  const indent = span(' '.repeat(Math.floor((inner - WIDTH) / 2)));
  const rows = figures(table, tally).map((figure): Line => [indent, ...figureLine(figure)]);
  const block = box(inner, [centred(blackjackScreenWords().gameOver, inner, 'bold'), centred(why, inner, 'text'), blank, ...rows, blank]);
  return [place(1, Math.floor((feltWidth(width) - inner - 2) / 2), block)];
};

/** The end of a session: no bet can be laid any more. */
export const sessionEnd: SessionEnd<Blackjack> = {
  status: ({ facts: { rules }, held }, tally) => ({
    left: line(blackjackScreenWords().chips(rules, held.stack), 'yellow'),
    right: line(blackjackScreenWords().handsThisSession(read(tally).played), 'dim'),
  }),
  felt: overFelt,
  log: ({ facts: { rules, stacks, seat } }, width) => {
    const says = blackjackScreenWords().playAgain(rules, stacks[seat] ?? 0);
    return width === 80 ? inFull(says) : inShort(says);
  },
};

/** What was counted, in lines. */
export const summary = ({ facts: { rules }, held }: Now, tally: Tally): readonly string[] => {
  const hands = read(tally);
  return blackjackScreenWords().summary(rules, { ...hands, stack: held.stack, rate: winRate(hands) });
};

// --- told on request ----------------------------------------------------------------------------------------------------

const ownOf = ({ beat, facts }: Now): OwnView => ownView(beat.view, facts.seat);

const handLines = (table: Now): readonly string[] => {
  const { hands } = ownOf(table);
  const { noCards, hand: told } = blackjackScreenWords().tells;
  if (hands.length === 0) return [noCards];
  return hands.map((hand, at) => told(hands.length > 1 ? at + 1 : undefined, visible(hand.cards), hand));
};

const tableLines = ({ beat: { view }, facts }: Now): readonly string[] => {
  const { cards } = view.dealer;
  const { nothingDealt, dealer } = blackjackScreenWords().tells;
  if (cards.length === 0) return [nothingDealt];
  const others = view.spots.flatMap((_, seat) => (seat === facts.seat ? [] : otherHands(view, facts, seat)));
  return [dealer(visible(cards), cards.includes('hidden'), view.dealer), ...others];
};

/** "Ada: king of spades, 7 of hearts. 17." */
const otherHands = (view: View, { names }: Now['facts'], seat: Seat): readonly string[] =>
  spotAt(view, seat).hands.map((hand) =>
    blackjackScreenWords().tells.otherHand(names[seat] ?? String(seat + 1), visible(hand.cards), hand),
  );

/** Who sits at the table, and with how many chips. */
const whoLines = ({ facts: { rules, names, seat: me }, beat, held }: Now): readonly string[] => {
  const { alone, seat: told } = blackjackScreenWords().tells;
  if (!isForSeveral(rules)) return [alone(rules, held.stack)];
  return beat.view.spots.map(({ stack }, seat) =>
    told(seat === me ? undefined : (names[seat] ?? String(seat + 1)), rules, stack, keepsBank(rules, seat)),
  );
};

const potLines = (table: Now): readonly string[] => {
  const view = ownOf(table);
  const bets = view.hands.length === 0 ? [view.bet] : view.hands.map(({ bet }) => bet);
  const sum = bets.reduce((all, bet) => all + bet, 0) + view.insurance;
  return [blackjackScreenWords().tells.bet(table.facts.rules, sum, view.stack)];
};

/** What is told on request. */
export const blackjackTells: Tells<Blackjack> = {
  hand: handLines,
  cards: handLines,
  table: tableLines,
  dealer: tableLines,
  pot: potLines,
  who: whoLines,
};
