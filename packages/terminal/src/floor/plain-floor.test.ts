import { freshProfile, isBroke, noRounds, type Profile, worthOf } from '@baize/casino';
import { gameIds } from '@baize/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { rouletteScreen } from '../screens/roulette/roulette.ts';
import { books, game, SEED, talker } from './floor.fixture.ts';
import { floorGame } from './floor-game.ts';
import { answerFloor, endPlainFloor, enterPlainFloor, whenPlainFetched } from './plain-floor.ts';
import { statisticsLines } from './plain-words.ts';

/** Sits down at british Pontoon with one opponent and 400 chips, and goes on until chips are at risk. */
const staked = () => {
  const player = talker();
  player.say('pontoon', 'british', '1', '400', '', '20');
  return player;
};
const last = (text: string): string => text.trimEnd().split('\n').at(-1) ?? '';

test('who was broke and came back still has the books, and how often is told', () => {
  const books = { ...noRounds, rounds: 7, won: 3, lost: 4, net: -2000 };
  const player = talker({ ...freshProfile(), bankruptcies: 2, statistics: { pontoon: books } });
  player.say('statistics');
  expect(player.text()).toContain('7 rounds since you first sat down. Chips 1,000, net -2,000.');
  expect(player.text()).toContain('Two bankruptcies.');
});

