import type { Hearts } from '@baize/games/hearts';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { NARROW } from '../../golden.fixture.ts';
import type { Model } from '../../model.ts';
import { update } from '../../program.ts';
import { truthOf } from '../laid.fixture.ts';
import {
  cards,
  certain,
  drawn,
  handsWith,
  harmless,
  modelWith,
  myLead,
  passing,
  playing,
  plays,
  press,
  received,
  slowRoom,
  taken,
  thrown,
} from './hearts.fixture.ts';

const row = (model: Model<Hearts>, at: number): string => drawn(model).split('\n')[at - 1] ?? '';
const [LOG, PROMPT, BAR] = [21, 22, 23];
/** The third trick, with the queen thrown to it. */
const third = (): Model<Hearts> => modelWith({ state: playing, events: [thrown] });
const logged = (model: Model<Hearts>) => truthOf(model).log.last[0];

describe('the pass', () => {
  const start = modelWith({ state: passing });
  test('cards are picked one by one, rise, and can be put back; three go, not two and not four', claims('HEA-2.1'), () => {
    expect(row(start, PROMPT)).toContain('Pick three cards for West.');
    const two = press(start, 'a', 'n');
    expect(row(two, PROMPT)).toContain('Two picked, one to go.');
    expect(row(two, 13)).toMatch(/^║ {9}┌─────┐ +┌─────┐ +║$/);
    expect(row(press(two, 'n'), PROMPT)).toContain('One picked, two to go.');
    expect(row(press(two, 'enter'), LOG)).toContain('You pass exactly three cards.');
    expect(row(press(two, 'b', 'c'), LOG)).toContain('You’ve picked three. Put one back first.');
    const passed = press(two, 'b', 'enter');
    expect(logged(passed)).toMatchObject({ action: { type: 'pass', cards: cards('3c Kh 8c') } });
  });
  test('U puts the last one back, X all of them', () => {
    const three = press(start, 'a', 'b', 'c');
    expect(row(press(three, 'u'), PROMPT)).toContain('Two picked, one to go.');
    expect(row(press(three, 'x'), PROMPT)).toContain('Pick three cards for West.');
  });
  test('a card by its name, digit by digit or from a stroke on; a name that is none is told', () => {
    const named = press(start, '1', '0', 'h', '/', 'k', 'space', 'd');
    expect(row(press(start, '/', 'k'), PROMPT)).toContain('Name a card: k_');
    expect(logged(press(named, '/', 'a', 's', 'enter'))).toMatchObject({ action: { cards: cards('10h Kd As') } });
    expect(row(press(start, '/', 'q', 's'), LOG)).toContain('You don’t have that card.');
    expect(row(press(start, '/', 'z'), LOG)).toContain('A card is its rank and suit');
    expect(row(press(start, '7', 'backspace', 'backspace', 'a'), PROMPT)).toContain('One picked');
    expect(row(press(start, '/', 'q', 'escape', 'a'), PROMPT)).toContain('One picked');
  });
  test('arrows move over the cards and Space picks', () => {
    expect(row(press(start, 'right', 'right'), 19)).toContain(' a  [b]  c ');
    expect(row(press(start, 'left'), 19)).toContain(' m  [n]');
    expect(row(press(start, 'right', 'space', 'right', 'space', 'left', 'space'), PROMPT)).toContain('One picked');
    expect(row(press(start, 'space'), LOG)).toContain('Press a letter to pick the card above it');
  });
  test('what was passed to me is marked until I play, and then no more', claims('HEA-2.3'), () => {
    expect(drawn(modelWith({ state: received }))).toContain('└new└');
    expect(drawn(third())).not.toContain('new');
  });
});

