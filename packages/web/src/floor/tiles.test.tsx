import { isCard } from '@baize/engine';
import { gameIds } from '@baize/games';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { floorWords } from './language/index.ts';
import { pictures } from './pictures.ts';
import { DieArt, SabaccArt } from './SabaccArt.tsx';
import { TileArt } from './TileArt.tsx';
import { titles } from './tiles.ts';
import { WheelArt } from './WheelArt.tsx';

test('every game has a title, a line and a picture', claims('CAS-1.3'), () => {
  expect(Object.keys(pictures)).toEqual(Object.keys(titles));
  for (const id of gameIds) expect(floorWords().lines[id]).not.toBe('');
  for (const { art } of Object.values(pictures)) {
    const cards = art === 'wheel' ? [] : art.flatMap((piece) => ('card' in piece ? [piece.card] : []));
    expect(cards.every((card) => isCard(card))).toBe(true);
  }
});

test('the pictures are drawn', () => {
  expect(renderToStaticMarkup(<TileArt id="pontoon" />).match(/class="card/g)?.length).toBe(5);
  expect(renderToStaticMarkup(<WheelArt />).match(/<text/g)?.length).toBe(37);
  expect(renderToStaticMarkup(<SabaccArt card="circle +7" />).match(/class="solid"/g)?.length).toBe(10);
  expect(renderToStaticMarkup(<SabaccArt card="triangle −6" />)).toContain('hollow');
  expect(renderToStaticMarkup(<SabaccArt card="sylop" />)).toContain('gilt');
  expect(renderToStaticMarkup(<DieArt />).match(/<circle/g)?.length).toBe(3);
});
