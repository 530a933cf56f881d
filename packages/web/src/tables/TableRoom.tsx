/** A room with one table: first a seat, then the game. A saved table is resumed where it was left. */
import {
  commitmentFor,
  fitTableOptions,
  isForChips,
  isPlayedForChips,
  type JoinOptions,
  joinTable,
  type LocalSession,
  type LocalTable,
  MIXED,
  openingFor,
  openLocal,
  type Profile,
  personasAt,
  resumeTable,
  type SavedTable,
  saveTable,
  type Table,
} from '@baize/casino';
import type { GameId, Games } from '@baize/games';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { CardLandingProvider } from '../kit/CardLanding.tsx';
import { later } from '../kit/clock.ts';
import { useTempo } from '../kit/pace.ts';
import { lookBackAt, useRoute } from '../runtime/address.ts';
import { thinkerFor } from '../runtime/bot-workers.ts';
import { useProfileStore } from '../runtime/ProfileProvider.tsx';
import { freshSeed, seedIn } from '../runtime/seeds.ts';
import { useTable } from '../runtime/useTable.ts';
import { useSettings } from '../settings/SettingsProvider.tsx';
import type { TableModule } from './contract.ts';
import { leavingWords } from './join-leave.ts';
import { seatWords } from './language/index.ts';
import { useTableSounds } from './result-sound.ts';
import { TableSetupPage } from './TableSetupPage.tsx';
import { type ThisTable, ThisTableContext } from './this-table.ts';

// --- quiet moments of the page ---------------------------------------------------------------------------------------

/** Does something when the page has nothing better to do, after this many milliseconds at the latest. The answer calls it off. */
const whenIdle = (act: () => void, patience: number): (() => void) => {
  // Not every browser says when it is idle.
  if (!('requestIdleCallback' in window)) return later(patience, act);
  const waiting = requestIdleCallback(act, { timeout: patience });
  return () => cancelIdleCallback(waiting);
};

interface TableRoomProps<Id extends GameId> {
  readonly table: TableModule<Id>;
  onLeave(): void;
}

interface SeatedProps<Id extends GameId> {
  readonly table: TableModule<Id>;
  readonly start: LocalTable<Games[Id]>;
  onLeave(): void;
  onAgain(): void;
}

/** The session at a table: saved with the profile, with its bots where they think. */
const useLocal = <Id extends GameId>(table: TableModule<Id>, start: LocalTable<Games[Id]>): LocalSession<Games[Id]> => {
  const { id, module, explains } = table;
  const store = useProfileStore();
  const [session] = useState(() =>
    openLocal(module, start, {
      save: (now) => store.change((profile) => saveTable(module, profile, id, now)),
      openThinker: thinkerFor(module, table),
      explain: ({ why }) => explains?.(why),
    }),
  );
  return session;
};

/** Whether the sitting is over for the player: broke, or nobody is left to play with. */
const isOver = <Id extends GameId>({ module: { game } }: TableModule<Id>, { state, me }: Table<Games[Id]>): boolean =>
  !game.isIn(state, me) || game.toAct(state).length === 0;

const Seated = <Id extends GameId>({ table, start, onLeave, onAgain }: SeatedProps<Id>) => {
  const { id, module, Table: Screen } = table;
  const opening = start.truth;
  const store = useProfileStore();
  const [, go] = useRoute();
  const { settings } = useSettings();
  const session = useLocal(table, start);
  const run = useTable(module, session, useTempo(), {
    playFor: useTableSounds(table, opening.me),
    holds: table.holds,
    staysAlone: table.staysAlone,
  });
  const { truth } = session.now();
  const personas = useMemo(() => personasAt(opening), [opening]);
  const standUp = useCallback((): void => {
    if (store.standUp(id)) onAgain();
  }, [store, id, onAgain]);
  // A table without stakes waits until somebody comes back; chips do not lie about on an empty one.
  const leave = (): void => {
    if (isForChips(opening) || isOver(table, truth)) store.standUp(id);
    onLeave();
  };
  const lookBack = useCallback((): void => {
    const logName = store.now().profile.tables[id]?.logName;
    if (logName !== undefined && store.standUp(id)) go(lookBackAt(logName));
  }, [store, id, go]);
  const here = useMemo<ThisTable>(
    () => ({ promise: commitmentFor(id, opening), onBeginAgain: isForChips(opening) ? undefined : standUp, onLookBack: lookBack }),
    [id, opening, standUp, lookBack],
  );
  return (
    <ThisTableContext value={here}>
      <CardLandingProvider landing={run.landing}>
        <Screen
          run={run}
          personas={personas}
          leaving={settings.confirmLeaving ? leavingWords(module, truth) : undefined}
          onLeave={leave}
          onAgain={standUp}
        />
      </CardLandingProvider>
    </ThisTableContext>
  );
};

