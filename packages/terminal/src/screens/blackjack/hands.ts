/** Split hands, the active one marked: two side by side, or one above the other where it is narrow; more in columns, or a line each. */
import type { SeenCard } from '@baize/engine';
import { type Blackjack, type Hand, type HandOutcome, money, netText, ownView, totalWords, type Verdict } from '@baize/games/blackjack';
import { handBlock, tokens } from '../../kit/cards.ts';
import { type Block, blank, type Line, line, type Placed, place, type Role, type Span, span } from '../../kit/cells.ts';
import { type FrameWidth, feltWidth } from '../../kit/frame.ts';
import type { TableSight } from '../screen.ts';
import { blackjackScreenWords } from './language/index.ts';

type Sight = TableSight<Blackjack>;

/** One of the player's hands and which it is. */
interface Own {
  readonly hand: Hand<SeenCard>;
  readonly at: number;
  readonly isActive: boolean;
  readonly verdict: Verdict | undefined;
}

const ownHands = (sight: Sight): readonly Own[] => {
  const view = ownView(sight.view, sight.seat);
  return view.hands.map((hand, at) => ({
    hand,
    at,
    isActive: view.phase === 'playing' && view.turn === at,
    verdict: view.result?.verdicts[at],
  }));
};

const ROLES: Readonly<Record<HandOutcome, Role>> = {
  blackjack: 'bold-cyan',
  win: 'bold-green',
  push: 'bold-yellow',
  lose: 'bold-red',
  bust: 'bold-red',
  surrender: 'bold-red',
};

/** How a hand fared, and what it brought. */
const fared = ({ view }: Sight, { outcome, net }: Verdict): readonly [word: Span, sum: Span] => [
  span(blackjackScreenWords().fared[outcome], ROLES[outcome]),
  span(netText(view.rules, net), net > 0 ? 'green' : net < 0 ? 'red' : 'yellow'),
];

/** `Stand`, `Double`; nothing of a hand that is still played. */
const standsAs = ({ hand: { status } }: Own): string => (status === 'playing' ? '' : blackjackScreenWords().stands[status]);

/** ` *active*`, ` - Stand`. */
const stateOf = (own: Own): Span => {
  if (own.isActive) return span(` ${blackjackScreenWords().active}`, 'bold');
  const stands = standsAs(own);
  return span(stands === '' ? '' : ` - ${stands}`, 'dim');
};

const nameOf = ({ hand, at }: Own): string => `${blackjackScreenWords().hand(at + 1)} (${totalWords(hand)})`;

/** `HAND 1 (18) - Stand`, `HAND 2 (11) *active*`, `HAND 1 (18)  LOSS  -$50`. */
const heading = (sight: Sight, own: Own): Line => {
  if (own.verdict === undefined) return [span(nameOf(own), own.isActive ? 'bold' : 'dim'), stateOf(own)];
  const [word, sum] = fared(sight, own.verdict);
  return [span(nameOf(own), 'bold'), span('  '), word, span('  '), sum];
};

/** `HAND 1 (18)`, where the rest has no room beside it. */
const shortHeading = (own: Own): Line => line(nameOf(own), own.isActive || own.verdict !== undefined ? 'bold' : 'dim');

/** The same lines, in the shade. */
const dimmed = (block: Block): Block => block.map((spans) => spans.map(({ text }): Span => span(text, 'dim')));

const cardsOf = ({ hand, isActive, verdict }: Own, width: number): Block => {
  const block = handBlock(hand.cards, width);
  return isActive || verdict !== undefined ? block : dimmed(block);
};

const betOf = ({ view }: Sight, { hand }: Own): Span => span(money(view.rules, hand.bet), 'yellow');
const mark = (rows: number): Block => Array.from({ length: rows }, () => line('▌', 'bold-cyan'));

// --- two hands ------------------------------------------------------------------------------------------------------

const wideHand = (sight: Sight, own: Own, row: number): readonly Placed[] => {
  const column = 8 + own.at * 36;
  const words = own.verdict === undefined ? [...heading(sight, own), span('   '), betOf(sight, own)] : heading(sight, own);
  return [place(row, column, [words, ...cardsOf(own, 31)]), ...(own.isActive ? [place(row, column - 2, mark(6))] : [])];
};

/** Rows of one hand with its heading. */
const HAND_ROWS = 6;

/** One above the other, each with its heading and its bet: the dealer has made room for them. */
const narrowHand = (sight: Sight, own: Own, row: number): readonly Placed[] => {
  const words = own.verdict === undefined ? [...heading(sight, own), span('  '), betOf(sight, own)] : heading(sight, own);
  const top = row + own.at * HAND_ROWS;
  return [place(top, 2, [words, ...cardsOf(own, 39)]), ...(own.isActive ? [place(top, 0, mark(HAND_ROWS))] : [])];
};

/** Two hands. */
export const splitHands = (sight: Sight, row: number, width: FrameWidth): readonly Placed[] =>
  ownHands(sight).flatMap((own) => (width === 80 ? wideHand(sight, own, row) : narrowHand(sight, own, row)));

// --- more hands -----------------------------------------------------------------------------------------------------

const columnHand = (sight: Sight, own: Own, row: number, room: number): readonly Placed[] => {
  const column = 3 + own.at * room;
  const end: Line = own.verdict === undefined ? [betOf(sight, own)] : fared(sight, own.verdict).flatMap((part) => [part, span(' ')]);
  const name = shortHeading(own);
  const stands = own.verdict === undefined && !own.isActive ? standsAs(own) : '';
  const state = stands === '' ? '' : `  ${stands}`;
  return [
    place(row, column, [name, ...cardsOf(own, room - 3), [...end, span(state, 'dim')]]),
    ...(own.isActive ? [place(row, column - 2, mark(7))] : []),
  ];
};

const lineHand = (sight: Sight, own: Own): Line => [
  own.isActive ? span('▌ ', 'bold-cyan') : span('  '),
  span(`${own.at + 1} `, own.isActive ? 'bold' : 'dim'),
  ...tokens(own.hand.cards),
  span(` (${totalWords(own.hand)})`),
  ...(own.verdict === undefined
    ? [span(stateOf(own).text), span(' '), betOf(sight, own)]
    : fared(sight, own.verdict).flatMap((part) => [span(' '), part])),
];

/** Three hands and more: in columns, or stacked in lines. */
export const manyHands = (sight: Sight, row: number, width: FrameWidth): readonly Placed[] => {
  const hands = ownHands(sight);
  if (width === 44 && hands.length === 2) return hands.flatMap((own) => columnHand(sight, own, row, 20));
  if (width === 44)
    return [place(row, 1, [line(blackjackScreenWords().yourHands, 'bold'), blank, ...hands.map((own) => lineHand(sight, own))])];
  const room = Math.floor((feltWidth(width) - 2) / hands.length);
  return hands.flatMap((own) => columnHand(sight, own, row, room));
};
