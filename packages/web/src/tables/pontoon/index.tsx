/** The Pontoon table: first a seat, then the game. */
import { pontoon, pontoonModule, type Rules } from '@baize/games/pontoon';
import { useState } from 'react';
import { Tool } from '../../kit/Button.tsx';
import { freshSeed } from '../../runtime/seed.ts';
import { SettingsSheet } from '../../settings/SettingsSheet.tsx';
import type { TableProps } from '../contract.ts';
import { regulars } from '../people.ts';
import { type PresetChoice, type Seating, SitDown } from '../SitDown.tsx';
import { PontoonTable } from './PontoonTable.tsx';

/** The game this table is for. */
export const id = 'pontoon';

type Preset = Rules['preset'];

const others = (rules: Rules) => {
  const { min, max } = pontoon.seats(rules);
  return { min: min - 1, max: max - 1 };
};

const lines: Readonly<Record<Preset, string>> = {
  house: 'You against the banker, card by card. Nothing is staked; the rounds are counted.',
  british: 'Stakes, bought cards and split pairs. The bank passes with a pontoon, and may be yours.',
};

const choices: readonly PresetChoice<Preset>[] = Object.values(pontoon.presets).map((rules) => ({
  id: rules.preset,
  name: pontoonModule.words.preset(rules),
  line: lines[rules.preset],
  others: others(rules),
}));

const START_CHIPS = 1000;
const ME = 0;

const openingFor = ({ preset, others: count }: Seating<Preset>, seed: string) => {
  const company = preset === 'house' ? [] : regulars.slice(0, count);
  return {
    preset,
    seed,
    me: ME,
    stacks: [START_CHIPS, ...company.map(() => START_CHIPS)],
    names: ['You', ...company.map(({ name }) => name)],
    bots: [null, ...company.map((_, index) => (index % 2 === 0 ? 'sharp' : 'steady'))],
  };
};

/** The screen that the floor opens. */
export const Table = ({ seed, onLeave }: TableProps) => {
  const [seating, setSeating] = useState<Seating<Preset>>({ preset: 'house', others: 3 });
  const [opening, setOpening] = useState<ReturnType<typeof openingFor>>();
  const [isSetting, setSetting] = useState(false);
  if (opening !== undefined) {
    return <PontoonTable key={opening.seed} opening={opening} onLeave={onLeave} onAgain={() => setOpening(undefined)} />;
  }
  return (
    <>
      <SitDown
        title={pontoon.title}
        presets={choices}
        seating={seating}
        tools={<Tool icon="settings" label="Settings" onPress={() => setSetting(true)} />}
        onChoose={setSeating}
        onSit={() => setOpening(openingFor(seating, seed ?? freshSeed()))}
        onLeave={onLeave}
      />
      {isSetting && <SettingsSheet onClose={() => setSetting(false)} />}
    </>
  );
};
