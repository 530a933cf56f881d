/** What can be chosen at a table of Hearts. Cards are picked by letter, by cursor or by name. */

import { type Card, cardName, inFull, rankOf, suitOf, thatFits } from '@baize/engine';
import { type Action, directionOf, heartsModule, nextHandWords, receiverOf } from '@baize/games/hearts';
import { type Line, line } from '../../kit/cells.ts';
import { type FrameWidth, textWidth } from '../../kit/frame.ts';
import type { Key } from '../../kit/keys.ts';
import type { Choice, Draft, Handled } from '../screen.ts';
import { heartsScreenWords } from './language/index.ts';
import { naming } from './naming.ts';
import {
  claimable,
  claimingCard,
  draftValue,
  type HeartsSight,
  isBetween,
  isClaimed,
  isPicking,
  letterOf,
  myHand,
  pickedCards,
  playableNow,
  selectable,
  setDraftValue,
  whoAt,
} from './stage.ts';

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

// --- a card -----------------------------------------------------------------------------------------------------------

const THREE = 3;

const withPicks = (sight: HeartsSight, cards: readonly Card[]): Draft => setDraftValue(sight, 'picked', cards.join(' '));

/** A card is picked or put back for the pass, or played. What may not be played is refused in the game's words. */
const chosen = (sight: HeartsSight, card: Card): Handled<Action> => {
  if (!isPicking(sight)) return { draft: setDraftValue(sight, 'cursor', undefined), action: { type: 'play', card } };
  const picked = pickedCards(sight);
  if (picked.includes(card))
    return {
      draft: withPicks(
        sight,
        picked.filter((one) => one !== card),
      ),
    };
  if (picked.length === THREE) return { draft: {}, note: heartsScreenWords().choices.threePicked };
  return { draft: withPicks(sight, [...picked, card]) };
};

/** A choice of keys alone: it changes what is in hand, and the bar has no room for it. */
const byKey = (key: Key, handled: Handled<Action>, lit = true): Choice<Action> => ({
  key,
  lit,
  isListed: false,
  take: { kind: 'now', ...handled },
});

/** One for each card of the hand, by its letter or its name. The first that may be taken speaks in the bar for all of them. */
const cards = (sight: HeartsSight, verbs: Pick<Choice<Action>, 'label' | 'short'>): readonly Choice<Action>[] => {
  const hand = myHand(sight);
  const open = selectable(sight);
  const first = hand.find((card) => open.includes(card));
  const letters = letterList(hand.flatMap((card, at) => (open.includes(card) ? [at] : [])));
  const enter = !isPicking(sight) && open.length === 1 ? '[Enter] ' : '';
  return hand.map((card, at) => ({
    ...byKey(letterOf(at), chosen(sight, card), open.includes(card)),
    also: [shortName(card)],
    word: cardName(card).toLowerCase(),
    ...(card === first ? { label: `${enter}${letters} ${verbs.label}`, short: `${enter}${letters} ${verbs.short}` } : {}),
  }));
};

// --- the cursor -------------------------------------------------------------------------------------------------------

const underCursor = (sight: HeartsSight): Card | undefined => selectable(sight).find((card) => card === draftValue(sight, 'cursor'));

const moved = (sight: HeartsSight, by: 1 | -1): Handled<Action> => {
  const open = myHand(sight).filter((card) => selectable(sight).includes(card));
  const now = underCursor(sight);
  const at = now === undefined ? (by === 1 ? -1 : open.length) : open.indexOf(now);
  return { draft: setDraftValue(sight, 'cursor', open[(at + by + open.length) % open.length]) };
};

const lookAgain = (sight: HeartsSight): Handled<Action> => {
  if (sight.view.tricks.length === 0) return { note: heartsScreenWords().choices.noTrickYet };
  return { draft: setDraftValue(sight, 'look', draftValue(sight, 'look') === undefined ? 'again' : undefined) };
};

/** Space, and Enter where it passes nothing: the last trick is put away, or the card under the cursor is taken, or the only one. */
const confirmed = (sight: HeartsSight): Handled<Action> => {
  if (draftValue(sight, 'look') !== undefined) return { draft: setDraftValue(sight, 'look', undefined) };
  const [only, ...others] = playableNow(sight);
  const card = underCursor(sight) ?? (others.length === 0 ? only : undefined);
  if (card !== undefined) return chosen(sight, card);
  return { draft: setDraftValue(sight, 'gathered', 'yes'), note: heartsScreenWords().choices.letters(isPicking(sight)) };
};

/** What hand and eye do with the cards, and the card by its name. */
const handKeys = (sight: HeartsSight): readonly Choice<Action>[] => [
  byKey('left', moved(sight, -1)),
  byKey('right', moved(sight, 1)),
  { ...byKey('space', confirmed(sight)), also: isPicking(sight) ? [] : ['enter'] },
  byKey('escape', { draft: { ...setDraftValue(sight, 'look', undefined), ...setDraftValue(sight, 'cursor', undefined) } }),
  byKey('t', lookAgain(sight)),
  {
    key: '/',
    also: [...'123456789', 'karte'],
    word: 'card',
    lit: true,
    isListed: false,
    take: naming(sight, (card) => chosen(sight, card)),
  },
];

