/** What can be chosen at a table of Hold'em. Who wants to is asked before all chips go in. */
import { figure, type Offer, range, thatFits } from '@baize/engine';
import { type Action, allIn, choiceWords, isHandOver } from '@baize/games/holdem';
import { type Line, line } from '../../kit/cells.ts';
import { type FrameWidth, textWidth } from '../../kit/frame.ts';
import type { Key } from '../../kit/keys.ts';
import type { Amount, Choice, Fill, Taking } from '../screen.ts';
import { screenWords } from './language/index.ts';
import { resultLine } from './log.ts';
import { type HoldemSight, isTurn } from './stage.ts';

type Bare = Exclude<Action['type'], 'bet' | 'raise'>;

const offerOf = <T extends Action['type']>({ offers }: HoldemSight, type: T): Extract<Offer<Action>, { readonly type: T }> | undefined =>
  offers.find((offer): offer is Extract<Offer<Action>, { readonly type: T }> => offer.type === type);

// --- all-in, and the question before it -----------------------------------------------------------------------------------------------

/** The turn that an all-in is being thought over in: another turn has forgotten it. */
const turnName = ({ view }: HoldemSight): string => `${view.hand}.${view.deeds.length}`;

/** Whether the player is asked about it now. */
const isAskedAllIn = (sight: HoldemSight): boolean => sight.draft['all-in'] === turnName(sight) && allIn(sight) !== undefined;

const WORD = 'all-in';

/** What waits for a second word where the player wants one: all the chips; nothing where they do not. */
const confirming = (sight: HoldemSight): Taking<Action> | undefined =>
  sight.asksAllIn === true ? { kind: 'now', draft: { 'all-in': turnName(sight) } } : undefined;

/** The question. */
const allInQuestion = ({ view, seat }: HoldemSight): string => screenWords().allInQuestion(view.stacks[seat] ?? 0);

const askAgain = (sight: HoldemSight): readonly Choice<Action>[] => {
  const action = allIn(sight) ?? { type: 'call' };
  const { yes, no } = screenWords().choices;
  return [
    {
      ...yes,
      key: 'y',
      also: ['enter', ...yes.also],
      word: 'yes',
      lit: true,
      isListed: true,
      take: { kind: 'now', action },
    },
    {
      ...no,
      key: 'n',
      also: ['escape', ...no.also],
      word: 'no',
      lit: true,
      isListed: true,
      take: { kind: 'now', draft: { 'all-in': '' } },
    },
  ];
};

// --- bet and raise ------------------------------------------------------------------------------------------------------

/** What a bet or a raise of this part of the pot goes to, within what is offered. A raise counts the call first. */
const partOfPot = ({ view }: HoldemSight, part: number, { min, max }: { readonly min: number; readonly max: number }): number => {
  const more = Math.round((view.pot + view.toCall) * part);
  return Math.max(min, Math.min(max, view.level + more));
};

const amountOf = (sight: HoldemSight): Amount<Action> | undefined => {
  const [bet, raise] = [offerOf(sight, 'bet'), offerOf(sight, 'raise')];
  const within = bet?.amount ?? raise?.to;
  if (within === undefined) return undefined;
  const { amounts, choices } = screenWords();
  const fill = (key: Key, part: number, { label, short }: Pick<Fill, 'label' | 'short'>): Fill => ({
    key,
    amount: partOfPot(sight, part, within),
    label,
    short,
  });
  return {
    kind: 'amount',
    ask: bet === undefined ? amounts.raise : amounts.bet,
    range: within,
    money: figure,
    action: (amount) => (bet === undefined ? { type: 'raise', to: amount } : { type: 'bet', amount }),
    ...(sight.asksAllIn === true && allIn(sight)?.type !== 'call'
      ? { confirm: (amount) => (amount === within.max ? { 'all-in': turnName(sight) } : undefined) }
      : {}),
    fills: [fill('h', 0.5, choices.halfPot), fill('p', 1, choices.fullPot)],
  };
};

