/** Hearts in the terminal. The felts are in hearts-pass.ts, hearts-table.ts, hearts-hand.ts and hearts-sheet.ts. */

import { openingFor, type TableFacts, type TableNow, type TableOpening } from '@baize/casino';
import { listAnd } from '@baize/engine';
import { addPoints, type Hearts, handPoints, heartsModule, type MoonWay, type Rules } from '@baize/games/hearts';
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
import { heartsChoices, heartsPrompt } from './choices.ts';
import { handPlaced } from './hand.ts';
import { endLog, heartsLog } from './log.ts';
import { passPlaced } from './pass.ts';
import { heartsAnimation, heartsPress } from './press.ts';
import { type SheetColumns, sheetBlock, sheetFelt, totalsBlock } from './sheet.ts';
import { heartsSpeech, heartsTells, scoreLines } from './speech.ts';
import { draftValue, type HeartsSight, isBetween, seatsFromLeft, stageOf } from './stage.ts';
import { ledWords, trickPlaced } from './table.ts';

const opponents = opponentsAt(heartsModule);

const opening = ({ preset, seed }: TableRequest): TableOpening =>
  openingFor(heartsModule, { preset, others: opponents(preset).usual, buyIn: 0, serverSeed: seed });

const welcome = ({ names, seat: me, preset, rules: { endsAt } }: TableFacts<Hearts>): readonly string[] => [
  `Hearts, ${preset} rules, with ${listAnd(names.filter((_, seat) => seat !== me))}.`,
  'Take no hearts and not the Queen of Spades, or take all of them.',
  `Each heart costs a point, the queen thirteen. Somebody reaches ${endsAt}: the lowest wins.`,
  'A letter plays the card above it; or name a card, such as 10h or /qs.',
];

// --- row 2 ----------------------------------------------------------------------------------------------------------

const ENDS = 'First to 100 ends the game, lowest wins';
const endsWords = ({ endsAt }: Rules): string => ENDS.replace('100', String(endsAt));

/** The trick that is shown: one that was taken, or the one that is played. */
const trickNumber = (sight: HeartsSight): number => {
  const { tricks } = sight.view;
  return stageOf(sight) === 'taken' ? tricks.length : tricks.length + 1;
};

const handStatus = (sight: HeartsSight): readonly string[] => [
  `Trick ${trickNumber(sight)} of 13`,
  `Hearts: ${sight.view.broken ? 'broken' : 'not broken'}`,
];

const status = (sight: HeartsSight, width: FrameWidth): RowEnds => {
  const { view } = sight;
  const isWide = width === 80;
  const joined = (parts: readonly string[]) => line(parts.join(' '.repeat(isWide ? 5 : 3)));
  const right = (text: string) => line(isWide ? text : '', 'dim');
  if (isBetween(sight))
    return { left: joined([view.phase === 'ended' ? 'Game over' : `After hand ${view.hand}`]), right: right(endsWords(view.rules)) };
  const hand = `Hand ${Math.max(1, view.hand)}`;
  if (view.phase === 'passing') return { left: joined([hand, `Pass: ${view.direction}`]), right: right(endsWords(view.rules)) };
  return { left: joined(isWide ? [hand, ...handStatus(sight)] : handStatus(sight)), right: right(ledWords(sight)) };
};

// --- the felt -------------------------------------------------------------------------------------------------------

const sheetOf = ({ view, names, seat }: Pick<HeartsSight, 'view' | 'names' | 'seat'>): SheetColumns => ({
  lines: view.sheet,
  scores: view.scores,
  names,
  seat,
  endsAt: view.rules.endsAt,
});

/** What a way to take the moon would make of the scores. */
const afterMoon = ({ view }: HeartsSight, way: MoonWay): readonly number[] => addPoints(view.scores, handPoints(view, way));

/** The shooter's choice, with what each way leads to. */
const moonPanel = (sight: HeartsSight, width: FrameWidth): Placed => {
  const scores = (way: MoonWay): Block => {
    const after = afterMoon(sight, way);
    const figures = seatsFromLeft(sight).map((seat) => `${sight.names[seat] ?? ''} ${after[seat] ?? 0}`);
    return wrapList(figures, panelText(feltWidth(width))).map((text) => line(text, 'dim'));
  };
  return panel(feltWidth(width), [
    [span('You have shot the moon!', 'bold-yellow')],
    blank,
    keyed('[-] 26 off your own score'),
    ...scores('minus'),
    keyed('[+] 26 for each of the others'),
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
    return { left: line('Game over', 'bold'), right: line(`Games: ${rounds}   Won: ${won}`, 'dim') };
  },
  felt: (table, _, width) => [place(0, 0, sheetFelt(sheetOf(sightOf(table)), width))],
  log: (table, width) => endLog(sightOf(table), width === 80 ? 74 : 40),
};

const leaveQuestion = ({ beat: { view } }: TableNow<Hearts>): LeaveQuestion | undefined =>
  view.phase === 'ended' ? undefined : { warning: 'The game is not over.', question: 'Leave and give it up?' };

const summary = (table: TableNow<Hearts>): readonly string[] => {
  const { rounds, won, lost } = table.statistics;
  const isOn = table.beat.view.phase !== 'ended';
  return [`Games: ${rounds}. Won: ${won}. Lost: ${lost}.`, ...(isOn ? scoreLines(table).slice(-1) : [])];
};

const keys = (): readonly KeyHelp[] => [
  { key: 'a-n', does: 'the card above the letter' },
  { key: '10h', does: 'by name; /qs from a letter' },
  { key: '← →', does: 'move; Space takes the card' },
  { key: 'U, X', does: 'put one back, or all' },
  { key: 'T', does: 'the last trick again' },
  { key: 'R', does: 'claim the rest, if certain' },
];

/** Hearts' table in the terminal. */
export const heartsScreen: TableScreen<Hearts> = {
  module: heartsModule,
  title: [span('♥', 'red'), span('  HEARTS  ', 'bold'), span('♥', 'red')],
  opponents,
  opening,
  welcome,
  status: (sight, _, width) => status(sight, width),
  felt,
  log: heartsLog,
  choices: heartsChoices,
  press: heartsPress,
  prompt: heartsPrompt,
  animation: heartsAnimation,
  pauses: { deal: 45, reveal: 900 },
  speech: heartsSpeech,
  tells: heartsTells,
  leaveQuestion,
  keys,
  writesHands: true,
  score: {
    name: 'Score',
    tab: (sight, width) => {
      if (!isBetween(sight) || sight.offers.length === 0) return undefined;
      if (draftValue(sight, 'tab') === 'table') return 'Score';
      return width === 80 ? 'Back to the table' : 'Table';
    },
    block: score,
  },
  end,
  summary,
  goodbye: () => ['Goodbye, and thank you for the game.'],
};
