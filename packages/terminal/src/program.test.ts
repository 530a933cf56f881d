import { noRounds, restAt } from '@baize/casino';
import { type Pontoon, pontoonModule } from '@baize/games/pontoon';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../scripts/claims.ts';
import type { TableContext } from './flow.ts';
import { screenText } from './kit/cells.ts';
import type { Message, Model, TableCommand } from './model.ts';
import { init, update } from './program.ts';
import { truthOf } from './screens/laid.fixture.ts';
import { cards, hand, modelWith, press, room, SEED, stacked } from './screens/pontoon/pontoon.fixture.ts';
import { pontoonScreen } from './screens/pontoon/pontoon.ts';
import { draw } from './view.ts';

const WIDE = { columns: 80, rows: 24 };
const seating = { preset: 'house', opponents: undefined, seed: SEED };

/** A room at the normal pace, its first deck stacked. */
const pacedRoom = (top: string): TableContext<Pontoon> => ({ screen: { ...pontoonScreen, module: stacked(top) }, pace: 1 });

/** A player at a keyboard with a clock: keys and ticks go in, screens come out. */
const seat = (where: TableContext<Pontoon>, size = WIDE) => {
  let model: Model<Pontoon> = init(where, seating, size);
  let clock = 0;
  const commands: TableCommand[] = [];
  const send = (message: Message): void => {
    const [after, more] = update(where, model, message);
    model = after;
    commands.push(...more);
  };
  return {
    key: (key: string, after = 10_000): void => {
      clock += after;
      send({ type: 'key', key, at: clock });
    },
    /** Lets the pause that is running end, and gives its length. */
    tick: (): number => {
      const wait = commands.findLast(({ type }) => type === 'wait');
      if (wait?.type !== 'wait') throw new Error('No pause is running.');
      send({ type: 'tick', ticket: wait.ticket });
      return wait.ms;
    },
    send,
    text: (): string => screenText(draw(where, model)),
    model: (): Model<Pontoon> => model,
    commands,
  };
};

const waits = (commands: readonly TableCommand[]): readonly number[] =>
  commands.flatMap((command) => (command.type === 'wait' ? [command.ms] : []));

// You: ace and four. The banker: king, and a five face down. Then a two, a three, a four.
const STORY = 'Ah Ks 4d 5h 2s 3c 4c';

