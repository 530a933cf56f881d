import { describe, expect, test } from 'vitest';
import { betLaid, offered, only, playOut, refused, tableWith, told } from './blackjack.fixture.ts';
import { blackjack } from './blackjack.ts';
import { presets, type Rules } from './rules.ts';
import type { State } from './state.ts';

const { vegas, european } = presets;
const at = (rules: Rules, you: string, dealer: string, next = '', bet = 50): State => tableWith({ you, dealer, next, rules, bet });
const nets = ({ state }: { state: State }) => [
  only(state).result?.insurance,
  only(state).result?.verdicts.map(({ net }) => net),
  only(state).stack,
];

describe('vegas', () => {
  test('pairs of one value are split up to four hands, and doubled after', () => {
    let { state } = playOut(at(vegas, 'Ks Qd', '6c 5h', 'Jd Tc 2c 3c 9c 9d'), 'split');
    expect(offered(state)).toEqual(['hit', 'stand', 'double', 'split']);
    state = playOut(state, 'split').state;
    expect(only(state).hands).toHaveLength(3);
    // King and two: a hard twelve, to be doubled if one likes.
    expect(offered(state)).toEqual(['hit', 'stand', 'double']);
    state = playOut(state, 'stand', 'stand').state;
    expect(state.turn).toBe(2);
    state = playOut(state, 'split').state;
    expect(only(state).hands).toHaveLength(4);
    expect(refused(at(vegas, 'Ks Qd | Ts Tc | 9c 3d | 9d 3c', '6c 5h'), { type: 'split' })).toBe('no-more-hands');
    expect(blackjack.chips(state, 0)).toEqual({ stack: 800, atRisk: 200 });
  });

  test('aces are split once, unless the table says otherwise', () => {
    expect(told(playOut(at(vegas, 'As Ad', '9c 9h', 'Ac 5d'), 'split').beats).filter((type) => type === 'stood')).toHaveLength(2);
    const free: Rules = { ...vegas, resplitAces: true };
    const aces = playOut(at(free, 'As Ad', '9c 9h', 'Ac 5d 6d 7d'), 'split').state;
    expect([aces.phase, aces.turn, offered(aces)]).toEqual(['playing', 0, ['stand', 'split']]);
    expect(refused(aces, { type: 'hit' })).toBe('one-card-to-split-aces');
    expect(refused(aces, { type: 'double' })).toBe('one-card-to-split-aces');
    expect(playOut(aces, 'split').state).toMatchObject({ phase: 'between', spots: [{ hands: [{}, {}, {}] }] });
    expect(refused({ ...aces, rules: vegas }, { type: 'split' })).toBe('aces-split-once');
  });

  test('a hand is given up for half the bet, half a chip left to the player', () => {
    const played = playOut(at(vegas, 'Ks 6d', 'Tc 7h', '', 15), 'surrender');
    expect(told(played.beats)).toEqual(['surrendered', 'hole-revealed', 'settled']);
    expect(only(played.state).result?.verdicts).toEqual([{ outcome: 'surrender', net: -7 }]);
    expect(refused(at(vegas, 'Ks 2d 4c', 'Tc 7h'), { type: 'surrender' })).toBe('only-on-two-cards');
    expect(refused(at(vegas, '8s 3d | 8c 2d', 'Tc 7h'), { type: 'surrender' })).toBe('no-surrender-after-a-split');
  });

  test('against an ace insurance is offered, and pays two to one if the dealer has a natural', () => {
    const asked = playOut(betLaid({ next: '9s Ah 9h Kc', rules: vegas }), 'deal');
    expect(told(asked.beats).at(-1)).toBe('insurance-offered');
    expect(offered(asked.state)).toEqual(['decline', 'insure']);
    expect(refused(asked.state, { type: 'hit' })).toBe('answer-insurance');
    const insured = playOut(asked.state, 'insure');
    expect(told(insured.beats)).toEqual(['insured', 'hole-revealed', 'settled']);
    expect(insured.beats[0]?.state.spots[0]).toMatchObject({ insurance: 25, stack: 925 });
    expect(nets(insured)).toEqual([50, [-50], 1000]);
    expect(nets(playOut(asked.state, 'decline'))).toEqual([0, [-50], 950]);
  });

  test('insurance is lost when there is no natural, and the hand goes on', () => {
    const asked = playOut(betLaid({ next: '9s Ah 9h 8c', rules: vegas }), 'deal').state;
    const insured = playOut(asked, 'insure');
    expect(told(insured.beats)).toEqual(['insured', 'hole-peeked']);
    expect(blackjack.chips(insured.state, 0)).toEqual({ stack: 925, atRisk: 75 });
    expect(nets(playOut(insured.state, 'stand'))).toEqual([-25, [-50], 925]);
  });

  test('who cannot pay for insurance is not asked', () => {
    expect(told(playOut(betLaid({ next: '9s Ah 9h 8c', rules: vegas, stack: 24 }), 'deal').beats)).not.toContain('insurance-offered');
    expect(told(playOut(betLaid({ next: '9s Ah 9h 8c', rules: vegas, stack: 25 }), 'deal').beats)).toContain('insurance-offered');
    expect(told(playOut(betLaid({ next: '9s Ah 9h 8c' }), 'deal').beats)).not.toContain('insurance-offered');
  });

  test('an insured natural comes to even money', () => {
    const asked = playOut(betLaid({ next: 'As Ah Ks Kc', rules: vegas }), 'deal').state;
    expect(nets(playOut(asked, 'insure'))).toEqual([50, [0], 1050]);
    const none = playOut(betLaid({ next: 'As Ah Ks 9c', rules: vegas }), 'deal').state;
    expect(nets(playOut(none, 'insure'))).toEqual([-25, [75], 1050]);
  });

  test('the dealer hits a soft 17', () => {
    expect(playOut(at(vegas, 'Ks 9d', 'Ah 6c', '2d'), 'stand').state.dealer.total).toBe(19);
  });
});

