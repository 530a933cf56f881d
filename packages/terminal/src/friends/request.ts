/** What was asked for: to join a table with friends, or to host one. */
import { parseArgs } from 'node:util';
import { normalizeName, PACES, type Speed } from '@baize/casino';
import { type GameId, isGameId } from '@baize/games';
import { codeIn, DEFAULT_CLOCK, DEFAULT_TIME_BANK } from '@baize/rooms';
import { commandNamed } from '../commands.ts';
import { friendsGames } from '../floor/tiles.ts';
import { faultOf } from '../refusals/faults.ts';
import { refusalSaid, unknown } from '../refusals/refusals.ts';

/** How the player wants the table. */
export interface FriendsOptions {
  readonly name: string;
  readonly speed: Speed;
  readonly plain: boolean;
  readonly ascii: boolean;
  /** Whether no bell is to ring; it does by default. */
  readonly silent?: boolean;
}

/** A table to join. */
export interface JoinRequest extends FriendsOptions {
  readonly kind: 'join';
  /** The address of the server, such as `http://192.168.1.20:8321`. */
  readonly server: string;
  readonly code: string;
}

/** A table to join that is named by its words: where it is has to be asked in the network. */
export interface FindRequest extends FriendsOptions {
  readonly kind: 'find';
  readonly words: string;
}

/** A table to host. */
export interface HostRequest extends FriendsOptions {
  readonly kind: 'host';
  readonly game: GameId;
  readonly preset: string | undefined;
  readonly seats: number | undefined;
  readonly level: string | undefined;
  /** How long a move may take, in milliseconds. */
  readonly clock: number;
  /** How much longer one may think in the whole evening, in milliseconds. */
  readonly timeBank: number;
  readonly port: number;
  /** Whether bots sit where nobody does. */
  readonly fills: boolean;
}

/** What is wrong with what was asked. */
export interface WrongRequest {
  readonly kind: 'wrong';
  readonly sentence: string;
}

const USUAL_PORT = 8321;
const OPTIONS = {
  name: { type: 'string' },
  speed: { type: 'string' },
  plain: { type: 'boolean' },
  ascii: { type: 'boolean' },
  'no-bell': { type: 'boolean' },
  preset: { type: 'string' },
  opponents: { type: 'string' },
  level: { type: 'string' },
  clock: { type: 'string' },
  'time-bank': { type: 'string' },
  port: { type: 'string' },
  'no-house': { type: 'boolean' },
} as const;
const JOIN_OPTIONS: readonly string[] = ['name', 'speed', 'plain', 'ascii', 'no-bell'];

const wrong = (sentence: string): WrongRequest => ({ kind: 'wrong', sentence });
const isSpeed = (name: string): name is Speed => Object.hasOwn(PACES, name);
const isOption = (name: string): name is keyof typeof OPTIONS => Object.hasOwn(OPTIONS, name);

type Values = ReturnType<typeof read>['values'];

const read = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: false, tokens: true });

const word = (value: string | boolean | undefined): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** A whole number from an option; undefined when it was left out, NaN when it is none. */
const count = (value: string | boolean | undefined): number | undefined => {
  const text = word(value);
  return text === undefined ? undefined : /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
};

const optionsOf = (values: Values, user: string): FriendsOptions | WrongRequest => {
  const speed = word(values.speed) ?? 'normal';
  if (!isSpeed(speed)) return wrong(unknown('speed', speed, Object.keys(PACES)));
  const asked = word(values.name);
  const name = normalizeName(asked ?? user) ?? (asked === undefined ? 'Guest' : undefined);
  if (name === undefined) return wrong(refusalSaid(faultOf('badName', asked ?? '')));
  return { name, speed, plain: values.plain === true, ascii: values.ascii === true, silent: values['no-bell'] === true };
};

const readJoin = ([link, more]: readonly string[], policy: FriendsOptions): JoinRequest | FindRequest | WrongRequest => {
  if (link === undefined) return wrong(refusalSaid(faultOf('noLink')));
  if (more !== undefined) return wrong(refusalSaid(faultOf('tooMany', 'link', more)));
  const code = codeIn(link);
  const server = /^(https?:\/\/[^/#\s]+)/i.exec(link)?.[1];
  if (code === undefined || server === undefined) {
    if (/^[a-z]+[- ][a-z]+[- ]\d+$/i.test(link)) return { ...policy, kind: 'find', words: link };
    return wrong(refusalSaid(faultOf('badLink', link)));
  }
  return { ...policy, kind: 'join', server, code };
};

const readHost = ([given, more]: readonly string[], values: Values, policy: FriendsOptions): HostRequest | WrongRequest => {
  if (given === undefined) return wrong(refusalSaid(faultOf('noGame', 'host', 'hearts', [])));
  const game = commandNamed(given)?.name ?? given;
  if (!isGameId(game)) return wrong(unknown('game', given, friendsGames));
  if (more !== undefined) return wrong(refusalSaid(faultOf('tooMany', 'game', more)));
  const [others, clock, bank, port] = [values.opponents, values.clock, values['time-bank'], values.port].map(count);
  if ([others, clock, bank, port].some((one) => Number.isNaN(one)))
    return wrong(refusalSaid(faultOf('notWholeNumbers', ['opponents', 'clock', 'time-bank', 'port'])));
  return {
    ...policy,
    kind: 'host',
    game,
    preset: word(values.preset),
    seats: others === undefined ? undefined : others + 1,
    level: word(values.level),
    clock: clock === undefined ? DEFAULT_CLOCK : Math.min(600, clock) * 1000,
    timeBank: bank === undefined ? DEFAULT_TIME_BANK : Math.min(600, bank) * 1000,
    port: port ?? USUAL_PORT,
    fills: values['no-house'] !== true,
  };
};

/** Reads what follows `join` or `host`. */
export const readFriends = (
  command: 'join' | 'host',
  args: readonly string[],
  user: string,
): JoinRequest | FindRequest | HostRequest | WrongRequest => {
  const { values, positionals, tokens } = read(args);
  const known = command === 'join' ? JOIN_OPTIONS : Object.keys(OPTIONS);
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (!known.includes(token.name)) return wrong(unknown('option', token.name, known, '--'));
    if (isOption(token.name) && OPTIONS[token.name].type === 'string' && (token.value ?? '') === '') {
      return wrong(refusalSaid(faultOf('needsWord', token.name)));
    }
  }
  const options = optionsOf(values, user);
  if ('kind' in options) return options;
  return command === 'join' ? readJoin(positionals, options) : readHost(positionals, values, options);
};
