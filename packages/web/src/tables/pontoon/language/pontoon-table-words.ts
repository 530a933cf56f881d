/** What the web's table of Pontoon says beside the game's own sentences: buttons, labels, headings, and the lesson. */
import type { Rules, Score, Status } from '@baize/games/pontoon';

/** A page of the lesson. */
export interface LessonWords {
  readonly title: string;
  readonly says: string;
}

/** The table of Pontoon in one language. */
export interface PontoonTableWords {
  /** Each preset in a line, for whoever takes a seat. */
  readonly lines: Readonly<Record<Rules['preset'], string>>;
  readonly alone: string;

  /** What is printed on the felt and written beside its places. */
  readonly felt: {
    readonly print: string;
    readonly printShort: string;
    readonly discards: string;
    spent(cards: number): string;
    readonly myBank: string;
    /** Beside the name of whoever has the bank. */
    readonly bank: string;
    /** In place of the chips of somebody who has left. */
    readonly left: string;
  };

  /** What is written beside a hand. */
  readonly hand: {
    title(status: Status, score: Score): string;
    banker(status: Status, score: Score): string;
    bankerShows(total: number): string;
    /** How an opponent's hand stands where it is not all seen. */
    readonly stands: Readonly<Record<'bust' | 'trick' | 'stuck', string>>;
  };

  /** What the round brought, as a headline. */
  net(net: number): string;
  readonly purses: Readonly<Record<'stack' | 'staked' | 'won' | 'lost', string>>;

  /** The action bar. */
  readonly bar: Readonly<Record<'stake' | 'price' | 'buy' | 'again', string>>;
  readonly keys: Readonly<Record<'stake' | 'skip' | 'coach' | 'rules', string>>;

  readonly lesson: Readonly<Record<'closer' | 'twist' | 'best', LessonWords>> & {
    /** Between two hands of which the first is the better. */
    readonly beats: string;
  };
}
