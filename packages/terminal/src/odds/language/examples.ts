/** How the odds of a game are asked for, the same in every language. */
export const EXAMPLES = {
  blackjack: 'baize odds blackjack --preset vegas',
  hearts: 'baize odds hearts',
  pontoon: 'baize odds pontoon',
  roulette: 'baize odds roulette --preset house',
  sabacc: 'baize odds sabacc --cards 3',
} as const;
