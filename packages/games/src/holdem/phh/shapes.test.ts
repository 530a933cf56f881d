import { fork, type Reader, read } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { replayPhh } from './replay.ts';
import { oddHands } from './sittings.fixture.ts';

/** A hand of ours as another program's converter would have it: nothing in it says who wrote it. */
const foreign = (text: string): string => text.replaceAll(/^_baize_(?!min_bet).*\n/gm, '');

const rowIn = (text: string, field: string): readonly number[] =>
  (new RegExp(`^${field} = \\[(.*)\\]$`, 'm').exec(text)?.[1] ?? '').split(', ').map(Number);
const withRow = (text: string, field: string, row: readonly (number | string)[]): string =>
  `${text.replace(new RegExp(`^${field} = .*\\n`, 'm'), '')}${field} = [${row.join(', ')}]\n`;

const hands = Array.from({ length: 12 }, (_, number) => oddHands(number))
  .flat()
  .map(foreign);

/** What each player came away with more than they had; 0 for who lost. */
const gainsIn = (text: string): readonly number[] => {
  const before = rowIn(text, 'starting_stacks');
  return rowIn(text, 'finishing_stacks').map((stack, player) => Math.max(0, stack - (before[player] ?? 0)));
};

const verdicts = (change: (text: string, reader: Reader) => string) =>
  hands.map((text, at) => replayPhh(change(text, read(fork('5a'.repeat(32), `${at}`))))[0]);
const refusals = (change: (text: string, reader: Reader) => string) =>
  verdicts(change).flatMap((hand) => (hand?.ok === true ? [] : [hand]));

describe('hands as converters write them are read, whatever of their end they tell', () => {
  test('there are hands to draw from', () => {
    expect(hands.length).toBeGreaterThan(60);
    expect(refusals((text) => text)).toEqual([]);
  });
  test('with a row of zeros for the winnings, alone or beside the stacks', () => {
    const zeros = (text: string): string =>
      withRow(
        text,
        'winnings',
        rowIn(text, 'starting_stacks').map(() => 0),
      );
    expect(refusals(zeros)).toEqual([]);
    expect(refusals((text) => zeros(text).replace(/^finishing_stacks.*\n/m, ''))).toEqual([]);
    expect(
      refusals((text) =>
        withRow(
          text,
          'winnings',
          rowIn(text, 'starting_stacks').map(() => '0.00'),
        ),
      ),
    ).toEqual([]);
  });
  test('with stacks that are short by a share of the gain, or by a fixed drop of it', () => {
    const short = (taken: (gain: number) => number) => (text: string) => {
      const gains = gainsIn(text);
      return withRow(
        text,
        'finishing_stacks',
        rowIn(text, 'finishing_stacks').map((stack, player) => stack - taken(gains[player] ?? 0)),
      );
    };
    expect(refusals(short((gain) => Math.floor(gain / 20)))).toEqual([]);
    expect(refusals(short((gain) => Math.min(3, Math.floor(gain / 5))))).toEqual([]);
    // More than a house takes is no rake, and what a loser lacks neither.
    const robbed = verdicts(short((gain) => Math.ceil(2 * gain + 1)));
    expect(robbed.every((hand) => hand?.ok === false && hand.outcome === 'ends-otherwise')).toBe(true);
  });
  test('cut off at any line: not finished, or already over, and never refused', () => {
    const cut = (text: string, reader: Reader): string => {
      const lines = text.split('\n');
      const [first, end] = [lines.findIndex((line) => line.startsWith('  "d dh')), lines.indexOf(']')];
      const at = first + reader.below(Math.max(1, end - first));
      return [...lines.slice(0, at), ...lines.slice(end)].join('\n').replace(/^finishing_stacks.*\n/m, '');
    };
    expect(refusals(cut)).toEqual([]);
    expect(verdicts(cut).filter((hand) => hand?.outcome === 'not-finished').length).toBeGreaterThan(30);
  });
  test('with the winner changed they are refused', () => {
    const swapped = (text: string): string => {
      const [gains, before] = [gainsIn(text), rowIn(text, 'starting_stacks')];
      const winner = gains.findIndex((gain) => gain > 0);
      const loser = gains.findIndex((gain, player) => gain === 0 && player !== winner);
      const stacks = rowIn(text, 'finishing_stacks');
      const gain = gains[winner] ?? 0;
      return withRow(text, 'finishing_stacks', stacks.with(winner, before[winner] ?? 0).with(loser, (stacks[loser] ?? 0) + gain));
    };
    expect(verdicts(swapped).filter((hand) => hand?.ok === true)).toEqual([]);
  });
});
