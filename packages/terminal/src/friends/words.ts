/** What is said round a table with friends, line by line. */
import { levelWords } from '@baize/casino';
import { figure, type GameModule, type GameTypes, listAnd, rulesOf } from '@baize/engine';
import {
  atTableWords,
  botSeatsWords,
  chipsInRoom,
  coverQuestion,
  freeQuestion,
  goneWords,
  isPhrase,
  type Phrase,
  paceWords,
  paymentsOf,
  phrases,
  type RoomClient,
  type RoomConnection,
  type RoomFrame,
  sharedNets,
  sharedWords,
  spectatorsWords,
} from '@baize/rooms';
import type { LeaveQuestion } from '../screens/screen.ts';

const all: readonly Phrase[] = Object.keys(phrases).filter(isPhrase);

/** The phrases by number: "1 Well played, 2 Thank you". */
export const phraseList = all.map((phrase, at) => `${at + 1} ${phrases[phrase]}`).join(', ');

/** The phrase that a number or its words name. */
export const phraseNamed = (text: string): Phrase | undefined => {
  const said = text.trim().toLowerCase();
  return all[Number(said) - 1] ?? all.find((phrase) => phrase === said || phrases[phrase].toLowerCase() === said);
};

/** What is played here: "Hearts, house rules, 60 seconds a move, the house is hard". */
export const aboutRoom = <T extends GameTypes>({ game, words }: GameModule<T>, { preset, stacks, clock, bot }: RoomFrame<T>): string => {
  const [chips = 0] = stacks;
  const parts = [
    game.title,
    words.preset(rulesOf(game, preset)).toLowerCase(),
    ...(chips > 0 ? [`${figure(chips)} chips each`] : []),
    paceWords(clock),
    `the house is ${levelWords(words, bot).toLowerCase()}`,
  ];
  return `${parts.join(', ')}.`;
};

/** Who is here, before the first deal. */
export const lobbyLines = ({ seats, host, me, fills, guests }: RoomFrame<GameTypes>): readonly string[] => {
  const here = seats.flatMap(({ held, name, ready }, seat) =>
    held ? [`- ${name}${seat === me ? ', you' : ''}${seat === host ? ', the host' : ''}${ready ? ', ready' : ''}`] : [],
  );
  const watching = spectatorsWords(guests.map(({ name }) => name));
  return [
    `${atTableWords(here.length)}, ${botSeatsWords(seats.length - here.length, fills)}.`,
    ...here,
    ...(watching === '' ? [] : [`${watching}.`]),
  ];
};

/** What Enter does in the lobby. */
export const lobbyPrompt = ({ seats, host, me }: RoomFrame<GameTypes>): string => {
  if (me === host) return 'Enter deals the first hand, q leaves, ? tells how to change the table.';
  const isReady = typeof me === 'number' && seats[me]?.ready === true;
  return isReady ? 'You are ready. The host deals. n if you are not, q leaves.' : 'Enter when you are ready, q leaves.';
};

/** How it stands, and who owes whom; nothing where no chips are played for. */
export const standingLines = <T extends GameTypes>(module: GameModule<T>, { room, view }: RoomClient<T>): readonly string[] => {
  if (room === undefined || view === undefined || (room.stacks[0] ?? 0) === 0) return [];
  const chips = chipsInRoom(module, room, view);
  const nameAt = (seat: number): string => (seat === room.me ? 'You' : (room.seats[seat]?.name ?? ''));
  const nets = chips.map((has, seat) => has - (room.stacks[seat] ?? 0));
  return [
    'How it stands:',
    ...chips.map((has, seat) => `- ${nameAt(seat)}: ${figure(has)} (${(nets[seat] ?? 0) > 0 ? '+' : ''}${figure(nets[seat] ?? 0)})`),
    ...[sharedWords(nets)].filter((line) => line !== ''),
    ...paymentsOf(sharedNets(nets)).map(({ from, to, chips: sum }) => `${nameAt(from)} to ${nameAt(to)}: ${figure(sum)}.`),
  ];
};

