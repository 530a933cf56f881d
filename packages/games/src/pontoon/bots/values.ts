/**
 * Against a player's bank: what a hand is worth to each chip staked on it. The cards are taken as if from many packs, so
 * that everything fits in one small table; what a player can see of one pack changes these figures little.
 */
import { type Count, kindOfCount, MAX_CARDS, nothing, plus, totalOfCount, worthOfCount } from '../hand.ts';
import { presets } from '../rules.ts';

const rules = presets.british;
/** Where a banker is taken to stick: most do on 16 or 17, and the figures differ little. */
const BANKER_STICKS_FROM = 16;

const chanceOf = (pips: number): number => (pips === 10 ? 4 : 1) / 13;

const remember = (of: (count: Count) => number): ((count: Count) => number) => {
  const known = new Map<number, number>();
  return (count) => {
    const key = count.pips * 20 + count.cards * 2 + Number(count.ace);
    const found = known.get(key) ?? of(count);
    known.set(key, found);
    return found;
  };
};

const overNextCard = (count: Count, ask: (next: Count) => number): number => {
  let sum = 0;
  for (let pips = 1; pips <= 10; pips += 1) sum += chanceOf(pips) * ask(plus(count, pips));
  return sum;
};

/** How often the bank ends on each worth, once it is known that it was dealt no pontoon. */
let ends: ReadonlyMap<number, number> | undefined;
const bankEnds = (): ReadonlyMap<number, number> => {
  if (ends !== undefined) return ends;
  const found = new Map<number, number>();
  const follow = (bank: Count, chance: number): void => {
    if (bank.cards < 2 || (bank.cards < MAX_CARDS && totalOfCount(bank) < BANKER_STICKS_FROM)) {
      for (let pips = 1; pips <= 10; pips += 1) follow(plus(bank, pips), chance * chanceOf(pips));
    } else if (kindOfCount(bank) !== 'pontoon') {
      const worth = worthOfCount(rules, bank);
      found.set(worth, (found.get(worth) ?? 0) + chance);
    }
  };
  follow(nothing, 1);
  const all = [...found.values()].reduce((sum, chance) => sum + chance, 0);
  ends = new Map([...found].map(([worth, chance]) => [worth, chance / all]));
  return ends;
};

const TRICK = worthOfCount(rules, { cards: MAX_CARDS, pips: 20, ace: false });

/** What a chip brings on a hand that is left as it is. */
const stickValue = remember((count) => {
  const kind = kindOfCount(count);
  if (kind === 'bust') return -1;
  const worth = worthOfCount(rules, count);
  const paid = kind === 'points' ? 1 : 2;
  let value = 0;
  for (const [bank, chance] of bankEnds()) value += chance * (bank < worth ? paid : bank === TRICK ? -2 : -1);
  return value;
});

/** What a chip brings on a hand that takes a card, and is then played as well as can be. */
const drawValue = remember((count) => overNextCard(count, handValue));

const maySticks = (count: Count): boolean => totalOfCount(count) >= rules.stickFrom;

/** What a chip brings on a hand that is played as well as can be. */
const handValue = remember((count) => {
  const done = kindOfCount(count) === 'bust' || kindOfCount(count) === 'pontoon' || count.cards === MAX_CARDS;
  if (done) return stickValue(count);
  if (count.cards < 2) return drawValue(count);
  return maySticks(count) ? Math.max(stickValue(count), drawValue(count)) : drawValue(count);
});

/** What each chip on a hand brings on average: stuck on, drawn to, or played as well as can be. */
export const values = { stick: stickValue, draw: drawValue, best: handValue } as const;
