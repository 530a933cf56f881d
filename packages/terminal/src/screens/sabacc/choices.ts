/** What can be chosen at a table of Sabacc. Cards are picked by letter after a draw and for a swap. */
import { figure, inWords, isSeen, type Offer, range } from '@baize/engine';
import { type Action, cardsAt, type SabaccCard, sabaccModule, toCall } from '@baize/games/sabacc';
import { type Line, line } from '../../kit/cells.ts';
import type { FrameWidth } from '../../kit/frame.ts';
import type { Choice, Taking } from '../screen.ts';
import { letterOf, sabaccToken } from './cards.ts';
import { isStorm, type SabaccSight } from './stage.ts';

type Bare = Exclude<Action['type'], 'swap' | 'release' | 'raise'>;

const offerOf = ({ offers }: SabaccSight, type: Action['type']): Offer<Action> | undefined => offers.find((offer) => offer.type === type);

/** The player's cards, in the order of their letters. */
export const myCards = ({ view, seat }: SabaccSight): readonly SabaccCard[] => cardsAt(view, seat).filter(isSeen);

/** The turn that a swap is being thought over in: another turn has forgotten it. */
const turnName = ({ view }: SabaccSight): string => `${view.game}.${view.round}`;
const isSwapping = (sight: SabaccSight): boolean => sight.draft['swap'] === turnName(sight) && offerOf(sight, 'swap') !== undefined;

/** Whether a letter names a card now. */
export const isPicking = (sight: SabaccSight): boolean => isSwapping(sight) || offerOf(sight, 'release') !== undefined;

const lastLetter = (sight: SabaccSight): string => letterOf(myCards(sight).length - 1);
/** `[a]-[c]`. */
const letters = (sight: SabaccSight): string => `[a]-[${lastLetter(sight)}]`;

const simple = (sight: SabaccSight, type: Bare, choice: Omit<Choice<Action>, 'lit' | 'take'>): Choice<Action> => ({
  ...choice,
  lit: offerOf(sight, type) !== undefined,
  take: { kind: 'now', action: { type } },
});

const swapping = (sight: SabaccSight, isListed: boolean): Choice<Action> => {
  const top = sight.view.discard.at(-1);
  const lit = offerOf(sight, 'swap') !== undefined;
  const [card = 'z1'] = myCards(sight);
  const take: Taking<Action> = lit ? { kind: 'draft', draft: { swap: turnName(sight) } } : { kind: 'now', action: { type: 'swap', card } };
  const label = top === undefined ? 's[W]ap' : `s[W]ap for ${sabaccToken(top).text}`;
  return { key: 'w', word: 'swap', label, short: 's[W]ap', asked: 'swap (w)', lit, isListed, take };
};

const raising = (sight: SabaccSight, isListed: boolean): Choice<Action> => {
  const offer = offerOf(sight, 'raise');
  const isBet = toCall(sight.view, sight.seat) === 0 && sight.view.raises === 0;
  const by = offer?.type === 'raise' ? offer.by : range(1, 1);
  const take: Taking<Action> = {
    kind: 'amount',
    ask: isBet ? 'Bet' : 'Raise by',
    range: by,
    action: (amount) => ({ type: 'raise', by: amount }),
  };
  const names = isBet
    ? { key: 'b', also: ['r'], word: 'bet', label: '[B]et', asked: 'bet (b)' }
    : { key: 'r', also: ['b'], word: 'raise', label: '[R]aise', asked: 'raise (r)' };
  return { ...names, lit: offer !== undefined, isListed, take };
};

/** A card that may be let go. The first speaks in the bar for all of them. */
const releasing = (sight: SabaccSight): readonly Choice<Action>[] =>
  myCards(sight).map((card, at) => ({
    key: letterOf(at),
    word: letterOf(at),
    label: at === 0 ? `${letters(sight)} Let one go` : '',
    asked: `${letterOf(at)}: ${sabaccModule.words.action({ type: 'release', card }, sight)}`,
    lit: true,
    isListed: false,
    take: { kind: 'now', action: { type: 'release', card } },
  }));

