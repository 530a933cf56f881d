/** Coming to a table and going from it: what the floor does about games, seats and chips. */
import { chipTable, isBroke, isForChips, PACES } from '@baize/casino';
import type { GameId } from '@baize/games';
import type { Key } from '../kit/keys.ts';
import { forRuntime, type Message } from '../model.ts';
import type { LookBack } from '../review/look-back.ts';
import type { FloorGame } from './floor-game.ts';
import { floorWords } from './language/index.ts';
import type { FetchPurpose, FloorMessage, FloorModel, FloorPage, FloorTurned } from './model.ts';
import type { FullSeat, TablePlace } from './place.ts';
import { asLeft, goodNight, standUpFrom } from './sentences.ts';
import { amiss, joinOptionsOf, newDraft, type TableForm } from './table-form.ts';
import { floorTiles } from './tiles.ts';

/** How long a player who is broke may read why, in seconds. */
const SECONDS = 6;

/** Another page, with or without a note. */
export const show = (floor: FloorModel, page: FloorPage, note?: string): FloorTurned => [{ ...floor, page, note }, []];
/** Back to the floor. */
export const toFloor = (floor: FloorModel, note?: string): FloorTurned => show(floor, { at: 'floor' }, note);
/** Nothing but a note. */
export const idle = (floor: FloorModel, note: string): FloorTurned => [{ ...floor, note }, []];

/** Leaves the casino; the tables wait as they are. */
export const goHome = (floor: FloorModel): FloorTurned => [
  floor,
  [{ type: 'quit', lines: goodNight(floor.profile), unsavedLines: [floorWords().goodNight] }],
];

// --- to a table and from it ------------------------------------------------------------------------------------

/** A game is fetched before anything of it can be shown. */
export const fetch = (floor: FloorModel, id: GameId, to: FetchPurpose): FloorTurned => [
  { ...floor, page: { at: 'fetching', id, to }, note: undefined },
  [{ type: 'fetch', id }],
];

/** A game was chosen: back to its table, or to a new one. A table without stakes that waits is asked about. */
export const chooseGame = (floor: FloorModel, id: GameId): FloorTurned => {
  const kept = floor.profile.tables[id];
  if (kept === undefined) return fetch(floor, id, 'sit');
  return isForChips(kept) ? fetch(floor, id, 'return') : show(floor, { at: 'kept', id, isSure: false });
};

const take = (floor: FloorModel, place: TablePlace): FloorTurned => {
  const pace = PACES[floor.speed ?? floor.profile.settings.speed];
  const [seat, commands] = place.inFull({ size: floor.size, pace, isDrawn: true, ticket: floor.ticket + 1 });
  return [keepUp({ ...floor, page: { at: 'table', seat }, note: undefined }, seat), forRuntime(commands)];
};

/** The profile as far as the table is. */
const keepUp = (floor: FloorModel, seat: FullSeat): FloorModel => ({ ...floor, profile: seat.keep(floor.profile) });

/** The casino closes on a player without a chip: the seconds are counted down on the screen. */
const showClosing = (floor: FloorModel, seconds: number, last: string): FloorTurned => {
  const ticket = floor.ticket + 1;
  return [{ ...floor, page: { at: 'broke', seconds, last }, ticket, note: undefined }, [{ type: 'wait', ms: 1000, ticket }]];
};

/** A second has gone by while it closes. */
export const closingTick = (floor: FloorModel, { seconds, last }: FloorPage & { readonly at: 'broke' }): FloorTurned =>
  seconds > 1 ? showClosing(floor, seconds - 1, last) : [floor, [{ type: 'quit', lines: [floorWords().goodNight] }]];

/** A key while it closes: it takes one that means it, and not before there was time to see what is so. */
export const closingKey = (floor: FloorModel, { seconds }: FloorPage & { readonly at: 'broke' }, key: Key): FloorTurned =>
  seconds < SECONDS && ['enter', 'escape', 'q'].includes(key) ? [floor, [{ type: 'quit', lines: [floorWords().goodNight] }]] : [floor, []];

/** The player gets up: the table waits, or they stand up from it with what is theirs. */
const getUp = (floor: FloorModel, seat: FullSeat): FloorTurned => {
  const gone: FloorModel = { ...floor, ticket: seat.ticket + 1 };
  if (seat.waits) return toFloor(gone, asLeft(seat.id));
  const { profile, sentence } = standUpFrom(floor.profile, seat.id);
  const left: FloorModel = { ...gone, profile };
  return isBroke(profile) ? showClosing(left, SECONDS, `${floorTiles[seat.id].name}: ${seat.lastTold(60)}`) : toFloor(left, sentence);
};

