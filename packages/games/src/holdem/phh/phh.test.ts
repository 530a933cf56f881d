import { type Beat, fillAny, fork, openChance, play, read } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { holdem } from '../holdem.ts';
import { presets } from '../rules.ts';
import type { Event, Holdem } from '../state.ts';
import { fromUnits } from './amounts.ts';
import { readHistories } from './history.ts';
import { publicHands } from './phh.fixture.ts';
import { replayPhh } from './replay.ts';
import { parseToml } from './toml.ts';
import { writePhh } from './write.ts';

/** A history of two, with other lines or fields. */
const history = (actions: readonly string[], fields = ''): string => `variant = "NT"
antes = [0, 0]
blinds_or_straddles = [5, 10]
min_bet = 10
starting_stacks = [1000, 1000]
actions = ${JSON.stringify(['d dh p1 AsAh', 'd dh p2 KdKc', ...actions])}
${fields}`;

const stacksOf = (text: string) => replayPhh(text).map((hand) => (hand.ok ? hand.stacks : hand.error));

describe('hands from public histories', () => {
  test.each(publicHands)('$name', ({ text, stacks }) => {
    expect(stacksOf(text)).toEqual([stacks]);
  });

  test('are as their files record them', () => {
    for (const { text, stacks } of publicHands) {
      const [entry] = readHistories(text);
      if (entry?.ok !== true) throw new Error('No history.');
      const { finishing, decimals } = entry.history;
      if (finishing !== undefined) expect(finishing.map((units) => fromUnits(units ?? 0, decimals))).toEqual(stacks);
    }
  });
});

