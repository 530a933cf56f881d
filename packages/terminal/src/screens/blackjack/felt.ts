/** The felt of Blackjack: the dealer above, the player's hand or hands below, and the result beside them. */
import { cardName, type SeenCard } from '@baize/engine';
import {
  type Blackjack,
  type Counted,
  felt as feltWords,
  type Hand,
  hasNatural,
  isTwoCard21,
  money,
  netText,
  roundHeadline,
  totalWords,
  type View,
} from '@baize/games/blackjack';
import { handBlock, placeBlock, tokens } from '../../kit/cards.ts';
import { type Block, type Line, line, type Placed, place, placeMiddle, type Role, span } from '../../kit/cells.ts';
import { type FrameWidth, feltWidth } from '../../kit/frame.ts';
import type { TableSight } from '../screen.ts';
import { manyHands, splitHands } from './hands.ts';

type Sight = TableSight<Blackjack>;

/** Where things stand on the felt. */
const AT = {
  80: { left: 8, dealer: 1, print: 7, side: 8, hand: 9, names: 50, room: 40 },
  44: { left: 2, dealer: 1, print: 7, side: 8, hand: 9, names: 0, room: 39 },
} as const;
/** With two hands one above the other the dealer's cards are written, and everything stands higher. */
const STACKED = { ...AT[44], dealer: 0, print: 2, side: 3, hand: 4 } as const;
const placesAt = ({ hands }: View, width: FrameWidth): (typeof AT)[FrameWidth] | typeof STACKED =>
  width === 44 && hands.length === 2 ? STACKED : AT[width];
const BANNER = { column: 44, width: 24 } as const;

const twoPlaces: Block = placeBlock.map((row) => [...row, span(' '), ...row]);

const cardsOr = ({ cards }: Counted<SeenCard>, width: number): Block => (cards.length === 0 ? twoPlaces : handBlock(cards, width));

/** The round is settled, and the felt says so. */
const isSettled = ({ result }: View): boolean => result !== null;

/** `DEALER (showing 4)`, `DEALER (24) bust`, `DEALER (Soft 17)`. */
const dealerHeading = ({ rules, dealer }: View): Line => {
  if (dealer.cards.length === 0) return line('DEALER', 'bold');
  if (dealer.cards.includes('hidden') || dealer.cards.length === 1) return [span('DEALER', 'bold'), span(` (showing ${dealer.total})`)];
  if (rules.natural !== null && isTwoCard21(dealer)) return [span('DEALER', 'bold'), span(' (BLACKJACK!)', 'bold-cyan')];
  return [span('DEALER', 'bold'), span(` (${totalWords(dealer)})`), ...(dealer.total > 21 ? [span(' bust', 'red')] : [])];
};

/** `YOUR HAND (16)`, `YOUR HAND (Soft 17)`, `YOUR HAND (BLACKJACK!)`. */
const handHeading = (view: View, hand: Hand<SeenCard> | undefined): Line => {
  if (hand === undefined) return line('YOUR HAND', 'bold');
  if (hasNatural(view)) return [span('YOUR HAND', 'bold'), span(' (BLACKJACK!)', 'bold-cyan')];
  const bust = hand.total > 21;
  return [span('YOUR HAND', 'bold'), span(` (${totalWords(hand)})`, bust ? 'red' : 'text'), ...(bust ? [span(' bust', 'red')] : [])];
};

/** Names beside cards whose first row is this one: in the middle while they are three at most. */
const names = (row: number, column: number, cards: readonly SeenCard[]): Placed =>
  place(
    row + (cards.length > 3 ? 0 : 1),
    column,
    cards.map((card) => (card === 'hidden' ? line('hidden card', 'dim') : line(cardName(card)))),
  );

// --- the result -----------------------------------------------------------------------------------------------------