// --- looking back ------------------------------------------------------------------------------------------------

/** A puzzle is asked for. */
export const askPuzzle = (floor: FloorModel): FloorTurned => [
  { ...floor, note: floorWords().moment },
  [{ type: 'puzzle', ticket: floor.ticket + 1 }],
];

/** What was asked for is shown over the floor, or over what was shown before it. */
export const opened = (floor: FloorModel, page: (FloorMessage & { readonly type: 'opened' })['page']): FloorTurned => {
  if (typeof page === 'string') return toFloor(floor, page);
  const { page: now } = floor;
  if (now.at === 'look-back') return [{ ...floor, page: { ...now, back: page[0] } }, page[1]];
  return now.at === 'floor' ? lookBackFrom(floor, page) : [floor, []];
};

/** Opens a look back over what is on the screen. */
const lookBackFrom = (floor: FloorModel, [back, commands]: ReturnType<FullSeat['lookBack']>): FloorTurned => [
  { ...floor, page: { at: 'look-back', back, over: floor.page }, note: undefined },
  commands,
];

/** What a table was waiting for before something lay over it goes on. */
const goOn = (floor: FloorModel): FloorTurned =>
  floor.page.at === 'table' ? passOn(floor, floor.page.seat, { type: 'tick', ticket: floor.page.seat.ticket }) : [floor, []];

/** Passes something on to a look back; the reader who leaves it is where they were before. */
export const passBack = (floor: FloorModel, back: LookBack, over: FloorPage, message: Message): FloorTurned => {
  const [after, commands] = back.send(message);
  if (commands.some(({ type }) => type === 'quit')) return goOn({ ...floor, page: over, ticket: after.ticket + 1 });
  return [{ ...floor, page: { at: 'look-back', back: after, over } }, commands];
};

/** The last sitting at a game is looked back at; that game is fetched first. */
export const askLookBack = (floor: FloorModel, id: GameId | undefined): FloorTurned =>
  id === undefined || floor.profile.ended[id] === undefined ? idle(floor, floorWords().noSessionYet) : fetch(floor, id, 'look-back');

/** Passes something on to the table, and keeps what came of it. */
export const passOn = (floor: FloorModel, seat: FullSeat, message: Message): FloorTurned => {
  const [after, commands] = seat.send(message);
  const now: FloorModel = { ...floor, page: { at: 'table', seat: after } };
  const kept = after.table === seat.table ? now : keepUp(now, after);
  if (commands.some(({ type }) => type === 'look-back')) return lookBackFrom(kept, after.lookBack());
  return commands.some(({ type }) => type === 'quit') ? getUp(kept, after) : [kept, forRuntime(commands)];
};

/** A table is set; one that plays for chips only after the one that holds the player's chips is left. */
export const setTable = (floor: FloorModel, game: FloorGame, seed: string, note?: string): FloorTurned => {
  const rival = chipTable(floor.profile);
  if (rival !== undefined && game.presets.every((preset) => preset.isForChips))
    return show(floor, { at: 'rival', rival, wanted: game, house: seed });
  return show(floor, { at: 'sit-down', draft: newDraft(game, seed, floor.profile) }, note);
};

/** The game that was chosen is here. */
export const whenFetched = (
  floor: FloorModel,
  { to }: FloorPage & { readonly at: 'fetching' },
  { game, house: seed }: FloorMessage & { readonly type: 'fetched' },
): FloorTurned => {
  if (to === 'sit') return setTable(floor, game, seed);
  if (to === 'look-back') {
    const back = game.lookBack(floor.profile, floor.size, floor.ticket);
    return back === undefined ? toFloor(floor, floorWords().otherRules) : lookBackFrom({ ...floor, page: { at: 'floor' } }, back);
  }
  const up = game.resume(floor.profile);
  return up.ok ? take(floor, up.place) : toFloor({ ...floor, profile: up.profile }, up.sentence);
};

/** Sits down at the table as it is set. */
export const sitDownAt = (floor: FloorModel, draft: TableForm): FloorTurned => {
  const trouble = amiss(draft, floor.profile);
  if (trouble !== undefined) return idle(floor, trouble);
  const taken = draft.game.join(floor.profile, joinOptionsOf(draft, floor.profile));
  if (taken.ok) return take({ ...floor, profile: taken.profile }, taken.place);
  const rival = chipTable(floor.profile);
  return rival === undefined
    ? idle(floor, floorWords().noPlace)
    : show(floor, { at: 'rival', rival, wanted: draft.game, house: draft.serverSeed });
};
