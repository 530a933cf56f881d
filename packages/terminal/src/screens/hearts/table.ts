/** The table of Hearts: the trick by seat, whose turn it is, who is high, and everybody's points. */
import { type Seat, suitOf } from '@baize/engine';
import { highest, lastTrick, type Play, pointsInHand, pointsWords, type Trick } from '@baize/games/hearts';
import { cardBlock, placeBlock, token } from '../../kit/cards.ts';
import { type Line, line, type Placed, place, type Role, span } from '../../kit/cells.ts';
import type { FrameWidth } from '../../kit/frame.ts';
import { heartsScreenWords } from './language/index.ts';
import { type HeartsSight, seatLabel, seatsAround, seatsFromLeft, seatToPlay, stageOf, whoAt } from './stage.ts';

// --- what lies on the table -----------------------------------------------------------------------------------------

/** The trick that is shown: the one that is played, or the last one with its taker. */
const shownTrick = (sight: HeartsSight): { readonly plays: readonly Play[]; readonly taken: Trick | undefined } => {
  const taken = stageOf(sight) === 'taken' ? lastTrick(sight.view) : undefined;
  return { plays: taken?.plays ?? sight.view.trick, taken };
};

const cardOf = (plays: readonly Play[], seat: Seat) => {
  const played = plays.find((play) => play.seat === seat);
  return played === undefined ? placeBlock : cardBlock(played.card);
};

/** What a seat has to do with the trick: it led it, it is highest, it takes it. */
const seatWord = (sight: HeartsSight, seat: Seat): string => {
  const { plays, taken } = shownTrick(sight);
  const { trick } = heartsScreenWords();
  const isMine = seat === sight.seat;
  if (taken !== undefined) return taken.taker === seat ? trick.takes(isMine) : '';
  if (plays.length > 1 && highest(plays)?.seat === seat) return trick.highest(isMine);
  return plays[0]?.seat === seat ? trick.led(isMine) : '';
};

/** `▸ You`, and bold for who is to play and who is high. */
const seatName = (sight: HeartsSight, seat: Seat): Line => {
  const name = seatLabel(sight, seat);
  const { plays, taken } = shownTrick(sight);
  if (taken === undefined && seatToPlay(sight) === seat) return [span('▸', 'bold-cyan'), span(' '), span(name, 'bold')];
  const isHigh = taken === undefined ? plays.length > 1 && highest(plays)?.seat === seat : taken.taker === seat;
  return [span(name, isHigh ? 'bold' : 'text')];
};

const endingAt = (row: number, last: number, spans: Line): Placed =>
  place(row, last + 1 - spans.reduce((sum, { text }) => sum + text.length, 0), [spans]);

// --- the wide table --------------------------------------------------------------------------------------------------

const wideSeats = (sight: HeartsSight): readonly Placed[] => {
  const { west, north, east, south } = seatsAround(sight);
  const { plays } = shownTrick(sight);
  const eastName = seatName(sight, east);
  const word = (seat: Seat): Line => line(seatWord(sight, seat), 'dim');
  return [
    place(0, 24, cardOf(plays, north)),
    endingAt(1, 21, seatName(sight, north)),
    endingAt(2, 21, word(north)),
    place(3, 11, cardOf(plays, west)),
    endingAt(4, 8, seatName(sight, west)),
    endingAt(5, 8, word(west)),
    place(3, 37, cardOf(plays, east)),
    place(4, eastName.length > 1 ? 44 : 46, [eastName]),
    // One row lower than the others' words: beside it is the mark of whose turn it is.
    place(6, 46, [word(east)]),
    place(5, 24, cardOf(plays, south)),
    endingAt(8, 21, seatName(sight, south)),
    endingAt(9, 21, word(south)),
  ];
};

const wideLast = (sight: HeartsSight): readonly Placed[] => {
  const last = lastTrick(sight.view);
  const { trick } = heartsScreenWords();
  return last === undefined ? [] : [place(7, 54, [line(trick.last, 'dim'), line(trick.taker(whoAt(sight, last.taker), last.points))])];
};

// --- the compact table -----------------------------------------------------------------------------------------------

const centred = (column: number, spans: Line): number =>
  column + Math.floor((7 - spans.reduce((sum, { text }) => sum + text.length, 0)) / 2);

