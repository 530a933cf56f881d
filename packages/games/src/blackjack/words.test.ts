import { type Audience, sightOf } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { betLaid, me, playOut, tableWith } from './blackjack.fixture.ts';
import { blackjack } from './blackjack.ts';
import { headlineOf, roundHeadline } from './endings.ts';
import { felt } from './rulebook.ts';
import { presets, type Rules } from './rules.ts';
import type { Action, Reason, State } from './state.ts';
import { words } from './words.ts';

const sight = (state: State) => sightOf(blackjack, state, 0);
const tellAll = (
  state: State,
  actions: readonly (
    | Action
    | 'hit'
    | 'stand'
    | 'double'
    | 'split'
    | 'deal'
    | 'insure'
    | 'decline'
    | 'surrender'
    | 'ready'
    | 'again'
    | 'take-back'
  )[],
  audience: Audience = me,
) =>
  playOut(state, ...actions).beats.flatMap(({ event, state: after }) =>
    words.event(blackjack.viewEvent(event, audience.me), blackjack.view(after, audience.me), audience),
  );
const at = (rules: Rules, you: string, dealer: string, next = ''): State => tableWith({ you, dealer, next, rules });

describe('a hand is told', () => {
  test('from the bet to the split and its end', () => {
    const fresh = { ...betLaid({ next: '8s 4c 8d 6h Jd 3c Kd Ks', bet: 0, stack: 1000 }), round: 1 };
    expect(tellAll(fresh, [{ type: 'bet', amount: 50 }, 'deal', 'split', 'stand', 'hit', 'ready'])).toEqual([
      'You bet $50. Chips: $950.',
      'Dealer: 4 of Clubs, and a hidden card. Showing 4.',
      'You: 8 of Spades, 8 of Diamonds. 16.',
      'You split for $50 more. Chips: $900.',
      'Hand 1: 8 of Spades, Jack of Diamonds. 18.',
      'Hand 2: 8 of Diamonds, 3 of Clubs. 11.',
      'Hand 1 stands on 18.',
      'Hand 2 draws King of Diamonds. 21. It stands.',
      'The dealer turns up 6 of Hearts. 10.',
      'The dealer draws King of Spades. 20.',
      'Hand 1: 18 against 20. Loss, -$50.',
      'Hand 2: 21 against 20. Win, +$50.',
      'Chips: $1,000.',
      'Hand 2. Chips: $1,000.',
    ]);
  });

  test('with a natural', () => {
    expect(tellAll(betLaid({ next: 'As 9h Qh 7c', stack: 950 }), ['deal'])).toEqual([
      'Dealer: 9 of Hearts, and a hidden card. Showing 9.',
      'You: Ace of Spades, Queen of Hearts. Blackjack!',
      'The dealer turns up 7 of Clubs. 16.',
      'Blackjack pays 3 to 2: +$75. Chips: $1,075.',
    ]);
  });

  test('with a bust, a double, and a dealer who is bust', () => {
    expect(tellAll(tableWith({ you: 'Ks 5d', dealer: '4c 6h', next: 'Kd' }), ['hit'])).toEqual([
      'You draw King of Diamonds. 25.',
      'You are bust with 25.',
      'The dealer turns up 6 of Hearts. 10.',
      'You lose, 25 is past 21: -$50. Chips: $950.',
    ]);
    expect(tellAll(tableWith({ you: '6s 5d', dealer: 'Tc 6h', next: '8d Kd' }), ['double'])).toEqual([
      'You double for $50 more. Chips: $900.',
      'You draw 8 of Diamonds. 19.',
      'You stand on 19.',
      'The dealer turns up 6 of Hearts. 16.',
      'The dealer draws King of Diamonds. 26, bust.',
      'You win, the dealer is bust with 26: +$100. Chips: $1,100.',
    ]);
  });

  test('with soft totals, a push, and a natural of the dealer', () => {
    expect(tellAll(tableWith({ you: 'As 4d', dealer: 'Kc 8h', next: '3c' }), ['hit', 'stand'])).toEqual([
      'You draw 3 of Clubs. Soft 18.',
      'You stand on 18.',
      'The dealer turns up 8 of Hearts. 18.',
      'A push, 18 each: the bet comes back. Chips: $1,000.',
    ]);
    expect(tellAll(betLaid({ next: '9s Ah 9h Kc' }), ['deal']).slice(2)).toEqual([
      'The dealer turns up King of Clubs. Blackjack.',
      'You lose, the dealer has blackjack: -$50. Chips: $950.',
    ]);
    expect(tellAll(betLaid({ next: 'As Ah Kh Kc' }), ['deal']).at(-1)).toBe(
      'A push, both have blackjack: the bet comes back. Chips: $1,000.',
    );
  });

  test('with insurance, surrender and a peek, in chips', () => {
    const asked = betLaid({ next: '9s Ah 9h 8c', rules: presets.vegas });
    expect(tellAll(asked, ['deal', 'insure', 'surrender']).slice(2)).toEqual([
      'The dealer shows an ace. Insurance costs 25.',
      'You insure for 25. Chips: 925.',
      'The dealer looks at the hidden card: no blackjack.',
      'You give up the hand.',
      'The dealer turns up 8 of Clubs. Soft 19.',
      'Insurance is lost: -25.',
      'Half the bet is lost: -25. In all: -50. Chips: 950.',
    ]);
    const natural = tellAll(betLaid({ next: '9s Ah 9h Kc', rules: presets.vegas }), ['deal', 'insure']);
    expect(natural.slice(-2)).toEqual(['Insurance pays 2 to 1: +50.', 'You lose, the dealer has blackjack: -50. In all: 0. Chips: 1,000.']);
    expect(tellAll(asked, ['deal', 'decline'])).toContain('No insurance.');
  });

  test('without a hole card', () => {
    expect(tellAll(betLaid({ next: '9s 6h 9h 7c 8d', rules: presets.european }), ['deal'])).toEqual([
      'Dealer: 6 of Hearts. Showing 6.',
      'You: 9 of Spades, 9 of Hearts. 18.',
    ]);
  });

  test('to somebody at the rail', () => {
    const rail: Audience = { me: 'rail', names: ['Ada'] };
    expect(tellAll(tableWith({ you: 'Ks 5d', dealer: '4c 6h', next: '6d 8c' }), ['hit'], rail)).toEqual([
      'Ada draws 6 of Diamonds. 21. Ada stands.',
      'The dealer turns up 6 of Hearts. 10.',
      'The dealer draws 8 of Clubs. 18.',
      'Ada wins, 21 against 18: +$50. Chips: $1,050.',
    ]);
    const nobody: Audience = { me: 'rail', names: [] };
    expect(tellAll(betLaid({ next: '9s 6h 9h 7c' }), ['take-back'], nobody)).toEqual(['The player takes back $50. Chips: $1,000.']);
    expect(tellAll(betLaid({ next: '9s 6h 9h 7c' }), ['deal'], nobody)[1]).toBe('Player: 9 of Spades, 9 of Hearts. 18.');
  });

  test('a reshuffle is told where the deck is kept, and not the first one', claims('BLK-1.5'), () => {
    const view = blackjack.view({ ...tableWith({ you: '8s 8d', dealer: '4c 6h' }), round: 3 }, 0);
    const shuffled = { type: 'shuffled', because: 'round' } as const;
    expect(words.event(shuffled, view, me)).toEqual(['The deck is reshuffled.']);
    expect(words.event(shuffled, { ...view, round: 1 }, me)).toEqual([]);
    expect(words.event({ type: 'shuffled', because: 'ran-out' }, view, me)).toEqual([
      'The deck has run out: the discards are shuffled in.',
    ]);
  });

  test('to its end', () => {
    const end = (stack: number, rules: Rules) => tellAll({ ...at(rules, 'Ks 8d', 'Kc 9h'), stack }, ['stand']).at(-1);
    expect(end(5, presets.classic)).toBe('Less than $10 left, the smallest bet. The game is over.');
    expect(end(0, presets.casino)).toBe('No chips are left. The game is over.');
  });
});

