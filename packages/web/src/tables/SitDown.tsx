/** Taking a seat: which rules, with how many, and with how many chips. */
import type { Persona } from '@baize/casino';
import type { Chips } from '@baize/engine';
import { type ReactNode, useId } from 'react';
import { ActionButton } from '../kit/Button.tsx';
import { Portrait } from '../kit/deck/Portrait.tsx';
import { TableFrame } from '../kit/TableFrame.tsx';
import { useKeys } from '../runtime/useKeys.ts';
import { type Bringing, ChipsToBring } from './ChipsToBring.tsx';
import './sit-down.css';
import { seatWords } from './language/index.ts';

// --- the commitment before a sitting, and the player's own words to mix in --------------------------------------

interface FairPlayProps {
  readonly promise: string;
  readonly words: string;
  onWords(words: string): void;
}

const MAX_WORDS = 120;

/** A line that opens. */
const FairPlay = ({ promise, words, onWords }: FairPlayProps) => {
  const id = useId();
  const { fairPlay } = seatWords();
  return (
    <details className="fair-play" onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}>
      <summary>{fairPlay.title}</summary>
      <p>{fairPlay.about}</p>
      <code>{promise}</code>
      <label htmlFor={id}>{fairPlay.words}</label>
      <input id={id} maxLength={MAX_WORDS} autoComplete="off" value={words} onChange={({ currentTarget: { value } }) => onWords(value)} />
    </details>
  );
};

/** A preset as it is offered. */
export interface PresetChoice {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  /** How many others may sit down; 0 and 0 when one plays alone. */
  readonly others: { readonly min: number; readonly max: number };
  /** How strong they may be, weakest first; none where one plays alone. */
  readonly levels: readonly { readonly id: string; readonly name: string }[];
  /** The least chips one may bring; 0 where nothing is staked. */
  readonly buyIn: Chips;
}

/** What has been chosen so far. */
export interface SitDownForm {
  readonly preset: string;
  readonly others: number;
  readonly level: string;
  /** The player's own words, to be mixed into the seed. */
  readonly words: string;
}

interface SitDownProps {
  readonly title: string;
  readonly presets: readonly PresetChoice[];
  readonly seating: SitDownForm;
  /** Who would come, the first to come first. */
  readonly personas: readonly Persona[];
  /** What is said where nobody else sits down. */
  readonly alone: string;
  /** Undefined where nothing is staked. */
  readonly chips: Bringing | undefined;
  /** The other table at which the player's chips are. */
  readonly rival: string | undefined;
  readonly canSit: boolean;
  /** Why nobody can sit down with these chips; undefined when they can. */
  readonly whyNot: string | undefined;
  /** Why nobody sat down, for whoever has tried. */
  readonly refused: string | undefined;
  readonly promise: string;
  readonly tools: ReactNode;
  /** Offers the lesson of the game; undefined for whoever knows it. */
  readonly onLearn: (() => void) | undefined;
  onChoose(change: Partial<SitDownForm>): void;
  onBring(chips: Chips, wrong: string | undefined): void;
  onSit(): void;
  onLeave(): void;
}

interface OthersProps {
  readonly personas: readonly Persona[];
  readonly count: number;
  readonly range: { readonly min: number; readonly max: number };
  onCount(count: number): void;
}

/** Those who come, and nobody else. */
const Faces = ({ personas }: Pick<OthersProps, 'personas'>) => (
  <div className="row">
    {personas.map(({ name, face }) => (
      <span key={name}>
        <Portrait face={face} />
        {name}
      </span>
    ))}
  </div>
);

const Others = ({ personas, count, range, onCount }: OthersProps) => {
  const id = useId();
  return (
    <fieldset className="others">
      <legend>{seatWords().opponents(count)}</legend>
      <div className="levels counts">
        {personas.slice(range.min - 1, range.max).map(({ name }, index) => {
          const number = index + range.min;
          return (
            <label key={name} className={number === count ? 'chosen' : undefined}>
              <input
                type="radio"
                name={id}
                value={number}
                checked={number === count}
                aria-label={seatWords().opponents(number)}
                onChange={() => onCount(number)}
              />
              <span aria-hidden="true">{number}</span>
            </label>
          );
        })}
      </div>
      <Faces personas={personas.slice(0, count)} />
    </fieldset>
  );
};

