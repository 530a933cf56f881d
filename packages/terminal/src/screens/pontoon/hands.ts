/** The player's own hands among players: one as whole cards, split ones side by side. */
import { cardName, figure, type SeenCard } from '@baize/engine';
import { bankerThen, type Hand, type Pontoon, visible } from '@baize/games/pontoon';
import { handBlock, placeBlock, tokens } from '../../kit/cards.ts';
import { type Block, blank, type Line, line, type Placed, place, span, widthOf } from '../../kit/cells.ts';
import { type FrameWidth, feltWidth } from '../../kit/frame.ts';
import { wrapList } from '../../kit/text.ts';
import type { TableSight } from '../screen.ts';
import { fared, isTurn, totalShown, verdictOf } from './hand-status.ts';

type Sight = TableSight<Pontoon>;

/** The row of the hands' headings. The wide felt has a heading of its own above the opponents. */
const handsRow = (width: FrameWidth): number => (width === 80 ? 9 : 8);
const LEFT = 3;
const NAMES = 50;

/** One of the player's hands, and which of how many it is. */
interface Own {
  readonly hand: Hand<SeenCard>;
  readonly at: number;
  readonly count: number;
}

const cardsOf = ({ cards }: Hand<SeenCard>): readonly SeenCard[] => cards.map(({ card }) => card);
const isActive = ({ view, seat }: Sight, { at }: Own): boolean => isTurn(view, seat) && view.turn.hand === at;

/** `HAND 2 (11)`, `YOUR HAND (soft 15)`. */
const name = ({ view, seat }: Sight, { hand, at, count }: Own, bank = 'YOUR HAND, THE BANK'): Line => {
  const text = count > 1 ? `HAND ${at + 1}` : bankerThen(view) === seat ? bank : 'YOUR HAND';
  const total = hand.cards.length === 0 ? '' : ` (${totalShown(visible(hand))})`;
  return [span(text, 'bold'), span(total, hand.status === 'bust' ? 'red' : 'text')];
};

const ENDS = { bust: 'Bust', pontoon: 'Pontoon', trick: 'Five cards', stuck: 'Stick', playing: '' } as const;

/** ` *active*`, ` - Stick`, ` - won double`. */
const end = (sight: Sight, own: Own): Line => {
  const verdict = verdictOf(sight.view, sight.seat, own.at);
  if (verdict !== undefined) return [span(' - '), fared(verdict)];
  if (own.count > 1 && isActive(sight, own)) return [span(' *active*', 'bold')];
  const text = ENDS[own.hand.status];
  return text === '' ? [] : [span(` - ${text}`)];
};

const wholeHeading = (sight: Sight, own: Own): Line => [...name(sight, own), ...end(sight, own)];

const stakeOf = ({ stake }: Hand<SeenCard>): Line => (stake === 0 ? [] : [span('Stake ', 'dim'), span(figure(stake), 'yellow')]);

const names = (hand: Hand<SeenCard>, width: FrameWidth): Placed => {
  const all = visible(hand).map(cardName);
  if (width === 44)
    return place(
      handsRow(width) + 6,
      LEFT,
      wrapList(all, 38).map((part) => line(part)),
    );
  return place(
    handsRow(width) + (all.length > 3 ? 1 : 2),
    NAMES,
    all.map((text) => line(text)),
  );
};

const oneHand = (sight: Sight, own: Own, width: FrameWidth): readonly Placed[] => {
  const row = handsRow(width);
  const whole = wholeHeading(sight, own);
  const heading = widthOf(whole) < feltWidth(width) - LEFT ? whole : [...name(sight, own, 'YOUR BANK'), ...end(sight, own)];
  const cards = own.hand.cards.length === 0 ? placeBlock : handBlock(cardsOf(own.hand), 39);
  return [
    ...(isTurn(sight.view, sight.seat) ? [place(row, LEFT - 2, [line('▸', 'bold-cyan')])] : []),
    place(row, LEFT, [heading, ...cards]),
    names(own.hand, width),
  ];
};

const splitRoom = (count: number, width: FrameWidth): number => Math.floor((feltWidth(width) - 2) / count);

/** Whether each of two hands has room for its end beside its name; if not, and for three and more, that stands below the cards. */
const haveEndsAbove = (sight: Sight, hands: readonly Own[], width: FrameWidth): boolean =>
  hands.length === 2 && hands.every((own) => widthOf(wholeHeading(sight, own)) + (own.at === 0 ? 1 : 0) <= splitRoom(2, width));

/** One of several hands. */
const splitHand = (sight: Sight, own: Own, width: FrameWidth, isEndAbove: boolean): readonly Placed[] => {
  const row = handsRow(width);
  const room = splitRoom(own.count, width);
  const column = 1 + own.at * room;
  const heading = isEndAbove ? wholeHeading(sight, own) : name(sight, own);
  const foot = isEndAbove ? stakeOf(own.hand) : [...stakeOf(own.hand), ...(isActive(sight, own) ? [] : end(sight, own))];
  const block: Block = [...handBlock(cardsOf(own.hand), room - 3), foot];
  const bar = isActive(sight, own) ? block.map(() => line('▌', 'bold-cyan')) : [];
  return [place(row, column, [heading]), place(row + 1, column, bar), place(row + 1, column + 2, block)];
};

/** More split hands than fit side by side: a line for each. */
const handLine = (sight: Sight, own: Own): Line => [
  isActive(sight, own) ? span('▌ ', 'bold-cyan') : span('  '),
  ...tokens(cardsOf(own.hand)),
  ...name(sight, own).slice(1),
  ...end(sight, own),
  ...(own.hand.stake === 0 ? [] : [span(`  ${figure(own.hand.stake)}`, 'yellow')]),
];

/** The player's hands in the lower half of the felt. */
export const ownHands = (sight: Sight, width: FrameWidth): readonly Placed[] => {
  const hands = (sight.view.hands[sight.seat] ?? []).map((hand, at, { length }): Own => ({ hand, at, count: length }));
  const [first] = hands;
  if (first === undefined) return [];
  if (hands.length === 1) return oneHand(sight, first, width);
  if (width === 44 && hands.length > 2) {
    return [place(handsRow(width), 1, [line('YOUR HANDS', 'bold'), blank, ...hands.map((own) => handLine(sight, own))])];
  }
  const areEndsAbove = haveEndsAbove(sight, hands, width);
  return hands.flatMap((own) => splitHand(sight, own, width, areEndsAbove));
};
