/** What a session of Blackjack counts: hand by hand, on the sheet, at its end and in the last words. */
import type { TableNow } from '@baize/casino';
import { cardName, figure, isSeen, type SeenCard } from '@baize/engine';
import { type Blackjack, countForfeit, countHands, type HandStatistics, money, noHands, totalWords, winRate } from '@baize/games/blackjack';
import { type Block, blank, type Line, line, type Placed, place, type Role, span } from '../../kit/cells.ts';
import { type FrameWidth, feltWidth } from '../../kit/frame.ts';
import { box } from '../../kit/panel.ts';
import type { Counting, SessionEnd, Tally, Tells } from '../screen.ts';

type Now = TableNow<Blackjack>;

const read = ({ played = 0, won = 0, lost = 0, pushed = 0, blackjacks = 0, peak = 0 }: Tally): HandStatistics => ({
  played,
  won,
  lost,
  pushed,
  blackjacks,
  peak,
});

/** Hands are counted, each half of a split pair for itself. */
export const counting: Counting<Blackjack> = {
  start: ({ stacks, seat }) => ({ ...noHands(stacks[seat] ?? 0) }),
  count: (tally, event, view) => ({ ...countHands(read(tally), event, view) }),
  forfeit: (tally, view) => ({ ...countForfeit(read(tally), view) }),
};

const stackOf = ({ facts, held }: Now): string => money(facts.rules, held.stack);

type Figure = readonly [name: string, value: string, role?: Role | undefined];

/** Name and value of everything that is counted. */
const figures = (table: Now, tally: Tally): readonly Figure[] => {
  const hands = read(tally);
  return [
    ['Final chips', stackOf(table), 'yellow'],
    ['Most chips held', money(table.facts.rules, hands.peak), 'yellow'],
    ['Hands played', figure(hands.played)],
    ['Won', figure(hands.won), 'green'],
    ['Lost', figure(hands.lost), 'red'],
    ['Pushed', figure(hands.pushed)],
    ['Blackjacks', figure(hands.blackjacks)],
    ['Win rate', `${winRate(hands)}%`],
  ];
};

const WIDTH = 26;

/** `Final chips ........... $5`. */
const figureLine = ([name, value, role = 'text']: Figure): Line => [
  span(`${name} `),
  span('.'.repeat(Math.max(1, WIDTH - name.length - value.length - 2)), 'dim'),
  span(' '),
  span(value, role),
];

/** The sheet on Tab. */
export const scoreBlock = (table: Now, width: FrameWidth, tally: Tally): Block => {
  const indent = span(' '.repeat(width === 80 ? 22 : 7));
  const rows = figures(table, tally).map(([name, value, role]) => figureLine([name === 'Final chips' ? 'Chips' : name, value, role]));
  return [blank, line(`${indent.text}This session`, 'bold'), blank, ...rows.map((spans): Line => [indent, ...spans])];
};

const INNER = { 80: 42, 44: 40 } as const;

const centred = (text: string, inner: number, role: Role): Line => line(' '.repeat(Math.floor((inner - text.length) / 2)) + text, role);

const overFelt = (table: Now, tally: Tally, width: FrameWidth): readonly Placed[] => {
  const inner = INNER[width];
  const { rules } = table.facts;
  const least = money(rules, rules.bet.min);
  const why = table.held.stack === 0 ? 'No chips are left.' : `Less than ${least} left, the smallest bet.`;
  const indent = span(' '.repeat(Math.floor((inner - WIDTH) / 2)));
  const rows = figures(table, tally).map((figure): Line => [indent, ...figureLine(figure)]);
  const block = box(inner, [centred('GAME OVER', inner, 'bold'), centred(why, inner, 'text'), blank, ...rows, blank]);
  return [place(1, Math.floor((feltWidth(width) - inner - 2) / 2), block)];
};

const hands = (played: number): string => (played === 1 ? '1 hand' : `${figure(played)} hands`);

/** The end of a session: no bet can be laid any more. */
export const sessionEnd: SessionEnd<Blackjack> = {
  status: (table, tally) => ({
    left: line(`Chips: ${stackOf(table)}`, 'yellow'),
    right: line(`${hands(read(tally).played)} this session`, 'dim'),
  }),
  felt: overFelt,
  log: ({ facts: { rules, stacks, seat } }, width) => {
    const fresh = money(rules, stacks[seat] ?? 0);
    return width === 80 ? `Play again starts with ${fresh}. Your statistics stay.` : `You start with ${fresh}. Statistics stay.`;
  },
};

/** What was counted, in lines. */
export const summary = (table: Now, tally: Tally): readonly string[] => {
  const { played, won, lost, pushed, blackjacks, peak } = read(tally);
  const rate = winRate(read(tally));
  return [
    `Hands played: ${figure(played)}. Won: ${figure(won)}. Lost: ${figure(lost)}. Pushed: ${figure(pushed)}. Blackjacks: ${figure(blackjacks)}.`,
    `Win rate: ${rate}%. Most chips held: ${money(table.facts.rules, peak)}. Final chips: ${stackOf(table)}.`,
  ];
};

// --- told on request ----------------------------------------------------------------------------------------------------

const cardsOf = (cards: readonly SeenCard[]): string => cards.filter(isSeen).map(cardName).join(', ');

const handLines = ({ beat: { view } }: Now): readonly string[] => {
  if (view.hands.length === 0) return ['You hold no cards.'];
  return view.hands.map(
    (hand, at) => `${view.hands.length > 1 ? `Hand ${at + 1}` : 'You hold'}: ${cardsOf(hand.cards)}. ${totalWords(hand)}.`,
  );
};

const tableLines = ({ beat: { view } }: Now): readonly string[] => {
  const { cards, total } = view.dealer;
  if (cards.length === 0) return ['Nothing is dealt yet.'];
  const hidden = cards.includes('hidden') ? ', and a hidden card' : '';
  return [`The dealer has ${cardsOf(cards)}${hidden}. ${hidden === '' ? totalWords(view.dealer) : `Showing ${total}`}.`];
};

const potLines = ({ beat: { view }, facts: { rules } }: Now): readonly string[] => {
  const bets = view.hands.length === 0 ? [view.bet] : view.hands.map(({ bet }) => bet);
  const sum = bets.reduce((all, bet) => all + bet, 0) + view.insurance;
  return [`${sum === 0 ? 'Nothing is bet yet.' : `Your bet: ${money(rules, sum)}.`} You have ${money(rules, view.stack)}.`];
};

/** What is told on request. */
export const blackjackTells: Tells<Blackjack> = {
  hand: handLines,
  cards: handLines,
  table: tableLines,
  dealer: tableLines,
  pot: potLines,
  who: (table) => [`You alone play against the dealer, with ${stackOf(table)}.`],
};
