/** Hearts in the terminal. The felts are in pass.ts, table.ts, hand.ts and sheet.ts. */

import { openingFor, type TableFacts, type TableNow, type TableOpening } from '@baize/casino';
import { addPoints, type Hearts, handPoints, heartsModule, type MoonWay } from '@baize/games/hearts';
import { type Block, blank, line, type Placed, place, span } from '../../kit/cells.ts';
import { type FrameWidth, feltWidth } from '../../kit/frame.ts';
import { keyed, panel, panelText } from '../../kit/panel.ts';
import { wrapList } from '../../kit/text.ts';
import {
  type KeyHelp,
  type LeaveQuestion,
  opponentsAt,
  type RowEnds,
  type SessionEnd,
  type TableRequest,
  type TableScreen,
} from '../screen.ts';
import { heartsAsk, heartsChoices, heartsPrompt } from './choices.ts';
import { handPlaced } from './hand.ts';
import { heartsScreenWords } from './language/index.ts';
import { endLog, heartsLog, heartsTells, othersFromLeft, plainWelcome, scoreLines } from './log.ts';
import { passPlaced } from './pass.ts';
import { type SheetColumns, sheetBlock, sheetFelt, totalsBlock } from './sheet.ts';
import { draftValue, type HeartsSight, heartsAnimation, isBetween, seatLabel, seatsFromLeft, stageOf } from './stage.ts';
import { ledWords, trickPlaced } from './table.ts';

const opponents = opponentsAt(heartsModule);

const opening = ({ preset, seed }: TableRequest): TableOpening =>
  openingFor(heartsModule, { preset, others: opponents(preset).usual, buyIn: 0, serverSeed: seed });

const welcome = (facts: TableFacts<Hearts>): readonly string[] =>
  heartsScreenWords().welcome(heartsModule.words.preset(facts.rules), othersFromLeft(facts), facts.rules.endsAt);

// --- row 2 ----------------------------------------------------------------------------------------------------------

/** The trick that is shown: one that was taken, or the one that is played. */
const trickNumber = (sight: HeartsSight): number => {
  const { tricks } = sight.view;
  return stageOf(sight) === 'taken' ? tricks.length : tricks.length + 1;
};

const handStatus = (sight: HeartsSight): readonly string[] => [
  heartsScreenWords().status.trick(trickNumber(sight)),
  heartsScreenWords().status.hearts(sight.view.broken),
];

const status = (sight: HeartsSight, width: FrameWidth): RowEnds => {
  const { view } = sight;
  const words = heartsScreenWords().status;
  const isWide = width === 80;
  const joined = (parts: readonly string[]) => line(parts.join(' '.repeat(isWide ? 5 : 3)));
  const right = (text: string) => line(isWide ? text : '', 'dim');
  const ends = words.ends(view.rules.endsAt);
  if (isBetween(sight)) return { left: joined([view.phase === 'ended' ? words.gameOver : words.afterHand(view.hand)]), right: right(ends) };
  const hand = words.hand(Math.max(1, view.hand));
  if (view.phase === 'passing') return { left: joined([hand, words.pass(view.direction)]), right: right(ends) };
  return { left: joined(isWide ? [hand, ...handStatus(sight)] : handStatus(sight)), right: right(ledWords(sight)) };
};

// --- the felt -------------------------------------------------------------------------------------------------------

const sheetOf = ({ view, names, seat }: Pick<HeartsSight, 'view' | 'names' | 'seat'>): SheetColumns => ({
  lines: view.sheet,
  scores: view.scores,
  names: names.map((_, one) => seatLabel({ seat, names }, one)),
  seat,
  endsAt: view.rules.endsAt,
});

/** What a way to take the moon would make of the scores. */
const afterMoon = ({ view }: HeartsSight, way: MoonWay): readonly number[] => addPoints(view.scores, handPoints(view, way));

