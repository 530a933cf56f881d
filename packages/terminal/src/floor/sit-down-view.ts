/** Setting a table: who else plays, by which rules, with how many chips, and with which words mixed into the shuffle. */
import type { Profile } from '@baize/casino';
import { figure } from '@baize/engine';
import { type Block, type Line, line, type Placed, span } from '../kit/cells.ts';
import type { FrameWidth } from '../kit/frame.ts';
import type { Sitter } from './floor-game.ts';
import { choiceRow, remark, type SetLine, setLines, typedSpans } from './lines-view.ts';
import { buyInOf, commitmentShown, joinOptionsOf, linesOf, type TableForm } from './table-form.ts';
import { floorTiles } from './tiles.ts';

const countCells = (count: number, chosen: number, width: FrameWidth): Line =>
  count === chosen
    ? [span('[', 'bold-cyan'), span(String(count), 'bold'), span(']', 'bold-cyan'), span(width === 80 ? '  ' : '')]
    : [span(` ${count} `), span(width === 80 ? '  ' : '')];

const opponents = ({ preset, others, line: active }: TableForm, width: FrameWidth): SetLine => {
  const { min, max } = preset.others;
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  const row: Line = [span(' '), ...counts.flatMap((count) => countCells(count, others, width))];
  return {
    name: 'Opponents',
    isActive: active === 'others',
    hasCursor: false,
    block: width === 80 ? [row, [span('  '), ...line('Fixed until you leave the table.')]] : [row],
  };
};

const levels = ({ preset, level, line: active }: TableForm): SetLine => ({
  name: 'Level',
  isActive: active === 'level',
  hasCursor: false,
  block: [
    choiceRow(
      preset.levels.map(({ id, name }) => ({ label: name, isSet: id === level })),
      2,
    ),
  ],
});

const presetLine = ({ game, preset }: TableForm, name: string, width: FrameWidth): Line => {
  const isSet = name === preset.name;
  const about = floorTiles[game.id].presets[name] ?? '';
  return [
    isSet ? span('▸ ', 'bold-cyan') : span('  '),
    span(name.padEnd(Math.max(9, 2 + Math.max(...game.presets.map((one) => one.name.length)))), isSet ? 'bold' : 'text'),
    ...(width === 80 ? [span(about, isSet ? 'text' : 'dim')] : []),
  ];
};

const rules = (draft: TableForm, width: FrameWidth): SetLine => ({
  name: 'Rules',
  isActive: draft.line === 'rules',
  hasCursor: false,
  block: draft.game.presets.map(({ name }) => presetLine(draft, name, width)),
});

const buyIn = (draft: TableForm, profile: Profile, width: FrameWidth): SetLine => {
  const isActive = draft.line === 'buy-in';
  const amount = figure(buyInOf(draft, profile));
  const about = width === 80 ? 'all you have, or type less' : 'or type less';
  return {
    name: 'Buy in',
    isActive,
    hasCursor: true,
    block: [[span('  '), ...typedSpans(amount, isActive), span(' '.repeat(isActive ? 3 : 4)), span(about, 'dim')]],
  };
};

/** A guest's name and chips; no chips where none are played for, or two of them would not stand side by side. */
const sitterCells = ({ name, stack }: Sitter, width: FrameWidth): Line => {
  const [nameWidth, chips] = [width === 80 ? 8 : 6, stack === 0 ? '' : figure(stack)];
  const figures = width === 80 ? chips.padStart(8) : chips.length < 6 ? chips.padStart(6) : ' '.repeat(6);
  return [span(name.padEnd(nameWidth), 'bold'), span(figures, 'yellow')];
};

/** The guests in one column, or in two when they are many. */
const audience = (draft: TableForm, profile: Profile, width: FrameWidth): SetLine => {
  const sitters = draft.game.opponents(joinOptionsOf(draft, profile));
  const columns = sitters.length > 3 ? 2 : 1;
  const rows = Math.ceil(sitters.length / columns);
  const block: Block = Array.from({ length: rows }, (_, row): Line => {
    const shown = [sitters[row], ...(columns === 2 ? [sitters[row + rows]] : [])].filter((sitter) => sitter !== undefined);
    return shown.flatMap((sitter, at) => [span(at === 0 || width === 44 ? '  ' : '      '), ...sitterCells(sitter, width)]);
  });
  const alone = width === 80 ? 'you alone, against the house' : 'you alone';
  return {
    name: width === 80 ? 'At the table' : 'There',
    isActive: false,
    hasCursor: false,
    block: block.length > 0 ? block : [[span('  '), span(alone)]],
  };
};

const words = (draft: TableForm, width: FrameWidth): SetLine => {
  const isActive = draft.line === 'words';
  const about = width === 80 && draft.words.length < 8 ? '    mixed into the shuffle, if you like' : '';
  const typedWords = draft.words === '' && !isActive ? [span('none', 'dim')] : typedSpans(draft.words, isActive);
  const promise = commitmentShown(draft);
  return {
    name: 'Your words',
    isActive,
    hasCursor: true,
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
      words(draft, width),
    ],
    width,
  );
};
