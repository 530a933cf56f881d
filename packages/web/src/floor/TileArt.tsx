/** The picture on a tile. What only some tables need is loaded when one of them is on the floor. */
import { type CSSProperties, Suspense } from 'react';
import { CardBack, CardFace } from '../kit/deck/CardFace.tsx';
import { ChipStack } from '../kit/deck/ChipStack.tsx';
import { page } from '../runtime/page.ts';
import type { Piece, Tile, TileSpot } from './tiles.ts';

const WheelArt = page(async () => (await import('./WheelArt.tsx')).WheelArt);
const SabaccArt = page(async () => (await import('./SabaccArt.tsx')).SabaccArt);
const DieArt = page(async () => (await import('./SabaccArt.tsx')).DieArt);

const lying = ({ x, y, turn = 0 }: TileSpot): CSSProperties => ({ '--x': x, '--y': y, '--r': `${turn}deg` });

/** One thing of a picture. */
export const TilePiece = ({ piece }: { piece: Piece }) => {
  if ('card' in piece) return <CardFace card={piece.card} />;
  if ('stack' in piece) return <ChipStack amount={piece.stack} />;
  return 'die' in piece ? <DieArt /> : <SabaccArt card={piece.sabacc} />;
};

/** The picture. It is decoration: the tile has the name. */
export const TileArt = ({ art, crowd }: Pick<Tile, 'art' | 'crowd'>) => (
  <div className={`art ${crowd ?? ''}`} aria-hidden="true">
    <Suspense
      fallback={
        <span style={lying({ x: 0, y: -12 })}>
          <CardBack />
        </span>
      }
    >
      {art === 'wheel' ? (
        <span style={lying({ x: 0, y: -22 })}>
          <WheelArt />
        </span>
      ) : (
        art.map((piece, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture never changes
          <span key={place} style={lying(piece)}>
            <TilePiece piece={piece} />
          </span>
        ))
      )}
    </Suspense>
  </div>
);
