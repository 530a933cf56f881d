/** What is said at a table of Hearts: the log row, the last beats in as much as fits; and what the plain mode tells on request. */
import type { NarratedBeat, TableFacts, TableNow } from '@baize/casino';
import { type CountOf, type Saying, type Seat, type Settlement, thatFits } from '@baize/engine';
import {
  type Hearts,
  handWords,
  heartsModule,
  lastTrick,
  lowestSeats,
  type Play,
  passWords,
  pointsInHand,
  takenWords,
} from '@baize/games/hearts';
import { clip, lastThatFit } from '../../kit/text.ts';
import type { TableTelling, Tells } from '../screen.ts';
import type { CardBy, HeartsTelling } from './language/hearts-screen-words.ts';
import { heartsScreenWords } from './language/index.ts';
import { type HeartsSight, isBetween, myHand, whoAt } from './stage.ts';

type Story = readonly NarratedBeat<Hearts>[];

const fitted = (saying: Saying, width: number): string => clip(thatFits(saying, width), width);

/** "North shoots the moon: 26 for everyone else." */
const moonLog = (sight: HeartsSight): Saying | undefined => {
  const line = sight.view.sheet.at(-1);
  const moon = line?.moon ?? null;
  if (line === undefined || moon === null) return undefined;
  const isOff = line.points.every((points, one) => one === moon || points <= 0);
  return heartsScreenWords().moonScored(whoAt(sight, moon), isOff);
};

/** Who has won. */
export const endLog = ({ view, seat, names }: HeartsSight, width: number): string => {
  const winners = lowestSeats(view.scores);
  const results = view.scores.map((_, one): Settlement => ({ net: 0, result: winners.includes(one) ? 'won' : 'lost' }));
  const told = heartsModule.words.event({ type: 'settled', results, winners, scores: view.scores }, view, { me: seat, names });
  return lastThatFit(told, width);
};

/** Row 21. */
export const heartsLog = (story: Story, width: number, sight: HeartsSight): string => {
  const { view } = sight;
  const audience = { me: sight.seat, names: sight.names };
  if (view.phase === 'ended') return endLog(sight, width);
  if (view.phase === 'passing' && view.cardsInDeck === 0) return fitted(passWords(view, audience), width);
  if (isBetween(sight)) return fitted(moonLog(sight) ?? takenWords(view, audience), width);
  if (width >= 60)
    return lastThatFit(
      story.flatMap(({ sentences }) => sentences),
      width,
    );
  // That hearts are broken stands in the row above the felt; the card that broke them stands here.
  const told = story.filter(({ event }) => event.type !== 'hearts-broken').flatMap(({ sentences }) => sentences);
  return lastThatFit(told, width);
};

// --- line by line -----------------------------------------------------------------------------------------------------

/** What the others are called, from the player's left. */
export const othersFromLeft = ({ names, seat: me }: Pick<TableFacts<Hearts>, 'names' | 'seat'>): readonly string[] =>
  [1, 2, 3].map((place) => names[(me + place) % names.length] ?? '');

/** The first lines of the plain mode. */
export const plainWelcome = (facts: TableFacts<Hearts>): readonly string[] =>
  heartsScreenWords().plainWelcome(heartsModule.words.preset(facts.rules), othersFromLeft(facts), facts.rules.endsAt);

type Now = TableNow<Hearts>;

const whoIn = ({ facts }: Now, seat: Seat) => whoAt(facts, seat);
const seatsIn = ({ facts }: Now): readonly Seat[] => [1, 2, 3, 4].map((place) => (facts.seat + place) % 4);
const counts = (table: Now, points: readonly number[]): readonly CountOf[] =>
  seatsIn(table).map((seat) => ({ who: whoIn(table, seat), count: points[seat] ?? 0 }));
const cardsOf = (table: Now, plays: readonly Play[]): readonly CardBy[] =>
  plays.map(({ seat, card }) => ({ who: whoIn(table, seat), card }));

const handLines = ({ beat, facts: { names } }: Now): readonly string[] => {
  const cards = myHand({ ...beat, names, draft: {} });
  return [cards.length === 0 ? heartsScreenWords().told.noCards : handWords(cards)];
};

/** The totals, and who is lowest once a hand has been scored. */
const totalsLine = (table: Now): string => {
  const { sheet, scores } = table.beat.view;
  const lowest = sheet.length === 0 ? [] : lowestSeats(scores);
  return heartsScreenWords().told.totals(
    counts(table, scores),
    seatsIn(table)
      .filter((seat) => lowest.includes(seat))
      .map((seat) => whoIn(table, seat)),
  );
};

/** The sheet, hand by hand. */
export const scoreLines = (table: Now): readonly string[] => {
  const { view } = table.beat;
  const { told } = heartsScreenWords();
  const isBegun = view.phase === 'playing' || view.phase === 'moon';
  return [
    ...view.sheet.map(({ direction, points, moon }, at) =>
      told.hand(at + 1, direction, counts(table, points), moon === null ? undefined : whoIn(table, moon)),
    ),
    ...(isBegun ? [told.soFar(counts(table, pointsInHand(view)))] : []),
    totalsLine(table),
  ];
};

const trickLines = (table: Now): readonly string[] => {
  const last = lastTrick(table.beat.view);
  const { told, choices } = heartsScreenWords();
  return [last === undefined ? choices.noTrickYet : told.lastTrick(cardsOf(table, last.plays), whoIn(table, last.taker), last.points)];
};

const tableLines = (table: Now): readonly string[] => {
  const { view } = table.beat;
  const { told } = heartsScreenWords();
  return [told.stands(view.hand, Math.min(13, view.tricks.length + 1), view.broken), told.onTable(cardsOf(table, view.trick))];
};

const potLines = (table: Now): readonly string[] => [heartsScreenWords().told.noPot(counts(table, pointsInHand(table.beat.view)))];

const whoLines = (table: Now): readonly string[] => {
  const at = (place: number) => whoIn(table, (table.facts.seat + place) % 4);
  return [heartsScreenWords().told.seats(at(1), at(2), at(3)), totalsLine(table)];
};

const tellings: Readonly<Record<HeartsTelling, TableTelling<Hearts>>> = {
  hand: handLines,
  table: tableLines,
  pot: potLines,
  who: whoLines,
  score: scoreLines,
  trick: trickLines,
};

const isTelling = (text: string): text is HeartsTelling => Object.hasOwn(tellings, text);

/** What is told on request, by its English words and those of the language that is spoken. */
export const heartsTells = (): Tells<Hearts> => ({
  ...tellings,
  cards: handLines,
  last: trickLines,
  ...Object.fromEntries(
    Object.entries(heartsScreenWords().tells).flatMap(([telling, word]) => (isTelling(telling) ? [[word, tellings[telling]]] : [])),
  ),
});
