/** The log row of Pontoon: the last beats in as much as fits. */
import type { NarratedBeat } from '@baize/casino';
import { cardName } from '@baize/engine';
import { type Pontoon, totalOf, visible } from '@baize/games/pontoon';
import { lastThatFit } from '../../kit/text.ts';
import type { TableSight } from '../screen.ts';

type Story = readonly NarratedBeat<Pontoon>[];

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

/** How the banker's turn ended, as the game tells it, without its subject. */
const ending = (story: Story, banker: number): string | undefined => {
  const last = story.findLast(
    ({ event }) => 'place' in event && event.place === banker && ['stuck', 'went-bust', 'trick-made'].includes(event.type),
  );
  return last?.sentences[0]?.replace(/^The banker /, '').replace(/\.$/, '');
};

/** The banker's whole turn in one sentence, the longest version that fits; undefined when the banker had none. */
const bankersTurn = (story: Story, banker: number, width: number): string | undefined => {
  const end = ending(story, banker);
  const revealed = story.find(({ event }) => event.type === 'banker-revealed');
  if (end === undefined || revealed?.event.type !== 'banker-revealed') return undefined;
  const drawn = story.flatMap(({ event }) => (event.type === 'twisted' && event.place === banker ? [cardName(event.card)] : []));
  const up = `The banker turns up ${revealed.event.cards.map(cardName).join(', ')}`;
  if (drawn.length === 0) return [`${up} and ${end}.`, `The banker ${end}.`].find((text) => text.length <= width);
  return [
    `${up}, twists ${drawn.join(', ')} and ${end}.`,
    `${up}, twists ${times(drawn.length)} and ${end}.`,
    `The banker twists ${times(drawn.length)}, ${end}.`,
  ].find((text) => text.length <= width);
};

const soften = ({ total, soft }: { readonly total: number; readonly soft: boolean }): string =>
  soft && total < 21 ? `a soft ${total}` : `${total}`;

/** The player's last card or cards with room to explain them, the longest version first. */
const explained = ({ event, view }: NarratedBeat<Pontoon>): readonly string[] => {
  if ((event.type !== 'twisted' && event.type !== 'turn-began') || event.place === view.banker) return [];
  const hand = view.hands[event.place]?.[event.hand];
  const mine = totalOf(hand === undefined ? [] : visible(hand));
  if (mine.total > 21) return [];
  if (event.type === 'twisted') {
    const aceCounts = mine.soft && mine.total < 21 ? ', the ace counts 11' : '';
    return [`You twist: ${cardName(event.card)}. You have ${soften(mine)}${aceCounts}.`];
  }
  const [shown] = view.hands[view.banker]?.[0]?.cards ?? [];
  return shown === undefined || shown.card === 'hidden' ? [] : [`You have ${soften(mine)}. The banker shows the ${cardName(shown.card)}.`];
};

/** The log row against the house. */
export const houseLog = (story: Story, width: number, { view }: TableSight<Pontoon>): string => {
  // The felt itself tells the result.
  const told = story.filter(({ event }) => event.type !== 'settled');
  const turn = view.phase === 'between' ? bankersTurn(told, view.banker, width) : undefined;
  if (turn !== undefined) return turn;
  const last = told.findLast(({ sentences }) => sentences.length > 0);
  const long = last === undefined ? undefined : explained(last).find((text) => text.length <= width);
  if (long !== undefined) return long;
  return lastThatFit(
    told.flatMap(({ sentences }) => sentences),
    width,
  );
};

/** The log row among players. At the end of a round: what it brought the player, and what came after if that fits too. */
export const britishLog = (story: Story, width: number): string => {
  const end = story.findIndex(({ event }) => event.type === 'settled');
  if (end < 0)
    return lastThatFit(
      story.flatMap(({ sentences }) => sentences),
      width,
    );
  const mine = story[end]?.sentences[0] ?? '';
  const after = story.slice(end + 1).flatMap(({ sentences }) => sentences);
  return [[mine, ...after].join(' '), `${mine} ${after.at(-1)}`].find((text) => text.length <= width) ?? mine;
};
