/** The felt of Pontoon among players: a line for each opponent, and the player's hands below. */
import type { Seat, SeenCard } from '@baize/engine';
import type { Hand, Pontoon, View } from '@baize/games/pontoon';
import { tokens } from '../kit/cards.ts';
import { type Block, type Line, line, type Placed, place, placeMiddle, type Role, type Span, span } from '../kit/cells.ts';
import { type FrameWidth, feltWidth } from '../kit/frame.ts';
import { fitted, number } from '../kit/text.ts';
import { ownHands } from './pontoon-hands.ts';
import { fared, isTurn, standing, verdictOf } from './pontoon-standing.ts';
import type { TableSight } from './screen.ts';

type Sight = TableSight<Pontoon>;

const FELT_PRINT = 'A pontoon and a five card trick are paid double  ·  the banker wins ties';

/** The cards of a seat's hands, a stroke between split ones. */
const cardsLine = (hands: readonly Hand<SeenCard>[]): Line =>
  hands.flatMap(({ cards }, at): Line => [...(at > 0 ? [span(' / ', 'dim')] : []), ...tokens(cards.map(({ card }) => card))]);

const statusLine = (view: View, seat: Seat, narrow: boolean): Line => {
  const hands = view.hands[seat] ?? [];
  return hands.flatMap((hand, at): Line => {
    const stands = standing(hand);
    const verdict = verdictOf(view, seat, at);
    const end = verdict === undefined ? [] : [span(stands.text === '' ? '' : ' '), fared(verdict)];
    // In the compact form the verdict alone is enough: the cards lie open beside it.
    return [...(at > 0 ? [span(', ')] : []), ...(narrow && verdict !== undefined ? [fared(verdict)] : [stands, ...end])];
  });
};

const right = (text: string, width: number, role: Role): Span => span(text.padStart(width), role);

const staked = (view: View, seat: Seat): string => {
  const sum = (view.hands[seat] ?? []).reduce((total, { stake }) => total + stake, 0);
  return sum === 0 ? '' : number(sum);
};

const opponentLine = ({ view, names }: Sight, seat: Seat, width: FrameWidth): Line => {
  const wide = width === 80;
  const isIn = view.playing[seat] === true;
  const bank = view.banker === seat ? (wide ? ' (bank)' : ' B') : '';
  const marker = isTurn(view, seat) ? span('▸ ', 'bold-cyan') : span('  ');
  const name = fitted([span(`${names[seat]}${bank}`, isIn ? 'bold' : 'dim')], wide ? 16 : 9);
  if (!isIn && (view.hands[seat] ?? []).length === 0) return [marker, ...name, span('out', 'dim')];
  const [cards, status] = [cardsLine(view.hands[seat] ?? []), statusLine(view, seat, !wide)];
  const middle = wide ? [...fitted(cards, 23), span(' '), ...fitted(status, 18)] : fitted([...cards, span(' '), ...status], 20);
  return [
    marker,
    ...name,
    ...middle,
    right(staked(view, seat), wide ? 6 : 3, 'yellow'),
    right(number(view.stacks[seat] ?? 0), wide ? 9 : 6, isIn ? 'yellow' : 'dim'),
  ];
};

const opponentLines = (sight: Sight, width: FrameWidth): Block => {
  const others = sight.names.flatMap((_, seat) => (seat === sight.seat ? [] : [opponentLine(sight, seat, width)]));
  return width === 80
    ? [line(`  ${'At the table'.padEnd(16)}${'Cards'.padEnd(42)}${'Stake'.padStart(6)}${'Chips'.padStart(9)}`, 'dim'), ...others]
    : others;
};

/** The felt among players. */
export const britishFelt = (sight: Sight, width: FrameWidth): readonly Placed[] => {
  const lines = opponentLines(sight, width);
  const print = width === 80 && lines.length < 6 ? [placeMiddle(6, feltWidth(width), [line(FELT_PRINT, 'dim')])] : [];
  return [place(0, 1, lines), ...print, ...ownHands(sight, width)];
};
