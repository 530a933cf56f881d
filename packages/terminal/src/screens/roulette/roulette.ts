/** Roulette in the terminal. The board is in board.ts and upright-board.ts, the wheel in wheel.ts. */

import { openingFor, type TableFacts, type TableNow, type TableOpening } from '@baize/casino';
import { figure } from '@baize/engine';
import { type Colour, colourOf, type Roulette, type Rules, rouletteModule, traitsOf } from '@baize/games/roulette';
import { type Block, blockWidth, type Line, line, type Placed, place, type Role, span } from '../../kit/cells.ts';
import { FELT_ROWS, type FrameWidth, feltWidth } from '../../kit/frame.ts';
import { signedChips } from '../../kit/text.ts';
import { type KeyHelp, type LeaveQuestion, opponentsAt, type RowEnds, type TableRequest, type TableScreen } from '../screen.ts';
import { faredBlock, ridingBlock } from './bets.ts';
import { wideBoard } from './board.ts';
import { rouletteChoices, roulettePress, roulettePrompt, rouletteSyntax } from './choices.ts';
import { rouletteLog } from './log.ts';
import { payoutTable } from './payouts.ts';
import { scoreBlock } from './score.ts';
import { rouletteSpeech, rouletteTells } from './speech.ts';
import { isResult, type RouletteSight } from './stage.ts';
import { uprightBoard } from './upright-board.ts';
import { isRunningOut, isTurning, numberLine, wheelAnimation, wheelBlock } from './wheel.ts';

/** What a session of its own begins with. */
const STACK = 1000;

const opening = ({ preset, seed }: TableRequest): TableOpening =>
  openingFor(rouletteModule, { preset, others: 0, buyIn: STACK, serverSeed: seed });

const welcome = ({ preset }: TableFacts<Roulette>): readonly string[] => [
  `Roulette, ${preset} rules. One wheel, one zero, one small ball.`,
  'Type a bet as a place and an amount, then Enter: 17 50, 50 on 17, 17/20 10, red 100, street 13 10. A number alone sets the chip.',
  'Or walk the board with the arrows, over numbers, edges and crossings: Space lays the chip there. Enter spins the wheel.',
  'Until the spin every bet can be taken back. What lies on the board is lost if you leave before the ball is at rest.',
];

// --- row 2 ----------------------------------------------------------------------------------------------------------

const history = (sight: RouletteSight, count: number, gap: string): Line => {
  const { history: told } = sight.view;
  // A ball that is still seen to run has no number yet.
  const numbers = (isRunningOut(sight) ? told.slice(1) : told).slice(0, count);
  if (numbers.length === 0) return [];
  const marked = (one: number): Line => numberLine(one, 0).filter(({ text }) => text !== ' ');
  return [span('Last: ', 'dim'), ...numbers.flatMap((one, at): Line => [span(at === 0 ? '' : gap), ...marked(one)])];
};

const status = (sight: RouletteSight, width: FrameWidth): RowEnds => {
  const { view } = sight;
  const laid = view.bets.reduce((sum, { amount }) => sum + amount, 0);
  return width === 80
    ? { left: line(`Chips: ${figure(view.stack)}     On the table: ${figure(laid)}`, 'yellow'), right: history(sight, 6, '  ') }
    : { left: line(`Chips: ${figure(view.stack)}   Bets: ${figure(laid)}`, 'yellow'), right: history(sight, 3, ' ') };
};

// --- the felt -------------------------------------------------------------------------------------------------------

const loud: Readonly<Record<Colour, Role>> = { red: 'bold-red', black: 'bold', green: 'bold-green' };
const ordinals: Readonly<Record<string, string>> = { first: '1st', second: '2nd', third: '3rd' };

/** `20  BLACK`, and all that it wins below. */
const numberBlock = (drawn: number): readonly Block[] => {
  const { traits } = traitsOf(drawn);
  const words = traits.map((trait) => trait.replace(/^(first|second|third)(?= dozen)/, (word) => ordinals[word] ?? word));
  return [[line(`${drawn}  ${colourOf(drawn).toUpperCase()}`, loud[colourOf(drawn)])], [line(words.join(' · '))]];
};

/** A block in the middle of the felt, half a cell to the right rather than to the left. */
const centred = (row: number, width: number, block: Block): Placed => place(row, Math.ceil((width - blockWidth(block)) / 2), block);

/** Under the wheel: what rides on it, or where the ball lies and how every bet fared. */
const wheelFelt = (sight: RouletteSight, width: FrameWidth): readonly Placed[] => {
  const { view } = sight;
  const felt = feltWidth(width);
  const [list, room] = width === 80 ? [53, 12] : [36, 3];
  const rows = FELT_ROWS - 8;
  const turning = isTurning(sight) || typeof view.number !== 'number';
  const words = turning ? [[line('The wheel is turning')]] : numberBlock(view.number);
  const below = isTurning(sight) || view.phase === 'resting' ? ridingBlock(view, list, rows) : faredBlock(view, list, rows);
  return [centred(0, felt, wheelBlock(sight, width)), ...words.map((block, row) => centred(5 + row, felt, block)), place(8, room, below)];
};

const felt = (sight: RouletteSight, width: FrameWidth): readonly Placed[] => {
  if (sight.view.phase !== 'betting' || isResult(sight)) return wheelFelt(sight, width);
  return width === 80 ? wideBoard(sight) : uprightBoard(sight);
};

// --- leaving --------------------------------------------------------------------------------------------------------

const leaveQuestion = ({ beat: { view }, held: { stack, atRisk } }: TableNow<Roulette>): LeaveQuestion | undefined => {
  if (atRisk === 0) return undefined;
  const where = view.phase === 'spinning' ? 'The ball has not come to rest.' : 'The wheel has not been spun.';
  return {
    warning: `${where} Your ${figure(atRisk)} chips on the board stay behind. You take ${figure(stack)}.`,
    question: `Leave and lose ${figure(atRisk)}?`,
  };
};

const summary = ({ statistics: { rounds, won, lost, net } }: TableNow<Roulette>): readonly string[] => [
  `Spins: ${rounds}. Won: ${won}. Lost: ${lost}. Net: ${signedChips(net)}.`,
];

const goodbye = ({ held }: TableNow<Roulette>): readonly string[] => [`You leave the table with ${figure(held.stack)} chips.`];

const keys = ({ calls }: Rules): readonly KeyHelp[] => [
  { key: 'Arrows', does: 'walk the board' },
  { key: 'Space', does: 'lay the chip; let it rest' },
  { key: '17 50', does: calls ? 'a bet; so is tiers 5' : 'a bet; so is red 50' },
  { key: '50', does: 'and Enter: the chip is 50' },
  { key: 'U X', does: 'undo, clear' },
  { key: 'Del', does: 'take one bet back' },
  { key: '* =', does: 'double, last bets again' },
];

/** Roulette's table in the terminal. */
export const rouletteScreen: TableScreen<Roulette> = {
  module: rouletteModule,
  title: line('♦  ROULETTE  ♦', 'bold'),
  opponents: opponentsAt(rouletteModule),
  opening,
  welcome,
  status: (sight, _, width) => status(sight, width),
  felt,
  log: rouletteLog,
  choices: rouletteChoices,
  press: roulettePress,
  prompt: roulettePrompt,
  promptRight: rouletteSyntax,
  animation: wheelAnimation,
  speech: rouletteSpeech,
  tells: rouletteTells,
  leaveQuestion,
  keys,
  tables: { Payouts: payoutTable },
  score: { name: 'Statistics', short: 'Score', block: scoreBlock },
  summary,
  goodbye,
};
