/** A table that is set line by line in plain mode: what is asked after what, and what an answer makes of it. */
import { readAmount } from '../kit/amounts.ts';
import { asciiText } from '../kit/ascii.ts';
import { clean } from '../kit/text.ts';
import { presetWords } from './language/index.ts';
import { type DraftLine, linesOf, setLevel, type TableForm, withOthers, withPreset } from './table-form.ts';

const ORDER: readonly DraftLine[] = ['rules', 'others', 'level', 'buy-in', 'words'];

/** The first thing that can be set here, after the one that was answered last; the words of the player come last of all. */
export const lineAfter = (draft: TableForm, answered: DraftLine | undefined): DraftLine => {
  const from = answered === undefined ? 0 : ORDER.indexOf(answered) + 1;
  return ORDER.slice(from).find((line) => linesOf(draft).includes(line)) ?? 'words';
};

/** The preset that a word names, by its beginning. */
const presetNamed = ({ game }: TableForm, word: string) =>
  game.presets.find(
    ({ name }) => name.startsWith(word) || asciiText(presetWords(game.id, name).name.toLowerCase()).startsWith(asciiText(word)),
  );
const levelNamed = ({ preset }: TableForm, word: string) =>
  preset.levels.find(({ id, name }) => id === word || asciiText(name.toLowerCase()).startsWith(asciiText(word)));

/** The draft with the numbers of a line: how many others, where that can be chosen, and then the chips. */
const withNumbers = (draft: TableForm, numbers: readonly number[]): TableForm | undefined => {
  const { others, isForChips } = draft.preset;
  const [first, second, ...more] = numbers;
  if (first === undefined) return draft;
  const isOthers = linesOf(draft).includes('others') && first >= others.min && first <= others.max;
  const [audience, chips] = isOthers ? [first, second] : [undefined, first];
  if (more.length > 0 || (!isOthers && second !== undefined) || (chips !== undefined && !isForChips)) return undefined;
  const seated = audience === undefined ? draft : withOthers(draft, audience);
  return chips === undefined ? seated : { ...seated, typed: String(chips) };
};

/**
 * The draft with everything that was said in one line behind the name of the game: `house 200`, `tda 5 500`. What is not said is as
 * usual. A word that means nothing here is handed back.
 */
export const filledIn = (draft: TableForm, details: readonly string[]): TableForm | { readonly unknown: string } => {
  const numbers: number[] = [];
  let now = draft;
  // The rules come first: everything else depends on them.
  const isRules = (options: string): boolean => presetNamed(draft, options) !== undefined;
  for (const options of details.toSorted((a, b) => Number(isRules(b)) - Number(isRules(a)))) {
    const preset = presetNamed(draft, options);
    const level = levelNamed(now, options);
    const read = readAmount(options);
    if (read.ok) numbers.push(read.amount);
    else if (preset !== undefined) now = withPreset(now, preset);
    else if (level !== undefined) now = setLevel(now, level.id);
    else return { unknown: options };
  }
  return withNumbers(now, numbers) ?? { unknown: String(numbers.at(-1)) };
};

/** The draft after an answer; undefined when the answer means nothing on this line. */
export const answered = (draft: TableForm, line: DraftLine, answer: string): TableForm | undefined => {
  if (answer === '') return draft;
  if (line === 'words') return { ...draft, words: clean(answer).slice(0, 26) };
  if (line === 'rules') {
    const { presets } = draft.game;
    const preset = presets[Number(answer) - 1] ?? presetNamed(draft, answer);
    return preset === undefined ? undefined : withPreset(draft, preset);
  }
  if (line === 'level') {
    const level = draft.preset.levels[Number(answer) - 1] ?? levelNamed(draft, answer);
    return level === undefined ? undefined : setLevel(draft, level.id);
  }
  const read = readAmount(answer);
  const count = read.ok ? read.amount : undefined;
  if (count === undefined) return undefined;
  if (line === 'buy-in') return { ...draft, typed: String(count) };
  const changed = withOthers(draft, count);
  return changed.others === count ? changed : undefined;
};
