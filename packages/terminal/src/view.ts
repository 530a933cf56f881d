/** What the program looks like: a frame with the table in it, and what lies over the table. */
import { isAtRest, OTHERS_PLAY_ON } from '@baize/casino';
import type { GameTypes } from '@baize/engine';
import { isShared } from './driver.ts';
import { canBeginAgain, canLookBack, isAsked, isTableOver, isVerdict, sightNow, type TableContext, tallyOf } from './flow.ts';
import { handBlock, inSigns } from './kit/cards.ts';
import { type Block, type Line, line, type Placed, placeMiddle, type Screen, span, widthOf } from './kit/cells.ts';
import { FELT_ROWS, type FrameParts, type FrameWidth, feltWidth, framed, frameWidth, narrowWords, textWidth } from './kit/frame.ts';
import { keyBar, keyed, panel, panelText, sheet, tabs } from './kit/panel.ts';
import { clip, wrap } from './kit/text.ts';
import { logBeside, logBlock, logWidth } from './messages.ts';
import type { Model, TablePage } from './model.ts';
import { drawSmall } from './narrow.ts';
import { helpPages } from './screens/help.ts';
import { type Amount, amountPrompt, type Choice } from './screens/screen.ts';
import { amountChoice, amountNow, choicesNow, isAgain } from './table-keys.ts';

// --- the welcome: the title, two cards if there is room, a few lines on how to play, and how to begin ----------------

const CARDS = 5;

/** The felt before the first round. */
const welcomeFelt = (title: Line, lines: readonly string[], width: FrameWidth, rows: number): readonly Placed[] => {
  const felt = feltWidth(width);
  const text = lines.flatMap((sentence) => wrap(sentence, Math.min(70, textWidth(width))));
  const withCards = text.length + CARDS + 6 <= rows;
  const height = text.length + 4 + (withCards ? CARDS + 1 : 0);
  // With cards in it the block is heavy at the top, and looks centred one row lower.
  const top = Math.max(0, Math.floor((rows - height) / 2) + (withCards ? 1 : 0));
  const words = top + 2 + (withCards ? CARDS + 1 : 0);
  return [
    placeMiddle(top, felt, [title]),
    ...(withCards ? [placeMiddle(top + 2, felt, handBlock(['As', 'Jh'], felt))] : []),
    ...text.map((sentence, at) => placeMiddle(words + at, felt, [line(sentence)])),
    placeMiddle(words + text.length + 1, felt, [line('Press ENTER to play', 'bold')]),
  ];
};

const presetOf = <T extends GameTypes>({ table }: Model<T>): string => table.facts.preset;

/** The longest right end that leaves room for the left one. */
const rightEnd = (left: Line, ends: readonly string[], width: FrameWidth): Line => {
  const room = textWidth(width) - widthOf(left) - (width === 80 ? 2 : 1);
  return keyed(ends.find((end) => end.length <= room) ?? '');
};

/** Sentences in the lines of a panel. */
const textLines = (sentences: readonly string[], width: FrameWidth): Block =>
  sentences.flatMap((text) => wrap(text, panelText(feltWidth(width)))).map((text) => line(text));

/** A note in lines; one that is too long for two rows in the table's shorter words, if it has any, and with its cards as signs. */
const noteLines = <T extends GameTypes>({ screen }: TableContext<T>, note: string, width: FrameWidth): readonly string[] => {
  const lines = wrap(note, textWidth(width));
  return lines.length > 2 ? wrap(inSigns(screen.shorten?.(note) ?? note), textWidth(width)) : lines;
};

/**
 * The log and the prompt. A note too long for its row goes on in the prompt's: it says what to do itself. One that is too long for
 * both lies over the felt, until the next key.
 */
const sayings = <T extends GameTypes>(
  context: TableContext<T>,
  model: Model<T>,
  width: FrameWidth,
): Pick<FrameParts, 'log' | 'prompt' | 'felt'> => {
  const [first = '', second, ...more] = model.note === undefined ? [] : noteLines(context, model.note, width);
  const felt = more.length > 0 ? [panel(feltWidth(width), textLines([model.note ?? ''], width))] : [];
  if (second !== undefined && more.length === 0) return { log: line(first), prompt: line(second), felt };
  const note = more.length > 0 ? undefined : model.note;
  const log = note ?? context.screen.log(model.story, textWidth(width), sightNow(model), model.earlier);
  return { log: line(clip(log, textWidth(width))), prompt: tablePrompt(context, model, width), felt };
};

