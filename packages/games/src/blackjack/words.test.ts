import { type Audience, inFull, type Refusal, sightOf } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { reasonsIn } from '../language.fixture.ts';
import { betLaid, me, only, playOut, tableWith, withSpot } from './blackjack.fixture.ts';
import { blackjack } from './blackjack.ts';
import { words as en } from './language/words.en.ts';
import { presets, type Rules } from './rules.ts';
import type { Blackjack, Event, State, View } from './state.ts';
import { feltPrint, feltSentences, roundHeadline, words } from './words.ts';

const sight = (state: State) => sightOf(blackjack, state, 0);
const tell = (event: Event, view: View, audience: Audience = me): readonly string[] => words.event(event, view, audience).map(inFull);
const ask = (state: State): string => inFull(words.prompt(sight(state)));
const refuse = (refusal: Refusal<Blackjack>, at: ReturnType<typeof sight>): string => inFull(words.refusal(refusal, at));
const tellAll = (
  state: State,
  actions: Parameters<typeof playOut> extends [State, ...infer Moves] ? Moves : never,
  audience: Audience = me,
) =>
  playOut(state, ...actions).beats.flatMap(({ event, state: after }) =>
    tell(blackjack.viewEvent(event, audience.me), blackjack.view(after, audience.me), audience),
  );
const at = (rules: Rules, you: string, dealer: string, next = ''): State => tableWith({ you, dealer, next, rules });

