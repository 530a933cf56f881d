/** Sabacc in the terminal. The felts are in sabacc-felt.ts, sabacc-compact.ts and sabacc-reveal.ts. */

import { openingFor, type TableFacts, type TableNow, type TableOpening } from '@baize/casino';
import { figure } from '@baize/engine';
import { type Rules, type Sabacc, sabaccModule, stakedBy, toCall } from '@baize/games/sabacc';
import { type Line, line, span } from '../../kit/cells.ts';
import type { FrameWidth } from '../../kit/frame.ts';
import { outcomeWords } from '../../kit/text.ts';
import { type KeyHelp, type LeaveQuestion, opponentsAt, type RowEnds, type TableRequest, type TableScreen } from '../screen.ts';
import { sabaccChoices, sabaccPrompt } from './choices.ts';
import { compactFelt } from './compact.ts';
import { wideFelt } from './felt.ts';
import { sabaccLog } from './log.ts';
import { revealFelt } from './reveal.ts';
import { scoreBlock } from './score.ts';
import { sabaccSpeech, sabaccTells } from './speech.ts';
import { type SabaccSight, stageOf } from './stage.ts';

/** What a session of its own begins with. */
const STACK = 1000;

const opponents = opponentsAt(sabaccModule);

const opening = ({ preset, opponents: asked, seed }: TableRequest): TableOpening =>
  openingFor(sabaccModule, { preset, others: asked ?? opponents(preset).usual, buyIn: STACK, serverSeed: seed });

const opponentsLine = (preset: string): string => {
  const { min, max } = opponents(preset);
  return `A number from ${min} to ${max} sets how many opponents there are.`;
};

const welcome = ({ names, stacks, seat: me, preset, rules: { entry, rounds } }: TableFacts<Sabacc>): readonly string[] => [
  `Sabacc, ${preset} rules. ${names.flatMap((name, seat) => (seat === me ? [] : [`${name} has ${figure(stacks[seat] ?? 0)}`])).join(', ')}, you ${figure(stacks[me] ?? 0)}.`,
  opponentsLine(preset),
  'Bring your hand to zero: the nearest to zero wins the pot, and a zero wins the sabacc pot too.',
  `A game costs ${entry}. It has ${rounds === 3 ? 'three' : rounds} rounds of action, betting and dice; a double changes every hand.`,
  'Draw takes a card, swap gives one for the top of the discards, stand does nothing, junk gives up.',
];

// --- row 2 ----------------------------------------------------------------------------------------------------------

const chipsLine = ({ view, seat, results }: SabaccSight, width: FrameWidth): Line => {
  const gap = ' '.repeat(width === 80 ? 5 : 3);
  const staked = stakedBy(view, seat);
  const call = view.phase === 'betting' && view.queue[0] === seat ? toCall(view, seat) : 0;
  const net = view.finish === null ? undefined : results?.[seat]?.net;
  return [
    span(`Chips: ${figure(view.stacks[seat] ?? 0)}`, 'yellow'),
    ...(net === undefined ? [] : [span(gap), span(outcomeWords(net), 'yellow')]),
    ...(staked > 0 ? [span(gap), span(`In: ${figure(staked)}`, 'yellow')] : []),
    // The compact row has no room for it; the bar below says it too.
    ...(call > 0 && width === 80 ? [span(gap), span(`To call: ${figure(call)}`, 'yellow')] : []),
  ];
};

const status = (sight: SabaccSight, width: FrameWidth): RowEnds => {
  const { view, seat } = sight;
  const stage = stageOf(view, seat);
  const round = stage === 'reveal' ? '' : `round ${Math.max(1, view.round)} of ${view.rules.rounds}`;
  const wide = [`Game ${Math.max(1, view.game)}`, round, stage].filter((part) => part !== '').join(' · ');
  const narrow = round === '' ? `Game ${view.game}` : `R${round.slice(1)}`;
  return { left: chipsLine(sight, width), right: line(width === 80 ? wide : narrow, 'dim') };
};

const felt = (sight: SabaccSight, width: FrameWidth) => {
  if (stageOf(sight.view, sight.seat) === 'reveal') return revealFelt(sight, width);
  return width === 80 ? wideFelt(sight) : compactFelt(sight);
};

// --- leaving --------------------------------------------------------------------------------------------------------

const leaveQuestion = ({ held: { stack, atRisk } }: TableNow<Sabacc>): LeaveQuestion | undefined => {
  if (atRisk === 0) return undefined;
  return {
    warning: `The game is not over. Your ${figure(atRisk)} chips in the pots stay behind. You take ${figure(stack)}.`,
    question: `Leave and lose ${figure(atRisk)}?`,
  };
};

const summary = ({ statistics: { rounds, won, lost, pushed } }: TableNow<Sabacc>): readonly string[] => [
  `Games: ${rounds}. Won: ${won}. Lost: ${lost}.${pushed > 0 ? ` Even: ${pushed}.` : ''}`,
];

const goodbye = ({ held }: TableNow<Sabacc>): readonly string[] => [
  `You leave the table with ${figure(held.stack)} chips.`,
  'Goodbye, and thank you for the game.',
];

const keys = ({ junkWhileBetting }: Rules): readonly KeyHelp[] => [
  { key: 'D', does: 'draw a card' },
  { key: 'W', does: 'swap with the discard' },
  { key: 'S', does: 'stand' },
  { key: 'J', does: junkWhileBetting ? 'junk: give up the hand' : 'junk, in the action only' },
  { key: 'a-e', does: 'a card, while picking' },
  { key: 'C', does: 'check or call' },
  { key: 'B, R', does: 'bet, raise' },
  { key: 'A', does: 'all-in' },
];

/** Sabacc's table in the terminal. */
export const sabaccScreen: TableScreen<Sabacc> = {
  module: sabaccModule,
  title: line('▲ SABACC ▲', 'bold'),
  opponents,
  asksOpponents: true,
  opening,
  welcome,
  status: (sight, _, width) => status(sight, width),
  felt,
  log: sabaccLog,
  choices: sabaccChoices,
  prompt: sabaccPrompt,
  speech: sabaccSpeech,
  tells: sabaccTells,
  leaveQuestion,
  keys,
  score: { name: 'Statistics', short: 'Score', block: scoreBlock },
  summary,
  goodbye,
};
