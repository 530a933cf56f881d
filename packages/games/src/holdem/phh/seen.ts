/**
 * The decisions of one player in a history, each from the lines before it and nothing else: what came later, what the others held and how
 * finely later amounts are written changes nothing in them. Amounts are whole chips, and can be told as the file has them.
 */
import { type Appraised, type Chips, isCard, type Offer, type Seat, type Sight, sightOf } from '@baize/engine';
import { holdem } from '../holdem.ts';
import type { Rules } from '../rules.ts';
import type { Action, Holdem, View } from '../state.ts';
import { fromUnits, UNKNOWN } from './amounts.ts';
import type { History } from './history.ts';
import type { HistoryLine } from './lines.ts';
import { actionIn, replayHistory } from './replay.ts';

/** A decision as a player saw it. */
export interface SeenDecision {
  readonly sight: Sight<Holdem>;
  readonly action: Action;
  /** How many digits behind the point a chip stands for. */
  readonly decimals: number;
}

// --- what was there to be seen --------------------------------------------------------------------------------------

const decides = ({ type }: HistoryLine): boolean => type === 'fold' || type === 'check-or-call' || type === 'bet-or-raise';

/** A line as this player saw it: the cards of the others are unknown. */
const lineSeen = (line: HistoryLine, player: number): HistoryLine =>
  line.type === 'hole' && line.player !== player ? { ...line, cards: line.cards.map(() => '??') } : line;

/** How many digits behind the point an amount needs. */
const digitsOf = (units: Chips, decimals: number): number => {
  let [digits, rest] = [decimals, Math.abs(units)];
  while (digits > 0 && rest % 10 === 0) [digits, rest] = [digits - 1, rest / 10];
  return rest === 0 || units === UNKNOWN ? 0 : digits;
};

const amountsIn = ({ stacks, antes, blinds, minBet, lines }: History): readonly Chips[] => [
  ...[...stacks, ...antes, ...blinds, minBet],
  ...lines.flatMap(({ line }) => (line.type === 'bet-or-raise' ? [line.to] : [])),
];

/** The history in the largest units that tell all its amounts. */
const inLargestUnits = (history: History): History => {
  const decimals = Math.max(0, ...amountsIn(history).map((units) => digitsOf(units, history.decimals)));
  const to = (units: Chips): Chips => (units === UNKNOWN ? units : Math.round(units / 10 ** (history.decimals - decimals)));
  return {
    ...history,
    decimals,
    stacks: history.stacks.map(to),
    antes: history.antes.map(to),
    blinds: history.blinds.map(to),
    minBet: to(history.minBet),
    lines: history.lines.map(({ text, line }) => ({ text, line: line.type === 'bet-or-raise' ? { ...line, to: to(line.to) } : line })),
  };
};

/** The history up to and with a line, as a player saw it. */
const seenUntil = (history: History, player: number, last: number): History => {
  const lines = history.lines.slice(0, last + 1).map(({ text, line }) => ({ text, line: lineSeen(line, player) }));
  return inLargestUnits({ ...history, lines, finishing: undefined, winnings: undefined });
};

/** How often a seat has acted after these lines, and the last time: what it saw, and what it did. */
const lastOf = (history: History, seat: Seat): { readonly count: number; readonly last: SeenDecision | undefined } => {
  const replayed = replayHistory(history);
  const beats = 'beats' in replayed ? replayed.beats : [];
  const acted = beats.flatMap(({ event }, at) => (actionIn(event, seat) === undefined ? [] : [at]));
  const at = acted.at(-1) ?? 0;
  const [before, event] = [beats[at - 1]?.state, beats[at]?.event];
  const action = event && actionIn(event, seat);
  if (before === undefined || action === undefined) return { count: 0, last: undefined };
  // How cards lie at a showdown is known only after it.
  const { faceDown: _faceDown, ...rules } = before.rules;
  return { count: acted.length, last: { sight: sightOf(holdem, { ...before, rules }, seat), action, decimals: history.decimals } };
};

