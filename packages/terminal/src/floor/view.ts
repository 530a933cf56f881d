/** What the floor looks like: a frame with a page in it, and the panels that lie over it. */
import { chipTable, FIRST_CHIPS, netOfProfile, type Profile, type Settings, worthOf } from '@baize/casino';
import { type Chips, capital } from '@baize/engine';
import { type GameId, gameIds } from '@baize/games';
import { type Block, type Cell, type Line, line, type Placed, paint, place, type Screen, span } from '../kit/cells.ts';
import { type FrameParts, type FrameWidth, feltWidth, framed, frameWidth, textWidth, tooSmall } from '../kit/frame.ts';
import { keyed, panel, panelText, sheet, tabs } from '../kit/panel.ts';
import { inFrame } from '../kit/sayings.ts';
import { clip, signedChips, wrap } from '../kit/text.ts';
import { type FloorEntry, floorFelt, saidWidth } from './floor-view.ts';
import { floorHelp } from './help-view.ts';
import { floorWords, presetWords } from './language/index.ts';
import type { FloorModel, FloorPage } from './model.ts';
import { asLeft, lastGame, notOver, rivalWords } from './sentences.ts';
import { floorSettings, settingShown } from './settings.ts';
import { choiceRow, setLines, sitDownFelt, typedSpans } from './sit-down-view.ts';
import { allBooks, type Books, booksOf, gameFelt, recordWords, statisticsFelt } from './statistics-view.ts';
import { commitmentShown, type TableForm } from './table-form.ts';
import { FLOOR_TITLE, floorTiles, friendsGames } from './tiles.ts';

// --- the options: a line for each setting, and starting over ---------------------------------------------------------

/** How much of a row the choices of the compact frame have. */
const NARROW_ROW = 26;

/** The felt of the options; four choices need two rows in the compact frame. */
const optionsFelt = (settings: Settings, active: number, width: FrameWidth): readonly Placed[] => {
  const words = floorWords().options;
  const lines = floorSettings.map(settingShown).map(({ name, options }, at) => {
    const choices = options.map(({ label, option }) => ({ label, isSet: option.isSet(settings) }));
    const isShort = choices.reduce((sum, { label }) => sum + label.length + 4, 0) <= NARROW_ROW;
    const perRow = width === 80 || isShort ? choices.length : choices.length > 2 ? 2 : 1;
    const rows = Array.from({ length: Math.ceil(choices.length / perRow) }, (_, row) => choices.slice(row * perRow, (row + 1) * perRow));
    return { name, isActive: at === active, block: rows.map((row) => choiceRow(row, width === 80 ? 3 : 2)) };
  });
  const over = {
    name: words.startOver,
    isActive: active === floorSettings.length,
    block: [[span('  '), span('[Enter]', 'bold-cyan'), span(` ${words.withChips(FIRST_CHIPS)}`)]],
  };
  return setLines([...lines, over], width);
};

const chipsLine = (count: number): Line => line(floorWords().page.chips(count), 'yellow');
const where = (width: FrameWidth): string => inFrame(floorWords().page.where, width);
const title = (words: string, width: FrameWidth): Line => line(width === 80 ? `♠ ♥  ${words}  ♦ ♣` : words, 'bold');
const corner = (width: FrameWidth): Line => keyed(inFrame(floorWords().page.helpCorner, width));

/** The log and the prompt. A note too long for its row goes on in the prompt's. */
const sayings = (note: string | undefined, log: string, prompt: string, width: FrameWidth): Pick<FrameParts, 'log' | 'prompt'> => {
  const room = textWidth(width);
  const [first = '', ...more] = note === undefined ? [log] : wrap(note, room);
  return more.length > 0
    ? { log: line(first), prompt: line(clip(more.join(' '), room)) }
    : { log: line(clip(first, room)), prompt: line(clip(prompt, room), 'bold') };
};

// --- the pages ------------------------------------------------------------------------------------------------

/** Words in a panel over the felt. */
const panelOf = (words: readonly string[], width: FrameWidth): Placed =>
  panel(
    feltWidth(width),
    words.flatMap((text) => wrap(text, panelText(feltWidth(width)))).map((text) => line(text)),
  );

