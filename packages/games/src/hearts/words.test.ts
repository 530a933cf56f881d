import { type Audience, sightOf } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { nextHandWords, passWords, takenWords } from './event-words.ts';
import { goOnUntil, type Laid, openGame, playCards, playOut, tableWith } from './hearts.fixture.ts';
import { hearts } from './hearts.ts';
import { presets } from './rules.ts';
import { SEATS } from './seats.ts';
import type { Action, Event, Reason, State } from './state.ts';
import { shortPrompt, words } from './words.ts';

const me: Audience = { me: 0, names: ['You', 'West', 'North', 'East'] };
const rail: Audience = { me: 'rail', names: ['South', 'West', 'North', 'East'] };
const tell = (event: Event, state: State, audience: Audience = me): readonly string[] =>
  words.event(hearts.viewEvent(event, audience.me), hearts.view(state, audience.me), audience);
const tellCards = (state: State, text: string, audience: Audience = me): readonly string[] =>
  playCards(state, text).beats.flatMap(({ event, state: after }) => tell(event, after, audience));
const sight = (state: State, seat = 0) => sightOf(hearts, state, seat);
const refuse = (state: State, action: Action, seat = 0): string => words.refusal(hearts.refuse(state, seat, action), sight(state, seat));

/** The hand of the reference transcript, before its second trick. */
const yours = '3c 8c Tc 5d 6d 9d 2s 4s 7s 2h 6h Th';
const second = (): State =>
  tableWith({ hands: [yours, 'Qc 7d', '6c Jd', '7c Qs'], tricks: [[2, '2c Kc Jc Ac']], turn: 1, change: { hand: 5 } });

describe('a hand as it is told', () => {
  test('the hand begins with where to pass, and with the cards', claims('HEA-2.1'), () => {
    const began: Event = { type: 'hand-began', hand: 5, dealer: 3, direction: 'left' };
    expect(tell(began, second())).toEqual(['Hand 5. Pass three cards to the left, to West.']);
    expect(tell({ ...began, hand: 6, direction: 'right' }, second())).toEqual(['Hand 6. Pass three cards to the right, to East.']);
    expect(tell({ ...began, hand: 7, direction: 'across' }, second())).toEqual(['Hand 7. Pass three cards across, to North.']);
    expect(tell({ ...began, hand: 8, direction: 'none' }, second())).toEqual(['Hand 8. No cards are passed this time.']);
    expect(tell(began, second(), rail)).toEqual(['Hand 5. Pass three cards to the left.']);
    const table = tableWith({ hands: ['3c 8c Jc 5d 9d Kd 4s 7s As 2h 6h Th Kh', null, null, null] });
    expect(tell({ type: 'cards-dealt', cards: [] }, table)).toEqual([
      'Your hand.',
      'Clubs: 3 8 jack. Diamonds: 5 9 king. Spades: 4 7 ace. Hearts: 2 6 10 king.',
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
      'You pass Ace of Spades, King of Hearts, King of Diamonds to West.',
      'East passes you 10 of Clubs, 6 of Diamonds, 2 of Spades.',
    ]);
    expect(tell(passed, second(), rail)).toEqual(['Three cards are passed to the left.']);
    expect(passWords({ ...hearts.view(second(), 0), direction: 'left' }, me)).toBe('You pass to West; East passes to you.');
    expect(passWords(hearts.view(second(), 0), me)).toBe('');
    expect(tell({ type: 'pass-chosen', seat: 1, cards: [] }, second())).toEqual([]);
  });

  test('tricks are told card by card, with who takes them', () => {
    const first = tableWith({ hands: ['Jc 4d', 'Ac 3d', '2c 2d', 'Kc 5d'], turn: 2 });
    expect(tellCards(first, '2c Kc Jc Ac')).toEqual([
      'Trick 1. North has the 2 of Clubs and leads it.',
      'East plays King of Clubs.',
      'You play Jack of Clubs.',
      'West plays Ace of Clubs.',
      'West takes the trick, no points.',
    ]);
    expect(tellCards(second(), 'Qc 6c 7c 10c')).toEqual([
      'Trick 2. West leads Queen of Clubs.',
      'North plays 6 of Clubs.',
      'East plays 7 of Clubs.',
      'You play 10 of Clubs.',
      'West takes the trick, no points.',
    ]);
    const third = playCards(second(), 'Qc 6c 7c 10c').state;
    expect(tellCards(third, '7d Jd Qs 9d')).toEqual([
      'Trick 3. West leads 7 of Diamonds.',
      'North plays Jack of Diamonds.',
      'East has no diamonds and throws the Queen of Spades.',
      'You play 9 of Diamonds.',
      'North takes the trick, 13 points.',
    ]);
  });

  test('hearts are told when they break, and points that are not counted', () => {
    const forced = tableWith({ hands: ['2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah', null, null, null], trick: [3, '2c'] });
    expect(tellCards(forced, '2h 3c 3d')).toEqual([
      'You have no clubs and throw the 2 of Hearts.',
      'Hearts are broken.',
      'West plays 3 of Clubs.',
      'North has no clubs and throws the 3 of Diamonds.',
      'West takes the trick, no points.',
      'What had to be played to the first trick is not counted.',
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
      'Total: West 59, North 35, East 54, you 34. You are lowest.',
    ]);
    expect(tell({ ...scored, scores: [40, 59, 35, 54] }, second()).at(-1)).toContain('North is lowest.');
    expect(tell({ ...scored, scores: [35, 59, 35, 54] }, second()).at(-1)).toContain('North and you are lowest.');
    const state: State = { ...second(), sheet: [scored] };
    expect(takenWords(hearts.view(state, 0), me)).toBe('North takes 17, East 6, West 3. You take none.');
    expect(takenWords(hearts.view({ ...state, sheet: [{ ...scored, points: [26, 0, 0, 0] }] }, 0), me)).toBe('You take 26.');
    expect(takenWords(hearts.view(state, 'rail'), rail)).toBe('North takes 17, East 6, West 3.');
    expect([nextHandWords(6, 'right'), nextHandWords(8, 'none')]).toEqual(['Next: hand 6, pass right.', 'Next: hand 8, no pass.']);
  });

  test('the game ends with all scores and who has won', claims('HEA-7.3'), () => {
    const settled: Event = { type: 'settled', results: [], winners: [0], scores: [34, 104, 35, 54] };
    expect(tell(settled, second())).toEqual(['The game is over. West 104, North 35, East 54, you 34.', 'You win with 34.']);
    expect(tell({ ...settled, winners: [2] }, second()).at(-1)).toBe('North wins with 35.');
    expect(tell({ ...settled, winners: [0, 3], scores: [34, 104, 35, 34] }, second()).at(-1)).toBe('East and you win together with 34.');
  });

  test('the moon is told, and what the shooter makes of it', claims('HEA-6.3'), () => {
    const told = (event: Event) => tell(event, second()).join();
    expect(told({ type: 'moon-shot', seat: 0 })).toBe('You have taken every heart and the Queen of Spades: the moon is shot.');
    expect(told({ type: 'moon-chosen', seat: 0, way: 'minus' })).toBe('You take 26 points off your score.');
    expect(told({ type: 'moon-chosen', seat: 2, way: 'minus' })).toBe('North takes 26 points off their score.');
    expect(told({ type: 'moon-chosen', seat: 2, way: 'plus' })).toBe('North gives 26 points to everybody else.');
  });

  test('a jack that takes points off is told so', () => {
    const taken: Event = { type: 'trick-taken', taker: 1, points: -10, plays: [] };
    expect(tell(taken, { ...second(), rules: presets.omnibus })).toEqual(['West takes the trick, minus 10 points.']);
    expect(tell({ ...taken, points: 1 }, { ...second(), rules: presets.omnibus })).toEqual(['West takes the trick, 1 point.']);
  });
});

