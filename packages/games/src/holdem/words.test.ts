import { type Audience, figure, play, sightOf } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { actionOf, type Dealt, dealt, opened, playOut } from './holdem.fixture.ts';
import { holdem } from './holdem.ts';
import { allIn } from './moves.ts';
import { handWords } from './phrases.ts';
import { presets } from './rules.ts';
import type { State } from './state.ts';
import { choiceWords, words } from './words.ts';

const NAMES = ['Ada', 'Bruno', 'You'];
const audience: Audience = { me: 2, names: NAMES };
const HANDS = ['AcQd', 'TcTh', 'QsJs'] as const;
const table: Dealt = { hands: HANDS, board: 'Qh9c4d2cJh', button: 0 };

const tellAll = (beats: readonly { readonly event: Parameters<typeof words.event>[0]; readonly state: State }[], who = audience) =>
  beats.flatMap(({ event, state }) => words.event(holdem.viewEvent(event, who.me), holdem.view(state, who.me), who));

const refusedWith = (state: State, word: string): string => {
  const seat = state.turn ?? 0;
  const played = play(holdem, state, seat, actionOf(word));
  return played.ok ? 'taken' : words.refusal(played.refusal, sightOf(holdem, state, seat));
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
      'Hand 1. The button is with Ada.',
      'Bruno posts the small blind, 10.',
      'You post the big blind, 20.',
      'You hold Queen of Spades, Jack of Spades.',
      'Bruno calls 20. Pot 40.',
      'You raise to 60.',
      'Ada calls 60.',
      'Bruno calls 40 more. Pot 180.',
      'Flop: Queen of Hearts, 9 of Clubs, 4 of Diamonds.',
      'You have a pair of queens.',
      'Bruno checks.',
      'You check.',
      'Ada checks.',
      'Turn: 2 of Clubs.',
      'Bruno checks.',
      'You check.',
      'Ada checks.',
      'River: Jack of Hearts.',
      'You have two pair, queens and jacks.',
      'Bruno checks.',
      'You bet 200.',
      'Ada calls 200.',
      'Bruno folds. Pot 580.',
      'You show Queen of Spades, Jack of Spades: two pair, queens and jacks.',
      'Ada shows Ace of Clubs, Queen of Diamonds: a pair of queens.',
      'You win 580. You have 1,320 chips.',
    ]);
  });

  test(
    'after a fold the winner and the new chips are told; a beaten opponent leaves with congratulations',
    claims('CAS-2.9', 'CAS-2.13'),
    () => {
      const { beats } = playOut(dealt({ ...table, stacks: [100, 1000, 1000] }), 'raise 200', 'fold', 'call');
      expect(tellAll(beats).slice(1)).toEqual([
        'You fold.',
        'Ada calls 100 and is all-in. Pot 320.',
        'Nobody called the last 100: Bruno takes them back.',
        'Bruno shows 10 of Clubs, 10 of Hearts.',
        'Ada shows Ace of Clubs, Queen of Diamonds.',
        'Flop: Queen of Hearts, 9 of Clubs, 4 of Diamonds.',
        'Turn: 2 of Clubs.',
        'River: Jack of Hearts.',
        'Ada wins 220. You have 980 chips.',
      ]);
      const lost = playOut(dealt({ ...table, stacks: [100, 1000, 1000], board: 'Th9c4d2cJh' }), 'raise 200', 'fold', 'call').beats;
      expect(tellAll(lost).at(-1)).toBe('Ada is out of chips and leaves the table. Well played!');
      expect(tellAll(lost, { me: 0, names: NAMES }).at(-1)).toBe('You are out of chips, and leave the table.');
      expect(tellAll(lost, { me: 'rail', names: NAMES }).at(-1)).toBe('Ada is out of chips and leaves the table.');
    },
  );

  test('side pots, shared pots and a won table', () => {
    const side = playOut(dealt({ ...table, stacks: [50, 1000, 400], board: 'Ah9c4d2c8h' }), 'raise 1000', 'call', 'call').beats;
    expect(tellAll(side).filter((line) => line.includes('win'))).toEqual([
      'Ada wins the main pot, 150. Bruno wins the side pot, 700. You have 0 chips.',
    ]);
    const pair: Audience = { me: 1, names: ['Bruno', 'You'] };
    const two = { hands: ['AcKd', 'AsKc'], board: 'QhJc9d8c4h', button: 1 };
    const shared = playOut(dealt(two), 'raise 1000', 'call').beats;
    expect(tellAll(shared, pair).at(-1)).toBe('Bruno and you split 2,000, 1,000 each. You have 1,000 chips.');
    const odd = playOut(
      dealt({ hands: ['2h3h', 'AcKd', 'AsKc'], board: 'QhJc9d8c4h', stacks: [15, 1000, 1000], button: 0 }),
      'raise 1000',
      'call',
      'call',
    );
    expect(tellAll(odd.beats).find((line) => line.includes('split'))).toBe(
      'Bruno and you split the main pot, 45. Bruno and you split the side pot, 1,970, 985 each. You have 1,007 chips.',
    );
    const won = playOut(dealt({ ...two, hands: ['AcKd', 'AsAd'] }), 'raise 1000', 'call').beats;
    expect(tellAll(won, pair).slice(-2)).toEqual([
      'Bruno is out of chips and leaves the table. Well played!',
      'You have won the table. Congratulations!',
    ]);
    expect(tellAll(won, { me: 'rail', names: [] }).at(-1)).toBe('Seat 2 has won the table.');
  });

  test('all-in blinds and antes, and the casino table, which has no button', () => {
    const antes = opened({ ...table, rules: { antes: [1, 1, 1], antesAreDead: true }, stacks: [1000, 5, 1] });
    const lines = tellAll(antes.beats);
    expect(lines).toContain('You post an ante, 1 and are all-in.');
    expect(lines).toContain('Bruno posts the small blind, 4 and is all-in.');
    expect(tellAll(opened({ ...table, preset: 'casino', hands: HANDS }).beats)[0]).toBe('Hand 1.');
    expect(tellAll(playOut(dealt({ ...table, preset: 'casino', button: 2 }), 'fold', 'fold').beats).at(-1)).toBe(
      'You win the hand, but no chips. You have 1,000 chips.',
    );
    const shown = playOut(dealt({ ...table, preset: 'casino', button: 2 }), ...Array.from({ length: 9 }, () => 'check')).beats;
    expect(tellAll(shown).at(-1)).toBe('Nobody bet: everybody keeps their chips. You have 1,000 chips.');
    const straddled = opened({ hands: [...HANDS, '2h2d'], rules: { button: 'stays', blinds: [10, 20, 40, 0] } });
    expect(tellAll(straddled.beats)).toContain('You post a straddle, 40.');
  });
});

