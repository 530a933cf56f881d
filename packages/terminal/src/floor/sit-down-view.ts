/** Setting a table: who else plays, by which rules, with how many chips, and with which words mixed into the shuffle. */
import type { Profile } from '@baize/casino';
import { figure } from '@baize/engine';
import { type Block, type Line, line, type Placed, place, type Span, span } from '../kit/cells.ts';
import { FELT_ROWS, type FrameWidth } from '../kit/frame.ts';
import { inFrame } from '../kit/sayings.ts';
import type { Sitter } from './floor-game.ts';
import { floorWords, presetWords } from './language/index.ts';
import { buyInOf, commitmentShown, joinOptionsOf, linesOf, type TableForm } from './table-form.ts';

// --- lines with a name on the left and what can be set on the right: setting a table, and the options ----------------

/** Where names and values begin in each frame. */
const columnsFor = (width: FrameWidth): { readonly name: number; readonly value: number } =>
  width === 80 ? { name: 10, value: 24 } : { name: 3, value: 15 };

/** Something that is set: its name, and its lines from two cells before the column of values. */
interface SetLine {
  readonly name: string;
  /** Whether the keys change it now. */
  readonly isActive: boolean;
  readonly block: Block;
}

const named = ({ name, isActive }: SetLine): Line => [
  isActive ? span('▸ ', 'bold-cyan') : span('  '),
  span(name, isActive ? 'bold' : 'text'),
];

/** The things one under the other, with a blank row between them as long as there is room; one more leaves the first row free. */
export const setLines = (things: readonly SetLine[], width: FrameWidth): readonly Placed[] => {
  const { name, value } = columnsFor(width);
  let blanks = FELT_ROWS - things.reduce((sum, { block }) => sum + block.length, 0);
  let row = blanks >= things.length ? 1 : 0;
  return things.flatMap((thing, at) => {
    if (at > 0 && blanks > 0) {
      row += 1;
      blanks -= 1;
    }
    const placed = [place(row, name - 2, [named(thing)]), place(row, value - 2, thing.block)];
    row += thing.block.length;
    return placed;
  });
};

/** What is typed, with the cursor behind it while it is being typed. */
export const typedSpans = (text: string, isActive: boolean): readonly Span[] => [
  span(text, isActive ? 'bold' : 'text'),
  ...(isActive ? [span('_', 'bold-cyan')] : []),
];

/** Choices in a row, the chosen one marked. */
export const choiceRow = (choices: readonly { readonly label: string; readonly isSet: boolean }[], gap: number): Line =>
  choices.flatMap(
    ({ label, isSet }, at): Line => [
      span(at > 0 ? ' '.repeat(gap) : ''),
      isSet ? span('▸ ', 'bold-cyan') : span('  '),
      span(label, isSet ? 'bold' : 'text'),
    ],
  );

/** A dim remark under a value. */
const remark = (text: string): Line => [span('  '), ...line(text, 'dim')];

const countCells = (count: number, chosen: number, width: FrameWidth): Line =>
  count === chosen
    ? [span('[', 'bold-cyan'), span(String(count), 'bold'), span(']', 'bold-cyan'), span(width === 80 ? '  ' : '')]
    : [span(` ${count} `), span(width === 80 ? '  ' : '')];

const opponents = ({ preset, others, line: active }: TableForm, width: FrameWidth): SetLine => {
  const { min, max } = preset.others;
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  const row: Line = [span(' '), ...counts.flatMap((count) => countCells(count, others, width))];
  return {
    name: floorWords().sitDown.rows.others,
    isActive: active === 'others',
    block: width === 80 ? [row, [span('  '), ...line(floorWords().sitDown.fixed)]] : [row],
  };
};

const levels = ({ preset, level, line: active }: TableForm): SetLine => ({
  name: floorWords().sitDown.rows.level,
  isActive: active === 'level',
  block: [
    choiceRow(
      preset.levels.map(({ id, name }) => ({ label: name, isSet: id === level })),
      2,
    ),
  ],
});

