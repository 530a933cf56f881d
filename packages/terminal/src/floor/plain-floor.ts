/** The floor in plain mode: line by line, in words. Pure: answers in, text out. */
import { chipTable, isBroke, isForChips, type Profile, startOver } from '@baize/casino';
import { type GameId, gameIds } from '@baize/games';
import { quoted } from '../kit/clean.ts';
import type { FloorGame } from './floor-game.ts';
import { HOUSE_RULES } from './help-view.ts';
import type { DoorTo } from './model.ts';
import type { PlainSeat, TablePlace } from './place.ts';
import { answered, filledIn, lineAfter } from './plain-form.ts';
import { gameNamed, noSuchTable, tableNamed } from './plain-names.ts';
import { type Asking, ask, backToFloor, before, end, type HouseSaid, type PlainHouse, said, to } from './plain-says.ts';
import {
  cannotSet,
  optionsLines,
  promiseLine,
  sittingLines,
  statisticsLines,
  tablesLine,
  welcomeLines,
  wholePromise,
} from './plain-words.ts';
import { goodNight, lastGame, rivalWords, standUpFrom, whatWaits } from './sentences.ts';
import { floorSettings } from './settings.ts';
import { amiss, buyInOf, type DraftLine, newDraft, type TableForm, wishOf } from './table-form.ts';

/** The first words on the floor. */
export const enterPlainHouse = (profile: Profile, notes: readonly string[], width: number): HouseSaid =>
  backToFloor({ profile, width, asking: { at: 'floor' } }, welcomeLines(profile, notes));

/** The last words, when the input has come to its end: the tables wait as they are. */
export const endPlainHouse = (house: PlainHouse): HouseSaid => end(house, ['', ...goodNight(house.profile)], ['', 'Good night.']);

// --- to a table and from it ------------------------------------------------------------------------------------

const fetchGame = (house: PlainHouse, id: GameId, where: DoorTo, wishes: readonly string[] = []): HouseSaid => ({
  ...said({ ...house, asking: { at: 'door', id, to: where, wishes } }, ''),
  fetch: id,
});

const choose = (house: PlainHouse, id: GameId, wishes: readonly string[] = []): HouseSaid => {
  const kept = house.profile.tables[id];
  if (kept === undefined) return fetchGame(house, id, 'sit', wishes);
  if (isForChips(kept)) return fetchGame(house, id, 'return');
  return to(house, { at: 'kept', id, isSure: false }, [`${whatWaits(id)} is as you left it.`]);
};

/** What a table says; when the player has left it, the floor goes on. */
const atTable = (house: PlainHouse, seat: PlainSeat): HouseSaid => {
  const kept: PlainHouse = { ...house, profile: seat.keep(house.profile), asking: { at: 'table', seat } };
  if (!seat.hasLeft) return said(kept, seat.text);
  if (seat.waits) return before(seat.text, backToFloor(kept, [`${whatWaits(seat.id)} is as you left it.`]));
  const { profile, sentence } = standUpFrom(kept.profile, seat.id);
  const left: PlainHouse = { ...kept, profile };
  const next = isBroke(profile)
    ? end(left, ['Your last chip is gone. The house thanks you for the game. Good night.'])
    : backToFloor(left, [sentence, tablesLine(profile)]);
  return before(seat.text, next);
};

const take = (house: PlainHouse, place: TablePlace, lines: readonly string[]): HouseSaid =>
  atTable(house, place.inPlain(house.width, lines));

const setTable = (
  house: PlainHouse,
  door: FloorGame,
  seed: string,
  lines: readonly string[],
  wishes: readonly string[] = [],
): HouseSaid => {
  const rival = chipTable(house.profile);
  if (rival !== undefined && door.presets.every((preset) => preset.isForChips)) return refuse(house, rival, door, seed);
  const draft = newDraft(door, seed, house.profile);
  return wishes.length === 0 ? askLine(house, draft, undefined, lines) : setAtOnce(house, draft, wishes);
};

