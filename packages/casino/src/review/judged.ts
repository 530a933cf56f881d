/**
 * What the look backs of the last sittings came to, a few numbers each: from them the statistics tell mistakes in a hundred decisions.
 * They lie beside the save and not in it: whoever loses them loses no chip, and a look back makes them again.
 */
import {
  type Chips,
  digest,
  type GameModule,
  type GameTypes,
  inTenths,
  isFields,
  type LuckReport,
  type Mark,
  parseJson,
  roundedAmount,
  type Seat,
} from '@baize/engine';
import type { GameId } from '@baize/games';
import * as v from 'valibot';
import { wholeSchema } from '../profile/schema.ts';
import { type FinishedSitting, MAX_FINISHED } from '../records/history.ts';
import { type Recorded, stepsOf } from '../records/record.ts';
import { type BarPicture, MIN_CASES, type TellingFigure } from '../statistics/figures/figure.ts';
import { figureWords } from '../statistics/language/index.ts';
import { JUDGE_VERSION, type Judgment } from './review.ts';

// What the judgments of a sitting come to: what they cost together, the dearest, and what of the result was luck.

/** What the decisions of a sitting cost. */
export interface ReviewSum {
  readonly decisions: number;
  /** How many there are of each mark. */
  readonly marks: Readonly<Record<Mark, number>>;
  /** What the slips and mistakes cost together. What may be chance or opinion is not counted. */
  readonly cost: number;
  /** The dearest of them, at most three, the dearest first. */
  readonly dearest: readonly Judgment[];
}

/** Whether a decision is marked: more than an opinion. */
export const isSlipOrMistake = ({ mark }: Pick<Judgment, 'mark'>): boolean => mark === 'slip' || mark === 'mistake';

const DEAREST = 3;

/** Sums up judgments. */
export const sumReview = (judgments: readonly Judgment[]): ReviewSum => {
  const countOf = (mark: Mark): number => judgments.filter((one) => one.mark === mark).length;
  const marked = judgments.filter(isSlipOrMistake);
  return {
    decisions: judgments.length,
    marks: { fine: countOf('fine'), slip: countOf('slip'), mistake: countOf('mistake'), opinion: countOf('opinion') },
    cost: marked.reduce((sum, { behind }) => sum + behind, 0),
    dearest: marked.toSorted((a, b) => b.behind - a.behind).slice(0, DEAREST),
  };
};

/**
 * What of a result was the house's edge, what decisions, and what luck: together they are the result. What decisions cost is what the sum
 * of the look back says, and no other figure.
 */
export interface LuckBreakdown extends LuckReport {
  readonly decisions: number;
  /** What was left on the table in the middle of a round. It is part of the result, and no luck. */
  readonly forfeited: Chips;
  readonly luck: number;
}

/** What of a sitting was luck; undefined where the game cannot tell. Only after the sitting: it looks at hidden cards. */
export const luckIn = <T extends GameTypes>(
  module: GameModule<T>,
  record: Recorded,
  me: Seat,
  judgments: readonly Judgment[],
): LuckBreakdown | undefined => {
  const found = module.luck?.(stepsOf(module, record), me);
  if (found === undefined) return undefined;
  const decisions = found.decisionsApart ? sumReview(judgments).cost : 0;
  const forfeited = found.of === 'rounds' ? record.held.atRisk : 0;
  return { ...found, result: found.result - forfeited, decisions, forfeited, luck: found.result - found.expected + decisions };
};

/**
 * The same as it is told: rounded once, with as many digits as what decisions cost is told with, so that the parts still are the result and
 * no two sentences tell two figures.
 */
export const roundedLuck = (told: LuckBreakdown): LuckBreakdown => {
  const digits = /\.(\d+)$/.exec(roundedAmount(told.decisions))?.[1]?.length ?? 0;
  const round = (amount: number): number => Number(amount.toFixed(digits));
  const [expected, decisions] = [round(told.expected), round(told.decisions)];
  return { ...told, expected, decisions, luck: round(told.result + told.forfeited - expected + decisions) };
};

/** What one look back came to. */
export interface JudgedSum {
  readonly decisions: number;
  /** Slips and mistakes together, and what they cost. */
  readonly marked: number;
  readonly cost: number;
  readonly unit: Judgment['unit'];
}

