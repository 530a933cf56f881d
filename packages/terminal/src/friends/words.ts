/** What is said round a table with friends, line by line. */
import { levelWords } from '@baize/casino';
import { figure, type GameModule, type GameTypes, rulesOf } from '@baize/engine';
import {
  atTableWords,
  bankWords,
  botSeatsWords,
  coverQuestion,
  freeQuestion,
  goneWords,
  normalizeWords,
  PHRASES,
  type Phrase,
  paceWords,
  paymentsOf,
  phraseWords,
  type Remark,
  type RoomClient,
  type RoomConnection,
  type RoomFrame,
  refusedWords,
  settleUp,
  spectatorsWords,
} from '@baize/rooms';
import type { LeaveQuestion } from '../screens/screen.ts';
import { friendsWords } from './language/index.ts';

/** The phrases by number: "1 Well played, 2 Thank you". */
export const phraseList = (): string => PHRASES.map((phrase, at) => `${at + 1} ${phraseWords(phrase)}`).join(', ');

/** The phrase that a number or its words name. */
export const phraseNamed = (text: string): Phrase | undefined => {
  const said = text.trim().toLowerCase();
  return PHRASES[Number(said) - 1] ?? PHRASES.find((phrase) => phrase === said || phraseWords(phrase).toLowerCase() === said);
};

/** Words of one's own as they can be said at this table; or a sentence that says why they cannot. */
export const ownWords = ({ words: areOn }: Pick<RoomFrame<GameTypes>, 'words'>, text: string): Remark | string => {
  const words = normalizeWords(text);
  if (!areOn) return refusedWords({ why: 'words-are-off' });
  return words === undefined ? refusedWords({ why: 'bad-words' }) : { words };
};

/** Whom one does not listen to, on this device alone. */
export class MutedSeats {
  readonly #seats = new Set<number>();
  /** Whether what somebody says is shown. */
  hears(seat: number): boolean {
    return !this.#seats.has(seat);
  }
  /** What "mute" and a name come to, or "mute" alone for all others; once more takes it back. Undefined for another word. */
  answer({ seats, me }: Pick<RoomFrame<GameTypes>, 'seats' | 'me'>, text: string): string | undefined {
    const [word = '', ...rest] = text.trim().toLowerCase().split(/\s+/);
    if (word !== 'mute') return undefined;
    const name = rest.join(' ');
    const words = friendsWords().mute;
    const meant = seats.flatMap(({ held, name: called }, seat) =>
      held && seat !== me && (name === '' || called.toLowerCase() === name) ? [{ seat, called }] : [],
    );
    if (meant.length === 0) return name === '' ? words.nobodyElse : words.nobodyCalled(name);
    const isMuting = meant.some(({ seat }) => this.hears(seat));
    for (const { seat } of meant)
      if (isMuting) this.#seats.add(seat);
      else this.#seats.delete(seat);
    const names = meant.map(({ called }) => called);
    return isMuting ? words.on(names) : words.off(names);
  }
}

/** What is played here: "Hearts, house rules, 60 seconds a move, bots: hard". */
export const aboutRoom = <T extends GameTypes>(module: GameModule<T>, { preset, stacks, clock, timeBank, bot }: RoomFrame<T>): string => {
  const { game, words } = module;
  const { about } = friendsWords();
  const [chips = 0] = stacks;
  const parts = [
    game.title,
    words.preset(rulesOf(game, preset)).toLowerCase(),
    ...(chips > 0 ? [about.chipsEach(chips)] : []),
    ...[bankWords(module, preset)].filter((word) => word !== ''),
    paceWords(clock, timeBank),
    about.bots(levelWords(words, bot).toLowerCase()),
  ];
  return `${parts.join(', ')}.`;
};

