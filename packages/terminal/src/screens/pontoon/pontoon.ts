/** Pontoon in the terminal. The felts are in pontoon-house.ts and pontoon-british.ts. */

import { openingFor, type Statistics, type TableFacts, type TableNow, type TableOpening } from '@baize/casino';
import { figure, rulesOf, type Seat } from '@baize/engine';
import { bankerThen, type Pontoon, pontoonModule, type Rules } from '@baize/games/pontoon';
import { type Line, line, span } from '../../kit/cells.ts';
import type { FrameWidth } from '../../kit/frame.ts';
import { outcomeWords } from '../../kit/text.ts';
import {
  type KeyHelp,
  type LeaveQuestion,
  opponentsAt,
  type RowEnds,
  type TableRequest,
  type TableScreen,
  type TableSight,
} from '../screen.ts';
import { britishFelt } from './british.ts';
import { pontoonChoices } from './choices.ts';
import { houseFelt } from './house.ts';
import { britishLog, houseLog } from './log.ts';
import { pontoonTells, scoreBlock } from './score.ts';

type Sight = TableSight<Pontoon>;

const USUAL_OPPONENTS = 3;
/** What a player brings to a session that plays for chips, in its largest stakes: as much as the opponents do. */
const STACK_IN_STAKES = 20;

const opponents = opponentsAt(pontoonModule, USUAL_OPPONENTS);

const opening = ({ preset, opponents: asked, seed }: TableRequest): TableOpening => {
  const buyIn = STACK_IN_STAKES * rulesOf(pontoonModule.game, preset).stake.max;
  return openingFor(pontoonModule, { preset, others: asked ?? opponents(preset).usual, buyIn, serverSeed: seed });
};

const HOUSE_WELCOME = [
  'Welcome to Pontoon, house rules. You against the banker.',
  'Come nearer to 21 than the banker, and not past it. An ace counts 1 or 11, a court card 10. Twist takes a card, stick keeps what you have.',
  'A pontoon (ace and ten card) beats a five card trick, which beats 21.',
  'The banker twists on 16 or less, sticks on 17 or more, and wins ties.',
];

const britishWelcome = ({ names, stacks, rules: { stake, stickFrom } }: TableFacts<Pontoon>): readonly string[] => [
  `Welcome to Pontoon, British rules. ${names.slice(0, -1).join(', ')} and ${names.at(-1)}, with ${figure(stacks[0] ?? 0)} chips each.`,
  'Come nearer to 21 than the banker, and not past it. An ace counts 1 or 11, a court card 10. The highest cut takes the bank.',
  `Stake ${stake.min} to ${stake.max} on your first card. Buy takes a card face down for more chips, twist one face up for nothing, stick keeps ${stickFrom} or more.`,
  'A pontoon (ace and ten card) beats a five card trick, which beats 21. Both are paid double. The banker wins ties.',
];

const houseStatus = ({ view }: Sight, { rounds, won, lost }: Statistics, width: FrameWidth): RowEnds =>
  width === 80
    ? {
        left: line(`Rounds: ${rounds}   Won: ${won}   Lost: ${lost}`),
        right: line(`Round ${view.round} · ${view.cardsInDeck} cards in the deck`, 'dim'),
      }
    : { left: line(`Won: ${won}   Lost: ${lost}`), right: line(`Round ${view.round}`, 'dim') };

/** `Stake: 20`, `Stakes: 20 + 20`, and for more split hands `Staked: 80`. */
const stakeText = (stakes: readonly number[]): string => {
  if (stakes.length > 2) return `Staked: ${figure(stakes.reduce((sum, stake) => sum + stake, 0))}`;
  return `${stakes.length > 1 ? 'Stakes' : 'Stake'}: ${stakes.map(figure).join(' + ')}`;
};