/** The floor with these tables on it. What needs more than two rows to be told stands below them, until the next key. */
export const floorFrame = (
  entries: readonly FloorEntry[],
  worth: Chips,
  note: string | undefined,
  width: FrameWidth,
  last?: GameId,
): FrameParts => {
  const { page } = floorWords();
  const long = note !== undefined && wrap(note, textWidth(width)).length > 2 ? wrap(note, saidWidth(width)) : [];
  return {
    preset: where(width),
    title: FLOOR_TITLE,
    corner: corner(width),
    statusLeft: chipsLine(worth),
    statusRight: keyed(inFrame(page.sides, width)),
    felt: floorFelt(entries, width, long),
    ...sayings(long.length > 0 ? undefined : note, '', last === undefined ? page.which : page.whichAgain(floorTiles[last].short), width),
    barLeft: keyed(inFrame(page.bar(entries.length), width)),
    barRight: keyed(floorWords().page.quit),
  };
};

const floorParts = ({ profile, note }: FloorModel, width: FrameWidth): FrameParts => {
  const entries = gameIds.map((id) => ({ tile: floorTiles[id], isKept: profile.tables[id] !== undefined }));
  const parts = floorFrame(entries, worthOf(profile), note, width, chipTable(profile) ?? profile.last);
  return lastGame(profile) === undefined ? parts : { ...parts, barLeft: [...parts.barLeft, ...keyed(`  ${floorWords().page.lookBack}`)] };
};

const seatsTaken = ({ preset, others }: TableForm): string =>
  preset.others.max === 0 ? floorWords().sitDown.onlySeat : floorWords().sitDown.seatsTaken(others);

const sitDownParts = ({ profile, note }: FloorModel, draft: TableForm, width: FrameWidth): FrameParts => {
  const words = floorWords().sitDown;
  const atWords = draft.line === 'words';
  const promise = commitmentShown(draft, profile);
  // The compact sheet has no room for what each preset is about, so the log row tells it of the one that is chosen.
  const about = width === 44 && draft.line === 'rules' ? `${capital(presetWords(draft.game.id, draft.preset.name).about)}.` : undefined;
  const log = atWords && width === 80 ? `sha256 ${promise}` : seatsTaken(draft);
  const prompt = atWords ? inFrame(words.seal, width) : words.prompt;
  return {
    preset: inFrame(words.name, width),
    title: draft.game.title,
    corner: corner(width),
    statusLeft: chipsLine(profile.balance),
    statusRight: line(words.sealed(promise.slice(0, width === 80 ? 16 : 8)), 'dim'),
    felt: sitDownFelt(draft, profile, width),
    ...sayings(note ?? about, log, prompt, width),
    barLeft: keyed(inFrame(words.bar, width)),
    barRight: keyed(inFrame(words.out, width)),
  };
};

/** The statistics of these games: of all of them, or of the only one. */
export const statisticsFrame = (profile: Profile, books: readonly Books[], width: FrameWidth, only?: Books): FrameParts => {
  const [first = '', ...more] = recordWords(only === undefined ? books : [only]);
  const records = width === 80 ? [first, ...more].join(' ') : first;
  const words = floorWords().statistics;
  const whose = only === undefined ? words.all : words.allOf(only.tile.rounds, only.tile.short);
  const net = netOfProfile(profile);
  return {
    preset: where(width),
    title: title(words.title, width),
    corner: corner(width),
    statusLeft: [
      ...chipsLine(worthOf(profile)),
      span(' '.repeat(width === 80 ? 5 : 3)),
      span(words.net(signedChips(net)), net > 0 ? 'green' : net < 0 ? 'red' : 'text'),
    ],
    statusRight: width === 80 ? line(words.since, 'dim') : [],
    felt: only === undefined ? statisticsFelt(profile, books, width) : gameFelt(only, width),
    ...sayings(undefined, records, whose, width),
    barLeft: keyed(inFrame(words.bar, width)),
    barRight: keyed(floorWords().page.quit),
  };
};

