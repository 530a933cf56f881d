import { type Audience, inFull, openChance, sightOf } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { reasonsIn } from '../language.fixture.ts';
import { words as en } from './language/words.en.ts';
import { britishTable, playOut, tableWith } from './pontoon.fixture.ts';
import { pontoon } from './pontoon.ts';
import { presets } from './rules.ts';
import { copyOf, showHands } from './scenes.ts';
import type { Action, State } from './state.ts';
import { headlineOf, words } from './words.ts';

const me: Audience = { me: 0, names: ['You', 'Ada', 'Bruno', 'Clara'] };
const tellAll = (state: State, actions: readonly (readonly [number, Action])[], audience = me): readonly string[] =>
  playOut(state, ...actions).beats.flatMap(({ event, state: after }) =>
    words.event(pontoon.viewEvent(event, audience.me), pontoon.view(after, audience.me), audience).map(inFull),
  );
const sight = (state: State, seat = 0) => sightOf(pontoon, state, seat);

describe('against the house', () => {
  test('the deal names each card by rank and suit, with the total', claims('PON-1.5', 'PON-7.1', 'PON-7.2'), () => {
    const { state } = pontoon.open({ rules: presets.house, stacks: [0], chance: openChance('ab'.repeat(32)) });
    const lines = words.event({ type: 'turn-began', place: 0, hand: 0 }, pontoon.view(state, 0), me).map(inFull);
    expect(lines).toEqual(['The banker shows 3: 3 of hearts, and a hidden card.', 'You have 14: 4 of diamonds, queen of diamonds.']);
  });

  test('a total with an ace at 11 is told as soft', claims('PON-7.3'), () => {
    expect(tellAll(tableWith({ you: 'Ah 4d', banker: 'Ks 5h', next: '2s' }), [[0, { type: 'twist' }]])).toEqual([
      'You twist and get the 2 of spades. Soft 17.',
    ]);
    expect(tellAll(tableWith({ you: 'Ah 4d', banker: 'Ks 5h', next: 'Kc' }), [[0, { type: 'twist' }]])).toEqual([
      'You twist and get the king of clubs. 15.',
    ]);
  });

  test('a round is told to its end, with both hands', claims('PON-4.7'), () => {
    expect(tellAll(tableWith({ you: 'Ah 4d 5s', banker: 'Ks 5h', next: '4c' }), [[0, { type: 'stick' }]])).toEqual([
      'You stick on 20.',
      'The banker turns up the 5 of hearts. 15.',
      'The banker twists and gets the 4 of clubs. 19.',
      'The banker sticks on 19.',
      'You have 20: ace of hearts, 4 of diamonds, 5 of spades.',
      'The banker has 19: king of spades, 5 of hearts, 4 of clubs.',
      'You win: 20 beats 19.',
    ]);
  });

  const ending = (you: string, banker: string, next = '', type: 'stick' | 'twist' = 'stick') =>
    tellAll(tableWith({ you, banker, next }), [[0, { type }]]).at(-1);
  test('every kind of ending has its sentence', () => {
    expect(ending('Kh 5d', 'Ks 6h', '9c')).toBe('You win: the banker is bust with 25.');
    expect(ending('2c 2d 3h 3s', 'Ks 7h', '4c', 'twist')).toBe('You win with a five-card trick.');
    expect(ending('2c 2d 3h 3s', '2s 2h', '9c 3c 3d 4c', 'twist')).toBe('You win: two five-card tricks, and 19 beats 14.');
    expect(ending('Kh 8d', 'Ks 9h', '9c', 'twist')).toBe('You lose: 27 is bust.');
    expect(ending('Kh 8d', 'Ks 9h')).toBe('You lose: 19 beats 18.');
    expect(ending('Kh 8d', 'Qs 8h')).toBe('You lose: 18 each, and the banker wins ties.');
    expect(ending('Kh 8d', 'Qs Ah')).toBe('You lose: the banker has a pontoon.');
    expect(ending('Kh 8d', '2s 2h', '3c 3d 4c')).toBe('You lose: the banker has a five-card trick.');
    expect(ending('2c 2d 3h 3s', '2s 2h', '4c 3c 3d 4d', 'twist')).toBe('You lose: two five-card tricks, and the banker wins ties.');
    expect(ending('2c 2d 3h 3s', '2s 2h', '4c 3c 3d 6c', 'twist')).toBe('You lose: two five-card tricks, and 16 beats 14.');
  });

  test('a dealt pontoon ends the round with its own sentence', () => {
    const end = (banker: string, result: 'won' | 'lost') => {
      const verdicts = [{ place: 0, hand: 0, result, times: 2 }] as const;
      const table = copyOf(tableWith({ you: 'Kh Ad', banker }));
      showHands(table);
      return words.event({ type: 'settled', results: [{ net: 0, result }], verdicts }, pontoon.view(table, 0), me).at(-1);
    };
    expect(end('Qs 9h', 'won')).toBe('You win with a pontoon.');
    expect(end('Qs Ah', 'lost')).toBe('You lose: two pontoons, and the banker wins ties.');
  });

  test('the prompt asks for what can be done', claims('PON-6.3', 'PON-12.2'), () => {
    const turn = tableWith({ you: 'Ah 4d', banker: 'Ks 5h' });
    expect(words.prompt(sight(turn))).toBe('Twist or stick?');
    expect(words.prompt(sight(playOut(turn, [0, { type: 'stick' }]).state))).toBe('Another round?');
    expect(words.action({ type: 'twist' }, sight(turn))).toBe('Twist');
  });

  test('a refusal says what is so, and then what to do', claims('PON-6.4', 'PON-12.4'), () => {
    const turn = sight(tableWith({ you: 'Ah 4d', banker: 'Ks 5h' }));
    expect(words.refusal({ reason: 'not-an-action' }, turn)).toBe('You can’t do that here. Twist or stick.');
    expect(words.refusal({ reason: 'round-in-play' }, turn)).toBe('The round isn’t over yet. Twist or stick.');
    expect(words.refusal({ reason: 'not-your-turn' }, turn)).toBe('It isn’t your turn yet. Just a moment.');
  });

  test('a shuffle is told, but not the first', () => {
    const view = pontoon.view(tableWith({ you: 'Ah 4d', banker: 'Ks 5h' }), 0);
    expect(words.event({ type: 'shuffled' }, view, me)).toEqual([]);
    expect(words.event({ type: 'shuffled' }, { ...view, round: 5 }, me)).toEqual(['The deck is reshuffled.']);
    expect(words.event({ type: 'round-began', round: 5 }, { ...view, round: 5 }, me).map(inFull)).toEqual([
      `Round 5. ${view.cardsInDeck} cards left in the deck.`,
    ]);
  });
});