describe('replaying', () => {
  test('two players: the last one has the button, posts the small blind and acts first', () => {
    expect(stacksOf(history(['p2 cbr 30', 'p1 f']))).toEqual([[990, 1010]]);
    expect(stacksOf(history(['p1 cbr 30']))).toEqual(['action 3, "p1 cbr 30": it is not their turn']);
  });

  test('amounts with fractions are scaled to the smallest part, and come back in the units of the file', () => {
    const text = `variant = 'NT'
antes = [0.25, 0.25, 0.25]
blinds_or_straddles = [0.50, 1, 0]
min_bet = 1
starting_stacks = [100, 50.5, 20]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 3.125', 'p1 f', 'p2 f']`;
    expect(stacksOf(text)).toEqual([[99.25, 49.25, 22]]);
  });

  test('an illegal line is told with its number, and the rest goes on', () => {
    const bad = [
      'p2 cbr 12',
      'p2 f',
      'p1 cbr 40',
      'p7 f',
      'p2 xyz',
      'p2 cbr many',
      'd db AsAd',
      'd dh p1 2c',
      'sit down',
      'd dx',
      'p1 sm AsAh',
    ];
    const texts = bad.map((line, at) => `[${at + 1}]\n${history([line, 'p1 cc'])}`);
    const told = replayPhh(`${texts.join('\n')}\n[12]\n${history(['p2 f'])}`);
    expect(told.map((hand) => (hand.ok ? hand.stacks : hand.error))).toEqual([
      'action 3, "p2 cbr 12": the amount is not from 20 to 1000',
      'action 4, "p1 cc": the hand is over',
      'action 3, "p1 cbr 40": it is not their turn',
      'action 3, "p7 f": there is no p7',
      'action 3, "p2 xyz": no such action',
      'action 3, "p2 cbr many": no amount',
      'As is dealt twice',
      'p1 shows other cards than were dealt',
      'action 3, "sit down": nobody does that',
      'action 3, "d dx": no cards',
      'action 3, "p1 sm AsAh": the betting is not over',
      [1005, 995],
    ]);
    expect(told[0]).toMatchObject({ ok: false, hand: '1', action: 3 });
  });

  test('the board has to come when it is due', () => {
    expect(stacksOf(history(['p2 cc', 'd db 2c3c4c']))).toEqual(['action 4, "d db 2c3c4c": no card of the board is due']);
    expect(stacksOf(history(['p2 cc', 'p1 cc', 'p1 cc']))).toEqual(['action 5, "p1 cc": a card of the board is missing before it']);
    expect(stacksOf(history(['p2 cc', 'p1 cc', 'd db 2c3c4c', 'd db 5c6c7c']))).toEqual(['the board has more than five cards']);
    expect(stacksOf(history(['p2 cc', 'p1 cc', 'd db ??????']))).toEqual(['action 5, "d db ??????": the board has unknown cards']);
    expect(stacksOf(history(['p2 cc', 'p1 cc', 'd db 2c3c4c', 'd dh p1 9s']))).toEqual(['p1 shows other cards than were dealt']);
    expect(stacksOf(history(['p2 cc', 'd dh p1 ??']))).toEqual(['action 4, "d dh p1 ??": p1 has two cards already']);
  });

  test('a history that stops in the middle is not finished, which is no fault of it, and leaves the pot where it is', () => {
    const cut = (lines: readonly string[], fields = '') => replayPhh(history(lines, fields))[0];
    expect(cut(['p2 cbr 30', 'p1 cc', 'd db 2c3c4c', 'p1 cbr 50'])).toMatchObject({
      ok: true,
      outcome: 'not-finished',
      stacks: [920, 970],
      stops: 'it is the turn of p2',
    });
    // The stacks that a file tells of such a hand may be right; it is not finished all the same.
    expect(cut([], 'finishing_stacks = [990, 995]')).toMatchObject({ ok: true, outcome: 'not-finished', stacks: [990, 995] });
    expect(cut(['p2 cbr 1000', 'p1 cc', 'p1 sm AsAh', 'p2 sm KdKc', 'd db 2c3c4c'])).toMatchObject({
      outcome: 'not-finished',
      stacks: [0, 0],
      stops: 'the board is not dealt to the end',
    });
    const unseen = history(['p2 cbr 1000', 'p1 cc', 'd db 2c3c4c', 'd db 9h', 'd db Td']).replace('AsAh', '????');
    expect(replayPhh(unseen)[0]).toMatchObject({ outcome: 'not-finished', stops: 'nobody has shown' });
  });

  test('who does not show has lost, and who shows after all have folded may', () => {
    const played = ['p2 cc', 'p1 cc', 'd db 2c3c4d', 'p1 cc', 'p2 cc', 'd db 9h', 'p1 cc', 'p2 cc', 'd db Td', 'p1 cbr 50', 'p2 cc'];
    const hidden = history([...played, 'p1 sm', 'p2 sm KdKc']);
    expect(stacksOf(hidden)).toEqual([[940, 1060]]);
    expect(stacksOf(history([...played, 'p1 sm -', 'p2 sm ????']))).toEqual([[1060, 940]]);
    expect(stacksOf(history(['p2 f', 'p1 sm AsAh']))).toEqual([[1005, 995]]);
    expect(stacksOf(history(['p2 f', 'p2 sm KdKc']))).toEqual(['action 4, "p2 sm KdKc": p2 has no hand to show']);
  });

  test('comments, empty lines and cards one by one are fine; unknown stacks stay unknown', () => {
    expect(stacksOf(history(['# a long think', '', '  p2   f   # at last']))).toEqual([[1005, 995]]);
    expect(stacksOf(history(['p2 f']).replace('[1000, 1000]', '[inf, 1000]'))).toEqual([[null, 995]]);
    expect(stacksOf(history(['p2 f']).replace('"d dh p1 AsAh"', '"d dh p1 As","d dh p1 Ah"'))).toEqual([[1005, 995]]);
  });

  test("what is no history of no-limit hold'em is told", () => {
    const bad = (from: string | RegExp, to: string): unknown => stacksOf(history(['p2 f']).replace(from, to))[0];
    expect(bad('"NT"', '"PO"')).toBe('variant "PO" is not no-limit hold\'em');
    expect(bad(/variant.*\n/, '')).toBe('the variant is missing');
    expect(bad(/starting_stacks.*\n/, '')).toBe('starting_stacks are missing');
    expect(bad(/blinds.*\n/, '')).toBe('blinds_or_straddles are missing');
    expect(bad(/min_bet.*\n/, '')).toBe('min_bet is missing');
    expect(bad(/actions.*\n/, '')).toBe('actions are missing');
    expect(bad('[5, 10]', '[5, 10, 0]')).toBe('there is not one entry for each player');
    expect(bad('[1000, 1000]', '[1000]')).toBe('1 players cannot be dealt in');
    expect(bad('[1000, 1000]', '[1000, -5]')).toBe('-5 is no amount');
    expect(bad('[1000, 1000]', '[1000, 1e3')).toMatch(/^line \d+: an array without an end$/);
  });
});

