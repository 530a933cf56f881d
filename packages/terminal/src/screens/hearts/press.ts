/** The keys of a table of Hearts: a letter, a cursor or a name for a card; what is picked can be put back. */
import type { Card } from '@baize/engine';
import { type Action, claimedCard } from '@baize/games/hearts';
import type { Key } from '../../kit/keys.ts';
import type { Draft, Handled, TableAnimation } from '../screen.ts';
import { byRank, isBegun, readNames } from './names.ts';
import {
  claimingCard,
  draftValue,
  type HeartsSight,
  isBetween,
  isClaimed,
  isPicking,
  letterOf,
  myHand,
  pickedCards,
  placeOfLetter,
  playableNow,
  selectable,
  setDraftValue,
} from './stage.ts';

const MOST = 3;

const withPicks = (sight: HeartsSight, cards: readonly Card[]): Draft => setDraftValue(sight, 'picked', cards.join(' '));

const toggle = (sight: HeartsSight, card: Card): Handled<Action> => {
  const picked = pickedCards(sight);
  const named = setDraftValue(sight, 'naming', undefined);
  const isPicked = picked.includes(card);
  if (!isPicked && picked.length === MOST) return { draft: named, note: 'Three cards are picked. Put one of them back first.' };
  const now = isPicked ? picked.filter((one) => one !== card) : [...picked, card];
  return { draft: { ...named, ...withPicks(sight, now) } };
};

/** A card was named: it is picked or put back, or played. What may not be played is refused in the game's words. */
const chosen = (sight: HeartsSight, card: Card): Handled<Action> => {
  if (isPicking(sight)) {
    return myHand(sight).includes(card)
      ? toggle(sight, card)
      : { draft: setDraftValue(sight, 'naming', undefined), note: 'That card is not in your hand. Pick among those you hold.' };
  }
  return {
    draft: { ...setDraftValue(sight, 'naming', undefined), ...setDraftValue(sight, 'cursor', undefined) },
    action: { type: 'play', card },
  };
};

// --- a name, key by key -----------------------------------------------------------------------------------------------

const HOW = 'A card is its rank and its suit: 10h, 7c, qs. Esc goes back.';

const nameKey = (sight: HeartsSight, text: string, key: Key): Handled<Action> => {
  const typed = (now: string | undefined): Handled<Action> => ({ draft: setDraftValue(sight, 'naming', now) });
  if (key === 'escape') return typed(undefined);
  if (key === 'space') return typed(text);
  if (key === 'backspace') return typed(text === '' ? undefined : text.slice(0, -1));
  const [card] = key === 'enter' ? [byRank(text, selectable(sight))] : readNames(text + key).cards;
  if (card !== undefined) return chosen(sight, card);
  return isBegun(text + key) ? typed(text + key) : { note: HOW };
};

// --- the cursor ---------------------------------------------------------------------------------------------------------

const underCursor = (sight: HeartsSight): Card | undefined => selectable(sight).find((card) => card === draftValue(sight, 'cursor'));

const moved = (sight: HeartsSight, by: 1 | -1): Handled<Action> => {
  const cards = myHand(sight).filter((card) => selectable(sight).includes(card));
  const now = underCursor(sight);
  const at = now === undefined ? (by === 1 ? -1 : cards.length) : cards.indexOf(now);
  return { draft: setDraftValue(sight, 'cursor', cards[(at + by + cards.length) % cards.length]) };
};

// --- all keys -------------------------------------------------------------------------------------------------------------

const lookAgain = (sight: HeartsSight): Handled<Action> => {
  if (sight.view.tricks.length === 0) return { note: 'No trick of this hand has been taken yet.' };
  return { draft: setDraftValue(sight, 'look', draftValue(sight, 'look') === undefined ? 'again' : undefined) };
};

const claim = (sight: HeartsSight): Handled<Action> => {
  const card = claimingCard(sight);
  if (card === undefined) return { note: 'The rest is not certain yet. It can be claimed when every trick left is yours, or none.' };
  return { draft: { claim: String(sight.view.hand) }, action: { type: 'play', card } };
};

