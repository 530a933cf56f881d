/** What is said at a table of Sabacc: the log row, the last beats in as much as fits; and what the plain mode tells on request. */
import type { NarratedBeat, TableNow } from '@baize/casino';
import { isSeen, type Saying, thatFits, whoIs } from '@baize/engine';
import { cardsAt, discardWords, handWords, potOf, rankedWords, type Sabacc, stakedBy } from '@baize/games/sabacc';
import { lastThatFit } from '../../kit/text.ts';
import type { Tells } from '../screen.ts';
import { screenWords } from './language/index.ts';
import type { CommonMove } from './language/sabacc-screen-words.ts';
import { isStorm, type SabaccSight } from './stage.ts';

type Story = readonly NarratedBeat<Sabacc>[];

const commonMove = ({ event }: NarratedBeat<Sabacc>): CommonMove | undefined => {
  if (event.type === 'checked' || event.type === 'stood') return event.type;
  return event.type === 'bet-laid' && event.how === 'called' ? 'called' : undefined;
};

const seatOf = ({ event }: NarratedBeat<Sabacc>): number => ('seat' in event ? event.seat : -1);

/** The same done by several in turn is one sentence: "Mirel and Kesh call." */
const merged = (story: Story, { seat, names }: SabaccSight): readonly Saying[] => {
  const sentences: Saying[] = [];
  for (let at = 0; at < story.length; at += 1) {
    const told = story[at];
    const move = told === undefined ? undefined : commonMove(told);
    if (told === undefined) continue;
    const run = move === undefined ? [told] : takeWhile(story.slice(at), (one) => commonMove(one) === move && seatOf(one) !== seat);
    if (move !== undefined && run.length > 1) {
      // Where the player looks on, the same one may do it round after round.
      const whos = [...new Set(run.map(seatOf))].map((one) => whoIs(one, { me: seat, names }));
      sentences.push(screenWords().together[move](whos));
      at += run.length - 1;
    } else sentences.push(...told.sentences);
  }
  return sentences;
};

const takeWhile = <A>(things: readonly A[], test: (thing: A) => boolean): readonly A[] => {
  const end = things.findIndex((thing) => !test(thing));
  return end < 0 ? things : things.slice(0, end);
};

/** "Two fours: all ten cards go to the discard pile. You get three new ones." */
const stormWords = (story: Story, { view, seat }: SabaccSight, width: number): string | undefined => {
  const swept = story.findLast(({ event }) => event.type === 'hands-swept')?.event;
  if (swept?.type !== 'hands-swept' || !isStorm(view)) return undefined;
  const move = view.deeds[seat];
  const mine = move?.type === 'redealt' ? move.cards : undefined;
  return thatFits(screenWords().storm(view.dice?.[0] ?? 0, swept.cards, mine), width);
};

/** At the end all totals are told in one line, if they fit. */
const revealWords = (story: Story, sight: SabaccSight, width: number): string | undefined => {
  const { view, seat, names } = sight;
  if (view.finish?.by !== 'showdown' || view.ending !== null) return undefined;
  if (story.some(({ event }) => event.type === 'seat-left')) return undefined;
  const text = thatFits(rankedWords(view, view.finish.places, { me: seat, names }), width);
  return text.length <= width ? text : undefined;
};

/** Row 21. */
export const sabaccLog = (story: Story, width: number, sight: SabaccSight): string => {
  const whole = stormWords(story, sight, width) ?? revealWords(story, sight, width);
  if (whole !== undefined) return whole;
  return lastThatFit(merged(story, sight), width);
};

// --- line by line -----------------------------------------------------------------------------------------------------

type Now = TableNow<Sabacc>;

const discardLines = ({ beat }: Now): readonly string[] => [discardWords(beat.view)];

const handLines = ({ beat, facts: { seat } }: Now): readonly string[] => {
  const cards = cardsAt(beat.view, seat).filter(isSeen);
  return [handWords(cards)];
};

const tableLines = (table: Now): readonly string[] => {
  const { game, round, rules, dice } = table.beat.view;
  return [screenWords().tells.table(game, round, rules.rounds, dice), ...discardLines(table)];
};

const potLines = ({ beat: { view }, facts: { seat } }: Now): readonly string[] => [
  screenWords().tells.pots(potOf(view), view.sabaccPot, stakedBy(view, seat)),
];

const whoLines = ({ beat: { view }, facts: { names, seat: me } }: Now): readonly string[] =>
  view.stacks.map((stack, seat) =>
    screenWords().tells.seat(whoIs(seat, { me, names }), stack, cardsAt(view, seat).length, view.standing[seat] ?? 'left'),
  );

/** What is told on request, in the words of any language. */
export const sabaccTells: Tells<Sabacc> = {
  hand: handLines,
  blatt: handLines,
  cards: handLines,
  karten: handLines,
  table: tableLines,
  tisch: tableLines,
  pot: potLines,
  who: whoLines,
  wer: whoLines,
  discard: discardLines,
  discards: discardLines,
  ablage: discardLines,
};
