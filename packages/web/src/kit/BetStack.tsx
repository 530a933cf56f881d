/** Chips on the felt, with their amount beside them. They slide from whoever laid or paid them. */
import type { Chips } from '@baize/engine';
import { memo, type RefObject, useLayoutEffect } from 'react';
import { useMoved } from './animation-batch.ts';
import { ChipStack } from './deck/ChipStack.tsx';
import { amountOf, CHIP_VALUES, type ChipValue, MAX_IN_A_STACK } from './deck/chips.ts';
import { animate, dropMotion, payMotion, pourMotion, slideMotion, wayFrom } from './motion.ts';
import { usePace } from './pace.ts';
import { findPlace } from './places.ts';

// --- a pot on its way to somebody, as stacks that are poured one after another ---------------------------------------

const MAX_POURED = 6;

/** An amount as the stacks in which it is poured to somebody: the more there is, the more of them. Together they are the amount. */
export const pourOf = (amount: Chips): readonly Chips[] => {
  const count = Math.max(1, Math.min(MAX_POURED, Math.floor(Math.log2(amount / 25)), amount));
  const each = Math.floor(amount / count);
  return Array.from({ length: count }, (_, place) => (place === 0 ? amount - each * (count - 1) : each));
};

/** A high stack worth about as much: of the dearest chips of which there are five. */
export const highStack = (amount: Chips): readonly ChipValue[] => {
  const value = CHIP_VALUES.find((one) => amount >= 5 * one) ?? 1;
  return Array.from({ length: Math.min(MAX_IN_A_STACK, Math.floor(amount / value)) }, () => value);
};

const MOST_STACKS = 6;

/** A pot as the stacks that picture it: one for a few of the least bets, five for fifty of them, each as high as a stack can be. */
export const potStacks = (amount: Chips, leastBet: Chips): readonly Chips[] => {
  if (amount === 0) return [];
  const count = Math.min(MOST_STACKS, amount, 1 + Math.floor(Math.log2(1 + amount / (3 * leastBet))));
  const each = Math.floor(amount / count);
  return Array.from({ length: count }, (_, place) => (place === 0 ? amount - each * (count - 1) : each));
};

/** One of the stacks of a pot. */
export const HighStack = memo(({ amount }: { amount: Chips }) => <ChipStack amount={amount} chips={highStack(amount)} />);

interface BetProps {
  readonly amount: Chips;
  /** The place the chips come from. */
  readonly from: string;
  /** What is written beside them; the bare amount by default. */
  readonly label?: string;
  /** Stacks that follow the first, as large winnings do. */
  readonly following?: readonly Chips[];
}

/** A stack that follows another one, and is part of it as soon as it is there. */
const Following = ({ amount, from, place }: { amount: Chips; from: string; place: number }) => {
  const stack = useMoved<HTMLSpanElement>((element, here, pace) =>
    pace === 0 ? undefined : pourMotion(wayFrom(findPlace(element, from) ?? here, here), pace, place),
  );
  return (
    <span ref={stack} className="going" aria-hidden="true">
      <ChipStack amount={amount} />
    </span>
  );
};

const none: readonly Chips[] = [];

/** The lowest chip slides, and the others fall onto it one by one. */
const useFalling = (stack: RefObject<Element | null>, amount: Chips): void => {
  const pace = usePace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another amount is another stack
  useLayoutEffect(() => {
    if (pace === 0) return;
    for (const [place, chip] of [...(stack.current?.querySelectorAll('.chips > g') ?? [])].entries()) {
      if (place > 0) animate(chip, dropMotion(pace, place));
    }
  }, [amount]);
};

/** A stack and its amount. */
export const BetStack = memo(({ amount, from, label = amountOf(amount), following = none }: BetProps) => {
  // Every change of the amount is a new stack on its way.
  const stack = useMoved<HTMLSpanElement>(
    (element, here, pace) => slideMotion({ ...wayFrom(findPlace(element, from) ?? here, here), scale: 1 }, pace),
    { when: amount },
  );
  useFalling(stack, amount);
  return (
    <span className="bet">
      <span className="pour">
        <span ref={stack}>
          <ChipStack amount={amount} />
        </span>
        {following.map((more, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stack that is poured is its place among them
          <Following key={place} amount={more} from={from} place={place + 1} />
        ))}
      </span>
      <span aria-hidden="true">{label}</span>
    </span>
  );
});

/** Winnings: they pour in from whoever pays, the more stacks the larger they are, and lie there as one. */
export const Won = ({ amount, from }: Pick<BetProps, 'amount' | 'from'>) => {
  const [, ...following] = pourOf(amount);
  return <BetStack amount={amount} from={from} label={`+${amountOf(amount)}`} following={following} />;
};

interface PaidProps {
  readonly amount: Chips;
  readonly to: string;
  readonly label: string;
  /** Which of several stacks it is that are poured. */
  readonly place?: number;
}

/** Chips on their way to somebody else; what stays is the amount. */
export const Paid = ({ amount, to, label, place = 0 }: PaidProps) => {
  const stack = useMoved<HTMLSpanElement>((element, here, pace) =>
    pace === 0 ? undefined : payMotion(wayFrom(findPlace(element, to) ?? here, here), pace, place),
  );
  return (
    <span className="bet paid">
      <span ref={stack} className="going" aria-hidden="true">
        <ChipStack amount={amount} />
      </span>
      {label}
    </span>
  );
};

/** A pot on its way to somebody: stack after stack, the more of them the larger it is. */
export const Poured = ({ amount, to }: Pick<PaidProps, 'amount' | 'to'>) =>
  pourOf(amount).map((stack, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a stack that is poured is its place among them
    <Paid key={place} amount={stack} to={to} label="" place={place} />
  ));
