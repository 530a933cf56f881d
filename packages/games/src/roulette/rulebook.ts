/** How to play roulette: the page behind "Rules". */
import { capital, listAnd, type Passage } from '@baize/engine';
import { kindName } from './phrases.ts';
import type { BetKind, Rules } from './rules.ts';
import { type Payout, payouts } from './summary.ts';

const places: Readonly<Record<BetKind, string>> = {
  straight: 'on a number',
  split: 'on the edge of two numbers',
  street: 'at the far end of a row of three',
  trio: 'where zero meets 1 and 2, or 2 and 3',
  corner: 'where four numbers meet',
  'first-four': 'at the far edge, where zero meets 3',
  'six-line': 'at the far edge, between two rows',
  dozen: 'in its box',
  column: 'in its box',
  'red-black': 'in its box',
  'odd-even': 'in its box',
  'low-high': 'in its box, 1 to 18 or 19 to 36',
};
/** Where the chips of a kind of bet lie: "on the edge of two numbers". */
export const chipPlace = (kind: BetKind): string => places[kind];

/** What a hundred chips bring on average, to two places: -2.70. */
export const onHundred = ({ brings: { over, under } }: Payout): number => Math.round((10_000 * over) / under) / 100;

/** "Corner, where four numbers meet: pays 11 to 1. 100 chips bring 29.73 on average, exactly 11/37 a chip." */
const payoutLine = (payout: Payout): string => {
  const { kind, pays, brings } = payout;
  const hundred = onHundred(payout);
  const verb = hundred < 0 ? 'lose' : 'bring';
  const each = `${Math.abs(brings.over)}/${brings.under}`;
  return `${capital(kindName(kind))}, ${chipPlace(kind)}: pays ${pays} to 1. 100 chips ${verb} ${Math.abs(hundred).toFixed(2)} on average, exactly ${each} a chip.`;
};

/** Which bets favour the player, in a sentence. */
export const favours = (rules: Rules): string => {
  const kinds = payouts(rules).filter(({ brings }) => brings.over > 0);
  if (kinds.length === 0) return 'At this table every bet favours the house.';
  const names = kinds.map(({ kind }) => (kind === 'low-high' ? kindName(kind) : `${kindName(kind)}s`));
  return `At this table ${listAnd(names)} favour you.`;
};

const zero = ({ halfBackOnZero }: Rules): string =>
  halfBackOnZero
    ? 'On zero dozens and columns lose. Of a bet on red or black, odd or even, low or high half comes back; of an odd stake the house keeps the odd chip.'
    : 'On zero every outside bet loses: dozens, columns, red and black, odd and even, low and high.';

const calls: Passage = {
  heading: 'Calls',
  lines: [
    'A call lays several chips at a word, on a part of the wheel.',
    'Voisins du zero: 17 numbers about zero, nine chips. Tiers du cylindre: 12 numbers across from it, six chips.',
    'Orphelins: the 8 numbers between, five chips. Jeu zero: 7 numbers beside zero, four chips.',
    'Neighbours: a number and two to each side of it, five chips.',
  ],
};

/** The rules page. */
export const rulebook = (rules: Rules): readonly Passage[] => [
  {
    heading: 'The aim',
    lines: [
      'Guess where the ball comes to rest: the wheel has the numbers 1 to 36, half of them red and half black, and a green zero.',
      'Lay chips on a number, an edge, a crossing or a box, as many bets as you like, then spin.',
      'A bet that holds the number is paid as below and keeps its stake; the others are lost.',
      zero(rules),
    ],
  },
  {
    heading: 'Your chips',
    lines: [
      'You bet what you have, a chip or more. Until the spin every bet can be taken back.',
      'What lies on the board is lost if you leave before the ball is at rest.',
    ],
  },
  { heading: 'Payouts', lines: [...payouts(rules).map(payoutLine), favours(rules)] },
  ...(rules.calls ? [calls] : []),
];
