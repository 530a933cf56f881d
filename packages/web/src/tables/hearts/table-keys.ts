/** The keys of the table: cards by their place, by their name, and one after another. */
import { type Card, SUITS, type Suit } from '@baize/engine';
import { useEffect, useState } from 'react';
import { later } from '../../kit/clock.ts';
import type { KeyHandlers } from '../../runtime/useKeys.ts';
import { commonKeys, type KeyTable } from '../common-keys.ts';
import { namedCard, nextOfSuit, rankKeys } from './hands.ts';
import { heartsTableWords } from './language/index.ts';

/** How long a suit waits for its rank, in milliseconds. */
const WAITS = 1500;

interface CardKeys {
  readonly hand: readonly Card[];
  readonly playable: readonly Card[];
  readonly chosen: readonly Card[];
  readonly isPassing: boolean;
  tap(card: Card): void;
  mark(card: Card | undefined): void;
  /** The lit button. */
  go(): void;
}

const buttonOf = (card: Card | undefined): HTMLElement | null =>
  card === undefined ? null : document.querySelector<HTMLElement>(`[data-card="${card}"]`);

/** The card whose button has the focus. */
const focused = (cards: readonly Card[]): Card | undefined => {
  const name = document.activeElement?.getAttribute('data-card');
  return cards.find((card) => card === name);
};

/** The keys for cards. While three are chosen for a pass, the arrows go from card to card and Space takes one up or puts it back. */
export const useCardKeys = ({ hand, playable, chosen, isPassing, tap, mark, go }: CardKeys): KeyHandlers => {
  const [suit, setSuit] = useState<Suit>();
  useEffect(() => {
    if (suit === undefined) return undefined;
    return later(WAITS, () => setSuit(undefined));
  }, [suit]);
  const cards = isPassing ? hand : playable;
  if (cards.length === 0) return {};

  const now = (): Card | undefined => focused(cards) ?? (isPassing ? undefined : chosen[0]);
  const show = (card: Card | undefined): void => {
    mark(card);
    buttonOf(card)?.focus();
  };
  const step = (by: 1 | -1): void => {
    const at = now();
    const from = at === undefined ? (by === 1 ? -1 : 0) : cards.indexOf(at);
    show(cards.at((from + by) % cards.length));
  };
  const tapNow = (card: Card | undefined): void => {
    if (card !== undefined) tap(card);
  };
  /** Enter means the card that has the focus: it raises that one, and plays it when it is raised. */
  const enter = (): void => {
    const at = focused(hand);
    if (at === undefined || chosen.includes(at)) go();
    else tap(at);
  };
  const named = (one: Suit, key: string): void => {
    const rank = rankKeys[key];
    setSuit(undefined);
    const card = rank === undefined ? undefined : namedCard(hand, one, rank);
    // Its name raises a card; a name that cannot be played is answered like a tap.
    if (card !== undefined && playable.includes(card)) show(card);
    else tapNow(card);
  };
  return {
    ...Object.fromEntries(
      SUITS.map((one) => [
        one,
        () => {
          setSuit(one);
          show(nextOfSuit(cards, one, now()));
        },
      ]),
    ),
    ...Object.fromEntries(hand.slice(0, 10).map((card, place) => [String((place + 1) % 10), () => tapNow(card)])),
    ...(suit === undefined ? {} : Object.fromEntries(Object.keys(rankKeys).map((key) => [key, () => named(suit, key)]))),
    ...(isPassing ? {} : { Enter: enter }),
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
  };
};

/** Key and what it does, for the page behind "?". */
export const keyTable = (): KeyTable => {
  const { keys } = heartsTableWords();
  return [
    ['← →', keys.arrows],
    ['1 – 9, 0', keys.places],
    ['C D S H', keys.suits],
    [keys.nameKeys, keys.suitAndRank],
    ['Space', keys.space],
    ['Enter', keys.enter],
    ['X', keys.claim],
    ['L', keys.last],
    ['P', keys.sheet],
    ['I', keys.coach],
    ['R', keys.rules],
    ...commonKeys(),
  ];
};
