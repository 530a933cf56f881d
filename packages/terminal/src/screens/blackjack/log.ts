/** The log row of Blackjack: what was dealt, the dealer's turn, and how it ended, in as much as fits. */
import type { NarratedBeat } from '@baize/casino';
import { rankOf, type Saying, type Seat, together } from '@baize/engine';
import { type Blackjack, type OwnView, ownView, upCard, visible } from '@baize/games/blackjack';
import { lastThatFit } from '../../kit/text.ts';
import type { TableSight } from '../screen.ts';
import type { FaredAlike, FirstTwo } from './language/blackjack-screen-words.ts';
import { blackjackScreenWords } from './language/index.ts';

type Sight = TableSight<Blackjack>;
type Story = readonly NarratedBeat<Blackjack>[];

/** The longest form that fits; undefined where none does. */
const fitting = (saying: Saying, width: number): string | undefined => [saying].flat().find((text) => text.length <= width);

const heldIn = ({ cards, total, soft }: OwnView['hands'][number]): FirstTwo => {
  const [one, two, ...more] = visible(cards);
  const isPair = one !== undefined && two !== undefined && more.length === 0 && rankOf(one) === rankOf(two);
  return isPair ? { pairOf: one } : { total, soft };
};

/** "You have a pair of eights. The dealer shows a 4." */
const dealt = (view: OwnView, width: number): string | undefined => {
  const [hand] = view.hands;
  const up = upCard(view);
  if (hand === undefined || up === undefined || view.hands.length > 1 || hand.cards.length !== 2 || view.dealer.revealed) return undefined;
  return fitting(blackjackScreenWords().dealt(heldIn(hand), up), width);
};

/** "The dealer turns over the king of hearts and draws the jack of spades: 24, bust." */
const dealersTurn = (story: Story, view: OwnView, width: number): string | undefined => {
  const [turned] = story.flatMap(({ event }) => (event.type === 'hole-revealed' ? [event.card] : []));
  const drawn = story.flatMap(({ event }) => (event.type === 'card-drawn' && event.by === 'dealer' ? [event.card] : []));
  return turned === undefined && drawn.length === 0 ? undefined : fitting(blackjackScreenWords().dealersTurn(view, turned, drawn), width);
};

/** "The dealer's 20 beats 18 and loses to 21." */
const splitResult = ({ hands, dealer, result }: OwnView, width: number): string | undefined => {
  if (result === null || hands.length < 2 || dealer.total > 21) return undefined;
  const fared = (['lose', 'win', 'push'] as const).flatMap((outcome): readonly FaredAlike[] => {
    const totals = result.verdicts.flatMap((verdict, at) => (verdict.outcome === outcome ? [hands[at]?.total ?? 0] : []));
    return totals.length === 0 ? [] : [{ outcome, totals: [...new Set(totals)], hands: totals.length }];
  });
  return fared.length === 0 ? undefined : fitting(blackjackScreenWords().splitResult(dealer.total, fared), width);
};

/** "You won the last hand with 20: +$50." */
const lastHand = (earlier: Story, width: number, seat: Seat): string | undefined => {
  const settled = earlier.findLast(({ event }) => event.type === 'settled');
  const view = settled === undefined ? undefined : ownView(settled.view, seat);
  const [verdict, ...more] = view?.result?.verdicts ?? [];
  const [hand] = view?.hands ?? [];
  if (view === undefined || verdict === undefined || hand === undefined || more.length > 0) return undefined;
  return fitting(blackjackScreenWords().lastHand(view.rules, hand.total, verdict.net), width);
};

/** "Hand 1 stands on 18. Now the second eight." */
const nextHalf = (story: Story, view: OwnView, width: number): string | undefined => {
  const { event, sentences = [] } = story.at(-1) ?? {};
  const [card] = visible(view.hands[1]?.cards ?? []);
  const isFirst =
    (event?.type === 'stood' || event?.type === 'went-bust') && event.seat === view.me && event.hand === 0 && view.hands.length === 2;
  if (!isFirst || card === undefined || sentences.length === 0) return undefined;
  return fitting(together([...sentences, blackjackScreenWords().secondHalf(card)]), width);
};

/** Row 21. */
export const blackjackLog = (story: Story, width: number, sight: Sight, earlier: Story = []): string => {
  const { offers, seat } = sight;
  const view = ownView(sight.view, seat);
  // The felt itself tells the result.
  const told = story.filter(({ event }) => event.type !== 'settled');
  const whole = (): string | undefined => {
    if (view.phase === 'between') return splitResult(view, width) ?? dealersTurn(told, view, width);
    if (offers.length === 0) return undefined;
    if (view.phase === 'betting') return lastHand(earlier, width, seat);
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
