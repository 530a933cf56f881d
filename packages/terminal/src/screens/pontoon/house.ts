/** The felt of Pontoon against the house: banker above and player below, and both side by side at the end. */
import { type Card, type Saying, type SeenCard, thatFits } from '@baize/engine';
import { type Hand, handScore, headlineOf, type Pontoon, visible } from '@baize/games/pontoon';
import { handBlock, placeBlock } from '../../kit/cards.ts';
import { type Block, blockWidth, type Line, line, type Placed, place, placeMiddle, type Role, span } from '../../kit/cells.ts';
import { FELT_ROWS, type FrameWidth, feltWidth } from '../../kit/frame.ts';
import { wrap, wrapList } from '../../kit/text.ts';
import type { TableSight } from '../screen.ts';
import { pontoonScreenWords } from './language/index.ts';

type Sight = TableSight<Pontoon>;

const noCards: Hand<SeenCard> = { cards: [], status: 'playing', firstStake: 0, stake: 0, lastBuy: 0, twisted: false, split: false };
const seenCards = (hand: Hand<SeenCard>): readonly SeenCard[] => hand.cards.map(({ card }) => card);

/** `soft 17`, `20`, `pontoon, 21`. How a total is made up no longer matters once the hand is done. */
const totalIn = ({ status }: Hand<SeenCard>, cards: readonly Card[]): Saying => {
  const score = handScore(cards);
  return pontoonScreenWords().headings.total(
    status === 'playing' || status === 'pontoon' ? score : { ...score, kind: 'points', isSoft: false },
  );
};

/** `BANKER (showing 10)`, `YOUR HAND (soft 17)`. */
const heading = (name: string, hand: Hand<SeenCard>, room = 40): Line => {
  const cards = visible(hand);
  if (cards.length === 0) return line(name, 'bold');
  const isCovered = cards.length < hand.cards.length;
  const total = isCovered ? pontoonScreenWords().headings.showing(handScore(cards).total) : totalIn(hand, cards);
  const isPontoon = !isCovered && handScore(cards).kind === 'pontoon';
  const role = isPontoon ? 'bold-cyan' : hand.status === 'bust' ? 'red' : 'text';
  return [span(name, 'bold'), span(` (${thatFits(total, room - name.length - 3)})`, role)];
};

const names = (hand: Hand<SeenCard>): Block => {
  const words = pontoonScreenWords();
  return seenCards(hand).map((card) => (card === 'hidden' ? line(words.hiddenCard, 'dim') : line(words.card(card))));
};

const cardsOr = (hand: Hand<SeenCard>, width: number): Block => (hand.cards.length === 0 ? placeBlock : handBlock(seenCards(hand), width));

/** Names beside cards whose first row is this one: in the middle while they are three at most. */
const beside = (row: number, column: number, hand: Hand<SeenCard>): Placed =>
  place(row + (hand.cards.length > 3 ? 0 : 1), column, names(hand));

const wideTable = (bank: Hand<SeenCard>, mine: Hand<SeenCard>, isFresh: boolean): readonly Placed[] => {
  const { headings, print, reshuffled } = pontoonScreenWords();
  return [
    ...(isFresh ? [place(0, 8, [line(`↻ ${reshuffled}`, 'dim')])] : []),
    place(1, 8, [heading(headings.banker, bank), ...cardsOr(bank, 40)]),
    beside(2, 50, bank),
    placeMiddle(7, feltWidth(80), [line(print.house, 'dim')]),
    place(9, 8, [heading(headings.myHand, mine), ...cardsOr(mine, 40)]),
    beside(10, 50, mine),
  ];
};

const NARROW_BANK = 19;

const narrowTable = (bank: Hand<SeenCard>, mine: Hand<SeenCard>): readonly Placed[] => {
  const cards = cardsOr(bank, NARROW_BANK);
  const { card, headings } = pontoonScreenWords();
  return [
    place(0, 2, [heading(headings.banker, bank), ...cards]),
    beside(1, 2 + blockWidth(cards) + 3, bank),
    place(7, 2, [heading(headings.myHand, mine), ...cardsOr(mine, 39)]),
    place(
      13,
      2,
      wrapList(visible(mine).map(card), 38).map((part) => line(part)),
    ),
  ];
};

// --- the end of a round ------------------------------------------------------------------------------------

/** `YOU WIN  ·  20 against 19` between two rules; on lines of its own where it is too long for one. */
const banner = (sight: Sight, width: FrameWidth): Block => {
  const verdict = sight.view.verdicts.find(({ place: seat }) => seat === sight.seat);
  if (verdict === undefined) return [];
  const { title, detail } = headlineOf(sight.view, verdict);
  const [loud, soft]: readonly [Role, Role] = verdict.result === 'won' ? ['bold-green', 'green'] : ['bold-red', 'red'];
  const room = width === 80 ? 70 : 38;
  const whole = [span(title.toUpperCase(), loud), span(`  ·  ${detail}`, soft)];
  const words: Block =
    title.length + 5 + detail.length <= room
      ? [whole]
      : [line(title.toUpperCase(), loud), ...wrap(detail, room).map((part) => line(part, soft))];
  const rule = line('━'.repeat(width === 80 ? 40 : 30), soft);
  return [rule, ...words, rule];
};

const BANNER_ROW = 12;

const result = (sight: Sight, bank: Hand<SeenCard>, mine: Hand<SeenCard>, width: FrameWidth): readonly Placed[] => {
  const felt = feltWidth(width);
  const { headings } = pontoonScreenWords();
  const at =
    width === 80
      ? { top: 1, left: 3, middle: 38, right: 42, room: 34, names: 7 }
      : { top: 0, left: 1, middle: 20, right: 22, room: 19, names: 7 };
  const rows = Math.max(bank.cards.length, mine.cards.length, 4) + at.names - at.top;
  return [
    place(at.top, at.left, [heading(headings.mine, mine, at.room), ...cardsOr(mine, at.room)]),
    place(at.top, at.right, [heading(headings.banker, bank), ...cardsOr(bank, at.room)]),
    place(at.names, at.left, names(mine)),
    place(at.names, at.right, names(bank)),
    place(
      at.top,
      at.middle,
      Array.from({ length: rows }, () => line('│', 'dim')),
    ),
    ...banner(sight, width)
      .slice(0, FELT_ROWS - BANNER_ROW)
      .map((spans, row) => placeMiddle(BANNER_ROW + row, felt, [spans])),
  ];
};

/** The felt against the house. */
export const houseFelt = (sight: Sight, width: FrameWidth): readonly Placed[] => {
  const { view, seat } = sight;
  const bank = view.hands[view.banker]?.[0] ?? noCards;
  const mine = view.hands[seat]?.[0] ?? noCards;
  if (view.phase === 'between') return result(sight, bank, mine, width);
  // Right after a shuffle nothing is spent; in the first round that is no news.
  return width === 80 ? wideTable(bank, mine, view.round > 1 && view.spent.length === 0) : narrowTable(bank, mine);
};