/** What colour a result has: its title's, and its sum's. */
const rolesOf = ({ result }: View): readonly [Role, Role] => {
  const [only, ...more] = result?.verdicts ?? [];
  if (only?.outcome === 'blackjack' && more.length === 0) return ['bold-cyan', 'green'];
  const net = result?.net ?? 0;
  return net > 0 ? ['bold-green', 'green'] : net < 0 ? ['bold-red', 'red'] : ['bold-yellow', 'yellow'];
};

const centred = (text: string, role: Role): Line =>
  line(' '.repeat(Math.max(0, Math.floor((BANNER.width - text.length) / 2))) + text, role);

/** `YOU WIN` and `+$50` between two rules. */
const banner = (view: View, row: number, width: FrameWidth): readonly Placed[] => {
  if (view.result === null) return [];
  const { title, change } = roundHeadline(view, view.result);
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

const print = (view: View, width: FrameWidth): Placed => {
  const [pays = '', stands = ''] = feltWords(view.rules);
  const text = width === 80 ? `${pays}  ·  ${stands.charAt(0).toLowerCase()}${stands.slice(1)}` : pays;
  return placeMiddle(placesAt(view, width).print, feltWidth(width), [line(text, 'dim')]);
};

/** `Insurance: 50` from the moment it is taken, `Insurance lost: -50` once it is settled. */
const insurance = (view: View, width: FrameWidth): readonly Placed[] => {
  const { rules, insurance: laid, result } = view;
  if (laid === 0) return [];
  const words =
    result === null
      ? line(`Insurance: ${money(rules, laid)}`, 'yellow')
      : result.insurance > 0
        ? line(`Insurance pays 2 to 1: ${netText(rules, result.insurance)}`, 'green')
        : line(`Insurance lost: ${netText(rules, result.insurance)}`, 'red');
  return [placeMiddle(placesAt(view, width).side, feltWidth(width), [words])];
};

/** Right after a shuffle nothing is spent: told until the player acts. Where every round is dealt fresh, and in the first, it is no news. */
const isFresh = ({ rules, round, spent, hands, phase }: View): boolean => {
  const [hand, ...more] = hands;
  const isUntouched = hand?.cards.length === 2 && more.length === 0 && phase === 'playing';
  return isUntouched && round > 1 && spent.length === 0 && rules.reshuffleBelow < 52 * rules.decks;
};

const ownHand = (sight: Sight, width: FrameWidth): readonly Placed[] => {
  const { view } = sight;
  const [hand, ...more] = view.hands;
  const { hand: row, left, room, names: column } = placesAt(view, width);
  if (hand !== undefined && more.length === 1) return splitHands(sight, row, width);
  if (hand !== undefined && more.length > 1) return manyHands(sight, row, width);
  // The result stands beside the cards, and needs its room.
  const cards = hand === undefined ? twoPlaces : cardsOr(hand, isSettled(view) && width === 80 ? BANNER.column - left - 1 : room);
  return [
    place(row, left, [handHeading(view, hand), ...cards]),
    ...(width === 80 && hand !== undefined && !isSettled(view) ? [names(row + 1, column, hand.cards)] : []),
  ];
};

/** Rows 4 to 19. */
export const blackjackFelt = (sight: Sight, width: FrameWidth): readonly Placed[] => {
  const { view } = sight;
  const { left, dealer: row, names: column, room, hand } = placesAt(view, width);
  const isSplit = view.hands.length > 1;
  const dealerRoom = isSettled(view) && isSplit && width === 80 ? BANNER.column - left - 1 : room;
  return [
    ...(isFresh(view) ? [place(0, left, [line('↻ Deck reshuffled', 'dim')])] : []),
    place(row, left, [
      dealerHeading(view),
      ...(width === 44 && view.hands.length === 2 ? [tokens(view.dealer.cards)] : cardsOr(view.dealer, dealerRoom)),
    ]),
    ...(width === 80 && !isSettled(view) ? [names(row + 1, column, view.dealer.cards)] : []),
    ...(isSettled(view) && width === 44 ? [] : [print(view, width)]),
    ...insurance(view, width),
    ...ownHand(sight, width),
    ...banner(view, isSplit ? row + 2 : hand + 1, width),
  ];
};