describe('a hand is told', () => {
  test('from the bet to the split and its end', () => {
    const fresh = { ...betLaid({ next: '8s 4c 8d 6h Jd 3c Kd Ks', bet: 0, stack: 1000 }), round: 1 };
    expect(tellAll(fresh, [{ type: 'bet', amount: 50 }, 'deal', 'split', 'stand', 'hit', 'ready'])).toEqual([
      'You bet $50. Chips: $950.',
      'Dealer: 4 of clubs and a hidden card. Showing 4.',
      'You: 8 of spades, 8 of diamonds. 16.',
      'You split for $50 more. Chips: $900.',
      'Hand 1: 8 of spades, jack of diamonds. 18.',
      'Hand 2: 8 of diamonds, 3 of clubs. 11.',
      'Hand 1 stands on 18.',
      'Hand 2 draws the king of diamonds and stands on 21.',
      'The dealer turns over the 6 of hearts. 10.',
      'The dealer draws the king of spades. 20.',
      'Hand 1: 18 against 20. Loss, -$50.',
      'Hand 2: 21 against 20. Win, +$50.',
      'Chips: $1,000.',
      'Hand 2. Chips: $1,000.',
    ]);
  });

  test('with a natural', () => {
    expect(tellAll(betLaid({ next: 'As 9h Qh 7c', stack: 950 }), ['deal'])).toEqual([
      'Dealer: 9 of hearts and a hidden card. Showing 9.',
      'You: ace of spades, queen of hearts. Blackjack!',
      'The dealer turns over the 7 of clubs. 16.',
      'Blackjack pays 3 to 2: +$75. Chips: $1,075.',
    ]);
  });

  test('with a bust, a double, and a dealer who is bust', () => {
    expect(tellAll(tableWith({ you: 'Ks 5d', dealer: '4c 6h', next: 'Kd' }), ['hit'])).toEqual([
      'You draw the king of diamonds. 25.',
      'You’re bust with 25.',
      'The dealer turns over the 6 of hearts. 10.',
      'You lose, 25 is over 21: -$50. Chips: $950.',
    ]);
    expect(tellAll(tableWith({ you: '6s 5d', dealer: 'Tc 6h', next: '8d Kd' }), ['double'])).toEqual([
      'You double for $50 more. Chips: $900.',
      'You draw the 8 of diamonds. 19.',
      'You stand on 19.',
      'The dealer turns over the 6 of hearts. 16.',
      'The dealer draws the king of diamonds. 26, bust.',
      'The dealer is bust with 26. You win: +$100. Chips: $1,100.',
    ]);
  });

  test('with soft totals, a push, and a natural of the dealer', () => {
    expect(tellAll(tableWith({ you: 'As 4d', dealer: 'Kc 8h', next: '3c' }), ['hit', 'stand'])).toEqual([
      'You draw the 3 of clubs. Soft 18.',
      'You stand on 18.',
      'The dealer turns over the 8 of hearts. 18.',
      'A push, 18 each. You get your bet back. Chips: $1,000.',
    ]);
    expect(tellAll(betLaid({ next: '9s Ah 9h Kc' }), ['deal']).slice(2)).toEqual([
      'The dealer turns over the king of clubs. Blackjack.',
      'The dealer has blackjack. You lose: -$50. Chips: $950.',
    ]);
    expect(tellAll(betLaid({ next: 'As Ah Kh Kc' }), ['deal']).at(-1)).toBe(
      'A push, blackjack for both. You get your bet back. Chips: $1,000.',
    );
  });

  test('with insurance, surrender and a peek, in chips', () => {
    const asked = betLaid({ next: '9s Ah 9h 8c', rules: presets.vegas });
    expect(tellAll(asked, ['deal', 'insure', 'surrender']).slice(2)).toEqual([
      'The dealer shows an ace. Insurance costs 25.',
      'You take insurance for 25. Chips: 925.',
      'The dealer checks the hidden card: no blackjack.',
      'You surrender.',
      'The dealer turns over the 8 of clubs. Soft 19.',
      'The insurance is lost: -25.',
      'You lose half the bet: -25. Net result: -50. Chips: 950.',
    ]);
    const natural = tellAll(betLaid({ next: '9s Ah 9h Kc', rules: presets.vegas }), ['deal', 'insure']);
    expect(natural.slice(-2)).toEqual([
      'Insurance pays 2 to 1: +50.',
      'The dealer has blackjack. You lose: -50. Net result: 0. Chips: 1,000.',
    ]);
    expect(tellAll(asked, ['deal', 'decline'])).toContain('No insurance.');
  });

  test('without a hole card', () => {
    expect(tellAll(betLaid({ next: '9s 6h 9h 7c 8d', rules: presets.european }), ['deal'])).toEqual([
      'Dealer: 6 of hearts. Showing 6.',
      'You: 9 of spades, 9 of hearts. 18.',
    ]);
  });

  test('to somebody at the rail', () => {
    const rail: Audience = { me: 'rail', names: ['Ada'] };
    expect(tellAll(tableWith({ you: 'Ks 5d', dealer: '4c 6h', next: '6d 8c' }), ['hit'], rail)).toEqual([
      'Ada draws the 6 of diamonds and stands on 21.',
      'The dealer turns over the 6 of hearts. 10.',
      'The dealer draws the 8 of clubs. 18.',
      'Ada wins, 21 against 18: +$50. Chips: $1,050.',
    ]);
  });

  test('a reshuffle is told where the deck is kept, and not the first one', claims('BLK-1.5'), () => {
    const view = blackjack.view({ ...tableWith({ you: '8s 8d', dealer: '4c 6h' }), round: 3 }, 0);
    const shuffled = { type: 'shuffled', because: 'round' } as const;
    expect(tell(shuffled, view)).toEqual(['The deck is reshuffled.']);
    expect(tell(shuffled, { ...view, round: 1 })).toEqual([]);
    expect(tell({ type: 'shuffled', because: 'ran-out' }, view)).toEqual(['The deck has run out. The discards are shuffled back in.']);
  });

  test('to its end', () => {
    const end = (stack: number, rules: Rules) => tellAll(withSpot(at(rules, 'Ks 8d', 'Kc 9h'), { stack }), ['stand']).at(-1);
    expect(end(5, presets.classic)).toBe('You have less than $10, the smallest bet. The game is over.');
    expect(end(0, presets.casino)).toBe('You have no chips left. The game is over.');
  });
});

