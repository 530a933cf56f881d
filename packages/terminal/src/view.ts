/** What the program looks like: a frame with the table in it, and what lies over the table. */
import { isAtRest } from '@baize/casino';
import { type GameTypes, inFull, inShort, type Saying, thatFits } from '@baize/engine';
import { isShared } from './driver.ts';
import { canBeginAgain, canLookBack, isAsked, isTableOver, isVerdict, sightNow, type TableContext, tallyOf } from './flow.ts';
import { handBlock } from './kit/cards.ts';
import { type Block, type Line, line, type Placed, paint, place, placeMiddle, type Screen, span, widthOf } from './kit/cells.ts';
import { FELT_ROWS, type FrameParts, type FrameWidth, feltWidth, framed, frameWidth, narrowWords, textWidth } from './kit/frame.ts';
import { keyBar, keyed, panel, panelText, sheet, tabs } from './kit/panel.ts';
import { inFrame } from './kit/sayings.ts';
import { clip, wrap } from './kit/text.ts';
import { terminalWords } from './language/index.ts';
import { drawSmall, logBeside, logBlock, logWidth } from './messages.ts';
import type { Model, TablePage } from './model.ts';
import { helpPages } from './screens/help.ts';
import { type Amount, amountPrompt, type Choice, type Taking, type TypedLine } from './screens/screen.ts';
import { amountNow, choicesNow, isAgain, typedFor } from './table-keys.ts';

// --- the welcome: the title, two cards if there is room, a few lines on how to play, and how to begin ----------------

const CARDS = 5;

/** As many sentences as there are rows for, each whole. */
const sentencesIn = (sentences: readonly string[], width: number, rows: number): readonly string[] => {
  const text: string[] = [];
  for (const sentence of sentences) {
    const more = wrap(sentence, width);
    if (text.length + more.length <= rows) text.push(...more);
  }
  return text;
};