describe('what is asked', () => {
  test('follows from what is offered', () => {
    expect(words.prompt(sight(betLaid({ next: '', bet: 0, stack: 1000 })))).toBe('Place your bet ($10-$500):');
    expect(words.prompt(sight(betLaid({ next: '' })))).toBe('$50 is laid. Deal?');
    expect(words.prompt(sight(tableWith({ you: '8s 8d', dealer: '4c 6h' })))).toBe('Hit, stand, double or split?');
    expect(words.prompt(sight(tableWith({ you: '8s Jd | 8d 3c', dealer: '4c 6h', turn: 1 })))).toBe('Hand 2, 11: hit or stand?');
    expect(words.prompt(sight(tableWith({ you: '8s Ad | 8d 3c', dealer: '4c 6h' })))).toBe('Hand 1, soft 19: hit or stand?');
    const asked = playOut(betLaid({ next: '9s Ah 9h 8c', rules: presets.vegas }), 'deal').state;
    expect(words.prompt(sight(asked))).toBe('Insurance for 25?');
    const over = playOut(tableWith({ you: 'Ks 9d', dealer: 'Kc 8h' }), 'stand').state;
    expect(words.prompt(sight(over))).toBe('Another hand?');
    expect(words.prompt(sight({ ...over, phase: 'ended' }))).toBe('The game is over.');
    expect(words.prompt(sight({ ...over, phase: 'dealer' }))).toBe('The dealer plays.');
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
    expect(words.refusal({ reason: 'bet-too-small' }, betting)).toBe('The smallest bet is $10. Type an amount from $10 to $500.');
    expect(words.refusal({ reason: 'bet-too-large' }, betting)).toBe('The largest bet is $500. Type an amount from $10 to $500.');
    expect(words.refusal({ reason: 'bet-not-whole' }, betting)).toBe('Only whole amounts are taken. Type an amount from $10 to $500.');
    const poor = sight(betLaid({ next: '', bet: 0, stack: 30 }));
    expect(words.refusal({ reason: 'not-enough-chips' }, poor)).toBe(
      'You have $30 left, and that costs more. Type an amount from $10 to $30.',
    );
  });
  test('about a hand', () => {
    expect(words.refusal({ reason: 'no-double-after-a-split' }, turn)).toBe('You cannot double after a split. Hit or stand.');
    expect(words.refusal({ reason: 'not-an-action' }, turn)).toBe('That is not a move here. Hit or stand.');
    expect(words.refusal({ reason: 'not-your-turn' }, turn)).toBe('The dealer is at work. Wait a moment.');
    expect(words.refusal({ reason: 'not-your-turn' }, sight({ ...tableWith({ you: '8s 9d', dealer: '4c 6h' }), phase: 'ended' }))).toBe(
      'The game is over.',
    );
  });
  test('for every reason, each in its own words', () => {
    const reasons: Record<Reason, true> = {
      'round-in-play': true,
      'between-rounds': true,
      'bet-first': true,
      'no-bet-laid': true,
      'answer-insurance': true,
      'no-insurance-now': true,
      'not-in-these-rules': true,
      'bet-not-whole': true,
      'bet-too-small': true,
      'bet-too-large': true,
      'not-enough-chips': true,
      'not-on-21': true,
      'only-on-two-cards': true,
      'not-on-this-total': true,
      'no-double-after-a-split': true,
      'no-surrender-after-a-split': true,
      'no-pair': true,
      'no-more-hands': true,
      'aces-split-once': true,
      'one-card-to-split-aces': true,
    };
    const sentences = Object.keys(reasons).map((reason) => words.refusal({ reason: reason as Reason }, turn));
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\. Hit or stand\.$/);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe('headlines', () => {
  const head = (state: State, ...actions: readonly ('stand' | 'hit' | 'deal' | 'split' | 'surrender')[]) => {
    const after = playOut(state, ...actions).state;
    if (after.result === null) throw new Error('The round is not settled.');
    return roundHeadline(blackjack.view(after, 0), after.result);
  };
  test('say how a hand fared', () => {
    expect(head(tableWith({ you: 'Ks 9d', dealer: 'Kc 8h' }), 'stand')).toEqual({
      title: 'You win',
      detail: '19 against 18',
      change: '+$50',
    });
    expect(head(tableWith({ you: 'Ks 8d', dealer: 'Kc 9h' }), 'stand')).toEqual({
      title: 'You lose',
      detail: '18 against 19',
      change: '-$50',
    });
    expect(head(tableWith({ you: 'Ks 8d', dealer: 'Kc 8h' }), 'stand')).toEqual({ title: 'Push', detail: '18 each', change: '$0' });
    expect(head(tableWith({ you: 'Ks 5d', dealer: 'Kc 8h', next: 'Kd' }), 'hit')).toMatchObject({ title: 'Bust' });
    expect(head(betLaid({ next: 'As 9h Qh 7c' }), 'deal')).toEqual({ title: 'Blackjack!', detail: 'pays 3 to 2', change: '+$75' });
    expect(head(at(presets.vegas, 'Ks 6d', 'Tc 7h'), 'surrender')).toEqual({
      title: 'Surrender',
      detail: 'half the bet is lost',
      change: '-25',
    });
  });
  test('sum up several hands', () => {
    const split = tableWith({ you: '8s 8d', dealer: '4c 6h', next: 'Jd 3c Kd Ks' });
    expect(head(split, 'split', 'stand', 'hit')).toEqual({ title: 'Even', detail: 'over 2 hands', change: '$0' });
    const after = playOut(split, 'split', 'stand', 'hit').state;
    expect(headlineOf(blackjack.view(after, 0), 1, { outcome: 'win', net: 50 })).toEqual({
      title: 'You win',
      detail: '21 against 20',
      change: '+$50',
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
        'What cards count',
        'Bets and cards',
        'Your turn',
        'The dealer',
        'Who wins',
      ]);
    }
  });
  test('and what is special at each', () => {
    expect(page(presets.classic)).toContain('Bet from $10 to $500');
    expect(page(presets.classic)).toContain('stands on all 17s');
    expect(page(presets.classic)).toContain('With fewer than 15 left, all 52 are shuffled.');
    expect(page(presets.classic)).toContain('but not after a split');
    expect(page(presets.casino)).toContain('up to all you have');
    expect(page(presets.casino)).toContain('on a soft 17');
    expect(page(presets.casino)).not.toContain('double');
    expect(page(presets.vegas)).toContain('a fresh shoe of 6 decks');
    expect(page(presets.vegas)).toContain('up to 4 hands');
    expect(page(presets.vegas)).toContain('insure for half the bet');
    expect(page(presets.european)).toContain('hard 9, 10 or 11');
    expect(page(presets.european)).toContain('takes all that you have doubled and split');
    expect(page({ ...presets.vegas, resplitAces: true })).toContain('Split aces get one card each. ');
  });
  test('the felt says the two things a player looks for', () => {
    expect(felt(presets.classic)).toEqual(['Blackjack pays 3 to 2', 'The dealer stands on all 17s']);
    expect(felt(presets.casino)).toEqual(['A win pays evens', 'The dealer hits soft 17']);
  });
  test('every preset has a name', () => {
    expect(Object.values(presets).map((rules) => words.preset(rules))).toEqual([
      'Classic rules',
      'Casino rules',
      'Vegas rules',
      'European rules',
    ]);
  });
});