/** A table that was set in one line. What cannot be is told, and nobody sits down. */
const setAtOnce = (house: PlainHouse, draft: TableForm, wishes: readonly string[]): HouseSaid => {
  const filled = filledIn(draft, wishes);
  if ('unknown' in filled) return backToFloor(house, [cannotSet(draft, filled.unknown)]);
  const trouble = amiss(filled, house.profile);
  return trouble === undefined ? sitDown(house, filled, [promiseLine(filled)]) : backToFloor(house, [trouble]);
};

const refuse = (house: PlainHouse, rival: GameId, wanted: FloorGame, seed: string): HouseSaid =>
  to(house, { at: 'rival', rival, wanted, house: seed }, [rivalWords(house.profile, rival)]);

/** A game that was asked for is here. */
export const atPlainDoor = (house: PlainHouse, door: FloorGame, seed: string): HouseSaid => {
  if (house.asking.at !== 'door') return backToFloor(house);
  if (house.asking.to === 'sit') return setTable(house, door, seed, [], house.asking.wishes);
  if (house.asking.to === 'look-back') {
    const { lines, judged } = door.lookBackTold(house.profile);
    return { ...backToFloor(house, lines), ...(judged === undefined ? {} : { judged }) };
  }
  const up = door.takeUp(house.profile);
  return up.ok ? take(house, up.place, []) : backToFloor({ ...house, profile: up.profile }, [up.sentence]);
};

// --- setting a table -------------------------------------------------------------------------------------------------

/** Asks for the next thing that can be set. */
const askLine = (house: PlainHouse, draft: TableForm, last: DraftLine | undefined, lines: readonly string[]): HouseSaid => {
  const line = lineAfter(draft, last);
  return to(house, { at: 'draft', draft, line }, [...lines, ...(line === 'words' ? [promiseLine(draft)] : [])]);
};

const sitDown = (house: PlainHouse, draft: TableForm, before: readonly string[] = []): HouseSaid => {
  const taken = draft.door.sit(house.profile, wishOf(draft, house.profile));
  const rival = chipTable(house.profile);
  if (taken.ok) {
    const lines = sittingLines(draft, buyInOf(draft, house.profile), draft.door.opponents(wishOf(draft, house.profile)));
    return take({ ...house, profile: taken.profile }, taken.place, [...before, ...lines]);
  }
  return rival === undefined
    ? backToFloor(house, ['There is no place at this table for you now.'])
    : refuse(house, rival, draft.door, draft.house);
};

const answerDraft = (house: PlainHouse, { draft, line }: Asking & { readonly at: 'draft' }, answer: string): HouseSaid => {
  if (answer === 'q' || answer === 'quit') return backToFloor(house);
  if (line === 'words' && answer.toLowerCase() === 'seal') return ask(house, wholePromise(draft));
  const next = answered(draft, line, line === 'words' ? answer : answer.toLowerCase());
  if (next === undefined) return ask(house, [`${quoted(answer)} is no answer here. Enter takes what is usual, q goes back.`]);
  const trouble = line === 'buy-in' ? amiss(next, house.profile) : undefined;
  if (trouble !== undefined) return next.preset.buyIn > house.profile.balance ? backToFloor(house, [trouble]) : ask(house, [trouble]);
  return line === 'words' ? sitDown(house, next) : askLine(house, next, line, []);
};

// --- the other questions -----------------------------------------------------------------------------------------------

const helpLines: readonly string[] = [
  ...HOUSE_RULES,
  'Type the number or the name of a table, look back, statistics, options, ? or q, then Enter.',
  "Rules, opponents and chips may stand behind the name: roulette house 200, hold'em tda 5 500.",
];

