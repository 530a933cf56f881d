import { type Card, inFull } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { type Laid, tableWith } from './hearts.fixture.ts';
import { whyCard } from './reasons.ts';
import { view } from './view.ts';
import { words } from './words.ts';

const audience = { me: 0, names: ['You', 'Ada', 'Bruno', 'Dmitri'] } as const;
const why = (laid: Laid, card: Card): string => inFull(words.why(whyCard(view(tableWith(laid), 0), 0, card), audience));
/** Dmitri did not follow clubs in the second trick. */
const tricks = [
  [0, '2c 3c 4c 5c'],
  [3, '9d 8d 7d 6d'],
  [0, 'Kc Jc 10c 2d'],
] as const;

describe('a lead', () => {
  test('a suit that somebody is out of is told with what may fall on it', () => {
    const mine = '6c Qc 4s 5s 3d 4d 5d 2h 3h 4h';
    expect(why({ hands: [mine, null, null, null], tricks, turn: 0 }, '6c')).toMatch(
      /^Dmitri has no clubs left and the queen is still out, but (one higher card is|\w+ higher cards are) still to come\.$/,
    );
    expect(why({ hands: [mine, null, null, null], tricks, turn: 0 }, '3d')).toBe(
      'Dmitri has no clubs left and the queen is still out, so stay off clubs.',
    );
  });

  test('low spades look for the queen, and otherwise it is said how many are higher', () => {
    const mine = '4s 5s 6s 7s 3d 4d 5d 10d 2h 3h';
    expect(why({ hands: [mine, null, null, null], tricks, turn: 0 }, '4s')).toBe(
      'The queen is still out, and low spades will flush her out.',
    );
    expect(why({ hands: [mine, null, null, null], tricks, turn: 0 }, 'Td')).toBe(
      'Four higher diamonds are still out, so someone else will probably take it.',
    );
  });
});

describe('a card that follows', () => {
  test('under the highest the trick is not yours, and whoever plays last may win it cheaply', () => {
    const mine = '6c Qc 4s 5s 3d 4d 5d 2h 3h 4h';
    expect(why({ hands: [mine, null, null, null], trick: [2, '8c 9c'] }, '6c')).toBe(
      'It stays under the 9 of clubs, so the trick won’t be yours.',
    );
    expect(why({ hands: [mine, null, null, null], trick: [1, '8c 9c 7c'] }, 'Qc')).toBe(
      'You play last and there are no points in it: a cheap way to get rid of a high card.',
    );
    expect(why({ hands: [mine, null, null, null], trick: [3, '8c'] }, 'Qc')).toBe('It’s high for now, with two players still to come.');
    expect(why({ hands: ['Qc 4s', null, null, null], tricks, trick: [1, '8c 7h 9c'] }, 'Qc')).toBe(
      'You can’t get under Dmitri’s 9 of clubs.',
    );
  });
});

test('a card that cannot follow goes to whoever takes the trick', () => {
  const mine = 'Qs Ks 3h 4d 5d 6d 7d 8d 10d Jd';
  const trick = [3, '8c'] as const;
  expect(why({ hands: [mine, null, null, null], tricks: [tricks[0]], trick }, 'Qs')).toBe('You have no clubs, so give Dmitri the queen.');
  expect(why({ hands: [mine, null, null, null], tricks: [tricks[0]], trick }, '3h')).toBe('You have no clubs, so give Dmitri a heart.');
  expect(why({ hands: [mine, null, null, null], tricks: [tricks[0]], trick }, 'Ks')).toBe(
    'You have no clubs: a good time to get rid of the king of spades.',
  );
});
