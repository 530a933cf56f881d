/** The log row of Sabacc: the last beats in as much as fits. */

import type { NarratedBeat } from '@baize/casino';
import { capital, inWords, listAnd } from '@baize/engine';
import type { Sabacc } from '@baize/games/sabacc';
import { rankedWords } from '@baize/games/sabacc';
import { lastThatFit } from '../../kit/text.ts';
import { SIGNS } from './cards.ts';
import { isStorm, type SabaccSight } from './stage.ts';

type Story = readonly NarratedBeat<Sabacc>[];

/** Signs are shorter than words where there is a row for it. */
const withSigns = (text: string): string => text.replace(/\bplus (?=\d)/g, '+').replace(/\bminus (?=\d)/g, '-');

const together = {
  checked: ['check', 'checks'],
  called: ['call', 'calls'],
  stood: ['stand', 'stands'],
} as const;
type Common = keyof typeof together;

const commonMove = ({ event }: NarratedBeat<Sabacc>): Common | undefined => {
  if (event.type === 'checked' || event.type === 'stood') return event.type;
  return event.type === 'bet-laid' && event.how === 'called' ? 'called' : undefined;
};

const seatOf = ({ event }: NarratedBeat<Sabacc>): number => ('seat' in event ? event.seat : -1);

/** The same done by several in turn is one sentence: "Mirel and Kesh call." */
const merged = (story: Story, { seat, names }: SabaccSight): readonly string[] => {
  const sentences: string[] = [];
  for (let at = 0; at < story.length; at += 1) {
    const told = story[at];
    const move = told === undefined ? undefined : commonMove(told);
    if (told === undefined) continue;
    const run = move === undefined ? [told] : takeWhile(story.slice(at), (one) => commonMove(one) === move && seatOf(one) !== seat);
    if (move !== undefined && run.length > 1) {
      // Where the player looks on, the same one may do it round after round.
      const who = [...new Set(run.map((one) => names[seatOf(one)] ?? ''))];
      sentences.push(`${listAnd(who)} ${together[move][who.length > 1 ? 0 : 1]}.`);
      at += run.length - 1;
    } else sentences.push(...told.sentences);
  }
  return sentences;
};

const takeWhile = <A>(things: readonly A[], test: (thing: A) => boolean): readonly A[] => {
  const end = things.findIndex((thing) => !test(thing));
  return end < 0 ? things : things.slice(0, end);
};

/** "Two fours: all ten cards go to the discard pile. You get three new ones." */
const stormWords = (story: Story, { view, seat }: SabaccSight, width: number): string | undefined => {
  const swept = story.findLast(({ event }) => event.type === 'hands-swept')?.event;
  if (swept?.type !== 'hands-swept' || !isStorm(view)) return undefined;
  const name = inWords(view.dice?.[0] ?? 0);
  const move = view.deeds[seat];
  const plural = name === 'six' ? 'sixes' : `${name}s`;
  const all = `Two ${plural}: all ${inWords(swept.cards)} cards go to the discard pile.`;
  const mine = move?.type === 'redealt' ? ` You get ${inWords(move.cards)} new ones.` : '';
  return [all + mine, `Two ${plural}: every hand is dealt anew.`].find((text) => text.length <= width);
};

/** At the end all totals are told in one line, if they fit. */
const revealWords = (story: Story, sight: SabaccSight, width: number): string | undefined => {
  const { view, seat, names } = sight;
  if (view.finish?.by !== 'showdown' || view.ending !== null) return undefined;
  if (story.some(({ event }) => event.type === 'seat-left')) return undefined;
  const text = rankedWords(view, view.finish.places, { me: seat, names });
  return [text, capital(text.replace('All hands are shown: ', ''))].find((one) => one.length <= width);
};

/** A sentence for the compact row: a few words less, and the card as it is printed where that is not enough. */
const shortened = (sentence: string, width: number): string => {
  const text = sentence.replace(' a card and lets ', ' a card, lets ').replace(': every opponent is out.', '.');
  return text.length <= width ? text : text.replace(/(?<=\d) (circle|square|triangle)\b/g, (_, suit: keyof typeof SIGNS) => SIGNS[suit]);
};

/** Row 21. */
export const sabaccLog = (story: Story, width: number, sight: SabaccSight): string => {
  const whole = stormWords(story, sight, width) ?? revealWords(story, sight, width);
  if (whole !== undefined) return whole;
  const sentences = merged(story, sight).map(withSigns);
  return lastThatFit(width < 60 ? sentences.map((text) => shortened(text, width)) : sentences, width);
};
