/** The felt of Pontoon among players: a line for each opponent, and the player's hands below. */
import type { Seat, SeenCard } from '@baize/engine';
import { bankerThen, type Hand, type Pontoon, type View } from '@baize/games/pontoon';
import { tokens } from '../../kit/cards.ts';
import { type Block, type Line, line, type Placed, place, placeMiddle, type Role, type Span, span, widthOf } from '../../kit/cells.ts';
import { type FrameWidth, feltWidth } from '../../kit/frame.ts';
import { fitLine } from '../../kit/text.ts';
import type { TableSight } from '../screen.ts';
import { fared, handStatus, isTurn, ownHands, verdictOf } from './hands.ts';
import { pontoonScreenWords } from './language/index.ts';

type Sight = TableSight<Pontoon>;

type Hands = readonly Hand<SeenCard>[];

/** The cards of a seat's hands, a stroke between split ones; without blanks where there is little room. */
const cardsLine = (hands: Hands, isTight: boolean): Line =>
  hands.flatMap(({ cards }, at): Line => {
    const shown = tokens(cards.map(({ card }) => card));
    const stroke = at > 0 ? [span(isTight ? '/' : ' / ', 'dim')] : [];
    return [...stroke, ...(isTight ? shown.filter(({ text }) => text !== ' ') : shown)];
  });

/** How each hand stands and fares. Of split hands, one that is still to be played has a dash. */
const statusLine = (view: View, seat: Seat, narrow: boolean): Line => {
  const hands = view.hands[seat] ?? [];
  return hands.flatMap((hand, at): Line => {
    const stands = handStatus(hand);
    const verdict = verdictOf(view, seat, at);
    const end = verdict === undefined ? [] : [span(stands.text === '' ? '' : ' '), fared(verdict)];
    const word = stands.text === '' && hands.length > 1 && end.length === 0 ? span('-', 'dim') : stands;
    // In the compact form the verdict alone is enough: the cards lie open beside it.
    return [...(at > 0 ? [span(', ')] : []), ...(narrow && verdict !== undefined ? [fared(verdict)] : [word, ...end])];
  });
};

/** `3 hands`, and once they are settled `2 won, 1 lost`. */
const summary = ({ verdicts }: View, seat: Seat, hands: Hands): Line => {
  const results = verdicts.filter(({ place: owner }) => owner === seat).map(({ result }) => result);
  const words = pontoonScreenWords();
  if (results.length === 0) return line(words.hands(hands.length));
  return line(words.results([...new Set(results)].map((result) => ({ result, count: results.filter((one) => one === result).length }))));
};

/** Cards and how they stand in so many cells: the first form that fits. Split hands may be many, and their cards are worth more. */
const handsLine = (view: View, seat: Seat, room: number, narrow: boolean): Line => {
  const hands = view.hands[seat] ?? [];
  const [cards, tight] = [cardsLine(hands, false), cardsLine(hands, true)];
  const [status, short] = [statusLine(view, seat, narrow), statusLine(view, seat, true)];
  const brief = summary(view, seat, hands);
  const isSettled = verdictOf(view, seat, 0) !== undefined;
  const forms = [
    [...cards, span(' '), ...status],
    ...[status, short, brief].map((words) => [...tight, span(' '), ...words]),
    short,
    ...(isSettled ? [] : [tight]),
  ];
  return fitLine(forms.find((form) => widthOf(form) <= room) ?? brief, room);
};

/** The room for cards, how they stand and what is staked, in the compact form. */
const COMPACT = 23;

/** Cards and how they stand in columns of their own, as long as they fit into them. */
const wideHands = (view: View, seat: Seat): Line => {
  const [cards, status] = [cardsLine(view.hands[seat] ?? [], false), statusLine(view, seat, false)];
  if (widthOf(cards) > 23 || widthOf(status) > 18) return handsLine(view, seat, 42, false);
  return [...fitLine(cards, 23), span(' '), ...fitLine(status, 18)];
};

const right = (text: string, width: number, role: Role): Span => span(text.padStart(width), role);

/** What a seat has staked, and after the round what that brought. */
const staked = ({ view, results }: Sight, seat: Seat): Span => {
  const net = results?.[seat]?.net;
  const words = pontoonScreenWords();
  if (net !== undefined) return span(words.signed(net), net > 0 ? 'green' : net < 0 ? 'red' : 'text');
  const sum = (view.hands[seat] ?? []).reduce((total, { stake }) => total + stake, 0);
  return span(sum === 0 ? '' : words.figure(sum), 'yellow');
};

const nameLine = ({ view, names }: Sight, seat: Seat, wide: boolean): Line => {
  const { columns } = pontoonScreenWords();
  const bank = bankerThen(view) === seat ? ` ${wide ? columns.bank : columns.bankShort}` : '';
  const marker = isTurn(view, seat) ? span('▸ ', 'bold-cyan') : span('  ');
  return [marker, ...fitLine([span(`${names[seat]}${bank}`, view.playing[seat] === true ? 'bold' : 'dim')], wide ? 16 : 9)];
};

const opponentLine = (sight: Sight, seat: Seat, width: FrameWidth): Line => {
  const { view } = sight;
  const wide = width === 80;
  const { columns, figure } = pontoonScreenWords();
  const isIn = view.playing[seat] === true;
  const name = nameLine(sight, seat, wide);
  if (!isIn && (view.hands[seat] ?? []).length === 0) return [...name, span(columns.out, 'dim')];
  const stake = staked(sight, seat);
  const [stakeWidth, stackWidth] = wide ? [6, 9] : [stake.text === '' ? 0 : stake.text.length + 1, 6];
  return [
    ...name,
    ...(wide ? wideHands(view, seat) : handsLine(view, seat, COMPACT - stakeWidth, true)),
    right(stake.text, stakeWidth, stake.role),
    right(figure(view.stacks[seat] ?? 0), stackWidth, isIn ? 'yellow' : 'dim'),
  ];
};

const opponentLines = (sight: Sight, width: FrameWidth): Block => {
  const others = sight.names.flatMap((_, seat) => (seat === sight.seat ? [] : [opponentLine(sight, seat, width)]));
  if (width !== 80) return others;
  const { seats, cards, stake, result, chips } = pontoonScreenWords().columns;
  const sum = sight.results === undefined ? stake : result;
  return [line(`  ${seats.padEnd(16)}${cards.padEnd(38)}${sum.padStart(10)}${chips.padStart(9)}`, 'dim'), ...others];
};

/** The felt among players. */
export const britishFelt = (sight: Sight, width: FrameWidth): readonly Placed[] => {
  const lines = opponentLines(sight, width);
  const print =
    width === 80 && lines.length < 6 ? [placeMiddle(6, feltWidth(width), [line(pontoonScreenWords().print.british, 'dim')])] : [];
  return [place(0, 1, lines), ...print, ...ownHands(sight, width)];
};
