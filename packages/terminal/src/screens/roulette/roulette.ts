/** Roulette in the terminal. The board is in board.ts and upright-board.ts, the wheel in wheel.ts. */

import { openingFor, type TableFacts, type TableNow, type TableOpening } from '@baize/casino';
import { inFull } from '@baize/engine';
import {
  type Colour,
  isForSeveral,
  payoutsHeading,
  type Roulette,
  type Rules,
  rouletteModule,
  spotById,
  spotName,
  traitName,
  traitsOf,
} from '@baize/games/roulette';
import { type Block, blockWidth, type Line, line, type Placed, place, type Role, span, widthOf } from '../../kit/cells.ts';
import { FELT_ROWS, type FrameWidth, feltWidth } from '../../kit/frame.ts';
import { type KeyHelp, type LeaveQuestion, opponentsAt, type RowEnds, type TableRequest, type TableScreen } from '../screen.ts';
import { faredBlock, ridingBlock } from './bets.ts';
import { wideBoard } from './board.ts';
import { rouletteChoices, roulettePrompt, rouletteSyntax } from './choices.ts';
import { laidRows, wonRows } from './company.ts';
import { rouletteScreenWords } from './language/index.ts';
import { payoutTable, plainWelcome, rouletteLog, rouletteTells } from './log.ts';
import { scoreBlock } from './score.ts';
import { isResult, type RouletteSight } from './stage.ts';
import { uprightBoard } from './upright-board.ts';
import { isRunningOut, isTurning, numberLine, wheelAnimation, wheelBlock } from './wheel.ts';

/** What a session of its own begins with. */
const STACK = 1000;

const USUAL_OPPONENTS = 3;
const opponents = opponentsAt(rouletteModule, USUAL_OPPONENTS);

const opening = ({ preset, opponents: asked, seed }: TableRequest): TableOpening =>
  openingFor(rouletteModule, { preset, others: asked ?? opponents(preset).usual, buyIn: STACK, serverSeed: seed });

const welcome = ({ rules }: TableFacts<Roulette>): readonly string[] =>
  rouletteScreenWords().welcome(rouletteModule.words.preset(rules), !isForSeveral(rules));

// --- row 2 ----------------------------------------------------------------------------------------------------------

const history = (sight: RouletteSight, count: number, gap: string): Line => {
  const { history: told } = sight.view;
  // A ball that is still seen to run has no number yet.
  const numbers = (isRunningOut(sight) ? told.slice(1) : told).slice(0, count);
  if (numbers.length === 0) return [];
  const marked = (one: number): Line => numberLine(one, 0).filter(({ text }) => text !== ' ');
  return [
    span(rouletteScreenWords().status.last, 'dim'),
    ...numbers.flatMap((one, at): Line => [span(at === 0 ? '' : gap), ...marked(one)]),
  ];
};

const NARROW_ROW = 40;

const status = (sight: RouletteSight, width: FrameWidth): RowEnds => {
  const { view } = sight;
  const laid = view.bets.reduce((sum, { amount }) => sum + amount, 0);
  const words = rouletteScreenWords().status;
  if (width === 80) return { left: line(words.wide(view.stack, laid), 'yellow'), right: history(sight, 6, '  ') };
  const left = line(words.narrow(view.stack, laid), 'yellow');
  const fits = (right: Line): boolean => widthOf(left) + 1 + widthOf(right) <= NARROW_ROW;
  // Large sums leave room for fewer numbers.
  return { left, right: [3, 2, 1].map((count) => history(sight, count, ' ')).find(fits) ?? [] };
};

// --- the felt -------------------------------------------------------------------------------------------------------

const loud: Readonly<Record<Colour, Role>> = { red: 'bold-red', black: 'bold', green: 'bold-green' };

/** `20  BLACK`, and all that it wins below, dozens and columns by their short names. */
const numberBlock = (drawn: number): readonly Block[] => {
  const { colour, traits } = traitsOf(drawn);
  const won = traits.map((trait) =>
    spotById(trait).kind === 'dozen' || spotById(trait).kind === 'column' ? spotName(spotById(trait)) : traitName(trait),
  );
  return [[line(rouletteScreenWords().number(drawn, colour), loud[colour])], [line(won.join(' · '))]];
};

