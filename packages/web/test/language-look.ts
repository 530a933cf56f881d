/** What is wrong with the words of a page as it is now: said by no language, running out of their box, or over other words. */
import { personasFor } from '@baize/casino';
import { gameIds } from '@baize/games';
import type { Page } from 'playwright-core';
import { titles } from '../src/floor/tiles.ts';
import { layoutFaults } from './layout.ts';
import { settled } from './page.ts';

/** What is the same in every language: the product, the games, people, and the names that languages have for themselves. */
const NAMES: readonly string[] = [
  'Baize',
  'Texas Hold’em',
  ...gameIds.map((id) => titles[id]),
  ...personasFor('00', 12).map(({ name }) => name),
  'Ann',
  'Bob',
  'English',
  'Deutsch',
];
/** Where signs stand and no words: what is drawn, keys, seals, codes of rooms, the dealer's button, starting hands, and dates, which `Intl` writes. */
const SIGNS = 'svg, kbd, .key, code, .link, .he-puck, .range, .when';

interface Named {
  readonly names: readonly string[];
  readonly signs: string;
}

/** Texts without the brackets of the language that nobody speaks. It runs in the page. */
const unmarked = ({ names, signs }: Named): readonly string[] => {
  const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const inline = (element: Element): boolean => getComputedStyle(element).display.startsWith('inline');
  const blockOf = (element: Element): Element =>
    element.parentElement !== null && inline(element) ? blockOf(element.parentElement) : element;
  const faultIn = (text: string): string | undefined => {
    const outside = text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
    if (/[⟦⟧]/.test(outside)) return 'taken apart';
    const left = names.reduce((rest, name) => rest.replaceAll(name, ' '), outside);
    return /\p{L}/u.test(left) ? 'in no language' : undefined;
  };
  const blocks = new Map<Element, string>();
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || parent.closest(signs) !== null || parent.closest('script, style') !== null || !isSeen(parent)) continue;
    const block = blockOf(parent);
    blocks.set(block, `${blocks.get(block) ?? ''}${node.textContent ?? ''}`);
  }
  const said = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-roledescription', 'aria-description'];
  const attributes = [...document.body.querySelectorAll(said.map((name) => `[${name}]`).join())]
    .filter(isSeen)
    .flatMap((element) => said.map((name) => [`${name} of ${element.tagName} ${element.className}`, element.getAttribute(name) ?? ''] as const));
  const texts = [...blocks].map(([block, text]) => [`${block.tagName} ${block.className}`, text] as const);
  return [['the title of the page', document.title] as const, ...texts, ...attributes].flatMap(([where, text]) => {
    const fault = faultIn(text);
    return fault === undefined ? [] : [`${fault}: ${text.trim().slice(0, 60)} (${where})`];
  });
};

/** Words that run out of their box, or over other words. It runs in the page. */
const crowded = (): readonly string[] => {
  const top = document.querySelector('dialog[open], .tray-say') ?? document.body;
  interface Line {
    readonly text: string;
    readonly owner: Element;
    /** What stays where it is while the rest is scrolled, and lies over it. */
    readonly layer: Element | undefined;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.closest('.unseen, svg, option') === null;
  const parents = (element: Element): readonly Element[] => {
    const parent = element.parentElement;
    return parent === null || !top.contains(parent) ? [element] : [element, ...parents(parent)];
  };
  const isPrinted = (element: Element): boolean => {
    const { backgroundColor, borderTopWidth, borderLeftWidth } = getComputedStyle(element);
    const isFilled = !/, 0\)$|transparent/.test(backgroundColor);
    return isFilled || (Number.parseFloat(borderTopWidth) > 0 && Number.parseFloat(borderLeftWidth) > 0);
  };
  const lines: Line[] = [];
  const faults: string[] = [];
  const nodes = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const owner = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (owner === null || text === '' || !isSeen(owner)) continue;
    range.selectNodeContents(node);
    const around = parents(owner);
    // What may be scrolled away is not held against whatever lies behind it.
    const scroller = around.findIndex((element) => /auto|scroll/.test(getComputedStyle(element).overflow));
    // Nor is what stands above its box or beside it, as a figure on a bar does.
    const isLoose = getComputedStyle(owner).position === 'absolute';
    const box = isLoose ? undefined : (scroller < 0 ? around : around.slice(0, scroller)).find(isPrinted);
    // What is a pixel wide is for screen readers.
    if (around.some((element) => element.clientWidth === 1)) continue;
    const layer = around.find((element) => /sticky|fixed/.test(getComputedStyle(element).position));
    const clips = around.filter((element) => getComputedStyle(element).overflowX !== 'visible');
    for (const { left, right, top: above, bottom } of range.getClientRects()) {
      if (right - left < 1) continue;
      const name = `${text.slice(0, 40)} (${owner.tagName} ${owner.className})`;
      const room = box?.getBoundingClientRect();
      if (room !== undefined && (left < room.left - 1.5 || right > room.right + 1.5 || above < room.top - 3 || bottom > room.bottom + 3))
        if (getComputedStyle(box ?? owner).overflowX === 'visible') faults.push(`out of its box: ${name}`);
      let seen = { left, right, top: above, bottom };
      for (const clip of clips) {
        const edge = clip.getBoundingClientRect();
        const { overflowX } = getComputedStyle(clip);
        const isCut = (overflowX === 'hidden' || overflowX === 'clip') && (right > edge.right + 1.5 || left < edge.left - 1.5);
        // The name of a table gives way to what its bar has to show.
        if (isCut && !clip.matches('.where')) faults.push(`cut: ${name}`);
        seen = {
          left: Math.max(seen.left, edge.left),
          right: Math.min(seen.right, edge.right),
          top: Math.max(seen.top, edge.top),
          bottom: Math.min(seen.bottom, edge.bottom),
        };
      }
      if (seen.right - seen.left > 1 && seen.bottom - seen.top > 1) lines.push({ text, owner, layer, ...seen });
    }
  }
  const over = lines.flatMap((one, index) =>
    lines.slice(index + 1).flatMap((other) => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      // Lines of one text may stand close together: their letters do not touch.
      const isOver = one.layer === other.layer && across > 5 && down > (Math.min(one.bottom - one.top, other.bottom - other.top) * 2) / 5;
      return isOver ? [`over each other: ${one.text.slice(0, 30)} / ${other.text.slice(0, 30)} (${other.owner.className})`] : [];
    }),
  );
  return [...new Set([...faults, ...over])];
};

/** A window, and in it a language. */
export type WindowSize = readonly [width: number, height: number];

/** What is wrong in each of these windows. `xx` has every text in brackets. */
export const lookAt = async (page: Page, name: string, sizes: readonly WindowSize[], isMarked: boolean): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const [width, height] of sizes) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height });
    await settled(page);
    const found = [
      ...(await layoutFaults(page)),
      ...(await page.evaluate(crowded)),
      ...(isMarked ? await page.evaluate(unmarked, { names: NAMES, signs: SIGNS }) : []),
    ];
    for (const fault of found) faults.push(`${name}, ${width}: ${fault}`);
  }
  return faults;
};
