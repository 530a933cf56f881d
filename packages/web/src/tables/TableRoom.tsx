/** A room with one table: first a seat, then the game. */
import { faces, guestsFor, openingFor, othersAt, type TableOpening } from '@baize/casino';
import { rulesOf } from '@baize/engine';
import type { GameId } from '@baize/games';
import { useMemo, useState } from 'react';
import { Tool } from '../kit/Button.tsx';
import { usePace } from '../kit/pace.ts';
import { freshSeed } from '../runtime/seed.ts';
import { useTable } from '../runtime/useTable.ts';
import { SettingsSheet } from '../settings/SettingsSheet.tsx';
import type { TableModule } from './contract.ts';
import { type PresetChoice, type Seating, SitDown } from './SitDown.tsx';

interface TableRoomProps<Id extends GameId> {
  readonly table: TableModule<Id>;
  /** The seed that the address names; without one the table takes a fresh one. */
  readonly seed: string | undefined;
  onLeave(): void;
}

interface SeatedProps<Id extends GameId> {
  readonly table: TableModule<Id>;
  readonly opening: TableOpening;
  onLeave(): void;
  onAgain(): void;
}

const Seated = <Id extends GameId>({ table: { module, Table }, opening, onLeave, onAgain }: SeatedProps<Id>) => {
  const run = useTable(module, opening, usePace());
  const guests = useMemo(() => faces(opening), [opening]);
  return <Table run={run} guests={guests} onLeave={onLeave} onAgain={onAgain} />;
};

const choicesOf = <Id extends GameId>({ module, lines }: TableModule<Id>): readonly PresetChoice[] =>
  Object.keys(module.game.presets).map((preset) => ({
    id: preset,
    name: module.words.preset(rulesOf(module.game, preset)),
    line: lines[preset] ?? '',
    others: othersAt(module, preset),
  }));

const START_CHIPS = 1000;

/** The room that the floor opens. */
export const TableRoom = <Id extends GameId>({ table, seed, onLeave }: TableRoomProps<Id>) => {
  const { module, usualOthers, alone } = table;
  const choices = useMemo(() => choicesOf(table), [table]);
  const [seating, setSeating] = useState<Seating>({ preset: choices[0]?.id ?? '', others: usualOthers });
  const [house] = useState(() => seed ?? freshSeed());
  const [opening, setOpening] = useState<TableOpening>();
  const [isSetting, setSetting] = useState(false);
  if (opening !== undefined) {
    return <Seated key={opening.seed} table={table} opening={opening} onLeave={onLeave} onAgain={() => setOpening(undefined)} />;
  }
  const { others } = choices.find(({ id }) => id === seating.preset) ?? { others: { min: 0, max: 0 } };
  const count = Math.max(others.min, Math.min(others.max, seating.others));
  const { buyIn } = module.game.seats(rulesOf(module.game, seating.preset));
  const sit = (): void =>
    setOpening(openingFor(module, { preset: seating.preset, others: count, buyIn: buyIn > 0 ? START_CHIPS : 0, house }));
  return (
    <>
      <SitDown
        title={module.game.title}
        presets={choices}
        seating={{ ...seating, others: count }}
        guests={guestsFor(house, others.max)}
        alone={alone}
        tools={<Tool icon="settings" label="Settings" onPress={() => setSetting(true)} />}
        onChoose={(change) => setSeating({ ...seating, ...change })}
        onSit={sit}
        onLeave={onLeave}
      />
      {isSetting && <SettingsSheet onClose={() => setSetting(false)} />}
    </>
  );
};
