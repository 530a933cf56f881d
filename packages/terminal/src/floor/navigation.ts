/** Coming to a table and going from it: what the floor does about doors, places and chips. */
import { chipTable, isBroke, isForChips, PACES } from '@baize/casino';
import type { GameId } from '@baize/games';
import { forRuntime, type Message } from '../model.ts';
import type { LookBack } from '../review/look-back.ts';
import type { FloorGame } from './floor-game.ts';
import type { DoorTo, FloorModel, FloorPage, HouseMessage, HouseTurned } from './model.ts';
import type { FullSeat, TablePlace } from './place.ts';
import { goodNight, standUpFrom, whatWaits } from './sentences.ts';
import { amiss, newDraft, type TableForm, wishOf } from './table-form.ts';
import { floorTiles } from './tiles.ts';

/** How long a player who is broke may read why, in seconds. */
const SECONDS = 6;

/** Another page, with or without a note. */
export const show = (house: FloorModel, page: FloorPage, note?: string): HouseTurned => [{ ...house, page, note }, []];
/** Back to the floor. */
export const toFloor = (house: FloorModel, note?: string): HouseTurned => show(house, { at: 'floor' }, note);
/** Nothing but a note. */
export const idle = (house: FloorModel, note: string): HouseTurned => [{ ...house, note }, []];

/** Leaves the house; the tables wait as they are. */
export const goHome = (house: FloorModel): HouseTurned => [
  house,
  [{ type: 'quit', lines: goodNight(house.profile), unsavedLines: ['Good night.'] }],
];

// --- to a table and from it ------------------------------------------------------------------------------------

/** A game is fetched before anything of it can be shown. */
export const fetch = (house: FloorModel, id: GameId, to: DoorTo): HouseTurned => [
  { ...house, page: { at: 'door', id, to }, note: undefined },
  [{ type: 'fetch', id }],
];

/** A game was chosen: back to its table, or to a new one. A table without stakes that waits is asked about. */
export const chooseGame = (house: FloorModel, id: GameId): HouseTurned => {
  const kept = house.profile.tables[id];
  if (kept === undefined) return fetch(house, id, 'sit');
  return isForChips(kept) ? fetch(house, id, 'return') : show(house, { at: 'kept', id, isSure: false });
};

const take = (house: FloorModel, place: TablePlace): HouseTurned => {
  const pace = PACES[house.speed ?? house.profile.settings.speed];
  const [seat, commands] = place.inFull({ size: house.size, pace, isDrawn: true, ticket: house.ticket + 1 });
  return [keepUp({ ...house, page: { at: 'table', seat }, note: undefined }, seat), forRuntime(commands)];
};

/** The profile as far as the table is. */
const keepUp = (house: FloorModel, seat: FullSeat): FloorModel => ({ ...house, profile: seat.keep(house.profile) });

/** The doors close on a player without a chip: the seconds are counted down on the screen. */
const showDoors = (house: FloorModel, seconds: number, last: string): HouseTurned => {
  const ticket = house.ticket + 1;
  return [{ ...house, page: { at: 'broke', seconds, last }, ticket, note: undefined }, [{ type: 'wait', ms: 1000, ticket }]];
};

/** A second has gone by at the closing doors. */
export const doorsClose = (house: FloorModel, { seconds, last }: FloorPage & { readonly at: 'broke' }): HouseTurned =>
  seconds > 1 ? showDoors(house, seconds - 1, last) : [house, [{ type: 'quit', lines: ['Good night.'] }]];

/** The player gets up: the table waits, or they stand up from it with what is theirs. */
const getUp = (house: FloorModel, seat: FullSeat): HouseTurned => {
  const gone: FloorModel = { ...house, ticket: seat.ticket + 1 };
  if (seat.waits) return toFloor(gone, `${whatWaits(seat.id)} is as you left it.`);
  const { profile, sentence } = standUpFrom(house.profile, seat.id);
  const left: FloorModel = { ...gone, profile };
  return isBroke(profile) ? showDoors(left, SECONDS, `${floorTiles[seat.id].name}: ${seat.lastTold(60)}`) : toFloor(left, sentence);
};

// --- looking back ------------------------------------------------------------------------------------------------

const OTHER_RULES = 'That sitting was played under another version of the rules, so it cannot be looked back at.';

/** Opens a look back over what is on the screen. */
const lookBackFrom = (house: FloorModel, [back, commands]: ReturnType<FullSeat['lookBack']>): HouseTurned => [
  { ...house, page: { at: 'look-back', back, over: house.page }, note: undefined },
  commands,
];

/** Passes something on to a look back; the reader who leaves it is where they were before. */
export const passBack = (house: FloorModel, back: LookBack, over: FloorPage, message: Message): HouseTurned => {
  const [after, commands] = back.send(message);
  if (commands.some(({ type }) => type === 'quit')) return [{ ...house, page: over, ticket: after.ticket + 1 }, []];
  return [{ ...house, page: { at: 'look-back', back: after, over } }, commands];
};

/** The last sitting at a game is looked back at; that game is fetched first. */
export const askLookBack = (house: FloorModel, id: GameId | undefined): HouseTurned =>
  id === undefined || house.profile.ended[id] === undefined
    ? idle(house, 'There is no sitting to look back at yet.')
    : fetch(house, id, 'look-back');

/** Passes something on to the table, and keeps what came of it. */
export const passOn = (house: FloorModel, seat: FullSeat, message: Message): HouseTurned => {
  const [after, commands] = seat.send(message);
  const now: FloorModel = { ...house, page: { at: 'table', seat: after } };
  const kept = after.table === seat.table ? now : keepUp(now, after);
  if (commands.some(({ type }) => type === 'look-back')) return lookBackFrom(kept, after.lookBack());
  return commands.some(({ type }) => type === 'quit') ? getUp(kept, after) : [kept, forRuntime(commands)];
};

/** A table is set; one that plays for chips only after the one that holds the player's chips is left. */
export const setTable = (house: FloorModel, door: FloorGame, seed: string, note?: string): HouseTurned => {
  const rival = chipTable(house.profile);
  if (rival !== undefined && door.presets.every((preset) => preset.isForChips))
    return show(house, { at: 'rival', rival, wanted: door, house: seed });
  return show(house, { at: 'sit-down', draft: newDraft(door, seed, house.profile) }, note);
};

/** The game that was chosen is here. */
export const atDoor = (
  house: FloorModel,
  { to }: FloorPage & { readonly at: 'door' },
  { door, house: seed }: HouseMessage & { readonly type: 'door' },
): HouseTurned => {
  if (to === 'sit') return setTable(house, door, seed);
  if (to === 'look-back') {
    const back = door.lookBack(house.profile, house.size, house.ticket);
    return back === undefined ? toFloor(house, OTHER_RULES) : lookBackFrom({ ...house, page: { at: 'floor' } }, back);
  }
  const up = door.takeUp(house.profile);
  return up.ok ? take(house, up.place) : toFloor({ ...house, profile: up.profile }, up.sentence);
};

/** Sits down at the table as it is set. */
export const sitDownAt = (house: FloorModel, draft: TableForm): HouseTurned => {
  const trouble = amiss(draft, house.profile);
  if (trouble !== undefined) return idle(house, trouble);
  const taken = draft.door.sit(house.profile, wishOf(draft, house.profile));
  if (taken.ok) return take({ ...house, profile: taken.profile }, taken.place);
  const rival = chipTable(house.profile);
  return rival === undefined
    ? idle(house, 'There is no place at this table for you now.')
    : show(house, { at: 'rival', rival, wanted: draft.door, house: draft.house });
};
