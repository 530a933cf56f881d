/** What a look back looks like in full screen: the sum of a sitting, then each decision at the real table, with a note over it. */
import { type Judgment, progressWords, resumeBefore, sumReview, titleOf, valueIn, weigh, writtenHands } from '@baize/casino';
import { type GameModule, type GameTypes, inFull, type Saying, thatFits } from '@baize/engine';
import type { GameId, Games } from '@baize/games';
import { type Block, blank, type Line, line, type Placed, paint, place, type Screen, span } from '../kit/cells.ts';
import { type FrameParts, type FrameWidth, feltWidth, framed, frameWidth, textWidth, tooSmall } from '../kit/frame.ts';
import { keyed, panel, panelText, sheet } from '../kit/panel.ts';
import { inFrame } from '../kit/sayings.ts';
import { clip, wrap } from '../kit/text.ts';
import type { TableScreen, TableSight } from '../screens/screen.ts';
import { walkWords } from './language/index.ts';
import { countLines, judgmentLines, luckLines, toldOf } from './page.ts';
import { entryNow, isWeighed, judgmentsOf, listOf, type Walk, type WalkEntry } from './walk.ts';

/** With the signs that every terminal draws in one cell. */
const plainSigns = (text: string): string => text.replaceAll('−', '-').replaceAll('–', '-');

const sheetWidth = (width: FrameWidth): number => feltWidth(width) - (width === 80 ? 8 : 6);

const paragraph = (text: string, width: FrameWidth): Block => wrap(plainSigns(text), sheetWidth(width)).map((part) => line(` ${part}`));

/** How a table's view is turned up: every hand that a state holds. */
export type TurnUp<T extends GameTypes> = (view: T['view'], state: T['state']) => T['view'];

/** A look back with what it is drawn by. */
export interface WalkStage<Id extends GameId> {
  readonly id: Id;
  readonly screen: TableScreen<Games[Id]>;
  readonly turnUp: TurnUp<Games[Id]>;
  readonly walk: Walk<Games[Id]>;
}

// --- the sum of the sitting ---------------------------------------------------------------------------------------------

/** What the whole sitting came to, for the page and for the last words. */
export const sumLines = <T extends GameTypes>(module: GameModule<T>, walk: Walk<T>): readonly string[] => {
  if (module.appraise === undefined) return [`${walkWords().unknownWorth(walk.source.title)} ${walkWords().stillWalk}`];
  return [...countLines(walk.source.title, judgmentsOf(walk)), ...(walk.source.about ?? []), ...luckLines(walk.luck)];
};

const dearestLine = (judgment: Judgment, rank: number): Line => [
  span(`  [${rank + 1}] `, 'bold-cyan'),
  span(walkWords().page.inRound(judgment.round, titleOf(judgment))),
];

const sumBlock = <T extends GameTypes>(module: GameModule<T>, walk: Walk<T>, width: FrameWidth): Block => {
  const { dearest } = sumReview(judgmentsOf(walk));
  const told = isWeighed(walk) ? sumLines(module, walk) : [walkWords().page.weighing];
  return [
    ...told.flatMap((text) => paragraph(text, width)),
    ...(dearest.length === 0 ? [] : [blank, line(` ${walkWords().page.costMost}`, 'bold'), ...dearest.map(dearestLine)]),
  ];
};

// --- a decision -----------------------------------------------------------------------------------------------------------

const MAX_MOVES = 5;

/** What the moves bring, best first: they are weighed as they were for the judgment. */
const movesBlock = <T extends GameTypes>(module: GameModule<T>, { made }: WalkEntry<T>): Block => {
  const found = weigh(module, made);
  return (found?.actions ?? []).slice(0, MAX_MOVES).map(({ action, value }): Line => {
    const name = module.words.action(action, (made.foreign ?? made).sight);
    return line(`  ${clip(name, 22).padEnd(24)}${plainSigns(valueIn(found?.unit ?? 'chips', value)).padStart(12)}`);
  });
};

const noteBlock = <T extends GameTypes>(module: GameModule<T>, walk: Walk<T>, entry: WalkEntry<T>, width: FrameWidth): Block => {
  const judgment = walk.found.get(entry.made.line);
  if (judgment === undefined) return paragraph(walkWords().page.nothingToSay, width);
  const { did, better, because } = toldOf(module, entry.made, judgment);
  const choice = judgment.mark === 'fine' ? walkWords().chose(did) : inFull(walkWords().choseWorse(did, better));
  return [
    ...paragraph(`${titleOf(judgment)}. ${choice}`, width),
    ...(because === '' ? [] : paragraph(because, width)),
    blank,
    line(` ${walkWords().page.onAverage}`, 'dim'),
    ...movesBlock(module, entry),
  ];
};

/** The hands that a table does not draw, written by suit. */
const writtenBlock = (state: object, { names, made }: WalkEntry<GameTypes>, width: FrameWidth): Block =>
  writtenHands(state, made.sight.seat).flatMap(({ seat, hand }): Block => {
    const suits = hand.map(({ sign, ranks }) => `${sign} ${plainSigns(ranks)}`);
    const [one, two, ...rest] = suits;
    return width === 80
      ? [[span(` ${(names[seat] ?? '').padEnd(9)}`, 'bold'), span(suits.join('  '))]]
      : [line(` ${names[seat] ?? ''}`, 'bold'), line(`  ${one}  ${two}`), line(`  ${rest.join('  ')}`)];
  });