describe('a round', () => {
  test('begins with a welcome and goes on with Enter', claims('PON-1.1'), () => {
    const player = seat(pacedRoom(STORY));
    expect(player.text()).toContain('Press ENTER to play');
    expect(player.text()).toContain('Welcome to Pontoon');
    expect(player.text()).toContain('Get closer to 21 than the banker');
    player.key('enter');
    expect(player.text()).toContain('BANKER');
  });
  test('cards are dealt with short pauses; the hole card waits 300 ms and a draw holds 350', () => {
    const player = seat(pacedRoom(STORY));
    player.key('enter');
    while (!player.text().includes('Twist or stick?')) player.tick();
    expect(new Set(waits(player.commands))).toEqual(new Set([110]));
    const before = player.commands.length;
    player.key('s');
    expect(player.text()).toContain('[Space] Skip');
    while (!player.text().includes('Another round?')) player.tick();
    expect(waits(player.commands.slice(before))).toEqual([300, 350, 350, 300]);
  });
  test('Space in a pause shows the rest at once and does nothing else', () => {
    const player = seat(pacedRoom(STORY));
    player.key('enter');
    player.key('space');
    expect(player.text()).toContain('YOUR HAND (soft 15)');
    expect(player.text()).toContain('Twist or stick?');
  });
  test('a key in a pause shows the rest and answers nothing: nobody sticks on cards not yet seen', () => {
    for (const key of ['t', 's', 'enter']) {
      const player = seat(pacedRoom(STORY));
      player.key('enter');
      player.key(key);
      expect(player.text()).toContain('YOUR HAND (soft 15)');
      expect(player.text()).toContain('Twist or stick?');
      expect(truthOf(player.model()).log).toHaveLength(0);
      player.key('t');
      expect(truthOf(player.model()).log).toHaveLength(1);
    }
  });
  test('what is typed right behind such a key is part of it: no half of a word or a bet is one', () => {
    const player = seat(pacedRoom(STORY));
    player.key('enter');
    for (const key of ['t', 's', 't', 'i', 'c', 'k', 'enter']) player.key(key, 120);
    expect(truthOf(player.model()).log).toHaveLength(0);
    player.key('s', 600);
    expect(truthOf(player.model()).log).toHaveLength(1);
  });
  test('whoever goes on pressing is heard in the end', () => {
    const player = seat(pacedRoom(STORY));
    player.key('enter');
    for (let count = 0; count < 30; count += 1) player.key('s', 60);
    expect(truthOf(player.model()).log).toHaveLength(0);
    for (let count = 0; count < 10; count += 1) player.key('s', 60);
    expect(truthOf(player.model()).log.length).toBeGreaterThan(0);
  });
  test('a late tick means nothing', () => {
    const player = seat(pacedRoom(STORY));
    player.key('enter');
    const stale = player.commands.findLast(({ type }) => type === 'wait');
    player.key('space');
    const before = player.model();
    if (stale?.type === 'wait') player.send({ type: 'tick', ticket: stale.ticket });
    expect(player.model()).toBe(before);
  });
  test('the table stands still while help lies over it, and goes on after it', () => {
    const player = seat(pacedRoom(STORY));
    player.key('enter');
    player.key('?');
    const before = player.model();
    player.tick();
    expect(player.model()).toBe(before);
    player.key('escape');
    while (!player.text().includes('Twist or stick?')) player.tick();
  });
  test('a round that is decided is counted, even if the player leaves before it is shown', claims('PON-5.5'), () => {
    const player = seat(pacedRoom(STORY));
    player.key('enter');
    player.key('space');
    player.key('s');
    player.key('ctrl-c');
    expect(player.commands.at(-1)).toMatchObject({ type: 'quit', lines: ['Rounds: 1. Won: 0. Lost: 1.', expect.any(String)] });
  });
  test('a round that is broken off is not counted, and the rounds before it are', claims('PON-5.5'), () => {
    const player = seat({ ...pacedRoom(STORY), pace: 0 });
    for (const key of ['enter', 's', 'enter']) player.key(key);
    expect(player.text()).toContain('Twist or stick?');
    player.key('ctrl-c');
    expect(player.commands.at(-1)).toMatchObject({ type: 'quit', lines: ['Rounds: 1. Won: 0. Lost: 1.', expect.any(String)] });
  });
  test('another round with the same deck, then goodbye with the score', claims('PON-5.2', 'PON-5.4', 'PON-5.5'), () => {
    const player = seat({ ...pacedRoom(STORY), pace: 0 });
    for (const key of ['enter', 's', 'enter']) player.key(key);
    expect(player.text()).toContain('Round 2 · 43 cards in the deck');
    player.key('s');
    player.key('q');
    const quit = player.commands.at(-1);
    expect(quit).toEqual({ type: 'quit', lines: ['Rounds: 2. Won: 1. Lost: 1.', 'Goodbye, and thank you for the game.'] });
  });
});

