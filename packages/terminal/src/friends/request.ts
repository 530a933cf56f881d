/** What was asked for: to join a table with friends, or to host one. */
import { parseArgs } from 'node:util';
import { normalizeName, PACES, type Speed } from '@baize/casino';
import { type GameId, isGameId } from '@baize/games';
import { codeIn, DEFAULT_CLOCK } from '@baize/rooms';
import { unknown } from '../arguments.ts';
import { commandNamed } from '../commands.ts';
import { quoted } from '../kit/text.ts';

/** How the player wants the table. */
export interface FriendsOptions {
  readonly name: string;
  readonly speed: Speed;
  readonly plain: boolean;
  readonly ascii: boolean;
}

/** A table to join. */
export interface JoinRequest extends FriendsOptions {
  readonly kind: 'join';
  /** The address of the server, such as `http://192.168.1.20:8321`. */
  readonly server: string;
  readonly code: string;
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
  preset: { type: 'string' },
  opponents: { type: 'string' },
  level: { type: 'string' },
  clock: { type: 'string' },
  port: { type: 'string' },
  'no-house': { type: 'boolean' },
} as const;
const JOIN_OPTIONS: readonly string[] = ['name', 'speed', 'plain', 'ascii'];

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
  if (name === undefined) return wrong(`${quoted(asked ?? '')} cannot stand at a table: a name is letters and digits, twenty at most.`);
  return { name, speed, plain: values.plain === true, ascii: values.ascii === true };
};

const readJoin = ([link, more]: readonly string[], policy: FriendsOptions): JoinRequest | WrongRequest => {
  if (link === undefined) return wrong('Give the link that you were sent: baize join LINK.');
  if (more !== undefined) return wrong(`One link at a time: ${quoted(more)} is one word too many.`);
  const code = codeIn(link);
  const server = /^(https?:\/\/[^/#\s]+)/i.exec(link)?.[1];
  if (code === undefined || server === undefined) {
    if (/^[a-z]+[- ][a-z]+[- ]\d+$/i.test(link))
      return wrong(`${quoted(link)} names a table but not where it is. Ask its host for the link: baize join http://.../#/room/...`);
    return wrong(`${quoted(link)} leads to no table. A link looks like http://192.168.1.20:8321/#/room/0123456789abcdef.`);
  }
  return { ...policy, kind: 'join', server, code };
};

const readHost = ([given, more]: readonly string[], values: Values, policy: FriendsOptions): HostRequest | WrongRequest => {
  if (given === undefined) return wrong('Name a game: baize host hearts.');
  const game = commandNamed(given)?.name ?? given;
  if (!isGameId(game)) return wrong(unknown('game', given, ['hearts', 'holdem', 'sabacc', 'pontoon']));
  if (more !== undefined) return wrong(`One game at a time: ${quoted(more)} is one word too many.`);
  const [others, clock, port] = [count(values.opponents), count(values.clock), count(values.port)];
  if ([others, clock, port].some((one) => Number.isNaN(one))) return wrong('--opponents, --clock and --port need whole numbers.');
  return {
    ...policy,
    kind: 'host',
    game,
    preset: word(values.preset),
    seats: others === undefined ? undefined : others + 1,
    level: word(values.level),
    clock: clock === undefined ? DEFAULT_CLOCK : Math.min(600, clock) * 1000,
    port: port ?? USUAL_PORT,
    fills: values['no-house'] !== true,
  };
};

/** Reads what follows `join` or `host`. */
export const readFriends = (command: 'join' | 'host', args: readonly string[], user: string): JoinRequest | HostRequest | WrongRequest => {
  const { values, positionals, tokens } = read(args);
  const known = command === 'join' ? JOIN_OPTIONS : Object.keys(OPTIONS);
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (!known.includes(token.name)) return wrong(unknown('option', token.name, known, '--'));
    if (isOption(token.name) && OPTIONS[token.name].type === 'string' && (token.value ?? '') === '') {
      return wrong(`--${token.name} needs a word after it. Try --help.`);
    }
  }
  const options = optionsOf(values, user);
  if ('kind' in options) return options;
  return command === 'join' ? readJoin(positionals, options) : readHost(positionals, values, options);
};
