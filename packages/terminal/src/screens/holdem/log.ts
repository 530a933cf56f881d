/** The log row and the result of Hold'em: a round of betting in one sentence, the hands that were shown, who has won. */
import type { NarratedBeat } from '@baize/casino';
import { capital, figure, inWords, listAnd, type Seat } from '@baize/engine';
import { type Holdem, handWords, holdemModule, isHandOver, type LastMove, type View } from '@baize/games/holdem';
import { lastThatFit } from '../../kit/text.ts';
import { type HoldemSight, isOpen, isShowdown, shortName } from './stage.ts';

type Story = readonly NarratedBeat<Holdem>[];

const nameOf = ({ seat: me, names }: HoldemSight, seat: Seat): string => (seat === me ? 'you' : (names[seat] ?? ''));

// --- a round of betting ---------------------------------------------------------------------------------------------

/** Whether this action put in the last chips of its seat. */
const isAllIn = ({ standing, deeds }: View, move: LastMove): boolean =>
  standing[move.seat] === 'all-in' && move.type !== 'check' && deeds.findLast(({ seat }) => seat === move.seat) === move;

/** The verb for one, and for several or for you. */
const verbs = (view: View, move: LastMove): readonly [string, string] => {
  if (isAllIn(view, move)) {
    const how =
      move.type === 'call' ? ['calls all-in', 'call all-in'] : [`goes all-in with ${figure(move.to)}`, `go all-in with ${figure(move.to)}`];
    return [how[0] ?? '', how[1] ?? ''];
  }
  switch (move.type) {
    case 'fold':
      return ['folds', 'fold'];
    case 'check':
      return ['checks', 'check'];
    case 'call':
      return ['calls', 'call'];
    case 'bet':
      return [`bets ${figure(move.to)}`, `bet ${figure(move.to)}`];
    case 'raise':
      return [`raises to ${figure(move.to)}`, `raise to ${figure(move.to)}`];
  }
};

/** Actions one after another, those that are alike together. */
const runs = (view: View, deeds: readonly LastMove[]): readonly (readonly LastMove[])[] => {
  const groups: LastMove[][] = [];
  for (const move of deeds) {
    const last = groups.at(-1);
    const isAlike = last?.[0] !== undefined && verbs(view, last[0])[0] === verbs(view, move)[0];
    if (last !== undefined && isAlike) last.push(move);
    else groups.push([move]);
  }
  return groups;
};

const clause = (sight: HoldemSight, run: readonly LastMove[]): string => {
  const [first] = run;
  if (first === undefined) return '';
  const [one, many] = verbs(sight.view, first);
  const isMany = run.length > 1 || first.seat === sight.seat;
  return `${listAnd(run.map(({ seat }) => nameOf(sight, seat)))} ${isMany ? many : one}`;
};

/** The round in one sentence; the last of it, if it does not fit. In a narrow row those who folded are left out: the felt shows them. */
const roundWords = (sight: HoldemSight, width: number): string | undefined => {
  const { view } = sight;
  const deeds = view.deeds.filter(({ street, type }) => street === view.street && (width > 60 || type !== 'fold' || isHandOver(view)));
  const clauses = runs(view, deeds).map((run) => clause(sight, run));
  for (let from = 0; from < clauses.length; from += 1) {
    const text = `${capital(clauses.slice(from).join(', '))}.`;
    if (text.length <= width) return text;
  }
  return undefined;
};

// --- the end of a hand ----------------------------------------------------------------------------------------------

/** A sentence that fits: one that is too long leaves out the player's chips, which stand in row 2, and how a hand is made up. */
const fitting = (sentence: string, width: number): string =>
  sentence.length <= width ? sentence : sentence.replace(/ You have [\d,]+ chips?\.$/, '').replace(/^(You have an? [a-z ]+), .*$/, '$1.');

const sentencesOf = (story: Story, width: number): readonly string[] =>
  story.flatMap(({ sentences }) => sentences.map((text) => fitting(text, width)));

const soleWinner = ({ won }: View): Seat | undefined => {
  const seats = new Set(won.flatMap(({ winners }) => winners.map(({ seat }) => seat)));
  return seats.size === 1 ? [...seats][0] : undefined;
};

