/** What the player has in mind before it is an action: an amount, and all chips that wait for a second word. */
import type { Chips } from '@baize/engine';
import { type Action, allIn, type Holdem } from '@baize/games/holdem';
import { useRef, useState } from 'react';
import type { TableHandle } from '../../runtime/useTable.ts';
import { layOf, nudge, potSized, type Wager, wagerIn, within } from './amounts.ts';

/** The amount that is set, until the table has moved on; then the least that is offered. */
const useAmount = (wager: Wager | undefined, when: string) => {
  const [set, setSet] = useState<{ readonly amount: Chips; readonly when: string }>();
  const amount = set?.when === when ? set.amount : (wager?.range.min ?? 0);
  return [amount, (next: Chips) => setSet({ amount: next, when })] as const;
};

/** Whether an action leaves the player without a chip behind. */
const isAllIn = (action: Action, everything: Action | undefined): boolean => {
  if (everything === undefined || action.type !== everything.type) return false;
  if (action.type === 'bet' && everything.type === 'bet') return action.amount === everything.amount;
  return action.type === 'raise' && everything.type === 'raise' ? action.to === everything.to : action.type === 'call';
};

/** The moves of the bar and of the keys; with `asksFirst` all chips need a second word. */
export const useMoves = ({ shown, choose }: TableHandle<Holdem>, asksFirst: boolean) => {
  const { view, seat, offers } = shown;
  const wager = wagerIn(offers);
  // A field is looked for when a digit is typed, wherever it stands in the bar.
  const field = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<Action>();
  const [amount, setAmount] = useAmount(wager, `${view.hand} ${view.street} ${view.deeds.length}`);
  const everything = allIn(shown);

  const decide = (action: Action): void => {
    if (asksFirst && isAllIn(action, everything)) setAsked(action);
    else choose(action);
  };
  /** Without an offer the table says why not. */
  const lay = (): void =>
    decide(layOf(wager?.type ?? (view.level > 0 ? 'raise' : 'bet'), wager === undefined ? view.level + view.raise : amount));
  return {
    wager,
    amount,
    field,
    /** What waits for a second word, because it takes all the chips. */
    asked,
    setAmount,
    decide,
    /** Check where that is free, call where it is not. */
    match: () => decide({ type: offers.some(({ type }) => type === 'check') ? 'check' : 'call' }),
    lay,
    part: (part: number) => {
      if (wager === undefined) lay();
      else setAmount(within(wager.range, potSized(view, seat, part)));
    },
    nudge: (up: boolean) => {
      if (wager !== undefined) setAmount(nudge(wager.range, amount, up));
    },
    /** A digit begins an amount, and the field takes what follows. */
    type: (digit: string) => {
      if (wager === undefined) return;
      field.current?.focus();
      setAmount(Number(digit));
    },
    allIn: () => decide(everything ?? layOf(view.level > 0 ? 'raise' : 'bet', (view.stacks[seat] ?? 0) + (view.bets[seat] ?? 0))),
    confirm: () => {
      setAsked(undefined);
      if (asked !== undefined) choose(asked);
    },
    forget: () => setAsked(undefined),
  };
};

/** The moves, as the bar has them. */
export type HoldemMoves = ReturnType<typeof useMoves>;