/** The table that was saved; undefined when there is none, or it cannot be resumed. */
const savedTable = <Id extends GameId>(
  { id, module }: TableModule<Id>,
  { tables, statistics }: Profile,
): LocalTable<Games[Id]> | undefined => {
  const saved = tables[id];
  const resumed = saved && resumeTable(module, saved, statistics[id]);
  return resumed?.ok === true ? resumed.table : undefined;
};

const closedWords = ({ stack, atRisk }: SavedTable['held'], title: string): string => seatWords().closed(title, stack + atRisk);

/** How long what a table prepares may wait for a quiet moment, in milliseconds. */
const PATIENCE = 400;

/** Whether an address such as `#/pontoon?first` asks to be dealt in at once, with no form. */
const isFirstHand = (query: string): boolean => new URLSearchParams(query).has('first');

/** A table as it usually is, for somebody's first hand; undefined where that would stake chips. */
const firstOptions = <Id extends GameId>({ module, usualPreset, usualOthers }: TableModule<Id>, serverSeed: string) => {
  const preset = usualPreset ?? Object.keys(module.game.presets)[0] ?? '';
  if (isPlayedForChips(module, preset)) return undefined;
  return { ...fitTableOptions(module, { preset, others: usualOthers, level: MIXED }), buyIn: 0, serverSeed };
};

/** The room that the floor opens. */
export const TableRoom = <Id extends GameId>({ table, onLeave }: TableRoomProps<Id>) => {
  const { id, module } = table;
  const store = useProfileStore();
  const [start, setStart] = useState(() => savedTable(table, store.now().profile));
  // A table that was saved and yet cannot be resumed is closed, once.
  const [lost] = useState(() => (start === undefined ? store.now().profile.tables[id] : undefined));
  const [{ query }] = useRoute();
  // Without one that the address names the table takes a fresh one.
  const seed = seedIn(query) ?? seedIn(location.search);
  const [serverSeed, setServerSeed] = useState(() => seed ?? freshSeed());
  const [first, setFirst] = useState(() => (isFirstHand(query) && start === undefined ? firstOptions(table, serverSeed) : undefined));
  useEffect(() => whenIdle(() => table.prepare?.(), PATIENCE), [table]);
  useEffect(() => {
    if (lost !== undefined) store.giveBack(id, closedWords(lost.held, module.game.title));
  }, [store, lost, id, module]);
  const sit = (options: JoinOptions): void => {
    const sat = joinTable(module, store.now().profile, id, openingFor(module, options), Date.now());
    if (!sat.ok || !store.change(() => sat.profile)) return;
    // What was told of the table left before is not told on leaving this one.
    for (const note of store.now().notes) if (note.kind === 'stood-up') store.dismiss(note);
    setStart(sat.table);
  };
  const sitFirst = useEffectEvent((options: JoinOptions): void => {
    sit(options);
    setFirst(undefined);
  });
  useEffect(() => {
    if (first !== undefined) sitFirst(first);
  }, [first]);
  const again = useCallback((): void => {
    setStart(undefined);
    setServerSeed(seed ?? freshSeed());
  }, [seed]);
  if (first !== undefined) return null;
  return start === undefined ? (
    <TableSetupPage table={table} serverSeed={serverSeed} onSit={sit} onLeave={onLeave} />
  ) : (
    <Seated key={start.truth.seed} table={table} start={start} onLeave={onLeave} onAgain={again} />
  );
};
