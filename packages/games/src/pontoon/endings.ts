/** How a round ended, in words. */
import type { Audience, Card, Settled } from '@baize/engine';
import { kindOf, totalOf, visible } from './hand.ts';
import { actor, cameTo, cardList } from './phrases.ts';
import { handAt, playersOf } from './places.ts';
import type { Place, Verdict, View } from './state.ts';

/** How one hand fared: "You win" and "20 against 19" for a headline, and both in a sentence. */
export interface Headline {
  readonly title: string;
  readonly detail: string;
  readonly sentence: string;
}

/** What comes after "You win": the words, and what joins them to it. */
type Ending = readonly [glue: ' ' | ', ' | ': ', detail: string];

const against = (mine: readonly Card[], bank: readonly Card[]): string => `${totalOf(mine).total} against ${totalOf(bank).total}`;
const twoTricks = (mine: readonly Card[], bank: readonly Card[]): Ending => [': ', `a five card trick of ${against(mine, bank)}`];

const winEnding = (mine: readonly Card[], bank: readonly Card[]): Ending => {
  const [kind, bankKind] = [kindOf(mine), kindOf(bank)];
  if (kind === 'pontoon') return [' ', 'with a pontoon'];
  if (bankKind === 'bust') return [': ', `the banker is bust with ${totalOf(bank).total}`];
  if (kind === 'trick') return bankKind === 'trick' ? twoTricks(mine, bank) : [' ', 'with a five card trick'];
  return [', ', against(mine, bank)];
};

const tied = { bust: '', points: ' each', trick: 'two five card tricks', pontoon: 'two pontoons' } as const;

const lossEnding = (mine: readonly Card[], bank: readonly Card[]): Ending => {
  const [kind, bankKind] = [kindOf(mine), kindOf(bank)];
  const { total } = totalOf(mine);
  if (kind === 'bust') return [': ', `${total} is bust`];
  if (kind === bankKind && total === totalOf(bank).total) {
    return [': ', `${kind === 'points' ? total : ''}${tied[kind]}, and the banker wins ties`];
  }
  if (bankKind === 'pontoon') return [': ', 'the banker has a pontoon'];
  if (bankKind === 'trick') return kind === 'trick' ? twoTricks(mine, bank) : [': ', 'the banker has a five card trick'];
  return [', ', against(mine, bank)];
};

/** Whoever held the bank in the round that was settled: the bank may have passed since. The banker alone has a hand and no verdict. */
export const bankerThen = ({ phase, hands, verdicts, banker }: View): Place => {
  if (phase !== 'between' && phase !== 'ended') return banker;
  const found = hands.findIndex((held, place) => held.length > 0 && verdicts.every((verdict) => verdict.place !== place));
  return verdicts.length === 0 || found === -1 ? banker : found;
};

/** How one hand fared. */
export const headlineOf = (view: View, { place, hand, result }: Verdict): Headline => {
  const [mine, bank] = [visible(handAt(view, place, hand)), visible(handAt(view, bankerThen(view)))];
  const title = result === 'won' ? 'You win' : 'You lose';
  const [glue, detail] = result === 'won' ? winEnding(mine, bank) : lossEnding(mine, bank);
  return { title, detail, sentence: `${title}${glue}${detail}.` };
};

/** Both hands, and who won. */
export const settledAgainstHouse = (view: View, verdicts: readonly Verdict[], { me }: Audience): readonly string[] => {
  const mine = verdicts.find(({ place }) => place === me);
  const lines = playersOf(view).map((place) => {
    const cards = visible(handAt(view, place));
    return `${place === me ? 'You:   ' : 'Player:'} ${cameTo(cards)}. ${cardList(cards)}.`;
  });
  const bank = visible(handAt(view, view.banker));
  const end = mine === undefined ? [] : [headlineOf(view, mine).sentence];
  return [...lines, `Banker: ${cameTo(bank)}. ${cardList(bank)}.`, ...end];
};

/** What the round brought everybody, the listener first. */
export const settledForChips = (view: View, { results }: Settled, audience: Audience): readonly string[] => {
  const order = [...playersOf(view), view.banker].sort((a, b) => Number(b === audience.me) - Number(a === audience.me));
  return order.flatMap((place) => {
    const net = results[place]?.net;
    if (net === undefined) return [];
    const { verb } = actor(view, place, audience);
    const role = place === view.banker ? ' as banker' : '';
    return [
      net === 0
        ? `${verb('break', 'breaks')} even${role}.`
        : net > 0
          ? `${verb('win', 'wins')} ${net}${role}.`
          : `${verb('lose', 'loses')} ${-net}${role}.`,
    ];
  });
};
