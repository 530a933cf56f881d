/** What can be chosen at a table of Hold'em. All-in is asked about once. */
import { capital, figure, listOr, type Offer, range } from '@baize/engine';
import { type Action, allIn, choiceWords, isHandOver } from '@baize/games/holdem';
import { type Line, line } from '../../kit/cells.ts';
import { type FrameWidth, textWidth } from '../../kit/frame.ts';
import type { Key } from '../../kit/keys.ts';
import { clip } from '../../kit/text.ts';
import type { Amount, Choice, Fill } from '../screen.ts';
import { resultWords } from './log.ts';
import { type HoldemSight, isTurn } from './stage.ts';

type Bare = Exclude<Action['type'], 'bet' | 'raise'>;

const offerOf = <T extends Action['type']>({ offers }: HoldemSight, type: T): Extract<Offer<Action>, { readonly type: T }> | undefined =>
  offers.find((offer): offer is Extract<Offer<Action>, { readonly type: T }> => offer.type === type);

// --- all-in, asked once -----------------------------------------------------------------------------------------------

/** The turn that an all-in is being thought over in: another turn has forgotten it. */
const turnName = ({ view }: HoldemSight): string => `${view.hand}.${view.deeds.length}`;

/** Whether the player is asked about it now. */
const isAskedAllIn = (sight: HoldemSight): boolean => sight.draft['all-in'] === turnName(sight) && allIn(sight) !== undefined;

const WORD = 'all-in';

/** What is behind the question: all chips that are left. */
const allChips = ({ view, seat }: HoldemSight): string => figure(view.stacks[seat] ?? 0);

/** The question. */
const allInQuestion = (sight: HoldemSight): string => `All-in with ${allChips(sight)}, all you have?`;