const letterKey = (sight: HeartsSight, key: Key): Handled<Action> => {
  const hand = myHand(sight);
  const card = hand[placeOfLetter(key)];
  if (card !== undefined) return chosen(sight, card);
  return { note: `Your cards are A to ${letterOf(hand.length - 1).toUpperCase()}.` };
};

/** Space and Enter act on the card under the cursor; Enter passes what is picked as soon as there are three. */
const confirmKey = (sight: HeartsSight, key: 'space' | 'enter'): Handled<Action> | undefined => {
  if (draftValue(sight, 'look') !== undefined) return { draft: setDraftValue(sight, 'look', undefined) };
  const card = underCursor(sight);
  if (isPicking(sight) && key === 'enter') return undefined;
  if (card !== undefined) return chosen(sight, card);
  const [only, ...others] = playableNow(sight);
  if (only !== undefined && others.length === 0) return chosen(sight, only);
  const what = isPicking(sight) ? 'picks' : 'plays';
  return { draft: setDraftValue(sight, 'gathered', 'yes'), note: `A letter ${what} the card above it; or move to it with the arrows.` };
};

const escapeKey = (sight: HeartsSight): Handled<Action> => ({
  draft: { ...setDraftValue(sight, 'look', undefined), ...setDraftValue(sight, 'cursor', undefined) },
});

const picksKey = (sight: HeartsSight, key: Key): Handled<Action> | undefined => {
  if (!isPicking(sight)) return undefined;
  if (key === 'u') return { draft: withPicks(sight, pickedCards(sight).slice(0, -1)) };
  return key === 'x' ? { draft: withPicks(sight, []) } : undefined;
};

const cardKey = (sight: HeartsSight, key: Key): Handled<Action> | undefined => {
  if (placeOfLetter(key) >= 0) return letterKey(sight, key);
  if (/^[1-9]$/.test(key)) return { draft: setDraftValue(sight, 'naming', key) };
  switch (key) {
    case '/':
      return { draft: setDraftValue(sight, 'naming', '') };
    case 'left':
      return moved(sight, -1);
    case 'right':
      return moved(sight, 1);
    case 'space':
    case 'enter':
      return confirmKey(sight, key);
    case 'escape':
      return escapeKey(sight);
    case 't':
      return lookAgain(sight);
    case 'r':
      return isPicking(sight) ? undefined : claim(sight);
    default:
      return picksKey(sight, key);
  }
};

/** A key while the table waits for the player. */
export const heartsPress = (sight: HeartsSight, key: Key): Handled<Action> | undefined => {
  if (isBetween(sight)) {
    return key === 'tab' ? { draft: setDraftValue(sight, 'tab', draftValue(sight, 'tab') === 'table' ? undefined : 'table') } : undefined;
  }
  if (selectable(sight).length === 0) return undefined;
  const naming = draftValue(sight, 'naming');
  const isFree = key === 'tab' || key === '?';
  return naming !== undefined && !isFree ? nameKey(sight, naming, key) : cardKey(sight, key);
};

// --- what goes on by itself -------------------------------------------------------------------------------------------

const GATHERING = 900;
const CLAIMED = 250;

/** A trick of the player's lies a while before it is gathered; claimed tricks are played out. */
export const heartsAnimation = (sight: HeartsSight): TableAnimation<Action> | undefined => {
  const card = claimedCard(playableNow(sight));
  if (card === undefined) return undefined;
  if (isClaimed(sight)) return { ms: CLAIMED, isShow: true, action: { type: 'play', card } };
  const isTaken = sight.view.trick.length === 0 && sight.view.tricks.length > 0;
  return isTaken && draftValue(sight, 'gathered') === undefined
    ? { ms: GATHERING, draft: setDraftValue(sight, 'gathered', 'yes') }
    : undefined;
};
