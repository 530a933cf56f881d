import { fileURLToPath } from 'node:url';
import { inFull } from '@baize/engine';
import type { Blackjack, Event, HandOutcome, Result } from '@baize/games/blackjack';
import { presets, spotAt } from '@baize/games/blackjack';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { isVerdict } from '../../flow.ts';
import { expectKept, expectScreen, NARROW, SIZES, WIDE } from '../../golden.fixture.ts';
import { frameText } from '../../kit/ansi.ts';
import { type Size, screenText } from '../../kit/cells.ts';
import type { Model, Updated } from '../../model.ts';
import { answerPlain, startPlain } from '../../plain.ts';
import { init, update } from '../../program.ts';
import { draw } from '../../view.ts';
import { talkAt, truthOf } from '../laid.fixture.ts';
import { dealer, drawn, hand, type LaidTable, modelWith, press, rolesOf, room, SEED, sessionScreen, stacked } from './blackjack.fixture.ts';
import { blackjackScreen } from './blackjack.ts';

type BlackjackModel = Model<Blackjack>;
/** What the log row answers. */
const noteOf = ({ note = '' }: BlackjackModel): string => inFull(note);
const golden = (name: string): string => fileURLToPath(new URL(`../golden/${name}`, import.meta.url));
/** The row of the screen that holds a text, and the roles of that row. */
const rolesAt = (model: BlackjackModel, text: string): string => {
  const at = drawn(model)
    .split('\n')
    .findIndex((row) => row.includes(text));
  const column = drawn(model).split('\n')[at]?.indexOf(text) ?? -1;
  return (rolesOf(model).split('\n')[at] ?? '').slice(column, column + text.length);
};

const turn: LaidTable = { round: 8, phase: 'playing', stack: 950, bet: 50, hands: [hand('8s 8d')], dealer: dealer('4c Kh') };
const split: LaidTable = { ...turn, stack: 900, turn: 1, hands: [hand('8s Jd', { status: 'stood' }), hand('8d 3c')] };
const over = (outcome: HandOutcome, net: number): Result | null => ({ verdicts: [{ outcome, net }], insurance: 0, net });
const result: LaidTable = {
  ...turn,
  phase: 'between',
  stack: 1050,
  hands: [hand('8s 8d 3c', { status: 'stood' })],
  dealer: dealer('4c Kh Js', true),
  result: over('win', 50),
};
const splitResult: LaidTable = {
  ...turn,
  phase: 'between',
  stack: 1000,
  turn: 2,
  hands: [hand('8s Jd', { status: 'stood' }), hand('8d 3c Kd', { status: 'stood' })],
  dealer: dealer('4c 6h Ks', true),
  result: {
    verdicts: [
      { outcome: 'lose', net: -50 },
      { outcome: 'win', net: 50 },
    ],
    insurance: 0,
    net: 0,
  },
};
const dealersTurn: readonly Event[] = [
  { type: 'hole-revealed', card: 'Kh' },
  { type: 'card-drawn', by: 'dealer', card: 'Js' },
];
const betting: LaidTable = { round: 8, phase: 'betting', stack: 1000, bet: 0, lastBet: 50, hands: [], dealer: dealer('') };
const ended: LaidTable = { ...result, phase: 'ended', stack: 5 };
const tally = { played: 57, won: 24, lost: 28, pushed: 5, blackjacks: 3, peak: 1340 };

const turnAt = (size: Size): BlackjackModel => modelWith({ size, state: turn });
const splitAt = (size: Size): BlackjackModel => modelWith({ size, state: split, events: [{ type: 'stood', seat: 0, hand: 0 }] });
const resultAt = (size: Size): BlackjackModel => modelWith({ size, state: result, events: dealersTurn });
const splitResultAt = (size: Size): BlackjackModel => modelWith({ size, state: splitResult });
const betAt = (size: Size): BlackjackModel => {
  const told = modelWith({
    state: { ...result, hands: [hand('Js Qs', { status: 'stood' })] },
    events: [{ type: 'betting-opened', round: 7 }],
  }).story;
  const settled: Event = { type: 'settled', results: [{ net: 50, result: 'won' }] };
  return press(modelWith({ size, state: betting, spent: 40, earlier: told.map((one) => ({ ...one, event: settled })) }), '5', '0');
};
const overAt = (size: Size): BlackjackModel => modelWith({ size, state: ended, tally });
const welcomeAt = (size: Size): BlackjackModel => init(room, { preset: 'classic', opponents: undefined, seed: SEED }, size);

