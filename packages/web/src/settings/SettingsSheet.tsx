/** The settings sheet. What is picked is applied at once. */
import { CALL_WAYS, type CallWay, type Settings, settingsSchema } from '@baize/casino';
import { SUITS } from '@baize/engine';
import { Fragment, useContext, useState } from 'react';
import { ActionButton } from '../kit/Button.tsx';
import { SideSheet } from '../kit/Dialog.tsx';
import { SuitPip } from '../kit/deck/SuitPip.tsx';
import { playSound } from '../runtime/audio.ts';
import { type ThisTable, ThisTableContext } from '../tables/this-table.ts';
import { Pick, Slider, Switch } from './controls.tsx';
import { settingsWords } from './language/index.ts';
import { MusicControls } from './MusicControls.tsx';
import { Records } from './Records.tsx';
import { useSettings } from './SettingsProvider.tsx';
import './settings.css';

// --- what the settings say about the table one sits at ---------------------------------------------------------------

const BeginAgain = ({ onBeginAgain }: { onBeginAgain(): void }) => {
  const [isAsking, setAsking] = useState(false);
  const { begin, ask, end, keep } = settingsWords().table;
  if (!isAsking) return <ActionButton onPress={() => setAsking(true)}>{begin}</ActionButton>;
  return (
    <div className="ask">
      <p>{ask}</p>
      <ActionButton onPress={onBeginAgain}>{end}</ActionButton>
      <ActionButton standing="lead" onPress={() => setAsking(false)}>
        {keep}
      </ActionButton>
    </div>
  );
};

/** The seal of the sitting, and a way to start again where nothing is staked. */
const TableSection = ({ table: { promise, onBeginAgain }, onDone }: { table: ThisTable; onDone(): void }) => (
  <section className="this-table">
    <h3>{settingsWords().table.title}</h3>
    <p>
      {settingsWords().table.seal} <code>{promise}</code>
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

const { language, felt, rail, deck, speed, motion } = settingsSchema.entries;

const Pips = () => SUITS.toReversed().map((suit) => <SuitPip key={suit} suit={suit} />);

/** Words are loaded with what says them, so another language begins with a new page. Where nothing is kept there is no choice. */
const Languages = () => {
  const { settings, change } = useSettings();
  const { name, options } = settingsWords().language;
  const pick = (chosen: Settings['language']): void => {
    change({ language: chosen });
    location.reload();
  };
  return <Pick name={name} options={language.options} value={settings.language} label={(one) => options[one]} onPick={pick} />;
};

const Looks = () => {
  const { settings, change } = useSettings();
  const words = settingsWords();
  return (
    <>
      <Pick
        name={words.felt.name}
        label={(one) => words.felt.options[one]}
        options={felt.options}
        value={settings.felt}
        onPick={(one) => change({ felt: one })}
        picture={(one) => <i className={`swatch of-felt felt-${one}`} />}
      />
      <Pick
        name={words.rail.name}
        label={(one) => words.rail.options[one]}
        options={rail.options}
        value={settings.rail}
        onPick={(one) => change({ rail: one })}
        picture={(one) => <i className={`swatch of-${one}`} />}
      />
      <Pick
        name={words.deck.name}
        label={(one) => words.deck.options[one]}
        options={deck.options}
        value={settings.deck}
        onPick={(one) => change({ deck: one })}
        picture={(one) => (
          <span className={`pips of-${one}`} aria-hidden="true">
            <Pips />
          </span>
        )}
      />
      <Pick
        name={words.speed.name}
        label={(one) => words.speed.options[one]}
        options={speed.options}
        value={settings.speed}
        onPick={(one) => change({ speed: one })}
      />
      <Pick
        name={words.motion.name}
        label={(one) => words.motion.options[one]}
        options={motion.options}
        value={settings.motion}
        onPick={(one) => change({ motion: one })}
      />
    </>
  );
};

const Sounds = () => {
  const { settings, change } = useSettings();
  return (
    <div>
      <Slider
        name={settingsWords().sound.effects}
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
  const words = settingsWords().manners;
  const { largeIndices, hints, reactions, confirmLeaving, confirmAllIn } = settings;
  return (
    <div>
      <Switch name={words.largeIndices} on={largeIndices} onFlip={() => change({ largeIndices: !largeIndices })} />
      <Switch name={words.hints} on={hints} onFlip={() => change({ hints: !hints })} />
      <Switch name={words.reactions} on={reactions} onFlip={() => change({ reactions: !reactions })} />
      <Switch name={words.confirmLeaving} on={confirmLeaving} onFlip={() => change({ confirmLeaving: !confirmLeaving })} />
      <Switch name={words.confirmAllIn} on={confirmAllIn} onFlip={() => change({ confirmAllIn: !confirmAllIn })} />
    </div>
  );
};

/** Which of them this device can do at all. */
const canCall: Readonly<Record<CallWay, () => boolean>> = {
  title: () => true,
  sound: () => true,
  buzz: () => 'vibrate' in navigator,
  notice: () => 'Notification' in globalThis && Notification.permission !== 'denied',
};

/** How one is called to a table with friends. Who switches notifications on is asked for leave by the browser. */
const CallSwitches = () => {
  const { settings, change } = useSettings();
  const { callsOff } = settings;
  const { title, ways } = settingsWords().calls;
  const flip = (call: CallWay): void => {
    const isOff = callsOff.includes(call);
    change({ callsOff: isOff ? callsOff.filter((one) => one !== call) : [...callsOff, call] });
    if (call === 'notice' && isOff && Notification.permission === 'default') void Notification.requestPermission();
  };
  return (
    <div>
      <p className="group-name">{title}</p>
      {CALL_WAYS.filter((call) => canCall[call]()).map((call) => (
        <Switch key={call} name={ways[call]} on={!callsOff.includes(call)} onFlip={() => flip(call)} />
      ))}
    </div>
  );
};

/** The sheet itself. */
export const SettingsSheet = ({ onClose }: { onClose(): void }) => {
  const { kept } = useSettings();
  const table = useContext(ThisTableContext);
  const { title, notKept, keys } = settingsWords();
  return (
    <SideSheet title={title} onClose={onClose}>
      {kept && <Languages />}
      <Looks />
      <hr />
      <Sounds />
      <hr />
      <Manners />
      <hr />
      <CallSwitches />
      <hr />
      {table === undefined ? <Records onDone={onClose} /> : <TableSection table={table} onDone={onClose} />}
      {!kept && <p className="not-kept">{notKept}</p>}
      <p className="key-note">
        {keys.map(([key, does]) => (
          <Fragment key={key}>
            <kbd>{key}</kbd> {does}{' '}
          </Fragment>
        ))}
      </p>
    </SideSheet>
  );
};
