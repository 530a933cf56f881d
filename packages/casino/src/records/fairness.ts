/**
 * Fairness: before a sitting the device shows a commitment to its seed, the player may mix in words of their own, and afterwards anybody
 * can play the record again and compare it with what was shown. What is proven by that, and what is not: docs/fairness.md.
 */
import { type Chips, canOpen, canonicalJson, digest, fork, type GameModule, type GameTypes, isEqual, rulesOf } from '@baize/engine';
import * as v from 'valibot';
import { personasAt } from '../profile/personas.ts';
import { recordSchema } from '../profile/schema.ts';
import { answerTo, botQuestion } from '../table/table.ts';
import { type Commitment, commitmentFor, mixSeed, seedSealFor } from './commitment.ts';
import { checkWords } from './language/index.ts';
import type { Unchecked } from './language/record-words.ts';
import { digestOf, type SittingFile, stepsOf } from './record.ts';

const fileSchema = v.object({
  ...recordSchema.entries,
  kind: v.literal('baize-sitting'),
  format: v.literal(2),
  digests: v.array(v.string()),
});

/** The sitting in a file; undefined when the text is not one. */
export const readSitting = (text: string): SittingFile | undefined => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), fileSchema), text);
  return read.success ? read.output : undefined;
};

// --- checking ---------------------------------------------------------------------------------------------------------

/** What a check of a sitting's file found: that all agrees as far as it could be checked, or the first thing that does not. */
export type Finding =
  | { readonly ok: true; readonly lines: number; readonly unchecked: readonly Unchecked[] }
  | { readonly ok: false; readonly why: 'other-version' | 'cannot-open' | 'seed' | 'promise' | 'words' | 'seats' | 'chips' | 'end' }
  /** The house has noted another end. */
  | { readonly ok: false; readonly why: 'noted'; readonly noted: NotedEnd }
  /** Line 0 is the opening. */
  | { readonly ok: false; readonly why: 'line'; readonly line: number }
  /** A bot did what it does not do where it sees what it may see. */
  | { readonly ok: false; readonly why: 'bot'; readonly line: number; readonly name: string };

/** How a sitting ended, or stands, by what the house has noted in the save. */
export interface NotedEnd {
  readonly lines: number;
  readonly held: { readonly stack: Chips; readonly atRisk: Chips };
}

/** What a record is held against. A seal may be given whole, or by its first digits. */
export interface Evidence extends Partial<Commitment> {
  /** The seal of the whole record, as it was told when it was written. */
  readonly end?: string;
  /** What the house has noted of sittings of this seed: one of them must be the record's. */
  readonly noted?: readonly NotedEnd[];
  /** Leaves out asking the bots again, which takes as long as they thought. */
  readonly quick?: boolean;
}

/** Whether the table is one that the casino sets: its seats, who sits at them, with what chips and under which names. */
const isSetBySeed = <T extends GameTypes>({ game, bots, lineUp }: GameModule<T>, file: SittingFile): boolean => {
  const others = file.stacks.length - 1;
  const company = lineUp(rulesOf(game, file.preset), others, fork(file.seed, 'company'));
  const names = personasAt(file).map((one) => one?.name ?? 'You');
  const [level] = file.bots.filter((bot) => bot !== null);
  const isLevel = file.bots.every((bot, seat) => bot === (seat === file.me ? null : level));
  return (
    company.indexOf(null) === file.me &&
    company.every((persona, seat) => persona === null || persona.stack === file.stacks[seat]) &&
    file.names.length === names.length &&
    names.every((name, seat) => name === file.names[seat]) &&
    file.bots.length === names.length &&
    file.bots.every((bot) => bot === null || Object.hasOwn(bots, bot)) &&
    (isLevel || company.every((persona, seat) => (persona?.bot ?? null) === file.bots[seat]))
  );
};

/** The seal of a whole record: its opening, every action and the chips at its end. Who has noted it knows the record by it. */
export const endSealOf = (file: SittingFile): string => digest(canonicalJson(file));

const MIN_DIGITS = 8;
const isSealed = (given: string, seal: string): boolean => given.length >= MIN_DIGITS && seal.startsWith(given);

/** Whether the seal is the one that was shown; one from before tables were part of it says nothing of the table. */
const isPromised = (file: SittingFile, promise: string): boolean =>
  isSealed(promise, commitmentFor(file.game, file)) || isSealed(promise, seedSealFor(file));

