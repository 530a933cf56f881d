/** The settings sheet. What is picked is applied at once. */
import { settingsSchema } from '@baize/casino';
import { SUITS } from '@baize/engine';
import { useContext, useState } from 'react';
import { ActionButton } from '../kit/Button.tsx';
import { SideSheet } from '../kit/Dialog.tsx';
import { SuitPip } from '../kit/deck/SuitPip.tsx';
import { playSound } from '../runtime/audio.ts';
import { type ThisTable, ThisTableContext } from '../tables/this-table.ts';
import { MusicControls, Pick, Slider, Switch } from './controls.tsx';
import { Records } from './Records.tsx';
import { useSettings } from './SettingsProvider.tsx';
import './settings.css';

// --- what the settings say about the table one sits at ---------------------------------------------------------------

const BeginAgain = ({ onBeginAgain }: { onBeginAgain(): void }) => {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) return <ActionButton onPress={() => setAsking(true)}>Start anew</ActionButton>;
  return (
    <div className="ask">
      <p>Give this sitting up for good? The round in play is not counted.</p>
      <ActionButton onPress={onBeginAgain}>Give it up</ActionButton>
      <ActionButton standing="lead" onPress={() => setAsking(false)}>
        Keep it
      </ActionButton>
    </div>
  );
};

/** The seal of the sitting, and a way to start again where nothing is staked. */
const TableSection = ({ table: { promise, onBeginAgain }, onDone }: { table: ThisTable; onDone(): void }) => (
  <section className="this-table">
    <h3>This table</h3>
    <p>
      The seal of its seed: <code>{promise}</code>
    </p>
    {onBeginAgain !== undefined && (
      <BeginAgain
        onBeginAgain={() => {
          onDone();
          onBeginAgain();
        }}
      />
    )}
  </section>
);

const { felt, rail, deck, speed, motion } = settingsSchema.entries;

const Pips = () => SUITS.toReversed().map((suit) => <SuitPip key={suit} suit={suit} />);

const Looks = () => {
  const { settings, change } = useSettings();
  return (
    <>
      <Pick
        name="Felt"
        options={felt.options}
        value={settings.felt}
        onPick={(one) => change({ felt: one })}
        picture={(one) => <i className={`swatch of-felt felt-${one}`} />}
      />
      <Pick
        name="Rail"
        options={rail.options}
        value={settings.rail}
        onPick={(one) => change({ rail: one })}
        picture={(one) => <i className={`swatch of-${one}`} />}
      />
      <Pick
        name="Deck colours"
        options={deck.options}
        value={settings.deck}
        onPick={(one) => change({ deck: one })}
        picture={(one) => (
          <span className={`pips of-${one}`} aria-hidden="true">
            <Pips />
          </span>
        )}
      />
      <Pick name="Speed" options={speed.options} value={settings.speed} onPick={(one) => change({ speed: one })} />
      <Pick name="Movement" options={motion.options} value={settings.motion} onPick={(one) => change({ motion: one })} />
    </>
  );
};

const Sounds = () => {
  const { settings, change } = useSettings();
  return (
    <div>
      <Slider
        name="Effects"
        value={settings.effects}
        onSlide={(effects) => {
          change({ effects });
          playSound('chip');
        }}
      />
      <MusicControls />
    </div>
  );
};

const Manners = () => {
  const { settings, change } = useSettings();
  const { largeIndices, hints, reactions, confirmLeaving, confirmAllIn } = settings;
  return (
    <div>
      <Switch name="Large figures on the cards" on={largeIndices} onFlip={() => change({ largeIndices: !largeIndices })} />
      <Switch name="Coach offers a hint" on={hints} onFlip={() => change({ hints: !hints })} />
      <Switch name="Opponents pull a face" on={reactions} onFlip={() => change({ reactions: !reactions })} />
      <Switch name="Ask before leaving a round" on={confirmLeaving} onFlip={() => change({ confirmLeaving: !confirmLeaving })} />
      <Switch name="Ask before going all in" on={confirmAllIn} onFlip={() => change({ confirmAllIn: !confirmAllIn })} />
    </div>
  );
};

/** The sheet itself. */
export const SettingsSheet = ({ onClose }: { onClose(): void }) => {
  const { kept } = useSettings();
  const table = useContext(ThisTableContext);
  return (
    <SideSheet title="Settings" onClose={onClose}>
      <Looks />
      <hr />
      <Sounds />
      <hr />
      <Manners />
      <hr />
      {table === undefined ? <Records onDone={onClose} /> : <TableSection table={table} onDone={onClose} />}
      {!kept && <p className="not-kept">This browser does not let Baize remember settings. They last until you close the page.</p>}
      <p className="key-note">
        <kbd>M</kbd> mutes, <kbd>Space</kbd> skips, <kbd>?</kbd> shows every key.
      </p>
    </SideSheet>
  );
};