/** The cards that may be given for a swap, each by its letter, and the way back. The first speaks in the bar for all of them. */
const swapBar = (sight: SabaccSight): readonly Choice<Action>[] => [
  ...myCards(sight).map(
    (card, at): Choice<Action> => ({
      key: letterOf(at),
      word: letterOf(at),
      label: at === 0 ? `${letters(sight)} Give it` : '',
      asked: `${letterOf(at)}: ${sabaccModule.words.action({ type: 'swap', card }, sight)}`,
      lit: true,
      isListed: false,
      take: { kind: 'now', action: { type: 'swap', card }, draft: { swap: '' } },
    }),
  ),
  {
    key: 'escape',
    also: ['w'],
    word: 'back',
    label: '[Esc] Back',
    asked: 'back',
    lit: true,
    isListed: true,
    take: { kind: 'draft', draft: { swap: '' } },
  },
];

/** All choices, each lit or not. While cards are picked no other choice is in the bar. */
export const sabaccChoices = (sight: SabaccSight): readonly Choice<Action>[] => {
  if (isSwapping(sight)) return swapBar(sight);
  const { view, seat } = sight;
  const mine = view.queue[0] === seat && view.finish === null;
  const isAction = mine && view.phase === 'action';
  const isBetting = mine && view.phase === 'betting';
  const call = toCall(view, seat);
  return [
    ...(offerOf(sight, 'release') === undefined ? [] : releasing(sight)),
    simple(sight, 'keep', {
      key: 'enter',
      also: ['k'],
      word: 'keep',
      label: '[Enter] Keep all',
      asked: 'Enter to keep all',
      isListed: false,
    }),
    simple(sight, 'ready', {
      key: 'enter',
      word: 'next',
      label: '[Enter] Next game',
      short: '[Enter] Next',
      asked: `next game for ${view.rules.entry} (Enter) or leave (q)`,
      isListed: false,
      opensRound: true,
    }),
    simple(sight, 'draw', { key: 'd', word: 'draw', label: '[D]raw', asked: 'draw a card (d)', isListed: isAction }),
    swapping(sight, isAction),
    simple(sight, 'stand', { key: 's', word: 'stand', label: '[S]tand', asked: 'stand (s)', isListed: isAction }),
    call === 0
      ? simple(sight, 'check', { key: 'c', word: 'check', label: '[C]heck', asked: 'check (c)', isListed: isBetting })
      : simple(sight, 'call', { key: 'c', word: 'call', label: `[C]all ${figure(call)}`, asked: 'call (c)', isListed: isBetting }),
    raising(sight, isBetting),
    simple(sight, 'all-in', {
      key: 'a',
      also: ['all in', 'allin'],
      word: 'all-in',
      label: '[A]ll-in',
      asked: 'all-in (a)',
      isListed: isBetting,
    }),
    simple(sight, 'junk', { key: 'j', word: 'junk', label: '[J]unk', asked: 'junk (j)', isListed: isAction }),
  ];
};

const bold = (text: string): Line => line(text, 'bold');

/** What is said while the table waits for nobody. */
const meanwhile = ({ view, names, seat }: SabaccSight): Line => {
  if (!isStorm(view)) return [];
  const [pips] = view.dice ?? [0];
  if (view.round >= view.rules.rounds) return bold(`A double ${inWords(pips)} after the last round: the new hands are shown.`);
  const first = view.standing.indexOf('in');
  return bold(`Round ${view.round + 1} begins with ${first === seat ? 'you' : names[first]}.`);
};

const between = ({ view, seat }: SabaccSight): Line => {
  const { finish, rules } = view;
  const both = finish === null ? 0 : finish.sabacc.amount + finish.pots.reduce((sum, { amount }) => sum + amount, 0);
  const isMine = finish !== null && finish.sabacc.winners.length === 1 && finish.sabacc.winners[0] === seat && finish.pots.length < 2;
  return bold(`${isMine ? `A zero hand wins both pots: ${figure(both)} chips. ` : ''}Another game costs ${rules.entry}.`);
};

/** Row 22. */
export const sabaccPrompt = (sight: SabaccSight, width: FrameWidth): Line => {
  const { view, offers, seat } = sight;
  if (offers.length === 0) return meanwhile(sight);
  if (isSwapping(sight)) {
    const top = view.discard.at(-1);
    return bold(`Which card do you give for ${top === undefined ? 'it' : sabaccToken(top).text}?`);
  }
  if (view.phase === 'between') return width === 80 ? between(sight) : bold(`Another game costs ${view.rules.entry}.`);
  if (width === 80) return bold(sabaccModule.words.prompt(sight));
  if (view.phase === 'action') return bold('Draw, swap, stand or junk?');
  if (view.phase === 'release') return bold('Let a card go, or keep all?');
  const call = toCall(view, seat);
  return bold(call === 0 ? 'Check, or bet?' : `Call ${figure(call)}, or raise?`);
};
