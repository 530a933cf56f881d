/** What the parts say that every page and table share. */
import type { Card, Chips, Suit } from '@baize/engine';

/** The words of the kit. */
export interface KitWords {
  chips(amount: Chips): string;
  readonly tray: {
    add(chips: Chips): string;
    any(name: string): string;
    readonly undo: string;
    readonly clear: string;
    readonly repeat: string;
    readonly double: string;
  };
  /** What stands behind the number of cards in a pack. */
  cardsLeft(count: number): string;
  card(card: Card): string;
  suit(suit: Suit): string;
  readonly faceDown: string;
  readonly dieNotRolled: string;
  die(pips: number): string;
  readonly ok: string;
  readonly close: string;
  readonly happened: string;
  readonly wholeTable: string;
  readonly leave: string;
  readonly table: string;
  /** Why a text is no number of chips. */
  readonly noAmount: {
    readonly empty: string;
    readonly negative: string;
    readonly tooMany: string;
    readonly separators: string;
    readonly notWhole: string;
    notNumber(text: string): string;
  };
  readonly youWin: string;
  readonly youLose: string;
  readonly even: string;
}
