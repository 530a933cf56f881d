import { describe, expect, test } from 'vitest';
import { frameChange, frameRows } from '../kit/ansi.ts';
import { line, paint, place, type Screen } from '../kit/cells.ts';
import { openSpeech } from '../language/choice.ts';
import type { Message } from '../model.ts';
import { openVisit, type Visit } from './exit.ts';
import { type Program, runFullScreen, type ScreenOptions } from './full-screen.ts';
import { openReader } from './reader.ts';
import { type MemoryTerminal, memoryTerminal } from './terminal.fixture.ts';

const look: ScreenOptions = { ascii: false, colours: 'none', theme: 'dark', mouse: false, bell: false };
const visitAt = (terminal: MemoryTerminal): Visit =>
  openVisit(terminal, { speech: openSpeech(undefined, undefined, {}), log: () => ({ ok: true, path: 'the log' }) });
const turn = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

/** A program that counts its keys, and throws at X. */
const counter = (settle: Program['settle'] = () => undefined): Program & { readonly keys: string[] } => {
  const keys: string[] = [];
  return {
    keys,
    send: (message: Message) => {
      if (message.type !== 'key') return [];
      if (message.key === 'x') throw new Error('The program fell over.');
      keys.push(message.key);
      return message.key === 'q' ? [{ type: 'quit', lines: ['Good night.'] }] : [];
    },
    settle,
    draw: (): Screen => paint({ columns: 20, rows: 3 }, [place(0, 0, [line('always')]), place(1, 0, [line(`keys: ${keys.join('')}`)])]),
  };
};

describe('one process, many terminals', () => {
  test('an error ends the visit that it happens in, and no other', () => {
    const [one, other] = [memoryTerminal(), memoryTerminal()];
    for (const terminal of [one, other]) {
      const visit = visitAt(terminal);
      visit.noteRunning({ isFullScreen: true, end: () => ({ safe: 'All is safe.', trouble: undefined }) });
      runFullScreen(visit, counter(), look);
    }
    one.type('x');
    other.type('a');
    expect([one.code(), other.code()]).toEqual([1, undefined]);
    expect(one.text()).toContain('Something went wrong in Baize and the game had to stop. All is safe. The details are in the log.');
    expect(other.text()).toContain('keys: a');
  });
  test('so does one in a timer or a promise, and what was to come later does not come any more', async () => {
    const terminal = memoryTerminal();
    const visit = visitAt(terminal);
    const late: string[] = [];
    visit.later(20, () => late.push('late'));
    visit.later(0, () => {
      throw new Error('A timer fell over.');
    });
    await visit.ended;
    await new Promise((done) => setTimeout(done, 40));
    expect([terminal.code(), late]).toEqual([1, []]);
    const second = memoryTerminal();
    visitAt(second).follow(Promise.reject(new Error('A promise was broken.')));
    await turn();
    expect(second.code()).toBe(1);
  });
  test('a line that breaks ends its visit without a word, and what is running ends first', async () => {
    const terminal = memoryTerminal();
    const visit = visitAt(terminal);
    const order: string[] = [];
    const end = async () => {
      await turn();
      order.push('saved');
      return { safe: undefined, trouble: undefined };
    };
    visit.noteRunning({ isFullScreen: false, end });
    runFullScreen(visit, counter(), look);
    void visit.ended.then(() => order.push('ended'));
    terminal.lose();
    await visit.ended;
    await turn();
    expect(order).toEqual(['saved', 'ended']);
    expect(terminal.code()).toBe(0);
  });
});

describe('frames', () => {
  test('go out as the rows that have changed, between the marks of one update', () => {
    const terminal = memoryTerminal();
    runFullScreen(visitAt(terminal), counter(), look);
    const before = terminal.text().length;
    terminal.type('a');
    const sent = terminal.text().slice(before);
    expect(sent).toContain('keys: a');
    expect(sent).not.toContain('always');
    expect(sent.startsWith('\x1b[?2026h\x1b[2;1H')).toBe(true);
  });
  test('nothing goes out where nothing has changed; a redraw brings all rows again', () => {
    const rows = frameRows(counter().draw(), { colours: 'none', theme: 'dark' });
    expect(frameChange(rows, rows)).toBe('');
    expect(frameChange(rows, [])).toContain('always');
  });
  test('a step that is being saved holds back its own frame, and the last of several shows them all', async () => {
    const terminal = memoryTerminal();
    const saves: (() => void)[] = [];
    const settle = () => new Promise<readonly []>((done) => saves.push(() => done([])));
    const stage = runFullScreen(visitAt(terminal), counter(settle), look);
    stage.run([]);
    saves.shift()?.();
    await turn();
    terminal.type('a');
    terminal.type('b');
    expect(terminal.text()).not.toContain('keys: a');
    saves.shift()?.();
    await turn();
    expect(terminal.text()).not.toContain('keys: a');
    saves.shift()?.();
    await turn();
    expect(terminal.text()).toContain('keys: ab');
  });
  test('frames are left out for whoever is behind, and the newest follows once they have caught up', () => {
    const terminal = memoryTerminal();
    runFullScreen(visitAt(terminal), counter(), look);
    terminal.fallBehind();
    terminal.type('a');
    const before = terminal.text().length;
    for (const key of 'bcdef') terminal.type(key);
    expect(terminal.text().length).toBe(before);
    terminal.catchUp();
    expect(terminal.text().slice(before)).toContain('keys: abcdef');
  });
});

describe('lines where there is no line discipline', () => {
  test('what is typed is shown, can be mended, and is read with Enter', async () => {
    const terminal = memoryTerminal();
    const reader = openReader(terminal);
    reader.say('Which table? > ');
    terminal.type('hearx\x7fts\r');
    expect(await reader.next()).toBe('hearts');
    expect(terminal.text()).toContain('Which table? > ');
    expect(terminal.text()).toContain('hearx');
    reader.close();
  });
  test('Ctrl+Z stops nobody: the process would stand still for everybody', async () => {
    const terminal = memoryTerminal();
    const reader = openReader(terminal);
    terminal.type('a\x1ab\r');
    expect(await reader.next()).toBe('ab');
    reader.close();
  });
});
