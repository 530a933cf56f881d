/** The best bot: weighs every card that may come, the dice, the pots, and what the others show and bet. */
import { type Bot, type Chance, type Hint, read } from '@baize/engine';
import type { SabaccCard } from '../cards.ts';
import { totalOf } from '../hand.ts';
import { potOf, seatsIn, stackOf, toCall } from '../places.ts';
import type { Action, Sabacc, Why } from '../state.ts';
import { unseenBy } from '../view.ts';
import { byChance, match, raiseBy } from './betting.ts';
import { afterDraw, type CardChoice, certain, offered, ownCards, type Sighted } from './choices.ts';
import { type Measure, type Outlook, outlookFrom } from './outlook.ts';

type Advice = Hint<Sabacc>;

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

const whyOf = ({ action, cards }: CardChoice, { view }: Sighted, betters: number): Why => {
  const total = totalOf(cards);
  if (total === 0 && action.type === 'stand') return { type: 'nothing-nearer' };
  if (action.type !== 'swap') return { type: 'stands', total, betters };
  return { type: 'swaps', card: action.card, for: view.discard.at(-1) ?? null, total };
};

/** In the action: whatever brings the most chips; a hand that only costs is given up. */
const inAction = (sight: Sighted, outlook: Outlook): Advice => {
  const { view } = sight;
  const later = view.rules.rounds - view.round;
  const measure = outlook.chips(later);
  const draw = drawing(sight, measure);
  const [choice, worth] = best(measure, certain(sight)) ?? [undefined, Number.NEGATIVE_INFINITY];
  const win = outlook.wins(later)(totalOf(ownCards(sight)), ownCards(sight).length);
  if (Math.max(draw.worth, worth) < 0) return { action: { type: 'junk' }, why: { type: 'costs-more', wins: win } };
  // A card costs nothing; where none can better the hand, to ask for one would only show that.
  if (choice === undefined || (draw.betters > 0 && draw.worth > worth))
    return { action: { type: 'draw' }, why: { type: 'card-betters', betters: draw.betters } };
  return { action: choice.action, why: whyOf(choice, sight, draw.betters) };
};

/** After a draw: whichever cards are worth most. */
const afterCard = (sight: Sighted, outlook: Outlook): Advice => {
  const [choice] = best(outlook.chips(sight.view.rules.rounds - sight.view.round), afterDraw(ownCards(sight))) ?? [];
  if (choice === undefined || choice.action.type !== 'release')
    return { action: { type: 'keep' }, why: { type: 'keeps-all', total: totalOf(ownCards(sight)) } };
  return { action: choice.action, why: { type: 'without', card: choice.action.card, total: totalOf(choice.cards) } };
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
  const why: Why = { type: 'wins', total: totalOf(cards), wins: win };
  const call = toCall(view, seat);
  // Where hands may be junked now, a bet is matched only if it pays on average.
  if (offered(sight, 'junk') !== undefined && win * (potOf(view) + call) < call * (1 - win) * 0.8) return { action: { type: 'junk' }, why };
  const reader = read(chance);
  const edge = edgeOf(win, others.length) / others.length;
  if (edge <= 0.08 + 0.12 * byChance(reader)) return { action: match(sight), why };
  const purse = Math.min(stackOf(view, seat) - call, Math.max(...others.map((one) => stackOf(view, one))));
  return { action: raiseBy(sight, purse * edge * BOLD * (0.6 + 0.8 * byChance(reader))), why };
};

/** What to do, and why. */
export const advise = (sight: Sighted, chance: Chance): Advice => {
  if (offered(sight, 'ready') !== undefined) return { action: { type: 'ready' }, why: { type: 'game-over' } };
  const outlook = outlookFrom(sight.view, sight.seat);
  if (offered(sight, 'keep') !== undefined) return afterCard(sight, outlook);
  return offered(sight, 'draw') !== undefined ? inAction(sight, outlook) : inBetting(sight, outlook, chance);
};

/** Plays what it would advise. */
export const hard: Bot<Sabacc> = (sight, chance): Action => advise(sight, chance).action;
