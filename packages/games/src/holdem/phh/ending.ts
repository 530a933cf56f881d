/** How a history ends: whether its lines come to an end at all, and whether that is the end that the file tells. */
import type { Chips } from '@baize/engine';
import { contenders, entryAt } from '../seats.ts';
import type { Event } from '../state.ts';
import { UNKNOWN } from './amounts.ts';
import type { Known } from './cards.ts';
import type { History } from './history.ts';
import type { Player } from './player.ts';

/** A figure for each player, in units; null for what is not known. */
export type Figures = readonly (Chips | null)[];

/** What a file tells of the end, beside what was played. */
export interface Otherwise {
  readonly field: 'finishing_stacks' | 'winnings';
  readonly played: Figures;
  readonly told: Figures;
}

/** Why the lines stop before the hand is over; undefined when they do not. */
export const cutOff = ({ seats }: History, { state, board }: Player, { players }: Known): string | undefined => {
  if (state.phase === 'betting') return `it is the turn of p${seats.indexOf(state.turn ?? 0) + 1}`;
  const left = contenders(state).map((seat) => players[seats.indexOf(seat)]);
  if (left.length < 2) return undefined;
  if (board < state.board.length) return 'the board is not dealt to the end';
  const isOpen = left.some((player) => player?.isTold === true) || left.every((player) => player?.faceDown === null);
  return isOpen ? undefined : 'nobody has shown';
};

/** The stacks at the end, in the order of the players; where the lines stop before the board was dealt, the pot is nobody's yet. */
export const stacksOf = ({ seats, stacks: before }: History, { state, beats, board }: Player): Figures => {
  const settled = beats.findIndex(({ event }) => event.type === 'settled');
  const early = settled > 0 && board < state.board.length && contenders(state).length > 1;
  const { stacks } = (early ? beats[settled - 1]?.state : undefined) ?? state;
  return seats.map((seat, player) => ((before[player] ?? 0) >= UNKNOWN ? null : entryAt(stacks, seat, 0)));
};

/** What a player got: of the pots, and back of a bet that nobody matched. */
interface Got {
  readonly won: Chips;
  readonly back: Chips;
}

const gotBy = (events: readonly Event[], seat: number): Got => {
  let [won, back] = [0, 0];
  for (const event of events) {
    if (event.type === 'bet-returned' && event.seat === seat) back += event.amount;
    if (event.type !== 'settled') continue;
    for (const { winners } of event.pots) for (const winner of winners) won += winner.seat === seat ? winner.amount : 0;
  }
  return { won, back };
};

/** The most that a house takes of a pot: a share, and often a fixed drop beside it, which small pots feel most. */
const MAX_RAKE = 0.2;

/** What the house may have taken of what somebody won. */
const rakeOf = ({ won }: Got): Chips => Math.ceil(MAX_RAKE * won);

/**
 * Winnings are told as they were paid: after what the house took, with odd chips as the house gave them, and by some with what nobody
 * matched.
 */
const fits = (told: Chips | null, got: Got, odd: Chips): boolean =>
  told === null ||
  [got.won, got.won + got.back].some((mine) => told > 0 === mine > 0 && told <= mine + odd && told >= mine - rakeOf(got) - odd);

const isSame = (told: Figures, played: Figures): boolean =>
  told.every((figure, player) => figure === null || (played[player] ?? null) === null || figure === played[player]);

/** Whether the winners end with less, and by no more than the house may have taken of them; all others to the chip. */
const isShortByRake = (told: Figures, stacks: Figures, got: readonly Got[]): boolean =>
  told.every((figure, player) => {
    const stack = stacks[player] ?? null;
    const rake = rakeOf(got[player] ?? { won: 0, back: 0 });
    return figure === null || stack === null || (figure <= stack && figure >= stack - rake);
  });

/** Where the file tells another end than was played; undefined where it does not. */
export const otherwiseIn = (history: History, player: Player, stacks: Figures): Otherwise | undefined => {
  const { seats, preset, winnings, finishing } = history;
  const events = player.beats.map(({ event }) => event);
  const got = seats.map((seat) => gotBy(events, seat));
  const odd = events.some((event) => event.type === 'settled' && event.pots.some(({ winners }) => winners.length > 1)) ? seats.length : 0;
  if (winnings?.every((told, place) => fits(told, got[place] ?? { won: 0, back: 0 }, odd)) === false) {
    return { field: 'winnings', played: got.map(({ won }) => won), told: winnings };
  }
  // Where the winnings are told, the house has taken what is missing of them.
  const rest = stacks.map((stack, place) => {
    const paid = winnings?.[place] ?? null;
    const { won, back } = got[place] ?? { won: 0, back: 0 };
    if (stack === null || paid === null) return stack;
    return stack - won + (paid > won + odd ? paid - back : paid);
  });
  if (finishing === undefined || isSame(finishing, stacks) || isSame(finishing, rest)) return undefined;
  // Nobody takes anything at a table of ours; elsewhere, what the house took may be told nowhere but here.
  const isWhole = winnings === undefined || got.every(({ won }, place) => (winnings[place] ?? won) >= won);
  if (preset === undefined && isWhole && isShortByRake(finishing, stacks, got)) return undefined;
  return { field: 'finishing_stacks', played: stacks, told: finishing };
};
