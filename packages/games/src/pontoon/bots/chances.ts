/** Against the house: the exact chance to win, from every card that has not been seen. */
import { type Card, PACK } from '@baize/engine';
import { type Count, countOf, kindOfCount, MAX_CARDS, pipsOf, plus, totalOfCount, visible, worthOfCount } from '../hand.ts';
import { handAt } from '../places.ts';
import type { Rules } from '../rules.ts';
import type { View } from '../state.ts';

/** The unseen cards, counted by their pips from 1 to 10. It is drawn from and put back, so it is never shared. */
interface Unseen {
  readonly left: number[];
  total: number;
}

const unseenBy = (view: View): Unseen => {
  const seen = new Set<Card>([...view.spent, ...view.hands.flat().flatMap(visible)]);
  const left = Array.from({ length: 11 }, () => 0);
  for (const card of PACK) if (!seen.has(card)) left[pipsOf(card)] = (left[pipsOf(card)] ?? 0) + 1;
  return { left, total: PACK.length - seen.size };
};

/** The average of something over the next card, without that card while it is asked. */
const overNextCard = (unseen: Unseen, ask: (pips: number) => number): number => {
  const all = unseen.total;
  let sum = 0;
  for (let pips = 1; pips <= 10; pips += 1) {
    const many = unseen.left[pips] ?? 0;
    if (many === 0) continue;
    unseen.left[pips] = many - 1;
    unseen.total -= 1;
    sum += many * ask(pips);
    unseen.left[pips] = many;
    unseen.total += 1;
  }
  return sum / all;
};

/** The chance that the banker, playing by the house's rule from here, ends below this worth. */
const bankerEndsBelow = (rules: Rules, worth: number, bank: Count, unseen: Unseen): number => {
  const plays = bank.cards < 2 || (bank.cards < MAX_CARDS && totalOfCount(bank) <= rules.bankerTwistsTo);
  if (!plays) return worthOfCount(rules, bank) < worth ? 1 : 0;
  return overNextCard(unseen, (pips) => bankerEndsBelow(rules, worth, plus(bank, pips), unseen));
};

/** The chances of one hand. */
export interface Chances {
  readonly stick: number;
  readonly twist: number;
}

const stickChance = (rules: Rules, mine: Count, bank: Count, unseen: Unseen): number => {
  const worth = worthOfCount(rules, mine);
  // A banker need not draw against a pontoon: only another pontoon, on the hidden card, can stand up to it.
  if (kindOfCount(mine) === 'pontoon') return overNextCard(unseen, (pips) => (worthOfCount(rules, plus(bank, pips)) < worth ? 1 : 0));
  return bankerEndsBelow(rules, worth, bank, unseen);
};

const bestChance = (rules: Rules, mine: Count, bank: Count, unseen: Unseen): number => {
  if (kindOfCount(mine) === 'bust') return 0;
  const ends = mine.cards === MAX_CARDS || totalOfCount(mine) === 21;
  // A card on 11 or less only makes the hand better, so sticking need not be weighed.
  if (!ends && totalOfCount(mine) <= 11) return twistChance(rules, mine, bank, unseen);
  const stick = stickChance(rules, mine, bank, unseen);
  // Nor need a card be, when it goes bust too often to make up for it.
  if (ends || stick >= 1 - overNextCard(unseen, (pips) => (kindOfCount(plus(mine, pips)) === 'bust' ? 1 : 0))) return stick;
  return Math.max(stick, twistChance(rules, mine, bank, unseen));
};

const twistChance = (rules: Rules, mine: Count, bank: Count, unseen: Unseen): number =>
  overNextCard(unseen, (pips) => bestChance(rules, plus(mine, pips), bank, unseen));

/** The chance to win by sticking now, and by twisting now and playing on as well as can be. */
export const chancesOf = (view: View): Chances => {
  const mine = countOf(visible(handAt(view, view.turn.place, view.turn.hand)));
  const bank = countOf(visible(handAt(view, view.banker)));
  const unseen = unseenBy(view);
  return { stick: stickChance(view.rules, mine, bank, unseen), twist: twistChance(view.rules, mine, bank, unseen) };
};