describe('the floor line by line', () => {
  test.each(['', 'q', 'quit', 'n', 'no'])('who wants another table while chips wait at one stays where they are with %j', (answer) => {
    const sat = game.join(freshProfile(), { preset: 'british', others: 1, buyIn: 400, serverSeed: SEED });
    if (!sat.ok) throw new Error(sat.reason);
    const wanting = answerFloor(enterPlainFloor(sat.profile, [], 80).floor, 'roulette');
    const asked = whenPlainFetched(wanting.floor, floorGame('roulette', rouletteScreen), SEED);
    expect(asked.floor.asking.at).toBe('rival');
    expect(answerFloor(asked.floor, answer).floor).toMatchObject({ asking: { at: 'floor' }, profile: sat.profile });
  });
  test('names the chips, the tables and the way out', claims('CAS-1.3'), () => {
    const text = talker().text();
    expect(text).toMatch(/^Baize\. Good evening\. You have 1,000 chips\.\n1 Pontoon\./);
    expect(text.replaceAll('\n', ' ')).toContain(
      'Or: look back, puzzle, friends, statistics, options, help (?), quit (q). Which table? > ',
    );
  });
  test('what is no table is answered with what there is', () => {
    const player = talker();
    player.say('9');
    expect(player.text().replaceAll('\n', ' ')).toMatch(
      /There (is one table|are \w+ tables)\. Type 1.*, or a name such as [\w' ]+\. Which table\? > $/,
    );
  });
  test('the number, the name and its first letter sit down', () => {
    for (const answer of [String(gameIds.indexOf('pontoon') + 1), 'Pontoon', ' PONTOON ', 'p']) {
      const player = talker();
      player.say(answer);
      expect(player.text()).toContain('Rules: house (1)');
    }
  });
  test('a table is set answer by answer, and Enter takes what is usual', () => {
    const player = talker();
    player.say('pontoon', '2', '9', '', '5', '2000', '300', 'lucky seven');
    const text = player.text().replaceAll('\n', ' ');
    expect(text).toContain(
      '"9" isn\'t an answer here. Press Enter for the usual, or q to go back. How many opponents, 1 to 7? Enter for 3 > ',
    );
    expect(text.match(/Sit down with 10 to 1,000 chips\./g)).toHaveLength(2);
    expect(text).toMatch(/The deal is sealed: [0-9a-f]{8}\. Words of your own/);
    expect(text).not.toMatch(/[0-9a-f]{64}/);
    expect(text).toContain('You bring 300 chips. At the table:');
    expect(player.said().floor.profile.tables.pontoon?.mixed?.words).toBe('lucky seven');
    expect(player.said().floor.profile.balance).toBe(700);
  });
  test('the whole seal is told to whoever asks for it, and the short word is its beginning', () => {
    const player = talker();
    player.say('pontoon', 'house', 'seal');
    const [, short] = /deal is sealed: ([0-9a-f]{8})\./.exec(player.text()) ?? [];
    const [, whole] = /The seal, sha256:\n([0-9a-f]{64})\n/.exec(player.text()) ?? [];
    expect(short).toBeDefined();
    expect(whole?.slice(0, 8)).toBe(short);
    expect(player.text().trimEnd().replaceAll('\n', ' ')).toMatch(/Enter for none, seal for the whole seal >$/);
    player.say('');
    expect(player.said().floor.asking.at).toBe('table');
  });
  test('one line sits down: the rules, the company and the chips behind the name', () => {
    for (const [line, balance, others] of [
      ['pontoon british 5 400', 600, 5],
      ['Pontoon 400 british', 600, 3],
      ['1 british 2', 0, 2],
      ['vingt-et-un brit 1 $1,000', 0, 1],
    ] as const) {
      const player = talker();
      player.say(line);
      expect(player.said().floor.asking.at).toBe('table');
      expect(player.said().floor.profile.balance).toBe(balance);
      expect(player.said().floor.profile.tables.pontoon?.names).toHaveLength(others + 1);
      expect(player.text()).toMatch(/The deal is sealed: [0-9a-f]{8}\.\nPontoon, british rules\./);
    }
    const alone = talker();
    alone.say('pontoon house');
    expect(alone.said().floor.profile.tables.pontoon?.preset).toBe('house');
  });
  test.each([
    ['pontoon scottish', '"scottish" can\'t be set there. You can set house or british and your chips.'],
    ['pontoon house 5', '"5" can\'t be set there.'],
    ['pontoon british 5 400 7', '"7" can\'t be set there.'],
    ['pontoon british 2 4,000', 'Sit down with 10 to 1,000 chips.'],
  ])('what cannot be set in one line is told, and nobody sits down: %s', (line, told) => {
    const player = talker();
    player.say(line);
    expect(player.text().replaceAll('\n', ' ')).toContain(told);
    expect(player.said().floor.asking.at).toBe('floor');
    expect(player.said().floor.profile.balance).toBe(1000);
  });
  test.each([
    ['rulette', 'There\'s no table "rulette". Did you mean roulette?'],
    ['pontonn', 'There\'s no table "pontonn". Did you mean pontoon?'],
    ['blakjack classic 200', 'There\'s no table "blakjack". Did you mean blackjack?'],
  ])('a table that is misspelt gets a suggestion: %s', (answer, told) => {
    const player = talker();
    player.say(answer);
    expect(player.text()).toContain(told);
    expect(last(player.text())).toBe('Which table? >');
  });
  test('statistics read as they should', () => {
    const profile: Profile = {
      ...freshProfile(),
      balance: 1250,
      bankroll: { ...freshProfile().bankroll, low: 604, peak: 1328 },
      statistics: { pontoon: books({ rounds: 24, won: 10, lost: 14 }) },
    };
    expect(statisticsLines(profile)).toEqual([
      '24 rounds since you first sat down. Chips 1,250, net +250.',
      'Lowest 604, highest 1,328.',
      'Pontoon: 24 rounds, 10 won, 14 lost.',
    ]);
    const chips = { ...profile, statistics: { pontoon: books({ rounds: 1, pushed: 1, net: -20 }) } };
    expect(statisticsLines(chips).at(-1)).toBe('Pontoon: 1 round, 0 won, 0 lost, 1 pushed, net -20.');
  });
  test('options are set by name', () => {
    const player = talker();
    player.say('options', 'speed fast', 'hints off', 'colour blue', '');
    expect(player.text()).toContain('Speed: fast. Can be slow, normal, fast or instant.');
    expect(player.text()).toContain('"colour blue" isn\'t a setting.');
    expect(player.said().floor.profile.settings).toMatchObject({ speed: 'fast', hints: false });
    expect(last(player.text())).toBe('Which table? >');
  });
  test('starting over asks first', () => {
    const player = talker({ ...freshProfile(), balance: 5 });
    player.say('options', 'start over', 'perhaps', 'no', 'options', 'start over', 'yes');
    expect(player.said().floor.profile.balance).toBe(1000);
  });
  test('the end of the input is not leaving: the table waits', () => {
    const player = staked();
    const { floor } = player.said();
    const end = endPlainFloor(floor);
    expect(end.floor.profile).toBe(floor.profile);
    expect(end.text).toMatch(/^\nYour Pontoon hand is as you left it, \d+ chips in\.\nGood night\. Your [\d,]+ chips are safe here\.\n$/);
  });
});

describe('tables that wait', () => {
  test('leaving says what stays behind, and the record is handed over', () => {
    const player = staked();
    const { stack, atRisk } = player.said().floor.profile.tables.pontoon?.held ?? { stack: 0, atRisk: 0 };
    player.say('q', 'y');
    expect(player.text()).toContain(`You leave the Pontoon table with ${stack} chips and give up ${atRisk}.`);
    expect(player.said().floor.profile.balance).toBe(600 + stack);
    expect(player.said().floor.profile.ended.pontoon?.preset).toBe('british');
  });
  test('coming back tells the round so far, and the same question', () => {
    const player = staked();
    const question = last(player.text());
    const back = talker(player.said().floor.profile);
    expect(back.text()).toMatch(/Your Pontoon hand is as you left it, \d+ chips in\./);
    back.say('pontoon');
    expect(last(back.text())).toBe(question);
    expect(back.text()).toContain('You stake');
  });
  test('a table without stakes is kept; a new one in its place asks first', () => {
    const player = talker();
    player.say('pontoon', 'house', '', 'q');
    expect(player.text()).toContain('Your Pontoon hand is as you left it.\nWhich table? > ');
    const before = player.said().floor.profile.tables.pontoon;
    player.say('pontoon', '', 'q');
    expect(player.said().floor.profile.tables.pontoon).toEqual(before);
    player.say('pontoon', 'n', 'what', 'n');
    expect(player.text()).toContain('Type y or yes for a new table');
    expect(player.said().floor.profile.tables.pontoon).toEqual(before);
    player.say('pontoon', 'n', 'y');
    expect(player.text().trimEnd().endsWith('Enter for house >')).toBe(true);
  });
  test('the last chip: the house says so, and it is over', claims('CAS-1.2'), () => {
    const player = talker({ ...freshProfile(), balance: 10 });
    player.say('pontoon', 'british', '1', '', '');
    for (let n = 0; n < 400 && player.said().floor.asking.at === 'table'; n += 1) player.say(n % 2 === 0 ? 't' : '');
    expect(player.text()).toMatch(/You have no chips left\. That ends your visit\. Come back for 1,000 new chips\.\s+Good night\.\n$/);
    expect(isBroke(player.said().floor.profile)).toBe(true);
    expect(player.said().floor.asking.at).toBe('end');
  });
});

test(
  'any answers at all keep the house going, conserve chips, and read as ASCII lines of 80 at most',
  claims('PON-9.1', 'PON-9.2', 'PON-13.1'),
  () => {
    const answer = fc.oneof(
      fc.constantFrom('p', 'british', '1', '', '20', 't', 's', 'b 20', 'q', 'y', 'n', 'l', '400', 'options', 'statistics', '?', 'house'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 40 }), (answers) => {
        const player = talker();
        for (const text of answers) {
          if (player.said().floor.asking.at === 'end') break;
          player.say(text);
          const { profile } = player.said().floor;
          expect(player.said().text).toMatch(/^[\x20-\x7e\n]*$/);
          expect(
            Math.max(
              ...player
                .said()
                .text.split('\n')
                .map((line) => line.length),
            ),
          ).toBeLessThanOrEqual(80);
          expect(worthOf(profile)).toBe(1000 + (profile.statistics.pontoon?.net ?? 0));
        }
      }),
      { numRuns: 10 },
    );
  },
);

test('a table with friends is opened or joined from the floor by a line', () => {
  const { floor } = enterPlainFloor(freshProfile(), [], 80);
  expect(answerFloor(floor, 'friends').text.replaceAll('\n', ' ')).toContain('host hearts opens a table on this machine');
  expect(answerFloor(floor, 'host hearts').visit).toEqual(['host', 'hearts']);
  expect(answerFloor(floor, 'Join Chalk-Lantern-31')).toMatchObject({
    visit: ['join', 'chalk-lantern-31'],
    floor: { asking: { at: 'end' } },
  });
  expect(answerFloor(floor, 'join').visit).toBeUndefined();
});
