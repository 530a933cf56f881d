/** The floor in the Elm shape: what becomes of it when a message comes in. It touches no clock, no keyboard, no disk. */
import type { Profile, Speed } from '@baize/casino';
import { swallowed } from '../keyboard.ts';
import type { Size } from '../kit/cells.ts';
import type { Message } from '../model.ts';
import { pageKey } from './keys.ts';
import type { FloorModel, FloorPage, HouseMessage, HouseTurned } from './model.ts';
import { atDoor, doorsClose, goHome, passBack, passOn } from './navigation.ts';
import { waitingWords } from './sentences.ts';
import { floorTiles } from './tiles.ts';

/** The floor when somebody comes in. `notes` are told first. */
export const openFloor = (profile: Profile, size: Size, notes: readonly string[], speed: Speed | undefined): FloorModel => {
  const waiting = waitingWords(profile);
  const welcome = waiting.length > 0 ? ['Welcome back.', ...waiting] : ['Good evening.'];
  return {
    size,
    profile,
    page: { at: 'floor' },
    note: (notes.length > 0 ? notes : welcome).join(' '),
    swallow: undefined,
    ticket: 0,
    unsaved: undefined,
    speed,
  };
};

/** What may still be typed of the word that a key has begun. */
const restOf = (key: string): string | undefined =>
  [...Object.values(floorTiles).map(({ name }) => name.toLowerCase()), 'options', 'quit', 'yes', 'no']
    .find((word) => key.length === 1 && word.startsWith(key))
    ?.slice(1);

const press = (house: FloorModel, message: HouseMessage & { readonly type: 'key' }): HouseTurned => {
  const { key, at } = message;
  if (key === 'ctrl-c') return goHome(house);
  if (house.page.at === 'table') return passOn(house, house.page.seat, message);
  if (house.page.at === 'look-back') return passBack(house, house.page.back, house.page.over, message);
  if (key === 'ctrl-l') return [house, [{ type: 'redraw' }]];
  const left = swallowed(house, key, at);
  if (left !== undefined) return [{ ...house, swallow: key === 'enter' ? undefined : { rest: left, at } }, []];
  const [after, commands] = pageKey(house, key === 'ctrl-d' ? 'q' : key);
  // Where words are typed for their own sake, none of them is swallowed.
  const rest = house.page.at === 'sit-down' ? undefined : restOf(key);
  return [{ ...after, swallow: rest === undefined ? undefined : { rest, at } }, commands];
};

/** A page under a look back hears of a new size too: it comes back afterwards. */
const resizedUnder = (page: FloorPage, message: Message): FloorPage =>
  page.at === 'table' ? { at: 'table', seat: page.seat.send(message)[0] } : page;

const resized = (before: FloorModel, message: Message & { readonly type: 'resized' }): HouseTurned => {
  const house = { ...before, size: message.size };
  const { page } = house;
  if (page.at === 'look-back') return passBack(house, page.back, resizedUnder(page.over, message), message);
  return page.at === 'table' ? passOn(house, page.seat, message) : [house, [{ type: 'redraw' }]];
};

const ticked = (house: FloorModel, message: Message & { readonly type: 'tick' }): HouseTurned => {
  const { page } = house;
  if (page.at === 'table') return passOn(house, page.seat, message);
  if (page.at === 'look-back') return passBack(house, page.back, page.over, message);
  return page.at === 'broke' && message.ticket === house.ticket ? doorsClose(house, page) : [house, []];
};

/** What becomes of the floor. */
export const updateHouse = (house: FloorModel, message: HouseMessage): HouseTurned => {
  const { page } = house;
  switch (message.type) {
    case 'key':
      return press(house, message);
    case 'tick':
      return ticked(house, message);
    case 'resized':
      return resized(house, message);
    case 'door':
      return page.at === 'door' && page.id === message.door.id ? atDoor(house, page, message) : [house, []];
    case 'saved':
      return [message.trouble === house.unsaved ? house : { ...house, unsaved: message.trouble }, []];
    case 'told':
      return page.at === 'table'
        ? [{ ...house, page: { at: 'table', seat: page.seat.tell(message.sentence) } }, []]
        : [{ ...house, note: message.sentence }, []];
  }
};
