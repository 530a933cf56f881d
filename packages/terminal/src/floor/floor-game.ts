/** The game to a game: what the floor needs of it. The game's own types stay behind it, so that the floor can hold any game. */
import {
  closeTable,
  isForChips,
  isPlayedForChips,
  type JoinOptions,
  type JoinRefusal,
  joinTable,
  levelsAt,
  levelWords,
  openingFor,
  othersAt,
  type Profile,
  type Recorded,
  recordOf,
  resumeTable,
} from '@baize/casino';
import { type Chips, type GameModule, type GameTypes, rulesOf } from '@baize/engine';
import type { GameId, Games } from '@baize/games';
import type { Line, Size } from '../kit/cells.ts';
import type { Command } from '../model.ts';
import { type LookBack, openLookBack, sourceOf } from '../review/look-back.ts';
import { type ReviewTold, reviewTold } from '../review/page.ts';
import type { Opponents, TableScreen } from '../screens/screen.ts';
import { floorWords } from './language/index.ts';
import { placeAt, type TablePlace } from './place.ts';

/** A preset as somebody who sits down has to know it. */
export interface FloorPreset {
  readonly name: string;
  readonly isForChips: boolean;
  /** The least that has to be brought along. */
  readonly buyIn: Chips;
  readonly others: Opponents;
  /** How strong they can be, weakest first, and how strong they are by default. None where nobody else sits. */
  readonly levels: readonly Level[];
  readonly level: string;
}

/** How strong others are. */
export interface Level {
  readonly id: string;
  readonly name: string;
}

/** Somebody at the table. */
export interface Sitter {
  readonly name: string;
  readonly stack: Chips;
}

/** A place that was taken, and the profile after it; or why none was. */
export type JoinedPlace =
  | { readonly ok: true; readonly profile: Profile; readonly place: TablePlace }
  | { readonly ok: false; readonly reason: JoinRefusal };

/** A table that was resumed; or the profile with that table closed, and what to tell. */
export type ResumedPlace =
  | { readonly ok: true; readonly place: TablePlace }
  | { readonly ok: false; readonly profile: Profile; readonly sentence: string };

/** A game as the floor sees it. */
export interface FloorGame {
  readonly id: GameId;
  readonly title: Line;
  /** The default first. */
  readonly presets: readonly [FloorPreset, ...FloorPreset[]];
  /** Who else would sit at the table that is wished for. */
  opponents(options: JoinOptions): readonly Sitter[];
  /** Sits down at a fresh table. */
  join(profile: Profile, options: JoinOptions): JoinedPlace;
  /** A look back at the last sitting that is over; undefined where there is none. Pauses are counted from `ticket` on. */
  lookBack(profile: Profile, size: Size, ticket: number): readonly [LookBack, readonly Command[]] | undefined;
  /** The same in words. */
  lookBackTold(profile: Profile): ReviewTold;
  /** Goes back to the table that waits. */
  resume(profile: Profile): ResumedPlace;
}

const presetsOf = <Id extends GameId>({ module, opponents }: TableScreen<Games[Id]>): readonly FloorPreset[] =>
  Object.keys(module.game.presets).map((name) => {
    const { levels, usual } = levelsAt(module, name);
    return {
      name,
      isForChips: isPlayedForChips(module, name),
      buyIn: module.game.seats(rulesOf(module.game, name)).buyIn,
      others: { ...othersAt(module, name), usual: opponents(name).usual },
      levels: levels.map((level) => ({ id: level, name: levelWords(module.words, level) })),
      level: usual,
    };
  });

const sitAt = <Id extends GameId>(id: Id, screen: TableScreen<Games[Id]>, profile: Profile, options: JoinOptions): JoinedPlace => {
  const { module } = screen;
  const sat = joinTable(module, profile, id, openingFor(module, options));
  return sat.ok ? { ok: true, profile: sat.profile, place: placeAt(id, screen, sat.table, profile.settings) } : sat;
};

const resumeAt = <Id extends GameId>(id: Id, screen: TableScreen<Games[Id]>, profile: Profile): ResumedPlace => {
  const kept = profile.tables[id];
  if (kept === undefined) return { ok: false, profile, sentence: floorWords().closed.noTable };
  const resumed = resumeTable(screen.module, kept, profile.statistics[id]);
  if (!resumed.ok) return { ok: false, profile: closeTable(profile, id), sentence: floorWords().closed.why[resumed.why](isForChips(kept)) };
  return { ok: true, place: placeAt(id, screen, resumed.table, profile.settings) };
};

/** The record of the last sitting that is over, if the rules are still the same. */
const lastRecord = <T extends GameTypes>({ game }: GameModule<T>, { ended }: Profile, id: GameId): Recorded | undefined => {
  const last = ended[id];
  return last === undefined || last.version !== game.version ? undefined : recordOf(last);
};

/** The game to the game with this screen. */
export const floorGame = <Id extends GameId>(id: Id, screen: TableScreen<Games[Id]>): FloorGame => {
  const [first, ...more] = presetsOf(screen);
  if (first === undefined) throw new RangeError(`${id} has no presets.`);
  return {
    id,
    title: screen.title,
    presets: [first, ...more],
    opponents: (options) => {
      const { names, stacks, me } = openingFor(screen.module, options);
      return names.map((name, seat) => ({ name, stack: stacks[seat] ?? 0 })).filter((_, seat) => seat !== me);
    },
    join: (profile, options) => sitAt(id, screen, profile, options),
    resume: (profile) => resumeAt(id, screen, profile),
    lookBack: (profile, size, ticket) => {
      const record = lastRecord(screen.module, profile, id);
      return record && openLookBack(id, screen, sourceOf(screen.module, record), size, ticket);
    },
    lookBackTold: (profile) => {
      const record = lastRecord(screen.module, profile, id);
      return record === undefined ? { lines: [floorWords().noSession] } : reviewTold(screen.module, record);
    },
  };
};
