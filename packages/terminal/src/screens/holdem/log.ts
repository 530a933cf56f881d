/** The log row and the result of Hold'em: a round of betting in one sentence, the hands that were shown, who has won. */
import type { NarratedBeat } from '@baize/casino';
import { type Audience, type Saying, type Seat, thatFits, together, whoIs } from '@baize/engine';
import { type Holdem, isHandOver, type LastMove, resultWords, showdownWords, type View } from '@baize/games/holdem';
import { clip, lastThatFit } from '../../kit/text.ts';
import type { RoundRun } from './language/holdem-screen-words.ts';
import { screenWords } from './language/index.ts';
import { type HoldemSight, isOpen, isShowdown } from './stage.ts';

type Story = readonly NarratedBeat<Holdem>[];

const audienceOf = ({ seat: me, names }: HoldemSight): Audience => ({ me, names });

// --- a round of betting ---------------------------------------------------------------------------------------------

/** Whether this action put in the last chips of its seat. */
const isAllIn = ({ standing, deeds }: View, move: LastMove): boolean =>
  standing[move.seat] === 'all-in' && move.type !== 'check' && deeds.findLast(({ seat }) => seat === move.seat) === move;

/** How much belongs to what is said of it: a fold, a check and a call are the same for all. */
const saidTo = ({ type, to }: LastMove): number => (type === 'bet' || type === 'raise' ? to : 0);

/** Actions one after another, those that are alike together. */
const runsOf = (sight: HoldemSight, deeds: readonly LastMove[]): readonly RoundRun[] => {
  const runs: RoundRun[] = [];
  for (const move of deeds) {
    const one = { type: move.type, to: saidTo(move), isAllIn: isAllIn(sight.view, move) };
    const who = whoIs(move.seat, audienceOf(sight));
    const last = runs.at(-1);
    if (last !== undefined && last.type === one.type && last.to === one.to && last.isAllIn === one.isAllIn)
      runs[runs.length - 1] = { ...last, whos: [...last.whos, who] };
    else runs.push({ ...one, whos: [who] });
  }
  return runs;
};

/** The round in one sentence; the last of it, if it does not fit. In a narrow row those who folded are left out: the felt shows them. */
const roundWords = (sight: HoldemSight, width: number): string | undefined => {
  const { view } = sight;
  const deeds = view.deeds.filter(({ street, type }) => street === view.street && (width > 60 || type !== 'fold' || isHandOver(view)));
  const runs = runsOf(sight, deeds);
  for (let from = 0; from < runs.length; from += 1) {
    const text = screenWords().round(runs.slice(from));
    if (text.length <= width) return text;
  }
  return undefined;
};

// --- the end of a hand ----------------------------------------------------------------------------------------------

const sentencesOf = (story: Story): readonly Saying[] => story.flatMap(({ sentences }) => sentences);

const soleWinner = ({ won }: View): Seat | undefined => {
  const seats = new Set(won.flatMap(({ winners }) => winners.map(({ seat }) => seat)));
  return seats.size === 1 ? [...seats][0] : undefined;
};

/** "Bruno shows a pair of queens, Dmitri a pair of tens." Whoever has won alone is told of in the row below. */
const shownWords = (sight: HoldemSight): Saying | undefined => {
  const { view } = sight;
  const winner = soleWinner(view);
  const open = view.stacks.map((_, seat) => seat).filter((seat) => isOpen(view, seat));
  const others = open.filter((seat) => seat !== winner);
  return others.length === 0 ? undefined : showdownWords(view, others, open.length, audienceOf(sight));
};

const PARTING: readonly string[] = ['seat-left', 'sitting-ended'];

const finished = (story: Story, sight: HoldemSight, width: number): string => {
  // Who has left and whether the table is won: more than how the hand went.
  const parting = sentencesOf(story.filter(({ event }) => PARTING.includes(event.type)));
  if (parting.length > 0) return lastThatFit(parting, width);
  const shown = isShowdown(sight.view) ? shownWords(sight) : undefined;
  if (shown !== undefined) return thatFits(shown, width);
  return roundWords(sight, width) ?? lastThatFit(sentencesOf(story), width);
};

/** What opens cards is told by itself: the betting before it is over. */
const OPENING: readonly string[] = ['street-dealt', 'hand-shown', 'bet-returned'];

/** Row 21. */
export const holdemLog = (story: Story, width: number, sight: HoldemSight): string => {
  const { view } = sight;
  if (isHandOver(view) && view.hand > 0) return finished(story, sight, width);
  const sentences = sentencesOf(story);
  const last = story.at(-1)?.event.type ?? '';
  if (OPENING.includes(last)) return lastThatFit(sentences, width);
  // A round without a word yet is told by its cards.
  return roundWords(sight, width) ?? lastThatFit(sentences, width);
};

/** What the hand came to: "You win 1,080 with two pair, queens and jacks." */
export const resultLine = (sight: HoldemSight, width: number): string => {
  const [first = '', ...more] = resultWords(sight.view, audienceOf(sight));
  return clip(thatFits(more.length === 0 ? first : together([first, ...more]), width), width);
};
