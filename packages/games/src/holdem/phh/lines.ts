/** The lines of a history: who was dealt what, who did what, who showed what. */
import { type Card, type Chips, isCard } from '@baize/engine';
import { decimalsOf, toUnits } from './amounts.ts';

/** A card of a history may be unknown. */
export type HistoryCard = Card | '??';

/** One line of a history. */
export type HistoryLine =
  | { readonly type: 'hole'; readonly player: number; readonly cards: readonly HistoryCard[] }
  | { readonly type: 'board'; readonly cards: readonly Card[] }
  | { readonly type: 'fold' | 'check-or-call'; readonly player: number }
  | { readonly type: 'bet-or-raise'; readonly player: number; readonly to: Chips }
  | { readonly type: 'show'; readonly player: number; readonly cards: readonly HistoryCard[] | undefined }
  | { readonly type: 'nothing' }
  | { readonly type: 'wrong'; readonly why: string };

const cardsOf = (text: string): readonly HistoryCard[] | undefined => {
  const cards: readonly string[] = text.match(/../g) ?? [];
  const known = cards.filter((card): card is HistoryCard => card === '??' || isCard(card));
  return known.length === cards.length && text.length === 2 * cards.length && cards.length > 0 ? known : undefined;
};

const wrong = (why: string): HistoryLine => ({ type: 'wrong', why });

const dealerLine = (words: readonly string[]): HistoryLine => {
  const [, what, first = '', second = ''] = words;
  const cards = cardsOf(what === 'dh' ? second : first);
  if (cards === undefined) return wrong('no cards');
  if (what === 'db') return cards.every(isCard) ? { type: 'board', cards: cards.filter(isCard) } : wrong('the board has unknown cards');
  const player = /^p([1-9]\d?)$/.exec(first)?.[1];
  return what === 'dh' && player !== undefined ? { type: 'hole', player: Number(player) - 1, cards } : wrong('no such deal');
};

const showLine = (player: number, text: string | undefined): HistoryLine => {
  if (text === undefined || text === '-') return { type: 'show', player, cards: text === undefined ? undefined : [] };
  const cards = cardsOf(text);
  return cards === undefined ? wrong('no cards') : { type: 'show', player, cards };
};

const playerLine = (words: readonly string[], decimals: number): HistoryLine => {
  const [who = '', what, amount = ''] = words;
  const player = Number(/^p([1-9]\d?)$/.exec(who)?.[1] ?? Number.NaN) - 1;
  if (Number.isNaN(player)) return wrong('nobody does that');
  if (what === 'f') return { type: 'fold', player };
  if (what === 'cc') return { type: 'check-or-call', player };
  if (what === 'sm') return showLine(player, words[2]);
  if (what !== 'cbr') return wrong('no such action');
  const to = /^\d[\d.]*$/.test(amount) ? toUnits({ number: amount }, decimals) : undefined;
  return to === undefined ? wrong('no amount') : { type: 'bet-or-raise', player, to };
};

/** What one line says. */
export const lineOf = (text: string, decimals: number): HistoryLine => {
  const words = text.replace(/#.*$/s, '').trim().split(/\s+/);
  if (words[0] === '') return { type: 'nothing' };
  return words[0] === 'd' ? dealerLine(words) : playerLine(words, decimals);
};

/** Amounts in the lines have digits behind the point of their own. */
export const lineDecimals = (actions: readonly string[]): readonly number[] =>
  actions.flatMap((text) => {
    const amount = /\bcbr\s+(\d[\d.]*)/.exec(text)?.[1];
    return amount === undefined ? [] : [decimalsOf({ number: amount })];
  });