/** The look backs that were judged to the end, by the fingerprints of their sittings, the latest last. */
export type JudgedBook = Readonly<Record<string, JudgedSum>>;

const fingerprint = (game: string, seed: string, lines: number): string => digest(`${game} ${seed} ${lines}`).slice(0, 16);

const sumSchema = v.object({
  decisions: wholeSchema,
  marked: wholeSchema,
  cost: v.pipe(v.number(), v.finite(), v.minValue(0)),
  unit: v.picklist(['chips', 'points', 'chance']),
});
const NAME = /^[0-9a-f]{16}$/;

const bounded = (entries: readonly (readonly [string, JudgedSum])[]): JudgedBook => Object.fromEntries(entries.slice(-MAX_FINISHED));

/** The book that a text says; an empty one where it says none, or where another judge wrote it. */
export const readJudged = (text: string | null): JudgedBook => {
  const found = text === null ? undefined : parseJson(text);
  if (!isFields(found) || found['judge'] !== JUDGE_VERSION || !isFields(found['sittings'])) return {};
  return bounded(
    Object.entries(found['sittings']).flatMap(([name, value]): [string, JudgedSum][] => {
      const sum = v.safeParse(sumSchema, value);
      return sum.success && NAME.test(name) ? [[name, sum.output]] : [];
    }),
  );
};

/** The text of a book. */
export const writeJudged = (sittings: JudgedBook): string => JSON.stringify({ judge: JUDGE_VERSION, sittings });

/** The book with one more look back. As many are kept as there are sittings to look back at. */
export const withJudged = (book: JudgedBook, { game, seed, log }: Recorded, judgments: readonly Judgment[]): JudgedBook => {
  const { decisions, marks, cost } = sumReview(judgments);
  const name = fingerprint(game, seed, log.length);
  const others = Object.entries(book).filter(([one]) => one !== name);
  return bounded([...others, [name, { decisions, marked: marks.slip + marks.mistake, cost, unit: judgments[0]?.unit ?? 'chips' }]]);
};

/** What the look backs of a game came to: mistakes in a hundred decisions, what they cost, and sitting by sitting. */
export interface MistakeFigures {
  readonly figures: readonly TellingFigure[];
  readonly picture: BarPicture;
}

const rateOf = ({ decisions, marked }: JudgedSum): number => (decisions === 0 ? 0 : (100 * marked) / decisions);

/** The mistakes at a game, of the sittings that are kept and were looked back at; undefined where there is none. */
export const mistakeFigures = (book: JudgedBook, past: readonly FinishedSitting[], game: GameId): MistakeFigures | undefined => {
  const seen = past
    .filter((one) => one.game === game)
    .flatMap(({ seed, lines }) => book[fingerprint(game, seed, lines)] ?? [])
    .filter(({ decisions }) => decisions > 0);
  if (seen.length === 0) return undefined;
  const total = seen.reduce((sum, one) => ({
    decisions: sum.decisions + one.decisions,
    marked: sum.marked + one.marked,
    cost: sum.cost + one.cost,
    unit: one.unit,
  }));
  // A share of a handful says nothing.
  const told = seen.filter(({ decisions }) => decisions >= MIN_CASES);
  const { mistakes: words, inHundred } = figureWords();
  return {
    figures: [
      total.decisions < MIN_CASES
        ? { name: words.name, value: '–', means: words.tooFew(MIN_CASES, total.decisions) }
        : { name: words.name, value: inTenths(rateOf(total)), unit: inHundred, means: words.means },
      // Chances of different rounds make no sum.
      ...(total.unit === 'chance'
        ? []
        : [
            {
              name: words.cost,
              value: total.unit === 'chips' ? roundedAmount(total.cost) : inTenths(total.cost),
              means: words.costUnit[total.unit],
            },
          ]),
    ],
    picture: {
      title: words.title,
      note: words.note(total.decisions, seen.length),
      bars: told.map((one, place) => ({
        word: place === told.length - 1 ? words.last : `${place + 1}`,
        value: rateOf(one),
        top: inTenths(rateOf(one)),
        tone: place === told.length - 1 ? 'lit' : 'plain',
      })),
    },
  };
};