/** The felt before the first round. Where there is much to say, the blank rows between go first. */
const welcomeFelt = (title: Line, lines: readonly string[], width: FrameWidth, rows: number): readonly Placed[] => {
  const felt = feltWidth(width);
  const text = sentencesIn(lines, Math.min(70, textWidth(width)), rows - 2);
  const withCards = text.length + CARDS + 6 <= rows;
  const height = text.length + 4 + (withCards ? CARDS + 1 : 0);
  // With cards in it the block is heavy at the top, and looks centred one row lower.
  const top = Math.max(0, Math.floor((rows - height) / 2) + (withCards ? 1 : 0));
  const words = Math.min(top + 2, rows - 1 - text.length) + (withCards ? CARDS + 1 : 0);
  return [
    placeMiddle(top, felt, [title]),
    ...(withCards ? [placeMiddle(top + 2, felt, handBlock(['As', 'Jh'], felt))] : []),
    ...text.map((sentence, at) => placeMiddle(words + at, felt, [line(sentence)])),
    placeMiddle(Math.min(words + text.length + 1, rows - 1), felt, [line(terminalWords().prompts.play, 'bold')]),
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

/** A note in lines; one that is too long for two rows in fewer words, if it has any. */
const noteLines = (note: Saying, width: FrameWidth): readonly string[] => {
  const lines = wrap(inFull(note), textWidth(width));
  return lines.length > 2 ? wrap(inShort(note), textWidth(width)) : lines;
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
  const [first = '', second, ...more] = model.note === undefined ? [] : noteLines(model.note, width);
  const felt = more.length > 0 ? [panel(feltWidth(width), textLines([inFull(model.note ?? '')], width))] : [];
  if (second !== undefined && more.length === 0) return { log: line(first), prompt: line(second), felt };
  const note = more.length > 0 || model.note === undefined ? undefined : inFull(model.note);
  const log = note ?? context.screen.log(model.story, textWidth(width), sightNow(model), model.earlier);
  return { log: line(clip(log, textWidth(width))), prompt: tablePrompt(context, model, width), felt };
};

// --- the table ----------------------------------------------------------------------------------------------

/** That the game is over; to somebody without a chip, that they leave by themselves. */
const overWords = <T extends GameTypes>({ leavesIn }: Model<T>, width: FrameWidth): string => {
  const { gameOver, leaving } = terminalWords();
  return leavesIn === undefined ? gameOver : inFrame(leaving.broke(leavesIn), width);
};

/** What is typed, behind what asks for it; and how words may go on, dim. */
const typedLine = <A>(taking: Taking<A>, text: string): Line => {
  if (taking.kind === 'amount') return [span(amountPrompt(taking) + text, 'bold'), span('_', 'bold-cyan')];
  if (taking.kind !== 'words') return [];
  const complete = taking.complete?.(text) ?? text;
  return [
    span(`${taking.ask}${text}`, 'bold'),
    span('_', 'bold-cyan'),
    span(complete.startsWith(text) ? complete.slice(text.length) : '', 'dim'),
  ];
};

const tablePrompt = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, width: FrameWidth): Line => {
  if (isTableOver(model)) return line(overWords(model, width), 'bold');
  if (model.table.isOut) return line(terminalWords().othersPlayOn, 'bold');
  const open = isAsked(model) ? typedFor(choicesNow(context, model), model)?.take : undefined;
  // While something is typed, the row is its own.
  const isTyping = model.typing !== undefined && open !== undefined;
  if (isVerdict(model)) return [];
  if (!isAsked(model) && model.around !== undefined && model.around.waits !== '') return line(model.around.waits, 'bold');
  if (context.screen.prompt !== undefined && !isTyping) return context.screen.prompt(sightNow(model), width);
  if (!isAsked(model)) return [];
  if (open === undefined) return line(thatFits(context.screen.module.words.prompt(sightNow(model)), textWidth(width)), 'bold');
  return typedLine(open, model.typing?.text ?? '');
};

const choicesBar = <A>(choices: readonly Choice<A>[], width: FrameWidth): Line =>
  keyBar(
    choices
      .filter(({ lit, isListed }) => lit || isListed)
      .map(({ label = '', short, lit }) => ({ label: width === 80 ? label : (short ?? label), lit }))
      .filter(({ label }) => label !== ''),
  );

/** `[Enter] Raise to 80`, `[Enter] Stake 10 again`. */
const enterLabel = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, amount: Amount<T['action']>): string => {
  const read = amountNow(model, amount);
  const words = read.ok ? context.screen.module.words.action(amount.action(read.amount), sightNow(model)) : amount.ask;
  return terminalWords().bar.enter(words, isAgain(model, amount));
};

/** What can be done with words as they are. */
const wordsBar = <A>({ enter, complete }: TypedLine<A>, text: string, width: FrameWidth): string => {
  const { bar } = terminalWords();
  const further = width === 80 && complete?.(text) !== undefined ? [bar.complete] : [];
  return [bar.enter(enter?.(text) ?? bar.sayIt, false), ...further, inFrame(bar.back, width)].join('  ');
};

/** The way to a look back, where the game is over. */
const lookBackKey = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): string =>
  canLookBack(context, model) ? `  ${terminalWords().bar.lookBack}` : '';

const overBar = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): Line =>
  keyed(
    `${terminalWords().bar.enterLeave}${isShared(model.table) ? `  ${terminalWords().bar.onceMore}` : ''}${lookBackKey(context, model)}`,
  );

/** While something is shown it can be skipped. Where others are waited for, there is nothing to skip. */
const waitingBar = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): Line => {
  if (isShared(model.table) && isAtRest(model.table.waiting)) return keyed(terminalWords().bar.saySomething);
  return keyBar([{ label: terminalWords().bar.skip, lit: !model.isSkipping && !(context.isDrawn === true && context.pace === 0) }]);
};