/** Bet while nothing is bet, raise after it. Each key is answered where only the other can be done. */
const raising = (sight: HoldemSight, isListed: boolean): readonly Choice<Action>[] => {
  const amount = amountOf(sight);
  const isBet = sight.view.level === 0;
  const none: Amount<Action> = {
    kind: 'amount',
    ask: '',
    range: range(1, 1),
    action: (chips) => (isBet ? { type: 'bet', amount: chips } : { type: 'raise', to: chips }),
  };
  const { bet, raise } = screenWords().choices;
  const names = isBet
    ? { ...bet, key: 'b', also: ['r', ...bet.also], word: 'bet' }
    : { ...raise, key: 'r', also: ['b', ...raise.also], word: 'raise' };
  return [{ ...names, lit: amount !== undefined, isListed, take: amount ?? none }, ...(amount === undefined ? [] : spoken(sight, amount))];
};

/** Words of the plain mode. No key stands for them alone, and `pot` alone only asks how much there is. */
const spoken = (sight: HoldemSight, { range: within, action, confirm }: Amount<Action>): readonly Choice<Action>[] => {
  const { halfPot, fullPot } = screenWords().choices;
  const parts = [
    ['half pot', halfPot.also, 0.5],
    ['full pot', fullPot.also, 1],
  ] as const;
  return parts.map(([word, also, part]): Choice<Action> => {
    const chips = partOfPot(sight, part, within);
    const draft = confirm?.(chips);
    const take: Taking<Action> = draft === undefined ? { kind: 'now', action: action(chips) } : { kind: 'now', draft };
    return { key: word, also, word, asked: '', lit: true, isListed: false, take };
  });
};

// --- the bar --------------------------------------------------------------------------------------------------------

const simple = (sight: HoldemSight, type: Bare, choice: Omit<Choice<Action>, 'lit' | 'take'>): Choice<Action> => ({
  ...choice,
  lit: offerOf(sight, type) !== undefined,
  take: { kind: 'now', action: { type } },
});

const goingAllIn = (sight: HoldemSight, isListed: boolean): Choice<Action> => {
  const action = allIn(sight);
  const refused: Action = sight.view.level === 0 ? { type: 'bet', amount: 1 } : { type: 'raise', to: 1 };
  const names = { ...screenWords().choices.allIn, key: 'a', word: WORD, isListed };
  if (action === undefined) return { ...names, lit: false, take: { kind: 'now', action: refused } };
  return { ...names, lit: true, take: confirming(sight) ?? { kind: 'now', action } };
};

const matching = (sight: HoldemSight, isListed: boolean): Choice<Action> => {
  const { toCall, stacks } = sight.view;
  const words = screenWords().choices;
  if (toCall === 0) return simple(sight, 'check', { ...words.check, key: 'c', word: 'check', isListed });
  const isAll = toCall === stacks[sight.seat];
  const call = simple(sight, 'call', {
    ...words.call(toCall, isAll),
    key: 'c',
    word: 'call',
    isListed,
  });
  return call.lit && allIn(sight)?.type === 'call' ? { ...call, take: confirming(sight) ?? call.take } : call;
};

/** All choices, each lit or not. */
export const holdemChoices = (sight: HoldemSight): readonly Choice<Action>[] => {
  if (isAskedAllIn(sight)) return askAgain(sight);
  const isMine = isTurn(sight.view, sight.seat);
  const { next, fold } = screenWords().choices;
  return [
    simple(sight, 'ready', { ...next, key: 'enter', word: 'next', opensRound: true, isListed: false }),
    simple(sight, 'fold', { ...fold, key: 'f', word: 'fold', isListed: isMine }),
    matching(sight, isMine),
    ...raising(sight, isMine),
    goingAllIn(sight, isMine),
  ];
};

// --- what is asked ----------------------------------------------------------------------------------------------------

/** Row 22. */
export const holdemPrompt = (sight: HoldemSight, width: FrameWidth): Line => {
  const { view, offers } = sight;
  if (isHandOver(view)) return view.hand === 0 ? [] : line(resultLine(sight, textWidth(width)), 'bold');
  if (offers.length === 0) return [];
  return line(isAskedAllIn(sight) ? allInQuestion(sight) : thatFits(choiceWords(sight), textWidth(width)), 'bold');
};

/** What the plain mode asks: "40 to call. Fold (f), call (c), raise (r) or all-in (a)?" */
export const holdemAsk = (sight: HoldemSight): string => {
  const { view } = sight;
  const answers = holdemChoices(sight).flatMap(({ lit, asked = '' }) => (lit && asked !== '' ? [asked] : []));
  if (isAskedAllIn(sight)) return `${allInQuestion(sight)} ${screenWords().ask(undefined, answers)}`;
  return screenWords().ask(isHandOver(view) ? undefined : view.toCall, answers);
};
