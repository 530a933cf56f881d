import { type Audience, inFull, inShort, sightOf } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { goOnUntil, type Laid, openGame, playCards, playOut, tableWith } from './hearts.fixture.ts';
import { hearts } from './hearts.ts';
import { presets } from './rules.ts';
import { SEATS } from './seats.ts';
import type { Action, Event, State } from './state.ts';
import { nextHandWords, passWords, shortPrompt, takenWords, words } from './words.ts';

const me: Audience = { me: 0, names: ['You', 'West', 'North', 'East'] };
const rail: Audience = { me: 'rail', names: ['South', 'West', 'North', 'East'] };
const tell = (event: Event, state: State, audience: Audience = me): readonly string[] =>
  words.event(hearts.viewEvent(event, audience.me), hearts.view(state, audience.me), audience).map(inFull);
const tellCards = (state: State, text: string, audience: Audience = me): readonly string[] =>
  playCards(state, text).beats.flatMap(({ event, state: after }) => tell(event, after, audience));
const sight = (state: State, seat = 0) => sightOf(hearts, state, seat);
const refuse = (state: State, action: Action, seat = 0): string =>
  inFull(words.refusal(hearts.refuse(state, seat, action), sight(state, seat)));

/** The hand of the reference transcript, before its second trick. */
const yours = '3c 8c Tc 5d 6d 9d 2s 4s 7s 2h 6h Th';
const second = (): State =>
  tableWith({ hands: [yours, 'Qc 7d', '6c Jd', '7c Qs'], tricks: [[2, '2c Kc Jc Ac']], turn: 1, change: { hand: 5 } });