describe('for chips', () => {
  test('other people’s covered cards are not named', () => {
    const table = britishTable({ hands: ['2h 4d', '5c 6c', 'Ks 5h'], next: '3c 9d 8d' });
    const asAda: Audience = { me: 1, names: ['Max', 'You', 'Bruno'] };
    const actions: readonly (readonly [number, Action])[] = [
      [0, { type: 'buy', amount: 10 }],
      [0, { type: 'twist' }],
      [0, { type: 'stick' }],
      [1, { type: 'buy', amount: 10 }],
    ];
    expect(tellAll(table, actions, asAda)).toEqual([
      'Max buys a card for 10.',
      'Max twists and gets the 9 of diamonds.',
      'Max sticks.',
      'You have 11: 5 of clubs, 6 of clubs.',
      'You buy a card for 10: 8 of diamonds. 19.',
    ]);
  });

  test('results are told in chips, the listener’s first', () => {
    const table = britishTable({ hands: ['Kh 7d', 'Kc 9c', 'Ks 8h'] });
    const told = tellAll(
      table,
      [
        [0, { type: 'stick' }],
        [1, { type: 'stick' }],
        [2, { type: 'stick' }],
      ],
      { me: 1, names: ['Max', 'You', 'Bruno'] },
    );
    expect(told.slice(-3)).toEqual(['You win 10.', 'Max loses 10.', 'Bruno breaks even as banker.']);
  });

  test('every hand is told by the end of a round: what nobody has seen, what was turned up on the way, the bank', claims('PON-4.7'), () => {
    const table = britishTable({ hands: ['Kh 7d', 'Kc 9c', '9s 6h', 'Ks 8h'], next: 'Qd' });
    const told = tellAll(table, [
      [0, { type: 'stick' }],
      [1, { type: 'stick' }],
      [2, { type: 'twist' }],
      [3, { type: 'stick' }],
    ]);
    expect(told).toContain('Bruno is bust with 25: 9 of spades, 6 of hearts, queen of diamonds.');
    expect(told).toContain('Clara turns up the king of spades and the 8 of hearts. 18.');
    expect(told.slice(-6, -4)).toEqual(['You show 17: king of hearts, 7 of diamonds.', 'Ada shows 19: king of clubs, 9 of clubs.']);
  });

  test('a split, a shown pontoon, a broken bank and a won table have their words', () => {
    const split = tellAll(britishTable({ hands: ['8h 8d', 'Ks 9h'], next: '3c 4c' }), [[0, { type: 'split' }]]);
    expect(split).toEqual(['You split your pair.', 'Hand 1: 3 of clubs. 11.', 'Hand 2: 4 of clubs. 12.']);
    expect(tellAll(britishTable({ hands: ['Ah Kd', 'Ks 9h'] }), [[0, { type: 'declare' }]])).toEqual([
      'You show a pontoon: ace of hearts, king of diamonds.',
      'Ada turns up the king of spades and the 9 of hearts. 19.',
      'You win 20.',
      'Ada loses 20 as banker.',
      'You win the bank with a pontoon.',
    ]);
    const poor = britishTable({ hands: ['Kh 9c', 'Kc 8d'], stake: 50 });
    const told = tellAll({ ...poor, stacks: [500, 40] }, [
      [0, { type: 'stick' }],
      [1, { type: 'stick' }],
    ]);
    expect(told.slice(-2)).toEqual(['Ada can’t cover the smallest stake and leaves the table.', 'You’ve won the table.']);
  });

  test('every reason ends with what to do', () => {
    const turn = sight(britishTable({ hands: ['Kh 2d', 'Ks 9h'] }));
    for (const reason of reasonsIn(en.refused))
      if (reason !== 'not-your-turn') expect(words.refusal({ reason }, turn)).toMatch(/\. .*(buy|stake|twist).*\.$/i);
    expect(words.refusal({ reason: 'too-low-to-stick' }, turn)).toBe('You have 12 and can’t stick below 15. Buy or twist.');
    expect(words.refusal({ reason: 'buy-too-large' }, turn)).toBe('This card can’t cost that much. Buy for 10 to 20.');
  });
});

