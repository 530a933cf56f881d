/**
 * How long a trick of Hearts takes at the usual speed when the player answers at once: `node bench/pace.mjs`. It is timed in a browser from
 * the first card to the first of the next. The trick that breaks hearts has a moment more, so the middle one counts.
 * Where the machine is so busy that not even an empty page's frames come in time, nothing is judged.
 */
import { bench, judge } from './lib/bench.mjs';
import { quantile } from './lib/statistics.mjs';
import { onEmptyPage, withHouse, withPage } from './web/house.mjs';
import { joinTable } from './web/player.mjs';

const LENGTH = 45_000;
/** How long a frame of an empty page may take, in milliseconds, for others to be judged. */
const FRAME = 20;

/** How long a frame takes on the page as it is. It runs in the page. */
const frameTime = async (frames) => {
  const began = performance.now();
  for (let seen = 0; seen < frames; seen += 1) await new Promise(requestAnimationFrame);
  return (performance.now() - began) / frames;
};

/** Plays whatever may be played, and notes how long it is from the first card of each trick to that of the next. It runs in the page. */
const timeTricks = async (milliseconds) => {
  const end = performance.now() + milliseconds;
  const times = [];
  let [trick, began] = ['', 0];
  while (performance.now() < end) {
    const now = document.querySelector('.ht-trick ul:has(li)')?.getAttribute('aria-label') ?? trick;
    if (now !== trick) {
      // A hand that has just been dealt begins again with the first.
      if (now !== 'Trick 1') times.push(performance.now() - began);
      [trick, began] = [now, performance.now()];
    }
    const mine = [...document.querySelectorAll('.playing .ht-held.may, .passing .ht-held.rest')].at(-1);
    const next = document.querySelector('.do.lead:not([aria-keyshortcuts="Space"])') ?? mine;
    next?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await new Promise(requestAnimationFrame);
  }
  return times;
};

const timeHearts = async (house) => {
  const look = () => onEmptyPage(house, (page) => page.evaluate(frameTime, 120));
  const before = await look();
  const times = await withPage(house, { path: '#/hearts?seed=1', settings: { speed: 'normal' } }, async (page) => {
    await joinTable(page);
    return page.evaluate(timeTricks, LENGTH);
  });
  const frame = Math.max(before, await look());
  console.log(`hearts: ${times.map((time) => `${(time / 1000).toFixed(1)} s`).join(', ')}`);
  if (frame > FRAME) console.log(`hearts: not judged, the machine is busy: a frame of an empty page takes ${frame.toFixed(0)} ms`);
  else judge('the middle one of all tricks', Math.round(quantile(times, 0.5) ?? Number.NaN));
};

await bench({ bars: { 'the middle one of all tricks': 'at most 3000 ms' }, measures: { tricks: () => withHouse(timeHearts) } });
