/** The hands of this session, told again from its record. Nothing is told that the player has not seen. Pure. */
import { recordOf, type SavedTable } from '@baize/casino';
import { type Beat, type Card, type Chips, inFull, isSeen, replay } from '@baize/engine';
import { type Holdem, holdem, holdemModule, writePhh } from '@baize/games/holdem';

/** A hand that is over. */
export interface PlayedHand {
  readonly number: number;
  /** The player's two cards, and the board as far as it was dealt. */
  readonly cards: readonly Card[];
  readonly board: readonly Card[];
  /** What it brought the player. */
  readonly net: Chips;
  /** All that happened in it. */
  readonly sentences: readonly string[];
}

/** The beats up to the end of a hand, as the player may see them. */
const seenBeats = (kept: SavedTable, last: number): readonly Beat<Holdem>[] => {
  const played = replay(holdem, recordOf(kept));
  const beats = played.ok ? played.beats : [];
  return beats.filter(({ state }) => state.hand <= last).map(({ event, state }) => ({ event: holdem.viewEvent(event, kept.me), state }));
};

const told = ({ me, names }: SavedTable, beats: readonly Beat<Holdem>[], number: number): PlayedHand => {
  const end = beats.find(({ event }) => event.type === 'settled');
  const view = end === undefined ? undefined : holdem.view(end.state, me);
  const net = end?.event.type === 'settled' ? (end.event.results[me]?.net ?? 0) : 0;
  return {
    number,
    cards: (view?.hands[me] ?? []).filter(isSeen),
    board: view?.board ?? [],
    net,
    sentences: beats.flatMap(({ event, state }) => holdemModule.words.event(event, holdem.view(state, me), { me, names }).map(inFull)),
  };
};

/** The hands up to this number, the latest first. */
export const handsOf = (kept: SavedTable, last: number): readonly PlayedHand[] => {
  const beats = seenBeats(kept, last);
  return Array.from({ length: last }, (_, place) => {
    const number = last - place;
    return told(
      kept,
      beats.filter(({ state }) => state.hand === number),
      number,
    );
  });
};

/** The hands up to this number as a hand history, and the name of its file. */
export const phhOf = (kept: SavedTable, last: number): readonly [name: string, text: string] => [
  `baize-holdem-${kept.seed.slice(0, 8)}.phhs`,
  writePhh(seenBeats(kept, last), kept.names),
];
