/** The others at a table of Blackjack for several: a line each, with their cards, what they have bet and how they fared. */
import type { Seat, SeenCard } from '@baize/engine';
import { type Blackjack, type Hand, hasNatural, keepsBank, money, netText, type Rules, type Spot, spotAt } from '@baize/games/blackjack';
import { tokens } from '../../kit/cards.ts';
import { type Line, line, type Placed, place, type Role, type Span, span, widthOf } from '../../kit/cells.ts';
import { type FrameWidth, feltWidth } from '../../kit/frame.ts';
import { fitLine } from '../../kit/text.ts';
import type { TableSight } from '../screen.ts';
import { blackjackScreenWords } from './language/index.ts';

type Sight = TableSight<Blackjack>;

/** A hand in a line: `K♠ 7♥ (17)`; where there is little room without its blanks, then without its suits, and at last its total alone. */
type Way = 'whole' | 'close' | 'ranks' | 'totals';

const inWay = (cards: readonly SeenCard[], way: Way): Line => {
  if (way === 'totals') return [];
  const shown = tokens(cards).filter(({ text }) => way === 'whole' || text !== ' ');
  return way === 'ranks' ? shown.map(({ text, role }) => span(text.slice(0, -1), role)) : shown;
};

const totalOf = (hand: Hand<SeenCard>, isNatural: boolean): Span => {
  if (isNatural) return span(blackjackScreenWords().natural, 'bold-cyan');
  return span(`${hand.total}`, hand.status === 'bust' ? 'red' : hand.status === 'surrendered' ? 'dim' : 'bold');
};

/** All the hands of a spot, a stroke between them. */
const handsLine = (sight: Sight, spot: Spot<SeenCard>, way: Way): Line =>
  spot.hands.flatMap((hand, at): Line => {
    const isNatural = hasNatural(sight.view.rules, spot);
    return [
      ...(at > 0 ? [span(way === 'whole' ? ' / ' : '/', 'dim')] : []),
      ...inWay(hand.cards, way),
      ...(way === 'whole'
        ? [span(' ('), totalOf(hand, isNatural), span(')')]
        : [span(way === 'totals' ? '' : ' '), totalOf(hand, isNatural)]),
    ];
  });

const WAYS: readonly Way[] = ['whole', 'close', 'ranks', 'totals'];

/** The first way that fits: no hand is cut. */
const cardsIn = (sight: Sight, spot: Spot<SeenCard>, room: number): Line => {
  const lines = WAYS.map((way) => handsLine(sight, spot, way));
  return fitLine(lines.find((one) => widthOf(one) <= room) ?? lines.at(-1) ?? [], room);
};

/** What is said of a spot without cards. */
const withoutCards = ({ view }: Sight, seat: Seat): string => {
  const { bet, asked, isIn } = spotAt(view, seat);
  const says = blackjackScreenWords().withoutCards;
  if (!isIn) return says['out-of-chips'];
  if (keepsBank(view.rules, seat)) return says.bank;
  if (bet > 0) return says.bet;
  if (view.phase === 'betting') return asked ? says.thinks : says.out;
  return view.phase === 'between' || view.phase === 'ended' ? '' : says.out;
};

const roleOf = (net: number): Role => (net > 0 ? 'green' : net < 0 ? 'red' : 'text');

/** What a seat has on the table, and after the round what that brought. */
const sumOf = (rules: Rules, spot: Spot<SeenCard>): Span => {
  if (spot.result !== null) return span(netText(rules, spot.result.net), roleOf(spot.result.net));
  const { hands } = spot;
  const bet = hands.length === 0 ? spot.bet : hands.reduce((sum, hand) => sum + hand.bet, spot.insurance);
  return span(bet === 0 ? '' : money(rules, bet), 'yellow');
};

const NAME = { 80: 10, 44: 8 } as const;
const SUM = 7;

/** `▸ Ada       40  K♠ 7♥ 17`. */
const otherLine = (sight: Sight, seat: Seat, width: FrameWidth, room: number): Line => {
  const { view, names } = sight;
  const spot = spotAt(view, seat);
  const isTurn = (view.phase === 'playing' && view.seat === seat) || (spot.asked && view.phase !== 'between');
  const name = fitLine([span(names[seat] ?? String(seat + 1), spot.isIn ? 'bold' : 'dim')], NAME[width]);
  const sum = sumOf(view.rules, spot);
  const start = [isTurn ? span('▸ ', 'bold-cyan') : span('  '), ...name, span(sum.text.padStart(SUM - 1), sum.role), span(' ')];
  const rest = room - 2 - NAME[width] - SUM;
  return [...start, ...(spot.hands.length === 0 ? fitLine(line(withoutCards(sight, seat), 'dim'), rest) : cardsIn(sight, spot, rest))];
};

/** The others, clockwise from the player. */
export const otherPlayers = (sight: Sight, row: number, width: FrameWidth): readonly Placed[] => {
  const { spots } = sight.view;
  const seats = spots.slice(1).map((_, at) => (sight.seat + 1 + at) % spots.length);
  const columns = width === 80 ? 2 : 1;
  const room = Math.floor(feltWidth(width) / columns) - 1;
  return seats.map((seat, at) =>
    place(row + Math.floor(at / columns), 1 + (at % columns) * (room + 1), [otherLine(sight, seat, width, room)]),
  );
};