describe('keys', () => {
  const atTurn = (): ReturnType<typeof seat> => {
    const player = seat({ ...pacedRoom(STORY), pace: 0 });
    player.key('enter');
    return player;
  };
  test('the rest of a word is swallowed: t, then wist, takes one card', claims('PON-12.6'), () => {
    const player = atTurn();
    for (const key of 'twist') player.key(key, 80);
    player.key('enter', 80);
    expect(player.text()).toContain('YOUR HAND (soft 17)');
    expect(player.text()).toContain('You twist and get the 2 of spades.');
  });
  test('a word ends with its letters: the same letter later is a key again', () => {
    const player = atTurn();
    for (const key of 'stick') player.key(key, 80);
    expect(player.text()).toContain('Another round?');
    player.key('enter', 80);
    expect(player.text()).toContain('Another round?');
    player.key('enter', 80);
    expect(player.text()).toContain('Twist or stick?');
  });
  test('what comes later is no longer the same word', () => {
    const player = atTurn();
    player.key('s');
    player.key('enter');
    player.key('t', 2_000);
    expect(player.text()).toContain('YOUR HAND');
    expect(player.model().story.map(({ event }) => event.type)).toContain('twisted');
  });
  test('a key with nothing to do is answered in the log row', claims('PON-6.1', 'PON-6.4', 'PON-9.2'), () => {
    const player = atTurn();
    player.key('x');
    expect(player.text()).toContain('X does nothing here. Press ? for the keys.');
    expect(player.text()).toContain('Twist or stick?');
  });
  test('a hint is thought about after a frame that says so; another key is quicker', () => {
    const drawnRoom: TableContext<Pontoon> = { ...room, isDrawn: true };
    const start = init(drawnRoom, { preset: 'house', opponents: undefined, seed: SEED }, { columns: 80, rows: 24 });
    const at = (model: Model<Pontoon>, key: string) => update(drawnRoom, model, { type: 'key', key, at: 10_000 });
    const [table] = at(start, 'enter');
    const [asked, commands] = at(table, 'i');
    expect(asked.note).toBe('Thinking it over.');
    expect(commands).toMatchObject([{ type: 'wait', ms: 0, ticket: asked.ticket, thought: { game: 'pontoon', kind: 'hint' } }]);
    const [told] = update(drawnRoom, asked, { type: 'tick', ticket: asked.ticket });
    expect(told.note).toMatch(/^(?:Twist|Stick)\. /);
    const [help] = at(asked, '?');
    expect(help.note).toBeUndefined();
    expect(update(drawnRoom, help, { type: 'tick', ticket: asked.ticket })[0]).toBe(help);
  });
  test('Space, once too often, leaves what has happened to be read', () => {
    const player = atTurn();
    const before = player.text();
    player.key('space');
    expect(player.text()).toBe(before);
  });
  test.each(['\u009b', '\u202e', '\u00ad', '中', '😀', 'i\u0307'])('a key that has no place on a screen, %j, is not drawn there', (key) => {
    const player = atTurn();
    player.key(key);
    expect(player.text()).toContain('That key does nothing here.');
    expect(player.text()).not.toContain(key);
  });
  test('an action that is not offered is refused with its reason and what to do', claims('PON-12.4'), () => {
    const player = atTurn();
    player.key('p');
    expect(player.text()).toContain('That isn’t played at this table. Twist or stick.');
    player.key('enter');
    expect(player.text()).toContain('The round isn’t over yet. Twist or stick.');
  });
  test('I gives a hint', () => {
    const player = atTurn();
    const before = player.text();
    player.key('i');
    expect(player.model().note).toMatch(/\.$/);
    expect(player.text()).not.toBe(before);
  });
  test('Q asks in the middle of a round; N and Escape play on, Y leaves', () => {
    const player = atTurn();
    player.key('q');
    expect(player.text()).toContain('The round isn’t over and won’t count.');
    player.key('z');
    expect(player.text()).toContain('Y leaves, N plays on.');
    player.key('n');
    expect(player.text()).toContain('Twist or stick?');
    player.key('q');
    player.key('escape');
    expect(player.commands.some(({ type }) => type === 'quit')).toBe(false);
    player.key('q');
    player.key('y');
    expect(player.commands.at(-1)?.type).toBe('quit');
  });
  test('Ctrl+C leaves at once, Ctrl+L draws anew', () => {
    const player = atTurn();
    player.key('ctrl-l');
    expect(player.commands.at(-1)?.type).toBe('redraw');
    player.key('ctrl-c');
    expect(player.commands.at(-1)?.type).toBe('quit');
  });
  test('help turns its pages both ways round and closes to where it was opened', () => {
    const player = seat(room);
    player.key('?');
    player.key('left');
    expect(player.text()).toContain('▸ Rules');
    player.key('right');
    expect(player.text()).toContain('▸ Keys');
    player.key('escape');
    expect(player.text()).toContain('Press ENTER to play');
  });
  test('Tab shows the score and Tab goes back', () => {
    const player = atTurn();
    player.key('tab');
    expect(player.text()).toContain('Win rate');
    player.key('tab');
    expect(player.text()).toContain('Twist or stick?');
  });
});