/** Whether a file tells both cards of a player. */
const knowsCards = ({ lines }: History, player: number): boolean =>
  lines.some(({ line }) => line.type === 'hole' && line.player === player && line.cards.length === 2 && line.cards.every(isCard));

/** The decisions of a player in a hand that can be played; none where the file does not tell their cards. */
export const seenDecisions = (history: History, player: number): readonly SeenDecision[] => {
  const seat = history.seats[player];
  if (seat === undefined || !knowsCards(history, player) || !('beats' in replayHistory(history))) return [];
  const found: SeenDecision[] = [];
  for (const [place, { line }] of history.lines.entries()) {
    if (!decides(line) || !('player' in line) || line.player !== player) continue;
    const { count, last } = lastOf(seenUntil(history, player, place), seat);
    // A check of somebody who had nothing to decide is no decision.
    if (last !== undefined && count > found.length) found.push(last);
  }
  return found;
};

/** Whether somebody's stack is not known: then nobody can say what a decision was worth. */
export const hasUnknownStacks = ({ stacks }: History): boolean => stacks.some((stack) => stack >= UNKNOWN);

// --- told as the file has it ----------------------------------------------------------------------------------------

const actionTold = (action: Action, to: (units: Chips) => number): Action => {
  if (action.type === 'bet') return { ...action, amount: to(action.amount) };
  return action.type === 'raise' ? { ...action, to: to(action.to) } : action;
};

const offerTold = (offer: Offer<Action>, to: (units: Chips) => number): Offer<Action> => {
  const range = <R extends { readonly min: Chips; readonly max: Chips; readonly step: Chips }>(one: R): R => ({
    ...one,
    min: to(one.min),
    max: to(one.max),
    step: to(one.step),
  });
  if (offer.type === 'bet') return { ...offer, amount: range(offer.amount) };
  return offer.type === 'raise' ? { ...offer, to: range(offer.to) } : offer;
};

const rulesTold = (rules: Rules, to: (units: Chips) => number): Rules => ({
  ...rules,
  blinds: rules.blinds.map(to),
  antes: rules.antes.map(to),
  minBet: to(rules.minBet),
});

const viewTold = (view: View, to: (units: Chips) => number): View => ({
  ...view,
  rules: rulesTold(view.rules, to),
  stacks: view.stacks.map(to),
  bets: view.bets.map(to),
  paid: view.paid.map(to),
  antes: view.antes.map(to),
  level: to(view.level),
  raise: to(view.raise),
  met: view.met.map((level) => (level === null ? null : to(level))),
  deeds: view.deeds.map((one) => ({ ...one, to: to(one.to), pot: to(one.pot), toCall: to(one.toCall) })),
  pot: to(view.pot),
  pots: view.pots.map((pot) => ({ ...pot, amount: to(pot.amount) })),
  toCall: to(view.toCall),
});

/** What was seen and done, in the units of the file. */
export const decisionTold = ({ sight, action, decimals }: SeenDecision): { readonly sight: Sight<Holdem>; readonly action: Action } => {
  const to = (units: Chips): number => fromUnits(units, decimals);
  const { seat, view, offers } = sight;
  return { sight: { seat, view: viewTold(view, to), offers: offers.map((offer) => offerTold(offer, to)) }, action: actionTold(action, to) };
};

/** What was found of a decision, in the units of the file. */
export const appraisedTold = (found: Appraised<Holdem>, { decimals }: SeenDecision): Appraised<Holdem> => {
  const part = 10 ** decimals;
  return {
    ...found,
    scale: found.scale / part,
    actions: found.actions.map((one) => ({
      ...one,
      action: actionTold(one.action, (units) => fromUnits(units, decimals)),
      value: one.value / part,
      behind: one.behind / part,
      error: one.error / part,
    })),
  };
};
