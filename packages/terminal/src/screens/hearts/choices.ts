/** What can be chosen at a table of Hearts. Cards are picked by letter, by cursor or by name; see hearts-press.ts. */

import { type Card, capital, cardName, inWords, rankOf, suitOf } from '@baize/engine';
import { type Action, directionOf, nextHandWords, receiverOf, shortPrompt } from '@baize/games/hearts';
import { type Line, line, span } from '../../kit/cells.ts';
import type { FrameWidth } from '../../kit/frame.ts';
import type { Choice } from '../screen.ts';
import { claimingCard, draftValue, type HeartsSight, isPicking, letterOf, myHand, pickedCards, playableNow } from './stage.ts';

/** `5d`, `10h`: how a card is named in a line. */
const shortName = (card: Card): string => `${rankOf(card) === 'T' ? '10' : rankOf(card).toLowerCase()}${suitOf(card)}`;

/** `[c] [d] [e]`, and `[a]-[f] [k]` where there are more. */
const letterList = (places: readonly number[]): string => {
  const named = (at: number): string => `[${letterOf(at)}]`;
  if (places.length <= 3) return places.map(named).join(' ');
  const runs: [number, number][] = [];
  for (const at of places) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === at - 1) last[1] = at;
    else runs.push([at, at]);
  }
  return runs.map(([from, to]) => (from === to ? named(from) : `${named(from)}${to > from + 1 ? '-' : ' '}${named(to)}`)).join(' ');
};

// --- the pass -------------------------------------------------------------------------------------------------------

const THREE = 3;

const passing = (sight: HeartsSight): readonly Choice<Action>[] => {
  const hand = myHand(sight);
  const picked = pickedCards(sight);
  const isFull = picked.length === THREE;
  const example = hand.slice(-THREE);
  const letters = letterList(hand.map((_, at) => at));
  return [
    {
      key: example.map(shortName).join(' '),
      word: 'three cards',
      label: `${letters} Pick or put back`,
      short: `${letters} Pick`,
      asked: 'three cards',
      lit: true,
      isListed: true,
      take: { kind: 'now', action: { type: 'pass', cards: example } },
    },
    {
      key: 'enter',
      word: 'pass',
      label: isFull ? '[Enter] Pass' : 'Pass',
      asked: 'pass (Enter)',
      lit: isFull,
      isListed: true,
      take: { kind: 'now', action: { type: 'pass', cards: picked } },
    },
  ];
};

// --- the play -------------------------------------------------------------------------------------------------------

/** One for each card that may be played. The first speaks in the bar for all of them. */
const cards = (sight: HeartsSight): readonly Choice<Action>[] => {
  const hand = myHand(sight);
  const playable = playableNow(sight);
  const letters = letterList(hand.flatMap((card, at) => (playable.includes(card) ? [at] : [])));
  return hand
    .filter((card) => playable.includes(card))
    .map((card, at) => ({
      key: shortName(card),
      word: cardName(card).toLowerCase(),
      label: at === 0 ? `${playable.length === 1 ? '[Enter] ' : ''}${letters} Play it` : '',
      short: at === 0 ? `${playable.length === 1 ? '[Enter] ' : ''}${letters} Play` : '',
      asked: shortName(card),
      lit: true,
      isListed: false,
      take: { kind: 'now', action: { type: 'play', card } },
    }));
};

const claiming = (sight: HeartsSight): readonly Choice<Action>[] => {
  const card = claimingCard(sight);
  if (card === undefined) return [];
  const take = { kind: 'now', action: { type: 'play', card } } as const;
  return [{ key: 'r', word: 'rest', label: 'claim the [R]est', short: '[R]est', asked: 'rest (r)', lit: true, isListed: false, take }];
};

// --- the end of a hand ------------------------------------------------------------------------------------------------

const moonWays: readonly Choice<Action>[] = [
  {
    key: '-',
    word: 'minus',
    label: '[-] 26 off my score',
    short: '[-] 26 off',
    asked: 'minus (-)',
    lit: true,
    isListed: false,
    take: { kind: 'now', action: { type: 'moon', way: 'minus' } },
  },
  {
    key: '+',
    also: ['='],
    word: 'plus',
    label: '[+] 26 for each of the others',
    short: '[+] 26 for others',
    asked: 'plus (+)',
    lit: true,
    isListed: false,
    take: { kind: 'now', action: { type: 'moon', way: 'plus' } },
  },
];

const nextHand: Choice<Action> = {
  key: 'enter',
  word: 'next',
  label: '[Enter] Next hand',
  asked: 'next hand (Enter)',
  opensRound: true,
  lit: true,
  isListed: false,
  take: { kind: 'now', action: { type: 'ready' } },
};

/** What can be chosen now. */
export const heartsChoices = (sight: HeartsSight): readonly Choice<Action>[] => {
  switch (sight.offers[0]?.type) {
    case 'pass':
      return passing(sight);
    case 'play':
      return [...cards(sight), ...claiming(sight)];
    case 'moon':
      return moonWays;
    case 'ready':
      return [nextHand];
    case undefined:
      return [];
  }
};

// --- row 22 -----------------------------------------------------------------------------------------------------------

const passPrompt = (sight: HeartsSight, width: FrameWidth): string => {
  const to = sight.names[receiverOf(sight.view.direction, sight.seat)] ?? '';
  const count = pickedCards(sight).length;
  const [picked, left] = [count === 0 ? 'none' : inWords(count), inWords(THREE - count)];
  if (width === 44) return `Three cards for ${to}: ${picked} picked.`;
  if (count === 0) return `Pick three cards for ${to}.`;
  if (count === THREE) return `Three cards for ${to} are picked. Pass them?`;
  return `Pick three cards for ${to}. ${capital(picked)} picked, ${left} to go.`;
};

/** The engine's prompts in fewer words, where the row is short. */
const shortened = (text: string): string =>
  text
    .replace(/ Hearts are not broken, so lead .*/, ' Hearts are not broken.')
    .replace(/You have no (\w+): any card but .*/, 'No points on this trick.')
    .replace(/You have no (\w+): any card\./, 'No $1: any card.')
    .replace(/^The moon is yours\. .*/, 'Take 26 off, or give 26 to the others?');

/** Row 22. */
export const heartsPrompt = (sight: HeartsSight, width: FrameWidth): Line => {
  const naming = draftValue(sight, 'naming');
  if (naming !== undefined) return [span(`Name a card: ${naming}`, 'bold'), span('_', 'bold-cyan')];
  if (isPicking(sight)) return line(passPrompt(sight, width), 'bold');
  if (sight.offers.length === 0) return [];
  if (sight.view.phase === 'between') return line(nextHandWords(sight.view.hand + 1, directionOf(sight.view.hand + 1)), 'bold');
  const text = shortPrompt(sight);
  return line(width === 44 ? shortened(text) : text, 'bold');
};