const compactSeats = (sight: HeartsSight): readonly Placed[] => {
  const { west, north, east, south } = seatsAround(sight);
  const { plays } = shownTrick(sight);
  const [westName, eastName] = [seatName(sight, west), seatName(sight, east)];
  return [
    place(0, 10, cardOf(plays, north)),
    endingAt(0, 8, seatName(sight, north)),
    place(3, 1, cardOf(plays, west)),
    place(2, Math.max(1, centred(1, westName)), [westName]),
    place(3, 19, cardOf(plays, east)),
    place(2, centred(19, eastName), [eastName]),
    place(5, 10, cardOf(plays, south)),
    endingAt(9, 7, seatName(sight, south)),
  ];
};

/** "West led ♦", "North is high"; or who takes it and what it costs. */
const compactWords = (sight: HeartsSight): readonly Line[] => {
  const { plays, taken } = shownTrick(sight);
  const { trick } = heartsScreenWords();
  if (taken !== undefined) return [line(trick.taken(whoAt(sight, taken.taker)), 'bold'), line(pointsWords(taken.points))];
  const [lead] = plays;
  const high = highest(plays);
  if (lead === undefined || high === undefined) return [];
  const suit = token(lead.card);
  const [before, after] = trick.ledSign(whoAt(sight, lead.seat));
  return [[span(before), span(suit.text.slice(-1), suit.role), span(after)], line(trick.isHigh(whoAt(sight, high.seat)))];
};

// --- the points --------------------------------------------------------------------------------------------------------

/** How wide the columns of the points are. */
interface Columns {
  readonly mark: number;
  readonly name: number;
  readonly hand: number;
  readonly game: number;
}
const WIDE_COLUMNS: Columns = { mark: 2, name: 11, hand: 3, game: 6 };

const pointRow = (sight: HeartsSight, seat: Seat, { mark, name, hand, game }: Columns): Line => {
  const isTurn = seatToPlay(sight) === seat;
  const role: Role = isTurn ? 'bold' : 'text';
  return [
    span((isTurn ? '▸' : '').padEnd(mark), role),
    span(seatLabel(sight, seat).padEnd(name), role),
    span(String(pointsInHand(sight.view)[seat] ?? 0).padStart(hand), role),
    span(String(sight.view.scores[seat] ?? 0).padStart(game), role),
  ];
};

/** Points in this hand and in the game, by seat. */
export const pointsPlaced = (sight: HeartsSight, width: FrameWidth): readonly Placed[] => {
  const rows = (columns: Columns): readonly Line[] => seatsFromLeft(sight).map((seat) => pointRow(sight, seat, columns));
  const { points } = heartsScreenWords();
  if (width === 80) {
    const { mark, name, hand, game } = WIDE_COLUMNS;
    const heading = points.hand.padStart(mark + name + hand) + points.game.padStart(game);
    return [place(1, 52, [line(heading, 'dim')]), place(2, 52, rows(WIDE_COLUMNS))];
  }
  const columns = compactColumns(sight);
  return [endingAt(0, 40, line(points.narrow, 'dim')), place(1, columns.left - 1, rows(columns))];
};

/** Long names and figures push the compact table to the left. */
const compactColumns = (sight: HeartsSight): Columns & { readonly left: number } => {
  const longest = Math.max(...seatsFromLeft(sight).map((seat) => seatLabel(sight, seat).length));
  const hand = Math.max(2, ...pointsInHand(sight.view).map((points) => String(points).length));
  const left = 29 - Math.max(0, longest + hand - 7);
  return { left, mark: 1, name: 36 - hand - left, hand: hand + 1, game: 4 };
};

/** The felt while tricks are played. */
export const trickPlaced = (sight: HeartsSight, width: FrameWidth): readonly Placed[] =>
  width === 80
    ? [...wideSeats(sight), ...pointsPlaced(sight, width), ...wideLast(sight)]
    : [...compactSeats(sight), ...pointsPlaced(sight, width), place(6, compactColumns(sight).left - 1, compactWords(sight))];

/** "West led diamonds". */
export const ledWords = (sight: HeartsSight): string => {
  const [lead] = shownTrick(sight).plays;
  return lead === undefined ? '' : heartsScreenWords().status.led(whoAt(sight, lead.seat), suitOf(lead.card));
};