describe('writing', () => {
  const played = (preset: keyof typeof presets, seats: number, label: string): readonly Beat<Holdem>[] => {
    const { seed } = fork('ab'.repeat(32), label);
    const reader = read(fork(seed, 'actions'));
    const opening = holdem.open({
      rules: presets[preset],
      stacks: Array.from({ length: seats }, (_, seat) => 200 + 137 * seat),
      chance: openChance(seed),
    });
    const beats = [...opening.beats];
    let { state } = opening;
    while (holdem.toAct(state).length > 0 && state.hand < 5) {
      const [seat = 0] = holdem.toAct(state);
      const step = play(holdem, state, seat, fillAny(holdem.legal(state, seat), reader));
      if (!step.ok) throw new Error(step.refusal.reason);
      state = step.step.state;
      beats.push(...step.step.beats);
    }
    return beats;
  };
  const byHand = (beats: readonly Beat<Holdem>[]): readonly (readonly Event[])[] => {
    const hands: Event[][] = [];
    for (const { event } of beats) {
      if (event.type === 'hand-began') hands.push([]);
      if (event.type !== 'said-ready') hands.at(-1)?.push(event);
    }
    return hands.filter((hand) => hand.some(({ type }) => type === 'settled'));
  };

  test.each(['holdem', 'casino', 'tda'] as const)('hands at %s, written and read again, give the same beats', (preset) => {
    for (const seats of [2, 5]) {
      const beats = played(preset, seats, `${preset} ${seats}`);
      const again = replayPhh(writePhh(beats, ['Ada "the ace"', 'Bruno']));
      expect(again.map((hand) => (hand.ok ? hand.beats.map(({ event }) => event) : hand.error))).toEqual(byHand(beats));
    }
  });

  test('cards that the writer did not see are unknown', () => {
    const beats = played('tda', 3, 'unseen').map(({ event, state }) => ({ event: holdem.viewEvent(event, 0), state }));
    expect(writePhh(beats, [])).toContain('????');
    expect(replayPhh(writePhh(beats, [])).every(({ ok }) => ok)).toBe(true);
  });
});

describe('TOML', () => {
  const fields = (text: string) => Object.fromEntries(parseToml(text)[0]?.fields ?? []);

  test('strings of four kinds, numbers, dates, tables and nested arrays', () => {
    expect(
      fields(`a = "x\\t\\"y\\" \\u00e9 \\U0001F600"
b = 'C:\\n' # a comment
c = """
two
lines \\
  joined"""
d = '''it's'''
e = [1_000, -2.50, +inf, [true, false], "#", # inside
  'z',]
f = 07:32:00
g = 2009-07-01
h = { x = 1 }
"quoted key" = 1e3
dotted.key = nan`),
    ).toEqual({
      a: 'x\t"y" é 😀',
      b: 'C:\\n',
      c: 'two\nlines joined',
      d: "it's",
      e: [{ number: '1000' }, { number: '-2.50' }, { number: '+inf' }, [true, false], '#', 'z'],
      f: { other: '07:32:00' },
      g: { other: '2009-07-01' },
      h: { other: '{ x = 1 }' },
      'quoted key': { number: '1e3' },
      'dotted.key': { number: 'nan' },
    });
  });

  test('a fault is told with its line, and the next section is read', () => {
    const sections = parseToml(
      '[1]\na = 1\nb = oops\n\n["two"]\na = 2 3\n[[3]]\na = "open\n[4]\n= 1\n[5]\na = 1\na = 2\n[6]\nb =\n[7]\nc = 5',
    );
    expect(sections.map(({ name, error }) => [name, error])).toEqual([
      ['1', 'line 3: "oops" is no value'],
      ['two', 'line 2: "2 3" is no value'],
      ['3', 'line 2: a string without an end'],
      ['4', 'line 2: a key and "=" were expected'],
      ['5', 'line 3: "a" stands twice'],
      ['6', 'line 2: a value is missing'],
      ['7', undefined],
    ]);
    expect(parseToml('a = "x" y')[0]?.error).toBe('line 1: the end of the line was expected');
    expect(parseToml('\r\n# nothing\r\n')).toEqual([]);
    expect(parseToml(`a = ${'['.repeat(200_000)}`)[0]?.error).toBe('line 1: arrays in arrays without an end');
  });
});
