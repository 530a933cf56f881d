import { inFull, loadWords } from '@baize/engine';
import { cardCode, evaluator, exactEquity, madeOf, madeWords, parseCards, strengthOf } from '@baize/games/holdem';

await loadWords();
const cards = (text: string) => parseCards(text) ?? [];

console.log(inFull(madeWords(madeOf(cards('KhKd4c9s2hKs4h'))))); // full house, kings over fours
console.log(strengthOf(cards('AsKsQsJsTs2h3d'))); // 7462: there is nothing better, and 1 is the worst

// For millions of hands: seven numbers from 0 to 51 in, a strength out.
const { of7 } = evaluator();
console.log(of7([0, 1, 2, 3, 4, 5, 6]));

const { boards, shares } = exactEquity([cards('AsAh'), cards('KdKc')].map((hand) => hand.map(cardCode)));
console.log(boards, shares[0]?.equity, shares[1]?.equity); // 1712304 boards, 0.8126 and 0.1874 of the pot
