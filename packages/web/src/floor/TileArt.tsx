/** The picture on a tile. */
import type { GameId } from '@baize/games';
import type { CSSProperties } from 'react';
import { CardFace } from '../kit/deck/CardFace.tsx';
import { ChipStack } from '../kit/deck/ChipStack.tsx';
import { type Piece, pictures, type TileSpot } from './pictures.ts';
import { DieArt, SabaccArt } from './SabaccArt.tsx';
import { WheelArt } from './WheelArt.tsx';

const lying = ({ x, y, turn = 0 }: TileSpot): CSSProperties => ({ '--x': x, '--y': y, '--r': `${turn}deg` });

/** One thing of a picture. */
export const TilePiece = ({ piece }: { piece: Piece }) => {
  if ('card' in piece) return <CardFace card={piece.card} />;
  if ('stack' in piece) return <ChipStack amount={piece.stack} />;
  return 'die' in piece ? <DieArt /> : <SabaccArt card={piece.sabacc} />;
};

/** The picture. It is decoration: the tile has the name. */
export const TileArt = ({ id }: { id: GameId }) => {
  const { art, crowd } = pictures[id];
  return (
    <div className={`art ${crowd ?? ''}`} aria-hidden="true">
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
    </div>
  );
};
