/** What was said at the table: the last hundred lines, over the felt or beside it. */
import { type GameTypes, inFull } from '@baize/engine';
import { canBeginAgain, isAsked, isTableOver, sessionSummary, sightNow, type TableContext } from './flow.ts';
import { type Block, blank, type Line, line, paint, place, type Screen, type Size, span } from './kit/cells.ts';
import { FELT_ROWS, FRAME_ROWS, type FrameWidth, feltWidth, tooSmall } from './kit/frame.ts';
import { fitLine, wrap } from './kit/text.ts';
import { terminalWords } from './language/index.ts';
import type { Model } from './model.ts';
import { amountPrompt, askFor } from './screens/screen.ts';
import { choicesNow, typedFor } from './table-keys.ts';

const MAX_LINES = 100;
/** How many lines a sheet shows at once. */
const PAGE = FELT_ROWS - 2;

/** How wide a line of the sheet is in each frame. */
export const logWidth = (width: FrameWidth): number => feltWidth(width) - (width === 80 ? 6 : 4);

/** The last hundred sentences, the newest last. */
const saidAt = <T extends GameTypes>({ earlier, story }: Model<T>): readonly string[] =>
  [...earlier, ...story].flatMap(({ sentences }) => sentences.map(inFull)).slice(-MAX_LINES);

/** Sentences in lines of this width; what a sentence goes on with is set in. */
const linesOf = (sentences: readonly string[], width: number): readonly string[] =>
  sentences.flatMap((sentence) => wrap(sentence, width - 2).map((part, at) => (at === 0 ? part : `  ${part}`)));

/** All that the sheet shows: what was said, and a hint or a refusal that stands in the log row. */
const sheetLines = <T extends GameTypes>(model: Model<T>, width: number): readonly string[] =>
  linesOf([...saidAt(model), ...(model.note === undefined ? [] : [inFull(model.note)])], width);

/** How far up the log can be turned in lines of this width. */
export const mostUp = <T extends GameTypes>(model: Model<T>, width: number): number => Math.max(0, sheetLines(model, width).length - PAGE);

/** How far up the newest line lies, so many lines up or further, that says this; undefined where none does. */
export const findUp = <T extends GameTypes>(model: Model<T>, find: string, from: number, width: number): number | undefined => {
  const all = sheetLines(model, width);
  const at = all.slice(0, Math.max(0, all.length - from)).findLastIndex((text) => text.toLowerCase().includes(find));
  return at < 0 ? undefined : all.length - 1 - at;
};

/** A line of the log with what is looked for lit. */
const foundLine = (text: string, find: string): Line => {
  const at = find === '' ? -1 : text.toLowerCase().indexOf(find);
  if (at < 0) return line(` ${text}`);
  return [span(` ${text.slice(0, at)}`), span(text.slice(at, at + find.length), 'bold-cyan'), span(text.slice(at + find.length))];
};

/** The part of the log that a sheet shows. */
export const logBlock = <T extends GameTypes>(model: Model<T>, up: number, width: number, find = ''): Block => {
  const all = sheetLines(model, width);
  const end = all.length - Math.min(up, mostUp(model, width));
  const shown = all.slice(Math.max(0, end - PAGE), end);
  return shown.length === 0 ? [line(` ${terminalWords().nothingSaid}`, 'dim')] : shown.map((text) => foundLine(text, find));
};

/** From this size on the log stands beside the table. */
const WIDE: Size = { columns: 120, rows: 30 };
const WIDEST = 60;

/** Whether the log stands beside the table. */
const isBeside = ({ columns, rows }: Size): boolean => columns >= WIDE.columns && rows >= WIDE.rows;

/** The log as a column to the right of the frame; nothing where there is no room for it. */
export const logBeside = <T extends GameTypes>(model: Model<T>): Block => {
  if (!isBeside(model.size)) return [];
  const inner = Math.min(WIDEST, model.size.columns - 80 - 1) - 4;
  const all = linesOf(saidAt(model), inner).slice(-(FRAME_ROWS - 2));
  const rows = Array.from({ length: FRAME_ROWS - 2 }, (_, row): Line => {
    const text = all[row];
    return [span('│ ', 'dim'), ...fitLine(text === undefined ? blank : line(text), inner), span(' │', 'dim')];
  });
  const heading = ` ${terminalWords().whatWasSaid} `;
  return [[span(`┌─${heading}${'─'.repeat(inner + 1 - heading.length)}┐`, 'dim')], ...rows, [span(`└${'─'.repeat(inner + 2)}┘`, 'dim')]];
};

// --- a window without room for the frame: the same in plain lines, the newest at the bottom; every key works as before

/** In fewer rows than this the game needs all of them. */
const FEW_ROWS = 8;

const questionOf = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): string => {
  const { plain } = terminalWords();
  if (model.page.at === 'welcome') return plain.playOrQuit();
  if (model.page.at === 'leave') return plain.leave(model.page.leaveQuestion.warning);
  if (canBeginAgain(context, model)) return plain.again;
  if (isTableOver(model)) return plain.leaveOver(model.leavesIn !== undefined);
  if (model.table.isOut) return terminalWords().othersPlayOn;
  if (!isAsked(model)) return '';
  const open = typedFor(choicesNow(context, model), model)?.take;
  const text = model.typing?.text ?? '';
  if (open?.kind === 'amount') return `${amountPrompt(open)}${text}_`;
  const asked = context.screen.ask?.(sightNow(model)) ?? askFor(choicesNow(context, model));
  return open?.kind === 'words' ? `${asked} ${open.ask}${text}_` : asked;
};

const said = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): readonly string[] => {
  const { facts } = model.table;
  if (model.page.at === 'welcome') return context.screen.welcome.lines(facts);
  if (model.page.at === 'help')
    return [...context.screen.help.keys(facts.rules).map(({ key, does }) => `${key}: ${does}.`), terminalWords().plain.escBack];
  if (model.page.at === 'score') return [...sessionSummary(context, model).slice(0, 1), terminalWords().plain.tabBack];
  return [...model.earlier, ...model.story].flatMap(({ sentences }) => sentences.map(inFull));
};

/** The window in plain lines. */
export const drawSmall = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): Screen => {
  const { columns, rows } = model.size;
  const all = [...said(context, model), ...(model.note === undefined ? [] : [inFull(model.note)]), questionOf(context, model)];
  const why = rows < FEW_ROWS ? [] : wrap(tooSmall(model.size), columns);
  const lines = [...why, ...all.flatMap((text) => wrap(text, columns)).slice(-(rows - why.length))];
  return paint(model.size, [
    place(
      0,
      0,
      lines.map((text, at) => line(text, at === lines.length - 1 ? 'bold' : 'text')),
    ),
  ]);
};
