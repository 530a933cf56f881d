import { type Beat, fillAny, fork, openChance, play, type Reader, read } from '@baize/engine';
import { mangle } from '@baize/engine/laws';
import { describe, expect, test } from 'vitest';
import { draw } from '../../../../../scripts/draw.ts';
import { holdem } from '../holdem.ts';
import { presets } from '../rules.ts';
import type { Holdem } from '../state.ts';
import { type History, readHistories } from './history.ts';
import { publicHands } from './phh.fixture.ts';
import { type ReplayedHand, replayHistory, replayPhh } from './replay.ts';
import { writePhh } from './write.ts';

const FILES = draw(2_500, 10_000);
const SEED = '9a'.repeat(32);

/** A few hands played by chance. */
const played = (preset: keyof typeof presets, seats: number): readonly Beat<Holdem>[] => {
  const { seed } = fork(SEED, `${preset} ${seats}`);
  const reader = read(fork(seed, 'actions'));
  const opening = holdem.open({
    rules: presets[preset],
    stacks: Array.from({ length: seats }, (_, seat) => 150 + 75 * seat),
    chance: openChance(seed),
  });
  const beats = [...opening.beats];
  let { state } = opening;
  while (holdem.toAct(state).length > 0 && state.hand < 4) {
    const [seat = 0] = holdem.toAct(state);
    const acted = play(holdem, state, seat, fillAny(holdem.legal(state, seat), reader));
    if (!acted.ok) throw new Error(acted.refusal.reason);
    state = acted.step.state;
    beats.push(...acted.step.beats);
  }
  return beats;
};

/** What other hands than ours may write: fractions, unknown stacks, straddles, strings of every kind, dates, comments. */
const ODD_HANDS = [
  `# a comment\r\nvariant = 'NT'\r\nantes = [0.25, 0.25, 0.25]\r\nblinds_or_straddles = [0.50, 1, 0]\r\nmin_bet = 1\r\nstarting_stacks = [100, inf, 20]\r
actions = ['d dh p1 ????', "d dh p2 AsAh", """d dh p3 KcKd""", 'p3 cbr 3.125 # a think', 'p1 f', 'p2 f']\r\nplayers = ["\\u00c9mile", 'O', '''x''']\r\n`,
  `variant = "NT"\nante_trimming_status = true\nantes = [1, 1]\nblinds_or_straddles = [5, 10]\nmin_bet = 10\nstarting_stacks = [1_000, 1e3]
actions = ["d dh p1 AsAh", "d dh p2 KdKc", "p2 cbr 999", "p1 cc", "p1 sm AsAh", "p2 sm", "d db 2c3c4c", "d db 5h", "d db 9s"]
date = 2009-07-01\ntime = 07:32:00\nvenue = { name = "x" }\nseats = [2, 5]\nseat_count = 6\nhand = 12\nfinishing_stacks = [2000, 0]\n`,
] as const;

const single = (phhs: string): readonly string[] => phhs.split(/^\[\d+\]\n/m).filter((text) => text !== '');

/** Collections (`.phhs`) and single hands (`.phh`), written by us and by others. */
const bases: readonly string[] = (() => {
  const collections = Object.keys(presets)
    .filter((name): name is keyof typeof presets => name in presets)
    .flatMap((preset) => [2, 3, 6].map((seats) => writePhh(played(preset, seats), ['Ada "the ace"', 'Bruno', 'Éa'])));
  const others = [...publicHands.map(({ text }) => text), ...ODD_HANDS];
  return [...collections, ...collections.flatMap(single), ...others, others.map((text, at) => `[${at}]\n${text}`).join('\n')];
})();

/** The chips that are in play at the end. */
const chipsAtEnd = (beats: readonly Beat<Holdem>[]): number => {
  const state = beats.at(-1)?.state;
  if (state === undefined) throw new Error('A hand that was played has beats.');
  return state.stacks.reduce((sum, _, seat) => {
    const { stack, atRisk } = holdem.chips(state, seat);
    return sum + stack + atRisk;
  }, 0);
};
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** What is wrong with what was made of a hand; undefined when nothing is. */
const faultIn = (hand: ReplayedHand, history: History | undefined): string | undefined => {
  if (!hand.ok) return hand.error === '' ? 'no word why not' : undefined;
  if (history === undefined) return 'played though it could not be read';
  if (hand.stacks.length !== history.stacks.length) return 'a stack is missing';
  if (hand.stacks.some((stack) => stack !== null && !(Number.isFinite(stack) && stack >= 0))) return `stacks of ${hand.stacks.join(', ')}`;
  return chipsAtEnd(hand.beats) === sumOf(history.stacks) ? undefined : 'chips were made or lost';
};

const check = (text: string): readonly { readonly ok: boolean; readonly fault: string | undefined }[] =>
  readHistories(text).map((entry) => {
    const hand = entry.ok ? replayHistory(entry.history) : entry;
    return { ok: hand.ok, fault: faultIn(hand, entry.ok ? entry.history : undefined) };
  });

const anyOf = (texts: readonly string[], reader: Reader): string => texts[reader.below(texts.length)] ?? '';

describe('thousands of mangled hand histories', () => {
  test('what they are made from is sound', () => {
    expect(bases.flatMap((text) => replayPhh(text).flatMap((hand) => (hand.ok ? [] : [hand.error])))).toEqual([]);
  });

  test('are played or told why not, and no chip is made or lost', () => {
    const reader = read(fork(SEED, 'mangle'));
    const counts = { played: 0, refused: 0 };
    for (let file = 0; file < FILES; file += 1) {
      const text = mangle(anyOf(bases, reader), reader);
      for (const { ok, fault } of check(text)) {
        if (fault !== undefined) throw new Error(`File ${file}: ${fault}.\n${text}`);
        counts[ok ? 'played' : 'refused'] += 1;
      }
    }
    // Both kinds have to be among them, or the mangling has gone too far or not far enough.
    expect(counts.played).toBeGreaterThan(FILES / 2);
    expect(counts.refused).toBeGreaterThan(FILES / 10);
  });
});
