/** The floor in the Elm shape: what becomes of it when a message comes in. It touches no clock, no keyboard, no disk. */
import type { Profile, Speed } from '@baize/casino';
import { swallowed } from '../keyboard.ts';
import type { Size } from '../kit/cells.ts';
import { mouseWords, PASTED } from '../kit/keys.ts';
import type { Message } from '../model.ts';
import { pageKey } from './keys.ts';
import { floorWords } from './language/index.ts';
import type { FloorMessage, FloorModel, FloorPage, FloorTurned } from './model.ts';
import { closingTick, goHome, opened, passBack, passOn, whenFetched } from './navigation.ts';
import { waitingWords } from './sentences.ts';
import { floorTiles } from './tiles.ts';

/** The floor when somebody comes in. `notes` are told first. */
export const openFloor = (profile: Profile, size: Size, notes: readonly string[], speed: Speed | undefined): FloorModel => {
  const waiting = waitingWords(profile);
  const { welcome: greeting } = floorWords();
  const welcome = waiting.length > 0 ? [greeting.back, ...waiting] : [greeting.fresh];
  return {
    size,
    profile,
    page: { at: 'floor' },
    note: (notes.length > 0 ? notes : welcome).join(' '),
    wordRest: undefined,
    ticket: 0,
    unsaved: undefined,
    speed,
  };
};

/** What may still be typed of the word that a key has begun. */
const restOf = (key: string): string | undefined =>
  [...Object.values(floorTiles).map(({ name }) => name.toLowerCase()), 'options', 'quit', 'yes', 'no', 'ja', 'nein']
    .find((word) => key.length === 1 && word.startsWith(key))
    ?.slice(1);

const press = (floor: FloorModel, message: FloorMessage & { readonly type: 'key' }): FloorTurned => {
  const { key, at } = message;
  if (key === 'ctrl-c') return goHome(floor);
  if (floor.page.at === 'table') return passOn(floor, floor.page.seat, message);
  if (floor.page.at === 'look-back') return passBack(floor, floor.page.back, floor.page.over, message);
  if (key === 'ctrl-l') return [floor, [{ type: 'redraw' }]];
  const mouse = mouseWords(key);
  if (mouse !== undefined) return [{ ...floor, note: mouse }, []];
  if (key === PASTED) return [{ ...floor, note: floorWords().pasted }, []];
  const left = swallowed(floor, key, at);
  if (left !== undefined) return [{ ...floor, wordRest: key === 'enter' ? undefined : { rest: left, at } }, []];
  const [after, commands] = pageKey(floor, key === 'ctrl-d' ? 'q' : key);
  // Where words are typed for their own sake, none of them is swallowed.
  const rest = floor.page.at === 'sit-down' || floor.page.at === 'friends' ? undefined : restOf(key);
  return [{ ...after, wordRest: rest === undefined ? undefined : { rest, at } }, commands];
};

/** A page under a look back hears of a new size too: it comes back afterwards. */
const resizedUnder = (page: FloorPage, message: Message): FloorPage =>
  page.at === 'table' ? { at: 'table', seat: page.seat.send(message)[0] } : page;

const resized = (before: FloorModel, message: Message & { readonly type: 'resized' }): FloorTurned => {
  const floor = { ...before, size: message.size };
  const { page } = floor;
  if (page.at === 'look-back') return passBack(floor, page.back, resizedUnder(page.over, message), message);
  return page.at === 'table' ? passOn(floor, page.seat, message) : [floor, [{ type: 'redraw' }]];
};

const ticked = (floor: FloorModel, message: Message & { readonly type: 'tick' }): FloorTurned => {
  const { page } = floor;
  if (page.at === 'table') return passOn(floor, page.seat, message);
  if (page.at === 'look-back') return passBack(floor, page.back, page.over, message);
  return page.at === 'broke' && message.ticket === floor.ticket ? closingTick(floor, page) : [floor, []];
};

/** What becomes of the floor. */
export const updateFloor = (floor: FloorModel, message: FloorMessage): FloorTurned => {
  const { page } = floor;
  switch (message.type) {
    case 'key':
      return press(floor, message);
    case 'tick':
      return ticked(floor, message);
    case 'resized':
      return resized(floor, message);
    case 'fetched':
      return page.at === 'fetching' && page.id === message.game.id ? whenFetched(floor, page, message) : [floor, []];
    case 'opened':
      return opened(floor, message.page);
    case 'saved':
      return [message.trouble === floor.unsaved ? floor : { ...floor, unsaved: message.trouble }, []];
    case 'told':
      return page.at === 'table'
        ? [{ ...floor, page: { at: 'table', seat: page.seat.tell(message.sentence) } }, []]
        : [{ ...floor, note: message.sentence }, []];
  }
};
