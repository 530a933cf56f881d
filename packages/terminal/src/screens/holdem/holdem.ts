/** Texas Hold'em in the terminal. The felts are in holdem-felt.ts and holdem-compact.ts. */

import { openingFor, type TableFacts, type TableNow, type TableOpening } from '@baize/casino';
import { figure, type Seat } from '@baize/engine';
import { type Event, type Holdem, holdemModule, isHandOver, potShown, type Rules, type View } from '@baize/games/holdem';
import { fullHoldemModule } from '@baize/games/holdem/full';
import { type Line, line, type Placed, place, span, widthOf } from '../../kit/cells.ts';
import { type FrameWidth, textWidth } from '../../kit/frame.ts';
import { signedChips } from '../../kit/text.ts';
import { type KeyHelp, type LeaveQuestion, opponentsAt, type RowEnds, type TableRequest, type TableScreen } from '../screen.ts';
import { holdemAsk, holdemChoices, holdemPrompt } from './choices.ts';
import { compactFelt, endingPlace } from './compact.ts';
import { wideFelt } from './felt.ts';
import { holdemTells } from './history.ts';
import { holdemLog, shortened } from './log.ts';
import { scoreBlock } from './score.ts';
import { type HoldemSight, hasLostAll, isTableWon, stageOf } from './stage.ts';

/** What a session of its own begins with. */
const STACK = 1000;
const USUAL = 5;

const opponents = opponentsAt(holdemModule, USUAL);

const opening = ({ preset, opponents: asked, seed }: TableRequest): TableOpening =>
  openingFor(holdemModule, { preset, others: asked ?? opponents(preset).usual, buyIn: STACK, serverSeed: seed });

// --- sitting down -----------------------------------------------------------------------------------------------------

const audience = ({ names, stacks, seat: me }: TableFacts<Holdem>): string =>
  names.flatMap((name, seat) => (seat === me ? [] : [`${name} ${figure(stacks[seat] ?? 0)}.`])).join(' ');

const blindWords = ({ blinds: [small, big] }: Rules): string =>
  small === undefined || big === undefined ? 'No blinds: the betting starts at the flop.' : `Blinds ${figure(small)} and ${figure(big)}.`;

const welcome = (facts: TableFacts<Holdem>): readonly string[] => {
  const { rules, stacks, seat } = facts;
  const { max } = opponents(rules.preset);
  return [
    `${blindWords(rules)} You have ${figure(stacks[seat] ?? 0)} chips.`,
    audience(facts),
    `A number from 1 to ${max} sets how many opponents there are.`,
    'The best five of your two cards and five on the board win the pot.',
  ];
};

const plainWelcome = (facts: TableFacts<Holdem>): readonly string[] => {
  const { rules, stacks, seat } = facts;
  return [`Texas Hold'em, rules: ${rules.preset}. ${blindWords(rules)} You have ${figure(stacks[seat] ?? 0)} chips.`, audience(facts)];
};

// --- row 2 ------------------------------------------------------------------------------------------------------------

const chipsLine = ({ view, seat }: HoldemSight, gap: number, isWide: boolean): Line => {
  const parts = [
    `Chips: ${figure(view.stacks[seat] ?? 0)}`,
    ...(isWide || isHandOver(view) ? [`Pot: ${figure(potShown(view))}`] : []),
    ...(isWide && view.toCall > 0 && !isHandOver(view) ? [`To call: ${figure(view.toCall)}`] : []),
  ];
  return parts.flatMap((text, at) => [span(at > 0 ? ' '.repeat(gap) : ''), span(text, 'yellow')]);
};

const whereWords = ({ view }: HoldemSight): readonly string[] => {
  const [small, big] = view.rules.blinds;
  const stage = `Hand ${view.hand} · ${stageOf(view)}`;
  return [...(small === undefined ? [] : [`${stage} · blinds ${figure(small)}/${figure(big ?? small)}`]), stage, stageOf(view)];
};

/** The longest words that leave room for the chips. */
const status = (sight: HoldemSight, width: FrameWidth): RowEnds => {
  const isWide = width === 80;
  const words = isWide ? whereWords(sight) : whereWords(sight).slice(-2);
  for (const text of words)
    for (const gap of isWide ? [5, 3] : [3]) {
      const left = chipsLine(sight, gap, isWide);
      if (widthOf(left) + text.length + (isWide ? 2 : 1) <= textWidth(width)) return { left, right: line(text, 'dim') };
    }
  return { left: chipsLine(sight, 2, isWide), right: [] };
};

