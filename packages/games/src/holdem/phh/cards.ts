/** The cards of a history: what its lines say of them, who kept theirs face down, and a pack that deals them so. */
import { type BySeat, type Card, PACK } from '@baize/engine';
import type { FaceDown } from '../rules.ts';
import type { History } from './history.ts';
import type { HistoryCard } from './lines.ts';

/** What the lines say of one player's cards. */
export interface PlayerCards {
  /** Both cards, or those that were told. */
  readonly known: readonly Card[];
  /** How they lie at the showdown; null when they are turned up. */
  readonly faceDown: FaceDown | null;
  /** Whether a line says what was done with them at the showdown. */
  readonly isTold: boolean;
}

/** What the lines say of each player's cards, and of the board. */
export interface Known {
  readonly players: readonly PlayerCards[];
  readonly board: readonly Card[];
}

const faces = (cards: readonly HistoryCard[]): readonly Card[] => cards.filter((card): card is Card => card !== '??');

/** What was dealt to a player, as far as it is known. */
const dealtTo = ({ lines }: History, player: number): readonly Card[] =>
  lines.flatMap(({ line }) => (line.type === 'hole' && line.player === player ? faces(line.cards) : []));

/** Every time that a player showed or hid: the cards that were named; undefined where they were given up. */
const showingsOf = ({ lines }: History, player: number): readonly (readonly Card[] | undefined)[] =>
  lines.flatMap(({ line }) => (line.type === 'show' && line.player === player ? [line.cards && faces(line.cards)] : []));

/** Cards that were shown once are known, whatever was hidden before: `sm ????`, and when the board is dealt `sm KhJh`. */
const cardsOf = (history: History, player: number): PlayerCards => {
  const dealt = dealtTo(history, player).slice(0, 2);
  const showings = showingsOf(history, player);
  const shown = showings.findLast((cards) => cards?.length === 2);
  if (shown !== undefined) return { known: shown, faceDown: null, isTold: true };
  const last = showings.at(-1);
  if (showings.length === 0) return { known: dealt, faceDown: dealt.length === 2 ? null : 'unshown', isTold: false };
  return { known: dealt, faceDown: last === undefined ? 'mucked' : facing(history, player, dealt), isTold: true };
};

/** A dash shows what was dealt. */
const facing = ({ lines }: History, player: number, dealt: readonly Card[]): FaceDown | null => {
  const dash = lines.some(({ line }) => line.type === 'show' && line.player === player && line.cards?.length === 0);
  return dash && dealt.length === 2 ? null : 'unshown';
};

/** All that the lines say of cards. */
export const knownOf = (history: History): Known => ({
  players: history.stacks.map((_, player) => cardsOf(history, player)),
  board: history.lines.flatMap(({ line }) => (line.type === 'board' ? line.cards : [])),
});

/** A card that a history deals twice, or shows otherwise than it was dealt or shown before. */
export const faultInCards = (history: History, { board, players }: Known): string | undefined => {
  const dealt = [...board, ...players.flatMap(({ known }) => known)];
  const twice = dealt.find((card, place) => dealt.indexOf(card) !== place);
  if (board.length > 5) return 'the board has more than five cards';
  if (twice !== undefined) return `${twice} is dealt twice`;
  const other = players.findIndex(({ known }, player) => {
    const told = [...dealtTo(history, player), ...showingsOf(history, player).flatMap((cards) => cards ?? [])];
    return known.length === 2 && told.some((card) => !known.includes(card));
  });
  return other < 0 ? undefined : `p${other + 1} shows other cards than were dealt`;
};

/** The pack in the order in which it is dealt: two rounds to the players, then a burned card before each street. Unknown cards are filled in. */
export const packOf = ({ players, board }: Known): readonly Card[] => {
  const used = new Set([...board, ...players.flatMap(({ known }) => known)]);
  const left = PACK.filter((card) => !used.has(card));
  const hole = players.map(({ known }) => [...known, ...left.splice(0, 2 - known.length)]);
  const full = [...board, ...left.splice(0, 5 - board.length)];
  const burned = left.splice(0, 3);
  const rounds = [0, 1].flatMap((round) => hole.map((cards) => cards[round]));
  const streets = [burned[0], ...full.slice(0, 3), burned[1], full[3], burned[2], full[4]];
  return [...rounds, ...streets, ...left].filter((card) => card !== undefined);
};

/** By seat, whose cards stay face down. */
export const faceDownOf = ({ seats, seatCount }: History, { players }: Known): BySeat<FaceDown | null> =>
  Array.from({ length: seatCount }, (_, seat) => players[seats.indexOf(seat)]?.faceDown ?? null);