const askAgain = (sight: HoldemSight): readonly Choice<Action>[] => {
  const action = allIn(sight) ?? { type: 'call' };
  return [
    {
      key: 'y',
      also: ['enter'],
      word: 'yes',
      label: '[Y]es, all-in',
      asked: 'yes (y)',
      lit: true,
      isListed: true,
      take: { kind: 'now', action },
    },
    {
      key: 'n',
      also: ['escape'],
      word: 'no',
      label: '[N]o',
      asked: 'no (n)',
      lit: true,
      isListed: true,
      take: { kind: 'draft', draft: { 'all-in': '' } },
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
  const fill = (key: Key, part: number, label: string, short: string): Fill => ({
    key,
    amount: partOfPot(sight, part, within),
    label,
    short,
  });
  return {
    kind: 'amount',
    ask: bet === undefined ? 'Raise to' : 'Bet',
    range: within,
    money: figure,
    action: (amount) => (bet === undefined ? { type: 'raise', to: amount } : { type: 'bet', amount }),
    fills: [fill('h', 0.5, '[H]alf pot', '[H]alf'), fill('p', 1, '[P]ot', '[P]ot')],
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
  const names = isBet
    ? { key: 'b', also: ['r'], word: 'bet', label: '[B]et', asked: 'bet (b)' }
    : { key: 'r', also: ['b'], word: 'raise', label: '[R]aise', asked: 'raise (r)' };
  return [{ ...names, lit: amount !== undefined, isListed, take: amount ?? none }, ...(amount === undefined ? [] : spoken(sight, amount))];
};

/** Words of the plain mode. No key stands for them alone, and `pot` alone only asks how much there is. */
const spoken = (sight: HoldemSight, { range: within, action }: Amount<Action>): readonly Choice<Action>[] =>
  (
    [
      ['half pot', ['half', 'raise half', 'bet half'], 0.5],
      ['full pot', ['raise pot', 'bet pot'], 1],
    ] as const
  ).map(([word, also, part]) => ({
    key: word,
    also,
    word,
    label: '',
    asked: '',
    lit: true,
    isListed: false,
    take: { kind: 'now', action: action(partOfPot(sight, part, within)) },
  }));

// --- the bar --------------------------------------------------------------------------------------------------------

const simple = (sight: HoldemSight, type: Bare, choice: Omit<Choice<Action>, 'lit' | 'take'>): Choice<Action> => ({
  ...choice,
  lit: offerOf(sight, type) !== undefined,
  take: { kind: 'now', action: { type } },
});

const goingAllIn = (sight: HoldemSight, isListed: boolean): Choice<Action> => {
  const lit = allIn(sight) !== undefined;
  const refused: Action = sight.view.level === 0 ? { type: 'bet', amount: 1 } : { type: 'raise', to: 1 };
  const names = { key: 'a', also: ['all in', 'allin'], word: WORD, label: '[A]ll-in', asked: 'all-in (a)', lit, isListed };
  return lit
    ? { ...names, take: { kind: 'draft', draft: { 'all-in': turnName(sight) } } }
    : { ...names, take: { kind: 'now', action: refused } };
};

const matching = (sight: HoldemSight, isListed: boolean): Choice<Action> => {
  const { toCall, stacks } = sight.view;
  if (toCall === 0) return simple(sight, 'check', { key: 'c', word: 'check', label: '[C]heck', asked: 'check (c)', isListed });
  const isAll = toCall === stacks[sight.seat];
  return simple(sight, 'call', {
    key: 'c',
    word: 'call',
    label: `[C]all ${figure(toCall)}${isAll ? ', all-in' : ''}`,
    short: '[C]all',
    asked: 'call (c)',
    isListed,
  });
};

/** All choices, each lit or not. */
export const holdemChoices = (sight: HoldemSight): readonly Choice<Action>[] => {
  if (isAskedAllIn(sight)) return askAgain(sight);
  const isMine = isTurn(sight.view, sight.seat);
  return [
    simple(sight, 'ready', {
      key: 'enter',
      word: 'next',
      label: '[Enter] Next hand',
      asked: 'next hand (Enter) or leave (q)',
      opensRound: true,
      isListed: false,
    }),
    simple(sight, 'fold', { key: 'f', word: 'fold', label: '[F]old', asked: 'fold (f)', isListed: isMine }),
    matching(sight, isMine),
    ...raising(sight, isMine),
    goingAllIn(sight, isMine),
  ];
};

// --- what is asked ----------------------------------------------------------------------------------------------------

/** The choice in a narrow row: "Call 80, or raise from 160 to 1,190." */
const shortChoice = (sight: HoldemSight): string => {
  const { toCall } = sight.view;
  const stay = toCall === 0 ? 'Check' : `Call ${figure(toCall)}`;
  const amount = amountOf(sight);
  if (amount === undefined) return `${stay}${offerOf(sight, 'fold') === undefined ? '' : ' or fold'}.`;
  const { min, max } = amount.range;
  const verb = offerOf(sight, 'bet') === undefined ? 'raise' : 'bet';
  if (min === max) return `${stay}, or go all-in with ${figure(max)}.`;
  const full = `${stay}, or ${verb} from ${figure(min)} to ${figure(max)}.`;
  return full.length <= textWidth(44) ? full : `${stay}, ${verb} ${figure(min)} to ${figure(max)}.`;
};

/** Row 22. */
export const holdemPrompt = (sight: HoldemSight, width: FrameWidth): Line => {
  const { view, offers } = sight;
  if (isHandOver(view)) return view.hand === 0 ? [] : line(clip(resultWords(sight, textWidth(width)), textWidth(width)), 'bold');
  if (offers.length === 0) return [];
  if (isAskedAllIn(sight)) return line(allInQuestion(sight), 'bold');
  return line(width === 80 ? choiceWords(sight) : shortChoice(sight), 'bold');
};

/** What the plain mode asks: "40 to call. Fold (f), call (c), raise (r) or all-in (a)?" */
export const holdemAsk = (sight: HoldemSight): string => {
  const { view } = sight;
  const answers = holdemChoices(sight).filter(({ lit, asked }) => lit && asked !== '');
  const list = `${capital(listOr(answers.map(({ asked }) => asked)))}?`;
  if (isAskedAllIn(sight)) return `${allInQuestion(sight)} ${list}`;
  if (isHandOver(view)) return list;
  return `${view.toCall === 0 ? 'Nothing to call.' : `${figure(view.toCall)} to call.`} ${list}`;
};
