/** The floor in plain mode: line by line, in words. Pure: answers in, text out. */
import { chipTable, FIRST_CHIPS, isBroke, isForChips, type Profile, startOver } from '@baize/casino';
import { type GameId, gameIds } from '@baize/games';
import { commandNamed } from '../commands.ts';
import { nearest, quoted } from '../kit/text.ts';
import { isNo, isQuit, isYes, meant } from '../language/typed.ts';
import type { FloorGame } from './floor-game.ts';
import { floorWords } from './language/index.ts';
import { type FetchPurpose, TO_LOBBY } from './model.ts';
import type { PlainSeat, TablePlace } from './place.ts';
import { answered, filledIn, lineAfter } from './plain-form.ts';
import { type Asking, ask, backToFloor, before, end, type FloorSaid, type PlainFloor, said, to } from './plain-says.ts';
import {
  cannotSet,
  commitmentLine,
  optionsLines,
  sittingLines,
  statisticsLines,
  tablesLine,
  welcomeLines,
  wholeCommitment,
} from './plain-words.ts';
import { asLeft, goodNight, lastGame, rivalWords, standUpFrom } from './sentences.ts';
import { settingNamed } from './settings.ts';
import { amiss, buyInOf, type DraftLine, joinOptionsOf, newDraft, type TableForm } from './table-form.ts';
import { floorTiles } from './tiles.ts';

// Which table an answer names on the plain floor: by its number, its name or another name of it; and which was probably meant.

const namesOf = (id: GameId): readonly string[] => [
  id,
  floorTiles[id].name.toLowerCase(),
  floorTiles[id].short.toLowerCase(),
  ...(commandNamed(id)?.aliases ?? []),
];

/** The game of this number, name or letter. */
const gameNamed = (answer: string): GameId | undefined =>
  gameIds[Number(answer) - 1] ?? gameIds.find((id) => floorTiles[id].key === answer || namesOf(id).includes(answer));

/** A game, and what was said behind its name. */
interface NamedTable {
  readonly id: GameId;
  readonly details: readonly string[];
}

const LONGEST_NAME = 2;

/** The game that a line begins with: the longest name that fits, as in `texas hold'em tda 5 500`. */
const tableNamed = (line: string): NamedTable | undefined => {
  const words = line.split(/\s+/).filter((word) => word !== '');
  for (let count = Math.min(LONGEST_NAME, words.length); count > 0; count -= 1) {
    const id = gameNamed(words.slice(0, count).join(' '));
    if (id !== undefined) return { id, details: words.slice(count) };
  }
  return undefined;
};

/** Of fewer letters nobody can tell what was meant. */
const MIN_LETTERS = 3;

/** What is said to an answer that names no table. */
const noSuchTable = (answer: string): string => {
  const [word = ''] = answer.split(/\s+/);
  const known = gameIds.flatMap(namesOf).filter((name) => name.length > MIN_LETTERS && !name.includes(' '));
  const near = word.length < MIN_LETTERS ? undefined : nearest(word, known);
  const { plain } = floorWords();
  return near === undefined ? plain.whichTables(gameIds.length, gameIds.at(-1) ?? '') : plain.noTable(quoted(word), near);
};

/** The first words on the floor. */
export const enterPlainFloor = (profile: Profile, notes: readonly string[], width: number, hasLobby = false): FloorSaid =>
  backToFloor({ profile, width, asking: { at: 'floor' }, ...(hasLobby ? { hasLobby } : {}) }, welcomeLines(profile, notes));

/** The last words, when the input has come to its end: the tables wait as they are. */
export const endPlainFloor = (floor: PlainFloor): FloorSaid => end(floor, ['', ...goodNight(floor.profile)], ['', floorWords().goodNight]);

// --- to a table and from it ------------------------------------------------------------------------------------

const fetchGame = (floor: PlainFloor, id: GameId, where: FetchPurpose, details: readonly string[] = []): FloorSaid => ({
  ...said({ ...floor, asking: { at: 'fetching', id, to: where, details } }, ''),
  fetch: id,
});

const choose = (floor: PlainFloor, id: GameId, details: readonly string[] = []): FloorSaid => {
  const kept = floor.profile.tables[id];
  if (kept === undefined) return fetchGame(floor, id, 'sit', details);
  if (isForChips(kept)) return fetchGame(floor, id, 'return');
  return to(floor, { at: 'kept', id, isSure: false }, [asLeft(id)]);
};