describe('what is asked', () => {
  const asked = (laid: Laid) => words.prompt(sight(tableWith(laid), 0));
  test('the prompt names the suit to follow, and the cards', () => {
    const turn = playCards(second(), 'Qc 6c 7c').state;
    expect(words.prompt(sight(turn))).toBe('Your card? Follow clubs: 3 8 10.');
    expect(shortPrompt(sight(turn))).toBe('Your card? Follow clubs.');
    expect(words.prompt(sight(turn, 1))).toBe('The others play.');
  });
  test('a lead, a card thrown, and the two of clubs have their own', () => {
    const tricks: Laid['tricks'] = [[0, '2c 3c 4c 5c']];
    expect(asked({ hands: ['2c 3d', null, null, null], turn: 0 })).toBe('Your lead. The 2 of Clubs begins.');
    expect(asked({ hands: ['6c 3d', null, null, null], tricks, turn: 0 })).toBe('Your lead. Any card.');
    expect(asked({ hands: ['6c 3d 4s 5h', null, null, null], tricks, turn: 0 })).toBe(
      'Your lead. Hearts are not broken, so lead clubs, diamonds or spades.',
    );
    expect(asked({ hands: ['3d 5h', null, null, null], tricks, trick: [3, '7c'] })).toBe('Your card? You have no clubs: any card.');
    expect(asked({ hands: ['3d 5h', null, null, null], trick: [3, '2c'] })).toBe(
      'Your card? You have no clubs: any card but a heart or the Queen of Spades.',
    );
  });
  test('the pass, the moon and the next hand are asked for', claims('HEA-2.1'), () => {
    const open = openGame();
    expect(words.prompt(sight(open))).toBe('Which three cards?');
    const chosen = playOut(open, [0, { type: 'pass', cards: (open.hands[0] ?? []).slice(0, 3) }]).state;
    expect(words.prompt(sight(chosen))).toBe('The others choose.');
    const between: State = { ...second(), phase: 'between' };
    expect(words.prompt(sight(between))).toBe('Next hand?');
    expect(words.prompt(sight({ ...second(), phase: 'moon', turn: 0 }))).toBe(
      'The moon is yours. Take 26 off your score, or give the others 26?',
    );
    expect(words.prompt(sight({ ...second(), phase: 'ended' }))).toBe('The game is over.');
  });
  test('actions have their names', () => {
    const name = (action: Action) => words.action(action, sight(second()));
    expect(name({ type: 'pass', cards: ['As', 'Kh', 'Kd'] })).toBe('Pass Ace of Spades, King of Hearts, King of Diamonds');
    expect(name({ type: 'play', card: '9c' })).toBe('Play 9 of Clubs');
    expect(name({ type: 'moon', way: 'minus' })).toBe('Take 26 off my score');
    expect(name({ type: 'moon', way: 'plus' })).toBe('Give the others 26');
    expect(name({ type: 'ready' })).toBe('Next hand');
  });
});

