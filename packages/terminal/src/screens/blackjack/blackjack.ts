/** Blackjack in the terminal. The felt is in blackjack-felt.ts, what is counted in blackjack-score.ts. */

import { openingFor, type TableFacts, type TableNow, type TableOpening } from '@baize/casino';
import type { GameModule } from '@baize/engine';
import { type Blackjack, blackjackModule, felt, floorModule, money, type Rules, type View } from '@baize/games/blackjack';
import { line } from '../../kit/cells.ts';
import type { FrameWidth } from '../../kit/frame.ts';
import {
  type KeyHelp,
  type LeaveQuestion,
  opponentsAt,
  type RowEnds,
  type TableAnimation,
  type TableRequest,
  type TableScreen,
  type TableSight,
} from '../screen.ts';
import { blackjackAsk, blackjackChoices, blackjackPrompt, isOffered, moneyAt } from './choices.ts';
import { blackjackFelt } from './felt.ts';
import { blackjackLog } from './log.ts';
import { blackjackTells, counting, scoreBlock, sessionEnd, summary } from './score.ts';

type Sight = TableSight<Blackjack>;

/** What a session of its own begins with. */
const STACK = 1000;

const openingAt =
  (module: GameModule<Blackjack>) =>
  ({ preset, seed }: TableRequest): TableOpening =>
    openingFor(module, { preset, others: 0, buyIn: STACK, serverSeed: seed });

const welcome = ({ stacks, seat, rules }: TableFacts<Blackjack>): readonly string[] => {
  const { min, max } = rules.bet;
  const bets = max === null ? `Bets from ${money(rules, min)} to all you have.` : `Bets from ${money(rules, min)} to ${money(rules, max)}.`;
  return ['Come closer to 21 than the dealer, and not past it.', `${money(rules, stacks[seat] ?? 0)} in chips. ${bets}`];
};

/** `Bet: $50`, `Bets: $50 + $50`, `Bet: -`. */
const betText = (view: View): string => {
  const sum = moneyAt(view);
  const bets = view.hands.map(({ bet }) => bet);
  if (bets.length > 2) return `Bets: ${sum(bets.reduce((all, bet) => all + bet, 0))}`;
  if (bets.length === 2) return `Bets: ${bets.map(sum).join(' + ')}`;
  const [bet = view.bet] = bets;
  return `Bet: ${bet === 0 ? '-' : sum(bet)}`;
};

const status = ({ view }: Sight, width: FrameWidth): RowEnds => {
  const chips = `Chips: ${moneyAt(view)(view.stack)}`;
  const shoe = view.rules.decks === 1 ? 'deck' : 'shoe';
  return width === 80
    ? {
        left: line(`${chips}     ${betText(view)}`, 'yellow'),
        right: line(`Hand ${view.round} · ${view.cardsInShoe} cards in the ${shoe}`, 'dim'),
      }
    : { left: line(`${chips}   ${betText(view)}`, 'yellow'), right: line(`Hand ${view.round}`, 'dim') };
};

/** In the terminal a bet is laid and the hand dealt in one go. */
const deal = (sight: Sight): TableAnimation<Blackjack['action']> | undefined =>
  isOffered(sight, 'deal') ? { ms: 0, action: { type: 'deal' } } : undefined;

const leaveQuestion = ({ held: { stack, atRisk }, facts: { rules } }: TableNow<Blackjack>): LeaveQuestion | undefined => {
  if (atRisk === 0) return undefined;
  const sum = money(rules, atRisk);
  return {
    warning: `The hand is not over. The ${sum} you have bet stays behind and the hand is lost. You take ${money(rules, stack)}.`,
    question: `Leave and lose ${sum}?`,
  };
};

const keys = ({ double, split, surrender, insurance }: Rules): readonly KeyHelp[] => [
  { key: '0-9', does: 'type a bet, then Enter' },
  { key: 'L', does: 'lay the last bet again' },
  { key: 'H', does: 'hit: take a card' },
  { key: 'S', does: 'stand: keep the hand' },
  ...(double === 'none' ? [] : [{ key: 'D', does: 'double for one card more' }]),
  ...(split === 'none' ? [] : [{ key: 'P', does: 'split a pair' }]),
  ...(surrender ? [{ key: 'F', does: 'give up for half the bet' }] : []),
  ...(insurance ? [{ key: 'Y N', does: 'insurance: yes, no' }] : []),
];

const screenFor = (module: GameModule<Blackjack>): TableScreen<Blackjack> => ({
  module,
  title: line('♠ BLACKJACK 21 ♠', 'bold'),
  greeting: {
    title: line('♠ ♥ BLACKJACK 21 ♣ ♦', 'bold'),
    status: ({ rules, stacks, seat }) => line(`Chips: ${money(rules, stacks[seat] ?? 0)}`, 'yellow'),
    plain: ({ stacks, seat, rules }) => [
      `Blackjack 21, ${rules.preset} rules. You have ${money(rules, stacks[seat] ?? 0)}.`,
      `${felt(rules).join('. ')}.`,
    ],
  },
  opponents: opponentsAt(module),
  opening: openingAt(module),
  welcome,
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
  keys,
  score: { name: 'Statistics', block: scoreBlock },
  tells: blackjackTells,
  summary,
  goodbye: () => ['Goodbye, and thank you for the game.'],
});

/** Blackjack's table in the terminal. A session of its own is played for dollars. */
export const blackjackScreen: TableScreen<Blackjack> = { ...screenFor(floorModule), session: screenFor(blackjackModule) };
