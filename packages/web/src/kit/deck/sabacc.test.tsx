import { cardValue, DECK, sabaccCardName } from '@baize/games/sabacc';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { Die } from './Die.tsx';
import { moved } from './pen.ts';
import { SabaccBack, SabaccFace } from './SabaccFace.tsx';
import { Sprite } from './Sprite.tsx';
import { figures, shapes } from './sabacc-shapes.ts';

const faces = DECK.map((card) => renderToStaticMarkup(<SabaccFace card={card} />));
const sprite = renderToStaticMarkup(<Sprite />);
const face = (card: (typeof DECK)[number]): string => faces[DECK.indexOf(card)] ?? '';
/** A shape as it stands in a path, so wide. */
const sized = (shape: string, w: number): string => moved(shape, w / 20, w / 20, [0, 0]);
const count = (text: string, part: string): number => text.split(part).length - 1;

describe('the 62 cards', () => {
  const numbered = DECK.filter((card) => cardValue(card) !== 0);
  test.each(numbered)('%s has its suit, its number and its sign, and is green for plus and red for minus', claims('CAS-5.5'), (card) => {
    const [drawn, value] = [face(card), cardValue(card)];
    const suits = { circle: 'c', square: 's', triangle: 't' } as const;
    const [colour, sign, hollow] = value > 0 ? ['sb-plus-card', figures.plus, 0] : ['sb-minus-card', figures.minus, 3];
    expect(drawn).toContain(`aria-label="${sabaccCardName(card)}"`);
    expect(drawn).toContain(colour);
    // Never the colour alone: the sign, and a shape that is solid or hollow.
    for (const w of [13, -13, 10]) expect(count(drawn, sized(sign, w))).toBe(1);
    for (const shape of ['circle', 'square', 'triangle'] as const) {
      const times = (w: number): number => count(drawn, sized(shapes[shape], w));
      expect([13, -13, 9, 27].map(times)).toEqual(suits[shape] === card.charAt(0) ? [1, 1, Math.abs(value), 1] : [0, 0, 0, 0]);
    }
    expect(count(drawn, 'sb-hollow')).toBe(hollow);
  });
  test('no two of the sixty look alike, and the two sylops do', claims('CAS-5.4'), () => {
    expect(new Set(faces).size).toBe(61);
    expect(face('z1')).toBe(face('z2'));
  });
  test('everything that is referred to is in the sprite', () => {
    const drawn = [...faces, renderToStaticMarkup(<SabaccBack />)].join('');
    const used = [...drawn.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map((match) => match[1]);
    for (const id of new Set(used)) expect(sprite).toContain(`id="${id}"`);
    expect(drawn).not.toContain('style=');
  });
});

test('a die has as many pips as it shows', claims('CAS-5.19'), () => {
  for (let pips = 0; pips <= 6; pips += 1) expect(count(renderToStaticMarkup(<Die pips={pips} />), '<circle')).toBe(pips);
});