/** What is said to somebody who goes: how it stands, and what becomes of the seat. A table ends with its host. */
export const goodbyeLines = <T extends GameTypes>(module: GameModule<T>, client: RoomClient<T>, isHost: boolean): readonly string[] => {
  const seat = isHost ? ' The table is closed.' : ' Your seat is kept for ten minutes: join again with the same link.';
  return [...standingLines(module, client), `Good night.${client.room?.phase === 'over' ? '' : seat}`];
};

/** What is asked before the host goes: who is still there, and what becomes of the table; undefined where nobody else is. */
export const hostQuestion = (room: RoomFrame<GameTypes> | undefined): LeaveQuestion | undefined => {
  const there = (room?.seats ?? []).flatMap(({ held, away, name }, seat) => (held && away === null && seat !== room?.me ? [name] : []));
  if (room === undefined || room.phase === 'over' || there.length === 0) return undefined;
  const runs =
    'This table runs in your window: if you go, it ends for everybody, and how it stands is told. A room server would keep it open.';
  return {
    warning: `${listAnd(there)} ${there.length === 1 ? 'is' : 'are'} still here. ${runs}`,
    question: 'End the table for everybody?',
  };
};

/** What is said when nobody has answered for a few seconds. */
export const HOST_GONE = 'The host has not answered for five seconds and may have gone. Still trying; Q leaves.';

/** Whom the table waits for besides oneself: "The table waits for Bob and Cleo."; empty where it waits for none. */
export const waitsForWords = (client: Pick<RoomClient<GameTypes>, 'room' | 'pending'>): string => {
  const { room, pending } = client;
  if (room?.phase !== 'playing' || isMyTime(client)) return '';
  const names = room.toAct.flatMap((seat) => (seat === room.me ? [] : (room.seats[seat]?.name ?? [])));
  return names.length === 0 || pending !== undefined ? '' : `The table waits for ${listAnd(names)}.`;
};

/** Whether the time that runs is one's own: one is asked, and has not answered. */
export const isMyTime = ({ room, pending }: Pick<RoomClient<GameTypes>, 'room' | 'pending'>): boolean =>
  typeof room?.me === 'number' && room.offers.length > 0 && pending === undefined;

/** Who of the others would play once more: "Ada would play on." */
export const goersLine = ({ goers, seats, me }: RoomFrame<GameTypes>): string => {
  const names = goers.flatMap((seat) => (seat === me ? [] : (seats[seat]?.name ?? [])));
  return names.length === 0 ? '' : `${listAnd(names)} would play on.`;
};

type Seats = RoomFrame<GameTypes>['seats'];

/** Who of the others has gone or come back since these were the seats: "Bob is away: the house plays for them." */
export const goneAndBack = (before: Seats, now: Seats, me: RoomFrame<GameTypes>['me']): readonly string[] =>
  now.flatMap(({ name, away, gone, held }, seat) => {
    const was = before[seat];
    if (seat === me || was?.name !== name || !held) return [];
    if ((was.away === null) !== (away === null)) return [away === null ? `${name} is back.` : `${name} is away: the house plays for them.`];
    if ((was.gone === undefined) === (gone === undefined)) return [];
    return [gone === undefined ? `${name} is back.` : `${goneWords(name)}. ${GONE_HELP}`];
  });

const GONE_HELP = 'After a minute the house can play for them, or the seat can be freed: / tells how.';

/** What can be done about somebody who has no connection; it is asked first, and done when it is said again. */
export class GoneSeats {
  #asked = '';
  /** What a word comes to: a sentence to show; undefined when it is no such word, or it was done. */
  answer<T extends GameTypes>(connection: RoomConnection<T>, word: string): string | undefined {
    const { room } = connection.now().client;
    if (word !== 'house' && word !== 'free') return undefined;
    const seat = room?.seats.findIndex(({ held, gone }, at) => at !== room.me && held && gone !== undefined) ?? -1;
    const one = room?.seats[seat];
    if (one === undefined) return 'Everybody at the table has a connection.';
    const question = word === 'house' ? coverQuestion(one.name) : freeQuestion(one.name);
    if (this.#asked !== question) {
      this.#asked = question;
      return `${question} /${word} once more does it.`;
    }
    this.#asked = '';
    if (word === 'house') connection.cover(seat);
    else connection.free(seat);
    return '';
  }
}
