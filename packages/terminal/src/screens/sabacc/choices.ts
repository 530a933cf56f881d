/** What can be chosen at a table of Sabacc. Cards are picked by letter after a draw and for a swap. */
import { inFull, inShort, isSeen, type Offer, range, thatFits, whoIs } from '@baize/engine';
import { type Action, cardSign, cardsAt, discardWords, type SabaccCard, sabaccModule, toCall } from '@baize/games/sabacc';
import { type Line, line } from '../../kit/cells.ts';
import { type FrameWidth, textWidth } from '../../kit/frame.ts';
import type { Choice, Taking } from '../screen.ts';
import { letterOf } from './cards.ts';
import { screenWords } from './language/index.ts';
import type { ChoiceName, ChoiceWords, LetteredCard } from './language/sabacc-screen-words.ts';
import { typedWords } from './language/typed-words.ts';
import { isStorm, type SabaccSight } from './stage.ts';

type Bare = Exclude<Action['type'], 'swap' | 'release' | 'raise'>;

const offerOf = ({ offers }: SabaccSight, type: Action['type']): Offer<Action> | undefined => offers.find((offer) => offer.type === type);

/** The player's cards, in the order of their letters. */
const myCards = ({ view, seat }: SabaccSight): readonly SabaccCard[] => cardsAt(view, seat).filter(isSeen);

/** The turn that a swap is being thought over in: another turn has forgotten it. */
const turnName = ({ view }: SabaccSight): string => `${view.game}.${view.round}`;
const isSwapping = (sight: SabaccSight): boolean => sight.draft['swap'] === turnName(sight) && offerOf(sight, 'swap') !== undefined;

/** Whether a letter names a card now. */
export const isPicking = (sight: SabaccSight): boolean => isSwapping(sight) || offerOf(sight, 'release') !== undefined;

const lastLetter = (sight: SabaccSight): string => letterOf(myCards(sight).length - 1);
/** `[a]-[c]`. */
const letters = (sight: SabaccSight): string => `[a]-[${lastLetter(sight)}]`;

/** What is typed for a choice in one language is heard in all of them. */
const heard = (name: ChoiceName, words: ChoiceWords, keys: readonly string[] = []): ChoiceWords & { readonly also: readonly string[] } => ({
  ...words,
  also: [...keys, ...typedWords[name].filter((word) => word !== words.word)],
});

interface SimpleChoice {
  readonly words: ChoiceWords;
  readonly key: string;
  readonly also?: readonly string[];
  readonly isListed: boolean;
  readonly opensRound?: true;
}

const simple = (sight: SabaccSight, type: Bare, { words, key, also, isListed, opensRound }: SimpleChoice): Choice<Action> => ({
  ...heard(type, words, also),
  key,
  isListed,
  ...(opensRound === undefined ? {} : { opensRound }),
  lit: offerOf(sight, type) !== undefined,
  take: { kind: 'now', action: { type } },
});

const swapping = (sight: SabaccSight, isListed: boolean): Choice<Action> => {
  const top = sight.view.discard.at(-1);
  const lit = offerOf(sight, 'swap') !== undefined;
  const [card = 'z1'] = myCards(sight);
  const take: Taking<Action> = lit ? { kind: 'now', draft: { swap: turnName(sight) } } : { kind: 'now', action: { type: 'swap', card } };
  const { choices, swapFor } = screenWords();
  const { label, short = label } = choices.swap;
  return {
    ...heard('swap', choices.swap),
    key: 'w',
    label: top === undefined ? label : swapFor(cardSign(top)),
    short,
    lit,
    isListed,
    take,
  };
};

/** A swap in one go, in words: no key stands for it. */
const swapSpoken = (sight: SabaccSight): readonly Choice<Action>[] =>
  offerOf(sight, 'swap') === undefined
    ? []
    : myCards(sight).map((card, at) => ({
        key: `w ${letterOf(at)}`,
        word: `${screenWords().choices.swap.word} ${letterOf(at)}`,
        also: typedWords.swap.map((word) => `${word} ${letterOf(at)}`),
        lit: true,
        isListed: false,
        take: { kind: 'now', action: { type: 'swap', card } },
      }));

const isFirstBet = ({ view, seat }: SabaccSight): boolean => toCall(view, seat) === 0 && view.raises === 0;

const raising = (sight: SabaccSight, isListed: boolean): Choice<Action> => {
  const offer = offerOf(sight, 'raise');
  const by = offer?.type === 'raise' ? offer.by : range(1, 1);
  const { choices, lift } = screenWords();
  const take = (ask: string): Taking<Action> => ({
    kind: 'amount',
    ask,
    range: by,
    action: (amount) => ({ type: 'raise', by: amount }),
  });
  const lit = offer !== undefined;
  return isFirstBet(sight)
    ? { ...heard('bet', choices.bet, ['r', ...typedWords.raise]), key: 'b', lit, isListed, take: take(lift.bet) }
    : { ...heard('raise', choices.raise, ['b', ...typedWords.bet]), key: 'r', lit, isListed, take: take(lift.raise) };
};