/** What a table says; when the player has left it, the floor goes on. */
const atTable = (floor: PlainFloor, seat: PlainSeat): FloorSaid => {
  const kept: PlainFloor = { ...floor, profile: seat.keep(floor.profile), asking: { at: 'table', seat } };
  if (!seat.hasLeft) return said(kept, seat.text);
  if (seat.waits) return before(seat.text, backToFloor(kept, [asLeft(seat.id)]));
  const { profile, sentence } = standUpFrom(kept.profile, seat.id);
  const left: PlainFloor = { ...kept, profile };
  const next = isBroke(profile) ? end(left, [floorWords().broke.plain(FIRST_CHIPS)]) : backToFloor(left, [sentence, tablesLine(profile)]);
  return before(seat.text, next);
};

const take = (floor: PlainFloor, place: TablePlace, lines: readonly string[]): FloorSaid =>
  atTable(floor, place.inPlain(floor.width, lines));

const setTable = (
  floor: PlainFloor,
  game: FloorGame,
  seed: string,
  lines: readonly string[],
  details: readonly string[] = [],
): FloorSaid => {
  const rival = chipTable(floor.profile);
  if (rival !== undefined && game.presets.every((preset) => preset.isForChips)) return refuse(floor, rival, game, seed);
  const draft = newDraft(game, seed, floor.profile);
  return details.length === 0 ? askLine(floor, draft, undefined, lines) : setAtOnce(floor, draft, details);
};

/** A table that was set in one line. What cannot be is told, and nobody sits down. */
const setAtOnce = (floor: PlainFloor, draft: TableForm, details: readonly string[]): FloorSaid => {
  const filled = filledIn(draft, details);
  if ('unknown' in filled) return backToFloor(floor, [cannotSet(draft, filled.unknown)]);
  const trouble = amiss(filled, floor.profile);
  return trouble === undefined ? sitDown(floor, filled, [commitmentLine(filled, floor.profile)]) : backToFloor(floor, [trouble]);
};

const refuse = (floor: PlainFloor, rival: GameId, wanted: FloorGame, seed: string): FloorSaid =>
  to(floor, { at: 'rival', rival, wanted, house: seed }, [rivalWords(floor.profile, rival)]);

/** A game that was asked for is here. */
export const whenPlainFetched = (floor: PlainFloor, game: FloorGame, seed: string): FloorSaid => {
  if (floor.asking.at !== 'fetching') return backToFloor(floor);
  if (floor.asking.to === 'sit') return setTable(floor, game, seed, [], floor.asking.details);
  if (floor.asking.to === 'look-back') {
    const { lines, judged } = game.lookBackTold(floor.profile);
    return { ...backToFloor(floor, lines), ...(judged === undefined ? {} : { judged }) };
  }
  const up = game.resume(floor.profile);
  return up.ok ? take(floor, up.place, []) : backToFloor({ ...floor, profile: up.profile }, [up.sentence]);
};

// --- setting a table -------------------------------------------------------------------------------------------------

/** Asks for the next thing that can be set. */
const askLine = (floor: PlainFloor, draft: TableForm, last: DraftLine | undefined, lines: readonly string[]): FloorSaid => {
  const line = lineAfter(draft, last);
  return to(floor, { at: 'draft', draft, line }, [...lines, ...(line === 'words' ? [commitmentLine(draft, floor.profile)] : [])]);
};

const sitDown = (floor: PlainFloor, draft: TableForm, before: readonly string[] = []): FloorSaid => {
  const taken = draft.game.join(floor.profile, joinOptionsOf(draft, floor.profile));
  const rival = chipTable(floor.profile);
  if (taken.ok) {
    const lines = sittingLines(draft, buyInOf(draft, floor.profile), draft.game.opponents(joinOptionsOf(draft, floor.profile)));
    return take({ ...floor, profile: taken.profile }, taken.place, [...before, ...lines]);
  }
  return rival === undefined ? backToFloor(floor, [floorWords().noPlace]) : refuse(floor, rival, draft.game, draft.serverSeed);
};

const answerDraft = (floor: PlainFloor, { draft, line }: Asking & { readonly at: 'draft' }, answer: string): FloorSaid => {
  if (isQuit(answer)) return backToFloor(floor);
  if (line === 'words' && meant(answer) === 'seal') return ask(floor, wholeCommitment(draft, floor.profile));
  const next = answered(draft, line, line === 'words' ? answer : answer.toLowerCase());
  if (next === undefined) return ask(floor, [floorWords().plain.noAnswer(quoted(answer))]);
  const trouble = line === 'buy-in' ? amiss(next, floor.profile) : undefined;
  if (trouble !== undefined) return next.preset.buyIn > floor.profile.balance ? backToFloor(floor, [trouble]) : ask(floor, [trouble]);
  return line === 'words' ? sitDown(floor, next) : askLine(floor, next, line, []);
};

// --- the other questions -----------------------------------------------------------------------------------------------

