/** What the floor looks like: a frame with a page in it, and the panels that lie over it. */
import { FIRST_CHIPS, netOfProfile, type Profile, type Settings, worthOf } from '@baize/casino';
import { type Chips, capital, figure, inWords } from '@baize/engine';
import { gameIds } from '@baize/games';
import { type Block, type Cell, type Line, line, type Placed, paint, place, type Screen, span } from '../kit/cells.ts';
import { type FrameParts, type FrameWidth, feltWidth, framed, frameWidth, textWidth, tooSmall } from '../kit/frame.ts';
import { keyed, panel, panelText, sheet, tabs } from '../kit/panel.ts';
import { clip, signedChips, wrap } from '../kit/text.ts';
import { type FloorEntry, floorFelt, saidWidth, sitKeys } from './floor-view.ts';
import { floorHelp } from './help-view.ts';
import type { FloorModel, FloorPage } from './model.ts';
import { lastGame, rivalWords, whatWaits } from './sentences.ts';
import { floorSettings } from './settings.ts';
import { choiceRow, setLines, sitDownFelt } from './sit-down-view.ts';
import { allBooks, type Books, booksOf, gameFelt, recordWords, statisticsFelt } from './statistics-view.ts';
import { commitmentShown, type TableForm } from './table-form.ts';
import { FLOOR_TITLE, floorTiles } from './tiles.ts';

// --- the options: a line for each setting, and starting over ---------------------------------------------------------

/** The felt of the options; four choices need two rows in the compact frame. */
const optionsFelt = (settings: Settings, active: number, width: FrameWidth): readonly Placed[] => {
  const lines = floorSettings.map(({ name, options }, at) => {
    const choices = options.map(({ label, isSet }) => ({ label, isSet: isSet(settings) }));
    const perRow = width === 80 ? choices.length : choices.length > 2 ? 2 : 1;
    const rows = Array.from({ length: Math.ceil(choices.length / perRow) }, (_, row) => choices.slice(row * perRow, (row + 1) * perRow));
    return { name, isActive: at === active, block: rows.map((row) => choiceRow(row, width === 80 ? 3 : 2)) };
  });
  const over = {
    name: 'Start over',
    isActive: active === floorSettings.length,
    block: [[span('  '), span('[Enter]', 'bold-cyan'), span(` with ${figure(FIRST_CHIPS)} chips`)]],
  };
  return setLines([...lines, over], width);
};

const chipsLine = (count: number): Line => line(`Chips: ${figure(count)}`, 'yellow');
const where = (width: FrameWidth): string => (width === 80 ? 'casino floor' : 'floor');
const corner = (width: FrameWidth): Line => keyed(width === 80 ? '[?] Help' : '[?]');

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
export const floorFrame = (entries: readonly FloorEntry[], worth: Chips, note: string | undefined, width: FrameWidth): FrameParts => {
  const long = note !== undefined && wrap(note, textWidth(width)).length > 2 ? wrap(note, saidWidth(width)) : [];
  return {
    preset: where(width),
    title: FLOOR_TITLE,
    corner: corner(width),
    statusLeft: chipsLine(worth),
    statusRight: keyed(width === 80 ? '[D]aily puzzle  [F]riends' : '[D]aily  [F]riends'),
    felt: floorFelt(entries, width, long),
    ...sayings(long.length > 0 ? undefined : note, '', 'Which table?', width),
    barLeft: keyed(`${sitKeys(entries.length)}${width === 80 ? '  [Tab] Statistics  [O]ptions' : ''}`),
    barRight: keyed('[Q]uit'),
  };
};

const floorParts = ({ profile, note }: FloorModel, width: FrameWidth): FrameParts => {
  const entries = gameIds.map((id) => ({ tile: floorTiles[id], isKept: profile.tables[id] !== undefined }));
  const parts = floorFrame(entries, worthOf(profile), note, width);
  return lastGame(profile) === undefined ? parts : { ...parts, barLeft: [...parts.barLeft, ...keyed('  [L]ook back')] };
};

const seatsTaken = ({ preset, others }: TableForm): string => {
  if (preset.others.max === 0) return 'One seat, and it is yours.';
  return others === 1 ? 'One seat is taken, one is yours.' : `${capital(inWords(others))} seats are taken, one is yours.`;
};

const sitDownParts = ({ profile, note }: FloorModel, draft: TableForm, width: FrameWidth): FrameParts => {
  const atWords = draft.line === 'words';
  const promise = commitmentShown(draft, profile);
  // The compact sheet has no room for what each preset is about, so the log row tells it of the one that is chosen.
  const about =
    width === 44 && draft.line === 'rules' ? `${capital(floorTiles[draft.game.id].presets[draft.preset.name] ?? '')}.` : undefined;
  const log = atWords && width === 80 ? `sha256 ${promise}` : seatsTaken(draft);
  const explained =
    width === 80
      ? 'This seal fixes the deck. Your words are mixed in, so nobody can steer it.'
      : 'Your words are mixed into the sealed deck.';
  const prompt = atWords ? explained : 'Set the table, then sit down.';
  return {
    preset: width === 80 ? 'sit down' : 'seat',
    title: draft.game.title,
    corner: corner(width),
    statusLeft: chipsLine(profile.balance),
    statusRight: line(width === 80 ? `Seal ${promise.slice(0, 16)}…` : `Seal ${promise.slice(0, 8)}…`, 'dim'),
    felt: sitDownFelt(draft, profile, width),
    ...sayings(note ?? about, log, prompt, width),
    barLeft: keyed(width === 80 ? '[↑][↓] Line  [←][→] Change  [Enter] Sit down' : '[↑↓] Line  [←→] Set  [Enter] Sit'),
    barRight: keyed(width === 80 ? '[Esc] Floor' : '[Esc]'),
  };
};

