/** Blackjack in the terminal. The felt is in blackjack-felt.ts, what is counted in blackjack-score.ts. */

import { openingFor, type TableFacts, type TableNow, type TableOpening } from '@baize/casino';
import { type GameModule, inFull, inShort } from '@baize/engine';
import { type Blackjack, blackjackModule, floorModule, isForSeveral, type OwnView, type Rules } from '@baize/games/blackjack';
import { line } from '../../kit/cells.ts';
import type { FrameWidth } from '../../kit/frame.ts';
import {
  type KeyHelp,
  type LeaveQuestion,
  letterOrWord,
  opponentsAt,
  type RowEnds,
  type TableAnimation,
  type TableRequest,
  type TableScreen,
  type TableSight,
} from '../screen.ts';
import { blackjackAsk, blackjackChoices, blackjackPrompt, isOffered, ownSight } from './choices.ts';
import { blackjackFelt } from './felt.ts';
import { blackjackScreenWords } from './language/index.ts';
import { blackjackLog } from './log.ts';
import { blackjackTells, counting, scoreBlock, sessionEnd, summary } from './score.ts';

type Sight = TableSight<Blackjack>;

/** What a session of its own begins with. */
const STACK = 1000;

const openingAt =
  (module: GameModule<Blackjack>) =>
  ({ preset, opponents, level, seed }: TableRequest): TableOpening => {
    const { usual } = opponentsAt(module)(preset);
    const strength = level === undefined ? {} : { level };
    return openingFor(module, { preset, others: opponents ?? usual, buyIn: STACK, serverSeed: seed, ...strength });
  };

const welcome = ({ stacks, seat, rules }: TableFacts<Blackjack>): readonly string[] =>
  blackjackScreenWords().welcome(rules, stacks[seat] ?? 0);

/** `Bet: $50`, `Bets: $50 + $50`, `Bet: -`. */
const betText = ({ rules, hands, bet }: OwnView): string => {
  const laid = bet === 0 ? [] : [bet];
  return blackjackScreenWords().bets(rules, hands.length === 0 ? laid : hands.map((hand) => hand.bet));
};

const status = (sight: Sight, width: FrameWidth): RowEnds => {
  const view = ownSight(sight);
  const chips = blackjackScreenWords().chips(view.rules, view.stack);
  const round = blackjackScreenWords().round(view.round, view.cardsInShoe, view.rules.decks);
  return {
    left: line(`${chips}${' '.repeat(width === 80 ? 5 : 3)}${betText(view)}`, 'yellow'),
    right: line(width === 80 ? inFull(round) : inShort(round), 'dim'),
  };
};

/** In the terminal a bet is laid and the hand dealt in one go. */
const deal = (sight: Sight): TableAnimation<Blackjack['action']> | undefined =>
  isOffered(sight, 'deal') ? { ms: 0, action: { type: 'deal' } } : undefined;

const leaveQuestion = ({ held: { stack, atRisk }, facts: { rules } }: TableNow<Blackjack>): LeaveQuestion | undefined =>
  atRisk === 0 ? undefined : blackjackScreenWords().leave(rules, atRisk, stack);

const keys = (rules: Rules): readonly KeyHelp[] => {
  const does = blackjackScreenWords().keys;
  return [
    { key: '0-9', does: does.digits },
    { key: 'L', does: does.last },
    ...(isForSeveral(rules) ? [{ key: 'O', does: does.out }] : []),
    { key: 'H', does: does.hit },
    { key: 'S', does: does.stand },
    ...(rules.double === 'none' ? [] : [{ key: 'D', does: does.double }]),
    ...(rules.split === 'none' ? [] : [{ key: 'P', does: does.split }]),
    ...(rules.surrender ? [{ key: 'F', does: does.surrender }] : []),
    ...(rules.insurance ? [{ key: 'Y N', does: does.insurance }] : []),
  ];
};

const screenFor = (module: GameModule<Blackjack>): TableScreen<Blackjack> => ({
  module,
  title: line('♠ BLACKJACK 21 ♠', 'bold'),
  welcome: {
    lines: welcome,
    title: line('♠ ♥ BLACKJACK 21 ♣ ♦', 'bold'),
    status: ({ rules, stacks, seat }) => line(blackjackScreenWords().chips(rules, stacks[seat] ?? 0), 'yellow'),
    plain: ({ stacks, seat, rules }) => [...blackjackScreenWords().opening(rules, stacks[seat] ?? 0), letterOrWord()],
  },
  opponents: opponentsAt(module),
  opening: openingAt(module),
  status: (sight, _, width) => status(sight, width),
  felt: blackjackFelt,
  log: blackjackLog,
  choices: blackjackChoices,
  prompt: blackjackPrompt,
  ask: blackjackAsk,
  animation: deal,
  // The hidden card is a beat of its own, and a result stays before the game is over.
  pauses: { reveal: 300, draw: 350, result: 2000, verdict: 2500 },
  counting,
  end: sessionEnd,
  leaveQuestion,
  help: { keys },
  score: {
    get name() {
      return blackjackScreenWords().statistics;
    },
    block: scoreBlock,
  },
  tells: blackjackTells,
  summary,
  goodbye: () => [blackjackScreenWords().goodbye],
});

/** Blackjack's table in the terminal. A session of its own is played for dollars. */
export const blackjackScreen: TableScreen<Blackjack> = { ...screenFor(floorModule), session: screenFor(blackjackModule) };