describe('european', () => {
  test('the dealer has one card until the player is done', () => {
    const dealt = playOut(betLaid({ next: '9s 6h 9h 7c 8d', rules: european }), 'deal');
    expect(told(dealt.beats)).toEqual(['card-dealt', 'card-dealt', 'card-dealt']);
    expect(dealt.state.dealer.cards).toEqual(['6h']);
    expect(told(playOut(dealt.state, 'stand').beats)).toEqual(['stood', 'card-drawn', 'card-drawn', 'settled']);
  });

  test('a natural that comes late takes all that was doubled and split', () => {
    expect(nets(playOut(at(european, '6s 5d', 'Th', '9c Ac'), 'double'))).toEqual([0, [-100], 900 - 50 + 50]);
    const split = playOut(at(european, '8s 8d', 'Ah', 'Td Tc Kc'), 'split', 'stand', 'stand');
    expect(nets(split)).toEqual([0, [-50, -50], 900]);
    // A 21 that is no natural loses to it.
    expect(nets(playOut(at(european, '6s 5d', 'Th', 'Tc Ac'), 'hit'))).toEqual([0, [-50], 950]);
  });

  test('against the player’s natural a second card is drawn only if it can make another', () => {
    const nine = playOut(betLaid({ next: 'As 9h Ks 9c', rules: european }), 'deal');
    expect(told(nine.beats).slice(3)).toEqual(['settled']);
    expect(nets(nine)).toEqual([0, [75], 1075]);
    const ten = playOut(betLaid({ next: 'As Th Ks 9c 2d', rules: european }), 'deal');
    expect(told(ten.beats).slice(3)).toEqual(['card-drawn', 'settled']);
    expect(nets(ten)).toEqual([0, [75], 1075]);
    expect(nets(playOut(betLaid({ next: 'As Th Ks Ac', rules: european }), 'deal'))).toEqual([0, [0], 1000]);
  });

  test('an insurance is decided even when the hand is bust', () => {
    const asked = playOut(betLaid({ next: '9s Ah 9h Kc Kd 5d', rules: european }), 'deal').state;
    const bust = playOut(asked, 'insure', 'hit');
    expect(told(bust.beats)).toEqual(['insured', 'card-drawn', 'went-bust', 'card-drawn', 'settled']);
    expect(nets(bust)).toEqual([50, [-50], 1000]);
    const lost = playOut(asked, 'decline', 'hit');
    expect(told(lost.beats)).toEqual(['insurance-declined', 'card-drawn', 'went-bust', 'settled']);
  });

  test('only a hard 9, 10 or 11 is doubled', () => {
    for (const [you, reason] of [
      ['4s 5d', 'accepted'],
      ['6s 5d', 'accepted'],
      ['6s 6d', 'not-on-this-total'],
      ['As 8d', 'not-on-this-total'],
      ['3s 5d', 'not-on-this-total'],
    ] as const) {
      expect(refused(at(european, you, '6h'), { type: 'double' })).toBe(reason);
    }
  });
});