/** Who is here, before the first deal. */
export const lobbyLines = ({ seats, host, me, fills, guests }: RoomFrame<GameTypes>): readonly string[] => {
  const here = seats.flatMap(({ held, name, ready }, seat) =>
    held ? [friendsWords().lobby.guest({ name, isMe: seat === me, isHost: seat === host, isReady: ready })] : [],
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
  const { lobby } = friendsWords();
  if (me === host) return lobby.host;
  const isReady = typeof me === 'number' && seats[me]?.ready === true;
  return isReady ? lobby.ready : lobby.notReady;
};

/** How it stands, and who owes whom; nothing where no chips are played for. */
export const standingLines = <T extends GameTypes>(module: GameModule<T>, { room, view }: RoomClient<T>): readonly string[] => {
  if (room === undefined || view === undefined || (room.stacks[0] ?? 0) === 0) return [];
  const { chips, nets, owed, words } = settleUp(module, room, view);
  const nameAt = (seat: number): string => (seat === room.me ? friendsWords().you : (room.seats[seat]?.name ?? ''));
  return [
    friendsWords().standing.head,
    ...chips.map((has, seat) => `- ${nameAt(seat)}: ${figure(has)} (${(nets[seat] ?? 0) > 0 ? '+' : ''}${figure(nets[seat] ?? 0)})`),
    ...[words].filter((line) => line !== ''),
    ...paymentsOf(owed).map(({ from, to, chips: sum }) => friendsWords().standing.owes(nameAt(from), nameAt(to), sum)),
  ];
};

/** What is said to somebody who goes: how it stands, and what becomes of the seat. A table ends with its host. */
export const goodbyeLines = <T extends GameTypes>(module: GameModule<T>, client: RoomClient<T>, isHost: boolean): readonly string[] => {
  const { plain, closed, kept } = friendsWords().goodbye;
  return [...standingLines(module, client), client.room?.phase === 'over' ? plain : isHost ? closed : kept];
};

/** What is asked before the host goes: who is still there, and what becomes of the table; undefined where nobody else is. */
export const hostQuestion = (room: RoomFrame<GameTypes> | undefined): LeaveQuestion | undefined => {
  const there = (room?.seats ?? []).flatMap(({ held, away, name }, seat) => (held && away === null && seat !== room?.me ? [name] : []));
  if (room === undefined || room.phase === 'over' || there.length === 0) return undefined;
  const { warning, question } = friendsWords().ending;
  return { warning: warning(there), question, keeps: true };
};

/** What is said when the host has gone and the table has not. */
export const keptOpenWords = (): string => friendsWords().keptOpen;

/** Whether nobody but oneself is at a table any more. */
export const isDeserted = (room: RoomFrame<GameTypes> | undefined): boolean =>
  room === undefined ||
  room.phase === 'closed' ||
  room.seats.every(({ held, away, gone }, seat) => seat === room.me || !held || away !== null || gone !== undefined);

/** What is said when nobody has answered for a few seconds. */
export const hostGoneWords = (): string => friendsWords().hostGone;

/** Whom the table waits for besides oneself: "The table waits for Bob and Cleo."; empty where it waits for none. */
export const waitsForWords = (client: Pick<RoomClient<GameTypes>, 'room' | 'pending'>): string => {
  const { room, pending } = client;
  if (room?.phase !== 'playing' || isMyTime(client)) return '';
  const names = room.toAct.flatMap((seat) => (seat === room.me ? [] : (room.seats[seat]?.name ?? [])));
  return names.length === 0 || pending !== undefined ? '' : friendsWords().waitsFor(names);
};

/** Whether the time that runs is one's own: one is asked, and has not answered. */
export const isMyTime = ({ room, pending }: Pick<RoomClient<GameTypes>, 'room' | 'pending'>): boolean =>
  typeof room?.me === 'number' && room.offers.length > 0 && pending === undefined;

/** Who of the others would play once more: "Ada wants a rematch." */
export const goersLine = ({ goers, seats, me }: RoomFrame<GameTypes>): string => {
  const names = goers.flatMap((seat) => (seat === me ? [] : (seats[seat]?.name ?? [])));
  return names.length === 0 ? '' : friendsWords().rematch(names);
};

type Seats = RoomFrame<GameTypes>['seats'];

/** Who of the others has gone or come back since these were the seats: "Bob is away: a bot plays for them." */
export const goneAndBack = (before: Seats, now: Seats, me: RoomFrame<GameTypes>['me']): readonly string[] =>
  now.flatMap(({ name, away, gone, held }, seat) => {
    const was = before[seat];
    if (seat === me || was?.name !== name || !held) return [];
    if ((was.away === null) !== (away === null)) return [away === null ? friendsWords().back(name) : friendsWords().away(name)];
    if ((was.gone === undefined) === (gone === undefined)) return [];
    return [gone === undefined ? friendsWords().back(name) : `${goneWords(name)}. ${friendsWords().goneHelp}`];
  });

/** Whether the house plays for somebody, as they did not answer. */
export const isAwayNow = (seats: Seats, me: RoomFrame<GameTypes>['me']): boolean => typeof me === 'number' && seats[me]?.away != null;

/** Whether somebody has become away since these were the seats. Who comes to the table says at once that they are back. */
export const isNewlyAway = (before: Seats, now: Seats, me: RoomFrame<GameTypes>['me']): boolean =>
  isAwayNow(now, me) && !isAwayNow(before, me);

/** What is said to somebody for whom the house plays. */
export const awayWords = (key: 'anyKey' | 'enter'): string => friendsWords().youAreAway[key];

/** What can be done about somebody who has no connection; it is asked first, and done when it is said again. */
export class GoneSeats {
  #asked = '';
  /** What a word comes to: a sentence to show; undefined when it is no such word, or it was done. */
  answer<T extends GameTypes>(connection: RoomConnection<T>, word: string): string | undefined {
    const { room } = connection.now().client;
    if (word !== 'house' && word !== 'free') return undefined;
    const seat = room?.seats.findIndex(({ held, gone }, at) => at !== room.me && held && gone !== undefined) ?? -1;
    const one = room?.seats[seat];
    if (one === undefined) return friendsWords().allConnected;
    const question = word === 'house' ? coverQuestion(one.name) : freeQuestion(one.name);
    if (this.#asked !== question) {
      this.#asked = question;
      return friendsWords().sayAgain(question, word);
    }
    this.#asked = '';
    if (word === 'house') connection.cover(seat);
    else connection.free(seat);
    return '';
  }
}