/** "Bruno shows a pair of queens, Dmitri a pair of tens." Whoever has won alone is told of in the row below. */
const shownWords = (sight: HoldemSight, isShort: boolean): string => {
  const { view, seat: me } = sight;
  const winner = soleWinner(view);
  const seats = view.stacks.map((_, seat) => seat).filter((seat) => isOpen(view, seat) && seat !== winner);
  const named = (seat: Seat): string => (isShort ? shortName(handWords(view, seat) ?? '') : (handWords(view, seat) ?? ''));
  const parts = seats.map((seat, at) => `${nameOf(sight, seat)}${at > 0 ? '' : seat === me ? ' show' : ' shows'} ${named(seat)}`);
  return parts.length === 0 ? '' : `${capital(parts.join(', '))}.`;
};

/** Where so many are shown that a row cannot tell them: the felt does. */
const countWords = ({ view }: HoldemSight): string =>
  `${capital(inWords(view.stacks.filter((_, seat) => isOpen(view, seat)).length))} hands are shown.`;

const PARTING: readonly string[] = ['seat-left', 'sitting-ended'];

/** Who has left and whether the table is won: more than how the hand went. */
const partingWords = (story: Story, width: number): readonly string[] =>
  story
    .filter(({ event }) => PARTING.includes(event.type))
    .flatMap(({ sentences }) => sentences)
    .map((text) => (text.length <= width ? text : text.replace(/,? and leaves? the table/, '')));

const finished = (story: Story, sight: HoldemSight, width: number): string => {
  const parting = partingWords(story, width);
  if (parting.length > 0) return lastThatFit(parting, width);
  if (isShowdown(sight.view)) {
    const [full, short] = [shownWords(sight, false), shownWords(sight, true)];
    if (full !== '') return (width > 60 ? [full, short] : [short]).find((text) => text.length <= width) ?? countWords(sight);
  }
  return roundWords(sight, width) ?? lastThatFit(sentencesOf(story, width), width);
};

/** What opens cards is told by itself: the betting before it is over. */
const OPENING: readonly string[] = ['street-dealt', 'hand-shown', 'bet-returned'];

/** Row 21. */
export const holdemLog = (story: Story, width: number, sight: HoldemSight): string => {
  const { view } = sight;
  if (isHandOver(view) && view.hand > 0) return finished(story, sight, width);
  const sentences = sentencesOf(story, width);
  const last = story.at(-1)?.event.type ?? '';
  if (OPENING.includes(last)) return lastThatFit(sentences, width);
  // A round without a word yet is told by its cards.
  return roundWords(sight, width) ?? lastThatFit(sentences, width);
};

/** A hint or a refusal in fewer words. */
export const shortened = (note: string): string =>
  note
    .replace(/against (one hand|\d+ hands) like theirs you win about (\d+) times in a hundred/, '$2 in 100 against $1')
    .replace(/ and ([\d,]+) for a pot of ([\d,]+) asks for (\d+): .*/, ' $1 for $2 asks $3.')
    .replace('The last all-in was less than a full raise, so you cannot raise again.', 'After a short all-in you cannot raise again.');

/** What the hand came to: "You win 1,080 with two pair, queens and jacks." */
export const resultWords = (sight: HoldemSight, width: number): string => {
  const { view, seat: me, names } = sight;
  const winner = soleWinner(view);
  const all = holdemModule.words.event({ type: 'settled', results: [], pots: view.won, hands: [] }, view, { me, names }).join(' ');
  if (winner === undefined) return fitting(all, width);
  const amount = view.won.reduce((sum, pot) => sum + pot.amount, 0);
  const hand = isOpen(view, winner) ? handWords(view, winner) : undefined;
  const wins = `${capital(nameOf(sight, winner))} ${winner === me ? 'win' : 'wins'} ${figure(amount)}`;
  // Whoever folded has not seen it, and is told what everybody has now.
  const now =
    view.standing[me] === 'folded' ? ` and has ${figure(view.stacks[winner] ?? 0)}. You have ${figure(view.stacks[me] ?? 0)} chips.` : '.';
  const withHand = hand === undefined ? [] : width > 60 ? [`${wins} with ${hand}${now}`] : [];
  const kind = hand?.replace(/,.*$/, '');
  const withShort = kind === undefined ? [] : [`${wins} with ${kind}${now}`, `${wins} with ${kind}.`];
  return [...withHand, ...withShort, `${wins}${now}`].find((text) => text.length <= width) ?? `${wins}.`;
};