// --- the table ----------------------------------------------------------------------------------------------

/** That the game is over; to somebody without a chip, that they leave by themselves. */
const overWords = <T extends GameTypes>({ leavesIn }: Model<T>, width: FrameWidth): string => {
  if (leavesIn === undefined) return 'The game is over.';
  const seconds = leavesIn === 1 ? '1 second' : `${leavesIn} seconds`;
  return width === 80 ? `You have no chips left, so you leave the table in ${seconds}.` : `No chips left: you leave in ${seconds}.`;
};

const tablePrompt = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, width: FrameWidth): Line => {
  if (isTableOver(model)) return line(overWords(model, width), 'bold');
  if (model.table.isOut) return line(OTHERS_PLAY_ON, 'bold');
  const amount = isAsked(model) ? amountChoice(choicesNow(context, model), model) : undefined;
  // While a number is typed, the row is the number's.
  const isTyping = model.typing !== undefined && amount !== undefined;
  if (isVerdict(model)) return [];
  if (!isAsked(model) && model.around !== undefined && model.around.waits !== '') return line(model.around.waits, 'bold');
  if (context.screen.prompt !== undefined && !isTyping) return context.screen.prompt(sightNow(model), width);
  if (!isAsked(model)) return [];
  if (amount?.take.kind !== 'amount') return line(context.screen.module.words.prompt(sightNow(model)), 'bold');
  return [span(amountPrompt(amount.take) + (model.typing?.text ?? ''), 'bold'), span('_', 'bold-cyan')];
};

const choicesBar = <A>(choices: readonly Choice<A>[], width: FrameWidth): Line =>
  keyBar(
    choices
      .filter(({ lit, isListed }) => lit || isListed)
      .map(({ label, short, lit }) => ({ label: width === 80 ? label : (short ?? label), lit }))
      .filter(({ label }) => label !== ''),
  );

/** `[Enter] Raise to 80`, `[Enter] Stake 10 again`. */
const enterLabel = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, amount: Amount<T['action']>): string => {
  const read = amountNow(model, amount);
  const words = read.ok ? context.screen.module.words.action(amount.action(read.amount), sightNow(model)) : amount.ask;
  return `[Enter] ${words}${isAgain(model, amount) ? ' again' : ''}`;
};

/** The way to a look back, where the game is over. */
const lookBackKey = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): string =>
  canLookBack(context, model) ? '  [L]ook back' : '';

const overBar = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): Line =>
  keyed(`[Enter] Leave${isShared(model.table) ? '  [O]nce more' : ''}${lookBackKey(context, model)}`);

/** While something is shown it can be skipped. Where others are waited for, there is nothing to skip. */
const waitingBar = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): Line => {
  if (isShared(model.table) && isAtRest(model.table.waiting)) return keyed('[/] Say something');
  return keyBar([{ label: '[Space] Skip', lit: !model.isSkipping && !(context.isDrawn === true && context.pace === 0) }]);
};

const tableBar = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, width: FrameWidth): Line => {
  if (model.bar !== undefined) return keyed(model.bar);
  if (isTableOver(model)) return overBar(context, model);
  if (!isAsked(model)) return waitingBar(context, model);
  const choices = choicesNow(context, model);
  const amount = amountChoice(choices, model);
  if (amount?.take.kind !== 'amount') return choicesBar(choices, width);
  // Where Enter has a name of its own, the other choices stand beside it.
  if (amount.take.enter !== undefined)
    return [
      ...keyed(`${isAgain(model, amount.take) ? enterLabel(context, model, amount.take) : amount.take.enter}  `),
      ...choicesBar(
        choices.filter((choice) => choice !== amount),
        width,
      ),
    ];
  const enter = enterLabel(context, model, amount.take);
  const fills = amount.take.fills?.map(({ label, short }) => `${width === 80 ? label : short}  `).join('');
  const hasBack = amount.key !== 'digits' && (width === 80 || fills === undefined);
  return keyed(`${fills ?? (width === 80 ? '[0-9] Amount  ' : '')}${enter}${hasBack ? '  [Esc] Back' : ''}`);
};

