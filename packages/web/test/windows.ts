/** Windows of every size, drawn by a seed, and what is wrong with a table in each of them. */
import { fork, read } from '@baize/engine';
import type { Page } from 'playwright-core';
import { frameFaults, layoutFaults } from './layout.ts';

/** A window: width and height. */
export type WindowSize = readonly [width: number, height: number];

/** Windows that everybody meets, and those that were once wrong: they are always looked at. */
const knownWindows: readonly WindowSize[] = [
  [320, 480],
  [320, 488],
  [320, 568],
  [360, 560],
  [375, 553],
  [390, 844],
  [492, 777],
  [640, 360],
  [642, 528],
  [657, 721],
  [720, 450],
  [724, 434],
  [838, 677],
  [844, 390],
  [760, 662],
  [768, 954],
  [782, 820],
  [820, 1180],
  [869, 780],
  [964, 1093],
  [1024, 672],
  [1133, 670],
  [1180, 712],
  [1366, 1024],
  [1920, 1080],
  [2560, 1440],
];

/** The smallest window that a table must fit, upright and lying on its side, and the largest. */
const MIN_WIDTH = 320;
const MIN_HEIGHT = 480;
const SIDEWAYS = { width: 640, height: 360 };
const MAX_WIDTH = 2560;
const MAX_HEIGHT = 1440;

/** So many windows: those that are known, and others that follow from the seed. Small ones are drawn more often. */
export const drawWindows = (seed: number, count: number): readonly WindowSize[] => {
  const reader = read(fork('00'.repeat(32), `windows ${seed}`));
  const part = (): number => (reader.below(1000) / 1000) ** 2;
  const between = (least: number, most: number): number => Math.round(least + part() * (most - least));
  const drawn = Array.from({ length: Math.max(0, count - knownWindows.length) }, (): WindowSize => {
    const isSideways = reader.below(5) === 0;
    return isSideways
      ? [between(SIDEWAYS.width, 1000), between(SIDEWAYS.height, MIN_HEIGHT)]
      : [between(MIN_WIDTH, MAX_WIDTH), between(MIN_HEIGHT, MAX_HEIGHT)];
  });
  return [...knownWindows, ...drawn];
};

const settled = (): Promise<unknown> => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));

/** In windows of these sizes, one after another: what a script lays out follows them, and each has to be painted. */
const faultsInWindows = async (page: Page, sizes: readonly WindowSize[]): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(settled);
    for (const fault of await layoutFaults(page)) faults.push(`${width}×${height}: ${fault}`);
  }
  return faults;
};

const COPY = 'copy';

/** A still copy of the page in a frame of its own, with styles and faces of type. It runs in the page. */
const copyPage = async (name: string): Promise<void> => {
  const frame = document.createElement('iframe');
  Object.assign(frame, { name, srcdoc: '<!doctype html>' });
  frame.style.cssText = 'position: fixed; inset: 0; border: 0; visibility: hidden';
  await new Promise((loaded) => {
    frame.onload = loaded;
    document.body.append(frame);
  });
  const copy = frame.contentDocument;
  if (copy === null) throw new Error('The frame has no page.');
  const whole = copy.importNode(document.documentElement, true);
  for (const other of whole.querySelectorAll('script, iframe, link:not([rel="stylesheet"])')) other.remove();
  const styled = [...whole.querySelectorAll('link')].map((link) => new Promise((loaded) => link.addEventListener('load', loaded)));
  copy.replaceChild(whole, copy.documentElement);
  await Promise.all(styled);
  copy.body.getBoundingClientRect();
  await copy.fonts.ready;
  for (const animation of copy.getAnimations()) animation.cancel();
};

/** In a still copy of the page, which follows its frame at once. */
const faultsInCopy = async (page: Page, sizes: readonly WindowSize[]): Promise<readonly string[]> => {
  await page.evaluate(copyPage, COPY);
  const frame = page.frame(COPY);
  if (frame === null) throw new Error('There is no copy of the page.');
  try {
    return await frameFaults(frame, sizes);
  } finally {
    await page.evaluate((name) => document.querySelector(`iframe[name="${name}"]`)?.remove(), COPY);
  }
};

/** What is wrong with the table as it stands now, in each of these windows. Only Roulette measures its felt by a script. */
export const windowFaults = async (page: Page, sizes: readonly WindowSize[]): Promise<readonly string[]> =>
  (await page.locator('.roulette').count()) > 0 ? faultsInWindows(page, sizes) : faultsInCopy(page, sizes);
