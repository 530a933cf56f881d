/** A table that is set line by line in plain mode: what is asked after what, and what an answer makes of it. */
import { clean } from '../kit/clean.ts';
import { type DraftLine, linesOf, setLevel, type TableForm, withOthers, withPreset } from './table-form.ts';

const ORDER: readonly DraftLine[] = ['rules', 'others', 'level', 'buy-in', 'words'];

/** The first thing that can be set here, after the one that was answered last; the words of the player come last of all. */
export const lineAfter = (draft: TableForm, answered: DraftLine | undefined): DraftLine => {
  const from = answered === undefined ? 0 : ORDER.indexOf(answered) + 1;
  return ORDER.slice(from).find((line) => linesOf(draft).includes(line)) ?? 'words';
};

/** The draft after an answer; undefined when the answer means nothing on this line. */
export const answered = (draft: TableForm, line: DraftLine, answer: string): TableForm | undefined => {
  if (answer === '') return draft;
  if (line === 'words') return { ...draft, words: clean(answer).slice(0, 26) };
  if (line === 'rules') {
    const { presets } = draft.door;
    const preset = presets[Number(answer) - 1] ?? presets.find(({ name }) => name.startsWith(answer));
    return preset === undefined ? undefined : withPreset(draft, preset);
  }
  if (line === 'level') {
    const level = draft.preset.levels[Number(answer) - 1] ?? draft.preset.levels.find(({ name }) => name.toLowerCase().startsWith(answer));
    return level === undefined ? undefined : setLevel(draft, level.id);
  }
  const count = /^\d{1,9}$/.test(answer.replaceAll(',', '')) ? Number(answer.replaceAll(',', '')) : undefined;
  if (count === undefined) return undefined;
  if (line === 'buy-in') return { ...draft, typed: String(count) };
  const changed = withOthers(draft, count);
  return changed.others === count ? changed : undefined;
};
