/** Somebody who types garbage at a program and looks at everything that comes of it, for tests and for the bench. */
import { StringDecoder } from 'node:string_decoder';
import { fork, type Reader, read } from '@baize/engine';
import { asciiScreen } from '../kit/ascii.ts';
import { keyUnder, type Screen, type Size } from '../kit/cells.ts';
import { FRAME_ROWS } from '../kit/frame.ts';
import { CLICK, decodeKeys, decodeRest, type Key } from '../kit/keys.ts';
import type { Message } from '../model.ts';
import { type FullScreenRun, type PlainRun, type Subject, workDone } from '../stands.fixture.ts';
import { anyOf, chunkOf, lineOf, sizeOf } from './garbage.fixture.ts';

const SEED = 'ba'.repeat(32);

// --- what a frame has to be ------------------------------------------------------------------------------------------

/** Characters of one cell each that no terminal obeys: ASCII, Latin letters, and the signs and lines that we draw. */
const ONE_CELL = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027\u2030-\u205e\u2190-\u27bf\u27e6\u27e7]$/u;
const known = new Set<string>();
const isOneCell = (char: string): boolean => {
  if (known.has(char)) return true;
  if (!ONE_CELL.test(char)) return false;
  known.add(char);
  return true;
};

const LEFT_EDGE = '╔║╟╚';
const RIGHT_EDGE = '╗║╢╝';

/** Where something stands on the edge of the frame, if there is one; undefined when its sides are whole. */
const tornFrame = (cells: Screen['cells']): string | undefined => {
  const top = cells.findIndex((row) => row.some(({ char }) => char === '╔'));
  const left = cells[top]?.findIndex(({ char }) => char === '╔') ?? 0;
  const right = cells[top]?.findLastIndex(({ char }) => char === '╗') ?? 0;
  const sides = top < 0 ? [] : cells.slice(top, top + Math.min(FRAME_ROWS, cells.length));
  const at = sides.findIndex((row) => !LEFT_EDGE.includes(row[left]?.char ?? '') || !RIGHT_EDGE.includes(row[right]?.char ?? ''));
  return at < 0 ? undefined : `the frame torn in row ${at + 1}: ${sides[at]?.map(({ char }) => char).join('')}`;
};

/** What is wrong with a frame for a window of this size; undefined when nothing is. */
export const faultIn = ({ columns, rows, cells }: Screen, size: Size): string | undefined => {
  if (columns !== size.columns || rows !== size.rows || cells.length !== rows) return `${cells.length} rows in place of ${size.rows}`;
  for (const row of cells) {
    if (row.length !== columns) return `${row.length} columns in place of ${columns}`;
    for (const { char } of row) if (!isOneCell(char)) return `${JSON.stringify(char)} on the screen`;
  }
  return tornFrame(cells);
};

const isPlain = ({ cells }: Screen): boolean => cells.every((row) => row.every(({ char }) => char >= ' ' && char <= '~'));

// --- somebody at the keyboard ----------------------------------------------------------------------------------------

/** A key that takes longer than this would be felt: no action at a table is followed by so many others. */
const MAX_WORK = 600;
/** Longer than it takes to type on in a word. */
const PAUSE = 1000;

/** One who sends bytes to a program, as a terminal would; every frame, every chip and every piece of work is looked at. */
class Cat {
  stand: FullScreenRun;
  private decoder = new StringDecoder('utf8');
  private rest = '';
  private clock = 0;
  /** What was done since this program began, for whoever has to find out why it failed. */
  readonly done: string[] = [];

  constructor(stand: FullScreenRun) {
    this.stand = stand;
  }
  send(message: Message): void {
    if (this.stand.hasLeft) return;
    this.done.push(message.type === 'key' ? message.key : JSON.stringify(message));
    this.stand = this.stand.send(message);
    const work = workDone();
    if (work > MAX_WORK) throw new Error(`${work} actions followed from one key.`);
  }
  private press(keys: readonly Key[]): void {
    for (const key of keys) {
      // A click is what is drawn under it, as in the runtime.
      const meant = CLICK.test(key) ? keyUnder(this.stand.draw(), key) : key;
      if (meant !== undefined) this.send({ type: 'key', key: meant, at: this.clock });
    }
  }
  type(chunk: Buffer): void {
    this.clock += 30;
    const decoded = decodeKeys(this.rest + this.decoder.write(chunk));
    this.rest = decoded.rest;
    this.press(decoded.keys);
  }
  /** Nothing comes for a while: a sequence that was begun is no longer waited for. */
  wait(): void {
    this.clock += PAUSE;
    this.press(decodeRest(this.rest));
    this.rest = '';
  }
  /** One thing that happens to a program. */
  happen(reader: Reader): void {
    const kind = reader.below(100);
    if (kind < 6) this.send({ type: 'resized', size: sizeOf(reader) });
    else if (kind < 26) this.send({ type: 'tick', ticket: this.stand.ticket });
    else if (kind < 28) this.send({ type: 'tick', ticket: anyOf([0, -1, Number.NaN, 2 ** 31], reader) });
    else if (kind < 33) this.wait();
    else this.type(chunkOf(reader));
  }
}

