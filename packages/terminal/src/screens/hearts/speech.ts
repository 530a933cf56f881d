/** Hearts line by line: cards by their names. */

import type { TableFacts, TableNow } from '@baize/casino';
import { capital, cardName, listAnd, type Seat } from '@baize/engine';
import {
  type Action,
  type Hearts,
  handWords,
  heartsModule,
  lastTrick,
  lowestSeats,
  pointsInHand,
  pointsWords,
  type View,
} from '@baize/games/hearts';
import type { Speech, Tells } from '../screen.ts';
import { byRank, readNames } from './names.ts';
import { claimable, claimingCard, draftValue, type HeartsSight, myHand, pickedCards, playableNow } from './stage.ts';

type Heard = { readonly action: Action } | { readonly because: string };

const welcome = ({ names, seat: me, preset, rules: { endsAt } }: TableFacts<Hearts>): readonly string[] => {
  const [west, north, east] = [1, 2, 3].map((place) => names[(me + place) % names.length] ?? '');
  return [
    `Hearts, ${preset} rules. You, ${west}, ${north} and ${east}. The game ends when somebody reaches ${endsAt}; the lowest score wins.`,
    'Type a card as rank and suit (10h, qs, queen of spades), then Enter.',
    'hand tells your cards, table what lies on the table, trick the last trick, score the sheet, ? is help, q leaves.',
  ];
};

/** In a window too small for the felt, what is picked or typed key by key stands in the question. */
const inHand = (sight: HeartsSight): string => {
  const picked = pickedCards(sight);
  const naming = draftValue(sight, 'naming');
  const cards = picked.length === 0 || sight.offers[0]?.type !== 'pass' ? '' : ` Picked: ${picked.map(cardName).join(', ')}.`;
  return `${cards}${naming === undefined ? '' : ` Name a card: ${naming}_`}`;
};

const restWords = (sight: HeartsSight): string => {
  const rest = claimable(sight);
  return rest === undefined ? '' : ` ${rest === 'all' ? 'All' : 'None'} of the tricks left are yours: rest plays on.`;
};

const ask = (sight: HeartsSight): string => {
  switch (sight.offers[0]?.type) {
    case 'moon':
      return 'The moon is yours. Take 26 off your score (minus), or give the others 26 (plus)?';
    case 'ready':
      return 'Next hand (Enter) or leave (q)?';
    default:
      return `${heartsModule.words.prompt(sight)}${restWords(sight)}${inHand(sight)}`;
  }
};

// --- what a line means ----------------------------------------------------------------------------------------------

const COUNTS = ['no card', 'one card', 'two cards', 'three cards', 'four cards', 'five cards'] as const;
const EXAMPLE = 'Name three, for example: as kh kd.';

const hearPass = (text: string): Heard => {
  const { cards, rest } = readNames(text);
  if (rest !== '') return { because: `There is no card in "${rest}". ${EXAMPLE}` };
  if (cards.length === 3) return { action: { type: 'pass', cards } };
  const count = COUNTS[cards.length] ?? `${cards.length} cards`;
  return { because: `That is ${count}. ${EXAMPLE}` };
};

const hearCard = (sight: HeartsSight, text: string): Heard => {
  const { cards, rest } = readNames(text);
  const playable = playableNow(sight);
  const [only] = cards;
  const card = cards.length === 1 && rest === '' ? only : byRank(text, playable);
  if (card !== undefined) return { action: { type: 'play', card } };
  if (text === 'rest' || text === 'claim' || text === 'r') {
    const first = claimingCard(sight);
    return first === undefined ? { because: 'The rest is not certain yet. Name a card.' } : { action: { type: 'play', card: first } };
  }
  return {
    because:
      cards.length > 1
        ? `That is ${COUNTS[cards.length] ?? 'too many'}. Name one.`
        : 'Name a card by rank and suit: 10h, qs, or queen of spades.',
  };
};

const hearMoon = (text: string): Heard => {
  if (text === 'minus' || text === '-') return { action: { type: 'moon', way: 'minus' } };
  if (text === 'plus' || text === '+') return { action: { type: 'moon', way: 'plus' } };
  return { because: 'Type minus for 26 off your own score, or plus for 26 on each of the others.' };
};