// --- the felt ---------------------------------------------------------------------------------------------------------

/** The end of the sitting, where it hides no card: the table is won, or the chips are gone. */
const ending = (sight: HoldemSight, width: FrameWidth): readonly Placed[] => {
  const { view, seat } = sight;
  const chips = figure(view.stacks[seat] ?? 0);
  const isWide = width === 80;
  const words = isTableWon(view, seat)
    ? [line(isWide ? '♠ ♥ THE TABLE IS YOURS ♦ ♣' : 'THE TABLE IS YOURS', 'bold-green'), line(`   All ${chips} chips.`, 'yellow')]
    : hasLostAll(view, seat)
      ? [line(isWide ? 'Your last chip is gone.' : 'All chips are gone.', 'bold-red')]
      : [];
  if (words.length === 0) return [];
  if (isWide) return [place(13, 3, words)];
  const where = endingPlace(sight);
  return where === undefined ? [] : [place(where.row, where.column, words.slice(0, 1))];
};

const felt = (sight: HoldemSight, width: FrameWidth): readonly Placed[] => [
  ...(width === 80 ? wideFelt(sight) : compactFelt(sight)),
  ...ending(sight, width),
];

// --- out of sight -----------------------------------------------------------------------------------------------------

const TOLD: readonly Event['type'][] = ['settled', 'seat-left', 'sitting-ended', 'said-ready', 'hand-began'];

/** At the casino's table a hand that the player has folded goes on unseen, and its winner is told. */
const outOfSight = (event: Event, view: View, seat: Seat): boolean => {
  const isOwn = event.type === 'folded' && event.seat === seat;
  return view.rules.preset === 'casino' && view.standing[seat] === 'folded' && !isOwn && !TOLD.includes(event.type);
};

// --- leaving ----------------------------------------------------------------------------------------------------------

const leaveQuestion = ({ held: { stack, atRisk } }: TableNow<Holdem>): LeaveQuestion | undefined => {
  if (atRisk === 0) return undefined;
  return {
    warning: `The hand is not over. Your ${figure(atRisk)} chips in the pot stay behind. You take ${figure(stack)}.`,
    question: `Leave and lose ${figure(atRisk)}?`,
  };
};

const summary = ({ statistics: { rounds, won, lost, pushed, net } }: TableNow<Holdem>): readonly string[] => [
  `Hands: ${rounds}. Won: ${won}. Lost: ${lost}.${pushed > 0 ? ` Even: ${pushed}.` : ''} In all: ${signedChips(net)}.`,
];

const goodbye = ({ held }: TableNow<Holdem>): readonly string[] => [
  `You leave the table with ${figure(held.stack)} chips. Thank you for the game.`,
];

const keys = ({ foldsFreely }: Rules): readonly KeyHelp[] => [
  { key: 'F', does: foldsFreely ? 'fold: give up the hand' : 'fold, with a bet to call' },
  { key: 'C', does: 'check or call' },
  { key: 'B, R', does: 'bet, raise: an amount' },
  { key: 'H, P', does: 'half pot, pot, after B or R' },
  { key: 'A', does: 'all-in; asks once' },
];

/** Hold'em's table in the terminal. */
export const holdemScreen: TableScreen<Holdem> = {
  module: fullHoldemModule,
  title: line("♣ TEXAS HOLD'EM ♣", 'bold'),
  opponents,
  opening,
  asksOpponents: true,
  outOfSight,
  greeting: {
    title: line("♣ TEXAS HOLD'EM ♣", 'bold'),
    status: ({ stacks, seat }) => line(`Chips: ${figure(stacks[seat] ?? 0)}`, 'yellow'),
    plain: plainWelcome,
  },
  welcome,
  status: (sight, _, width) => status(sight, width),
  felt,
  log: holdemLog,
  choices: holdemChoices,
  prompt: holdemPrompt,
  ask: holdemAsk,
  shorten: shortened,
  tells: holdemTells,
  leaveQuestion,
  keys,
  score: { name: 'Hand ranks', short: 'Ranks', block: scoreBlock },
  summary,
  goodbye,
};
