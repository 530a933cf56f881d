/** What chips an amount is made of. */
import { type Chips, figure } from '@baize/engine';
import { kitWords } from '../language/index.ts';

/** The casino's chips, highest first. */
export const CHIP_VALUES = [500, 100, 25, 5, 1] as const;
/** The value printed on a chip. */
export type ChipValue = (typeof CHIP_VALUES)[number];

/** How high a stack is drawn. */
export const MAX_IN_A_STACK = 6;

/** The fewest chips for an amount, highest at the bottom, six at most: a stack is a picture, its label carries the truth. */
export const chipsFor = (amount: Chips): readonly ChipValue[] => {
  let left = amount;
  const chips: ChipValue[] = [];
  for (const value of CHIP_VALUES) {
    while (left >= value && chips.length < MAX_IN_A_STACK) {
      chips.push(value);
      left -= value;
    }
  }
  return chips;
};

const MAX_PILES = 3;

/** An amount as up to three piles, the dearest chips first: how a purse is pictured. */
export const pilesOf = (amount: Chips): readonly Chips[] => {
  let left = amount;
  const piles = CHIP_VALUES.map((value) => {
    const pile = Math.floor(left / value) * value;
    left -= pile;
    return pile;
  });
  return piles.filter((pile) => pile > 0).slice(0, MAX_PILES);
};

/** "1,250", and a true minus sign: "−40". */
export const amountOf = (amount: Chips): string => figure(Math.round(amount)).replace('-', '−');
/** What a round brought, under its title: "You lose" and "220". The word tells the sign, so the figure has none. */
export const netHead = (net: Chips): { readonly title: string; readonly amount: string } => ({
  title: net > 0 ? kitWords().youWin : net < 0 ? kitWords().youLose : kitWords().even,
  amount: net === 0 ? '' : amountOf(Math.abs(net)),
});
/** "1 chip", "1,250 chips". */
export const chipsOf = (amount: Chips): string => kitWords().chips(amount);
