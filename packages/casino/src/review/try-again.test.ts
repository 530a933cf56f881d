import { blackjackModule } from '@baize/games/blackjack';
import { expect, test } from 'vitest';
import { openingFor } from '../profile/seating.ts';
import type { Recorded } from '../records/record.ts';
import { decisions, judge } from './review.ts';
import { isSameKind, triedAnswer } from './try-again.ts';

const opening = openingFor(blackjackModule, { preset: 'vegas', others: 0, buyIn: 500, serverSeed: '0002'.repeat(16) });
const log = [{ type: 'bet', amount: 10 }, { type: 'deal' }, { type: 'hit' }].map((action) => ({ seat: 0, action }));
const record: Recorded = { ...opening, game: 'blackjack', version: blackjackModule.game.version, log, held: { stack: 0, atRisk: 0 } };

test('a decision tried again is told of what was chosen now, never of the old mistake', () => {
  const made = [...decisions(blackjackModule, record, 0)].at(-1);
  const judgment = made && judge(blackjackModule, made);
  if (made === undefined || judgment === undefined) throw new Error('There is nothing to judge.');
  const others = made.sight.offers.map(({ type }) => type).filter((type) => type === 'stand' || type === 'double' || type === 'surrender');
  expect(others.length).toBeGreaterThan(1);
  for (const type of others) {
    const { isRight, title, text } = triedAnswer(blackjackModule, made, judgment, { type });
    expect(title).toBe(isRight ? 'Correct' : 'There’s better');
    if (!isRight) expect(text.toLowerCase()).toContain(`you chose “${type}`);
    expect(text).toMatch(/ on average; /);
    // The second figure is of what was chosen, or of the next best where that was the best.
    const names = { stand: 'standing', double: 'doubling', surrender: 'surrender' } as const;
    expect(text.toLowerCase()).toContain(names[type]);
  }
});

test('a raise is a raise, whatever it goes to; a card is not another card', () => {
  expect(isSameKind({ type: 'raise', to: 40 }, { type: 'raise', to: 90 })).toBe(true);
  expect(isSameKind({ type: 'play', card: 'Qs' }, { type: 'play', card: 'Ks' })).toBe(false);
  expect(isSameKind({ type: 'bet', amount: 4 }, { type: 'raise', to: 4 })).toBe(false);
});
