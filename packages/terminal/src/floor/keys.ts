/** What each key does on the floor, page by page. */
import { chipTable, startOver } from '@baize/casino';
import { inWords } from '@baize/engine';
import { type GameId, gameIds } from '@baize/games';
import { isOneCell } from '../kit/clean.ts';
import { frameWidth } from '../kit/frame.ts';
import type { Key } from '../kit/keys.ts';
import { floorHelp } from './help-view.ts';
import type { FloorModel, FloorPage, HouseTurned } from './model.ts';
import { askLookBack, chooseGame, fetch, goHome, idle, setTable, show, sitDownAt, toFloor } from './navigation.ts';
import { chipWords, lastGame, rivalWords, standUpFrom } from './sentences.ts';
import { floorSettings, moveOn } from './settings.ts';
import { erased, moveLine, shiftField, type TableForm, typed } from './table-form.ts';
import { floorTiles } from './tiles.ts';

const tablesWords = (): string =>
  `There ${gameIds.length === 1 ? 'is one table. 1 sits down at it' : `are ${inWords(gameIds.length)} tables. 1 to ${gameIds.length} sits down`}.`;

const openHelp = (house: FloorModel): HouseTurned => show(house, { at: 'help', page: 0, over: house.page });

/** Arrows turn the pages, where there are several. */
const helpKey = (house: FloorModel, { page, over }: FloorPage & { readonly at: 'help' }, key: Key): HouseTurned => {
  const count = floorHelp(frameWidth(house.size) ?? 80).length;
  const turned = key === 'right' || key === 'tab' ? 1 : key === 'left' ? -1 : 0;
  if (turned !== 0) return show(house, { at: 'help', page: (page + turned + count) % count, over });
  if (key === 'q') return goHome(house);
  return key === 'escape' || key === '?' || key === 'enter' || key === 'space' ? show(house, over) : [house, []];
};

const floorKey = (house: FloorModel, key: Key): HouseTurned => {
  const game = /^\d$/.test(key) ? gameIds[Number(key) - 1] : gameIds.find((id) => floorTiles[id].key === key);
  if (game !== undefined) return chooseGame(house, game);
  switch (key) {
    case 'tab':
      return show(house, { at: 'statistics', game: undefined });
    case 'o':
      return show(house, { at: 'options', line: 0, isAsking: false });
    case 'l':
      return askLookBack(house, lastGame(house.profile));
    case '?':
      return openHelp(house);
    case 'q':
      return goHome(house);
    case 'enter': {
      const waiting = chipTable(house.profile);
      return waiting === undefined ? idle(house, tablesWords()) : chooseGame(house, waiting);
    }
    default:
      return idle(house, tablesWords());
  }
};

const keptKey = (house: FloorModel, { id, isSure }: FloorPage & { readonly at: 'kept' }, key: Key): HouseTurned => {
  if (isSure) {
    if (key === 'n' || key === 'escape') return toFloor(house);
    if (key !== 'y') return idle(house, 'Y clears it away, N leaves it as it is.');
    return fetch({ ...house, profile: standUpFrom(house.profile, id).profile }, id, 'sit');
  }
  if (key === 'enter' || key === 'space') return fetch(house, id, 'return');
  if (key === 'n') return show(house, { at: 'kept', id, isSure: true });
  return key === 'escape' || key === 'q' ? toFloor(house) : idle(house, 'Enter goes back to it, N sets a new table, Esc stays here.');
};

const rivalKey = (house: FloorModel, { rival, wanted, house: seed }: FloorPage & { readonly at: 'rival' }, key: Key): HouseTurned => {
  if (key === 'enter' || key === 'g' || key === String(gameIds.indexOf(rival) + 1)) return chooseGame(house, rival);
  if (key === 'escape' || key === 'n' || key === 'q') return toFloor(house);
  if (key !== 'l') return idle(house, rivalWords(house.profile, rival));
  const { profile, sentence } = standUpFrom(house.profile, rival);
  return setTable({ ...house, profile }, wanted, seed, sentence);
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

const sitDownKey = (house: FloorModel, draft: TableForm, key: Key): HouseTurned => {
  if (key === 'enter') return sitDownAt(house, draft);
  if (key === 'escape') return toFloor(house);
  if (key === '?' && draft.line !== 'words') return openHelp(house);
  const changed = draftKey(draft, key);
  if (changed !== undefined) return show(house, { at: 'sit-down', draft: changed });
  return key === 'q' ? toFloor(house) : idle(house, 'Arrows set the table, Enter sits down, Esc goes back.');
};

const statisticsKey = (house: FloorModel, game: GameId | undefined, key: Key): HouseTurned => {
  const pages = [undefined, ...gameIds];
  const turned = key === 'right' ? 1 : key === 'left' ? -1 : 0;
  if (turned !== 0) return show(house, { at: 'statistics', game: pages.at((pages.indexOf(game) + turned) % pages.length) });
  if (key === 'q') return goHome(house);
  if (key === '?') return openHelp(house);
  if (key === 'l') return askLookBack(house, game ?? lastGame(house.profile));
  return key === 'escape' || key === 'tab' || key === 'enter' ? toFloor(house) : [house, []];
};

const askOver = (house: FloorModel, line: number, key: Key): HouseTurned => {
  if (key === 'y')
    return toFloor({ ...house, profile: startOver(house.profile) }, `You have ${chipWords(startOver(house.profile).balance)}.`);
  return key === 'n' || key === 'escape'
    ? show(house, { at: 'options', line, isAsking: false })
    : idle(house, 'Y starts over, N leaves all as it is.');
};

const optionsKey = (house: FloorModel, { line, isAsking }: FloorPage & { readonly at: 'options' }, key: Key): HouseTurned => {
  if (isAsking) return askOver(house, line, key);
  const lines = floorSettings.length + 1;
  const setting = floorSettings[line];
  const to = (next: number): HouseTurned => show(house, { at: 'options', line: (next + lines) % lines, isAsking: false });
  if (key === 'up') return to(line - 1);
  if (key === 'down' || key === 'tab') return to(line + 1);
  if (key === 'escape' || key === 'o' || key === 'q') return toFloor(house);
  if (key === '?') return openHelp(house);
  const by = key === 'right' || key === 'space' || key === 'enter' ? 1 : key === 'left' ? -1 : 0;
  if (by === 0) return idle(house, 'Arrows choose and change, Esc goes back.');
  if (setting === undefined) return key === 'enter' ? show(house, { at: 'options', line, isAsking: true }) : [house, []];
  const settings = moveOn(house.profile.settings, setting, by);
  return [{ ...house, profile: { ...house.profile, settings }, note: undefined }, []];
};

/** A key on a page of the floor. */
export const pageKey = (house: FloorModel, key: Key): HouseTurned => {
  const { page } = house;
  switch (page.at) {
    case 'floor':
      return floorKey(house, key);
    case 'sit-down':
      return sitDownKey(house, page.draft, key);
    case 'kept':
      return keptKey(house, page, key);
    case 'rival':
      return rivalKey(house, page, key);
    case 'statistics':
      return statisticsKey(house, page.game, key);
    case 'options':
      return optionsKey(house, page, key);
    case 'help':
      return helpKey(house, page, key);
    case 'broke':
      return [house, [{ type: 'quit', lines: ['Good night.'] }]];
    case 'door':
    case 'table':
    case 'look-back':
      return [house, []];
  }
};
