/** The player's own hands among players: one as whole cards, split ones side by side. */
import { type Card, inFull, inShort, type Seat, type SeenCard } from '@baize/engine';
import { bankerThen, type Hand, handScore, type Pontoon, type Verdict, type View, visible } from '@baize/games/pontoon';
import { handBlock, placeBlock, tokens } from '../../kit/cards.ts';
import { type Block, blank, type Line, line, type Placed, place, type Span, span, widthOf } from '../../kit/cells.ts';
import { type FrameWidth, feltWidth } from '../../kit/frame.ts';
import { wrapList } from '../../kit/text.ts';
import type { TableSight } from '../screen.ts';
import { pontoonScreenWords } from './language/index.ts';

// --- how a hand stands and fares, in a word --------------------------------------------------------------------------

/** Whether the table waits for this seat: while stakes are laid, only until its own is down. */
export const isTurn = ({ phase, turn, hands }: View, seat: Seat): boolean => {
  if (turn.place !== seat || phase === 'between' || phase === 'ended') return false;
  return phase !== 'staking' || hands[seat]?.[0]?.stake === 0;
};

/** `soft 17`, `20`, `pontoon, 21`. */
const totalShown = (cards: readonly Card[]): string => inFull(pontoonScreenWords().headings.total(handScore(cards)));

const isOpen = (hand: Hand<SeenCard>): boolean => hand.cards.length > 0 && visible(hand).length === hand.cards.length;

/** `18`, `bust`, `pontoon`, `5 cards`, `sticks`; nothing while the hand is played and its cards are covered. */
export const handStatus = (hand: Hand<SeenCard>): Span => {
  const { stands, headings } = pontoonScreenWords();
  switch (hand.status) {
    case 'bust':
      return span(stands.bust, 'red');
    case 'pontoon':
    case 'trick':
      return span(stands[hand.status], 'bold-cyan');
    case 'stuck':
    case 'playing':
      if (isOpen(hand)) return span(inShort(headings.total(handScore(visible(hand)))));
      return span(hand.status === 'stuck' ? stands.stuck : '');
  }
};

/** How a hand fared, once the round is settled. */
export const verdictOf = ({ verdicts }: View, seat: Seat, hand: number): Verdict | undefined =>
  verdicts.find((one) => one.place === seat && one.hand === hand);

/** How the hand fared: `won`, `lost double`. */
export const fared = (verdict: Verdict): Span =>
  span(pontoonScreenWords().fared(verdict), verdict.result === 'won' ? 'bold-green' : 'bold-red');

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
const name = ({ view, seat }: Sight, { hand, at, count }: Own, bank: 'myBank' | 'myBankShort' = 'myBank'): Line => {
  const { headings } = pontoonScreenWords();
  const text = count > 1 ? headings.hand(at + 1) : bankerThen(view) === seat ? headings[bank] : headings.myHand;
  const total = hand.cards.length === 0 ? '' : ` (${totalShown(visible(hand))})`;
  return [span(text, 'bold'), span(total, hand.status === 'bust' ? 'red' : 'text')];
};

/** ` *active*`, ` - Stick`, ` - won double`. */
const end = (sight: Sight, own: Own): Line => {
  const verdict = verdictOf(sight.view, sight.seat, own.at);
  if (verdict !== undefined) return [span(' - '), fared(verdict)];
  const { headings, ended } = pontoonScreenWords();
  if (own.count > 1 && isActive(sight, own)) return [span(` ${headings.active}`, 'bold')];
  const text = ended[own.hand.status];
  return text === '' ? [] : [span(` - ${text}`)];
};

const wholeHeading = (sight: Sight, own: Own): Line => [...name(sight, own), ...end(sight, own)];

const stakeOf = ({ stake }: Hand<SeenCard>): Line => {
  const { headings, figure } = pontoonScreenWords();
  return stake === 0 ? [] : [span(`${headings.stake} `, 'dim'), span(figure(stake), 'yellow')];
};

const names = (hand: Hand<SeenCard>, width: FrameWidth): Placed => {
  const all = visible(hand).map(pontoonScreenWords().card);
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
  const heading = widthOf(whole) < feltWidth(width) - LEFT ? whole : [...name(sight, own, 'myBankShort'), ...end(sight, own)];
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
  ...(own.hand.stake === 0 ? [] : [span(`  ${pontoonScreenWords().figure(own.hand.stake)}`, 'yellow')]),
];

/** The player's hands in the lower half of the felt. */
export const ownHands = (sight: Sight, width: FrameWidth): readonly Placed[] => {
  const hands = (sight.view.hands[sight.seat] ?? []).map((hand, at, { length }): Own => ({ hand, at, count: length }));
  const [first] = hands;
  if (first === undefined) return [];
  if (hands.length === 1) return oneHand(sight, first, width);
  if (width === 44 && hands.length > 2) {
    return [
      place(handsRow(width), 1, [line(pontoonScreenWords().headings.myHands, 'bold'), blank, ...hands.map((own) => handLine(sight, own))]),
    ];
  }
  const areEndsAbove = haveEndsAbove(sight, hands, width);
  return hands.flatMap((own) => splitHand(sight, own, width, areEndsAbove));
};