describe('the screens', () => {
  const screens = [
    ['a turn', claims('BLK-2.4', 'BLK-2.6', 'BLK-2.7', 'BLK-2.8', 'BLK-2.9', 'BLK-2.10', 'BLK-2.11', 'BLK-5.3'), 'blackjack-play', turnAt],
    ['split hands, the active one marked', claims('BLK-2.16', 'BLK-3.10'), 'blackjack-split', splitAt],
    ['a result, with what it brought', claims('BLK-2.14', 'BLK-3.7'), 'blackjack-result', resultAt],
    ['the result of split hands, each for itself', claims('BLK-2.16'), 'blackjack-split-result', splitResultAt],
    ['a bet is typed', claims('BLK-2.13'), 'blackjack-bet', betAt],
    ['the game is over, with what was counted', claims('BLK-2.15'), 'blackjack-game-over', overAt],
    ['the welcome', claims('BLK-2.12', 'BLK-3.2'), 'blackjack-welcome', welcomeAt],
  ] as const;
  for (const [title, held, name, at] of screens)
    test(title, held, async () => {
      await expectScreen(golden(name), (size) => draw(room, at(size)));
    });
  test('a role has its colour', claims('BLK-2.1'), () => {
    expect(rolesAt(resultAt(WIDE), 'YOU WIN')).toBe('GGG.GGG');
    expect(frameText(draw(room, resultAt(WIDE)), { colours: 'sixteen', theme: 'dark' })).toMatch(/\[0;1;32m *YOU WIN/);
  });
  test(
    'the frame is 44 cells under 80 columns, stands in the middle of a larger window, and under 44 there is none',
    claims('BLK-2.5', 'BLK-5.1'),
    () => {
      for (const line of drawn(modelWith({ state: turn, size: { columns: 60, rows: 24 } }))
        .split('\n')
        .slice(0, 24))
        expect(line).toMatch(/^ {8}[╔║╟╚].{42}[╗║╢╝]$/);
      const large = drawn(modelWith({ state: turn, size: { columns: 110, rows: 40 } })).split('\n');
      expect(large[8]).toMatch(/^ {15}╔═ classic/);
      const small = drawn(modelWith({ state: turn, size: { columns: 40, rows: 24 } }));
      expect(small).not.toContain('║');
      expect(small).toContain('Hit (h), stand (s), double (d) or split');
    },
  );
  test('the active split hand has its mark at 44 columns, whichever it is and whatever it holds', claims('BLK-2.16'), () => {
    for (const first of ['8s 3d', 'As 6d'])
      for (const active of [0, 1]) {
        const model = modelWith({ size: NARROW, state: { ...split, turn: active, hands: [hand(first), hand(first)] } });
        const rows = drawn(model).split('\n');
        const marked = rows.filter((row) => row.includes('*active*'));
        expect(marked).toHaveLength(1);
        expect(marked[0]).toContain(`HAND ${active + 1} (`);
        // One above the other: each hand has its own rows, and no card lies on another's.
        const [one, two] = [rows.findIndex((row) => row.includes('HAND 1')), rows.findIndex((row) => row.includes('HAND 2'))];
        expect(two - one).toBe(6);
        expect(rows[21]).toContain(`Hand ${active + 1}: ${first.startsWith('8') ? '8♠ 3♦ (11)' : 'A♠ 6♦ (Soft 17)'}`);
      }
  });
  test('four split hands fit', async () => {
    const hands = ['8s 2s 3s', '8d 10d', '8h As', '8c 3c'].map((text) => hand(text));
    const at = (size: Size) => draw(room, modelWith({ size, rules: presets.vegas, state: { ...turn, turn: 2, hands } }));
    await expectScreen(golden('blackjack-four'), at);
  });
  test('insurance is asked for', () => {
    const model = modelWith({ rules: presets.vegas, state: { ...turn, phase: 'insurance', dealer: dealer('As Kh') } });
    expect(drawn(model)).toContain('Insurance for 25?');
    expect(drawn(model)).toContain('[Y]es, insure  [N]o insurance');
  });
});

describe('insurance', () => {
  // Two kings against an ace: 100 bet, 50 for the insurance, split, and both halves lose.
  const TWO_KINGS = '8491'.padStart(64, '0');
  const keys = ['enter', '1', '0', '0', 'enter', 'y', 'p', 's', 's'];
  const after = (size: Size, count: number): string =>
    drawn(press(init(room, { preset: 'vegas', opponents: undefined, seed: TWO_KINGS }, size), ...keys.slice(0, count)));
  test.each(SIZES)('stands on the table from the moment it is taken, and its loss in the result, at $columns columns', (size) => {
    expect(after(size, 5)).toContain('Insurance for 50?');
    expect(after(size, 5)).not.toContain('Insurance: 50');
    for (const count of [6, 7, 8]) expect(after(size, count)).toContain('Insurance: 50');
    const settled = after(size, 9);
    expect(settled).toContain('Insurance lost: -50');
    expect(settled.match(/LOSS +-100/g)).toHaveLength(2);
    expect(settled).toMatch(/YOU LOSE +-250/);
  });
  test('line by line, its loss stands before the hands, and the sum after them', () => {
    const seating = { preset: 'vegas', opponents: undefined, seed: TWO_KINGS };
    const told = talkAt(sessionScreen, seating, ['100', 'y', 'p', 's', 's']).text;
    expect(told).toMatch(/The insurance is lost: -50\.\nHand 1: .*Loss, -100\.\nHand 2: .*Loss, -100\.\nNet result: -250\. Chips: 750\./);
  });
  test('pays where the dealer has the blackjack, and the headline is of the whole round', () => {
    const paid = { verdicts: [{ outcome: 'lose', net: -50 } as const], insurance: 50, net: 0 };
    const state = { ...turn, phase: 'between', dealer: dealer('As Kh', true), insurance: 25, result: paid } as const;
    for (const size of SIZES) {
      const model = modelWith({ size, rules: presets.vegas, state });
      expect(drawn(model)).toContain('Insurance pays 2 to 1: +50');
      expect(drawn(model)).toMatch(/EVEN/);
      expect(drawn(model)).not.toContain('YOU LOSE');
    }
  });
});

describe('what is shown of a hand', () => {
  const withHand = (text: string, change: LaidTable = {}): BlackjackModel =>
    modelWith({ state: { ...turn, hands: [hand(text)], ...change } });
  test('a soft hand says so, and a natural is loud', claims('BLK-2.9'), () => {
    expect(drawn(withHand('As 6d'))).toContain('YOUR HAND (Soft 17)');
    const natural = withHand('As Kd', { phase: 'between', result: over('blackjack', 75), dealer: dealer('9h 7c', true) });
    expect(drawn(natural)).toContain('YOUR HAND (BLACKJACK!)');
    expect(rolesAt(natural, '(BLACKJACK!)')).toBe('C'.repeat(12));
    expect(drawn(natural)).toContain('+$75');
  });
  test('the dealer shows one card, then the total, soft where it is', claims('BLK-2.8', 'BLK-A3'), () => {
    expect(drawn(turnAt(WIDE))).toContain('DEALER (showing 4)');
    expect(drawn(withHand('9s 9d', { phase: 'dealer', dealer: dealer('As 6c', true) }))).toContain('DEALER (Soft 17)');
  });
  test('cards are five lines, side by side with a cell between them, the ten with both its digits', claims('BLK-2.3', 'BLK-2.4'), () => {
    const rows = drawn(withHand('10s 5d')).split('\n');
    const at = rows.findIndex((row) => row.includes('│10   │ │5    │'));
    expect(rows.slice(at - 1, at + 4).map((row) => row.slice(9, 24))).toEqual([
      '┌─────┐ ┌─────┐',
      '│10   │ │5    │',
      '│  ♠  │ │  ♦  │',
      '│   10│ │    5│',
      '└─────┘ └─────┘',
    ]);
    expect(rolesOf(withHand('10s 5d')).split('\n')[at]?.slice(9, 24)).toBe('dnn...d.dr....d');
    expect(rows[at - 7]).toContain('│░░░░░│');
  });
  test('chips have a comma between thousands', claims('BLK-2.2'), () => {
    expect(drawn(withHand('9s 9d', { stack: 12_345 }))).toContain('Chips: $12,345');
  });
  test.each([
    ['win', 50, 'YOU WIN', 'G', '+$50'],
    ['lose', -50, 'YOU LOSE', 'R', '-$50'],
    ['push', 0, 'PUSH', 'Y', '$0'],
    ['bust', -50, 'BUST', 'R', '-$50'],
  ] as const)('%s has its words and its colour', claims('BLK-2.14'), (outcome, net, words, role, change) => {
    const model = modelWith({ state: { ...result, result: over(outcome, net) } });
    expect(rolesAt(model, words).replaceAll('.', '')).toBe(role.repeat(words.replaceAll(' ', '').length));
    expect(drawn(model)).toContain(change);
  });
  test('a reshuffle is told while its hand is played, and at no other time', claims('BLK-5.3'), () => {
    expect(drawn(turnAt(WIDE))).toContain('↻ Deck reshuffled');
    expect(drawn(modelWith({ state: { ...turn, round: 1 } }))).not.toContain('reshuffled');
    expect(drawn(modelWith({ state: turn, spent: 4 }))).not.toContain('reshuffled');
    expect(drawn(resultAt(WIDE))).not.toContain('reshuffled');
  });
});

describe('the keys', () => {
  test(
    'what cannot be done has no brackets, a split is shown only when it can be done, and its key says why',
    claims('BLK-2.10', 'BLK-3.5', 'BLK-A10'),
    () => {
      const plainHand = modelWith({ state: { ...turn, hands: [hand('9s 2d 3c')] } });
      expect(drawn(plainHand)).toContain('[H]it  [S]tand  Double   ');
      expect(drawn(plainHand)).not.toContain('lit');
      expect(noteOf(press(plainHand, 'd'))).toBe('You can only do that with two cards. Hit or stand.');
      expect(truthOf(press(plainHand, 'p'))).toBe(truthOf(plainHand));
      expect(noteOf(press(plainHand, 'z'))).toContain('does nothing here');
      expect(spotAt(truthOf(press(plainHand, 'h')).state, 0).hands[0]?.cards).toHaveLength(4);
      expect(spotAt(truthOf(press(plainHand, 's')).state, 0).hands[0]).toMatchObject({ cards: ['9s', '2d', '3c'], status: 'stood' });
      const pair = modelWith({ state: { ...turn, hands: [hand('5s 5d')] } });
      expect(spotAt(truthOf(press(pair, 'd')).state, 0).hands[0]).toMatchObject({ bet: 100, status: 'doubled' });
      expect(spotAt(truthOf(press(pair, 'p')).state, 0).hands).toHaveLength(2);
    },
  );
  test('a bet is checked: what is wrong and what to type', claims('BLK-3.3', 'BLK-5.2'), () => {
    const model = modelWith({ state: betting });
    for (const [keys, says] of [
      [['5', 'enter'], 'The smallest bet is $10. Type an amount from $10 to $500.'],
      [['6', '0', '0', 'enter'], 'The largest bet is $500. Type an amount from $10 to $500.'],
      [['0', 'enter'], 'The smallest bet is $10. Type an amount from $10 to $500.'],
      [[...'50.0', 'enter'], 'Whole amounts only. Type an amount from $10 to $500.'],
      [[...'2.5', 'enter'], 'Whole amounts only. Type an amount from $10 to $500.'],
      [[...'-50', 'enter'], 'An amount has to be more than zero. Type an amount from $10 to $500.'],
      [[...'5,0', 'enter'], '"5,0" isn’t an amount. Type an amount from $10 to $500.'],
      [['z'], 'Z does nothing here. Press ? for the keys.'],
    ] as const) {
      const after = press(model, ...keys);
      expect(noteOf(after), keys.join()).toBe(says);
      expect(truthOf(after)).toBe(truthOf(model));
    }
    expect(noteOf(press(modelWith({ state: { ...betting, stack: 60 } }), '8', '0', 'enter'))).toContain('You only have $60 left.');
  });
  test('Enter before the first bet is answered with what to type', claims('BLK-5.2'), () => {
    const first = modelWith({ state: { ...betting, lastBet: 0 } });
    expect(drawn(first)).toContain('[Enter] Deal');
    expect(noteOf(press(first, 'enter'))).toBe('Type an amount from $10 to $500, then Enter.');
  });
  test('a refused bet stays to be seen; a digit begins anew, and backspace mends it', () => {
    const refused = press(modelWith({ state: betting }), '5', 'enter');
    expect(drawn({ ...refused, note: undefined })).toContain('Place your bet ($10-$500): 5_');
    expect(spotAt(truthOf(press(refused, '5', '0', 'enter')).state, 0).bet).toBe(50);
    const long = press(modelWith({ state: betting }), ...'6000', 'enter');
    expect(spotAt(truthOf(press(long, 'backspace', 'backspace', 'enter')).state, 0).bet).toBe(60);
  });
  test(
    'a whole number deals at once, with its sign or not; L and Enter alone lay the last bet again, and the bar says so',
    claims('BLK-3.4', 'BLK-A8'),
    () => {
      expect(drawn(modelWith({ state: betting }))).toContain('[Enter] Bet $50 again');
      for (const keys of [['5', '0', 'enter'], ['l'], ['enter'], ['$', '5', '0', 'enter']]) {
        const { state } = truthOf(press(modelWith({ state: betting }), ...keys));
        const spot = spotAt(state, 0);
        expect([spot.bet, spot.stack, spot.hands.length]).toEqual([50, 950, 1]);
      }
    },
  );
  test('the hidden card is turned up in a beat of its own, and every card the dealer draws in another', claims('BLK-3.6'), () => {
    const timed = { screen: stacked('10s 4c 9d Kh 3s 2d'), pace: 1 };
    let model = init(timed, { preset: 'classic', opponents: undefined, seed: SEED }, WIDE);
    let at = 0;
    /** Presses a key and lets all that follows be shown; gives every pause on the way. */
    const play = (key: string): readonly string[] => {
      const waits: string[] = [];
      at += 10_000;
      let turned = update(timed, model, { type: 'key', key, at });
      for (let [command] = turned[1]; command?.type === 'wait'; [command] = turned[1]) {
        waits.push(`${turned[0].table.beat.event?.type} ${command.ms}`);
        turned = update(timed, turned[0], { type: 'tick', ticket: command.ticket });
      }
      [model] = turned;
      return waits;
    };
    for (const key of ['enter', '5', '0', 'enter']) play(key);
    const waits = play('s');
    expect(waits).toEqual(['stood 300', 'hole-revealed 300', 'card-drawn 350', 'settled 2500']);
    expect(truthOf(model).state.phase).toBe('between');
  });
  test('the result stands alone for 2 to 3 seconds, or until a key, which answers nothing', claims('BLK-3.7'), () => {
    const timed = { screen: stacked('10s 4c 9d Kh 3s 2d'), pace: 1 };
    let turned: Updated<Blackjack> = [init(timed, { preset: 'classic', opponents: undefined, seed: SEED }, WIDE), []];
    let at = 0;
    const show = (): string => screenText(draw(timed, turned[0]));
    const key = (name: string): void => {
      at += 10_000;
      turned = update(timed, turned[0], { type: 'key', key: name, at });
    };
    const goOn = (isOver: () => boolean): void => {
      for (let [command] = turned[1]; command?.type === 'wait' && !isOver(); [command] = turned[1])
        turned = update(timed, turned[0], { type: 'tick', ticket: command.ticket });
    };
    for (const name of ['enter', '5', '0', 'enter']) {
      key(name);
      goOn(() => false);
    }
    key('s');
    goOn(() => isVerdict(turned[0]));
    const [alone, [wait]] = turned;
    expect(wait).toMatchObject({ type: 'wait', ms: 2500 });
    expect(show()).not.toContain('Press ENTER for next hand');
    for (const name of ['enter', 'l', 'n', 'space', 'escape']) {
      turned = [alone, []];
      key(name);
      expect(show()).toContain('Press ENTER for next hand or Q to quit');
      expect(truthOf(turned[0]).state.phase).toBe('between');
    }
    if (wait?.type === 'wait') turned = update(timed, alone, { type: 'tick', ticket: wait.ticket });
    expect(show()).toContain('Press ENTER for next hand or Q to quit');
    key('enter');
    expect(show()).toContain('Place your bet');
  });
  test('what is begun as a number stays one: 1e2 is no 12, and is said to be no amount', claims('BLK-5.2'), () => {
    for (const text of ['1e2', '5l0', '1x', '2h5']) {
      const typed = press(modelWith({ state: betting }), ...text);
      expect(drawn(typed)).toContain(`${text}_`);
      const refused = press(typed, 'enter');
      expect(spotAt(truthOf(refused).state, 0).bet).toBe(0);
      expect(drawn(refused)).toContain(`"${text}" isn’t an amount.`);
    }
  });
  test('play again brings fresh chips, and what was counted stays', claims('BLK-3.8', 'BLK-A7'), () => {
    const again = press(overAt(WIDE), 'enter');
    expect(truthOf(again).state).toMatchObject({ spots: [{ stack: 1000 }], phase: 'betting' });
    expect(again.tally).toEqual(tally);
    expect(drawn(press(again, 'tab'))).toContain('Hands played .......... 57');
    expect(truthOf(again).seed).not.toBe(truthOf(overAt(WIDE)).seed);
    const [, commands] = update(room, overAt(WIDE), { type: 'key', key: 'q', at: 0 });
    expect(commands).toEqual([expect.objectContaining({ type: 'quit' })]);
  });
  test('Q leaves from everywhere; in a hand it asks, and the hand counts as lost', claims('BLK-3.9'), () => {
    const goodbye = (model: BlackjackModel, ...keys: readonly string[]): readonly string[] => {
      const before = press(model, ...keys.slice(0, -1));
      const [, commands] = update(room, before, { type: 'key', key: keys.at(-1) ?? '', at: 1e6 });
      const [quit] = commands;
      return quit?.type === 'quit' ? quit.lines : [];
    };
    // Nobody is told what they leave with who has not sat down.
    expect(goodbye(welcomeAt(WIDE), 'q')).toEqual(['Goodbye.']);
    for (const model of [modelWith({ state: betting }), resultAt(WIDE), overAt(WIDE)])
      expect(goodbye(model, 'q').at(-1)).toBe('Goodbye, and thanks for the game.');
    expect(press(turnAt(WIDE), 'q').page.at).toBe('leave');
    expect(drawn(press(turnAt(WIDE), 'q'))).toContain('Leave and lose $50?');
    expect(goodbye(turnAt(WIDE), 'q', 'y')[0]).toBe('Hands played: 1. Won: 0. Lost: 1. Pushed: 0. Blackjacks: 0.');
    expect(goodbye(splitAt(WIDE), 'q', 'y')[0]).toContain('Hands played: 2. Won: 0. Lost: 2.');
  });
  test('dollars belong to the session; on the floor chips are chips', () => {
    expect(sessionScreen.module.game.presets['classic']?.currency).toBe('$');
    expect(blackjackScreen.module.game.presets['classic']?.currency).toBe('chips');
  });
});

describe('a session with pauses', () => {
  /** The pauses of a hand up to its result, and the screens they hold. */
  const pausesOf = (screen: typeof sessionScreen, ...keys: readonly string[]) => {
    const paced = { screen, pace: 1 };
    let model = init(paced, { preset: 'classic', opponents: undefined, seed: SEED }, WIDE);
    const held: { readonly ms: number; readonly text: string }[] = [];
    const send = (message: Parameters<typeof update>[2]): void => {
      let [next, commands] = update(paced, model, message);
      for (;;) {
        model = next;
        const wait = commands.findLast(({ type }) => type === 'wait');
        if (wait?.type !== 'wait') return;
        held.push({ ms: wait.ms, text: screenText(draw(paced, model)) });
        [next, commands] = update(paced, model, { type: 'tick', ticket: wait.ticket });
      }
    };
    for (const [at, key] of keys.entries()) send({ type: 'key', key, at: at * 10_000 });
    return { held, text: screenText(draw(paced, model)) };
  };

  test('the result stays 2 to 3 seconds before the game is over; else the next hand is offered beneath it', claims('BLK-3.7'), () => {
    const screen = stacked('Ks 4c 9d 6h Kd');
    const poor: typeof screen = { ...screen, opening: (one) => ({ ...screen.opening(one), stacks: [12] }) };
    const { held, text } = pausesOf(poor, 'enter', '1', '2', 'enter', 's');
    const last = held.at(-1);
    expect(last?.text).toContain('YOU LOSE');
    expect(last?.ms).toBeGreaterThanOrEqual(2000);
    expect(last?.ms).toBeLessThanOrEqual(3000);
    expect(text).toContain('GAME OVER');
    const next = pausesOf(screen, 'enter', '5', '0', 'enter', 's').text;
    expect(next).toContain('YOU LOSE');
    expect(next).toContain('Press ENTER for next hand or Q to quit');
  });

  test('a natural is shown with a pause, and the round is over: nobody is asked to hit or stand', claims('BLK-3.4'), () => {
    for (const [top, banner] of [
      ['As 4c Kd 6h', 'BLACKJACK!'],
      ['9s As 9d Kh', 'YOU LOSE'],
      ['As Ac Kd Kh', 'PUSH'],
    ] as const) {
      const { held, text } = pausesOf(stacked(top), 'enter', '5', '0', 'enter');
      // All four cards lie there for a moment, and then what they are.
      expect(held.at(-1)?.ms).toBeGreaterThanOrEqual(300);
      expect(held.map((one) => one.text).join()).not.toContain('[H]it');
      expect(text).not.toContain('[H]it');
      expect(text).toContain(banner);
      expect(text).toContain('Press ENTER for next hand or Q to quit');
    }
  });
});

test('a session of its own supplies the $1,000, whatever the preset, and counts from zero', claims('BLK-1.3'), () => {
  for (const preset of ['classic', 'vegas', 'european']) {
    const opening = sessionScreen.opening({ preset, opponents: undefined, seed: SEED });
    expect([opening.stacks, opening.me]).toEqual([[1000], 0]);
  }
  const model = press(init(room, { preset: 'classic', opponents: undefined, seed: SEED }, WIDE), 'enter');
  expect(drawn(model)).toContain('Chips: $1,000');
  expect(drawn(model)).toContain('Bet: -');
  expect(truthOf(model).state).toMatchObject({ spots: [{ stack: 1000, bet: 0 }] });
  expect(drawn(press(model, 'tab'))).toMatch(/Hands played \.+ 0/);
});

describe('line by line', () => {
  const seating = { preset: 'classic', opponents: undefined, seed: SEED };
  const transcript = (top: string, answers: readonly string[]): string => talkAt(stacked(top), seating, answers).transcript;
  const STORY = '8s 4c 8d 6h Jd 3c Kd Ks As 9h Qh 7c';

  test('two hands read exactly as they should', claims('BLK-5.4', 'BLK-A2'), async () => {
    const text = transcript(STORY, ['5', '50', 'p', 'd', 's', 'h', '', 'last', 'q']);
    const trimmed = text.split('\n').map((line) => line.trimEnd());
    await expectKept(golden('blackjack-plain.txt'), `$ baize blackjack --plain\n${trimmed.join('\n')}`);
  });
  test('hostile bets are answered in words', claims('BLK-5.2'), () => {
    for (const bet of ['', 'abc', '-50', '12.5', '1e3', '0', '9999999999'])
      expect(transcript(STORY, [bet]), bet).toMatch(/(Type|type) .*\n.*Place your bet \(\$10-\$500\): > $/s);
  });
  test('the end of the chips asks for another game, with the count so far', claims('BLK-3.8', 'BLK-A7'), () => {
    const screen = stacked('10s 10h 6d 9h');
    const poor: typeof screen = { ...screen, opening: (one) => ({ ...screen.opening(one), stacks: [12] }) };
    let said = startPlain(poor, seating);
    const say = (answer: string): string => {
      said = answerPlain(poor, said.plain, answer);
      return said.text;
    };
    say('12');
    expect(say('s')).toMatch(
      /The game is over\.\nHands played: 1\. Won: 0\. Lost: 1\..*\n.*\nPress ENTER to play again\. Press Q to quit\. > $/,
    );
    expect(say('x')).toContain('Press Enter to play again');
    expect(say('')).toContain('Place your bet');
    expect(say('score')).toContain('Hands played: 1.');
    expect(say('q')).toContain('Goodbye');
  });
});