const tableBar = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, width: FrameWidth): Line => {
  if (model.bar !== undefined) return keyed(model.bar);
  if (isTableOver(model)) return overBar(context, model);
  if (!isAsked(model)) return waitingBar(context, model);
  const choices = choicesNow(context, model);
  const amount = typedFor(choices, model);
  if (amount?.take.kind === 'words') return keyed(wordsBar(amount.take, model.typing?.text ?? '', width));
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
  const { bar } = terminalWords();
  return keyed(`${fills ?? (width === 80 ? `${bar.amount}  ` : '')}${enter}${hasBack ? `  ${inFull(bar.back)}` : ''}`);
};

/** The way out alone. */
const wayOutOf = <T extends GameTypes>({ policy }: TableContext<T>): string =>
  policy === undefined ? terminalWords().bar.quit : terminalWords().bar.leave;

/** What stands at the right end of the bar, the longest first: one leaves a table of the floor, and quits a session. */
const wayOut = <T extends GameTypes>(
  { policy, screen }: TableContext<T>,
  width: FrameWidth,
  tab: string | undefined,
  hasHint: boolean,
): readonly string[] => {
  const sheetName = `[Tab] ${tab ?? screen.score.name}`;
  const { bar } = terminalWords();
  const out = policy === undefined ? bar.quit : bar.leave;
  const hint = hasHint && policy?.hints !== false ? [bar.hint] : [];
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
  if (!isAsked(model) || model.note !== undefined) return [];
  const open = model.typing === undefined ? undefined : typedFor(choicesNow(context, model), model)?.take;
  if (open?.kind === 'words') return line(width === 80 ? open.how : '', 'dim');
  return context.screen.promptRight?.(sightNow(model), width) ?? [];
};

/** Where a name stands in a row, as a word of its own. */
const wordAt = (text: string, name: string): readonly number[] => {
  const at = name === '' ? -1 : ` ${text} `.indexOf(` ${name} `);
  return at < 0 ? [] : [at];
};

/** Where something of this length may stand beside a name: behind it, before it or its mark, under it, above it. */
const beside = (row: number, column: number, name: number, length: number): readonly (readonly [row: number, column: number])[] => [
  [row, column + name + 1],
  [row, column - length - 1],
  [row, column - length - 3],
  [row + 1, column],
  [row - 1, column],
];

/** How much time is left, at the seats whose time it is; nothing where there is no room beside the name, as the prompt has it too. */
const seatClocks = <T extends GameTypes>(model: Model<T>, felt: readonly Placed[], width: FrameWidth): readonly Placed[] => {
  const { isLow = false, clocks = [] } = model.around ?? {};
  if (clocks.length === 0) return [];
  const { names, seat: me } = sightNow(model);
  const rows = paint({ columns: feltWidth(width), rows: FELT_ROWS }, felt).cells.map((cells) => cells.map(({ char }) => char).join(''));
  const isFree = (row: number, column: number, length: number): boolean =>
    column >= 1 && rows[row]?.slice(column - 1, column + length + 1).trim() === '' && column + length <= feltWidth(width);
  return clocks.flatMap(({ seat, text: clock }) => {
    const called = seat === me ? ['YOU', 'You', 'DU', 'Du', names[seat] ?? ''] : [names[seat] ?? ''];
    const at = called.flatMap((name) => rows.flatMap((text, row) => wordAt(text, name).map((column) => ({ row, column, name }))))[0];
    const where = at && beside(at.row, at.column, at.name.length, clock.length).find(([row, column]) => isFree(row, column, clock.length));
    return where === undefined ? [] : [place(where[0], where[1], [line(clock, isLow ? 'bold-red' : 'bold-yellow')])];
  });
};

