/** What is wrong with the words of a page as it is now: said by no language, running out of their box, or over other words. */
import { personasFor } from '@baize/casino';
import { gameIds } from '@baize/games';
import type { Page } from 'playwright-core';
import { titles } from '../src/floor/tiles.ts';
import { lasting, layoutFaults } from './layout.ts';
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
    .flatMap((element) =>
      said.map((name) => [`${name} of ${element.tagName} ${element.className}`, element.getAttribute(name) ?? ''] as const),
    );
  const texts = [...blocks].map(([block, text]) => [`${block.tagName} ${block.className}`, text] as const);
  return [['the title of the page', document.title] as const, ...texts, ...attributes].flatMap(([where, text]) => {
    const fault = faultIn(text);
    return fault === undefined ? [] : [`${fault}: ${text.trim().slice(0, 60)} (${where})`];
  });
};

/** Words that run out of their box, or over other words. It runs in the page. */
const crowded = (): readonly string[] => {
  const top = document.querySelector('dialog[open], .tray-say') ?? document.body;
  type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;
  interface Line extends Box {
    readonly text: string;
    readonly owner: Element;
    /** The elements around it, from the inside out. */
    readonly around: readonly Element[];
    /** What of it can be seen where it is cut or scrolled away. */
    readonly seen: Box;
  }
  const styleOf = (element: Element): CSSStyleDeclaration => getComputedStyle(element);
  // What is a pixel wide is for screen readers, and a crowd of bars has its figures close together.
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.closest('.unseen, svg, .crowd') === null;
  const aroundOf = (element: Element): readonly Element[] => {
    const parent = element.parentElement;
    return parent === null || !top.contains(parent) ? [element] : [element, ...aroundOf(parent)];
  };
  const clipped = (box: Box, clip: Element): Box => {
    const edge = clip.getBoundingClientRect();
    return {
      left: Math.max(box.left, edge.left),
      right: Math.min(box.right, edge.right),
      top: Math.max(box.top, edge.top),
      bottom: Math.min(box.bottom, edge.bottom),
    };
  };
  const clipsOf = (around: readonly Element[]): readonly Element[] => around.filter((element) => styleOf(element).overflowX !== 'visible');

  const texts: Text[] = [];
  const nodes = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) if (nodes.currentNode instanceof Text) texts.push(nodes.currentNode);
  const lines = texts.flatMap((node): readonly Line[] => {
    const owner = node.parentElement;
    const text = node.data.trim();
    if (owner === null || text === '' || !isSeen(owner)) return [];
    const around = aroundOf(owner);
    if (around.some((element) => element.clientWidth === 1)) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .filter(({ width }) => width >= 1)
      .map(({ left, right, top: above, bottom }) => {
        const box = { left, right, top: above, bottom };
        return { text, owner, around, ...box, seen: clipsOf(around).reduce(clipped, box) };
      });
  });

  const isFilled = (element: Element): boolean => !/, 0\)$|transparent/.test(styleOf(element).backgroundColor);
  const isFramed = (element: Element): boolean =>
    [styleOf(element).borderTopWidth, styleOf(element).borderLeftWidth].every((width) => Number.parseFloat(width) > 0);
  /** The printed thing that a line stands in. What may be scrolled away is not held against whatever lies behind it. */
  const boxOf = ({ around }: Line): Element | undefined => {
    const scroller = around.findIndex((element) => /auto|scroll/.test(styleOf(element).overflow));
    return (scroller < 0 ? around : around.slice(0, scroller)).find((element) => isFilled(element) || isFramed(element));
  };
  // What stands above its box or on an edge is meant to: a figure on its bar, a chip between two numbers.
  const isLoose = ({ owner }: Line): boolean => styleOf(owner).position === 'absolute' || owner.closest('.laid') !== null;
  const isOutside = (line: Line): boolean => {
    const box = isLoose(line) ? undefined : boxOf(line);
    if (box === undefined || styleOf(box).overflowX !== 'visible') return false;
    const room = box.getBoundingClientRect();
    const isWide = line.left < room.left - 1.5 || line.right > room.right + 1.5;
    return isWide || line.top < room.top - 3 || line.bottom > room.bottom + 3;
  };
  // The name of a table gives way to what its bar has to show.
  const isCut = ({ around, left, right }: Line): boolean =>
    clipsOf(around).some((clip) => {
      if (!/hidden|clip/.test(styleOf(clip).overflowX) || clip.matches('.where')) return false;
      const edge = clip.getBoundingClientRect();
      return right > edge.right + 1.5 || left < edge.left - 1.5;
    });

  /** What stays where it is while the rest is scrolled, and lies over it. */
  const layerOf = ({ around }: Line): Element | undefined => around.find((element) => /sticky|fixed/.test(styleOf(element).position));
  // The boxes of lines may touch where their letters do not.
  const isOver = ({ seen: a }: Line, { seen: b }: Line): boolean => {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return across > 5 && down > 1 && down > (Math.min(a.bottom - a.top, b.bottom - b.top) * 2) / 5;
  };
  const over = lines.flatMap((one, index) =>
    lines.slice(index + 1).filter((other) => one.owner !== other.owner && isOver(one, other) && layerOf(one) === layerOf(other)),
  );
  const named = (what: string) => (line: Line) => `${what}: ${line.text.slice(0, 40)} (${line.owner.tagName} ${line.owner.className})`;
  return [
    ...new Set([
      ...lines.filter(isOutside).map(named('out of its box')),
      ...lines.filter(isCut).map(named('cut')),
      ...over.map(named('over other words')),
    ]),
  ];
};

/** How a page is looked at. */
export interface Look {
  /** In windows of these sizes. */
  readonly sizes: readonly (readonly [width: number, height: number])[];
  /** Whether every text is in brackets. */
  readonly isMarked: boolean;
}

/** What is wrong with the page, by the name of what is looked at. */
export const languageFaults = async (page: Page, name: string, { sizes, isMarked }: Look): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const [width, height] of sizes) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height });
    await settled(page);
    const found = await lasting(async () => [
      ...(await layoutFaults(page)),
      ...(await page.evaluate(crowded)),
      ...(isMarked ? await page.evaluate(unmarked, { names: NAMES, signs: SIGNS }) : []),
    ]);
    for (const fault of found) faults.push(`${name}, ${width}: ${fault}`);
  }
  return faults;
};