describe('what is asked', () => {
  test('the price, then the choices; and the whole choice in a sentence', () => {
    const start = dealt(table);
    const flop = playOut(start, 'call', 'check', 'call').state;
    expect(words.prompt(sightOf(holdem, start, 1))).toBe('10 to call. Fold, call, raise or all-in?');
    expect(words.prompt(sightOf(holdem, flop, 1))).toBe('Nothing to call. Check, bet or all-in?');
    expect(words.prompt(sightOf(holdem, flop, 0))).toBe('The others play.');
    expect(choiceWords(sightOf(holdem, start, 1))).toBe('Call 10 to stay in, or raise to 40 and up to 1,000.');
    expect(choiceWords(sightOf(holdem, flop, 1))).toBe('Check for nothing, or bet 20 and up to 980.');
    const over = playOut(start, 'raise 60', 'fold', 'fold').state;
    expect(words.prompt(sightOf(holdem, over, 1))).toBe('Next hand?');
    expect(words.prompt(sightOf(holdem, { ...over, phase: 'ended' }, 1))).toBe('The sitting is over.');
  });

  test('all-in is a bet, a raise or a call that takes all chips', claims('CAS-2.10'), () => {
    const start = dealt({ ...table, stacks: [1000, 1000, 150] });
    expect(allIn(sightOf(holdem, start, 1))).toEqual({ type: 'raise', to: 1000 });
    const raised = playOut(start, 'raise 500').state;
    expect(allIn(sightOf(holdem, raised, 2))).toEqual({ type: 'call' });
    expect(choiceWords(sightOf(holdem, raised, 2))).toBe('Call 130 to stay in.');
    const flop = playOut(dealt(table), 'call', 'check', 'call').state;
    expect(allIn(sightOf(holdem, flop, 1))).toEqual({ type: 'bet', amount: 980 });
    expect(choiceWords(sightOf(holdem, playOut(dealt({ ...table, stacks: [1000, 1000, 70] }), 'raise 60').state, 2))).toBe(
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
    expect(refusedWith(flop, 'fold')).toBe('Nothing to call, so there is no need to fold. Check is free.');
    expect(refusedWith(flop, 'bet 5')).toBe('A bet is 20 at least, and 980 at most.');
    expect(refusedWith(start, 'raise 30')).toBe('A raise goes to 40 at least, and to 1,000 at most.');
    expect(refusedWith(flop, 'raise 40')).toBe('There is no bet to raise yet. A bet is 20 at least, and 980 at most.');
    expect(refusedWith(start, 'check')).toBe('There is a bet already. Fold, call, raise or all-in.');
    expect(refusedWith(start, 'ready')).toBe('The hand is not over yet. Fold, call, raise or all-in.');
    const short = playOut(dealt({ ...table, stacks: [1000, 1000, 70] }), 'raise 60').state;
    expect(refusedWith(short, 'raise 65')).toBe('All you can raise to is all-in, 70.');
    const sight = sightOf(holdem, flop, 1);
    expect(words.refusal({ reason: 'not-your-turn' }, sight)).toBe('It is not your turn yet. Wait a moment.');
    expect(words.refusal({ reason: 'not-an-action' }, sight)).toBe('That is not a move here. Check, bet or all-in.');
    expect(words.refusal({ reason: 'between-hands' }, sight)).toBe('The hand is over. Go on to the next one.');
    expect(words.refusal({ reason: 'not-your-turn' }, { ...sight, view: { ...sight.view, phase: 'ended' } })).toBe('The sitting is over.');
  });

  test('why there is no raise', () => {
    const closed = playOut(dealt({ ...table, stacks: [150, 1000, 1000] }), 'raise 100', 'call', 'raise 150').state;
    expect(refusedWith(closed, 'raise 400')).toBe('The last all-in was less than a full raise, so you cannot raise again. Fold or call.');
    const few = playOut(dealt({ ...table, stacks: [1000, 1000, 150] }), 'raise 500').state;
    expect(refusedWith(few, 'raise 150')).toBe('Calling takes all your chips. Fold, call or all-in.');
    const alone = playOut(dealt({ ...table, stacks: [300, 200, 1000] }), 'raise 200', 'call', 'raise 300').state;
    expect(refusedWith(alone, 'raise 900')).toBe('Nobody is left who could call more. Fold or call.');
    const casino = dealt({ ...table, preset: 'casino' });
    expect(refusedWith(casino, 'call')).toBe('There is nothing to call. Check is free.');
  });
});

test('what a player has is always known to them', () => {
  const start = dealt(table);
  expect([handWords(holdem.view(start, 2), 2), handWords(holdem.view(start, 2), 0)]).toEqual(['queen high', undefined]);
  expect(handWords(holdem.view(playOut(start, 'call', 'check', 'call').state, 2), 2)).toBe('a pair of queens');
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

test('amounts have commas', () => {
  expect([0, 999, 1000, 1_234_567].map(figure)).toEqual(['0', '999', '1,000', '1,234,567']);
});