describe('what is asked', () => {
  test('follows from what is offered', () => {
    expect(ask(betLaid({ next: '', bet: 0, stack: 1000 }))).toBe('Place your bet ($10-$500):');
    expect(ask(betLaid({ next: '' }))).toBe('Your bet is $50. Deal?');
    expect(ask(tableWith({ you: '8s 8d', dealer: '4c 6h' }))).toBe('Hit, stand, double or split?');
    expect(ask(tableWith({ you: '8s Jd | 8d 3c', dealer: '4c 6h', turn: 1 }))).toBe('Hand 2, 11: hit or stand?');
    expect(ask(tableWith({ you: '8s Ad | 8d 3c', dealer: '4c 6h' }))).toBe('Hand 1, soft 19: hit or stand?');
    const asked = playOut(betLaid({ next: '9s Ah 9h 8c', rules: presets.vegas }), 'deal').state;
    expect(ask(asked)).toBe('Insurance for 25?');
    const over = playOut(tableWith({ you: 'Ks 9d', dealer: 'Kc 8h' }), 'stand').state;
    expect(ask(over)).toBe('Another hand?');
    expect(ask({ ...over, phase: 'ended' })).toBe('The game is over.');
    expect(ask({ ...over, phase: 'dealer' })).toBe('The dealer is playing.');
  });

  test('and the buttons are named', () => {
    const turn = sight(tableWith({ you: '8s 8d', dealer: '4c 6h' }));
    const names = (
      ['hit', 'stand', 'double', 'split', 'surrender', 'insure', 'decline', 'deal', 'take-back', 'again', 'ready'] as const
    ).map((type) => words.action({ type }, turn));
    expect(names).toEqual([
      'Hit',
      'Stand',
      'Double',
      'Split',
      'Surrender',
      'Insure for $25',
      'No insurance',
      'Deal',
      'Take back',
      'Bet $50 again',
      'Next hand',
    ]);
    expect(words.action({ type: 'bet', amount: 1250 }, turn)).toBe('Bet $1,250');
  });
});

describe('a refusal says what is so, and then what to do', () => {
  const turn = sight(tableWith({ you: '8s Jd | 8d 3c', dealer: '4c 6h' }));
  const betting = sight(betLaid({ next: '', bet: 0, stack: 1000 }));
  test('about a bet', claims('BLK-1.13'), () => {
    expect(refuse({ reason: 'bet-too-small' }, betting)).toBe('The smallest bet is $10. Type an amount from $10 to $500.');
    expect(refuse({ reason: 'bet-too-large' }, betting)).toBe('The largest bet is $500. Type an amount from $10 to $500.');
    expect(refuse({ reason: 'bet-not-whole' }, betting)).toBe('Only whole amounts are taken. Type an amount from $10 to $500.');
    const poor = sight(betLaid({ next: '', bet: 0, stack: 30 }));
    expect(refuse({ reason: 'not-enough-chips' }, poor)).toBe('You only have $30 left. Type an amount from $10 to $30.');
  });
  test('about a hand', () => {
    expect(refuse({ reason: 'no-double-after-a-split' }, turn)).toBe('You can’t double after a split. Hit or stand.');
    expect(refuse({ reason: 'not-an-action' }, turn)).toBe('You can’t do that here. Hit or stand.');
    expect(refuse({ reason: 'not-your-turn' }, turn)).toBe('The dealer is playing. Just a moment.');
    expect(refuse({ reason: 'not-your-turn' }, sight({ ...tableWith({ you: '8s 9d', dealer: '4c 6h' }), phase: 'ended' }))).toBe(
      'The game is over.',
    );
  });
  test('for every reason', () => {
    const others = reasonsIn(en.refused).filter((reason) => !refuse({ reason }, turn).endsWith('. Hit or stand.'));
    expect(others).toEqual(['not-your-turn']);
  });
});