const tableParts = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, width: FrameWidth): FrameParts => {
  const sight = sightNow(model);
  const status = context.screen.status(sight, model.table.statistics, width);
  const barLeft = tableBar(context, model, width);
  const { felt: over, ...said } = sayings(context, model, width);
  const felt = context.screen.felt(sight, width);
  return {
    preset: presetOf(model),
    title: context.screen.title,
    corner: keyed(inFrame(terminalWords().bar.help, width)),
    statusLeft: status.left,
    statusRight: status.right,
    felt: [...felt, ...seatClocks(model, felt, width), ...over],
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
  const heading = tabs(terminalWords().help, [...new Set(pages.map(({ name }) => name))], open?.name ?? '', open?.part ?? '');
  const under = page.over.at === 'welcome' ? welcomeParts(context, model, width) : underParts(context, model, width);
  return {
    ...under,
    corner: keyed(inFrame(terminalWords().bar.close, width)),
    felt: [sheet(feltWidth(width), heading, open?.block ?? [])],
    prompt: line(terminalWords().tableWaits, 'bold'),
    promptRight: [],
    barLeft: keyed(inFrame(terminalWords().bar.pages, width)),
    barRight: keyed(wayOutOf(context)),
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
  prompt: line(terminalWords().tableWaits, 'bold'),
  promptRight: [],
  barLeft: keyed(inFrame(terminalWords().bar.sheet, width)),
  barRight: keyed(wayOutOf(context)),
});

const logBar = (width: FrameWidth, hasFound: boolean, isTyping: boolean): string =>
  isTyping ? terminalWords().bar.finding : inFrame(terminalWords().bar.log(hasFound), width);

/** What was said, over the table. */
const logParts = <T extends GameTypes>(
  context: TableContext<T>,
  model: Model<T>,
  width: FrameWidth,
  { up, find, isTyping }: TablePage & { readonly at: 'log' },
): FrameParts => ({
  ...underParts(context, model, width),
  felt: [sheet(feltWidth(width), line(terminalWords().whatWasSaid, 'bold'), logBlock(model, up, logWidth(width), find))],
  prompt:
    isTyping === true
      ? [span(terminalWords().prompts.find(find ?? ''), 'bold'), span('_', 'bold-cyan')]
      : line(inFull(model.note ?? terminalWords().tableWaits), 'bold'),
  promptRight: [],
  barLeft: keyed(logBar(width, find !== undefined, isTyping === true)),
  barRight: keyed(wayOutOf(context)),
});

const leaveParts = <T extends GameTypes>(
  context: TableContext<T>,
  model: Model<T>,
  width: FrameWidth,
  { leaveQuestion }: TablePage & { at: 'leave' },
): FrameParts => {
  const parts = tableParts(context, model, width);
  const over: Placed = panel(feltWidth(width), textLines([terminalWords().leaving.now, leaveQuestion.warning], width));
  return {
    ...parts,
    felt: [...parts.felt, over],
    prompt: line(leaveQuestion.question, 'bold'),
    promptRight: [],
    barLeft: keyed(leaveQuestion.keeps === true ? inFrame(terminalWords().bar.keep, width) : terminalWords().bar.yesLeave),
    barRight: [],
  };
};

const welcomeParts = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, width: FrameWidth): FrameParts => ({
  preset: presetOf(model),
  title: context.screen.title,
  corner: keyed(inFrame(terminalWords().bar.help, width)),
  statusLeft: context.screen.welcome.status?.(model.table.facts) ?? [],
  statusRight: line(terminalWords().newSession, 'dim'),
  felt: welcomeFelt(
    context.screen.welcome.title ?? context.screen.title,
    context.screen.welcome.lines(model.table.facts),
    width,
    FELT_ROWS,
  ),
  log: line(inFull(model.note ?? narrowWords(model.size) ?? '')),
  prompt: [],
  barLeft: keyed(terminalWords().bar.play),
  barRight: keyed(terminalWords().bar.quit),
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
    log: line(inFull(model.note ?? context.screen.end?.log(model.table, width) ?? '')),
    prompt: line(inFrame(terminalWords().prompts.again, width), 'bold'),
    barLeft: keyed(`${terminalWords().bar.playAgain}${lookBackKey(context, model)}`),
    barRight: keyed(terminalWords().bar.quit),
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