describe('a hand as it is told', () => {
  test('the hand begins with where to pass, and with the cards', claims('HEA-2.1'), () => {
    const began: Event = { type: 'hand-began', hand: 5, dealer: 3, direction: 'left' };
    expect(tell(began, second())).toEqual(['Hand 5. Pass three cards to West, on your left.']);
    expect(tell({ ...began, hand: 6, direction: 'right' }, second())).toEqual(['Hand 6. Pass three cards to East, on your right.']);
    expect(tell({ ...began, hand: 7, direction: 'across' }, second())).toEqual(['Hand 7. Pass three cards to North, across the table.']);
    expect(tell({ ...began, hand: 8, direction: 'none' }, second())).toEqual(['Hand 8. No passing this time.']);
    expect(tell(began, second(), rail)).toEqual(['Hand 5. Everyone passes three cards to the left.']);
    const table = tableWith({ hands: ['3c 8c Jc 5d 9d Kd 4s 7s As 2h 6h Th Kh', null, null, null] });
    expect(tell({ type: 'cards-dealt', cards: [] }, table)).toEqual([
      'Your hand.',
      'Clubs: 3, 8, jack. Diamonds: 5, 9, king. Spades: 4, 7, ace. Hearts: 2, 6, 10, king.',
    ]);
    expect(tell({ type: 'cards-dealt', cards: [] }, table, rail)).toEqual([]);
    expect(tell({ type: 'dealer-drawn', dealer: 2 }, table)).toEqual(['North deals first.']);
  });

  test('the pass is told with the cards given and got', claims('HEA-2.3'), () => {
    const passed: Event = {
      type: 'cards-passed',
      direction: 'left',
      passes: [
        ['As', 'Kh', 'Kd'],
        ['2c', '3c', '4c'],
        ['5c', '6c', '7c'],
        ['Tc', '6d', '2s'],
      ],
    };
    expect(tell(passed, second())).toEqual([
      'You pass West the ace of spades, the king of hearts and the king of diamonds.',
      'East passes you the 10 of clubs, the 6 of diamonds and the 2 of spades.',
    ]);
    expect(tell(passed, second(), rail)).toEqual(['Everyone passes three cards to the left.']);
    expect(passWords({ ...hearts.view(second(), 0), direction: 'left' }, me)).toEqual([
      'You pass three cards to West and get three from East.',
      'Three to West, three from East.',
    ]);
    expect(passWords({ ...hearts.view(second(), 0), direction: 'across' }, me)).toBe('You and North swap three cards.');
    expect(passWords(hearts.view(second(), 0), me)).toBe('');
    expect(tell({ type: 'pass-chosen', seat: 1, cards: [] }, second())).toEqual([]);
  });

  test('tricks are told card by card, with who takes them', () => {
    const first = tableWith({ hands: ['Jc 4d', 'Ac 3d', '2c 2d', 'Kc 5d'], turn: 2 });
    expect(tellCards(first, '2c Kc Jc Ac')).toEqual([
      'North has the 2 of clubs and leads it.',
      'East plays the king of clubs.',
      'You play the jack of clubs.',
      'West plays the ace of clubs.',
      'West takes the trick. No points.',
    ]);
    expect(tellCards(second(), 'Qc 6c 7c 10c')).toEqual([
      'Trick 2. West leads the queen of clubs.',
      'North plays the 6 of clubs.',
      'East plays the 7 of clubs.',
      'You play the 10 of clubs.',
      'West takes the trick. No points.',
    ]);
    const third = playCards(second(), 'Qc 6c 7c 10c').state;
    expect(tellCards(third, '7d Jd Qs 9d')).toEqual([
      'Trick 3. West leads the 7 of diamonds.',
      'North plays the jack of diamonds.',
      'East has no diamonds and discards the queen of spades.',
      'You play the 9 of diamonds.',
      'North takes the trick and 13 points.',
    ]);
  });

  test('hearts are told when they break, and points that are not counted', () => {
    const forced = tableWith({ hands: ['2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah', null, null, null], trick: [3, '2c'] });
    expect(tellCards(forced, '2h 3c 3d')).toEqual([
      'You have no clubs and discard the 2 of hearts.',
      'Hearts are broken.',
      'West plays the 3 of clubs.',
      'North has no clubs and discards the 3 of diamonds.',
      'West takes the trick. No points.',
      'Points forced onto the first trick don’t count.',
    ]);
  });

  const scored: Event = {
    type: 'hand-scored',
    hand: 5,
    direction: 'left',
    points: [0, 3, 17, 6],
    scores: [34, 59, 35, 54],
    moon: null,
  };
  test('the hand ends with its points and the totals', claims('HEA-6.4'), () => {
    expect(tell(scored, second())).toEqual([
      'Hand 5 is over. West 3, North 17, East 6, you 0.',
      'Totals: West 59, North 35, East 54, you 34. You are in the lead.',
    ]);
    expect(tell({ ...scored, scores: [40, 59, 35, 54] }, second()).at(-1)).toContain('North is in the lead.');
    expect(tell({ ...scored, scores: [35, 59, 35, 54] }, second()).at(-1)).toContain('You and North are tied for the lead.');
    const state: State = { ...second(), sheet: [scored] };
    expect(takenWords(hearts.view(state, 0), me)).toEqual(['North gets 17, East 6, West 3. You get none.', 'You get none.']);
    expect(takenWords(hearts.view({ ...state, sheet: [{ ...scored, points: [26, 0, 0, 0] }] }, 0), me)).toEqual([
      'You get 26.',
      'You get 26.',
    ]);
    const off: State = { ...state, sheet: [{ ...scored, points: [-26, 0, 0, 0] }] };
    expect(takenWords(hearts.view(off, 0), me)).toContain('You get −26.');
    expect(takenWords(hearts.view(state, 'rail'), rail)).toEqual(['North gets 17, East 6, West 3.', 'North gets 17, East 6, West 3.']);
    expect([nextHandWords(6, 'right'), nextHandWords(8, 'none')]).toEqual(['Next: hand 6, pass right.', 'Next: hand 8, no passing.']);
  });

  test('the game ends with all scores and who has won', claims('HEA-7.3'), () => {
    const settled: Event = { type: 'settled', results: [], winners: [0], scores: [34, 104, 35, 54] };
    expect(tell(settled, second())).toEqual(['Game over. West 104, North 35, East 54, you 34.', 'You win with 34 points.']);
    expect(tell({ ...settled, winners: [2] }, second()).at(-1)).toBe('North wins with 35 points.');
    expect(tell({ ...settled, winners: [0, 3], scores: [34, 104, 35, 34] }, second()).at(-1)).toBe(
      'You and East share the win with 34 points.',
    );
  });

  test('the moon is told, and what the shooter makes of it', claims('HEA-6.3'), () => {
    const told = (event: Event) => tell(event, second()).join();
    expect(told({ type: 'moon-shot', seat: 0 })).toBe('You shoot the moon, with every heart and the queen of spades!');
    expect(told({ type: 'moon-chosen', seat: 0, way: 'minus' })).toBe('You take 26 points off your score.');
    expect(told({ type: 'moon-chosen', seat: 2, way: 'minus' })).toBe('North takes 26 points off their score.');
    expect(told({ type: 'moon-chosen', seat: 2, way: 'plus' })).toBe('North gives everyone else 26 points.');
  });

  test('where a row is narrow, it is told in fewer words', () => {
    const short = (event: Event) => words.event(event, hearts.view(second(), 0), me).map(inShort);
    expect(short({ type: 'hand-began', hand: 5, dealer: 3, direction: 'left' })).toEqual(['Hand 5. Pass three to West.']);
    expect(short({ type: 'moon-shot', seat: 2 })).toEqual(['North shoots the moon!']);
  });

  test('a jack that takes points off is told so', () => {
    const taken: Event = { type: 'trick-taken', taker: 1, points: -10, plays: [] };
    expect(tell(taken, { ...second(), rules: presets.omnibus })).toEqual(['West takes the trick: 10 points off.']);
    expect(tell({ ...taken, points: 1 }, { ...second(), rules: presets.omnibus })).toEqual(['West takes the trick and 1 point.']);
  });
});

