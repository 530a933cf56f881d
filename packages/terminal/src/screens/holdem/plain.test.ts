import { speakBy } from '@baize/engine';
import type { Holdem } from '@baize/games/holdem';
import { afterEach, describe, expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { afterPause } from '../../flow.ts';
import { screenText } from '../../kit/cells.ts';
import type { Model } from '../../model.ts';
import { answerPlain, type Plain, startPlain } from '../../plain.ts';
import { init, update } from '../../program.ts';
import { draw } from '../../view.ts';
import { talkAt, truthOf } from '../laid.fixture.ts';
import { historyOf } from './history.ts';
import { type Laying, modelWith, room, SEED, showdown, toAct } from './holdem.fixture.ts';
import { holdemScreen } from './holdem.ts';

afterEach(() => speakBy(() => 'en'));

const seating = (opponents: number | undefined, preset = 'holdem') => ({ preset, opponents, seed: SEED });
const start = (opponents?: number, preset?: string) => startPlain(holdemScreen, seating(opponents, preset));
const flat = (text: string): string => text.replaceAll('\n', ' ');

/** What is said to each answer, one after another. */
const answers = (plain: Plain<Holdem>, ...lines: readonly string[]): { readonly plain: Plain<Holdem>; readonly text: string } => {
  let now = { plain, text: '' };
  for (const line of lines) {
    const said = answerPlain(holdemScreen, now.plain, line);
    now = { plain: said.plain, text: now.text + said.text };
  }
  return now;
};

/** A table laid by hand, in words. */
const laid = (laying: Laying): Plain<Holdem> => ({ model: modelWith(laying), width: 80, asking: { at: 'choice' } });

/** Answers until the hand is over. */
const playOut = (plain: Plain<Holdem>, answer: string): { readonly plain: Plain<Holdem>; readonly text: string } => {
  let now = { plain, text: '' };
  while (truthOf(now.plain.model).state.phase === 'betting') {
    const said = answers(now.plain, answer);
    now = { plain: said.plain, text: now.text + said.text };
  }
  return now;
};

describe('sitting down line by line', () => {
  test('it asks how many opponents there shall be, and tells who they are', claims('CAS-2.2'), () => {
    const asked = start();
    expect(asked.text).toBe(
      "Texas Hold'em. House rules. Blinds 10 and 20. You have 1,000 chips.\nHow many opponents, 1 to 9? Enter for 5 > ",
    );
    expect(answers(asked.plain, '12').text).toContain('Type a number from 1 to 9, Enter for 5, q to quit.');
    const seated = answers(asked.plain, '3');
    expect(seated.text).toMatch(/^(\w+ [\d,]+\. ?){3}\nType a letter or the whole word, then Enter\./);
    expect(truthOf(seated.plain.model).names).toHaveLength(4);
    expect(truthOf(answers(asked.plain, '').plain.model).names).toHaveLength(6);
    expect(answers(asked.plain, 'q').plain.asking.at).toBe('end');
  });
  test('who was told so on the command line is not asked', claims('CAS-2.2'), () => {
    const { text, plain } = start(2);
    expect(text).not.toContain('How many');
    expect(truthOf(plain.model).names).toHaveLength(3);
  });
  test('on the welcome a number does the same, for fresh opponents with chips of their own', claims('CAS-2.2', 'CAS-2.3'), () => {
    const welcome = init(room, seating(undefined, 'casino'), { columns: 80, rows: 24 });
    const key = (model: Model<Holdem>, name: string): Model<Holdem> => update(room, model, { type: 'key', key: name, at: 0 })[0];
    const three = key(welcome, '3');
    expect(truthOf(three).names).toHaveLength(4);
    for (const stack of truthOf(three).stacks.slice(0, -1)) expect(stack >= 1000 && stack <= 10_000).toBe(true);
    expect(key(welcome, '9').note).toBe('Enter begins, ? is help, Q quits.');
    // Once a hand is dealt the number is fixed.
    expect(truthOf(key(key(three, 'enter'), '2')).names).toHaveLength(4);
  });
});

describe('a hand line by line', () => {
  test('blinds, cards and every answer in brackets; lines keep to the width', claims('HOL-10', 'HOL-11'), () => {
    const { text } = start(2);
    expect(text).toMatch(/posts? the small blind of 10\./);
    expect(text).toMatch(/posts? the big blind of 20\./);
    expect(text).toMatch(/You hold the \w+ of \w+ and the \w+ of \w+\./);
    expect(flat(text)).toMatch(/(Nothing|\d+) to call\. .*\(c\).* or all-in \(a\)\? > $/);
    expect(text).toMatch(/^[\x20-\x7e\n]+$/);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
  test('two cards, flop, turn, river and the showdown, each in its turn', claims('HOL-3', 'HOL-4', 'HOL-5', 'HOL-6', 'HOL-9'), () => {
    // Some hands end before: the first that is shown down tells all.
    let next = start(3);
    let told = '';
    for (let hand = 0; hand < 20 && !told.includes('You show '); hand += 1) {
      const played = playOut(next.plain, 'c');
      told = next.text + played.text;
      next = answerPlain(holdemScreen, played.plain, '');
    }
    const found = ['You hold ', 'Flop: ', 'Turn: ', 'River: ', 'You show '].map((text) => told.indexOf(text));
    expect(found.every((place) => place >= 0)).toBe(true);
    expect(found).toEqual([...found].sort((a, b) => a - b));
    expect(told.match(/^Flop: (.+)\.$/m)?.[1]?.split(', ')).toHaveLength(3);
  });
  test('an amount goes with its word, or is asked for; half and pot are words too', () => {
    const plain = laid({ state: toAct });
    expect(flat(answers(plain, 'r 1').text)).toContain('That raise is too small. You can raise to between 160 and 1,190.');
    expect(answers(plain, 'r').text).toBe('How much, 160 to 1,190? Back (Enter)? > ');
    expect(answers(plain, 'r', '200').text).toContain('You raise to 200.');
    expect(answers(plain, 'half').text).toContain('You raise to 320.');
    for (const word of ['full pot', 'raise pot']) expect(answers(plain, word).text).toContain('You raise to 560.');
  });
  test('all-in goes in at once; who wants to is asked first', claims('CAS-2.10'), () => {
    expect(answers(laid({ state: toAct }), 'all-in').text).toContain('You raise to 1,190 and are all-in.');
    const plain = laid({ state: toAct });
    const careful = { ...plain, model: { ...plain.model, asksAllIn: true as const } };
    for (const words of [['all-in'], ['r 1190'], ['r', '1190']]) {
      const asked = answers(careful, ...words);
      expect(flat(asked.text)).toContain('All-in with 1,190, all you have? Yes (y) or no (n)? > ');
      expect(answers(asked.plain, 'n').text).toContain('80 to call. Fold (f), call (c), raise (r) or all-in (a)?');
      expect(answers(asked.plain, 'yes').text).toContain('You raise to 1,190 and are all-in.');
    }
  });
  test('words of either language are understood, whichever is spoken', () => {
    expect(answers(laid({ state: toAct }), 'folden').text).toContain('You fold.');
    expect(answers(laid({ state: toAct }), 'callen').text).toContain('You call 80.');
    expect(answers(laid({ state: toAct }), 'raisen 200').text).toContain('You raise to 200.');
    speakBy(() => 'de');
    const asked = 'Fold (f), Call (c), Raise (r) oder All-in (a)?';
    expect(flat(answers(laid({ state: toAct }), 'dance').text)).toContain(`80 zu callen. ${asked}`);
    expect(answers(laid({ state: toAct }), 'fold').text).toContain('Du foldest.');
  });
  test('leaving in a hand asks, leaving between hands does not', claims('CAS-2.14'), () => {
    expect(flat(answers(laid({ state: toAct }), 'q').text)).toContain('Your 60 chips in the pot stay behind, and you take 1,190.');
    expect(answers(laid({ state: showdown }), 'q').text).toContain('You leave the table with 1,990 chips.');
  });
  test('the history of the sitting lists every hand that is over', () => {
    expect(answers(start(2).plain, 'history').text).toContain('No hand is over yet.');
    const first = playOut(start(2).plain, 'c').plain;
    const second = playOut(answers(first, '').plain, 'c').plain;
    const { table } = second.model;
    const listed = answers(second, 'history').text;
    expect(listed).toMatch(/Hand 1: .+\. You: [+-]?[\d,]+\.\nHand 2: /);
    const net = historyOf(table).reduce((sum, played) => sum + played.net, 0);
    expect(net).toBe(table.statistics.net);
  });
});

test('a sitting in words, from the first question to the goodbye', async () => {
  // The document's opponent never changes, so neither does the transcript.
  const first = ['3', 'dance', 'fold', ''];
  const second = ['fold', 'c', 'b 10', 'b', '40', ''];
  const third = ['half', 'c', 'c', 'c', 'history', 'score', ''];
  const typed = [...first, ...second, ...third, 'q', 'n', 'q', 'y'];
  const said = talkAt(holdemScreen, { ...seating(undefined), level: 'thirds' }, typed);
  const text = said.transcript;
  await expect(text).toMatchFileSnapshot('../golden/holdem-plain.txt');
  expect(said.plain.asking.at).toBe('end');
  expect(text).toMatch(/^[\x20-\x7e\n]+$/);
  for (const line of text.split('\n').filter((one) => !one.includes('> '))) expect(line.length).toBeLessThanOrEqual(80);
});

describe('after a fold', () => {
  const bystanders = /^(Bruno|Dmitri) (checks|folds|calls|bets|raises)/m;
  test('at the casino the hand goes on out of sight, and the winner is told', claims('CAS-2.9'), () => {
    const { text, plain } = answers(laid({ preset: 'casino', state: toAct }), 'f');
    const lines = text.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^You fold\./);
    expect(lines[1]).toMatch(/^(Bruno|Dmitri).* (wins|split) /);
    expect(lines).toContain('You have 1,190 chips.');
    expect(text).not.toMatch(bystanders);
    expect(flat(text)).toContain('Next hand (Enter) or leave (q)? >');
    expect(truthOf(plain.model).state.phase).toBe('between');
  });
  test('on the screen without a pause', claims('CAS-2.9'), () => {
    const slow = { screen: holdemScreen, pace: 1 };
    let [model] = update(slow, modelWith({ preset: 'casino', state: toAct }), { type: 'key', key: 'f', at: 9000 });
    // The table as it was holds no longer; the fold itself does, and behind it only the result.
    for (let pauses = 0; pauses < 2 && model.table.beat.event?.type !== 'settled'; pauses += 1) [model] = afterPause(slow, model);
    expect(model.table.beat.event?.type).toBe('settled');
    expect(screenText(draw(slow, model))).toMatch(/(wins \d|split)/);
  });
  test('at a table with blinds the player may watch', () => {
    expect(answers(laid({ state: toAct }), 'f').text).toMatch(bystanders);
  });
  test('what everybody has then is told', claims('CAS-2.9'), () => {
    const model = modelWith({
      preset: 'casino',
      state: {
        phase: 'between',
        street: 'flop',
        standing: ['folded', 'in', 'folded', 'folded', 'folded', 'folded'],
        stacks: [1000, 3480, 1000, 1000, 1000, 900],
        won: [{ amount: 400, winners: [{ seat: 1, amount: 400 }] }],
        ready: [0, 1, 2, 3, 4],
        turn: null,
      },
    });
    expect(screenText(draw(room, model))).toContain('Bruno wins 400 and has 3,480. You have 900 chips.');
  });
});
