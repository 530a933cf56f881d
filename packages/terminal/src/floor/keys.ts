/** What each key does on the floor, page by page. */
import { chipTable, startOver } from '@baize/casino';
import { type GameId, gameIds } from '@baize/games';
import { frameWidth } from '../kit/frame.ts';
import { type Key, pagesTurned } from '../kit/keys.ts';
import { isOneCell } from '../kit/text.ts';
import { isYes } from '../language/typed.ts';
import { floorHelp } from './help-view.ts';
import { floorWords } from './language/index.ts';
import { type FloorModel, type FloorPage, type FloorTurned, TO_LOBBY } from './model.ts';
import { askLookBack, askPuzzle, chooseGame, closingKey, fetch, goHome, idle, setTable, show, sitDownAt, toFloor } from './navigation.ts';
import { lastGame, rivalWords, standUpFrom } from './sentences.ts';
import { floorSettings, moveOn } from './settings.ts';
import { erased, moveLine, shiftField, type TableForm, typed } from './table-form.ts';
import { floorTiles, friendsGames } from './tiles.ts';

const tablesWords = (): string => floorWords().keys.tables(gameIds.length);

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
      if (floor.hasLobby === true) return [floor, [{ type: 'friends', visit: TO_LOBBY }]];
      return show(floor, { at: 'friends', line: 0, words: '' });
    case '?':
      return openHelp(floor);
    case 'q':
      return goHome(floor);
    case 'enter': {
      // A table with chips on it first; else the game that was played last.
      const waiting = chipTable(floor.profile) ?? floor.profile.last;
      return waiting === undefined ? idle(floor, tablesWords()) : chooseGame(floor, waiting);
    }
    default:
      return idle(floor, tablesWords());
  }
};

const keptKey = (floor: FloorModel, { id, isSure }: FloorPage & { readonly at: 'kept' }, key: Key): FloorTurned => {
  if (isSure) {
    if (key === 'n' || key === 'escape') return toFloor(floor);
    if (!isYes(key)) return idle(floor, floorWords().keys.clear);
    return fetch({ ...floor, profile: standUpFrom(floor.profile, id).profile }, id, 'sit');
  }
  if (key === 'enter' || key === 'space') return fetch(floor, id, 'return');
  if (key === 'n') return show(floor, { at: 'kept', id, isSure: true });
  return key === 'escape' || key === 'q' ? toFloor(floor) : idle(floor, floorWords().keys.kept);
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
  return key === 'q' ? toFloor(floor) : idle(floor, floorWords().keys.sitDown);
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
  if (isYes(key)) return toFloor({ ...floor, profile: startOver(floor.profile) }, floorWords().youHave(startOver(floor.profile).balance));
  return key === 'n' || key === 'escape' ? show(floor, { at: 'options', line, isAsking: false }) : idle(floor, floorWords().keys.startOver);
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
  if (by === 0) return idle(floor, floorWords().keys.options);
  if (setting === undefined) return key === 'enter' ? show(floor, { at: 'options', line, isAsking: true }) : [floor, []];
  const settings = moveOn(floor.profile.settings, setting, by);
  return [{ ...floor, profile: { ...floor.profile, settings }, note: undefined }, []];
};

const MOST_WORDS = 120;

/** Enter: to the table that is named, or to a new one. */
const visitFriends = (floor: FloorModel, game: GameId | undefined, words: string): FloorTurned => {
  if (game === undefined && words === '') return idle(floor, floorWords().keys.noLink);
  return [floor, [{ type: 'friends', visit: game === undefined ? ['join', words] : ['host', game] }]];
};

const friendsKey = (floor: FloorModel, { line, words }: FloorPage & { readonly at: 'friends' }, key: Key): FloorTurned => {
  const lines = friendsGames.length + 1;
  const to = (next: number): FloorTurned => show(floor, { at: 'friends', line: (next + lines) % lines, words });
  const isWriting = line === 0;
  if (key === 'up') return to(line - 1);
  if (key === 'down' || key === 'tab') return to(line + 1);
  if (key === 'escape') return toFloor(floor);
  if (key === 'enter') return visitFriends(floor, friendsGames[line - 1], words);
  const typed = (text: string): FloorTurned => show(floor, { at: 'friends', line, words: text.slice(0, MOST_WORDS) });
  if (isWriting && key === 'backspace') return typed(words.slice(0, -1));
  if (isWriting && isTyped(key)) return typed(words + (key === 'space' ? ' ' : key));
  if (key === '?') return openHelp(floor);
  return key === 'q' ? toFloor(floor) : idle(floor, floorWords().keys.friends);
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
    case 'friends':
      return friendsKey(floor, page, key);
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
