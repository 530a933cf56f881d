/** Texas Hold'em in the terminal. The felts are in felt.ts and compact.ts, its own words in language/. */

import { openingFor, type TableFacts, type TableNow, type TableOpening } from '@baize/casino';
import { figure, inFull, inShort, type Seat } from '@baize/engine';
import { type Event, type Holdem, holdemModule, isHandOver, potShown, type Rules, type View } from '@baize/games/holdem';
import { fullHoldemModule } from '@baize/games/holdem/full';
import { type Line, line, type Placed, place, span, widthOf } from '../../kit/cells.ts';
import { type FrameWidth, textWidth } from '../../kit/frame.ts';
import { type LeaveQuestion, letterOrWord, opponentsAt, type RowEnds, type TableRequest, type TableScreen } from '../screen.ts';
import { holdemAsk, holdemChoices, holdemPrompt } from './choices.ts';
import { compactFelt, endingPlace } from './compact.ts';
import { wideFelt } from './felt.ts';
import { holdemTells } from './history.ts';
import { screenWords } from './language/index.ts';
import { holdemLog } from './log.ts';
import { scoreBlock, sessionOf } from './score.ts';
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

const blindsOf = ({ blinds: [small, big] }: Rules): readonly [small: number, big: number] | undefined =>
  small === undefined || big === undefined ? undefined : [small, big];

const chipsWords = ({ rules, stacks, seat }: TableFacts<Holdem>): string => screenWords().welcome.chips(blindsOf(rules), stacks[seat] ?? 0);

const welcome = (facts: TableFacts<Holdem>): readonly string[] => {
  const words = screenWords().welcome;
  return [chipsWords(facts), audience(facts), words.opponents(opponents(facts.rules.preset).max), words.aim];
};

const plainWelcome = (facts: TableFacts<Holdem>): readonly string[] => [
  `${holdemModule.game.title}. ${holdemModule.words.preset(facts.rules)}. ${chipsWords(facts)}`,
  audience(facts),
  letterOrWord(),
];

// --- row 2 ------------------------------------------------------------------------------------------------------------

const chipsLine = ({ view, seat }: HoldemSight, gap: number, isWide: boolean): Line => {
  const words = screenWords().status;
  const parts = [
    words.chips(view.stacks[seat] ?? 0),
    ...(isWide || isHandOver(view) ? [words.pot(potShown(view))] : []),
    ...(isWide && view.toCall > 0 && !isHandOver(view) ? [words.toCall(view.toCall)] : []),
  ];
  return parts.flatMap((text, at) => [span(at > 0 ? ' '.repeat(gap) : ''), span(text, 'yellow')]);
};

const whereWords = ({ view }: HoldemSight): readonly string[] =>
  [screenWords().status.where(view.hand, stageOf(view), blindsOf(view.rules))].flat();

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
  const isWide = width === 80;
  const { tableWon, allChips, broke } = screenWords().felt;
  const words = isTableWon(view, seat)
    ? [line(isWide ? `♠ ♥ ${tableWon} ♦ ♣` : tableWon, 'bold-green'), line(`   ${allChips(view.stacks[seat] ?? 0)}`, 'yellow')]
    : hasLostAll(view, seat)
      ? [line(isWide ? inFull(broke) : inShort(broke), 'bold-red')]
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
  const { warning, question } = screenWords().leaving;
  return { warning: warning(atRisk, stack), question: question(atRisk) };
};

/** Hold'em's table in the terminal. */
export const holdemScreen: TableScreen<Holdem> = {
  module: fullHoldemModule,
  title: line("♣ TEXAS HOLD'EM ♣", 'bold'),
  opponents,
  opening,
  asksOpponents: true,
  outOfSight,
  welcome: {
    lines: welcome,
    title: line("♣ TEXAS HOLD'EM ♣", 'bold'),
    status: ({ stacks, seat }) => line(screenWords().status.chips(stacks[seat] ?? 0), 'yellow'),
    plain: plainWelcome,
  },
  status: (sight, _, width) => status(sight, width),
  felt,
  log: holdemLog,
  choices: holdemChoices,
  prompt: holdemPrompt,
  ask: holdemAsk,
  tells: holdemTells,
  leaveQuestion,
  help: { keys: ({ foldsFreely }) => screenWords().keys(foldsFreely) },
  score: {
    // Asked for when it is drawn: no word is loaded before.
    get name() {
      return screenWords().sheet.name;
    },
    get short() {
      return screenWords().sheet.short;
    },
    block: scoreBlock,
  },
  summary: (table) => [screenWords().leaving.summary(sessionOf(table))],
  goodbye: ({ held }) => [screenWords().leaving.goodbye(held.stack)],
};