describe('headlines', () => {
  const head = (state: State, ...actions: readonly ('stand' | 'hit' | 'deal' | 'split' | 'surrender')[]) => {
    const after = playOut(state, ...actions).state;
    const { result } = only(after);
    if (result === null) throw new Error('The round is not settled.');
    return roundHeadline(blackjack.view(after, 0), 0, result);
  };
  test('say how a hand fared', () => {
    expect(head(tableWith({ you: 'Ks 9d', dealer: 'Kc 8h' }), 'stand')).toEqual({
      title: 'You win',
      detail: '19 against 18',
      change: '+$50',
      line: '19 against 18 (+$50)',
    });
    expect(head(tableWith({ you: 'Ks 8d', dealer: 'Kc 9h' }), 'stand')).toMatchObject({
      title: 'You lose',
      detail: '18 against 19',
      change: '-$50',
    });
    expect(head(tableWith({ you: 'Ks 8d', dealer: 'Kc 8h' }), 'stand')).toMatchObject({ title: 'Push', detail: '18 each', change: '$0' });
    expect(head(tableWith({ you: 'Ks 5d', dealer: 'Kc 8h', next: 'Kd' }), 'hit')).toMatchObject({ title: 'Bust' });
    expect(head(betLaid({ next: 'As 9h Qh 7c' }), 'deal')).toMatchObject({ title: 'Blackjack!', detail: 'pays 3 to 2', change: '+$75' });
    expect(head(at(presets.vegas, 'Ks 6d', 'Tc 7h'), 'surrender')).toMatchObject({
      title: 'Surrender',
      detail: 'half the bet is lost',
      change: '-25',
    });
  });
  test('sum up several hands', () => {
    const split = tableWith({ you: '8s 8d', dealer: '4c 6h', next: 'Jd 3c Kd Ks' });
    expect(head(split, 'split', 'stand', 'hit')).toEqual({
      title: 'Even',
      detail: 'over 2 hands',
      change: '$0',
      line: 'over 2 hands ($0)',
    });
    expect(head(tableWith({ you: '8s 8d', dealer: '4c 6h', next: 'Jd Jc 7d' }), 'split', 'stand', 'stand')).toMatchObject({
      title: 'You win',
      change: '+$100',
    });
    expect(head(tableWith({ you: '8s 8d', dealer: 'Tc Th', next: 'Jd Jc' }), 'split', 'stand', 'stand')).toMatchObject({
      title: 'You lose',
      change: '-$100',
    });
  });
});

describe('the rules page', claims('CAS-3.13'), () => {
  const page = (rules: Rules): string =>
    words
      .rules(rules)
      .flatMap(({ heading, lines }) => [heading, ...lines])
      .join('\n');
  test('tells aim, card values, actions, the dealer and how to win, at every table', () => {
    for (const rules of Object.values(presets)) {
      const passages = words.rules(rules);
      expect(passages.filter(({ lines }) => lines.length === 0)).toEqual([]);
      expect(passages.map(({ heading }) => heading)).toEqual([
        'The aim',
        'Card values',
        'Bets and cards',
        ...(rules.players.max > 1 ? ['Playing together'] : []),
        ...(rules.bank === 'player' ? ['The bank'] : []),
        'Your turn',
        'The dealer',
        'Who wins',
      ]);
    }
  });
  test('and what is special at each', () => {
    expect(page(presets.classic)).toContain('bet a whole amount from $10 to $500');
    expect(page(presets.classic)).toContain('stands on all 17s');
    expect(page(presets.classic)).toContain('When fewer than 15 are left, all 52 are shuffled.');
    expect(page(presets.classic)).toContain('You can’t do that after a split.');
    expect(page(presets.casino)).toContain('up to all you have');
    expect(page(presets.casino)).toContain('on a soft 17');
    expect(page(presets.casino)).not.toContain('double');
    expect(page(presets.vegas)).toContain('a fresh shoe of 6 decks');
    expect(page(presets.vegas)).toContain('up to 4 hands');
    expect(page(presets.vegas)).toContain('insure for half the bet');
    expect(page(presets.european)).toContain('hard 9, 10 or 11');
    expect(page(presets.european)).toContain('takes everything you’ve doubled and split');
    expect(page({ ...presets.vegas, resplitAces: true })).toContain('Split aces get one card each. ');
  });
  test('the felt says the two things a player looks for', () => {
    expect(feltPrint(presets.classic)).toEqual(['Blackjack pays 3 to 2 · dealer stands on all 17s', 'Blackjack pays 3 to 2']);
    expect(feltPrint(presets.casino)).toEqual(['Wins pay even money · dealer hits soft 17', 'Wins pay even money']);
    expect(feltSentences(presets.classic)).toBe('Blackjack pays 3 to 2. The dealer stands on all 17s.');
  });
  test('every preset has a name', () => {
    expect(Object.values(presets).map((rules) => words.preset(rules))).toEqual([
      'Classic rules',
      'Casino rules',
      'Vegas rules',
      'European rules',
      'Up to seven players',
      'A player keeps the bank',
    ]);
  });
});
