/** The floor: the name of the house, and its tables as illustrated tiles. */
import { type CSSProperties, useState } from 'react';
import { Tool } from '../kit/Button.tsx';
import { CardFace } from '../kit/deck/CardFace.tsx';
import { ChipStack } from '../kit/deck/ChipStack.tsx';
import { tiltOf } from '../kit/fan.ts';
import { Icon } from '../kit/Icon.tsx';
import '../kit/felt.css';
import './floor.css';
import { useKeys } from '../runtime/useKeys.ts';
import { SettingsSheet } from '../settings/SettingsSheet.tsx';
import { type Tile, tiles } from './tiles.ts';

const TILT = 9;

const turned = (index: number, count: number): CSSProperties => ({ '--turn': `${tiltOf(index, count, TILT)}deg` });

const Art = ({ fan, stacks }: Tile) => (
  <div className="art" aria-hidden="true">
    <div className="fan">
      {fan.map((card, index) => (
        <span key={card} style={turned(index, fan.length)}>
          <CardFace card={card} />
        </span>
      ))}
    </div>
    <div className="piles">
      {stacks.map((amount) => (
        <ChipStack key={amount} amount={amount} />
      ))}
    </div>
  </div>
);

const TableTile = ({ tile }: { tile: Tile }) => (
  <a className={`tile cloth felt-${tile.felt}`} href={`#/${tile.id}`} aria-label={`${tile.title}: take a seat`}>
    <Art {...tile} />
    <div className="foot">
      <h2>{tile.title}</h2>
      <p>{tile.line}</p>
      <dl>
        {tile.presets.map(({ name, line }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{line}</dd>
          </div>
        ))}
      </dl>
      <span className="take">
        Take a seat <Icon name="next" />
      </span>
    </div>
  </a>
);

const countWords = ['No tables', 'One table', 'Two tables', 'Three tables', 'Four tables', 'Five tables', 'Six tables'];

/** The floor. */
export const Floor = () => {
  const [isSetting, setSetting] = useState(false);
  useKeys({ ',': () => setSetting(true) });
  return (
    <main className="floor">
      <header className="floor-top">
        <h1>Baize</h1>
        <p>
          {countWords[tiles.length]},<br />
          one quiet room
        </p>
        <Tool icon="settings" label="Settings" keyName="," wordy onPress={() => setSetting(true)} />
      </header>
      <div className={`tiles of-${tiles.length}`}>
        {tiles.map((tile) => (
          <TableTile key={tile.id} tile={tile} />
        ))}
      </div>
      {isSetting && <SettingsSheet onClose={() => setSetting(false)} />}
    </main>
  );
};