const hearReady = (text: string): Heard =>
  text === '' || text === 'next' ? { action: { type: 'ready' } } : { because: 'The hand is over. Enter goes on to the next.' };

const hear = (sight: HeartsSight, text: string): Heard => {
  switch (sight.offers[0]?.type) {
    case 'pass':
      return hearPass(text);
    case 'play':
      return hearCard(sight, text);
    case 'moon':
      return hearMoon(text);
    case 'ready':
    case undefined:
      return hearReady(text);
  }
};

// --- lists ------------------------------------------------------------------------------------------------------------

type Now = TableNow<Hearts>;

const nameAt = ({ facts }: Now, seat: Seat): string => (seat === facts.seat ? 'you' : (facts.names[seat] ?? ''));

/** "West 3, North 17, East 6, you 0". */
const figures = (table: Now, points: readonly number[]): string =>
  [1, 2, 3, 4]
    .map((place) => (table.facts.seat + place) % 4)
    .map((seat) => `${nameAt(table, seat)} ${points[seat] ?? 0}`)
    .join(', ');

const handLines = ({ beat, facts: { names } }: Now): readonly string[] => {
  const cards = myHand({ ...beat, names, draft: {} });
  return [cards.length === 0 ? 'Your hand is empty.' : handWords(cards)];
};

/** "You are lowest.", once a hand has been scored. */
const lowestLine = (table: Now, { sheet, scores }: View): string => {
  if (sheet.length === 0) return '';
  const lowest = lowestSeats(scores);
  const isOne = lowest.length === 1 && lowest[0] !== table.facts.seat;
  return ` ${capital(listAnd(lowest.map((seat) => nameAt(table, seat))))} ${isOne ? 'is' : 'are'} lowest.`;
};

/** The sheet, hand by hand. */
export const scoreLines = (table: Now): readonly string[] => {
  const { view } = table.beat;
  const isBegun = view.phase === 'playing' || view.phase === 'moon';
  return [
    ...view.sheet.map(
      ({ direction, points, moon }, at) =>
        `Hand ${at + 1}, pass ${direction}: ${figures(table, points)}.${moon === null ? '' : ` ${capital(nameAt(table, moon))} shot the moon.`}`,
    ),
    ...(isBegun ? [`This hand so far: ${figures(table, pointsInHand(view))}.`] : []),
    `Total: ${figures(table, view.scores)}.${lowestLine(table, view)}`,
  ];
};

const trickLines = (table: Now): readonly string[] => {
  const last = lastTrick(table.beat.view);
  if (last === undefined) return ['No trick of this hand has been taken yet.'];
  const cards = last.plays.map(({ seat, card }) => `${nameAt(table, seat)} ${cardName(card)}`).join(', ');
  const who = nameAt(table, last.taker);
  return [`Last trick: ${cards}. ${capital(who)} took it, ${pointsWords(last.points)}.`];
};

const tableLines = (table: Now): readonly string[] => {
  const { view } = table.beat;
  const cards = view.trick.map(({ seat, card }) => `${nameAt(table, seat)} ${cardName(card)}`).join(', ');
  return [
    `Hand ${view.hand}, trick ${Math.min(13, view.tricks.length + 1)} of 13. Hearts are ${view.broken ? '' : 'not '}broken.`,
    cards === '' ? 'No card lies on the table.' : `On the table: ${cards}.`,
  ];
};

const potLines = (table: Now): readonly string[] => [
  `There is no pot at Hearts. Points in this hand: ${figures(table, pointsInHand(table.beat.view))}.`,
];

const whoLines = (table: Now): readonly string[] => {
  const [west, north, east] = [1, 2, 3].map((place) => table.facts.names[(table.facts.seat + place) % 4] ?? '');
  return [`To your left ${west}, across from you ${north}, to your right ${east}.`, `Total: ${figures(table, table.beat.view.scores)}.`];
};

/** What is told on request. */
export const heartsTells: Tells<Hearts> = {
  hand: handLines,
  cards: handLines,
  table: tableLines,
  pot: potLines,
  who: whoLines,
  score: scoreLines,
  trick: trickLines,
  last: trickLines,
};

/** The words of the table. */
export const heartsSpeech: Speech<Hearts> = { welcome, ask, hear };
