/** The log row of Pontoon: the last beats in as much as fits. */
import type { NarratedBeat } from '@baize/casino';
import { inShort, type Saying, thatFits, together } from '@baize/engine';
import { handScore, type Pontoon, visible } from '@baize/games/pontoon';
import { lastThatFit } from '../../kit/text.ts';
import type { TableSight } from '../screen.ts';
import { pontoonScreenWords } from './language/index.ts';
import type { BankersEnd } from './language/pontoon-screen-words.ts';

type Story = readonly NarratedBeat<Pontoon>[];

const ENDS = ['stuck', 'went-bust', 'trick-made'] as const;

/** How the banker's turn ended. */
const ending = (story: Story, banker: number): BankersEnd | undefined => {
  const last = story.findLast(({ event }) => 'place' in event && event.place === banker && ENDS.some((type) => type === event.type));
  const type = ENDS.find((one) => one === last?.event.type);
  const hand = last?.view.hands[banker]?.[0];
  return type === undefined || hand === undefined ? undefined : { type, total: handScore(visible(hand)).total };
};

/** The banker's whole turn in one sentence; undefined when the banker had none. */
const bankersTurn = (story: Story, banker: number): Saying | undefined => {
  const end = ending(story, banker);
  const revealed = story.find(({ event }) => event.type === 'banker-revealed');
  if (end === undefined || revealed?.event.type !== 'banker-revealed') return undefined;
  const drawn = story.flatMap(({ event }) => (event.type === 'twisted' && event.place === banker ? [event.card] : []));
  return pontoonScreenWords().log.bankersTurn(revealed.event.cards, drawn, end);
};

/** The player's last card or cards with room to explain them. */
const explained = ({ event, view }: NarratedBeat<Pontoon>): string | undefined => {
  if ((event.type !== 'twisted' && event.type !== 'turn-began') || event.place === view.banker) return undefined;
  const hand = view.hands[event.place]?.[event.hand];
  const mine = handScore(hand === undefined ? [] : visible(hand));
  if (mine.kind === 'bust') return undefined;
  const { log } = pontoonScreenWords();
  if (event.type === 'twisted') return log.twisted(event.card, mine);
  const [shown] = view.hands[view.banker]?.[0]?.cards ?? [];
  return shown === undefined || shown.card === 'hidden' ? undefined : log.dealt(mine, shown.card);
};

/** The log row against the house. */
export const houseLog = (story: Story, width: number, { view }: TableSight<Pontoon>): string => {
  // The felt itself tells the result.
  const told = story.filter(({ event }) => event.type !== 'settled');
  const turn = view.phase === 'between' ? bankersTurn(told, view.banker) : undefined;
  if (turn !== undefined) return thatFits(turn, width);
  const last = told.findLast(({ sentences }) => sentences.length > 0);
  const long = last === undefined ? undefined : explained(last);
  if (long !== undefined && long.length <= width) return long;
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
  const last = after.at(-1);
  const forms = [together([mine, ...after]), ...(last === undefined ? [] : [together([mine, last])]), mine].flat();
  return forms.find((text) => text.length <= width) ?? inShort(mine);
};
