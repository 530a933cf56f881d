/** The best bot: weighs every card that may come, the dice, the pots, and what the others show and bet. */
import { type Bot, type Chance, type Hint, read } from '@baize/engine';
import type { SabaccCard } from '../cards.ts';
import { totalOf } from '../hand.ts';
import { sabaccCardName, spoken } from '../phrases.ts';
import { potOf, seatsIn, stackOf, toCall } from '../places.ts';
import type { Action, Sabacc } from '../state.ts';
import { unseenBy } from '../view.ts';
import { byChance, match, raiseBy } from './betting.ts';
import { afterDraw, type CardChoice, certain, offered, ownCards, type Sighted } from './choices.ts';
import { type Measure, type Outlook, outlookFrom } from './outlook.ts';

type Advice = Hint<Sabacc>;

const inAHundred = (chance: number): string => {
  const times = Math.round(chance * 100);
  return times === 1 ? 'once in a hundred times' : `${times} times in a hundred`;
};

const worthIn = (measure: Measure, cards: readonly SabaccCard[]): number => measure(totalOf(cards), cards.length);

const best = (measure: Measure, choices: readonly CardChoice[]): readonly [CardChoice, number] | undefined =>
  choices
    .map((choice) => [choice, worthIn(measure, choice.cards)] as const)
    .reduce<readonly [CardChoice, number] | undefined>((most, one) => (most === undefined || one[1] > most[1] ? one : most), undefined);

/** The average worth of drawing, over every unseen card, each with the best choice after it; and how often it betters the hand. */
const drawing = (sight: Sighted, measure: Measure): { readonly worth: number; readonly betters: number } => {
  const cards = ownCards(sight);
  const unseen = unseenBy(sight.view);
  const now = Math.abs(totalOf(cards));
  let [sum, betters] = [0, 0];
  for (const card of unseen) {
    const [choice, worth] = best(measure, afterDraw([...cards, card])) ?? [undefined, 0];
    sum += worth;
    if (choice !== undefined && Math.abs(totalOf(choice.cards)) < now) betters += 1;
  }
  return { worth: sum / unseen.length, betters: betters / unseen.length };
};

const atTotal = (cards: readonly SabaccCard[]): string => (totalOf(cards) === 0 ? 'zero' : spoken(totalOf(cards)));

const becauseOf = ({ action, cards }: CardChoice, sight: Sighted, betters: number): string => {
  if (totalOf(cards) === 0 && action.type === 'stand') return 'You stand at zero, and nothing is nearer.';
  if (action.type !== 'swap') return `You stand at ${atTotal(cards)}, and a card would better that only ${inAHundred(betters)}.`;
  const top = sight.view.discard.at(-1);
  return `Swap ${sabaccCardName(action.card)} for ${top === undefined ? 'the top card' : sabaccCardName(top)} and you stand at ${atTotal(cards)}.`;
};

/** In the action: whatever brings the most chips; a hand that only costs is given up. */
const inAction = (sight: Sighted, outlook: Outlook): Advice => {
  const { view } = sight;
  const later = view.rules.rounds - view.round;
  const measure = outlook.chips(later);
  const draw = drawing(sight, measure);
  const [choice, worth] = best(measure, certain(sight)) ?? [undefined, Number.NEGATIVE_INFINITY];
  const win = outlook.wins(later)(totalOf(ownCards(sight)), ownCards(sight).length);
  if (Math.max(draw.worth, worth) < 0)
    return { action: { type: 'junk' }, because: `A hand like this wins ${inAHundred(win)}, and staying costs more than that brings.` };
  // A card costs nothing; where none can better the hand, to ask for one would only show that.
  if (choice === undefined || (draw.betters > 0 && draw.worth > worth))
    return { action: { type: 'draw' }, because: `A card betters your hand ${inAHundred(draw.betters)}, and it can be let go again.` };
  return { action: choice.action, because: becauseOf(choice, sight, draw.betters) };
};

/** After a draw: whichever cards are worth most. */
const afterCard = (sight: Sighted, outlook: Outlook): Advice => {
  const [choice] = best(outlook.chips(sight.view.rules.rounds - sight.view.round), afterDraw(ownCards(sight))) ?? [];
  if (choice === undefined || choice.action.type !== 'release')
    return { action: { type: 'keep' }, because: `With all of them you stand at ${atTotal(ownCards(sight))}.` };
  return { action: choice.action, because: `Without ${sabaccCardName(choice.action.card)} you stand at ${atTotal(choice.cards)}.` };
};

/** What a chip more from everybody brings: its edge, from -1 to the number of the others. */
const edgeOf = (win: number, others: number): number => win * (others + 1) - 1;

/** How much of the chips an edge is worth, about. */
const BOLD = 0.15;

/** In betting: raise on an edge, by as much of the chips as the edge is worth, and a little by chance; else match. */
const inBetting = (sight: Sighted, outlook: Outlook, chance: Chance): Advice => {
  const { view, seat } = sight;
  const cards = ownCards(sight);
  const others = seatsIn(view).filter((one) => one !== seat);
  const win = outlook.wins(view.rules.rounds - view.round)(totalOf(cards), cards.length);
  const because = `Your ${atTotal(cards)} wins about ${inAHundred(win)}.`;
  const call = toCall(view, seat);
  // Where hands may be junked now, a bet is matched only if it pays on average.
  if (offered(sight, 'junk') !== undefined && win * (potOf(view) + call) < call * (1 - win) * 0.8)
    return { action: { type: 'junk' }, because };
  const reader = read(chance);
  const edge = edgeOf(win, others.length) / others.length;
  if (edge <= 0.08 + 0.12 * byChance(reader)) return { action: match(sight), because };
  const purse = Math.min(stackOf(view, seat) - call, Math.max(...others.map((one) => stackOf(view, one))));
  return { action: raiseBy(sight, purse * edge * BOLD * (0.6 + 0.8 * byChance(reader))), because };
};

/** What to do, and why. */
export const advise = (sight: Sighted, chance: Chance): Advice => {
  if (offered(sight, 'ready') !== undefined) return { action: { type: 'ready' }, because: 'The game is over.' };
  const outlook = outlookFrom(sight.view, sight.seat);
  if (offered(sight, 'keep') !== undefined) return afterCard(sight, outlook);
  return offered(sight, 'draw') !== undefined ? inAction(sight, outlook) : inBetting(sight, outlook, chance);
};

/** Plays what it would advise. */
export const hard: Bot<Sabacc> = (sight, chance): Action => advise(sight, chance).action;