/** Whether these keys, pressed one after another and again and again, lead out of the program in so many. */
const leadsOut = (stand: FullScreenRun, keys: readonly Key[], most: number): boolean => {
  let now = stand;
  for (let pressed = 0; pressed < most && !now.hasLeft; pressed += 1)
    now = now.send({ type: 'key', key: keys[pressed % keys.length] ?? '', at: 1e12 + pressed * PAUSE });
  workDone();
  return now.hasLeft;
};

/** Everything that has to be so after a sequence, wherever it has led. */
const examine = (stand: FullScreenRun, isThorough: boolean): void => {
  const screen = stand.draw();
  const fault = faultIn(screen, stand.size);
  if (fault !== undefined) throw new Error(fault);
  if (!isThorough || stand.hasLeft) return;
  if (!isPlain(asciiScreen(screen))) throw new Error('A screen in ASCII has something else in it.');
  if (!leadsOut(stand, ['ctrl-c'], 1)) throw new Error('Ctrl+C does not lead out.');
  if (!leadsOut(stand, ['escape', 'q', 'y'], 12)) throw new Error('Esc, Q and Y do not lead out.');
};

/** Some sequences at one program; how many there were before it was left. */
const connection = (cat: Cat, most: number, reader: Reader): number => {
  let sequences = 0;
  while (sequences < most && !cat.stand.hasLeft) {
    for (let left = 1 + reader.below(1 + reader.below(1 + reader.below(30))); left > 0; left -= 1) cat.happen(reader);
    cat.wait();
    examine(cat.stand, sequences % 6 === 0);
    sequences += 1;
  }
  return sequences;
};

/** So many sequences at one place, in programs that go on for a while each. */
export const assault = (ground: Subject, sequences: number): void => {
  const reader = read(fork(SEED, ground.name));
  let left = sequences;
  for (let program = 0; left > 0; program += 1) {
    const pace = program % 2;
    const cat = new Cat(ground.stand(fork(SEED, `${ground.name} ${program}`).seed, sizeOf(reader), pace));
    // Most programs begin where something is to be done: half of all garbage would be typed at the welcome.
    if (reader.below(4) > 0) cat.send({ type: 'key', key: 'enter', at: 0 });
    try {
      left -= connection(cat, Math.min(left, 60), reader);
    } catch (error) {
      throw new Error(`${ground.name}, program ${program}, after ${JSON.stringify(cat.done.slice(-40))}`, { cause: error });
    }
  }
};

// --- line by line ---------------------------------------------------------------------------------------------------------

const WAY_OUT = ['q', 'y'] as const;
const talksOut = (talk: PlainRun): boolean => {
  let now = talk;
  for (let said = 0; said < 10 && !now.hasLeft; said += 1) now = now.answer(WAY_OUT[said % 2] ?? 'q');
  workDone();
  return now.hasLeft;
};

const faultInText = (text: string, hasLeft: boolean): string | undefined => {
  if (/[^\x20-\x7e\n]/.test(text)) return 'something that is no ASCII';
  if (text.split('\n').some((line) => line.trimEnd().length > 80)) return 'a line that is too long';
  return hasLeft || text.endsWith('> ') ? undefined : 'no question at the end';
};

/** So many garbage lines at one place. */
export const harangue = (ground: Subject, lines: number): void => {
  const reader = read(fork(SEED, `lines at ${ground.name}`));
  let talk = ground.talk(fork(SEED, ground.name).seed);
  let said: string[] = [];
  for (let time = 0; time < lines; time += 1) {
    if (talk.hasLeft || said.length > 300) {
      talk = ground.talk(fork(SEED, `${ground.name} ${time}`).seed);
      said = [];
    }
    const line = lineOf(reader);
    said.push(line);
    try {
      talk = talk.answer(line);
      if (workDone() > MAX_WORK) throw new Error('Too much followed from one line.');
      const fault = faultInText(talk.text, talk.hasLeft);
      if (fault !== undefined) throw new Error(`${fault}: ${talk.text}`);
      if (time % 8 === 0 && !talksOut(talk)) throw new Error('Q and Y do not lead out.');
    } catch (error) {
      throw new Error(`${ground.name}, after ${JSON.stringify(said.slice(-20))}`, { cause: error });
    }
  }
};