/** What is wrong before the first card; undefined when nothing is. */
const wrongAtStart = <T extends GameTypes>(module: GameModule<T>, file: SittingFile, { promise, words }: Evidence): Finding | undefined => {
  const { seed, mixed } = file;
  if (file.version !== module.game.version) return { ok: false, why: 'other-version' };
  if (!canOpen(module.game, file)) return { ok: false, why: 'cannot-open' };
  if (mixed !== undefined && mixSeed(mixed.house, mixed.words) !== seed) return { ok: false, why: 'seed' };
  if (!isSetBySeed(module, file)) return { ok: false, why: 'seats' };
  if (promise !== undefined && !isPromised(file, promise)) return { ok: false, why: 'promise' };
  return words === undefined || (mixed?.words ?? '') === words ? undefined : { ok: false, why: 'words' };
};

/** What is wrong with the end, by what the house has noted or the player has; undefined when nothing is. */
const wrongAtEnd = (file: SittingFile, { end, noted = [] }: Evidence): Finding | undefined => {
  const [first] = noted;
  const isNoted = noted.some(({ lines, held }) => lines === file.log.length && isEqual(held, file.held));
  if (first !== undefined && !isNoted) return { ok: false, why: 'noted', noted: first };
  return end === undefined || isSealed(end, endSealOf(file)) ? undefined : { ok: false, why: 'end' };
};

/** Whether the bot whose line this is would do the same again. A human may do anything that the rules allow. */
const isTrueToBot = <T extends GameTypes>(module: GameModule<T>, file: SittingFile, state: T['state'], line: number): boolean => {
  const entry = file.log[line - 1];
  if (entry === undefined || file.bots[entry.seat] == null) return true;
  const question = botQuestion(module, { ...file, state, log: { length: line - 1 } }, entry.seat);
  return isEqual(answerTo(module, question), entry.action);
};

const nameAt = ({ log, names }: SittingFile, line: number): string => names[log[line - 1]?.seat ?? -1] ?? 'A bot';

/** Plays the record again, line by line. */
const wrongInPlay = <T extends GameTypes>(module: GameModule<T>, file: SittingFile, { quick = false }: Evidence): Finding | undefined => {
  let line = 0;
  let state: T['state'] | undefined;
  for (const step of stepsOf(module, file)) {
    if (digestOf(step) !== file.digests[line]) return { ok: false, why: 'line', line };
    if (!quick && state !== undefined && !isTrueToBot(module, file, state, line))
      return { ok: false, why: 'bot', line, name: nameAt(file, line) };
    state = step.state;
    line += 1;
  }
  if (line <= file.log.length) return { ok: false, why: 'line', line };
  const held = state && module.game.chips(state, file.me);
  return held?.stack === file.held.stack && held.atRisk === file.held.atRisk ? undefined : { ok: false, why: 'chips' };
};

/**
 * Checks a sitting's file: its seed and table against the seal and the words that the player was shown, its seats against the seed, every
 * step against its digest, every move of a bot against the bot, the chips against what the play leads to, and the end against what was noted.
 */
export const verifySitting = <T extends GameTypes>(module: GameModule<T>, file: SittingFile, evidence: Evidence = {}): Finding => {
  const wrong = wrongAtStart(module, file, evidence) ?? wrongInPlay(module, file, evidence) ?? wrongAtEnd(file, evidence);
  if (wrong !== undefined) return wrong;
  const { promise, words, quick, end, noted = [] } = evidence;
  const unchecked: readonly [Unchecked, boolean][] = [
    ['promise', promise === undefined],
    ['table', promise !== undefined && !isSealed(promise, commitmentFor(file.game, file))],
    ['words', words === undefined],
    ['bots', quick === true],
    ['end', end === undefined && noted.length === 0],
  ];
  return { ok: true, lines: file.log.length, unchecked: unchecked.flatMap(([what, isSo]) => (isSo ? [what] : [])) };
};

// --- in words -----------------------------------------------------------------------------------------------------------

/** A finding in a sentence or two. */
export const findingWords = (finding: Finding): string => {
  const words = checkWords();
  if (finding.ok) return words.good(finding.lines, finding.unchecked);
  switch (finding.why) {
    case 'other-version':
      return words.otherVersion;
    case 'cannot-open':
      return words.cannotOpen;
    case 'noted': {
      const { lines, held } = finding.noted;
      return words.noted(lines, held.stack + held.atRisk);
    }
    case 'line':
      return finding.line === 0 ? words.deal : words.line(finding.line);
    case 'bot':
      return words.bot(finding.line, finding.name);
    default:
      return words[finding.why];
  }
};