describe('what is asked', () => {
  const asked = (laid: Laid) => inFull(words.prompt(sight(tableWith(laid), 0)));
  test('the prompt names the suit to follow, and the cards', () => {
    const turn = playCards(second(), 'Qc 6c 7c').state;
    expect(words.prompt(sight(turn))).toEqual(['Your turn. Follow clubs: 3, 8, 10.', 'Your turn. Follow clubs.']);
    expect(shortPrompt(sight(turn))).toBe('Your turn. Follow clubs.');
    expect(words.prompt(sight(turn, 1))).toBe('The others are playing.');
  });
  test('a lead, a card thrown, and the two of clubs have their own', () => {
    const tricks: Laid['tricks'] = [[0, '2c 3c 4c 5c']];
    expect(asked({ hands: ['2c 3d', null, null, null], turn: 0 })).toBe('Your lead. The 2 of clubs goes first.');
    expect(asked({ hands: ['6c 3d', null, null, null], tricks, turn: 0 })).toBe('Your lead. Any card will do.');
    expect(asked({ hands: ['6c 3d 4s 5h', null, null, null], tricks, turn: 0 })).toBe(
      'Your lead. Hearts aren’t broken yet: lead clubs, diamonds or spades.',
    );
    expect(asked({ hands: ['3d 5h', null, null, null], tricks, trick: [3, '7c'] })).toBe('Your turn. You have no clubs, so play any card.');
    expect(asked({ hands: ['3d 5h', null, null, null], trick: [3, '2c'] })).toBe(
      'Your turn. You have no clubs: any card but a heart or the queen of spades.',
    );
  });
  test('the pass, the moon and the next hand are asked for', claims('HEA-2.1'), () => {
    const open = openGame();
    expect(words.prompt(sight(open))).toBe('Which three cards will you pass?');
    const chosen = playOut(open, [0, { type: 'pass', cards: (open.hands[0] ?? []).slice(0, 3) }]).state;
    expect(words.prompt(sight(chosen))).toBe('The others are still choosing.');
    const between: State = { ...second(), phase: 'between' };
    expect(words.prompt(sight(between))).toBe('Next hand?');
    expect(inFull(words.prompt(sight({ ...second(), phase: 'moon', turn: 0 })))).toBe(
      'You shot the moon! Take 26 off your score, or give everyone else 26?',
    );
    expect(words.prompt(sight({ ...second(), phase: 'ended' }))).toBe('Game over.');
  });
  test('actions have their names', () => {
    const name = (action: Action) => words.action(action, sight(second()));
    expect(name({ type: 'pass', cards: ['As', 'Kh', 'Kd'] })).toBe('Pass the ace of spades, the king of hearts and the king of diamonds');
    expect(name({ type: 'play', card: '9c' })).toBe('Play the 9 of clubs');
    expect(name({ type: 'moon', way: 'minus' })).toBe('Take 26 off my score');
    expect(name({ type: 'moon', way: 'plus' })).toBe('Give everyone else 26');
    expect(name({ type: 'ready' })).toBe('Next hand');
  });
});