const helpLines = (): readonly string[] => [...floorWords().help.rules, ...floorWords().plain.help];

/** `host hearts`, `join chalk-lantern-31`: the floor is left for a table with friends. */
const visitIn = (floor: PlainFloor, answer: string): FloorSaid | undefined => {
  const [, command, what = ''] = /^(host|join)\s+(\S.*)$/.exec(answer) ?? [];
  if (command !== 'host' && command !== 'join') return undefined;
  return { ...end(floor, []), visit: [command, what] };
};

const answerOnFloor = (floor: PlainFloor, answer: string): FloorSaid => {
  const visit = visitIn(floor, answer);
  if (visit !== undefined) return visit;
  const named = tableNamed(answer);
  if (named !== undefined) return choose(floor, named.id, named.details);
  switch (answer) {
    case 'q':
    case 'quit':
      return end(floor, goodNight(floor.profile), [floorWords().goodNight]);
    case '?':
    case 'help':
      return ask(floor, helpLines());
    case 'l':
    case 'look back': {
      const id = lastGame(floor.profile);
      return id === undefined ? ask(floor, [floorWords().noSessionYet]) : fetchGame(floor, id, 'look-back');
    }
    case 'statistics':
      return ask(floor, statisticsLines(floor.profile));
    case 'o':
    case 'back':
      return backToFloor(floor);
    case 'puzzle':
    case 'puzzles':
      return backToFloor(floor, [floorWords().plain.puzzles]);
    case 'friends':
      return floor.hasLobby === true ? { ...end(floor, []), visit: TO_LOBBY } : backToFloor(floor, [floorWords().friends.how]);
    case 'options':
      return to(floor, { at: 'options' }, optionsLines(floor.profile));
    default:
      return ask(floor, [noSuchTable(answer)]);
  }
};

const answerKept = (floor: PlainFloor, { id, isSure }: Asking & { readonly at: 'kept' }, answer: string): FloorSaid => {
  if (!isSure) {
    if (answer === '') return fetchGame(floor, id, 'return');
    return answer === 'n' || answer === 'new' ? to(floor, { at: 'kept', id, isSure: true }) : backToFloor(floor);
  }
  if (isNo(answer)) return backToFloor(floor);
  if (!isYes(answer)) return ask(floor, [floorWords().plain.newTable]);
  return fetchGame({ ...floor, profile: standUpFrom(floor.profile, id).profile }, id, 'sit');
};

const answerRival = (floor: PlainFloor, { rival, wanted, house: seed }: Asking & { readonly at: 'rival' }, answer: string): FloorSaid => {
  if (answer === '' || isQuit(answer) || isNo(answer)) return backToFloor(floor);
  if (gameNamed(answer) === rival || answer === 'go') return choose(floor, rival);
  if (answer !== 'l' && answer !== 'leave') return ask(floor, [floorWords().plain.rival(gameIds.indexOf(rival) + 1)]);
  const { profile, sentence } = standUpFrom(floor.profile, rival);
  return setTable({ ...floor, profile }, wanted, seed, [sentence]);
};

const answerOptions = (floor: PlainFloor, answer: string): FloorSaid => {
  if (answer === '' || answer === 'q' || answer === 'back') return backToFloor(floor);
  if (answer === 'start over') return to(floor, { at: 'over' });
  const [name = '', word = ''] = answer.split(/\s+/);
  const option = settingNamed(name, word);
  if (option === undefined) return ask(floor, [floorWords().plain.noSetting(quoted(answer)), ...optionsLines(floor.profile)]);
  const profile: Profile = { ...floor.profile, settings: option.set(floor.profile.settings) };
  return ask({ ...floor, profile }, optionsLines(profile));
};

const answerOver = (floor: PlainFloor, answer: string): FloorSaid => {
  if (isNo(answer)) return backToFloor(floor);
  if (!isYes(answer)) return ask(floor, [floorWords().plain.startOver]);
  const profile = startOver(floor.profile);
  return backToFloor({ ...floor, profile }, welcomeLines(profile, []));
};

/** What is said to an answer. */
export const answerFloor = (floor: PlainFloor, answer: string): FloorSaid => {
  const { asking } = floor;
  const text = meant(answer);
  switch (asking.at) {
    case 'floor':
      return answerOnFloor(floor, text);
    case 'kept':
      return answerKept(floor, asking, text);
    case 'rival':
      return answerRival(floor, asking, text);
    case 'draft':
      return answerDraft(floor, asking, answer.trim());
    case 'options':
      return answerOptions(floor, text);
    case 'over':
      return answerOver(floor, text);
    case 'table':
      return atTable(floor, asking.seat.answer(answer));
    case 'fetching':
    case 'end':
      return said(floor, '');
  }
};
