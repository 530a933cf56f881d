/** The felt of Blackjack: the dealer above, the player's hand or hands below, and the result beside them. */
import { inFull, inShort, type SeenCard } from '@baize/engine';
import {
  type Blackjack,
  type Counted,
  feltPrint,
  type Hand,
  hasNatural,
  isForSeveral,
  isTwoCard21,
  keepsBank,
  type OwnView,
  roundHeadline,
  totalWords,
} from '@baize/games/blackjack';
import { handBlock, placeBlock, tokens } from '../../kit/cards.ts';
import { type Block, type Line, line, type Placed, place, placeMiddle, type Role, span } from '../../kit/cells.ts';
import { type FrameWidth, feltWidth } from '../../kit/frame.ts';
import type { TableSight } from '../screen.ts';
import { ownSight } from './choices.ts';
import { manyHands, splitHands } from './hands.ts';
import { blackjackScreenWords } from './language/index.ts';
import { otherPlayers } from './others.ts';

type Sight = TableSight<Blackjack>;

/** Where things stand on the felt. */
const AT = {
  80: { left: 8, dealer: 1, print: 7, side: 8, hand: 9, names: 50, room: 40 },
  44: { left: 2, dealer: 1, print: 7, side: 8, hand: 9, names: 0, room: 39 },
} as const;
/** With two hands one above the other the dealer's cards are written, and everything stands higher. */
const STACKED = { ...AT[44], dealer: 0, print: 2, side: 3, hand: 4 } as const;
/** At a table for several the others stand between the dealer and the player; where it is narrow, the dealer's cards are written. */
const COMPANY = {
  80: { ...AT[80], dealer: 0, others: 6, print: 9, side: 15, hand: 9 },
  44: { ...AT[44], dealer: 0, others: 1, print: 8, side: 7, hand: 9 },
} as const;

/** Where things stand on a felt. */
interface Places {
  readonly left: number;
  readonly dealer: number;
  readonly print: number;
  readonly side: number;
  readonly hand: number;
  readonly names: number;
  readonly room: number;
}

const placesAt = ({ rules, hands }: OwnView, width: FrameWidth): Places => {
  if (isForSeveral(rules)) return COMPANY[width];
  return width === 44 && hands.length === 2 ? STACKED : AT[width];
};

const BANNER = { column: 44, width: 24 } as const;

const twoPlaces: Block = placeBlock.map((row) => [...row, span(' '), ...row]);

const cardsOr = ({ cards }: Counted<SeenCard>, width: number): Block => (cards.length === 0 ? twoPlaces : handBlock(cards, width));

/** The round is settled, and the felt says so. */
const isSettled = ({ result }: OwnView): boolean => result !== null;

/** `DEALER (showing 4)`, `DEALER (24) bust`, `DEALER (Soft 17)`. */
const dealerHeading = ({ rules, dealer }: OwnView): Line => {
  const { dealer: name, showing, blackjack, bust } = blackjackScreenWords();
  if (dealer.cards.length === 0) return line(name, 'bold');
  if (dealer.cards.includes('hidden') || dealer.cards.length === 1) return [span(name, 'bold'), span(` (${showing(dealer.total)})`)];
  if (rules.natural !== null && isTwoCard21(dealer)) return [span(name, 'bold'), span(` (${blackjack})`, 'bold-cyan')];
  return [span(name, 'bold'), span(` (${totalWords(dealer)})`), ...(dealer.total > 21 ? [span(` ${bust}`, 'red')] : [])];
};

/** `YOUR HAND (16)`, `YOUR HAND (Soft 17)`, `YOUR HAND (BLACKJACK!)`. */
const handHeading = (view: OwnView, hand: Hand<SeenCard> | undefined): Line => {
  const { yourHand, blackjack, bust } = blackjackScreenWords();
  if (hand === undefined) return line(yourHand, 'bold');
  if (hasNatural(view.rules, view)) return [span(yourHand, 'bold'), span(` (${blackjack})`, 'bold-cyan')];
  const isBust = hand.total > 21;
  return [span(yourHand, 'bold'), span(` (${totalWords(hand)})`, isBust ? 'red' : 'text'), ...(isBust ? [span(` ${bust}`, 'red')] : [])];
};

/** Names beside cards whose first row is this one: in the middle while they are three at most. */
const names = (row: number, column: number, cards: readonly SeenCard[]): Placed =>
  place(
    row + (cards.length > 3 ? 0 : 1),
    column,
    cards.map((card) => (card === 'hidden' ? line(blackjackScreenWords().hiddenCard, 'dim') : line(blackjackScreenWords().cardName(card)))),
  );

// --- the result -----------------------------------------------------------------------------------------------------

/** What colour a result has: its title's, and its sum's. */
const rolesOf = ({ result }: OwnView): readonly [Role, Role] => {
  const [only, ...more] = result?.verdicts ?? [];
  if (only?.outcome === 'blackjack' && more.length === 0) return ['bold-cyan', 'green'];
  const net = result?.net ?? 0;
  return net > 0 ? ['bold-green', 'green'] : net < 0 ? ['bold-red', 'red'] : ['bold-yellow', 'yellow'];
};

const centred = (text: string, role: Role): Line =>
  line(' '.repeat(Math.max(0, Math.floor((BANNER.width - text.length) / 2))) + text, role);

