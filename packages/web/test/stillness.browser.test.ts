/**
 * Nothing but what moves may move: while a hand is played the felt, the seats, the pots and the totals stay where they are, at every
 * beat, whatever the bar has to say.
 */
import { expect, test } from 'vitest';
import { inTurn, isNight } from '../../../scripts/draw.ts';
import { withPage } from './page.ts';
import { tableWalks } from './window-states.ts';

/** Two phones, where room is scarce; by night large windows as well. */
const phones = [
  [320, 568],
  [390, 844],
] as const;
const large = [
  [1180, 820],
  [2560, 1440],
] as const;

/** What stands still, by name; of what there are many, each by its place. */
const FIXED = {
  felt: '.felt',
  'the bar': '.actions',
  face: '.felt .portrait',
  pot: '.he-pot .he-sum, .sb-pot > span:not(.sb-stack), .sb-pot > b',
  total: '.sb-sum > b, .he-made',
  deck: '.felt [data-place="deck"]',
  dice: '.sb-dice',
  board: '.he-board > :not(.unseen), .board',
} as const;

/** Notes, after everything that is drawn, where all of that is, and what has moved since. It runs in the page. */
const watchPlaces = (fixed: Readonly<Record<string, string>>): { readonly moved: readonly string[] } => {
  const before = new Map<string, { readonly box: readonly number[]; readonly said: string }>();
  const moved: string[] = [];
  const note = (name: string, key: string, element: Element): void => {
    const { left, top, width, height } = element.getBoundingClientRect();
    // Not drawn at this size, or beside cards that are shown, which have its room; and after a hand its result may have that of a total.
    if (width === 0 || element.closest('.showing') !== null) return;
    if (name === 'total' && document.querySelector('.result') !== null) return;
    const said = document.querySelector('.actions')?.textContent ?? '';
    // What is written may be longer or shorter.
    const box = name === 'pot' || name === 'total' ? [top, height] : [left + width / 2, top, width, height];
    const old = before.get(key);
    if (old?.box.some((one, side) => Math.abs(one - (box[side] ?? 0)) > 1) === true)
      moved.push(`${key}: ${old.box.map(Math.round).join(',')} → ${box.map(Math.round).join(',')} (${old.said} → ${said})`);
    before.set(key, { box, said });
  };
  const look = (): void => {
    for (const [name, selector] of Object.entries(fixed))
      for (const [place, element] of [...document.querySelectorAll(selector)].entries()) note(name, `${name} ${place}`, element);
  };
  look();
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  return { moved };
};

/** One walk at each table; what the coach says is asked for, and may need room of its own. */
const walks = ['blackjack', 'blackjack-seven', 'pontoon-british-3', 'holdem-5', 'hearts', 'roulette', 'sabacc-3'].map((name) => {
  const walk = tableWalks.find((one) => one.name === name);
  if (walk === undefined) throw new RangeError(`There is no walk ${name}.`);
  return { ...walk, states: walk.states.filter(([state]) => !state.includes('coach')) };
});

const placed = walks.flatMap((walk, table) =>
  [...inTurn(phones, table), ...(isNight() ? large : [])].map(([width, height]) => ({ ...walk, width, height })),
);

test.concurrent.each(placed)('$name at $width×$height: nothing but what moves may move', async ({ path, save, states, width, height }) => {
  const context = { viewport: { width, height }, reducedMotion: 'reduce' } as const;
  const opening = {
    path,
    context,
    ...(save === undefined ? { settings: { speed: 'fast' } } : { save: save.replace('instant', 'fast') }),
  };
  await withPage(opening, async (page) => {
    const [first, ...rest] = states;
    await first?.[1](page);
    const seen = await page.evaluateHandle(watchPlaces, FIXED);
    for (const [, reach] of rest) await reach(page);
    expect(await seen.evaluate(({ moved }) => moved)).toEqual([]);
  });
});