/** The others at a table that has always as many. */
const FixedOthers = ({ personas }: { readonly personas: readonly Persona[] }) => (
  <section className="others" aria-label={seatWords().opponents(personas.length)}>
    <Faces personas={personas} />
  </section>
);

const Presets = ({ presets, seating, onChoose }: Pick<SitDownProps, 'presets' | 'seating' | 'onChoose'>) => {
  const id = useId();
  return (
    <fieldset className="presets">
      <legend className="unseen">{seatWords().rules}</legend>
      {presets.map((preset) => (
        <label key={preset.id} className={preset.id === seating.preset ? 'chosen' : undefined}>
          <input
            type="radio"
            name={id}
            value={preset.id}
            checked={preset.id === seating.preset}
            onChange={() => onChoose({ preset: preset.id })}
          />
          <b>{preset.name}</b>
          <span>{preset.line}</span>
        </label>
      ))}
    </fieldset>
  );
};

interface LevelsProps {
  readonly levels: PresetChoice['levels'];
  readonly level: string;
  onLevel(level: string): void;
}

const Levels = ({ levels, level, onLevel }: LevelsProps) => {
  const group = useId();
  return (
    <fieldset className="levels">
      <legend className="unseen">{seatWords().strength}</legend>
      {levels.map(({ id, name }) => (
        <label key={id} className={id === level ? 'chosen' : undefined}>
          <input type="radio" name={group} checked={id === level} onChange={() => onLevel(id)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
};

interface OpponentsProps extends Pick<SitDownProps, 'personas' | 'alone'>, Pick<OthersProps, 'count' | 'onCount'> {
  readonly chosen: PresetChoice | undefined;
}

const Opponents = ({ chosen, personas, count, alone, onCount }: OpponentsProps) => {
  const { min, max } = chosen?.others ?? { min: 0, max: 0 };
  if (max === 0) return <p className="alone">{alone}</p>;
  if (min === max) return <FixedOthers personas={personas.slice(0, max)} />;
  return <Others personas={personas} count={count} range={{ min, max }} onCount={onCount} />;
};

/** The screen before a table. */
export const SitDown = (props: SitDownProps) => {
  const {
    title,
    presets,
    seating,
    personas,
    alone,
    chips,
    rival,
    canSit,
    whyNot,
    refused,
    promise,
    tools,
    onLearn,
    onChoose,
    onBring,
    onSit,
    onLeave,
  } = props;
  const chosen = presets.find((preset) => preset.id === seating.preset);
  const words = seatWords();
  useKeys({ Enter: onSit, q: onLeave });
  const lead = (
    <>
      <p className={refused === undefined ? 'unseen' : 'say'} role="status">
        {refused}
      </p>
      <ActionButton standing={canSit ? 'lead' : 'off'} keyName="Enter" onPress={onSit}>
        {words.sitDown}
      </ActionButton>
    </>
  );
  return (
    <TableFrame title={title} subtitle="" purses={null} tools={tools} actions={lead} onLeave={onLeave} onSkip={() => undefined}>
      <div className="sit-down">
        <h2>{words.takeASeat}</h2>
        {onLearn !== undefined && (
          <button type="button" className="learn" onClick={onLearn}>
            {words.newHere} <b>{words.learn}</b>
          </button>
        )}
        <Presets presets={presets} seating={seating} onChoose={onChoose} />
        <Opponents personas={personas} chosen={chosen} count={seating.others} alone={alone} onCount={(others) => onChoose({ others })} />
        {chosen !== undefined && chosen.levels.length > 1 && (
          <Levels levels={chosen.levels} level={seating.level} onLevel={(level) => onChoose({ level })} />
        )}
        {rival !== undefined && <p className="alone">{words.chipsElsewhere(rival)}</p>}
        {chips !== undefined && rival === undefined && <ChipsToBring chips={chips} whyNot={whyNot} onBring={onBring} onDone={onSit} />}
        <FairPlay promise={promise} words={seating.words} onWords={(words) => onChoose({ words })} />
      </div>
    </TableFrame>
  );
};