const chipsLine = ({ view, seat, results }: Sight, width: FrameWidth): Line => {
  const stakes = (view.hands[seat] ?? []).map(({ stake }) => stake).filter((stake) => stake > 0);
  const net = results?.[seat]?.net;
  const words = net !== undefined ? outcomeWords(net) : stakes.length > 0 ? stakeText(stakes) : '';
  const risk = words === '' ? [] : [span(' '.repeat(width === 80 ? 5 : 3)), span(words, 'yellow')];
  return [span(`Chips: ${figure(view.stacks[seat] ?? 0)}`, 'yellow'), ...risk];
};

/** `Ada keeps the bank`; after a round in which it passed, who has it next: `the bank goes to you`. */
const bankWords = (view: Sight['view'], seat: Seat, names: Sight['names']): string => {
  const hasPassed = bankerThen(view) !== view.banker;
  if (view.banker === seat) return hasPassed ? 'the bank goes to you' : 'you keep the bank';
  return hasPassed ? `the bank goes to ${names[view.banker]}` : `${names[view.banker]} keeps the bank`;
};

const britishStatus = (sight: Sight, width: FrameWidth): RowEnds => {
  const { view, seat, names } = sight;
  const round = view.round === 0 ? 'The cut' : `Round ${view.round}`;
  const keeper = bankWords(view, seat, names);
  return { left: chipsLine(sight, width), right: line(width === 80 ? `${round} · ${keeper}` : round, 'dim') };
};

const leaveQuestion = ({
  beat: { view },
  held: { stack, atRisk },
  facts: { seat, rules },
}: TableNow<Pontoon>): LeaveQuestion | undefined => {
  const isOpen = view.phase !== 'between' && view.phase !== 'ended' && view.playing[seat] === true;
  if (!isOpen) return undefined;
  if (rules.stake.max === 0 || atRisk === 0)
    return { warning: 'The round is not over and will not be counted.', question: 'Leave in the middle of the round?' };
  return {
    warning: `The round is not over. The ${figure(atRisk)} chips you have staked stay behind. You take ${figure(stack)}.`,
    question: `Leave and lose ${figure(atRisk)}?`,
  };
};

const summary = ({ statistics: { rounds, won, lost, pushed } }: TableNow<Pontoon>): readonly string[] => [
  `Rounds: ${rounds}. Won: ${won}. Lost: ${lost}.${pushed > 0 ? ` Even: ${pushed}.` : ''}`,
];

const goodbye = ({ facts, held }: TableNow<Pontoon>): readonly string[] => [
  ...(facts.rules.stake.max > 0 ? [`You leave the table with ${figure(held.stack)} chips.`] : []),
  'Goodbye, and thank you for the game.',
];

const keys = ({ buying, splitting, stake }: Rules): readonly KeyHelp[] => [
  { key: 'T', does: 'twist: take a card' },
  { key: 'S', does: 'stick: keep what you have' },
  ...(buying ? [{ key: 'B', does: 'buy a card, face down' }] : []),
  ...(splitting ? [{ key: 'P', does: 'split a pair' }] : []),
  ...(stake.max > 0 ? [{ key: '0-9', does: 'type a stake, then Enter' }] : []),
];

const isHouse = ({ view }: Sight): boolean => view.rules.bank === 'house';

/** Pontoon's table in the terminal. */
export const pontoonScreen: TableScreen<Pontoon> = {
  module: pontoonModule,
  title: line('♠  PONTOON  ♠', 'bold'),
  opponents,
  opening,
  welcome: (facts) => (facts.rules.bank === 'house' ? HOUSE_WELCOME : britishWelcome(facts)),
  status: (sight, statistics, width) => (isHouse(sight) ? houseStatus(sight, statistics, width) : britishStatus(sight, width)),
  felt: (sight, width) => (isHouse(sight) ? houseFelt(sight, width) : britishFelt(sight, width)),
  log: (story, width, sight) => (isHouse(sight) ? houseLog(story, width, sight) : britishLog(story, width)),
  choices: pontoonChoices,
  leaveQuestion,
  keys,
  score: { name: 'Score', block: scoreBlock },
  tells: pontoonTells,
  summary,
  goodbye,
};
