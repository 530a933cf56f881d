/** The log row of Blackjack: what was dealt, the dealer's turn, and how it ended, in as much as fits. */
import type { NarratedBeat } from '@baize/casino';
import { type Card, capital, cardName, inWords, listAnd, rankOf } from '@baize/engine';
import { type Blackjack, dealerWords, type Hand, headlineOf, pipsOf, upCard, type View, visible } from '@baize/games/blackjack';
import { lastThatFit } from '../../kit/text.ts';
import type { TableSight } from '../screen.ts';

type Sight = TableSight<Blackjack>;
type Story = readonly NarratedBeat<Blackjack>[];

const NAMES: Readonly<Record<string, string>> = {
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  T: 'ten',
  '9': 'nine',
  '8': 'eight',
  '7': 'seven',
  '6': 'six',
  '5': 'five',
  '4': 'four',
  '3': 'three',
  '2': 'two',
};

const nameOf = (card: Card): string => NAMES[rankOf(card)] ?? '';
const plural = (name: string): string => (name === 'six' ? 'sixes' : `${name}s`);

const article = (card: Card): string => {
  const pips = pipsOf(card);
  return pips === 1
    ? 'an ace'
    : pips === 8
      ? 'an 8'
      : `a ${rankOf(card) === 'T' ? '10' : (NAMES[rankOf(card)] ?? '').length > 0 && pips === 10 ? nameOf(card) : pips}`;
};

const heldWords = (hand: Hand<unknown>, cards: readonly Card[]): string => {
  const [one, two] = cards;
  if (cards.length === 2 && one !== undefined && two !== undefined && rankOf(one) === rankOf(two))
    return `a pair of ${plural(nameOf(one))}`;
  return hand.soft && hand.total < 21 ? `a soft ${hand.total}` : `${hand.total}`;
};

/** "You have a pair of eights. The dealer shows a 4." */
const dealt = (view: View, width: number): string | undefined => {
  const [hand] = view.hands;
  const up = upCard(view);
  if (hand === undefined || up === undefined || view.hands.length > 1 || hand.cards.length !== 2 || view.dealer.revealed) return undefined;
  const held = heldWords(hand, visible(hand.cards));
  return [`You have ${held}. The dealer shows ${article(up)}.`, `${capital(held)} against ${article(up)}.`].find(
    (text) => text.length <= width,
  );
};

/** "The dealer turns up King of Hearts, draws Jack of Spades: 24, bust." */
const dealersTurn = (story: Story, view: View, width: number): string | undefined => {
  const up = story.flatMap(({ event }) => (event.type === 'hole-revealed' ? [cardName(event.card)] : []));
  const drawn = story.flatMap(({ event }) => (event.type === 'card-drawn' && event.by === 'dealer' ? [cardName(event.card)] : []));
  const end = dealerWords(view).toLowerCase();
  if (up.length + drawn.length === 0) return undefined;
  const turned = up.length === 0 ? [] : [`turns up ${up.join('')}`];
  const times = drawn.length === 1 ? 'once' : drawn.length === 2 ? 'twice' : `${inWords(drawn.length)} times`;
  return [
    `The dealer ${[...turned, ...(drawn.length > 0 ? [`draws ${drawn.join(', ')}`] : [])].join(', ')}: ${end}.`,
    `The dealer ${drawn.length > 0 ? `draws ${times}` : 'shows'}: ${end}.`,
  ].find((text) => text.length <= width);
};

const AGAINST: Readonly<Partial<Record<string, string>>> = { lose: 'beats', win: 'loses to', push: 'equals' };

/** "The dealer has 20. It beats 18 and loses to 21." */
const splitResult = ({ hands, dealer, result }: View, width: number): string | undefined => {
  if (result === null || hands.length < 2 || dealer.total > 21) return undefined;
  const totals = (verb: string): readonly number[] => [
    ...new Set(result.verdicts.flatMap(({ outcome }, at) => (AGAINST[outcome] === verb ? [hands[at]?.total ?? 0] : []))),
  ];
  const counts = (verb: string): number => result.verdicts.filter(({ outcome }) => AGAINST[outcome] === verb).length;
  // Two hands with the same total fare alike: "beats both 20s".
  const parts = Object.values(AGAINST).flatMap((verb = '') => {
    const [total, ...more] = totals(verb);
    if (total === undefined) return [];
    if (more.length > 0 || counts(verb) === 1) return [`${verb} ${listAnd(totals(verb))}`];
    return [`${verb} ${counts(verb) === 2 ? 'both' : 'all'} ${total}s`];
  });
  if (parts.length === 0) return undefined;
  const list = listAnd(parts);
  return [`The dealer has ${dealer.total}. It ${list}.`, `${dealer.total} ${list}.`].find((text) => text.length <= width);
};

/** "You won the last hand with 20: +$50." */
const lastHand = (earlier: Story, width: number): string | undefined => {
  const { view } = earlier.findLast(({ event }) => event.type === 'settled') ?? {};
  const [verdict, ...more] = view?.result?.verdicts ?? [];
  if (view === undefined || verdict === undefined || more.length > 0) return undefined;
  const { change } = headlineOf(view, 0, verdict);
  const total = view.hands[0]?.total;
  const verb = verdict.net > 0 ? 'won' : verdict.net < 0 ? 'lost' : 'pushed';
  const text = `You ${verb} the last hand with ${total}: ${change}.`;
  return text.length <= width ? text : undefined;
};

/** "Hand 1 stands on 18. Now the second eight." */
const nextHalf = (story: Story, view: View, width: number): string | undefined => {
  const { event, sentences = [] } = story.at(-1) ?? {};
  const [card] = visible(view.hands[1]?.cards ?? []);
  const isFirst = (event?.type === 'stood' || event?.type === 'went-bust') && event.hand === 0 && view.hands.length === 2;
  if (!isFirst || card === undefined || sentences.length === 0) return undefined;
  const text = `${sentences.join(' ')} Now the second ${nameOf(card)}.`;
  return text.length <= width ? text : undefined;
};

/** Row 21. */
export const blackjackLog = (story: Story, width: number, sight: Sight, earlier: Story = []): string => {
  const { view, offers } = sight;
  // The felt itself tells the result.
  const told = story.filter(({ event }) => event.type !== 'settled');
  const whole = (): string | undefined => {
    if (view.phase === 'between') return splitResult(view, width) ?? dealersTurn(told, view, width);
    if (offers.length === 0) return undefined;
    if (view.phase === 'betting') return lastHand(earlier, width);
    if (view.phase === 'playing') return nextHalf(told, view, width) ?? dealt(view, width);
    return undefined;
  };
  return (
    whole() ??
    lastThatFit(
      told.flatMap(({ sentences }) => sentences),
      width,
    )
  );
};