describe('the play', () => {
  const start = third();
  test('a card that may not be played says why and stays; one that may is played', claims('HEA-3.2', 'HEA-11.3'), () => {
    const refused = press(start, 'j');
    expect(row(refused, LOG)).toContain('You have diamonds, so follow suit: diamonds 5, 6, 9.');
    expect(truthOf(refused).log).toHaveLength(0);
    expect(logged(press(refused, 'e'))).toMatchObject({ action: { type: 'play', card: '9d' } });
    expect(row(press(start, 'n'), LOG)).toContain('N does nothing here.');
  });
  test('a heart is not led before hearts are broken, and the row above says whether they are', claims('HEA-4.1', 'HEA-10.4'), () => {
    const lead = press(modelWith({ state: myLead }), 'space');
    expect(row(lead, 2)).toContain('Hearts: not broken');
    expect(row(press(lead, 'c'), LOG)).toContain('Hearts aren’t broken yet. Lead clubs or diamonds.');
    expect(row(modelWith({ state: { ...myLead, broken: true } }), 2)).toContain('Hearts: broken');
  });
  test('a card by name, by its rank alone where one suit has to be followed, and under the cursor', () => {
    expect(logged(press(start, '9', 'd'))).toMatchObject({ action: { card: '9d' } });
    expect(logged(press(start, '6', 'enter'))).toMatchObject({ action: { card: '6d' } });
    expect(row(press(start, '2', 'h'), LOG)).toContain('You have diamonds, so follow suit');
    expect(logged(press(start, 'right', 'right', 'enter'))).toMatchObject({ action: { card: '6d' } });
    expect(logged(press(start, 'left', 'space'))).toMatchObject({ action: { card: '9d' } });
    expect(row(press(start, 'right', 'escape', 'space'), LOG)).toContain('Press a letter to play the card above it');
  });
  test('T shows the last trick again, and T, Esc or Enter the table', () => {
    const again = press(start, 't');
    expect(drawn(again)).toContain('│Q    │');
    expect(drawn(again)).toMatch(/West {2}│Q/);
    expect(drawn(again)).toContain('takes it');
    expect(row(again, 2)).toContain('Trick 2 of 13');
    for (const key of ['t', 'escape', 'enter']) expect(drawn(press(again, key))).toBe(drawn(start));
    expect(row(press(modelWith({ state: received }), 't'), LOG)).toContain('No tricks taken yet in this hand.');
  });
  test('there is no undo once cards are seen', () => {
    expect(row(press(start, 'u'), LOG)).toContain('U does nothing here.');
  });
  test('the hint is on I, as everywhere: no card has that letter. It says the move, and then why', () => {
    expect(row(press(modelWith({ state: harmless }), 'i'), LOG)).toMatch(/Play the .+\. It’s the only card you can play\./);
    expect(drawn(press(start, '?'))).toMatch(/I +a hint/);
    expect(drawn(modelWith({ state: passing }))).toMatch(/ h {2,3}j /);
  });
  test('a trick of mine lies on the table before it is gathered', claims('HEA-10.5'), () => {
    const mine = modelWith({ state: myLead });
    expect(drawn(mine)).toMatch(/take it +└─────┘/);
    const [waiting, commands] = update(slowRoom, press(mine, 'tab'), { type: 'key', key: 'tab', at: 99_999 });
    expect(drawn(waiting)).toContain('take it');
    expect(commands).toMatchObject([{ type: 'wait', ms: 900 }]);
    const [gathered] = update(slowRoom, waiting, { type: 'tick', ticket: waiting.ticket });
    expect(drawn(gathered)).not.toContain('take it');
    expect(drawn(gathered)).toContain('▸ You  ╎');
  });
  test('an opponent’s card holds the table a while, and Space goes on to my turn', claims('HEA-8.3'), () => {
    const [played, commands] = update(slowRoom, start, { type: 'key', key: 'e', at: 0 });
    expect(commands).toMatchObject([{ type: 'wait', ms: 350 }]);
    const [gathering, more] = update(slowRoom, played, { type: 'tick', ticket: played.ticket });
    expect(drawn(gathering)).toContain('takes it');
    expect(more).toMatchObject([{ type: 'wait', ms: 900 }]);
    const [mine] = update(slowRoom, gathering, { type: 'key', key: 'space', at: 10_000 });
    expect(row(mine, BAR)).toContain('Play it');
  });
  test('no heart and no queen falls on the first trick, and it is said', claims('HEA-5.1'), () => {
    const hands = handsWith('Qs 2h 3h 4h 5h 6h 7h 8h 9h 2d 3d 4d 5d', cards('2c 3c 4c'), [12, 12, 12]);
    const first = modelWith({ state: { ...playing, hands, tricks: [], trick: plays(1, '2c 3c 4c'), passes: [null, null, null, null] } });
    expect(row(first, PROMPT)).toContain('You have no clubs: any card but a heart or the queen of spades.');
    const queen = /(\w)/.exec(row(first, 19))?.[1];
    expect(queen).toBe('a');
    expect(row(press(first, '/', 'q', 's'), LOG)).toContain('No hearts or queen of spades on the first trick.');
    expect(row({ ...first, size: NARROW }, PROMPT)).toContain('No hearts and no queen of spades.');
  });
  test('a window without room for the felt asks in words, and a name is typed key by key', () => {
    const tiny = { columns: 40, rows: 12 };
    const flat = (model: Model<Hearts>): string => drawn({ ...model, size: tiny }).replaceAll(/\s+/g, ' ');
    expect(flat(press(start, '9'))).toContain('Follow diamonds: 5, 6, 9. Name a card: 9_');
    expect(flat(press(modelWith({ state: passing }), 'a'))).toContain('Which three cards will you pass? Picked: the 3 of clubs.');
  });
  test('so does everybody else’s, with its taker and what it costs', claims('HEA-10.5'), () => {
    expect(drawn(modelWith({ state: taken, isMoving: true }))).toMatch(/North {2}│J[\s\S]*takes it[\s\S]*North, 13 points/);
  });
});

describe('claiming the rest', () => {
  test('R plays on by itself when every trick is mine', () => {
    const model = modelWith({ state: certain });
    expect(row(model, BAR)).toContain('claim the [R]est');
    const { phase, sheet: lines, tricks } = truthOf(press(model, 'r')).state;
    expect([phase, lines.length]).toEqual(['between', 5]);
    expect(tricks.slice(-3).map(({ taker }) => taker)).toEqual([0, 0, 0]);
  });
  test('and when none is, in the middle of a trick', () => {
    const model = modelWith({ state: harmless });
    expect(row(model, BAR)).toContain('claim the [R]est');
    const { phase, tricks } = truthOf(press(model, 'r')).state;
    expect(phase).toBe('between');
    expect(tricks.slice(-2).some(({ taker }) => taker === 0)).toBe(false);
  });
  test('not before it is certain', () => {
    expect(row(third(), BAR)).not.toContain('[R]');
    expect(row(press(third(), 'r'), LOG)).toContain('You can’t claim the rest yet');
  });
});
