import { loadWords, speakBy } from '@baize/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { heartsOdds } from './hearts.ts';
import { holdemOdds } from './holdem.ts';
import { rouletteOdds } from './roulette.ts';
import { sabaccOdds } from './sabacc.ts';

beforeEach(async () => {
  await loadWords('de');
  speakBy(() => 'de');
});
afterEach(() => speakBy(() => 'en'));

const linesOf = (answer: ReturnType<typeof holdemOdds>): readonly string[] => (answer.ok ? answer.lines : [answer.sentence]);

test('the odds in German: words, numbers and columns', () => {
  const [title, heads, aces] = linesOf(holdemOdds(['AsAh', 'KdKc']));
  expect(title).toBe("Hold'em: 2 Hände vor dem Flop, 1.712.304 Boards.");
  expect(heads?.length).toBe(aces?.length);
  expect(aces).toBe('AsAh   81,2555 %  81,0646 %   0,3818 %    1.388.072       6.538'.replaceAll(' %', '\u00a0%'));
  expect(linesOf(rouletteOdds(['--preset', 'house'])).some((line) => /11 zu 1 +4 +\+0,2973 {2}11\/37/.test(line))).toBe(true);
  expect(linesOf(heartsOdds(['x']))).toEqual(['"x" ist ein Wort zu viel. Versuch: baize odds hearts']);
  for (const line of linesOf(sabaccOdds(['--cards', '10']))) expect(line.length).toBeLessThanOrEqual(80);
});
