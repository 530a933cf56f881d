import { type Audience, inFull, inShort, type NotedRound, play, sightOf, speakBy } from '@baize/engine';
import { afterEach, describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { actionOf, type Dealt, dealt, opened, playOut } from './holdem.fixture.ts';
import { holdem } from './holdem.ts';
import { allIn } from './moves.ts';
import { presets } from './rules.ts';
import type { State } from './state.ts';
import {
  beatenWords,
  choiceWords,
  gainsWords,
  handRows,
  handWords,
  pastRow,
  pastWords,
  resultWords,
  showdownWords,
  words,
} from './words.ts';

const NAMES = ['Ada', 'Bruno', 'You'];
const audience: Audience = { me: 2, names: NAMES };
const HANDS = ['AcQd', 'TcTh', 'QsJs'] as const;
const table: Dealt = { hands: HANDS, board: 'Qh9c4d2cJh', button: 0 };

const tellAll = (beats: readonly { readonly event: Parameters<typeof words.event>[0]; readonly state: State }[], who = audience) =>
  beats.flatMap(({ event, state }) => words.event(holdem.viewEvent(event, who.me), holdem.view(state, who.me), who).map(inFull));

const refusedWith = (state: State, word: string): string => {
  const seat = state.turn ?? 0;
  const played = play(holdem, state, seat, actionOf(word));
  return played.ok ? 'taken' : inFull(words.refusal(played.refusal, sightOf(holdem, state, seat)));
};

describe('what happened', () => {
  test('a hand from the blinds to the showdown', () => {
    const start = opened(table);
    const { beats } = playOut(
      start.state,
      'call',
      'raise 60',
      'call',
      'call',
      ...['check', 'check', 'check'],
      ...['check', 'check', 'check'],
      ...['check', 'bet 200', 'call', 'fold'],
    );
    expect(tellAll([...start.beats, ...beats])).toEqual([
      'Hand 1. Ada has the button.',
      'Bruno posts the small blind of 10.',
      'You post the big blind of 20.',
      'You hold the queen of spades and the jack of spades.',
      'Bruno calls 20. The pot is 40.',
      'You raise to 60.',
      'Ada calls 60.',
      'Bruno calls 40 more. The pot is 180.',
      'Flop: queen of hearts, 9 of clubs, 4 of diamonds.',
      'You have a pair of queens.',
      'Bruno checks.',
      'You check.',
      'Ada checks.',
      'Turn: 2 of clubs.',
      'Bruno checks.',
      'You check.',
      'Ada checks.',
      'River: jack of hearts.',
      'You have two pair, queens and jacks.',
      'Bruno checks.',
      'You bet 200.',
      'Ada calls 200.',
      'Bruno folds. The pot is 580.',
      'You show the queen of spades and the jack of spades: two pair, queens and jacks.',
      'Ada shows the ace of clubs and the queen of diamonds: a pair of queens.',
      'You win 580.',
      'You have 1,320 chips.',
    ]);
  });

  test(
    'after a fold the winner and the new chips are told; a beaten opponent leaves with congratulations',
    claims('CAS-2.9', 'CAS-2.13'),
    () => {
      const { beats } = playOut(dealt({ ...table, stacks: [100, 1000, 1000] }), 'raise 200', 'fold', 'call');
      expect(tellAll(beats).slice(1)).toEqual([
        'You fold.',
        'Ada calls 100 and is all-in. The pot is 320.',
        'Nobody called the rest, so Bruno takes 100 back.',
        'Bruno shows the 10 of clubs and the 10 of hearts.',
        'Ada shows the ace of clubs and the queen of diamonds.',
        'Flop: queen of hearts, 9 of clubs, 4 of diamonds.',
        'Turn: 2 of clubs.',
        'River: jack of hearts.',
        'Ada wins 220.',
        'You have 980 chips.',
      ]);
      const lost = playOut(dealt({ ...table, stacks: [100, 1000, 1000], board: 'Th9c4d2cJh' }), 'raise 200', 'fold', 'call').beats;
      expect(tellAll(lost).at(-1)).toBe('Ada is out of chips and leaves the table. Well played!');
      expect(tellAll(lost, { me: 0, names: NAMES }).at(-1)).toBe('You’re out of chips and leave the table.');
      expect(tellAll(lost, { me: 'rail', names: NAMES }).at(-1)).toBe('Ada is out of chips and leaves the table.');
    },
  );

  test('side pots, shared pots and a won table', () => {
    const side = playOut(dealt({ ...table, stacks: [50, 1000, 400], board: 'Ah9c4d2c8h' }), 'raise 1000', 'call', 'call').beats;
    expect(tellAll(side).filter((line) => line.includes('win'))).toEqual([
      'Ada wins the main pot of 150.',
      'Bruno wins the side pot of 700.',
    ]);
    const pair: Audience = { me: 1, names: ['Bruno', 'You'] };
    const two = { hands: ['AcKd', 'AsKc'], board: 'QhJc9d8c4h', button: 1 };
    const shared = playOut(dealt(two), 'raise 1000', 'call').beats;
    expect(tellAll(shared, pair).slice(-2)).toEqual(['You and Bruno split 2,000, 1,000 each.', 'You have 1,000 chips.']);
    const odd = playOut(
      dealt({ hands: ['2h3h', 'AcKd', 'AsKc'], board: 'QhJc9d8c4h', stacks: [15, 1000, 1000], button: 0 }),
      'raise 1000',
      'call',
      'call',
    );
    expect(tellAll(odd.beats).slice(-4, -1)).toEqual([
      'You and Bruno split the main pot of 45.',
      'You and Bruno split the side pot of 1,970, 985 each.',
      'You have 1,007 chips.',
    ]);
    const won = playOut(dealt({ ...two, hands: ['AcKd', 'AsAd'] }), 'raise 1000', 'call').beats;
    expect(tellAll(won, pair).slice(-2)).toEqual([
      'Bruno is out of chips and leaves the table. Well played!',
      'You’ve won the table. Congratulations!',
    ]);
    expect(tellAll(won, { me: 'rail', names: ['Bruno', 'Clara'] }).at(-1)).toBe('Clara has won the table.');
  });

  test('all-in blinds and antes, and the casino table, which has no button', () => {
    const antes = opened({ ...table, rules: { antes: [1, 1, 1], antesAreDead: true }, stacks: [1000, 5, 1] });
    const lines = tellAll(antes.beats);
    expect(lines).toContain('You post an ante of 1 and are all-in.');
    expect(lines).toContain('Bruno posts the small blind of 4 and is all-in.');
    expect(tellAll(opened({ ...table, preset: 'casino', hands: HANDS }).beats)[0]).toBe('Hand 1.');
    expect(tellAll(playOut(dealt({ ...table, preset: 'casino', button: 2 }), 'fold', 'fold').beats).slice(-2)).toEqual([
      'You win the hand, but no chips.',
      'You have 1,000 chips.',
    ]);
    const shown = playOut(dealt({ ...table, preset: 'casino', button: 2 }), ...Array.from({ length: 9 }, () => 'check')).beats;
    expect(tellAll(shown).slice(-2)).toEqual(['Nobody bet, so everyone keeps their chips.', 'You have 1,000 chips.']);
    const straddled = opened({ hands: [...HANDS, '2h2d'], rules: { button: 'stays', blinds: [10, 20, 40, 0] } });
    expect(tellAll(straddled.beats)).toContain('You post a straddle of 40.');
  });
});

describe('what is asked', () => {
  test('the price, then the choices; and the whole choice in a sentence', () => {
    const start = dealt(table);
    const flop = playOut(start, 'call', 'check', 'call').state;
    expect(inFull(words.prompt(sightOf(holdem, start, 1)))).toBe('10 to call. Fold, call, raise or go all-in?');
    expect(inFull(words.prompt(sightOf(holdem, flop, 1)))).toBe('Nothing to call. Check, bet or go all-in?');
    expect(words.prompt(sightOf(holdem, flop, 0))).toBe('The others are playing.');
    expect(choiceWords(sightOf(holdem, start, 1))).toEqual([
      'Call 10 to stay in, or raise to between 40 and 1,000.',
      'Call 10, or raise from 40 to 1,000.',
      'Call 10, raise 40 to 1,000.',
    ]);
    expect(inFull(choiceWords(sightOf(holdem, flop, 1)))).toBe('Check for free, or bet between 20 and 980.');
    const over = playOut(start, 'raise 60', 'fold', 'fold').state;
    expect(words.prompt(sightOf(holdem, over, 1))).toBe('Next hand?');
    expect(words.prompt(sightOf(holdem, { ...over, phase: 'ended' }, 1))).toBe('The session is over.');
  });

  test('all-in is a bet, a raise or a call that takes all chips', claims('CAS-2.10'), () => {
    const start = dealt({ ...table, stacks: [1000, 1000, 150] });
    expect(allIn(sightOf(holdem, start, 1))).toEqual({ type: 'raise', to: 1000 });
    const raised = playOut(start, 'raise 500').state;
    expect(allIn(sightOf(holdem, raised, 2))).toEqual({ type: 'call' });
    expect(choiceWords(sightOf(holdem, raised, 2))).toEqual(['Call 130 to stay in, or fold.', 'Call 130 or fold.']);
    const flop = playOut(dealt(table), 'call', 'check', 'call').state;
    expect(allIn(sightOf(holdem, flop, 1))).toEqual({ type: 'bet', amount: 980 });
    expect(inFull(choiceWords(sightOf(holdem, playOut(dealt({ ...table, stacks: [1000, 1000, 70] }), 'raise 60').state, 2)))).toBe(
      'Call 40 to stay in, or go all-in with 70.',
    );
    const closed = playOut(dealt({ ...table, stacks: [150, 1000, 1000] }), 'raise 100', 'call', 'raise 150').state;
    expect(allIn(sightOf(holdem, closed, 1))).toBeUndefined();
  });

  test('an action by its name', () => {
    const start = dealt(table);
    const sight = sightOf(holdem, start, 1);
    expect(['fold', 'check', 'call', 'bet 40', 'raise 1200', 'ready'].map((word) => words.action(actionOf(word), sight))).toEqual([
      'Fold',
      'Check',
      'Call 10',
      'Bet 40',
      'Raise to 1,200',
      'Next hand',
    ]);
  });

  test('a refusal says what is so, then what to do', claims('HOL-12'), () => {
    const start = dealt(table);
    const flop = playOut(start, 'call', 'check', 'call').state;
    expect(refusedWith(flop, 'fold')).toBe('There’s nothing to call, so no need to fold: checking is free.');
    expect(refusedWith(flop, 'bet 5')).toBe('That bet is too small. You can bet between 20 and 980.');
    expect(refusedWith(start, 'raise 30')).toBe('That raise is too small. You can raise to between 40 and 1,000.');
    expect(refusedWith(flop, 'raise 40')).toBe('There’s no bet to raise yet. You can bet between 20 and 980.');
    expect(refusedWith(start, 'check')).toBe('There’s already a bet. Fold, call, raise or go all-in.');
    expect(refusedWith(start, 'ready')).toBe('This hand isn’t over yet. Fold, call, raise or go all-in.');
    const short = playOut(dealt({ ...table, stacks: [1000, 1000, 70] }), 'raise 60').state;
    expect(refusedWith(short, 'raise 65')).toBe('That raise is too small. All you can raise to is 70, all-in.');
    const sight = sightOf(holdem, flop, 1);
    expect(words.refusal({ reason: 'not-your-turn' }, sight)).toBe('It isn’t your turn yet.');
    expect(words.refusal({ reason: 'not-an-action' }, sight)).toBe('You can’t do that here. Check, bet or go all-in.');
    expect(words.refusal({ reason: 'between-hands' }, sight)).toBe('This hand is over. Go on to the next one.');
    expect(words.refusal({ reason: 'not-your-turn' }, { ...sight, view: { ...sight.view, phase: 'ended' } })).toBe('The session is over.');
  });

  test('why there is no raise', () => {
    const closed = playOut(dealt({ ...table, stacks: [150, 1000, 1000] }), 'raise 100', 'call', 'raise 150').state;
    expect(refusedWith(closed, 'raise 400')).toBe('The last all-in was less than a full raise, so you can’t raise again. Fold or call.');
    const few = playOut(dealt({ ...table, stacks: [1000, 1000, 150] }), 'raise 500').state;
    expect(refusedWith(few, 'raise 150')).toBe('Calling takes all your chips. Fold, call or go all-in.');
    const alone = playOut(dealt({ ...table, stacks: [300, 200, 1000] }), 'raise 200', 'call', 'raise 300').state;
    expect(refusedWith(alone, 'raise 900')).toBe('Nobody is left who could call more. Fold or call.');
    const casino = dealt({ ...table, preset: 'casino' });
    expect(refusedWith(casino, 'call')).toBe('There’s nothing to call. Checking is free.');
  });
});

test('what a player has is always known to them', () => {
  const start = dealt(table);
  expect([handWords(holdem.view(start, 2), 2), handWords(holdem.view(start, 2), 0)]).toEqual(['queen high', undefined]);
  expect(handWords(holdem.view(playOut(start, 'call', 'check', 'call').state, 2), 2)).toEqual(['pair of queens', 'queens']);
});

test('the rules page tells the flow of a hand, the moves, and all ten hands in their order', claims('CAS-2.17'), () => {
  for (const rules of Object.values(presets)) {
    const passages = words.rules(rules);
    expect(passages.map(({ heading }) => heading)).toEqual(['The aim', 'The hands, best first', 'A hand', 'What you can do', 'The end']);
    const ranks = passages[1]?.lines.flatMap((line) => /^\d+\. ([\w ]+):/.exec(line)?.[1] ?? []);
    expect(ranks).toEqual([
      'Royal flush',
      'Straight flush',
      'Four of a kind',
      'Full house',
      'Flush',
      'Straight',
      'Three of a kind',
      'Two pair',
      'Pair',
      'High card',
    ]);
  }
  expect(words.rules(presets.casino)[2]?.lines[0]).toContain('three public cards');
  expect(Object.values(presets).map((rules) => words.preset(rules))).toEqual(['House rules', 'Casino rules', 'Tournament rules']);
});

describe('how a hand came out', () => {
  const checks = Array.from({ length: 6 }, () => 'check');
  const over = playOut(
    dealt(table),
    'raise 60',
    'call',
    'call',
    ...checks.slice(0, 3),
    ...checks.slice(0, 3),
    'check',
    'bet 200',
    'call',
    'fold',
  );
  const view = holdem.view(over.state, 2);

  test('who has won, with what, and what the others showed', () => {
    expect(resultWords(view, audience)[0]).toEqual([
      'You win 580 with two pair, queens and jacks.',
      'You win 580 with two pair.',
      'You win 580 with two pair.',
      'You win 580.',
      'You win 580.',
    ]);
    expect(showdownWords(view, [0], 2, audience)).toEqual(['Ada shows a pair of queens.', 'Ada shows queens.', 'Two hands are shown.']);
    expect(gainsWords(view, audience)).toBe('You win 580.');
    expect(handRows(view, 2)).toEqual(['two pair,', ['queens and jacks', 'queens, jacks']]);
    expect(inShort(beatenWords([0, 1], audience))).toBe('Ada and Bruno are out of chips. Well played!');
  });

  test('whoever folded is told what everybody has now', () => {
    expect(inFull(resultWords(holdem.view(over.state, 1), { me: 1, names: ['Ada', 'Bruno', 'Clara'] })[0] ?? '')).toBe(
      'Clara wins 580 with two pair, queens and jacks and has 1,320. You have 940 chips.',
    );
  });

  test('hands that are over, in a row and in a sentence', () => {
    const past = { hand: 3, winners: ['you'], pot: 720, shown: { category: 'two-pair', rank: 'Q', second: 'J' } } as const;
    expect(pastRow(past)).toEqual(['you 720, two pair', 'you 720', 'you 720']);
    expect(pastWords(past)).toBe('Hand 3: you won 720 with two pair, queens and jacks.');
    expect(pastRow({ ...past, winners: ['you', { name: 'Ada' }], shown: undefined })).toEqual(['you and Ada 720', 'two share 720']);
    expect(pastWords({ ...past, winners: [] })).toBe('Hand 3: nobody bet.');
  });
});

describe('a remembered hand', () => {
  afterEach(() => speakBy(() => 'en'));
  const board = ['Qh', '9c', '4d', '2s', '3s'] as const;
  const rounds: readonly NotedRound[] = [
    { net: 60, cards: ['As', 'Ah'], how: { type: 'shown', board } },
    { net: -60, cards: ['Kd', 'Kc'], how: { type: 'shown', board, beatenBy: ['Qs', 'Qd'] } },
    { net: 60, cards: ['As', 'Ah'], how: { type: 'uncalled' } },
    { net: -60, cards: ['7h', '2d'], how: { type: 'folded', board: board.slice(0, 4) } },
    { net: -20, cards: ['7h', '2d'], how: { type: 'folded', board: [] } },
  ];

  test('is told by its facts, in either language', () => {
    expect(rounds.map((round) => words.noted?.(round))).toEqual([
      'a pair of aces',
      'a pair of kings, beaten by three queens',
      'nobody called',
      'folded on the turn',
      'folded before the flop',
    ]);
    speakBy(() => 'de');
    expect(rounds.map((round) => words.noted?.(round))).toEqual([
      'Paar Asse',
      'Paar Könige, geschlagen von einem Drilling Damen',
      'niemand hat gecallt',
      'am Turn gefoldet',
      'vor dem Flop gefoldet',
    ]);
  });
});