/** A card that may be let go. The first speaks in the bar for all of them. */
const releasing = (sight: SabaccSight): readonly Choice<Action>[] =>
  myCards(sight).map((card, at) => ({
    key: letterOf(at),
    word: letterOf(at),
    ...(at === 0 ? { label: screenWords().discardOne(letters(sight)) } : {}),
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
      ...(at === 0 ? { label: screenWords().giveOne(letters(sight)) } : {}),
      asked: `${letterOf(at)}: ${sabaccModule.words.action({ type: 'swap', card }, sight)}`,
      lit: true,
      isListed: false,
      take: { kind: 'now', action: { type: 'swap', card }, draft: { swap: '' } },
    }),
  ),
  {
    ...heard('back', screenWords().choices.back, ['w']),
    key: 'escape',
    lit: true,
    isListed: true,
    take: { kind: 'now', draft: { swap: '' } },
  },
];

/** All choices, each lit or not. While cards are picked no other choice is in the bar. */
export const sabaccChoices = (sight: SabaccSight): readonly Choice<Action>[] => {
  if (isSwapping(sight)) return swapBar(sight);
  const { view, seat } = sight;
  const words = screenWords();
  const mine = view.queue[0] === seat && view.finish === null;
  const isAction = mine && view.phase === 'action';
  const isBetting = mine && view.phase === 'betting';
  const call = toCall(view, seat);
  return [
    ...(offerOf(sight, 'release') === undefined ? [] : releasing(sight)),
    simple(sight, 'keep', { words: words.choices.keep, key: 'enter', also: ['k'], isListed: false }),
    simple(sight, 'ready', { words: words.ready(view.rules.entry), key: 'enter', isListed: false, opensRound: true }),
    simple(sight, 'draw', { words: words.choices.draw, key: 'd', isListed: isAction }),
    swapping(sight, isAction),
    ...swapSpoken(sight),
    simple(sight, 'stand', { words: words.choices.stand, key: 's', isListed: isAction }),
    call === 0
      ? simple(sight, 'check', { words: words.choices.check, key: 'c', isListed: isBetting })
      : simple(sight, 'call', { words: words.call(call), key: 'c', isListed: isBetting }),
    raising(sight, isBetting),
    simple(sight, 'all-in', { words: words.choices['all-in'], key: 'a', isListed: isBetting }),
    simple(sight, 'junk', { words: words.choices.junk, key: 'j', isListed: isAction }),
  ];
};

const bold = (text: string): Line => line(text, 'bold');

/** What is said while the table waits for nobody. */
const meanwhile = ({ view, names, seat }: SabaccSight, width: FrameWidth): Line => {
  if (!isStorm(view)) return [];
  const [pips] = view.dice ?? [0];
  const words = screenWords();
  if (view.round >= view.rules.rounds) return bold(thatFits(words.lastDouble(pips), textWidth(width)));
  return bold(words.roundStarts(view.round + 1, whoIs(view.standing.indexOf('in'), { me: seat, names })));
};

const between = ({ view, seat }: SabaccSight, width: FrameWidth): Line => {
  const { finish, rules } = view;
  const words = screenWords();
  const both = finish === null ? 0 : finish.sabacc.amount + finish.pots.reduce((sum, { amount }) => sum + amount, 0);
  const isMine = finish !== null && finish.sabacc.winners.length === 1 && finish.sabacc.winners[0] === seat && finish.pots.length < 2;
  return bold(isMine ? thatFits(words.wonBoth(both, rules.entry), textWidth(width)) : words.another(rules.entry));
};

/** Row 22. */
export const sabaccPrompt = (sight: SabaccSight, width: FrameWidth): Line => {
  const { view, offers } = sight;
  if (offers.length === 0) return meanwhile(sight, width);
  if (isSwapping(sight)) {
    const top = view.discard.at(-1);
    return bold(screenWords().whichToGive(top === undefined ? undefined : cardSign(top)));
  }
  if (view.phase === 'between') return between(sight, width);
  const asked = sabaccModule.words.prompt(sight);
  return bold(width === 80 ? thatFits(asked, textWidth(width)) : inShort(asked));
};

// --- line by line -----------------------------------------------------------------------------------------------------

const letteredCards = (sight: SabaccSight): readonly LetteredCard[] => myCards(sight).map((card, at) => ({ letter: letterOf(at), card }));

/** What can be chosen now, in the order of the bar. */
const openNames = (sight: SabaccSight): readonly Exclude<ChoiceName, 'back'>[] => {
  const lift = isFirstBet(sight) ? 'bet' : 'raise';
  return (['ready', 'draw', 'swap', 'stand', 'check', 'call', 'raise', 'all-in', 'junk'] as const)
    .filter((type) => offerOf(sight, type) !== undefined)
    .map((type) => (type === 'raise' ? lift : type));
};

const questionOf = (sight: SabaccSight): string => {
  const { view, seat } = sight;
  return screenWords().question(openNames(sight), view.phase === 'betting' ? toCall(view, seat) : 0, view.rules.entry);
};

/** What the plain mode asks. */
export const sabaccAsk = (sight: SabaccSight): string => {
  const { discardQuestion, giveQuestion } = screenWords();
  switch (sight.view.phase) {
    case 'release':
      return discardQuestion(letteredCards(sight));
    case 'action':
      return isSwapping(sight) ? giveQuestion(letteredCards(sight)) : `${discardWords(sight.view)} ${questionOf(sight)}`;
    case 'betting':
    case 'between':
      return questionOf(sight);
    case 'ended':
      return inFull(sabaccModule.words.prompt(sight));
  }
};