/** The shooter's choice, with what each way leads to. */
const moonPanel = (sight: HeartsSight, width: FrameWidth): Placed => {
  const scores = (way: MoonWay): Block => {
    const after = afterMoon(sight, way);
    const figures = seatsFromLeft(sight).map((seat) => `${seatLabel(sight, seat)} ${after[seat] ?? 0}`);
    return wrapList(figures, panelText(feltWidth(width))).map((text) => line(text, 'dim'));
  };
  const { moon } = heartsScreenWords();
  return panel(feltWidth(width), [
    [span(moon.heading, 'bold-yellow')],
    blank,
    keyed(moon.minus),
    ...scores('minus'),
    keyed(moon.plus),
    ...scores('plus'),
  ]);
};

const felt = (sight: HeartsSight, width: FrameWidth): readonly Placed[] => {
  switch (stageOf(sight)) {
    case 'sheet':
      return [place(0, 0, sheetFelt(sheetOf(sight), width))];
    case 'pass':
      return [...passPlaced(sight, width), ...handPlaced(sight, width)];
    case 'trick':
    case 'taken':
      return sight.offers[0]?.type === 'moon' ? [moonPanel(sight, width)] : [...trickPlaced(sight, width), ...handPlaced(sight, width)];
  }
};

// --- the sheet and the end --------------------------------------------------------------------------------------------

const sightOf = ({ beat, facts: { names } }: TableNow<Hearts>): HeartsSight => ({ ...beat, names, draft: {} });

const SHEET_ROWS = 14;

/** The sheet on Tab, with the chart while there is room for it. */
const score = (table: TableNow<Hearts>, width: FrameWidth): Block => {
  const sheet = sheetOf(sightOf(table));
  const block = sheetBlock(sheet, width, SHEET_ROWS);
  const chart = [blank, ...totalsBlock(sheet, width)];
  return block.length + chart.length <= SHEET_ROWS ? [...block, ...chart] : block;
};

const end: SessionEnd<Hearts> = {
  status: ({ statistics: { rounds, won } }) => {
    const { gameOver, games } = heartsScreenWords().status;
    return { left: line(gameOver, 'bold'), right: line(games(rounds, won), 'dim') };
  },
  felt: (table, _, width) => [place(0, 0, sheetFelt(sheetOf(sightOf(table)), width))],
  log: (table, width) => endLog(sightOf(table), width === 80 ? 74 : 40),
};

const leaveQuestion = ({ beat: { view } }: TableNow<Hearts>): LeaveQuestion | undefined =>
  view.phase === 'ended' ? undefined : heartsScreenWords().leave;

const summary = (table: TableNow<Hearts>): readonly string[] => {
  const { rounds, won, lost } = table.statistics;
  const isOn = table.beat.view.phase !== 'ended';
  return [heartsScreenWords().summary(rounds, won, lost), ...(isOn ? scoreLines(table).slice(-1) : [])];
};

const keys = (): readonly KeyHelp[] => {
  const does = heartsScreenWords().keys;
  return [
    { key: 'a-n', does: does.letters },
    { key: '10h', does: does.names },
    { key: '← →', does: does.arrows },
    { key: 'U, X', does: does.back },
    { key: 'T', does: does.last },
    { key: 'R', does: does.rest },
  ];
};

/** Hearts' table in the terminal. */
export const heartsScreen: TableScreen<Hearts> = {
  module: heartsModule,
  title: [span('♥', 'red'), span('  HEARTS  ', 'bold'), span('♥', 'red')],
  opponents,
  opening,
  welcome: { lines: welcome, plain: plainWelcome },
  status: (sight, _, width) => status(sight, width),
  felt,
  log: heartsLog,
  choices: heartsChoices,
  prompt: heartsPrompt,
  ask: heartsAsk,
  animation: heartsAnimation,
  pauses: { deal: 45, reveal: 900 },
  get tells() {
    return heartsTells();
  },
  leaveQuestion,
  help: { keys },
  writesHands: true,
  score: {
    get name() {
      return heartsScreenWords().sheet.name;
    },
    tab: (sight, width) => {
      if (!isBetween(sight) || sight.offers.length === 0) return undefined;
      const { name, toTable } = heartsScreenWords().sheet;
      if (draftValue(sight, 'tab') === 'table') return name;
      return width === 80 ? toTable.label : toTable.short;
    },
    block: score,
  },
  end,
  summary,
  goodbye: () => [heartsScreenWords().goodbye],
};