const optionsParts = (
  { profile, note }: FloorModel,
  { line: active, isAsking }: FloorPage & { readonly at: 'options' },
  width: FrameWidth,
): FrameParts => {
  const words = floorWords().options;
  const row = floorSettings[active];
  const about = row === undefined ? words.about : settingShown(row).about;
  const felt = optionsFelt(profile.settings, active, width);
  return {
    preset: where(width),
    title: title(words.title, width),
    corner: corner(width),
    statusLeft: chipsLine(worthOf(profile)),
    statusRight: width === 80 ? line(words.kept, 'dim') : [],
    felt: isAsking ? [...felt, panelOf([words.ask(FIRST_CHIPS), words.cleared], width)] : felt,
    ...sayings(note, about, isAsking ? words.sure : words.prompt, width),
    barLeft: keyed(isAsking ? words.sureBar : inFrame(words.bar, width)),
    barRight: [],
  };
};

const friendsFelt = ({ line: active, words }: FloorPage & { readonly at: 'friends' }, width: FrameWidth): readonly Placed[] => {
  const room = width === 80 ? 48 : 24;
  const labels = floorWords().friends;
  const join = {
    name: labels.join,
    isActive: active === 0,
    block: [[span('  '), ...typedSpans(words.slice(-room), active === 0)], line(`  ${labels.joinAbout}`, 'dim')],
  };
  const games = friendsGames.map((id, at) => ({
    name: at === 0 ? labels.open : '',
    isActive: active === at + 1,
    block: [[span('  '), span(floorTiles[id].name, active === at + 1 ? 'bold' : 'text')]],
  }));
  return setLines([join, ...games], width);
};

const friendsParts = ({ profile, note }: FloorModel, page: FloorPage & { readonly at: 'friends' }, width: FrameWidth): FrameParts => ({
  preset: where(width),
  title: title(floorWords().friends.title, width),
  corner: corner(width),
  statusLeft: chipsLine(worthOf(profile)),
  statusRight: width === 80 ? line(floorWords().friends.chipsStay, 'dim') : [],
  felt: friendsFelt(page, width),
  ...sayings(
    note,
    page.line === 0 ? floorWords().friends.byWords : floorWords().friends.here,
    page.line === 0 ? floorWords().page.which : floorWords().friends.openIt,
    width,
  ),
  barLeft: keyed(inFrame(floorWords().friends.bar(page.line === 0), width)),
  barRight: [],
});

const helpParts = (floor: FloorModel, { page }: FloorPage & { readonly at: 'help' }, width: FrameWidth): FrameParts => {
  const pages = floorHelp(width);
  // A window that has grown since has fewer pages.
  const open = pages[page] ?? pages.at(-1);
  const words = floorWords();
  const names = [...new Set(pages.map(({ name }) => name))];
  return {
    ...floorParts(floor, width),
    corner: keyed(inFrame(words.page.closeCorner, width)),
    statusRight: [],
    felt: [sheet(feltWidth(width), tabs(words.help.title, names, open?.name ?? '', open?.part ?? ''), open?.block ?? [])],
    log: [],
    prompt: line(words.help.waits, 'bold'),
    barLeft: keyed(pages.length > 1 ? words.page.pages : words.page.back),
  };
};

// --- the panels -----------------------------------------------------------------------------------------------

const asked = (floor: FloorModel, width: FrameWidth, words: readonly string[], prompt: string, bar: string): FrameParts => {
  const parts = floorParts({ ...floor, note: undefined }, width);
  return {
    ...parts,
    felt: [...parts.felt, panelOf(words, width)],
    ...sayings(floor.note, '', prompt, width),
    barLeft: keyed(bar),
    barRight: [],
  };
};

const keptParts = (floor: FloorModel, { id, isSure }: FloorPage & { readonly at: 'kept' }, width: FrameWidth): FrameParts => {
  const words = floorWords().asked;
  return isSure
    ? asked(floor, width, [notOver(id), words.clears], words.setNew, words.setNewBar)
    : asked(floor, width, [asLeft(id)], words.goBack, inFrame(words.goBackBar, width));
};

const rivalParts = (floor: FloorModel, { rival }: FloorPage & { readonly at: 'rival' }, width: FrameWidth): FrameParts => {
  const words = floorWords().asked;
  return asked(floor, width, [rivalWords(floor.profile, rival)], words.rival, inFrame(words.rivalBar, width));
};

const centred = (text: string): Line => line(' '.repeat(Math.max(0, Math.floor((42 - text.length) / 2) - 2)) + text);

