/** The compact felt of Sabacc: a line for each opponent, pots and dice in words, the player's own hand below. */
import { figure, isSeen, type Seat } from '@baize/engine';
import { cardsAt, potOf, signedTotal, stakedBy, totalOf } from '@baize/games/sabacc';
import { type Block, type Line, line, type Placed, place, span, widthOf } from '../../kit/cells.ts';
import { fitLine, rightAligned } from '../../kit/text.ts';
import { handHits, sabaccHandBlock, sabaccTokens, tokenLines } from './cards.ts';
import { isPicking } from './choices.ts';
import { nameRole } from './felt.ts';
import { screenWords } from './language/index.ts';
import { isStorm, isTurn, lastMoveLine, opponentsOf, type SabaccSight } from './stage.ts';

/** How wide the columns of the opponents are: names and chips as long as they come, and the rest for cards and actions. */
interface Columns {
  readonly name: number;
  readonly cards: number;
  readonly middle: number;
  readonly stack: number;
  readonly staked: number;
}

const stackText = ({ view }: SabaccSight, seat: Seat): string => (view.standing[seat] === 'left' ? '' : figure(view.stacks[seat] ?? 0));
const stakedText = ({ view }: SabaccSight, seat: Seat): string =>
  stakedBy(view, seat) > 0 ? screenWords().stakedShort(stakedBy(view, seat)) : '';

const columnsFor = (sight: SabaccSight): Columns => {
  const seats = opponentsOf(sight);
  const widest = (least: number, texts: readonly string[]): number => Math.max(least, ...texts.map((text) => text.length + 1));
  const name = widest(
    6,
    seats.map((seat) => sight.names[seat] ?? ''),
  );
  const stack = widest(
    6,
    seats.map((seat) => stackText(sight, seat)),
  );
  const staked = widest(
    7,
    seats.map((seat) => stakedText(sight, seat)),
  );
  return { name, cards: 16 - name, middle: 40 - name - stack - staked, stack, staked };
};

const opponentLine = (sight: SabaccSight, seat: Seat, columns: Columns): Line => {
  const { view, names } = sight;
  const cards = sabaccTokens(cardsAt(view, seat));
  const whole = [...cards, span(' '.repeat(Math.max(1, columns.cards - widthOf(cards)))), ...lastMoveLine(view, seat, false)];
  return [
    isTurn(view, seat) ? span('▸', 'bold-cyan') : span(' '),
    ...fitLine([span(names[seat] ?? '', nameRole(view, seat))], columns.name),
    // Where the cards need the room, the last action gives way: the cards are what is needed to decide.
    ...fitLine(widthOf(whole) <= columns.middle ? whole : cards, columns.middle),
    span(stackText(sight, seat).padStart(columns.stack), 'yellow'),
    span(stakedText(sight, seat).padStart(columns.staked), 'yellow'),
  ];
};

const middle = (sight: SabaccSight): Block => {
  const { view } = sight;
  const words = screenWords();
  const [bets = '', sabacc = ''] = rightAligned([figure(potOf(view)), figure(view.sabaccPot)]);
  const pot = (name: string, amount: string): Line => [span(name.padEnd(12)), ...fitLine([span(amount, 'yellow')], 9)];
  return [
    [...pot(words.pot, bets), span(words.rollLabel.padEnd(12)), span(words.roll(view.dice))],
    [...pot(words.sabaccPot, sabacc), span(words.deckLabel.padEnd(12)), span(String(view.cardsInDeck))],
  ];
};

const PILE_ROWS = 3;
const PILE_ROOM = 28;
const SHORT_TOP = ' ◂';

/** The pile, its top last and marked. A long one takes up to three rows; of a longer one still, the rest is counted. */
const discards = ({ view: { discard } }: SabaccSight): readonly Placed[] => {
  const full = tokenLines(discard, PILE_ROOM);
  const hasRoom = widthOf(full.at(-1) ?? []) + SHORT_TOP.length <= PILE_ROOM;
  const rows = hasRoom ? full : tokenLines(discard, PILE_ROOM - SHORT_TOP.length);
  const shown = rows.slice(-PILE_ROWS);
  const top = shown.at(-1) ?? [];
  const { top: topWord, cards, discards: label } = screenWords();
  const marked = `${SHORT_TOP} ${topWord}`;
  const mark = widthOf(top) + marked.length <= PILE_ROOM ? marked : SHORT_TOP;
  const lines = [...shown.slice(0, -1), [...top, ...(discard.length === 0 ? [] : [span(mark, 'dim')])]];
  const first = lines.length === 1 ? 7 : 6;
  const count = rows.length > PILE_ROWS ? [line(cards(discard.length), 'dim')] : [];
  return [place(first, 1, [line(label), ...count]), place(first, 13, lines)];
};

const ownHand = (sight: SabaccSight): readonly Placed[] => {
  const { view, seat } = sight;
  const cards = cardsAt(view, seat);
  const words = screenWords();
  if (view.standing[seat] !== 'in') return [place(9, 3, [line(words.yourHand, 'dim'), line(words.othersPlayOn, 'dim')])];
  const total = cards.length === 0 ? '' : ` (${signedTotal(totalOf(cards.filter(isSeen)))})`;
  const [pips] = view.dice ?? [0];
  return [
    ...(isTurn(view, seat) ? [place(9, 1, [line('▸', 'bold-cyan')])] : []),
    place(9, 3, [[span(words.yourHand, 'bold'), span(total)], ...sabaccHandBlock(cards, 38, isPicking(sight))]),
    ...(isPicking(sight) ? handHits(cards.length, 38, 10, 3) : []),
    ...(isStorm(view) ? [place(15, 3, [line(words.double(pips), 'bold-cyan')])] : []),
  ];
};

/** The felt in 42 columns. */
export const compactFelt = (sight: SabaccSight): readonly Placed[] => {
  const columns = columnsFor(sight);
  return [
    place(
      0,
      0,
      opponentsOf(sight).map((seat) => opponentLine(sight, seat, columns)),
    ),
    place(4, 1, middle(sight)),
    ...discards(sight),
    ...ownHand(sight),
  ];
};
