/** Pontoon against the house: the exact chance to win with the best play, from a full deck. */
import { type Count, kindOfCount, MAX_CARDS, nothing, plus, type Rules, totalOfCount, worthOfCount } from '@baize/games/pontoon';

/** The chance to win against each card that the banker shows, by its pips from 1 for an ace. */
export interface AgainstCard {
  readonly pips: number;
  readonly wins: number;
}

/** What can be said of a table against the house. */
export interface WinningOdds {
  readonly preset: string;
  /** The chance to win a round, with the best play. */
  readonly wins: number;
  /** How often a pontoon is dealt. */
  readonly pontoons: number;
  readonly against: readonly AgainstCard[];
}

const PIPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const DECK = 52;
const ofPips = (pips: number): number => (pips === 10 ? 16 : 4);

/** The cards that are left, by their pips; drawn from and put back, so it is never shared. */
class Left {
  readonly cards = [0, ...PIPS.map(ofPips)];
  total = DECK;
  count(pips: number): number {
    return this.cards[pips] ?? 0;
  }
  /** Something without this card. */
  without<A>(pips: number, ask: () => A): A {
    this.cards[pips] = this.count(pips) - 1;
    this.total -= 1;
    const answer = ask();
    this.cards[pips] = this.count(pips) + 1;
    this.total += 1;
    return answer;
  }
  /** The average of something over the next card. */
  over(ask: (pips: number) => number): number {
    const all = this.total;
    let sum = 0;
    for (const pips of PIPS) {
      const many = this.count(pips);
      if (many > 0) sum += many * this.without(pips, () => ask(pips));
    }
    return sum / all;
  }
  /** What tells these cards from others. */
  key(): string {
    return this.cards.join();
  }
}

/** The best play against one card, its answers kept by the cards that are left: the order of a hand means nothing. */
class Round {
  private readonly known = new Map<string, number>();
  private readonly rules: Rules;
  private readonly up: number;
  private readonly left: Left;
  constructor(rules: Rules, up: number, left: Left) {
    this.rules = rules;
    this.up = up;
    this.left = left;
  }
  /** The chance that the banker, playing by the house's rule from here, ends below this worth. */
  private endsBelow(worth: number, bank: Count): number {
    const plays = bank.cards < 2 || (bank.cards < MAX_CARDS && totalOfCount(bank) <= this.rules.bankerTwistsTo);
    if (!plays) return worthOfCount(this.rules, bank) < worth ? 1 : 0;
    return this.left.over((pips) => this.endsBelow(worth, plus(bank, pips)));
  }
  private stick(mine: Count): number {
    const worth = worthOfCount(this.rules, mine);
    const bank = plus(nothing, this.up);
    // Against a pontoon the banker only turns up the hidden card.
    if (kindOfCount(mine) === 'pontoon') return this.left.over((pips) => (worthOfCount(this.rules, plus(bank, pips)) < worth ? 1 : 0));
    return this.endsBelow(worth, bank);
  }
  /** The chance to win from this hand. */
  best(mine: Count): number {
    if (kindOfCount(mine) === 'bust') return 0;
    const key = this.left.key();
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const total = totalOfCount(mine);
    const isOver = mine.cards === MAX_CARDS || total === 21;
    const twist = isOver ? 0 : this.left.over((pips) => this.best(plus(mine, pips)));
    // A card on 11 or less only makes a hand better.
    const best = !isOver && total <= 11 ? twist : Math.max(twist, this.stick(mine));
    this.known.set(key, best);
    return best;
  }
}

/** The chance to win against one card that shows. */
const winsAgainst = (rules: Rules, up: number): number => {
  const left = new Left();
  return left.without(up, () => {
    const round = new Round(rules, up, left);
    return left.over((first) => left.over((second) => round.best(plus(plus(nothing, first), second))));
  });
};

/** The odds of a table against the house; undefined where others play, whose play cannot be known. */
export const winningOdds = (rules: Rules): WinningOdds | undefined => {
  if (rules.bank !== 'house') return undefined;
  const against = PIPS.map((pips) => ({ pips, wins: winsAgainst(rules, pips) }));
  const wins = against.reduce((sum, one) => sum + (one.wins * ofPips(one.pips)) / DECK, 0);
  return { preset: rules.preset, wins, pontoons: (2 * ofPips(1) * ofPips(10)) / (DECK * (DECK - 1)), against };
};