const brokeParts = ({ profile }: FloorModel, { seconds, last }: FloorPage & { readonly at: 'broke' }, width: FrameWidth): FrameParts => {
  const { lines, comeBack, closes, bar } = floorWords().broke;
  const words: Block = [...lines, '', comeBack(FIRST_CHIPS), '', closes(seconds)].map(centred);
  return {
    preset: where(width),
    title: FLOOR_TITLE,
    corner: [],
    statusLeft: chipsLine(worthOf(profile)),
    statusRight: [],
    felt: [panel(feltWidth(width), words)],
    ...sayings(last, '', floorWords().goodNight, width),
    barLeft: keyed(bar),
    barRight: [],
  };
};

// --- the whole ------------------------------------------------------------------------------------------------

const partsOf = (floor: FloorModel, width: FrameWidth): FrameParts => {
  const { page } = floor;
  switch (page.at) {
    case 'floor':
    case 'fetching':
    case 'table':
    case 'look-back':
      return floorParts(floor, width);
    case 'sit-down':
      return sitDownParts(floor, page.draft, width);
    case 'statistics':
      return statisticsFrame(floor.profile, allBooks(floor.profile), width, page.game && booksOf(floor.profile, page.game));
    case 'options':
      return optionsParts(floor, page, width);
    case 'friends':
      return friendsParts(floor, page, width);
    case 'help':
      return helpParts(floor, page, width);
    case 'kept':
      return keptParts(floor, page, width);
    case 'rival':
      return rivalParts(floor, page, width);
    case 'broke':
      return brokeParts(floor, page, width);
  }
};

const textOf = (spans: Line): string => spans.map(({ text }) => text).join('');

const FEW_ROWS = 8;

/** A window without room for the frame: what the page says, in plain lines. */
const drawSmall = (floor: FloorModel): Screen => {
  const { statusLeft, log, prompt, barLeft, barRight } = partsOf(floor, 44);
  const games = floor.page.at === 'floor' ? gameIds.map((id, at) => `${at + 1} ${floorTiles[id].short}`).join(', ') : '';
  const why = floor.size.rows < FEW_ROWS ? '' : tooSmall(floor.size);
  const lines = [why, games, ...[statusLeft, log, prompt, barLeft, barRight].map(textOf)].filter((text) => text !== '');
  const rows = lines.flatMap((text) => wrap(text, floor.size.columns)).slice(-floor.size.rows);
  return paint(floor.size, [
    place(
      0,
      0,
      rows.map((text) => line(text)),
    ),
  ] satisfies readonly Placed[]);
};

/** Diamonds and clubs in colours of their own. The suits in titles are bold, and stay as they are. */
const fourColours = (screen: Screen): Screen => {
  const changed = (cell: Cell): Cell => {
    if (cell.char === '♦' && cell.role === 'red') return { ...cell, role: 'cyan' };
    return cell.char === '♣' && cell.role === 'text' ? { ...cell, role: 'green' } : cell;
  };
  return { ...screen, cells: screen.cells.map((row) => row.map(changed)) };
};

const drawPage = (floor: FloorModel): Screen => {
  if (floor.page.at === 'table') return floor.page.seat.draw();
  if (floor.page.at === 'look-back') return floor.page.back.draw();
  const width = frameWidth(floor.size);
  return width === undefined ? drawSmall(floor) : framed(floor.size, width, partsOf(floor, width));
};

/** What is not saved stands in the last row of the window, over the edge of whatever is shown there. */
const overEdge = (screen: Screen, text: string): Screen => {
  const chars = [...` ${text} `].slice(0, Math.max(0, screen.columns - 4));
  const last = screen.cells.length - 1;
  const cells = screen.cells.map((row, at) =>
    at === last
      ? row.map(
          (cell, column): Cell => ({
            char: chars[column - 2] ?? cell.char,
            role: chars[column - 2] === undefined ? cell.role : 'bold-red',
          }),
        )
      : row,
  );
  return { ...screen, cells };
};

/** The whole window. */
export const drawFloor = (floor: FloorModel): Screen => {
  const screen = floor.profile.settings.deck === 'four-colour' ? fourColours(drawPage(floor)) : drawPage(floor);
  return floor.unsaved === undefined ? screen : overEdge(screen, floorWords().page.notSaved(floor.unsaved));
};