describe('what is refused', () => {
  test('a refusal says what is so, then what to do', claims('HEA-3.2', 'HEA-11.3'), () => {
    const turn = playCards(second(), 'Qc 6c 7c').state;
    expect(refuse(turn, { type: 'play', card: '2h' })).toBe('You have clubs, so follow suit: clubs 3, 8, 10.');
    expect(refuse(turn, { type: 'play', card: 'Ah' })).toBe('You don’t have that card. You can play clubs 3, 8, 10.');
    expect(refuse(turn, { type: 'ready' })).toBe('This hand isn’t over yet. You can play clubs 3, 8, 10.');
    expect(words.refusal({ reason: 'not-an-action' }, sight(turn))).toBe('You can’t do that here. You can play clubs 3, 8, 10.');
    expect(words.refusal({ reason: 'not-your-turn' }, sight(turn, 1))).toBe('It isn’t your turn yet.');
    expect(words.refusal({ reason: 'not-your-turn' }, sight({ ...turn, phase: 'ended' }))).toBe('The game is over.');
  });
  test('hearts not broken, and points on the first trick', claims('HEA-4.1', 'HEA-5.1'), () => {
    const lead = tableWith({ hands: ['6c 3d 5h', null, null, null], tricks: [[0, '2c 3c 4c 5c']], turn: 0 });
    expect(refuse(lead, { type: 'play', card: '5h' })).toBe('Hearts aren’t broken yet. Lead clubs or diamonds.');
    const first = tableWith({ hands: ['3d 5h 4s', null, null, null], trick: [3, '2c'] });
    expect(refuse(first, { type: 'play', card: '5h' })).toBe('No hearts or queen of spades on the first trick. Play diamonds or spades.');
    const two = tableWith({ hands: ['2c 3d', null, null, null], turn: 0 });
    expect(refuse(two, { type: 'play', card: '3d' })).toBe('The 2 of clubs leads the first trick. Play that.');
  });
  test('whatever is asked, it says what to do', () => {
    const doNow = (state: State) => words.refusal({ reason: 'not-an-action' }, sight(state));
    expect(doNow(openGame())).toContain('Pick three different cards');
    expect(doNow({ ...second(), phase: 'moon', turn: 0 })).toContain('give everyone else 26');
    expect(doNow({ ...second(), phase: 'between' })).toContain('next hand');
    expect(doNow(second())).toContain('Just a moment');
  });
});

test('the rules page covers deal, pass, tricks, hearts, score, moon and end, for each preset', () => {
  for (const rules of Object.values(presets)) {
    const page = words.rules(rules);
    expect(page.map(({ heading }) => heading)).toEqual([
      'The aim',
      'Dealing and passing',
      'Tricks',
      'Breaking hearts',
      'Scoring',
      'Shooting the moon',
      'The end',
    ]);
  }
  const text = (rules: State['rules']) => JSON.stringify(words.rules(rules));
  expect(text(presets.house)).toContain('first trick don’t count');
  expect(text(presets.modern)).toContain('Everyone else gets 26');
  expect(text(presets.omnibus)).toContain('jack of diamonds takes 10 points off');
  expect(Object.values(presets).map(words.preset)).toEqual(['House rules', 'Modern rules', 'Omnibus rules']);
});

test('a whole hand can be told to everybody', () => {
  const end = goOnUntil(openGame(), ({ phase }) => phase === 'between');
  expect(end.sheet).toHaveLength(1);
  for (const seat of SEATS) expect(words.prompt(sight(end, seat))).toBe('Next hand?');
});