const presetLine = ({ game, preset }: TableForm, name: string, width: FrameWidth): Line => {
  const isSet = name === preset.name;
  const shown = (preset: string): string => presetWords(game.id, preset).name;
  return [
    isSet ? span('▸ ', 'bold-cyan') : span('  '),
    span(shown(name).padEnd(Math.max(9, 2 + Math.max(...game.presets.map((one) => shown(one.name).length)))), isSet ? 'bold' : 'text'),
    ...(width === 80 ? [span(presetWords(game.id, name).about, isSet ? 'text' : 'dim')] : []),
  ];
};

const rules = (draft: TableForm, width: FrameWidth): SetLine => ({
  name: floorWords().sitDown.rows.rules,
  isActive: draft.line === 'rules',
  block: draft.game.presets.map(({ name }) => presetLine(draft, name, width)),
});

const buyIn = (draft: TableForm, profile: Profile, width: FrameWidth): SetLine => {
  const isActive = draft.line === 'buy-in';
  const amount = figure(buyInOf(draft, profile));
  const about = inFrame(floorWords().sitDown.typeLess, width);
  return {
    name: floorWords().sitDown.rows.buyIn,
    isActive,
    block: [[span('  '), ...typedSpans(amount, isActive), span(' '.repeat(isActive ? 3 : 4)), span(about, 'dim')]],
  };
};

/** An opponent's name and chips; no chips where none are played for, or two of them would not stand side by side. */
const sitterCells = ({ name, stack }: Sitter, width: FrameWidth): Line => {
  const [nameWidth, chips] = [width === 80 ? 8 : 6, stack === 0 ? '' : figure(stack)];
  const figures = width === 80 ? chips.padStart(8) : chips.length < 6 ? chips.padStart(6) : ' '.repeat(6);
  return [span(name.padEnd(nameWidth), 'bold'), span(figures, 'yellow')];
};

/** The opponents in one column, or in two when they are many. */
const audience = (draft: TableForm, profile: Profile, width: FrameWidth): SetLine => {
  const sitters = draft.game.opponents(joinOptionsOf(draft, profile));
  const columns = sitters.length > 3 ? 2 : 1;
  const rows = Math.ceil(sitters.length / columns);
  const block: Block = Array.from({ length: rows }, (_, row): Line => {
    const shown = [sitters[row], ...(columns === 2 ? [sitters[row + rows]] : [])].filter((sitter) => sitter !== undefined);
    return shown.flatMap((sitter, at) => [span(at === 0 || width === 44 ? '  ' : '      '), ...sitterCells(sitter, width)]);
  });
  const { rows: names, alone } = floorWords().sitDown;
  return {
    name: inFrame(names.table, width),
    isActive: false,
    block: block.length > 0 ? block : [[span('  '), span(inFrame(alone, width))]],
  };
};

const words = (draft: TableForm, profile: Profile, width: FrameWidth): SetLine => {
  const isActive = draft.line === 'words';
  const { mixed, none, rows } = floorWords().sitDown;
  const about = width === 80 && draft.words.length < 8 ? `    ${mixed}` : '';
  const typedWords = draft.words === '' && !isActive ? [span(none, 'dim')] : typedSpans(draft.words, isActive);
  const promise = commitmentShown(draft, profile);
  return {
    name: rows.words,
    isActive,
    block: [
      [span('  '), ...typedWords, span(about, 'dim')],
      ...(width === 44 && isActive ? [0, 24, 48].map((from) => remark(promise.slice(from, from + 24))) : []),
    ],
  };
};

/** The felt of a table that is being set. */
export const sitDownFelt = (draft: TableForm, profile: Profile, width: FrameWidth): readonly Placed[] => {
  const lines = linesOf(draft);
  return setLines(
    [
      ...(lines.includes('others') ? [opponents(draft, width)] : []),
      ...(lines.includes('level') ? [levels(draft)] : []),
      ...(lines.includes('rules') ? [rules(draft, width)] : []),
      ...(lines.includes('buy-in') ? [buyIn(draft, profile, width)] : []),
      audience(draft, profile, width),
      words(draft, profile, width),
    ],
    width,
  );
};