/** A block in the middle of the felt, half a cell to the right rather than to the left. */
const centred = (row: number, width: number, block: Block): Placed => place(row, Math.ceil((width - blockWidth(block)) / 2), block);

/** Under the wheel: what rides on it, or where the ball lies and how every bet fared. */
const wheelFelt = (sight: RouletteSight, width: FrameWidth): readonly Placed[] => {
  const { view } = sight;
  const felt = feltWidth(width);
  const [list, room] = width === 80 ? [53, 12] : [36, 3];
  const others = isTurning(sight) || view.phase === 'resting' ? laidRows(sight, list) : wonRows(sight, list);
  const rows = FELT_ROWS - 8 - others.length;
  const turning = isTurning(sight) || typeof view.number !== 'number';
  const words = turning ? [[line(rouletteScreenWords().wheelSpins)]] : numberBlock(view.number);
  const below = isTurning(sight) || view.phase === 'resting' ? ridingBlock(view, list, rows) : faredBlock(view, list, rows);
  return [
    centred(0, felt, wheelBlock(sight, width)),
    ...words.map((block, row) => centred(5 + row, felt, block)),
    place(8, room, below),
    place(FELT_ROWS - others.length, room, others),
  ];
};

const felt = (sight: RouletteSight, width: FrameWidth): readonly Placed[] => {
  if (sight.view.phase !== 'betting' || isResult(sight)) return wheelFelt(sight, width);
  return width === 80 ? wideBoard(sight) : uprightBoard(sight);
};

// --- leaving --------------------------------------------------------------------------------------------------------

const leaveQuestion = ({ beat: { view }, held: { stack, atRisk } }: TableNow<Roulette>): LeaveQuestion | undefined => {
  if (atRisk === 0) return undefined;
  const { leave } = rouletteScreenWords();
  const isRolling = view.phase === 'spinning' || view.phase === 'resting';
  return { warning: leave.warning(isRolling, atRisk, stack), question: leave.question(atRisk) };
};

const summary = ({ statistics: { rounds, won, lost, net } }: TableNow<Roulette>): readonly string[] => [
  rouletteScreenWords().summary({ spins: rounds, won, lost, net }),
];

const goodbye = ({ held }: TableNow<Roulette>): readonly string[] => [rouletteScreenWords().goodbye(held.stack)];

const keys = ({ calls }: Rules): readonly KeyHelp[] => {
  const words = rouletteScreenWords().keys;
  const [arrows, move] = words.arrows;
  return [
    { key: arrows, does: move },
    { key: 'Space', does: words.space },
    { key: '17 50', does: words.bet(calls) },
    { key: '50', does: words.chip },
    { key: 'U X', does: words.undo },
    { key: 'Del', does: words.takeBack },
    { key: '* =', does: words.double },
  ];
};

/** Roulette's table in the terminal. */
export const rouletteScreen: TableScreen<Roulette> = {
  module: rouletteModule,
  title: line('♦  ROULETTE  ♦', 'bold'),
  opponents,
  opening,
  welcome: { lines: welcome, plain: plainWelcome },
  status: (sight, _, width) => status(sight, width),
  felt,
  log: rouletteLog,
  choices: rouletteChoices,
  prompt: roulettePrompt,
  promptRight: rouletteSyntax,
  ask: (sight) => inFull(rouletteModule.words.prompt(sight)),
  animation: wheelAnimation,
  get tells() {
    return rouletteTells();
  },
  leaveQuestion,
  help: {
    keys,
    get tables() {
      return { [payoutsHeading()]: payoutTable };
    },
  },
  score: {
    get name() {
      return rouletteScreenWords().sheet.name;
    },
    get short() {
      return rouletteScreenWords().sheet.short;
    },
    block: scoreBlock,
  },
  summary,
  goodbye,
};
