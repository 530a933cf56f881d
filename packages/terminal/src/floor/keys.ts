/** What each key does on the floor, page by page. */
import { chipTable, startOver } from '@baize/casino';
import { inWords } from '@baize/engine';
import { type GameId, gameIds } from '@baize/games';
import { frameWidth } from '../kit/frame.ts';
import { type Key, pagesTurned } from '../kit/keys.ts';
import { isOneCell } from '../kit/text.ts';
import { floorHelp } from './help-view.ts';
import type { FloorModel, FloorPage, FloorTurned } from './model.ts';
import { askLookBack, askPuzzle, chooseGame, closingKey, fetch, goHome, idle, setTable, show, sitDownAt, toFloor } from './navigation.ts';
import { chipWords, FRIENDS_WORDS, lastGame, rivalWords, standUpFrom } from './sentences.ts';
import { floorSettings, moveOn } from './settings.ts';
import { erased, moveLine, shiftField, type TableForm, typed } from './table-form.ts';
import { floorTiles } from './tiles.ts';

const tablesWords = (): string =>
  `There ${gameIds.length === 1 ? 'is one table. 1 sits down at it' : `are ${inWords(gameIds.length)} tables. 1 to ${gameIds.length} sits down`}.`;

const openHelp = (floor: FloorModel): FloorTurned => show(floor, { at: 'help', page: 0, over: floor.page });

/** Arrows turn the pages, where there are several. */
const helpKey = (floor: FloorModel, { page, over }: FloorPage & { readonly at: 'help' }, key: Key): FloorTurned => {
  const count = floorHelp(frameWidth(floor.size) ?? 80).length;
  const turned = pagesTurned(key);
  if (turned !== 0) return show(floor, { at: 'help', page: (page + turned + count) % count, over });
  if (key === 'q') return goHome(floor);
  return key === 'escape' || key === '?' || key === 'enter' || key === 'space' ? show(floor, over) : [floor, []];
};

const floorKey = (floor: FloorModel, key: Key): FloorTurned => {
  const game = /^\d$/.test(key) ? gameIds[Number(key) - 1] : gameIds.find((id) => floorTiles[id].key === key);
  if (game !== undefined) return chooseGame(floor, game);
  switch (key) {
    case 'tab':
      return show(floor, { at: 'statistics', game: undefined });
    case 'o':
      return show(floor, { at: 'options', line: 0, isAsking: false });
    case 'l':
      return askLookBack(floor, lastGame(floor.profile));
    case 'd':
      return askPuzzle(floor);
    case 'f':
      return idle(floor, FRIENDS_WORDS);
    case '?':
      return openHelp(floor);
    case 'q':
      return goHome(floor);
    case 'enter': {
      const waiting = chipTable(floor.profile);
      return waiting === undefined ? idle(floor, tablesWords()) : chooseGame(floor, waiting);
    }
    default:
      return idle(floor, tablesWords());
  }
};

const keptKey = (floor: FloorModel, { id, isSure }: FloorPage & { readonly at: 'kept' }, key: Key): FloorTurned => {
  if (isSure) {
    if (key === 'n' || key === 'escape') return toFloor(floor);
    if (key !== 'y') return idle(floor, 'Y clears it away, N leaves it as it is.');
    return fetch({ ...floor, profile: standUpFrom(floor.profile, id).profile }, id, 'sit');
  }
  if (key === 'enter' || key === 'space') return fetch(floor, id, 'return');
  if (key === 'n') return show(floor, { at: 'kept', id, isSure: true });
  return key === 'escape' || key === 'q' ? toFloor(floor) : idle(floor, 'Enter goes back to it, N sets a new table, Esc stays here.');
};

const rivalKey = (floor: FloorModel, { rival, wanted, house: seed }: FloorPage & { readonly at: 'rival' }, key: Key): FloorTurned => {
  if (key === 'enter' || key === 'g' || key === String(gameIds.indexOf(rival) + 1)) return chooseGame(floor, rival);
  if (key === 'escape' || key === 'n' || key === 'q') return toFloor(floor);
  if (key !== 'l') return idle(floor, rivalWords(floor.profile, rival));
  const { profile, sentence } = standUpFrom(floor.profile, rival);
  return setTable({ ...floor, profile }, wanted, seed, sentence);
};