describe('what is refused', () => {
  test('a refusal says what is so, then what to do', claims('HEA-3.2', 'HEA-11.3'), () => {
    const turn = playCards(second(), 'Qc 6c 7c').state;
    expect(refuse(turn, { type: 'play', card: '2h' })).toBe('You have clubs, so follow clubs: 3 8 10.');
    expect(refuse(turn, { type: 'play', card: 'Ah' })).toBe('That card is not in your hand. Play clubs 3 8 10.');
    expect(refuse(turn, { type: 'ready' })).toBe('The hand is not over yet. Play clubs 3 8 10.');
    expect(words.refusal({ reason: 'not-an-action' }, sight(turn))).toBe('That is not a move here. Play clubs 3 8 10.');
    expect(words.refusal({ reason: 'not-your-turn' }, sight(turn, 1))).toBe('It is not your turn yet. Wait a moment.');
    expect(words.refusal({ reason: 'not-your-turn' }, sight({ ...turn, phase: 'ended' }))).toBe('The game is over.');
  });
  test('hearts not broken, and points on the first trick', claims('HEA-4.1', 'HEA-5.1'), () => {
    const lead = tableWith({ hands: ['6c 3d 5h', null, null, null], tricks: [[0, '2c 3c 4c 5c']], turn: 0 });
    expect(refuse(lead, { type: 'play', card: '5h' })).toBe('Hearts are not broken yet. Lead clubs or diamonds.');
    const first = tableWith({ hands: ['3d 5h 4s', null, null, null], trick: [3, '2c'] });
    expect(refuse(first, { type: 'play', card: '5h' })).toBe(
      'No heart and no Queen of Spades on the first trick. Play diamonds or spades.',
    );
    const two = tableWith({ hands: ['2c 3d', null, null, null], turn: 0 });
    expect(refuse(two, { type: 'play', card: '3d' })).toBe('The 2 of Clubs leads the first trick. Play it.');
  });
  test('every reason has a sentence of its own', () => {
    const reasons: Record<Reason, true> = {
      'hand-in-play': true,
      'between-hands': true,
      'pass-first': true,
      'passing-is-over': true,
      'choose-three': true,
      'no-moon': true,
      'choose-moon-first': true,
      'not-in-hand': true,
      'lead-two-of-clubs': true,
      'follow-suit': true,
      'no-points-on-first-trick': true,
      'hearts-not-broken': true,
    };
    const turn = sight(playCards(second(), 'Qc 6c 7c').state);
    const sentences = Object.keys(reasons).map((reason) => words.refusal({ reason: reason as Reason }, turn));
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(new Set(sentences).size).toBe(sentences.length);
    const doNow = (state: State) => words.refusal({ reason: 'not-an-action' }, sight(state));
    expect(doNow(openGame())).toContain('Choose three different cards');
    expect(doNow({ ...second(), phase: 'moon', turn: 0 })).toContain('give the others 26');
    expect(doNow({ ...second(), phase: 'between' })).toContain('next hand');
    expect(doNow(second())).toContain('Wait a moment');
  });
});

test('the rules page covers deal, pass, tricks, hearts, score, moon and end, for each preset', () => {
  for (const rules of Object.values(presets)) {
    const page = words.rules(rules);
    expect(page.map(({ heading }) => heading)).toEqual([
      'The aim',
      'The deal and the pass',
      'The tricks',
      'Breaking hearts',
      'The score',
      'Shooting the moon',
      'The end',
    ]);
  }
  const text = (rules: State['rules']) => JSON.stringify(words.rules(rules));
  expect(text(presets.house)).toContain('are not counted');
  expect(text(presets.modern)).toContain('Everybody else gets 26');
  expect(text(presets.omnibus)).toContain('Jack of Diamonds takes 10 points off');
  expect(Object.values(presets).map(words.preset)).toEqual(['House rules', 'Modern rules', 'Omnibus rules']);
});

test('a whole hand can be told to everybody', () => {
  const end = goOnUntil(openGame(), ({ phase }) => phase === 'between');
  expect(end.sheet).toHaveLength(1);
  for (const seat of SEATS) expect(words.prompt(sight(end, seat))).toBe('Next hand?');
});