/** What stands at the right end of the bar, the longest first: one leaves a table of the floor, and quits a session. */
const wayOut = <T extends GameTypes>(
  { policy, screen }: TableContext<T>,
  width: FrameWidth,
  tab: string | undefined,
  hasHint: boolean,
): readonly string[] => {
  const sheetName = `[Tab] ${tab ?? screen.score.name}`;
  const out = policy === undefined ? '[Q]uit' : '[Q] Leave';
  const hint = hasHint && policy?.hints !== false ? ['[I] Hint'] : [];
  if (width === 80) return [[...hint, sheetName, out].join('  '), [...hint, out].join('  '), ...hint.map(() => '[I]  [Q]'), out];
  const short = screen.score.short === undefined ? [] : [[...hint.map(() => '[I]'), `[Tab] ${screen.score.short} [Q]`].join(' ')];
  return [
    [...hint, sheetName, out].join(' '),
    ...short,
    ...hint.map(() => '[I] [Tab] [Q]'),
    ...hint.flatMap(() => ['[I] [Q]', '[I][Q]']),
    out,
    '[Q]',
  ];
};

/** How a bet is said, where it is asked for. */
const sideOfPrompt = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, width: FrameWidth): Line => {
  const { clock = '', isLow = false } = model.around ?? {};
  if (clock !== '') return line(clock, isLow ? 'bold-red' : 'bold-yellow');
  return isAsked(model) && model.note === undefined ? (context.screen.promptRight?.(sightNow(model), width) ?? []) : [];
};

const tableParts = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, width: FrameWidth): FrameParts => {
  const sight = sightNow(model);
  const status = context.screen.status(sight, model.table.statistics, width);
  const barLeft = tableBar(context, model, width);
  const { felt, ...said } = sayings(context, model, width);
  return {
    preset: presetOf(model),
    title: context.screen.title,
    corner: keyed(width === 80 ? '[?] Help' : '[?]'),
    statusLeft: status.left,
    statusRight: status.right,
    felt: [...context.screen.felt(sight, width), ...felt],
    ...said,
    promptRight: sideOfPrompt(context, model, width),
    barLeft,
    barRight: rightEnd(barLeft, wayOut(context, width, context.screen.score.tab?.(sight, width), isAsked(model)), width),
  };
};

// --- what lies over it --------------------------------------------------------------------------------------

/** The table under a sheet. A hint would be cut there: it is in the log, and stands again when the sheet is closed. */
const underParts = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, width: FrameWidth): FrameParts =>
  tableParts(context, { ...model, note: undefined }, width);

const helpParts = <T extends GameTypes>(
  context: TableContext<T>,
  model: Model<T>,
  width: FrameWidth,
  page: TablePage & { at: 'help' },
): FrameParts => {
  const pages = helpPages(context.screen, model.table.facts.rules, width);
  // A window that has grown since has fewer pages.
  const open = pages[page.page] ?? pages.at(-1);
  const heading = tabs('Help', [...new Set(pages.map(({ name }) => name))], open?.name ?? '', open?.part ?? '');
  const under = page.over.at === 'welcome' ? welcomeParts(context, model, width) : underParts(context, model, width);
  return {
    ...under,
    corner: keyed(width === 80 ? '[Esc] Close' : '[?]'),
    felt: [sheet(feltWidth(width), heading, open?.block ?? [])],
    prompt: line('The table waits for you.', 'bold'),
    promptRight: [],
    barLeft: keyed(width === 80 ? '[←][→] Page  [Esc] Back to the table' : '[←][→] Page  [Esc] Back'),
    barRight: keyed(context.policy === undefined ? '[Q]uit' : '[Q] Leave'),
  };
};

const scoreParts = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, width: FrameWidth): FrameParts => ({
  ...underParts(context, model, width),
  felt: [
    sheet(
      feltWidth(width),
      line(context.screen.score.name, 'bold'),
      context.screen.score.block(model.table, width, tallyOf(context, model)),
    ),
  ],
  prompt: line('The table waits for you.', 'bold'),
  promptRight: [],
  barLeft: keyed(width === 80 ? '[Tab] Back to the table' : '[Tab] Back'),
  barRight: keyed(context.policy === undefined ? '[Q]uit' : '[Q] Leave'),
});