const answerFloor = (house: PlainHouse, answer: string): HouseSaid => {
  const named = tableNamed(answer);
  if (named !== undefined) return choose(house, named.id, named.wishes);
  switch (answer) {
    case 'q':
    case 'quit':
      return end(house, goodNight(house.profile), ['Good night.']);
    case '?':
    case 'help':
      return ask(house, helpLines);
    case 'l':
    case 'look back': {
      const id = lastGame(house.profile);
      return id === undefined ? ask(house, ['There is no sitting to look back at yet.']) : fetchGame(house, id, 'look-back');
    }
    case 'statistics':
      return ask(house, statisticsLines(house.profile));
    case 'o':
    case 'options':
      return to(house, { at: 'options' }, optionsLines(house.profile));
    default:
      return ask(house, [noSuchTable(answer)]);
  }
};

const isYes = (answer: string): boolean => answer === 'y' || answer === 'yes';
const isNo = (answer: string): boolean => answer === 'n' || answer === 'no';

const answerKept = (house: PlainHouse, { id, isSure }: Asking & { readonly at: 'kept' }, answer: string): HouseSaid => {
  if (!isSure) {
    if (answer === '') return fetchGame(house, id, 'return');
    return answer === 'n' || answer === 'new' ? to(house, { at: 'kept', id, isSure: true }) : backToFloor(house);
  }
  if (isNo(answer)) return backToFloor(house);
  if (!isYes(answer)) return ask(house, ['Type y or yes for a new table, n or no to keep the old one.']);
  return fetchGame({ ...house, profile: standUpFrom(house.profile, id).profile }, id, 'sit');
};

const answerRival = (house: PlainHouse, { rival, wanted, house: seed }: Asking & { readonly at: 'rival' }, answer: string): HouseSaid => {
  if (answer === '' || answer === 'q' || answer === 'quit' || isNo(answer)) return backToFloor(house);
  if (gameNamed(answer) === rival || answer === 'go') return choose(house, rival);
  if (answer !== 'l' && answer !== 'leave') return ask(house, [`Type ${gameIds.indexOf(rival) + 1} to go there, l to leave it, or Enter.`]);
  const { profile, sentence } = standUpFrom(house.profile, rival);
  return setTable({ ...house, profile }, wanted, seed, [sentence]);
};

const answerOptions = (house: PlainHouse, answer: string): HouseSaid => {
  if (answer === '' || answer === 'q') return backToFloor(house);
  if (answer === 'start over') return to(house, { at: 'over' });
  const [name = '', word = ''] = answer.split(/\s+/);
  const option = floorSettings.find((setting) => setting.name.toLowerCase() === name)?.options.find((one) => one.word === word);
  if (option === undefined) return ask(house, [`${quoted(answer)} is no setting.`, ...optionsLines(house.profile)]);
  const profile: Profile = { ...house.profile, settings: option.set(house.profile.settings) };
  return ask({ ...house, profile }, optionsLines(profile));
};

const answerOver = (house: PlainHouse, answer: string): HouseSaid => {
  if (isNo(answer)) return backToFloor(house);
  if (!isYes(answer)) return ask(house, ['Type y or yes to start over, n or no to leave all as it is.']);
  const profile = startOver(house.profile);
  return backToFloor({ ...house, profile }, welcomeLines(profile, []));
};

/** What is said to an answer. */
export const answerHouse = (house: PlainHouse, answer: string): HouseSaid => {
  const { asking } = house;
  const text = answer.trim().toLowerCase();
  switch (asking.at) {
    case 'floor':
      return answerFloor(house, text);
    case 'kept':
      return answerKept(house, asking, text);
    case 'rival':
      return answerRival(house, asking, text);
    case 'draft':
      return answerDraft(house, asking, answer.trim());
    case 'options':
      return answerOptions(house, text);
    case 'over':
      return answerOver(house, text);
    case 'table':
      return atTable(house, asking.seat.answer(answer));
    case 'door':
    case 'end':
      return said(house, '');
  }
};
