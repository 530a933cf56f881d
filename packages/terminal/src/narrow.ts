/** A window without room for the frame: the same table in plain lines, the newest at the bottom. Every key works as before. */
import { OTHERS_PLAY_ON } from '@baize/casino';
import type { GameTypes } from '@baize/engine';
import { canBeginAgain, isAsked, isTableOver, sessionSummary, sightNow, type TableContext } from './flow.ts';
import { line, paint, place, type Screen } from './kit/cells.ts';
import { tooSmall } from './kit/frame.ts';
import { wrap } from './kit/text.ts';
import type { Model } from './model.ts';
import { askFor } from './plain.ts';
import { amountPrompt } from './screens/screen.ts';
import { amountChoice, choicesNow } from './table-keys.ts';

/** In fewer rows than this the game needs all of them. */
const FEW_ROWS = 8;

const questionOf = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): string => {
  if (model.page.at === 'welcome') return 'Play (Enter) or quit (q)?';
  if (model.page.at === 'leave') return `${model.page.leaveQuestion.warning} Leave? Yes (y) or no (n)?`;
  if (canBeginAgain(context, model)) return 'Press ENTER to play again. Press Q to quit.';
  if (isTableOver(model)) return `${model.leavesIn === undefined ? 'The game is over.' : 'You have no chips left.'} Leave (Enter)?`;
  if (model.table.isOut) return OTHERS_PLAY_ON;
  if (!isAsked(model)) return '';
  if (context.screen.speech !== undefined) return context.screen.speech.ask(sightNow(model));
  const amount = amountChoice(choicesNow(context, model), model);
  if (amount?.take.kind !== 'amount') return context.screen.ask?.(sightNow(model)) ?? askFor(choicesNow(context, model));
  return `${amountPrompt(amount.take)}${model.typing?.text ?? ''}_`;
};

const said = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): readonly string[] => {
  const { facts } = model.table;
  if (model.page.at === 'welcome') return context.screen.welcome(facts);
  if (model.page.at === 'help') return [...context.screen.keys(facts.rules).map(({ key, does }) => `${key}: ${does}.`), 'Esc: back.'];
  if (model.page.at === 'score') return [...sessionSummary(context, model).slice(0, 1), 'Tab: back.'];
  return [...model.earlier, ...model.story].flatMap(({ sentences }) => sentences);
};

/** The window in plain lines. */
export const drawSmall = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): Screen => {
  const { columns, rows } = model.size;
  const all = [...said(context, model), ...(model.note === undefined ? [] : [model.note]), questionOf(context, model)];
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