/** `YOU WIN` and `+$50` between two rules. */
const banner = (view: OwnView, row: number, width: FrameWidth): readonly Placed[] => {
  if (view.result === null) return [];
  const { title, change } = roundHeadline(view, view.me, view.result);
  const [loud, soft] = rolesOf(view);
  const isSplit = view.hands.length > 1;
  if (width === 44)
    return [
      placeMiddle(placesAt(view, 44).print, feltWidth(44), [
        [span('━━━ ', soft), span(title.toUpperCase(), loud), span(`  ${change} ━━━`, soft)],
      ]),
    ];
  const rule = line('━'.repeat(BANNER.width), soft);
  const words = isSplit
    ? [centred(`${title.toUpperCase()}  ${change}`, loud)]
    : [centred(title.toUpperCase(), loud), centred(change, soft)];
  return [place(row, BANNER.column, [rule, ...words, rule])];
};

// --- the felt -------------------------------------------------------------------------------------------------------

const print = (view: OwnView, width: FrameWidth): Placed => {
  const printed = feltPrint(view.rules);
  const text = width === 80 ? inFull(printed) : inShort(printed);
  return placeMiddle(placesAt(view, width).print, feltWidth(width), [line(text, 'dim')]);
};

/** `Insurance: 50` from the moment it is taken, `Insurance lost: -50` once it is settled. */
const insurance = (view: OwnView, width: FrameWidth): readonly Placed[] => {
  const { rules, insurance: laid, result } = view;
  if (laid === 0) return [];
  const words = blackjackScreenWords().insurance(rules, laid, result?.insurance);
  const role = result === null ? 'yellow' : result.insurance > 0 ? 'green' : 'red';
  return [placeMiddle(placesAt(view, width).side, feltWidth(width), [line(words, role)])];
};

/** Right after a shuffle nothing is spent: told until the player acts. Where every round is dealt fresh, and in the first, it is no news. */
const isFresh = ({ rules, round, spent, hands, phase }: OwnView): boolean => {
  // At a table for several the dealer stands where it would be told; the log tells it.
  if (isForSeveral(rules)) return false;
  const [hand, ...more] = hands;
  const isUntouched = hand?.cards.length === 2 && more.length === 0 && phase === 'playing';
  return isUntouched && round > 1 && spent.length === 0 && rules.reshuffleBelow < 52 * rules.decks;
};

const ownHand = (sight: Sight, width: FrameWidth): readonly Placed[] => {
  const view = ownSight(sight);
  const [hand, ...more] = view.hands;
  const { hand: row, left, room, names: column } = placesAt(view, width);
  if (keepsBank(view.rules, view.me)) {
    const [heading, says] = blackjackScreenWords().keepsBank;
    return [place(row, left, [line(heading, 'bold'), line(says, 'dim')])];
  }
  if (hand !== undefined && more.length === 1 && !(isForSeveral(view.rules) && width === 44)) return splitHands(sight, row, width);
  if (hand !== undefined && more.length > 0) return manyHands(sight, row, width);
  // The result stands beside the cards, and needs its room.
  const cards = hand === undefined ? twoPlaces : cardsOr(hand, isSettled(view) && width === 80 ? BANNER.column - left - 1 : room);
  return [
    place(row, left, [handHeading(view, hand), ...cards]),
    ...(width === 80 && hand !== undefined && !isSettled(view) ? [names(row + 1, column, hand.cards)] : []),
  ];
};

/** The dealer's cards, drawn with their names beside them or written in a line. */
const dealerPlaced = (view: OwnView, width: FrameWidth): readonly Placed[] => {
  const { left, dealer: row, names: column, room } = placesAt(view, width);
  const isSplit = view.hands.length > 1;
  const heading = dealerHeading(view);
  const written = tokens(view.dealer.cards);
  if (width === 44 && isForSeveral(view.rules)) return [place(row, left, [[...heading, span('  '), ...written]])];
  if (width === 44 && view.hands.length === 2) return [place(row, left, [heading, written])];
  const dealerRoom = isSettled(view) && isSplit && width === 80 ? BANNER.column - left - 1 : room;
  return [
    place(row, left, [heading, ...cardsOr(view.dealer, dealerRoom)]),
    ...(width === 80 && !isSettled(view) ? [names(row + 1, column, view.dealer.cards)] : []),
  ];
};

/** The others at a table for several; what is printed on the felt at a table for one, where no result stands in its place. */
const between = (sight: Sight, view: OwnView, width: FrameWidth): readonly Placed[] => {
  if (isForSeveral(view.rules)) return otherPlayers(sight, COMPANY[width].others, width);
  return isSettled(view) && width === 44 ? [] : [print(view, width)];
};

/** Rows 4 to 19. */
export const blackjackFelt = (sight: Sight, width: FrameWidth): readonly Placed[] => {
  const view = ownSight(sight);
  const { left, dealer: row, hand } = placesAt(view, width);
  const isSplit = view.hands.length > 1;
  return [
    ...(isFresh(view) ? [place(0, left, [line(blackjackScreenWords().reshuffled, 'dim')])] : []),
    ...dealerPlaced(view, width),
    ...between(sight, view, width),
    ...insurance(view, width),
    ...ownHand(sight, width),
    ...banner(view, isSplit ? row + 2 : hand + 1, width),
  ];
};
