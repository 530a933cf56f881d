/** Exact odds for Blackjack. What a single hand is worth comes from the game itself, whose players use it too. */
export { coach, type Lesson, valueOfInsurance, valuesIn } from '@baize/games/blackjack';
export { type Decks, houseEdge } from './edge.ts';
export { type Codes, type PlanCode, planCode, type TableOdds, tableOdds, UP_CARDS } from './table.ts';
