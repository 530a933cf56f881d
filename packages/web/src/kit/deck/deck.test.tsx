import type { Face } from '@baize/casino';
import { PACK, rankOf, suitOf } from '@baize/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { kitWords } from '../language/index.ts';
import { CardBack, CardFace, pipLayout } from './CardFace.tsx';
import { ChipStack } from './ChipStack.tsx';
import { Portrait } from './Portrait.tsx';
import { moved } from './pen.ts';
import { Sprite } from './Sprite.tsx';
import { figurePaths, suitPaths } from './shapes.ts';

const faces = PACK.map((card) => renderToStaticMarkup(<CardFace card={card} />));
/** A shape as it stands in a path, so wide. */
const sized = (shape: string, w: number): string => moved(shape, w / 20, w / 20, [0, 0]);
const sprite = renderToStaticMarkup(<Sprite />);

describe('the deck', () => {
  test('every card is read by its rank and suit, in its picture and by its name', claims('PON-7.1'), () => {
    expect(kitWords().card('Qs')).toBe('Queen of spades');
    expect(kitWords().card('Th')).toBe('10 of hearts');
    for (const [index, card] of PACK.entries()) {
      expect(faces[index]).toContain(`aria-label="${kitWords().card(card)}"`);
      // Upright in one corner, and turned in the other.
      const [figure, suit] = [figurePaths[rankOf(card)], suitPaths[suitOf(card)]];
      const upright = rankOf(card) === '9' ? -18.3 : 18.3;
      for (const part of [sized(figure, upright), sized(figure, -upright), sized(suit, 16), sized(suit, -16)]) {
        expect(faces[index]).toContain(part);
      }
    }
  });

  test('no two faces look alike', () => {
    expect(new Set(faces).size).toBe(52);
  });

  test('everything a card or a chip refers to is in the sprite', () => {
    const drawn = [...faces, renderToStaticMarkup(<CardBack />), renderToStaticMarkup(<ChipStack amount={631} />)].join('');
    const used = [...drawn.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map((match) => match[1]);
    for (const id of new Set(used)) expect(sprite).toContain(`id="${id}"`);
  });

  test('no markup carries a style attribute, which a strict policy would refuse', () => {
    expect([...faces, sprite].join('')).not.toContain('style=');
  });

  test('a card is few elements, for many are drawn while one is dealt', () => {
    const count = (markup: string): number => markup.split(/<\w/).length - 1;
    expect(count(renderToStaticMarkup(<CardBack />))).toBe(1);
    const numbers = PACK.filter((card) => !/[AKQJ]/.test(rankOf(card)));
    for (const card of numbers) expect(count(renderToStaticMarkup(<CardFace card={card} />))).toBeLessThanOrEqual(5);
    for (const face of faces) expect(count(face)).toBeLessThanOrEqual(30);
    // What has a place of its own, or is cut, is kept apart by the browser and put together again with every frame.
    expect(faces.join('')).not.toMatch(/<use|transform=|clip/);
  });

  test('a number card has as many pips as its number', () => {
    for (const [rank, { mirrored, alone }] of Object.entries(pipLayout)) {
      expect(mirrored.length * 2 + alone.length).toBe(rank === 'T' ? 10 : Number(rank));
    }
  });

  test('a portrait is decoration', () => {
    const portraits: readonly Face[] = ['Ks', 'Qh', 'Jc'];
    for (const face of portraits) expect(renderToStaticMarkup(<Portrait face={face} />)).toContain('aria-hidden="true"');
  });
});