describe('amounts', () => {
  const british = (): Model<Pontoon> =>
    modelWith({
      preset: 'british',
      opponents: 1,
      state: {
        phase: 'turns',
        banker: 1,
        turn: { place: 0, hand: 0 },
        stacks: [480, 500],
        deck: cards('2h 3h 6h'),
        hands: [[hand('(8s) (3d)', { firstStake: 20, stake: 20 })], [hand('(7c) (7h)')]],
      },
    });
  const shows = (model: Model<Pontoon>): string => screenText(draw(room, model));

  test('B opens a number, digits fill it, Enter pays it', () => {
    expect(shows(press(british(), 'b'))).toContain('Buy for (20-40): _');
    expect(shows(press(british(), 'b', '3', '9', 'backspace', '0'))).toContain('Buy for (20-40): 30_');
    const bought = press(british(), 'b', '3', '0', 'enter');
    expect(truthOf(bought).state.hands[0]?.[0]).toMatchObject({ stake: 50, lastBuy: 30 });
  });
  test('Enter alone pays the least, Escape goes back', () => {
    expect(truthOf(press(british(), 'b', 'enter')).state.hands[0]?.[0]).toMatchObject({ lastBuy: 20 });
    expect(shows(press(british(), 'b', '3', 'escape'))).toContain('Buy or twist?');
  });
  test('an amount out of range is refused in the log row', () => {
    const model = press(british(), 'b', '9', '9', 'enter');
    expect(shows(model)).toContain('Buy for 20 to 40.');
    expect(truthOf(model).state.hands[0]?.[0]?.stake).toBe(20);
  });
  test('a stake is typed straight away, and the same again is Enter', () => {
    const state = {
      phase: 'staking',
      banker: 1,
      turn: { place: 0, hand: 0 },
      stacks: [500, 500],
      hands: [[hand('(8s)')], [hand('(7c)')]],
    } as const;
    const staked = press(modelWith({ preset: 'british', opponents: 1, state }), '3', '5', 'enter');
    expect(truthOf(staked).state.hands[0]?.[0]?.firstStake).toBe(35);
    expect(staked.lastAmount).toBe(35);
  });
  test('a split pair becomes two hands, the first of them active', () => {
    const model = british();
    const truth = truthOf(model);
    const state = { ...truth.state, hands: [[hand('(8s) (8d)', { firstStake: 20, stake: 20 })], [hand('(7c) (7h)')]] };
    const pair: Model<Pontoon> = { ...model, table: restAt(pontoonModule, { ...truth, state }, noRounds) };
    expect(shows(pair)).toContain('s[P]lit');
    expect(shows(press(pair, 'p'))).toContain('*active*');
  });
});

describe('sizes', () => {
  test('a small window has the same table in plain lines, and every key still works', () => {
    const player = seat({ ...pacedRoom(STORY), pace: 0 });
    player.key('enter');
    player.send({ type: 'resized', size: { columns: 30, rows: 10 } });
    expect(player.text()).toContain('Twist (t) or stick (s)?');
    expect(
      player
        .text()
        .split('\n')
        .every((text) => text.length <= 30),
    ).toBe(true);
    player.key('t');
    expect(player.text().replaceAll('\n', ' ')).toContain('You twist and get the 2 of spades. Soft 17.');
    player.send({ type: 'resized', size: WIDE });
    expect(player.text()).toContain('YOUR HAND (soft 17)');
  });
  test('every page has its plain lines', () => {
    const player = seat({ ...pacedRoom(STORY), pace: 0 }, { columns: 40, rows: 20 });
    expect(player.text()).toContain('Play (Enter) or quit (q)?');
    for (const [key, words] of [
      ['enter', 'Twist (t)'],
      ['?', 'Esc: back.'],
      ['escape', 'Twist (t)'],
      ['tab', 'Rounds: 0.'],
      ['tab', 'Twist (t)'],
      ['q', 'Leave?'],
    ] as const) {
      player.key(key);
      expect(player.text()).toContain(words);
    }
  });
});

test('an action and its screen take far less than 100 ms', claims('PON-8.1', 'PON-8.5'), () => {
  const player = seat({ ...pacedRoom(STORY), pace: 0 });
  player.key('enter');
  const start = process.cpuUsage();
  for (let round = 0; round < 5; round += 1) {
    player.key('s');
    player.text();
    player.key('enter');
    player.text();
  }
  // By the processor's time: a busy machine is no slower program.
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000 / 10).toBeLessThan(100);
});

test('the player who is out of chips is told, and leaves with Enter', () => {
  const model = modelWith({ preset: 'british', opponents: 1, state: { phase: 'ended', playing: [false, true], stacks: [0, 1000] } });
  expect(screenText(draw(room, model))).toContain('The game is over.');
  expect(update(room, model, { type: 'key', key: 'x', at: 0 })[0].note).toBe('The game is over. Enter or Q leaves.');
  expect(update(room, model, { type: 'key', key: 'enter', at: 0 })[1].at(-1)?.type).toBe('quit');
});
