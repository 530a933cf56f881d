import { decisions, judge, luckIn } from '@baize/casino';
import { blackjackModule } from '@baize/games/blackjack';
import { holdemModule } from '@baize/games/holdem';
import { describe, expect, test } from 'vitest';
import { readReview } from '../runtime/review.ts';
import { historyDecisions } from './histories.ts';
import { judgmentLines, luckLines, reviewJson, summaryLines, toldOf, worthTelling } from './page.ts';
import { HAND_HISTORY, weakSitting } from './sitting.fixture.ts';

describe('what is asked for', () => {
  test.each([
    [[], { kind: 'review', file: undefined, sitting: undefined, player: undefined, json: false, plain: false, ascii: false }],
    [
      ['a.json', '--json'],
      { kind: 'review', file: 'a.json', sitting: undefined, player: undefined, json: true, plain: false, ascii: false },
    ],
    [
      ['h.phhs', '--player', 'Clara'],
      { kind: 'review', file: 'h.phhs', sitting: undefined, player: 'Clara', json: false, plain: false, ascii: false },
    ],
    [
      ['--sitting', 'hearts'],
      { kind: 'review', file: undefined, sitting: 'hearts', player: undefined, json: false, plain: false, ascii: false },
    ],
  ])('%j', (args, request) => expect(readReview(args)).toEqual(request));
  test.each([[['a', 'b']], [['--sitting', 'chess']], [['a', '--sitting', 'hearts']], [['--loud']]])('not %j', (args) =>
    expect(readReview(args).kind).toBe('wrong'),
  );
});

describe('a look back at Blackjack', () => {
  const record = weakSitting();
  const all = [...decisions(blackjackModule, record, 0)].flatMap((made) => {
    const judgment = judge(blackjackModule, made);
    return judgment === undefined ? [] : [toldOf(blackjackModule, made, judgment)];
  });
  const judgments = all.map(({ judgment }) => judgment);
  const luck = luckIn(blackjackModule, record, 0, judgments);

  test('tells what was decided, what it cost, and what was luck', () => {
    expect(summaryLines('Blackjack', judgments)[0]).toMatch(
      /^Blackjack: \d+ decisions\. \d+ slips? and \d+ mistakes? cost about [\d.]+ chips\.$/,
    );
    expect(luckLines(luck)[0]).toMatch(
      /^Result [+-]\d+: [+-][\d.]+ expected from the bets, [+-][\d.]+ from your decisions and [+-][\d.]+ luck \(usual luck: ± \d+\)\.$/,
    );
  });
  test('and each decision that is worth a word, in the words of the table', () => {
    const [first] = worthTelling(all);
    expect(first && judgmentLines(first)[0]).toMatch(
      /^Round \d+: you chose “\w+”; “\w+” seems better: a (slip|mistake), about [\d.]+ chips\.$/,
    );
    expect(first && judgmentLines(first)[1]).toMatch(/ on average; /);
  });
  test('and for programs as JSON', () => {
    const told: unknown = JSON.parse(reviewJson({ game: 'blackjack' }, all, luck));
    expect(told).toMatchObject({ game: 'blackjack', decisions: all.length, luck: { of: 'rounds' } });
  });
  test('says so where nothing can be judged', () => {
    expect(summaryLines('Sabacc', [])).toEqual(['Sabacc: it has no decision that can be judged.']);
    expect(luckLines(undefined)).toEqual([]);
  });
});

describe('hand histories of other programs', () => {
  test('a player’s decisions are seen as the player saw them', () => {
    const { hands, players, entries } = historyDecisions(HAND_HISTORY, 'clara');
    const made = entries.map((one) => one.made);
    expect(entries[0]?.names).toEqual(['Clara', 'Ben', 'Ann']);
    expect([hands, players]).toEqual([1, ['Clara', 'Ben', 'Ann']]);
    expect(made.map(({ action }) => action.type)).toEqual(['raise', 'fold']);
    expect(made[1]?.sight.view.hands[made[1].sight.seat]).toEqual(['As', 'Ah']);
    expect(JSON.stringify(made)).not.toContain('7c');
    const judged = made.map((one) => judge(holdemModule, one));
    // Nobody has tested the judge against players of other programs.
    expect(judged.map((one) => one?.mark)).toEqual([undefined, 'opinion']);
  });
  test('amounts are told as the file has them, hand by hand, and never in its cents', () => {
    const cents = HAND_HISTORY.replace('[10, 20, 0]', '[0.10, 0.20, 0]').replace('min_bet = 20', 'min_bet = 0.20');
    const small = cents.replace('[2000, 2000, 2000]', '[20.00, 20.00, 20.00]').replace('cbr 60', 'cbr 0.60');
    const { entries } = historyDecisions(`[1]\n${HAND_HISTORY}\n[2]\n${small}`, 'Clara');
    const told = entries.map(({ made }) => ({ made, judgment: judge(holdemModule, made) }));
    const folds = told.flatMap(({ made, judgment }) => (judgment === undefined ? [] : [toldOf(holdemModule, made, judgment)]));
    const [whole, part] = folds.map(({ judgment }) => judgment);
    expect([whole?.scale, part?.scale]).toEqual([120, 1.2]);
    expect(Math.abs(100 * (part?.behind ?? 0) - (whole?.behind ?? 0))).toBeLessThan(20);
    expect(JSON.stringify(folds[1])).not.toMatch(/\b(60|120|2000)\b/);
    expect(entries[2]?.made.foreign?.sight.view.stacks).toEqual([19.9, 19.8, 20]);
    expect(entries[2] && holdemModule.words.action(entries[2].made.foreign?.action ?? entries[2].made.action, entries[2].made.sight)).toBe(
      'Raise to 0.6',
    );
  });
  test('a decision is the same, byte for byte, whatever the others held and whatever came after it', () => {
    const seen = (text: string) =>
      historyDecisions(text, 'Clara').entries.map(({ made }) => ({ ...made, foreign: undefined, judged: judge(holdemModule, made) }));
    const longer = HAND_HISTORY.replace(
      "'p1 f'",
      "'p1 cc', 'p2 cbr 100.55', 'p1 cc', 'd db 2h', 'p1 cc', 'p2 cbr 200.5', 'p1 cc', 'd db 3h', 'p1 cc', 'p2 cc', 'p2 sm QhQd', 'p1 sm AsAh'",
    );
    const first = seen(longer);
    expect(first.length).toBe(6);
    for (const other of [
      longer.replace('7c2d', 'KcKh'),
      longer.replace('QhQd', 'JhJd'),
      longer.replace("'p2 sm QhQd'", "'p2 sm'"),
      longer.replace('200.5', '300.25'),
      `${longer}winnings = [0, 0, 0]\n`,
    ]) {
      const again = seen(other);
      // Up to the first thing that Clara could see of the change.
      const same = other.includes('300.25') ? 4 : 6;
      expect(JSON.stringify(again.slice(0, same))).toBe(JSON.stringify(first.slice(0, same)));
    }
    expect(first.some(({ judged }) => judged !== undefined)).toBe(true);
  });
  test('hands with stacks that nobody knows are not judged, and that is told', () => {
    const { entries, notJudged } = historyDecisions(HAND_HISTORY.replace('[2000, 2000, 2000]', '[2000, inf, 2000]'), 'Clara');
    expect([entries.length, notJudged]).toEqual([0, 2]);
  });
  test('who is not named, or whose cards nobody knows, has none', () => {
    expect(historyDecisions(HAND_HISTORY, 'Ben').entries).toEqual([]);
    expect(historyDecisions(HAND_HISTORY, 'Zoe').entries).toEqual([]);
  });
});