test('the rules page explains aim, turn and banker, for each preset', claims('PON-12.1'), () => {
  for (const rules of Object.values(presets)) {
    const page = words.rules(rules);
    expect(page.map(({ heading }) => heading)).toEqual(expect.arrayContaining(['The aim', 'Your turn', 'The banker']));
    expect(page.flatMap(({ lines }) => lines).join(' ')).toContain('A pontoon (ace and ten card) beats a five-card trick');
  }
  expect([words.preset(presets.house), words.preset(presets.british)]).toEqual(['House rules', 'British rules']);
});

test('a loss is told by the hand of whoever held the bank then, though the bank has passed since', () => {
  const { state } = playOut(
    britishTable({ hands: ['Kh 7c', 'Kc Ad', 'Kd 9d'] }),
    [0, { type: 'stick' }],
    [1, { type: 'declare' }],
    [2, { type: 'stick' }],
  );
  const view = pontoon.view(state, 0);
  const mine = view.verdicts.find(({ place }) => place === 0);
  expect(view.banker).toBe(1);
  expect(mine === undefined ? '' : headlineOf(view, mine).sentence).toBe('You lose: 19 beats 17.');
});

test('among players two five-card tricks are a tie, whatever they come to', () => {
  const { state } = playOut(
    britishTable({ hands: ['2c 2d 3h 3s', '2s 2h 3d'], next: '4c 3c 6d' }),
    [0, { type: 'twist' }],
    [1, { type: 'twist' }],
    [1, { type: 'twist' }],
  );
  const [mine] = state.verdicts;
  expect(mine === undefined ? '' : headlineOf(pontoon.view(state, 0), mine).sentence).toBe(
    'You lose: two five-card tricks, and the banker wins ties.',
  );
});

test('a spectator is told of players by name, and of nobody as you', () => {
  const state = tableWith({ you: 'Ah 4d 5s', banker: 'Ks 5h', next: '4c' });
  const told = tellAll(state, [[0, { type: 'stick' }]], { me: 'rail', names: ['Max'] });
  expect(told[0]).toBe('Max sticks on 20.');
  expect(told.slice(-2)).toEqual([
    'Max has 20: ace of hearts, 4 of diamonds, 5 of spades.',
    'The banker has 19: king of spades, 5 of hearts, 4 of clubs.',
  ]);
});
