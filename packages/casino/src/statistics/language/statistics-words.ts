/** All that a page of statistics says, by what it is about. */

/** A name, and what stands small beside it. */
export interface Named {
  readonly name: string;
  readonly means: string;
}

/** A picture of bars: its title, what it rests on, and a word for each bar. */
export interface Pictured<Bar extends string> {
  readonly title: string;
  readonly bars: Readonly<Record<Bar, string>>;
}

/** What rounds are called where they are counted. */
export type CountedKind = 'round' | 'hand' | 'game' | 'spin' | 'pot' | 'decision' | 'session' | 'time';

/** The words of the statistics. */
export interface StatisticsWords {
  /** "1 hand", "1,284 hands". */
  many(count: number, of: CountedKind): string;
  /** "hands", as a heading has it beside its number. */
  rounds(count: number, of: CountedKind): string;
  /** "in 100", small beside a share. */
  readonly inHundred: string;
  /** A share that so few cases say nothing of. */
  tooFew(least: number, count: number): string;
  /** How often that is: "one in 21 hands". */
  oneIn(part: number, whole: number): string;
  wonOfThem(won: number): string;
  partOf(part: number, whole: number): string;
  readonly net: Named;
  readonly behind: string;
  readonly ofYourHands: string;
  readonly chipsInAll: string;
  readonly wonAtOnce: string;
  readonly played: Readonly<Record<'Rounds' | 'Games' | 'Hands' | 'Spins', string>>;
  readonly luck: {
    readonly name: string;
    readonly nothingStaked: string;
    ordinary(usual: number): string;
    unusual(usual: number): string;
    rare(usual: number): string;
  };
  readonly due: {
    readonly name: string;
    readonly bestPlay: string;
    share(inHundred: number): string;
    /** What luck has brought beside what was due, in whole chips; 0 for nothing. */
    beside(luck: number): string;
  };
  readonly noStakes: string;
  averageStake(chips: number): string;
  readonly mistakes: {
    readonly name: string;
    readonly means: string;
    tooFew(least: number, count: number): string;
    readonly cost: string;
    readonly costUnit: Readonly<Record<'chips' | 'points', string>>;
    readonly title: string;
    note(decisions: number, sessions: number): string;
    readonly last: string;
  };
  readonly pontoon: {
    readonly ends: Pictured<'bust' | '17' | '18' | '19' | '20' | '21' | 'trick' | 'pontoon'>;
    telling(tricks: number): string;
    readonly pontoons: string;
    readonly tricks: string;
    readonly bust: string;
    readonly bank: string;
    bankNet(signed: string): string;
  };
  readonly sabacc: {
    readonly totals: string;
    totalsNote(games: number): string;
    telling(sabaccs: number): string;
    readonly wonWhenCalled: string;
    readonly sabaccs: Named;
    readonly pots: string;
    potChips(chips: number): string;
    readonly dice: Named;
  };
  readonly hearts: {
    readonly places: Pictured<'1' | '2' | '3' | '4'>;
    readonly points: string;
    pointsNote(hands: number): string;
    readonly queen: Pictured<'passed' | 'given' | 'kept'>;
    queenNote(times: number): string;
    readonly byPass: Pictured<'left' | 'right' | 'across' | 'none'>;
    readonly byPassNote: string;
    queenShare(inHundred: number): string;
    telling(points: string): string;
    readonly pointsAHand: string;
    evenShare(points: string): string;
    readonly clean: Named;
    readonly queens: string;
    queensOf(queens: number, hands: number): string;
    readonly moons: string;
    othersShot(moons: number): string;
    readonly bestRun: string;
    run(length: number): string;
  };
  readonly holdem: {
    readonly positions: Readonly<Record<'early' | 'hijack' | 'cutoff' | 'button' | 'small' | 'big', string>>;
    readonly ends: Pictured<'preflop' | 'flop' | 'turn' | 'river' | 'unseen' | 'showdown'>;
    endsNote(hands: number): string;
    /** Where the hands have done best and worst, in chips a hundred. */
    bestPosition(best: string, bestNet: number, worst: string, worstNet: number): string;
    allInLuck(pots: number, signed: string, usual: number): string;
    telling(inHundred: number): string;
    chipsInAll(signed: string): string;
    readonly wonAtShowdown: string;
    readonly plays: Named;
    readonly raises: Named;
    readonly aggression: Named;
    aggressionTooFew(least: number, count: number): string;
    betsToNone(bets: number): string;
    readonly bestHand: string;
  };
  readonly blackjack: {
    readonly results: string;
    resultsNote(hands: number): string;
    readonly ends: Pictured<'blackjack' | 'win' | 'push' | 'lose' | 'bust' | 'surrender'>;
    readonly luckAndPlay: string;
    readonly won: string;
    withBlackjack(count: number): string;
    readonly bust: string;
  };
  readonly roulette: { readonly staked: string; readonly bestSpin: string };
}