/** The table as it stood, or with every hand face up. */
const tableFelt = <Id extends GameId>(stage: WalkStage<Id>, entry: WalkEntry<Games[Id]>, width: FrameWidth): readonly Placed[] => {
  const { screen, turnUp, walk } = stage;
  const { made, names } = entry;
  const sight: TableSight<Games[Id]> = { ...(made.foreign ?? made).sight, names, draft: {} };
  const { record } = walk.source;
  const before = walk.isFaceUp && record !== undefined ? resumeBefore(screen.module, record, made.line) : undefined;
  if (before === undefined) return screen.felt(sight, width);
  const { state } = before.truth;
  if (screen.writesHands === true)
    return [sheet(feltWidth(width), line(walkWords().page.othersHeld, 'bold'), [blank, ...writtenBlock(state, entry, width)])];
  return screen.felt({ ...sight, view: turnUp(made.sight.view, state) }, width);
};

/** What can be done at the sum of a sitting. */
const sumPrompt = <T extends GameTypes>(walk: Walk<T>): string => {
  if (listOf(walk).length > 0) return walkWords().page.costliestFirst;
  return isWeighed(walk) ? walkWords().page.nothingToFix : '';
};

/** The two rows below the table: what was chosen, and why another move is better. */
const rowsOf = <T extends GameTypes>(module: GameModule<T>, walk: Walk<T>, { made }: WalkEntry<T>): readonly [Saying, string] => {
  const judgment = walk.found.get(made.line);
  const { sight, action } = made.foreign ?? made;
  if (judgment === undefined) return [walkWords().chose(module.words.action(action, sight)), ''];
  const { did, better, because } = toldOf(module, made, judgment);
  return [judgment.mark === 'fine' ? walkWords().chose(did) : walkWords().choseWorse(did, better), because];
};

// --- the frame --------------------------------------------------------------------------------------------------------------

const barOf = <T extends GameTypes>({ at, isAll, source }: Walk<T>, width: FrameWidth): string => {
  const { sumBar, decisionBar } = walkWords().page;
  return inFrame(at === 0 ? sumBar(isAll) : decisionBar(isAll, source.record !== undefined), width);
};

const statusOf = <T extends GameTypes>(
  walk: Walk<T>,
  entry: WalkEntry<T> | undefined,
  width: FrameWidth,
): Pick<FrameParts, 'statusLeft' | 'statusRight'> => {
  const judgment = entry && walk.found.get(entry.made.line);
  const progress = isWeighed(walk) ? '' : progressWords(walk.weighed, walk.source.entries.length);
  if (entry === undefined) return { statusLeft: line(walkWords().page.whole, 'bold'), statusRight: line(progress, 'dim') };
  const right = judgment === undefined ? progress : titleOf(judgment);
  const where = walkWords().page.where(entry.made.round, walk.at, listOf(walk).length);
  const left = thatFits(where, textWidth(width) - right.length - 1);
  return { statusLeft: line(left, 'bold'), statusRight: line(right, 'yellow') };
};

const partsOf = <Id extends GameId>(stage: WalkStage<Id>, width: FrameWidth): FrameParts => {
  const { screen, walk } = stage;
  const { module } = screen;
  const words = walkWords().page;
  const entry = entryNow(walk);
  const over = (name: string, block: Block): readonly Placed[] => [sheet(feltWidth(width), line(name, 'bold'), [blank, ...block])];
  const [log, prompt] = entry === undefined ? ['', sumPrompt(walk)] : rowsOf(module, walk, entry);
  const told = walk.said === undefined ? undefined : wrap(walk.said, textWidth(width));
  // What is too long for two rows lies over the felt until the next key.
  const said = told !== undefined && told.length > 2 ? undefined : told;
  const note =
    told === said
      ? []
      : [
          panel(
            feltWidth(width),
            wrap(walk.said ?? '', panelText(feltWidth(width))).map((text) => line(text)),
          ),
        ];
  return {
    preset: words.preset,
    title: screen.title,
    corner: [],
    ...statusOf(walk, entry, width),
    felt: [
      ...(entry === undefined
        ? over(words.title, sumBlock(module, walk, width))
        : walk.isNote
          ? over(words.note, noteBlock(module, walk, entry, width))
          : tableFelt(stage, entry, width)),
      ...note,
    ],
    log: line(clip(plainSigns(said?.[0] ?? thatFits(log, textWidth(width))), textWidth(width))),
    prompt: line(clip(plainSigns(said === undefined ? prompt : said.slice(1).join(' ')), textWidth(width))),
    barLeft: keyed(barOf(walk, width)),
    barRight: keyed(inFrame(words.back, width)),
  };
};

/** A window without room for the frame: the words alone. */
const drawSmall = <Id extends GameId>({ screen: { module }, walk }: WalkStage<Id>): Screen => {
  const { columns, rows } = walk.size;
  const entry = entryNow(walk);
  const judgment = entry && walk.found.get(entry.made.line);
  const words =
    entry === undefined
      ? sumLines(module, walk)
      : judgment === undefined
        ? rowsOf(module, walk, entry).map(inFull)
        : judgmentLines(toldOf(module, entry.made, judgment));
  const lines = [tooSmall(walk.size), ...words, walkWords().page.ask].flatMap((text) => wrap(plainSigns(text), columns));
  return paint(walk.size, [
    place(
      0,
      0,
      lines.slice(-rows).map((text) => line(text)),
    ),
  ]);
};

/** The whole window. */
export const drawWalk = <Id extends GameId>(stage: WalkStage<Id>): Screen => {
  const width = frameWidth(stage.walk.size);
  return width === undefined ? drawSmall(stage) : framed(stage.walk.size, width, partsOf(stage, width));
};
