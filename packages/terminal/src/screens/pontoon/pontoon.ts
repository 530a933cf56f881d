/** Pontoon in the terminal. The felts are in house.ts and british.ts, what is said in language/. */

import { openingFor, type Statistics, type TableFacts, type TableNow, type TableOpening } from '@baize/casino';
import { inFull, inShort, rulesOf, type Saying, type Seat, type Who } from '@baize/engine';
import { bankerThen, type Pontoon, pontoonModule, type Rules } from '@baize/games/pontoon';
import { type Line, line, span } from '../../kit/cells.ts';
import type { FrameWidth } from '../../kit/frame.ts';
import {
  type KeyHelp,
  type LeaveQuestion,
  letterOrWord,
  opponentsAt,
  type RowEnds,
  type TableRequest,
  type TableScreen,
  type TableSight,
} from '../screen.ts';
import { britishFelt } from './british.ts';
import { pontoonChoices } from './choices.ts';
import { houseFelt } from './house.ts';
import { pontoonScreenWords } from './language/index.ts';
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

const whoSits = (names: readonly string[], seat: Seat, me: Seat): Who => (seat === me ? 'you' : { name: names[seat] ?? '' });

const welcome = ({ names, stacks, seat: me, rules }: TableFacts<Pontoon>): readonly Saying[] => {
  const words = pontoonScreenWords().welcome;
  if (rules.bank === 'house') return words.house;
  return words.british(
    names.map((_, seat) => whoSits(names, seat, me)),
    stacks[0] ?? 0,
    rules,
  );
};

const houseStatus = ({ view }: Sight, { rounds, won, lost }: Statistics, width: FrameWidth): RowEnds => {
  const { status } = pontoonScreenWords();
  const [left, right] =
    width === 80
      ? [
          [status.rounds(rounds), status.won(won), status.lost(lost)],
          [status.round(view.round), status.inDeck(view.cardsInDeck)],
        ]
      : [[status.won(won), status.lost(lost)], [status.round(view.round)]];
  return { left: line(left.join('   ')), right: line(right.join(' · '), 'dim') };
};

const chipsLine = ({ view, seat, results }: Sight, width: FrameWidth): Line => {
  const { status } = pontoonScreenWords();
  const stakes = (view.hands[seat] ?? []).map(({ stake }) => stake).filter((stake) => stake > 0);
  const net = results?.[seat]?.net;
  const words = net !== undefined ? status.outcome(net) : stakes.length > 0 ? status.stakes(stakes) : '';
  const risk = words === '' ? [] : [span(' '.repeat(width === 80 ? 5 : 3)), span(words, 'yellow')];
  return [span(status.chips(view.stacks[seat] ?? 0), 'yellow'), ...risk];
};

/** Who has the bank; after a round in which it passed, who has it next. */
const bankWords = ({ view, seat, names }: Sight): string => {
  const { status } = pontoonScreenWords();
  const who = whoSits(names, view.banker, seat);
  return bankerThen(view) === view.banker ? status.keepsBank(who) : status.getsBank(who);
};

const britishStatus = (sight: Sight, width: FrameWidth): RowEnds => {
  const { status } = pontoonScreenWords();
  const round = sight.view.round === 0 ? status.cut : status.round(sight.view.round);
  return { left: chipsLine(sight, width), right: line(width === 80 ? `${round} · ${bankWords(sight)}` : round, 'dim') };
};

const leaveQuestion = ({
  beat: { view },
  held: { stack, atRisk },
  facts: { seat, rules },
}: TableNow<Pontoon>): LeaveQuestion | undefined => {
  const isOpen = view.phase !== 'between' && view.phase !== 'ended' && view.playing[seat] === true;
  if (!isOpen) return undefined;
  const { leave } = pontoonScreenWords();
  return rules.stake.max === 0 || atRisk === 0 ? leave.uncounted : leave.staked(atRisk, stack);
};

const summary = ({ statistics: { rounds, won, lost, pushed } }: TableNow<Pontoon>): readonly string[] => [
  pontoonScreenWords().summary(rounds, won, lost, pushed),
];

const goodbye = ({ facts, held }: TableNow<Pontoon>): readonly string[] => {
  const words = pontoonScreenWords();
  return [...(facts.rules.stake.max > 0 ? [words.leavesWith(held.stack)] : []), words.goodbye];
};

const keys = ({ buying, splitting, stake }: Rules): readonly KeyHelp[] => {
  const words = pontoonScreenWords().keys;
  return [
    { key: 'T', does: words.twist },
    { key: 'S', does: words.stick },
    ...(buying ? [{ key: 'B', does: words.buy }] : []),
    ...(splitting ? [{ key: 'P', does: words.split }] : []),
    ...(stake.max > 0 ? [{ key: '0-9', does: words.stake }] : []),
  ];
};

const isHouse = ({ view }: Sight): boolean => view.rules.bank === 'house';

/** Pontoon's table in the terminal. */
export const pontoonScreen: TableScreen<Pontoon> = {
  module: pontoonModule,
  title: line('♠  PONTOON  ♠', 'bold'),
  opponents,
  opening,
  welcome: {
    // On the felt of a narrow window eight names leave little room for the rest.
    lines: (facts) => welcome(facts).map(inShort),
    plain: (facts) => [...welcome(facts).map(inFull), letterOrWord()],
  },
  status: (sight, statistics, width) => (isHouse(sight) ? houseStatus(sight, statistics, width) : britishStatus(sight, width)),
  felt: (sight, width) => (isHouse(sight) ? houseFelt(sight, width) : britishFelt(sight, width)),
  log: (story, width, sight) => (isHouse(sight) ? houseLog(story, width, sight) : britishLog(story, width)),
  choices: pontoonChoices,
  leaveQuestion,
  help: { keys },
  score: {
    // Asked for when it is drawn: no words are loaded when this module is.
    get name() {
      return pontoonScreenWords().score.name;
    },
    block: scoreBlock,
  },
  tells: pontoonTells,
  summary,
  goodbye,
};
