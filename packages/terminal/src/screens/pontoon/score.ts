/** The sheet on Tab: what the session has come to. */

import type { TableNow } from '@baize/casino';
import type { SeenCard } from '@baize/engine';
import { type Hand, handScore, type Pontoon, visible } from '@baize/games/pontoon';
import { type Block, blank, type Line, line, span } from '../../kit/cells.ts';
import type { FrameWidth } from '../../kit/frame.ts';
import { figureRow, sideBySide, signRole } from '../../kit/panel.ts';
import type { Tells } from '../screen.ts';
import { pontoonScreenWords } from './language/index.ts';
import type { CardsSeen } from './language/pontoon-screen-words.ts';

const row = figureRow(18);

const seatRows = ({ facts: { names, seat: me }, beat: { view } }: TableNow<Pontoon>): Block => {
  const { figure, score } = pontoonScreenWords();
  return view.stacks.map((stack, seat) =>
    row(
      seat === me ? score.you : (names[seat] ?? ''),
      view.playing[seat] === true ? figure(stack) : score.out,
      view.playing[seat] === true ? 'yellow' : 'dim',
    ),
  );
};

/** The session's score: rounds, and chips where there are any. */
export const scoreBlock = (table: TableNow<Pontoon>, width: FrameWidth): Block => {
  const { rounds, won, lost, pushed, net, bestRun, biggestWin } = table.statistics;
  const { figure, signed, score } = pontoonScreenWords();
  const forChips = table.facts.rules.stake.max > 0;
  const rows: Block = [
    line(score.session, 'bold'),
    row(score.rounds, figure(rounds)),
    row(score.won, figure(won), 'green'),
    row(score.lost, figure(lost), 'red'),
    ...(forChips ? [row(score.even, figure(pushed))] : []),
    row(score.winRate, rounds === 0 ? '-' : score.percent(won / rounds)),
    row(score.longestRun, figure(bestRun)),
    ...(forChips ? [row(score.net, signed(net), signRole(net)), row(score.bestRound, signed(biggestWin), signRole(biggestWin))] : []),
  ];
  const seats = forChips ? [line(score.chips, 'bold'), ...seatRows(table)] : [];
  return width === 80 || seats.length === 0 ? [blank, ...sideBySide(rows, seats, width === 80 ? 6 : 3, 34)] : compact(table);
};

/** Chips and rounds in fourteen rows. */
const compact = (table: TableNow<Pontoon>): Block => {
  const { rounds, won, lost, net, biggestWin } = table.statistics;
  const { figure, signed, score } = pontoonScreenWords();
  const rows = [
    row(score.rounds, figure(rounds)),
    row(score.wonAndLost, `${won} / ${lost}`),
    row(score.net, signed(net), signRole(net)),
    row(score.bestRound, signed(biggestWin), signRole(biggestWin)),
    line(score.chips, 'bold'),
    ...seatRows(table),
  ];
  return rows.map((spans): Line => [span('   '), ...spans]);
};

// --- told on request ----------------------------------------------------------------------------------------------------

type Now = TableNow<Pontoon>;

const seenOf = (hand: Hand<SeenCard>): CardsSeen => {
  const seen = visible(hand);
  return { seen, hidden: hand.cards.length - seen.length };
};

const handLines = ({ beat: { view }, facts: { seat } }: Now): readonly string[] => {
  const { tells } = pontoonScreenWords();
  const hands = (view.hands[seat] ?? []).filter(({ cards }) => cards.length > 0);
  if (hands.length === 0) return [tells.holdNothing];
  return hands.map((hand, at) => {
    const cards = seenOf(hand);
    const score = cards.seen.length === 0 ? undefined : handScore(cards.seen);
    return hands.length > 1 ? tells.holdHand(at + 1, cards, score) : tells.hold(cards, score);
  });
};

const tableLines = ({ beat: { view }, facts: { names, seat: me } }: Now): readonly string[] => {
  const { tells } = pontoonScreenWords();
  const lines = view.hands.flatMap((hands, place) => {
    const cards = hands.filter((hand) => hand.cards.length > 0).map(seenOf);
    return place === me || cards.length === 0 ? [] : [tells.lies(names[place], place === view.banker, cards)];
  });
  return lines.length === 0 ? [tells.nothingDealt] : lines;
};

const potLines = ({ beat: { view }, held: { stack }, facts: { seat, rules } }: Now): readonly string[] => {
  const { tells } = pontoonScreenWords();
  if (rules.stake.max === 0) return [tells.noStakes];
  return [
    tells.staked(
      (view.hands[seat] ?? []).reduce((sum, { stake }) => sum + stake, 0),
      stack,
    ),
  ];
};

const whoLines = ({ beat: { view }, facts: { names, seat: me, rules } }: Now): readonly string[] => {
  const { tells } = pontoonScreenWords();
  if (rules.bank === 'house') return [tells.alone];
  return names.map((name, seat) =>
    tells.sits(seat === me ? 'you' : { name }, view.playing[seat] === true ? (view.stacks[seat] ?? 0) : undefined, seat === view.banker),
  );
};

/** What is told on request. */
export const pontoonTells: Tells<Pontoon> = {
  hand: handLines,
  cards: handLines,
  table: tableLines,
  pot: potLines,
  who: whoLines,
};
