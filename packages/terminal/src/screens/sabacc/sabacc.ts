/** Sabacc in the terminal. The felts are in sabacc-felt.ts, sabacc-compact.ts and sabacc-reveal.ts. */

import { openingFor, type TableFacts, type TableNow, type TableOpening } from '@baize/casino';
import { inFull, inShort, whoIs } from '@baize/engine';
import { type Rules, type Sabacc, sabaccModule, stakedBy, toCall } from '@baize/games/sabacc';
import { type Line, line, span } from '../../kit/cells.ts';
import { type FrameWidth, textWidth } from '../../kit/frame.ts';
import { type KeyHelp, type LeaveQuestion, opponentsAt, type RowEnds, type TableRequest, type TableScreen } from '../screen.ts';
import { sabaccAsk, sabaccChoices, sabaccPrompt } from './choices.ts';
import { compactFelt } from './compact.ts';
import { wideFelt } from './felt.ts';
import { screenWords } from './language/index.ts';
import type { TableCompany } from './language/sabacc-screen-words.ts';
import { sabaccLog, sabaccTells } from './log.ts';
import { revealFelt } from './reveal.ts';
import { scoreBlock } from './score.ts';
import { type SabaccSight, stageOf } from './stage.ts';

/** What a session of its own begins with. */
const STACK = 1000;

const opponents = opponentsAt(sabaccModule);

const opening = ({ preset, opponents: asked, seed }: TableRequest): TableOpening =>
  openingFor(sabaccModule, { preset, others: asked ?? opponents(preset).usual, buyIn: STACK, serverSeed: seed });

const companyOf = ({ names, stacks, seat: me, preset, rules }: TableFacts<Sabacc>): TableCompany => ({
  rules,
  others: names.flatMap((_, seat) => (seat === me ? [] : [{ who: whoIs(seat, { me, names }), count: stacks[seat] ?? 0 }])),
  chips: stacks[me] ?? 0,
  opponents: opponents(preset),
});

// --- row 2 ----------------------------------------------------------------------------------------------------------

/** The player's chips, what the game brought, what is in it and what it takes to stay: as texts, the most needed first. */
const chipsTexts = ({ view, seat, results }: SabaccSight): readonly string[] => {
  const staked = stakedBy(view, seat);
  const call = view.phase === 'betting' && view.queue[0] === seat ? toCall(view, seat) : 0;
  const net = view.finish === null ? undefined : results?.[seat]?.net;
  const words = screenWords();
  return [
    words.chips(view.stacks[seat] ?? 0),
    ...(net === undefined ? [] : [words.outcome(net)]),
    ...(staked > 0 ? [words.staked(staked)] : []),
    ...(call > 0 ? [words.toCall(call)] : []),
  ];
};

/** As many of them as fit beside so many letters, and as far apart as there is room. What is left out the bar below says too. */
const chipsLine = (texts: readonly string[], room: number): Line => {
  const gap = [5, 3].find((one) => texts.join(' '.repeat(one)).length <= room);
  if (gap === undefined && texts.length > 1) return chipsLine(texts.slice(0, -1), room);
  return texts.flatMap((text, at) => [...(at > 0 ? [span(' '.repeat(gap ?? 1))] : []), span(text, 'yellow')]);
};

const status = (sight: SabaccSight, width: FrameWidth): RowEnds => {
  const { view, seat } = sight;
  const said = screenWords().standing(Math.max(1, view.game), Math.max(1, view.round), view.rules.rounds, stageOf(view, seat));
  const right = width === 80 ? inFull(said) : inShort(said);
  return { left: chipsLine(chipsTexts(sight), textWidth(width) - right.length - 1), right: line(right, 'dim') };
};

const felt = (sight: SabaccSight, width: FrameWidth) => {
  if (stageOf(sight.view, sight.seat) === 'reveal') return revealFelt(sight, width);
  return width === 80 ? wideFelt(sight) : compactFelt(sight);
};

// --- leaving --------------------------------------------------------------------------------------------------------

const leaveQuestion = ({ held: { stack, atRisk } }: TableNow<Sabacc>): LeaveQuestion | undefined =>
  atRisk === 0 ? undefined : screenWords().leave(atRisk, stack);

const summary = ({ statistics: { rounds, won, lost, pushed } }: TableNow<Sabacc>): readonly string[] => [
  screenWords().summary(rounds, won, lost, pushed),
];

const goodbye = ({ held }: TableNow<Sabacc>): readonly string[] => screenWords().goodbye(held.stack);

const keys = ({ junkWhileBetting }: Rules): readonly KeyHelp[] => {
  const does = screenWords().keys;
  return [
    { key: 'D', does: does.draw },
    { key: 'W', does: does.swap },
    { key: 'S', does: does.stand },
    { key: 'J', does: junkWhileBetting ? does.junk : does.junkInAction },
    { key: 'a-e', does: does.card },
    { key: 'C', does: does.match },
    { key: 'B, R', does: does.lift },
    { key: 'A', does: does.allIn },
  ];
};

/** Sabacc's table in the terminal. */
export const sabaccScreen: TableScreen<Sabacc> = {
  module: sabaccModule,
  title: line('▲ SABACC ▲', 'bold'),
  opponents,
  asksOpponents: true,
  opening,
  welcome: {
    lines: (facts) => screenWords().welcome(companyOf(facts)),
    plain: (facts) => screenWords().opening(companyOf(facts)),
  },
  status: (sight, _, width) => status(sight, width),
  felt,
  log: sabaccLog,
  choices: sabaccChoices,
  prompt: sabaccPrompt,
  ask: sabaccAsk,
  tells: sabaccTells,
  leaveQuestion,
  help: { keys },
  score: {
    get name() {
      return screenWords().statistics;
    },
    get short() {
      return screenWords().score;
    },
    block: scoreBlock,
  },
  summary,
  goodbye,
};