/** The statistics of these games: of all of them, or of the only one. */
export const statisticsFrame = (profile: Profile, books: readonly Books[], width: FrameWidth, only?: Books): FrameParts => {
  const [first = '', ...more] = recordWords(only === undefined ? books : [only]);
  const records = width === 80 ? [first, ...more].join(' ') : first;
  const whose = only === undefined ? 'All your visits together.' : `All your ${only.tile.rounds} of ${only.tile.short}.`;
  const net = netOfProfile(profile);
  return {
    preset: where(width),
    title: line(width === 80 ? '♠ ♥  STATISTICS  ♦ ♣' : 'STATISTICS', 'bold'),
    corner: corner(width),
    statusLeft: [
      ...chipsLine(worthOf(profile)),
      span(' '.repeat(width === 80 ? 5 : 3)),
      span(`Net: ${signedChips(net)}`, net > 0 ? 'green' : net < 0 ? 'red' : 'text'),
    ],
    statusRight: width === 80 ? line('Since you first sat down', 'dim') : [],
    felt: only === undefined ? statisticsFelt(profile, books, width) : gameFelt(only, width),
    ...sayings(undefined, records, whose, width),
    barLeft: keyed(width === 80 ? '[←][→] One game  [Esc] Back' : '[←][→] Game  [Esc] Back'),
    barRight: keyed('[Q]uit'),
  };
};

const optionsParts = (
  { profile, note }: FloorModel,
  { line: active, isAsking }: FloorPage & { readonly at: 'options' },
  width: FrameWidth,
): FrameParts => {
  const about = floorSettings[active]?.about ?? 'Fresh chips and clean books.';
  const felt = optionsFelt(profile.settings, active, width);
  const cleared = 'Your chips, your statistics and the table with your chips on it are cleared away.';
  return {
    preset: where(width),
    title: line(width === 80 ? '♠ ♥  OPTIONS  ♦ ♣' : 'OPTIONS', 'bold'),
    corner: corner(width),
    statusLeft: chipsLine(worthOf(profile)),
    statusRight: width === 80 ? line('Kept with your chips', 'dim') : [],
    felt: isAsking ? [...felt, panelOf(['Start over with 1,000 chips?', cleared], width)] : felt,
    ...sayings(note, about, isAsking ? 'Start over?' : 'As you like it.', width),
    barLeft: keyed(
      isAsking ? '[Y]es, start over  [N]o' : width === 80 ? '[↑][↓] Line  [←][→] Change  [Esc] Back' : '[↑↓] Line  [←→] Set  [Esc] Back',
    ),
    barRight: [],
  };
};

const helpParts = (floor: FloorModel, { page }: FloorPage & { readonly at: 'help' }, width: FrameWidth): FrameParts => {
  const pages = floorHelp(width);
  // A window that has grown since has fewer pages.
  const open = pages[page] ?? pages.at(-1);
  const names = [...new Set(pages.map(({ name }) => name))];
  return {
    ...floorParts(floor, width),
    corner: keyed(width === 80 ? '[Esc] Close' : '[?]'),
    statusRight: [],
    felt: [sheet(feltWidth(width), tabs('Help', names, open?.name ?? '', open?.part ?? ''), open?.block ?? [])],
    log: [],
    prompt: line('The floor waits for you.', 'bold'),
    barLeft: keyed(pages.length > 1 ? '[←][→] Page  [Esc] Back' : '[Esc] Back'),
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

const keptParts = (floor: FloorModel, { id, isSure }: FloorPage & { readonly at: 'kept' }, width: FrameWidth): FrameParts =>
  isSure
    ? asked(floor, width, [`${whatWaits(id)} is not over.`, 'A new table clears it away.'], 'Set a new table?', '[Y]es, a new one  [N]o')
    : asked(
        floor,
        width,
        [`${whatWaits(id)} is as you left it.`],
        'Go back to it?',
        width === 80 ? '[Enter] Return to your hand  [N]ew table  [Esc] Floor' : '[Enter] Return  [N]ew table  [Esc] Floor',
      );

const rivalParts = (floor: FloorModel, { rival }: FloorPage & { readonly at: 'rival' }, width: FrameWidth): FrameParts =>
  asked(
    floor,
    width,
    [rivalWords(floor.profile, rival)],
    'Go there, leave it, or stay here?',
    width === 80 ? '[Enter] Go there  [L]eave it  [Esc] Stay here' : '[Enter] Go there  [L]eave it  [Esc] Stay',
  );

const centred = (text: string): Line => line(' '.repeat(Math.max(0, Math.floor((42 - text.length) / 2) - 2)) + text);

const brokeParts = ({ profile }: FloorModel, { seconds, last }: FloorPage & { readonly at: 'broke' }, width: FrameWidth): FrameParts => {
  const closes = `Baize closes in ${seconds} second${seconds === 1 ? '' : 's'}.`;
  const words: Block = ['You have no chips left.', 'That ends your visit.', '', 'Come back for 1,000 new chips.', '', closes].map(centred);
  return {
    preset: where(width),
    title: FLOOR_TITLE,
    corner: [],
    statusLeft: chipsLine(worthOf(profile)),
    statusRight: [],
    felt: [panel(feltWidth(width), words)],
    ...sayings(last, '', 'Good night.', width),
    barLeft: keyed('[Enter] Go now'),
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
  return floor.unsaved === undefined ? screen : overEdge(screen, `Not saved: ${floor.unsaved}`);
};