const logBar = (width: FrameWidth, hasFound: boolean, isTyping: boolean): string => {
  if (isTyping) return '[Enter] Find  [Esc] Back';
  const find = hasFound ? '[N]ext  ' : '';
  return width === 80 ? `[↑][↓] [PgUp][PgDn] Turn  [/] Find  ${find}[Esc] Back to the table` : `[↑][↓] Turn  [/] Find  ${find}[Esc]`;
};

/** What was said, over the table. */
const logParts = <T extends GameTypes>(
  context: TableContext<T>,
  model: Model<T>,
  width: FrameWidth,
  { up, find, isTyping }: TablePage & { readonly at: 'log' },
): FrameParts => ({
  ...underParts(context, model, width),
  felt: [sheet(feltWidth(width), line('What was said', 'bold'), logBlock(model, up, logWidth(width), find))],
  prompt:
    isTyping === true ? [span(`Find: ${find}`, 'bold'), span('_', 'bold-cyan')] : line(model.note ?? 'The table waits for you.', 'bold'),
  promptRight: [],
  barLeft: keyed(logBar(width, find !== undefined, isTyping === true)),
  barRight: keyed(context.policy === undefined ? '[Q]uit' : '[Q] Leave'),
});

const leaveParts = <T extends GameTypes>(
  context: TableContext<T>,
  model: Model<T>,
  width: FrameWidth,
  { leaveQuestion }: TablePage & { at: 'leave' },
): FrameParts => {
  const parts = tableParts(context, model, width);
  const over: Placed = panel(feltWidth(width), textLines(['Leave the table now?', leaveQuestion.warning], width));
  return {
    ...parts,
    felt: [...parts.felt, over],
    prompt: line(leaveQuestion.question, 'bold'),
    promptRight: [],
    barLeft: keyed('[Y]es, leave  [N]o, play on'),
    barRight: [],
  };
};

const welcomeParts = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, width: FrameWidth): FrameParts => ({
  preset: presetOf(model),
  title: context.screen.title,
  corner: keyed(width === 80 ? '[?] Help' : '[?]'),
  statusLeft: context.screen.greeting?.status(model.table.facts) ?? [],
  statusRight: line('New session', 'dim'),
  felt: welcomeFelt(context.screen.greeting?.title ?? context.screen.title, context.screen.welcome(model.table.facts), width, FELT_ROWS),
  log: line(model.note ?? narrowWords(model.size) ?? ''),
  prompt: [],
  barLeft: keyed('[Enter] Play'),
  barRight: keyed('[Q]uit'),
});

/** The end of a session that can start again. */
const endParts = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, width: FrameWidth): FrameParts => {
  const parts = tableParts(context, model, width);
  const tally = tallyOf(context, model);
  const status = context.screen.end?.status(model.table, tally);
  return {
    ...parts,
    statusLeft: status?.left ?? [],
    statusRight: status?.right ?? [],
    felt: context.screen.end?.felt(model.table, tally, width) ?? [],
    log: line(model.note ?? context.screen.end?.log(model.table, width) ?? ''),
    prompt: line(width === 80 ? 'Press ENTER to play again. Press Q to quit.' : 'Press ENTER to play again, Q to quit.', 'bold'),
    barLeft: keyed(`[Enter] Play again${lookBackKey(context, model)}`),
    barRight: keyed('[Q]uit'),
  };
};

const partsOf = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, width: FrameWidth): FrameParts => {
  switch (model.page.at) {
    case 'welcome':
      return welcomeParts(context, model, width);
    case 'help':
      return helpParts(context, model, width, model.page);
    case 'score':
      return scoreParts(context, model, width);
    case 'log':
      return logParts(context, model, width, model.page);
    case 'leave':
      return leaveParts(context, model, width, model.page);
    case 'table':
      return canBeginAgain(context, model) ? endParts(context, model, width) : tableParts(context, model, width);
  }
};

/** The whole window: a frame in its middle, or plain lines where there is no room for one. */
export const draw = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): Screen => {
  const width = frameWidth(model.size);
  return width === undefined ? drawSmall(context, model) : framed(model.size, width, partsOf(context, model, width), logBeside(model));
};
