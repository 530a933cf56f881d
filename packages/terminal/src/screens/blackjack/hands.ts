/** Split hands, the active one marked: two side by side, or one above the other where it is narrow; more in columns, or a line each. */
import type { SeenCard } from '@baize/engine';
import { type Blackjack, type Hand, type HandOutcome, money, netText, totalWords, type Verdict } from '@baize/games/blackjack';
import { handBlock, tokens } from '../../kit/cards.ts';
import { type Block, blank, type Line, line, type Placed, place, type Role, type Span, span } from '../../kit/cells.ts';
import { type FrameWidth, feltWidth } from '../../kit/frame.ts';
import type { TableSight } from '../screen.ts';

type Sight = TableSight<Blackjack>;

/** One of the player's hands and which it is. */
interface Own {
  readonly hand: Hand<SeenCard>;
  readonly at: number;
  readonly isActive: boolean;
  readonly verdict: Verdict | undefined;
}

const ownHands = ({ view }: Sight): readonly Own[] =>
  view.hands.map((hand, at) => ({
    hand,
    at,
    isActive: view.phase === 'playing' && view.turn === at,
    verdict: view.result?.verdicts[at],
  }));

const FARED: Readonly<Record<HandOutcome, readonly [string, Role]>> = {
  blackjack: ['BLACKJACK', 'bold-cyan'],
  win: ['WIN', 'bold-green'],
  push: ['PUSH', 'bold-yellow'],
  lose: ['LOSS', 'bold-red'],
  bust: ['BUST', 'bold-red'],
  surrender: ['GIVEN UP', 'bold-red'],
};

const STANDS = { playing: '', stood: ' - Stand', doubled: ' - Double', bust: ' - Bust', surrendered: ' - Given up' } as const;

const fared = ({ view }: Sight, { outcome, net }: Verdict): Line => {
  const [word, role] = FARED[outcome];
  return [span(`  ${word}`, role), span(`  ${netText(view.rules, net)}`, net > 0 ? 'green' : net < 0 ? 'red' : 'yellow')];
};

/** ` *active*`, ` - Stand`. */
const stateOf = ({ hand, isActive }: Own): Span => (isActive ? span(' *active*', 'bold') : span(STANDS[hand.status], 'dim'));

/** `HAND 1 (18) - Stand`, `HAND 2 (11) *active*`, `HAND 1 (18)  LOSS  -$50`. */
const heading = (sight: Sight, { hand, at, isActive, verdict }: Own): Line => {
  const name = `HAND ${at + 1} (${totalWords(hand)})`;
  if (verdict !== undefined) return [span(name, 'bold'), ...fared(sight, verdict)];
  return [span(name, isActive ? 'bold' : 'dim'), stateOf({ hand, at, isActive, verdict })];
};

/** `HAND 1 (18)`, where the rest has no room beside it. */
const shortHeading = ({ hand, at, isActive, verdict }: Own): Line =>
  line(`HAND ${at + 1} (${totalWords(hand)})`, isActive || verdict !== undefined ? 'bold' : 'dim');

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
  const end: Line =
    own.verdict === undefined ? [betOf(sight, own)] : fared(sight, own.verdict).map(({ text, role }) => span(`${text.trim()} `, role));
  const name = shortHeading(own);
  const state = own.verdict === undefined && !own.isActive ? STANDS[own.hand.status].replace(' - ', '  ') : '';
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
    ? [span(own.isActive ? ' *active*' : STANDS[own.hand.status]), span(' '), betOf(sight, own)]
    : fared(sight, own.verdict).map(({ text, role }) => span(` ${text.trim()}`, role))),
];

/** Three hands and more: in columns, or stacked in lines. */
export const manyHands = (sight: Sight, row: number, width: FrameWidth): readonly Placed[] => {
  const hands = ownHands(sight);
  if (width === 44) return [place(row, 1, [line('YOUR HANDS', 'bold'), blank, ...hands.map((own) => lineHand(sight, own))])];
  const room = Math.floor((feltWidth(width) - 2) / hands.length);
  return hands.flatMap((own) => columnHand(sight, own, row, room));
};
