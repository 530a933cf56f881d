/** The sheet on Tab: what the session has come to. */

import type { TableNow } from '@baize/casino';
import { capital, cardName, figure, type SeenCard } from '@baize/engine';
import { type Hand, type Pontoon, visible } from '@baize/games/pontoon';
import { type Block, blank, type Line, line, span } from '../../kit/cells.ts';
import type { FrameWidth } from '../../kit/frame.ts';
import { figureRow, sideBySide, signRole } from '../../kit/panel.ts';
import { signedChips } from '../../kit/text.ts';
import type { Tells } from '../screen.ts';
import { totalShown } from './hand-status.ts';

const percent = (part: number, whole: number): string => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`);

const row = figureRow(18);

const seatRows = ({ facts: { names }, beat: { view } }: TableNow<Pontoon>): Block =>
  view.stacks.map((stack, seat) =>
    row(names[seat] ?? '', view.playing[seat] === true ? figure(stack) : 'out', view.playing[seat] === true ? 'yellow' : 'dim'),
  );

/** The session's score: rounds, and chips where there are any. */
export const scoreBlock = (table: TableNow<Pontoon>, width: FrameWidth): Block => {
  const { rounds, won, lost, pushed, net, bestRun, biggestWin } = table.statistics;
  const forChips = table.facts.rules.stake.max > 0;
  const rows: Block = [
    line('This session', 'bold'),
    row('Rounds', figure(rounds)),
    row('Won', figure(won), 'green'),
    row('Lost', figure(lost), 'red'),
    ...(forChips ? [row('Even', figure(pushed))] : []),
    row('Win rate', percent(won, rounds)),
    row('Longest run', figure(bestRun)),
    ...(forChips ? [row('Net', signedChips(net), signRole(net)), row('Best round', signedChips(biggestWin), signRole(biggestWin))] : []),
  ];
  const seats = forChips ? [line('Chips', 'bold'), ...seatRows(table)] : [];
  return width === 80 || seats.length === 0 ? [blank, ...sideBySide(rows, seats, width === 80 ? 6 : 3, 34)] : compact(table);
};

/** Chips and rounds in fourteen rows. */
const compact = (table: TableNow<Pontoon>): Block => {
  const { rounds, won, lost, net, biggestWin } = table.statistics;
  const rows = [
    row('Rounds', figure(rounds)),
    row('Won / lost', `${won} / ${lost}`),
    row('Net', signedChips(net), signRole(net)),
    row('Best round', signedChips(biggestWin), signRole(biggestWin)),
    line('Chips', 'bold'),
    ...seatRows(table),
  ];
  return rows.map((spans): Line => [span('   '), ...spans]);
};

// --- told on request ----------------------------------------------------------------------------------------------------

type Now = TableNow<Pontoon>;

const cardsOf = (hand: Hand<SeenCard>): string => {
  const seen = visible(hand);
  const hidden = hand.cards.length - seen.length;
  const covered = hidden === 0 ? '' : hidden === 1 ? 'a hidden card' : `${hidden} hidden cards`;
  return [...seen.map(cardName), ...(covered === '' ? [] : [covered])].join(', ');
};

const ownLine = (hand: Hand<SeenCard>, at: number, count: number): string =>
  `${count > 1 ? `Hand ${at + 1}` : 'You hold'}: ${cardsOf(hand)}.${visible(hand).length === 0 ? '' : ` ${capital(totalShown(visible(hand)))}.`}`;

const handLines = ({ beat: { view }, facts: { seat } }: Now): readonly string[] => {
  const hands = (view.hands[seat] ?? []).filter(({ cards }) => cards.length > 0);
  return hands.length === 0 ? ['You hold no cards.'] : hands.map((hand, at) => ownLine(hand, at, hands.length));
};

const tableLines = ({ beat: { view }, facts: { names, seat: me } }: Now): readonly string[] => {
  const lines = view.hands.flatMap((hands, place) => {
    const cards = hands.filter((hand) => hand.cards.length > 0).map(cardsOf);
    if (place === me || cards.length === 0) return [];
    const name = names[place] ?? 'The banker';
    return [`${place === view.banker && place < names.length ? `${name}, the banker` : name}: ${cards.join('; ')}.`];
  });
  return lines.length === 0 ? ['Nothing is dealt yet.'] : lines;
};

const potLines = ({ beat: { view }, held: { stack }, facts: { seat, rules } }: Now): readonly string[] => {
  if (rules.stake.max === 0) return ['Nothing is staked at this table.'];
  const staked = (view.hands[seat] ?? []).reduce((sum, { stake }) => sum + stake, 0);
  return [`${staked === 0 ? 'You have nothing staked' : `You have staked ${figure(staked)}`}, and ${figure(stack)} left.`];
};

const whoLines = ({ beat: { view }, facts: { names, seat: me, rules } }: Now): readonly string[] => {
  if (rules.bank === 'house') return ['You alone play against the banker.'];
  return names.map((name, seat) => {
    const state = view.playing[seat] === true ? `${figure(view.stacks[seat] ?? 0)} chips` : 'out';
    return `${seat === me ? 'You' : name}: ${state}${seat === view.banker ? ', the bank' : ''}.`;
  });
};

/** What is told on request. */
export const pontoonTells: Tells<Pontoon> = {
  hand: handLines,
  cards: handLines,
  table: tableLines,
  pot: potLines,
  who: whoLines,
};
