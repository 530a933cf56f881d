/** Sabacc line by line: a word or its letter, and for a card its letter. */
import type { TableFacts, TableNow } from '@baize/casino';
import { capital, figure, isSeen, listOr } from '@baize/engine';
import {
  type Action,
  cardList,
  cardsAt,
  discardWords,
  potOf,
  type Sabacc,
  sabaccCardName,
  sabaccModule,
  signedTotal,
  stakedBy,
  toCall,
  totalOf,
} from '@baize/games/sabacc';
import { amountAdvice, readAmount, splitAnswer } from '../../kit/amounts.ts';
import { choiceFor, type Speech, type Tells } from '../screen.ts';
import { letterOf } from './cards.ts';
import { myCards, sabaccChoices } from './choices.ts';
import type { SabaccSight } from './stage.ts';

type Heard = { readonly action: Action } | { readonly because: string };

const welcome = ({ names, stacks, seat: me, preset }: TableFacts<Sabacc>): readonly string[] => [
  `Sabacc, ${preset} rules. You have ${figure(stacks[me] ?? 0)} chips.`,
  names.flatMap((name, seat) => (seat === me ? [] : [`${name} ${figure(stacks[seat] ?? 0)}.`])).join(' '),
  'Bring your hand to zero: the nearest to zero wins the pot, a zero wins the sabacc pot too. Three rounds of action, betting and dice. Doubles change every hand. ? is help, q is leave.',
];

/** "a: plus 7 circle, b: minus 3 square". */
const cardLetters = (sight: SabaccSight): string =>
  myCards(sight)
    .map((card, at) => `${letterOf(at)}: ${sabaccCardName(card)}`)
    .join(', ');

const answers = (sight: SabaccSight): string =>
  capital(
    listOr(
      sabaccChoices({ ...sight, draft: {} })
        .filter(({ lit }) => lit)
        .map(({ asked }) => asked),
    ),
  );

const ask = (sight: SabaccSight): string => {
  const { view, seat } = sight;
  switch (view.phase) {
    case 'release':
      return `Let a card go? ${cardLetters(sight)}. A letter, or Enter to keep all.`;
    case 'action':
      return sight.draft['swap'] === `${view.game}.${view.round}`
        ? `Which card do you give? ${cardLetters(sight)}.`
        : `${discardWords(view)} ${answers(sight)}?`;
    case 'betting': {
      const call = toCall(view, seat);
      return `${call > 0 ? `${figure(call)} to call. ` : ''}${answers(sight)}?`;
    }
    case 'between':
      return `${answers(sight)}?`;
    case 'ended':
      return sabaccModule.words.prompt(sight);
  }
};

/** The card that a letter names. */
const lettered = (sight: SabaccSight, letter: string | undefined) =>
  letter?.length === 1 ? myCards(sight)[letter.charCodeAt(0) - 97] : undefined;

const hearSwap = (sight: SabaccSight, letter: string | undefined): Heard => {
  const card = lettered(sight, letter);
  if (card !== undefined) return { action: { type: 'swap', card } };
  return { because: `Swap which card? ${cardLetters(sight)}. Type w and the letter, such as w a.` };
};

const hearRaise = (sight: SabaccSight, amount: string | undefined): Heard => {
  const offer = sight.offers.find(({ type }) => type === 'raise');
  const read = amount === undefined ? undefined : readAmount(amount);
  if (offer?.type !== 'raise' || read?.ok === true) return { action: { type: 'raise', by: read?.ok === true ? read.amount : 1 } };
  if (read !== undefined) return { because: `${read.why} ${amountAdvice(offer.by, figure)}` };
  return { because: `By how much, ${figure(offer.by.min)} to ${figure(offer.by.max)}? Type the word and the amount, such as r 50.` };
};

const RAISING: readonly string[] = ['r', 'raise', 'b', 'bet'];

/** What a line means. */
const hear = (sight: SabaccSight, text: string): Heard => {
  const { word: said, amount } = splitAnswer(text);
  const [word = '', more = amount] = said === '' ? [text] : said.split(/\s+/);
  const inAction = sight.offers.some(({ type }) => type === 'swap');
  if (inAction && (word === 'w' || word === 'swap')) return hearSwap(sight, more);
  // While cards are let go, a letter is a card.
  const isReleasing = sight.offers.some(({ type }) => type === 'release');
  if (RAISING.includes(word) && !isReleasing) return hearRaise(sight, more);
  const choices = sabaccChoices({ ...sight, draft: {} });
  const choice = text === '' ? choices.find(({ key, lit }) => lit && key === 'enter') : choiceFor(choices, word);
  if (choice?.take.kind === 'now') return { action: choice.take.action };
  return { because: `${text === '' ? '' : 'That is not a move here. '}${ask(sight)}` };
};

type Now = TableNow<Sabacc>;

const discardLines = ({ beat }: Now): readonly string[] => [discardWords(beat.view)];

const handLines = ({ beat, facts: { seat } }: Now): readonly string[] => {
  const cards = cardsAt(beat.view, seat).filter(isSeen);
  if (cards.length === 0) return ['You hold no cards.'];
  return [`You hold ${cardList(cards)}: ${signedTotal(totalOf(cards))} in all.`];
};

const tableLines = (table: Now): readonly string[] => {
  const { game, round, rules, dice } = table.beat.view;
  return [
    `Game ${game}, round ${round} of ${rules.rounds}.${dice === null ? '' : ` The dice show ${dice[0]} and ${dice[1]}.`}`,
    ...discardLines(table),
  ];
};

const potLines = ({ beat: { view }, facts: { seat } }: Now): readonly string[] => [
  `The pot: ${figure(potOf(view))}. The sabacc pot: ${figure(view.sabaccPot)}. You have staked ${figure(stakedBy(view, seat))}.`,
];

const whoLines = ({ beat: { view }, facts: { names, seat: me } }: Now): readonly string[] =>
  view.stacks.map((stack, seat) => {
    const standing = view.standing[seat];
    const state = standing === 'in' ? '' : standing === 'left' ? ', out' : `, ${standing}`;
    return `${seat === me ? 'You' : names[seat]}: ${figure(stack)} chips, ${cardsAt(view, seat).length} cards${state}.`;
  });

/** What is told on request. */
export const sabaccTells: Tells<Sabacc> = {
  hand: handLines,
  cards: handLines,
  table: tableLines,
  pot: potLines,
  who: whoLines,
  discard: discardLines,
  discards: discardLines,
};

/** The words of the table. */
export const sabaccSpeech: Speech<Sabacc> = { welcome, ask, hear };