/** Characters that words may hold. */
const isTyped = (key: Key): boolean => isOneCell(key) || key === 'space';

const draftKey = (draft: TableForm, key: Key): TableForm | undefined => {
  switch (key) {
    case 'up':
      return moveLine(draft, -1);
    case 'down':
    case 'tab':
      return moveLine(draft, 1);
    case 'left':
      return shiftField(draft, -1);
    case 'right':
      return shiftField(draft, 1);
    case 'backspace':
      return erased(draft);
    default:
      return isTyped(key) ? typed(draft, key === 'space' ? ' ' : key) : undefined;
  }
};

const sitDownKey = (floor: FloorModel, draft: TableForm, key: Key): FloorTurned => {
  if (key === 'enter') return sitDownAt(floor, draft);
  if (key === 'escape') return toFloor(floor);
  if (key === '?' && draft.line !== 'words') return openHelp(floor);
  const changed = draftKey(draft, key);
  if (changed !== undefined) return show(floor, { at: 'sit-down', draft: changed });
  return key === 'q' ? toFloor(floor) : idle(floor, 'Arrows set the table, Enter sits down, Esc goes back.');
};

const statisticsKey = (floor: FloorModel, game: GameId | undefined, key: Key): FloorTurned => {
  const pages = [undefined, ...gameIds];
  const turned = key === 'right' ? 1 : key === 'left' ? -1 : 0;
  if (turned !== 0) return show(floor, { at: 'statistics', game: pages.at((pages.indexOf(game) + turned) % pages.length) });
  if (key === 'q') return goHome(floor);
  if (key === '?') return openHelp(floor);
  if (key === 'l') return askLookBack(floor, game ?? lastGame(floor.profile));
  return key === 'escape' || key === 'tab' || key === 'enter' ? toFloor(floor) : [floor, []];
};

const askOver = (floor: FloorModel, line: number, key: Key): FloorTurned => {
  if (key === 'y')
    return toFloor({ ...floor, profile: startOver(floor.profile) }, `You have ${chipWords(startOver(floor.profile).balance)}.`);
  return key === 'n' || key === 'escape'
    ? show(floor, { at: 'options', line, isAsking: false })
    : idle(floor, 'Y starts over, N leaves all as it is.');
};

const optionsKey = (floor: FloorModel, { line, isAsking }: FloorPage & { readonly at: 'options' }, key: Key): FloorTurned => {
  if (isAsking) return askOver(floor, line, key);
  const lines = floorSettings.length + 1;
  const setting = floorSettings[line];
  const to = (next: number): FloorTurned => show(floor, { at: 'options', line: (next + lines) % lines, isAsking: false });
  if (key === 'up') return to(line - 1);
  if (key === 'down' || key === 'tab') return to(line + 1);
  if (key === 'escape' || key === 'o' || key === 'q') return toFloor(floor);
  if (key === '?') return openHelp(floor);
  const by = key === 'right' || key === 'space' || key === 'enter' ? 1 : key === 'left' ? -1 : 0;
  if (by === 0) return idle(floor, 'Arrows choose and change, Esc goes back.');
  if (setting === undefined) return key === 'enter' ? show(floor, { at: 'options', line, isAsking: true }) : [floor, []];
  const settings = moveOn(floor.profile.settings, setting, by);
  return [{ ...floor, profile: { ...floor.profile, settings }, note: undefined }, []];
};

/** A key on a page of the floor. */
export const pageKey = (floor: FloorModel, key: Key): FloorTurned => {
  const { page } = floor;
  switch (page.at) {
    case 'floor':
      return floorKey(floor, key);
    case 'sit-down':
      return sitDownKey(floor, page.draft, key);
    case 'kept':
      return keptKey(floor, page, key);
    case 'rival':
      return rivalKey(floor, page, key);
    case 'statistics':
      return statisticsKey(floor, page.game, key);
    case 'options':
      return optionsKey(floor, page, key);
    case 'help':
      return helpKey(floor, page, key);
    case 'broke':
      return closingKey(floor, page, key);
    case 'fetching':
    case 'table':
    case 'look-back':
      return [floor, []];
  }
};
