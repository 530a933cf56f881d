import { freshProfile, noRounds, type Profile, type Statistics, statisticsCsv, withJudged } from '@baize/casino';
import { speakBy } from '@baize/engine';
import { gameIds } from '@baize/games';
import { blackjackModule } from '@baize/games/blackjack';
import { afterEach, describe, expect, test } from 'vitest';
import { judgmentsTold } from '../review/page.ts';
import { weakSitting } from '../review/sitting.fixture.ts';
import { readStatistics } from '../runtime/statistics.ts';
import { statisticsJson, statisticsRows, statisticsWords } from './page.ts';

describe('what is asked for', () => {
  test.each([
    [[], { kind: 'statistics', game: undefined, as: 'words' }],
    [['poker', '--csv'], { kind: 'statistics', game: 'holdem', as: 'csv' }],
    [['--json'], { kind: 'statistics', game: undefined, as: 'json' }],
  ])('%j', (args, request) => expect(readStatistics(args)).toEqual(request));
  test.each([[['chess']], [['hearts', 'holdem']], [['--csv', '--json']], [['--loud']], [['review']]])('not %j', (args) =>
    expect(readStatistics(args).kind).toBe('wrong'),
  );
  test('with the nearest name', () =>
    expect(readStatistics(['heart'])).toEqual({ kind: 'wrong', sentence: 'There is no game "heart". Did you mean hearts?' }));
});

const blackjack = {
  ...noRounds,
  rounds: 40,
  won: 18,
  lost: 20,
  pushed: 2,
  net: -35,
  course: { from: 0, line: [[0]], every: 1, since: 0 },
  sums: { hands: 42, bets: 400, due: -3, variance: 3000, 'end.bust': 6, 'result.-1': 20, 'result.1': 18 },
};
const holdem: Statistics = {
  ...noRounds,
  rounds: 60,
  net: 240,
  sums: { dealt: 60, played: 15, 'at.button.hands': 30, 'at.button.net': 90, 'all-in': 1, 'all-in.luck': 40, 'all-in.variance': 2500 },
  noted: [
    { net: 180, cards: ['Ks', 'Kh'], how: { type: 'shown', board: ['Kd', '9c', '9s', '2h', '3c'] } },
    { net: -60, cards: ['Ts', 'Td'], how: { type: 'folded', board: ['Kd', '9c', '9s', '2h'] } },
  ],
};
const roulette = { ...noRounds, rounds: 3, sums: { 'number.17': 2, 'number.0': 1, staked: 30 } };
const profile: Profile = { ...freshProfile(), balance: 1205, statistics: { blackjack, holdem, roulette } };

const books = { profile, judged: {} };
const nothing = { profile: freshProfile(), judged: {} };

describe('the statistics in lines', () => {
  afterEach(() => speakBy(() => 'en'));
  test('tell the purse, and the six figures of each game that was played', () => {
    const lines = statisticsWords(books, undefined);
    expect(lines[0]).toBe('You have 1,205 chips: +205 since you first sat down, 1,000 at the lowest and 1,205 at the highest.');
    const text = lines.join('\n');
    for (const words of ['BLACKJACK', "TEXAS HOLD'EM", 'ROULETTE']) expect(lines).toContain(words);
    expect(text).toMatch(/ *Rounds +40 {2}10 chips bet on average/);
    expect(text).toMatch(/Net +-35 {2}chips down/);
    expect(text).toMatch(/Bust +14 in 100 {2}of your hands/);
    expect(text).toContain('Results: -1 20, +1 18 (in bets, 42 hands)');
    expect(text).toMatch(/Plays \(VPIP\) +25 in 100/);
    expect(text).toContain('By position: Button +300 (chips per 100 hands)');
    expect(text).toContain('Biggest pots: +180 (Ks Kh, a full house, kings over nines); -60 (Ts Td, folded on the turn)');
    expect(text).toContain('Luck in 1 pot that went all-in with cards to come: +40 chips. Two players in three are within +/-50.');
    expect(text).toContain('Numbers seen: 0: 1, 17: 2');
    expect(text).not.toMatch(/HEARTS|NaN|undefined|−|±/);
  });
  test('tell the mistakes of the sittings that were looked back at', () => {
    const record = weakSitting();
    const judgments = judgmentsTold(blackjackModule, record).map(({ judgment }) => judgment);
    const { log, ...opening } = record;
    const past = [{ ...opening, logName: 'log-1', lines: log.length }];
    const looked = { profile: { ...profile, past }, judged: withJudged({}, record, judgments) };
    const text = statisticsWords(looked, 'blackjack').join('\n');
    expect(text).toMatch(/Mistakes +\d+\.\d in 100 {2}decisions, small ones included\nTheir cost +\d+(\.\d)? {2}chips/);
    expect(statisticsWords(books, 'blackjack').join()).not.toContain('Mistakes');
    expect(statisticsJson(looked, 'blackjack')).toContain('"name":"Mistakes"');
  });
  test('of one game alone', () => {
    const lines = statisticsWords(books, 'roulette');
    expect(lines).toContain('ROULETTE');
    expect(lines.join('\n')).not.toContain('BLACKJACK');
  });
  test('invite somebody who has not played yet', () => {
    expect(statisticsWords(nothing, undefined)).toEqual([
      'Your history starts with your first hand. You have 1,000 chips. To play, type baize.',
    ]);
    for (const id of gameIds) expect(statisticsWords(nothing, id)).toHaveLength(1);
  });
  test('in German the numbers and the sentences are', () => {
    speakBy(() => 'de');
    expect(statisticsWords(books, undefined)[0]).toBe(
      'Du hast 1.205 Chips: +205 seit deinem ersten Besuch, Tiefststand 1.000, Höchststand 1.205.',
    );
    expect(statisticsWords(nothing, 'hearts')).toEqual(['Hearts hast du noch nicht gespielt. Du hast 1.000 Chips. Zum Spielen: baize.']);
  });
  test('are JSON for programs, with the same figures', () => {
    const told: unknown = JSON.parse(statisticsJson(books, 'blackjack'));
    expect(told).toMatchObject({ chips: 1205, net: 205, games: { blackjack: { rounds: 40, net: -35 } } });
    expect(JSON.stringify(told)).toContain('"name":"Bust","value":"14"');
    expect(JSON.stringify(told)).not.toContain('holdem');
  });
  test('are rows of figures, the same as the browser saves; of one game its own', () => {
    expect(statisticsRows(profile, undefined)).toBe(statisticsCsv(profile));
    expect(
      statisticsRows(profile, 'holdem')
        .split('\r\n')
        .slice(1, -1)
        .every((row) => row.startsWith('holdem,')),
    ).toBe(true);
    expect(statisticsRows(profile, 'holdem')).toContain('holdem,net,240');
  });
});
