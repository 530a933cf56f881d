/** The small words of roulette: bets, numbers, sums. */
import { type Audience, type Chips, capital, figure, inWords } from '@baize/engine';
import { type Bet, stakeOf } from './bets.ts';
import type { CallName } from './calls.ts';
import { findSpot, type Spot, spotById } from './layout.ts';
import type { BetKind } from './rules.ts';
import { type Colour, colourOf } from './wheel.ts';

/** "one bet", "five bets", "13 bets". */
export const betCount = (count: number): string => `${inWords(count)} ${count === 1 ? 'bet' : 'bets'}`;

/** "1 chip", "40 chips". */
export const chipCount = (count: Chips): string => `${figure(count)} ${count === 1 ? 'chip' : 'chips'}`;
/** "You win", "Ada wins". */
export const verb = ({ me, names }: Audience, you: string, they: string): string =>
  me === 0 ? `You ${you}` : `${names[0] ?? 'The player'} ${they}`;

// --- bets ---------------------------------------------------------------------------------------------------------

const kindNames: Readonly<Record<BetKind, string>> = {
  straight: 'straight',
  split: 'split',
  street: 'street',
  trio: 'trio',
  corner: 'corner',
  'first-four': 'first four',
  'six-line': 'six line',
  dozen: 'dozen',
  column: 'column',
  'red-black': 'red or black',
  'odd-even': 'odd or even',
  'low-high': 'low or high',
};
/** "corner", "six line", "red or black". */
export const kindName = (kind: BetKind): string => kindNames[kind];

const boxNames: Readonly<Record<string, string>> = {
  'dozen-1': '1st 12',
  'dozen-2': '2nd 12',
  'dozen-3': '3rd 12',
  'column-1': 'column 1',
  'column-2': 'column 2',
  'column-3': 'column 3',
  low: '1-18',
  high: '19-36',
};
/** What a bet is called on the board: "17", "17/20", "2nd 12", "red". */
export const spotName = ({ id }: Spot): string => boxNames[id] ?? id;

/** Whether the name on the board leaves open what kind of bet it is. */
const needsKind = ({ kind, box }: Spot): boolean => box === undefined || kind === 'straight' || kind === 'dozen';

/** "straight", "corner", "dozen"; nothing where the name on the board says it all. */
export const kindWord = (spot: Spot): string => (needsKind(spot) ? kindName(spot.kind) : '');

/** "17, straight", "2nd 12, dozen", "red". */
export const spotPhrase = (spot: Spot): string => [spotName(spot), kindWord(spot)].filter((word) => word !== '').join(', ');

/** A bet by its whole name, for a list or a label: "Corner 2, 3, 5, 6", "Six line 31 to 36", "2nd 12", "Red". */
export const spotTitle = (spot: Spot): string => {
  const { kind, numbers, box } = spot;
  if (kind === 'six-line') return `Six line ${numbers[0]} to ${numbers.at(-1)}`;
  return box === undefined || kind === 'straight' ? `${capital(kindName(kind))} ${numbers.join(', ')}` : capital(spotName(spot));
};

/** "25 on 17". */
export const betName = ({ spot, amount }: Bet): string => `${figure(amount)} on ${spotName(spotById(spot))}`;

/** "115 in five bets". */
export const betsName = (bets: readonly Bet[]): string => `${figure(stakeOf(bets))} in ${betCount(bets.length)}`;

const callNames: Readonly<Record<CallName, string>> = {
  voisins: 'voisins du zero',
  tiers: 'tiers du cylindre',
  orphelins: 'orphelins',
  'jeu-zero': 'jeu zero',
};
/** "tiers du cylindre". */
export const callName = (name: CallName): string => callNames[name];

// --- numbers ---------------------------------------------------------------------------------------------------------

const traitNames: readonly (readonly [id: string, name: string])[] = [
  ['even', 'even'],
  ['odd', 'odd'],
  ['low', 'low'],
  ['high', 'high'],
  ['dozen-1', 'first dozen'],
  ['dozen-2', 'second dozen'],
  ['dozen-3', 'third dozen'],
  ['column-1', 'first column'],
  ['column-2', 'middle column'],
  ['column-3', 'last column'],
];

/** A number's colour, and every outside bet it wins: "even", "high", "second dozen", "middle column". Zero wins none. */
export const traitsOf = (number: number): { readonly colour: Colour; readonly traits: readonly string[] } => ({
  colour: colourOf(number),
  traits: traitNames.flatMap(([id, name]) => (findSpot(id)?.numbers.includes(number) === true ? [name] : [])),
});

/** "20, black, even, high, second dozen, middle column". */
export const numberPhrase = (number: number): string => {
  const { colour, traits } = traitsOf(number);
  return [number, colour, ...traits].join(', ');
};
