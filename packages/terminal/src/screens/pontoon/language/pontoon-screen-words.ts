/** All that the screen of Pontoon says by itself, beside the sentences of the game. */
import type { Card, Range, Saying, Who } from '@baize/engine';
import type { Action, Rules, Score, Status, Verdict } from '@baize/games/pontoon';

/** How a choice is shown, and the word that is typed for it. */
export interface ChoiceWords {
  readonly word: string;
  readonly label: string;
  /** In the compact bar, where that is too long. */
  readonly short?: string;
  /** How the plain mode asks for it. */
  readonly asked: string;
}

/** How the banker's turn ended. */
export interface BankersEnd {
  readonly type: 'stuck' | 'went-bust' | 'trick-made';
  readonly total: number;
}

/** How often a result came. */
export interface ResultCount {
  readonly result: Verdict['result'];
  readonly count: number;
}

/** Cards of somebody, and how many more nobody can see. */
export interface CardsSeen {
  readonly seen: readonly Card[];
  readonly hidden: number;
}

/** The screen in one language. */
export interface PontoonScreenWords {
  figure(count: number): string;
  /** `+20`, `-1,000`, `0`. */
  signed(count: number): string;
  /** A card under its own name: `King of spades`. */
  card(card: Card): string;

  /** What is printed on the felt. */
  readonly print: Readonly<Record<'house' | 'british', string>>;
  readonly reshuffled: string;
  readonly hiddenCard: string;

  /** The headings of hands. */
  readonly headings: {
    readonly banker: string;
    /** Beside the banker of the house, where there is little room. */
    readonly mine: string;
    readonly myHand: string;
    readonly myHands: string;
    readonly myBank: string;
    readonly myBankShort: string;
    hand(number: number): string;
    readonly active: string;
    readonly stake: string;
    showing(total: number): string;
    /** `soft 17`, `20`, `pontoon, 21`; and where there is less room, `pontoon`. */
    total(score: Score): Saying;
  };
  /** How a hand stands, in a word. */
  readonly stands: Readonly<Record<Exclude<Status, 'playing'>, string>>;
  /** The same behind a heading. */
  readonly ended: Readonly<Record<Status, string>>;
  /** `won`, `lost double`. */
  fared(verdict: Pick<Verdict, 'result' | 'times'>): string;
  hands(count: number): string;
  results(counts: readonly ResultCount[]): string;

  /** The heads of the columns among players, and what stands in them. */
  readonly columns: Readonly<Record<'seats' | 'cards' | 'stake' | 'result' | 'chips' | 'bank' | 'bankShort' | 'out', string>>;

  /** The log row. */
  readonly log: {
    bankersTurn(up: readonly Card[], drawn: readonly Card[], end: BankersEnd): Saying;
    twisted(card: Card, score: Score): string;
    dealt(score: Score, shown: Card): string;
  };

  readonly welcome: {
    readonly house: readonly string[];
    british(players: readonly Who[], stack: number, rules: Rules): readonly Saying[];
  };

  /** Row 2. */
  readonly status: {
    rounds(count: number): string;
    won(count: number): string;
    lost(count: number): string;
    round(number: number): string;
    readonly cut: string;
    inDeck(cards: number): string;
    chips(count: number): string;
    stakes(stakes: readonly number[]): string;
    outcome(net: number): string;
    keepsBank(who: Who): string;
    getsBank(who: Who): string;
  };

  readonly leave: {
    readonly uncounted: { readonly warning: string; readonly question: string };
    staked(atRisk: number, stack: number): { readonly warning: string; readonly question: string };
  };
  summary(rounds: number, won: number, lost: number, even: number): string;
  leavesWith(stack: number): string;
  readonly goodbye: string;

  readonly keys: Readonly<Record<'twist' | 'stick' | 'buy' | 'split' | 'stake', string>>;

  /** The sheet on Tab. */
  readonly score: Readonly<
    Record<
      | 'name'
      | 'session'
      | 'rounds'
      | 'won'
      | 'lost'
      | 'even'
      | 'winRate'
      | 'longestRun'
      | 'net'
      | 'bestRound'
      | 'wonAndLost'
      | 'chips'
      | 'out'
      | 'you',
      string
    >
  > & { percent(share: number): string };

  /** What the plain mode tells on request. */
  readonly tells: {
    hold(cards: CardsSeen, score: Score | undefined): string;
    holdHand(hand: number, cards: CardsSeen, score: Score | undefined): string;
    readonly holdNothing: string;
    /** Every hand of a place; undefined for the banker of the house. */
    lies(name: string | undefined, isBanker: boolean, hands: readonly CardsSeen[]): string;
    readonly nothingDealt: string;
    readonly noStakes: string;
    staked(sum: number, left: number): string;
    readonly alone: string;
    /** `stack` is undefined for somebody who is out. */
    sits(who: Who, stack: number | undefined, isBanker: boolean): string;
  };

  readonly choices: Readonly<Record<Exclude<Action['type'], 'stake' | 'buy'> | 'no', ChoiceWords>> & {
    /** Typed after the key. */
    readonly stake: Pick<ChoiceWords, 'word' | 'label'> & { readonly ask: string; asked(range: Range): string };
    readonly buy: Pick<ChoiceWords, 'word' | 'label'> & { readonly ask: string; asked(range: Range): string };
  };
}