// --- the pass and the play ----------------------------------------------------------------------------------------------

const passing = (sight: HeartsSight): readonly Choice<Action>[] => {
  const picked = pickedCards(sight);
  const isFull = picked.length === THREE;
  const { choices, asked } = heartsScreenWords();
  return [
    ...cards(sight, choices.pick),
    {
      key: 'enter',
      also: ['weitergeben'],
      word: 'pass',
      label: isFull ? `[Enter] ${choices.pass}` : choices.pass,
      asked: asked.answers.pass,
      lit: isFull,
      isListed: true,
      take: { kind: 'now', action: { type: 'pass', cards: picked } },
    },
    byKey('u', { draft: withPicks(sight, picked.slice(0, -1)) }),
    byKey('x', { draft: withPicks(sight, []) }),
    ...handKeys(sight),
  ];
};

const claiming = (sight: HeartsSight): Choice<Action> => {
  const card = claimingCard(sight);
  const { choices, asked } = heartsScreenWords();
  const names = { key: 'r', also: ['claim'], word: 'rest', ...choices.claim, asked: asked.answers.rest, isListed: false };
  if (card !== undefined)
    return { ...names, lit: true, take: { kind: 'now', draft: { claim: String(sight.view.hand) }, action: { type: 'play', card } } };
  return { ...names, lit: false, take: { kind: 'now', note: choices.notCertain } };
};

const playing = (sight: HeartsSight): readonly Choice<Action>[] =>
  isClaimed(sight) ? [] : [...cards(sight, heartsScreenWords().choices.play), claiming(sight), ...handKeys(sight)];

// --- the end of a hand ------------------------------------------------------------------------------------------------

const moonWays = (): readonly Choice<Action>[] => [
  {
    key: '-',
    word: 'minus',
    ...heartsScreenWords().moon.bar.minus,
    asked: 'minus (-)',
    lit: true,
    isListed: false,
    take: { kind: 'now', action: { type: 'moon', way: 'minus' } },
  },
  {
    key: '+',
    also: ['='],
    word: 'plus',
    ...heartsScreenWords().moon.bar.plus,
    asked: 'plus (+)',
    lit: true,
    isListed: false,
    take: { kind: 'now', action: { type: 'moon', way: 'plus' } },
  },
];

const nextHand = (): Choice<Action> => ({
  key: 'enter',
  also: ['weiter'],
  word: 'next',
  label: `[Enter] ${heartsScreenWords().choices.next}`,
  asked: heartsScreenWords().asked.answers.next,
  opensRound: true,
  lit: true,
  isListed: false,
  take: { kind: 'now', action: { type: 'ready' } },
});

/** The score sheet and the table, in turn. */
const turnSheet = (sight: HeartsSight): Choice<Action> =>
  byKey('tab', { draft: setDraftValue(sight, 'tab', draftValue(sight, 'tab') === 'table' ? undefined : 'table') });

/** What can be chosen now. */
export const heartsChoices = (sight: HeartsSight): readonly Choice<Action>[] => {
  switch (sight.offers[0]?.type) {
    case 'pass':
      return passing(sight);
    case 'play':
      return playing(sight);
    case 'moon':
      return moonWays();
    case 'ready':
      return [nextHand(), ...(isBetween(sight) ? [turnSheet(sight)] : [])];
    case undefined:
      return [];
  }
};

// --- row 22 -----------------------------------------------------------------------------------------------------------

const passPrompt = (sight: HeartsSight, width: FrameWidth): string =>
  thatFits(
    heartsScreenWords().choices.picking(whoAt(sight, receiverOf(sight.view.direction, sight.seat)), pickedCards(sight).length),
    textWidth(width),
  );

/** Row 22. */
export const heartsPrompt = (sight: HeartsSight, width: FrameWidth): Line => {
  if (isPicking(sight)) return line(passPrompt(sight, width), 'bold');
  if (sight.offers.length === 0) return [];
  if (sight.view.phase === 'between') return line(nextHandWords(sight.view.hand + 1, directionOf(sight.view.hand + 1)), 'bold');
  return line(thatFits(heartsModule.words.prompt(sight), textWidth(width)), 'bold');
};

// --- line by line -----------------------------------------------------------------------------------------------------

/** Where there is no felt, what is picked stands in the question. */
const inHand = (sight: HeartsSight): string => {
  const picked = pickedCards(sight);
  return picked.length === 0 || !isPicking(sight) ? '' : ` ${heartsScreenWords().asked.picked(picked)}`;
};

const restWords = (sight: HeartsSight): string => {
  const rest = claimable(sight);
  return rest === undefined ? '' : ` ${heartsScreenWords().asked.rest(rest)}`;
};

/** What the plain mode asks. */
export const heartsAsk = (sight: HeartsSight): string => {
  switch (sight.offers[0]?.type) {
    case 'moon':
      return heartsScreenWords().asked.moon;
    case 'ready':
      return heartsScreenWords().asked.next;
    default:
      return `${inFull(heartsModule.words.prompt(sight))}${restWords(sight)}${inHand(sight)}`;
  }
};
