/** What a table of Hearts shows a player, and what the player has in hand for this turn. */
import { type Card, isSeen, type Seat, type Who, whoIs } from '@baize/engine';
import { type Action, canClaim, claimedCard, type Hearts, sortHand, type View } from '@baize/games/hearts';
import type { Draft, TableAnimation, TableSight } from '../screen.ts';
import { heartsScreenWords } from './language/index.ts';

/** What the table shows the player. */
export type HeartsSight = TableSight<Hearts>;

/** The parts of a game that look different: the pass, a trick being played, a trick just taken, the score sheet. */
export type Stage = 'pass' | 'trick' | 'taken' | 'sheet';

// --- what is in hand ----------------------------------------------------------------------------------------------

/** What a player has in hand: cards picked, a cursor, the last trick looked at, a trick gathered. */
type Thing = 'picked' | 'cursor' | 'look' | 'gathered' | 'tab';

const turnName = ({ hand, tricks, trick }: View): string => `${hand}.${tricks.length}.${trick.length}`;

/** What is in hand for this turn; another turn has forgotten it. */
export const draftValue = ({ view, draft }: HeartsSight, thing: Thing): string | undefined => {
  const [turn, ...value] = (draft[thing] ?? '').split('|');
  return turn === turnName(view) ? value.join('|') : undefined;
};

/** The same, changed; undefined puts it away. */
export const setDraftValue = ({ view }: HeartsSight, thing: Thing, value: string | undefined): Draft => ({
  [thing]: value === undefined ? '' : `${turnName(view)}|${value}`,
});

// --- the cards ----------------------------------------------------------------------------------------------------

/** The player's cards from left to right. Their letters follow this order. */
export const myHand = ({ view, seat }: HeartsSight): readonly Card[] => sortHand((view.hands[seat] ?? []).filter(isSeen));

/** The cards that may be played now. */
export const playableNow = ({ offers }: HeartsSight): readonly Card[] =>
  offers.flatMap((offer) => (offer.type === 'play' ? offer.card.options : []));

/** Whether three cards are being picked. */
export const isPicking = ({ offers }: HeartsSight): boolean => offers.some(({ type }) => type === 'pass');

/** The cards that a letter, a cursor or a name stands for now. */
export const selectable = (sight: HeartsSight): readonly Card[] => (isPicking(sight) ? myHand(sight) : playableNow(sight));

/** The cards picked for the pass, in the order in which they were. */
export const pickedCards = (sight: HeartsSight): readonly Card[] => {
  const { view, seat } = sight;
  const chosen = view.phase === 'passing' ? view.passes[seat] : null;
  if (chosen != null) return chosen.filter(isSeen);
  const names = draftValue(sight, 'picked')?.split(' ') ?? [];
  return names.flatMap((name) => myHand(sight).filter((card) => card === name));
};

/** The letters of the cards. I is left out: it is the key of the hint, here as everywhere. */
const LETTERS = 'abcdefghjklmn';

/** The letter of the card at this place: the first is `a`. */
export const letterOf = (at: number): string => LETTERS.charAt(at);

// --- the seats ----------------------------------------------------------------------------------------------------

/** The seats as the player looks at them. */
export const seatsAround = ({ seat }: HeartsSight): Readonly<Record<'west' | 'north' | 'east' | 'south', Seat>> => ({
  west: (seat + 1) % 4,
  north: (seat + 2) % 4,
  east: (seat + 3) % 4,
  south: seat,
});

/** Who sits there, for a sentence. */
export const whoAt = ({ seat: me, names }: Pick<HeartsSight, 'seat' | 'names'>, seat: Seat): Who => whoIs(seat, { me, names });

/** What a seat is called where names stand alone. */
export const seatLabel = ({ seat: me, names }: Pick<HeartsSight, 'seat' | 'names'>, seat: Seat): string =>
  seat === me ? heartsScreenWords().you : (names[seat] ?? '');

/** The seats from the player's left, the player last. */
export const seatsFromLeft = ({ seat }: HeartsSight): readonly Seat[] => [1, 2, 3, 4].map((place) => (seat + place) % 4);

/** Whose card the trick waits for; undefined while it waits for nobody. */
export const seatToPlay = ({ view, offers }: HeartsSight): Seat | undefined => {
  const isOn = view.phase === 'playing' && view.cardsInDeck === 0 && view.trick.length < 4;
  // Who leads a hand is known when the 2 of clubs is asked for or lies on the table.
  const isKnown = view.tricks.length > 0 || view.trick.length > 0 || offers.length > 0;
  return isOn && isKnown ? view.turn : undefined;
};

// --- where the game stands ----------------------------------------------------------------------------------------

const isTaken = (sight: HeartsSight): boolean => {
  const { view } = sight;
  if (view.tricks.length === 0) return false;
  if (draftValue(sight, 'look') !== undefined) return true;
  return view.trick.length === 0 && (playableNow(sight).length === 0 || draftValue(sight, 'gathered') === undefined);
};

/** Whether a hand has just been scored, or the last one. */
export const isBetween = ({ view }: HeartsSight): boolean => (view.phase === 'between' || view.phase === 'ended') && view.sheet.length > 0;

/** Where the game stands. */
export const stageOf = (sight: HeartsSight): Stage => {
  if (sight.view.phase === 'passing') return 'pass';
  if (isBetween(sight)) return draftValue(sight, 'tab') === 'table' ? 'taken' : 'sheet';
  return isTaken(sight) ? 'taken' : 'trick';
};

// --- claiming -----------------------------------------------------------------------------------------------------

/** Whether the player is to play and all tricks that are left are certain. */
export const claimable = ({ view, seat, offers }: HeartsSight): 'all' | 'none' | undefined =>
  offers.some(({ type }) => type === 'play') ? canClaim(view, seat) : undefined;

/** The card that is played when the rest is claimed now; undefined while it cannot be. */
export const claimingCard = (sight: HeartsSight): Card | undefined =>
  claimable(sight) === undefined ? undefined : claimedCard(playableNow(sight));

/** Whether the player has claimed the rest of this hand. */
export const isClaimed = ({ view, draft }: HeartsSight): boolean => draft['claim'] === String(view.hand);

// --- what goes on by itself -------------------------------------------------------------------------------------------

const GATHERING = 900;
const CLAIMED = 250;

/** A trick of the player's lies a while before it is gathered; claimed tricks are played out. */
export const heartsAnimation = (sight: HeartsSight): TableAnimation<Action> | undefined => {
  const card = claimedCard(playableNow(sight));
  if (card === undefined) return undefined;
  if (isClaimed(sight)) return { ms: CLAIMED, isShow: true, action: { type: 'play', card } };
  const isLying = sight.view.trick.length === 0 && sight.view.tricks.length > 0;
  return isLying && draftValue(sight, 'gathered') === undefined
    ? { ms: GATHERING, draft: setDraftValue(sight, 'gathered', 'yes') }
    : undefined;
};
