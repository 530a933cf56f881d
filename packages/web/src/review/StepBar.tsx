/** The bar under the replay: steps, play, and the switch for all hands face up. */
import { Switch } from '../settings/controls.tsx';
import { lookBackWords } from './language/index.ts';

interface StepBarProps {
  readonly where: string;
  readonly isPlaying: boolean;
  readonly isOpen: boolean;
  readonly openWords: string;
  onFirst(): void;
  onBack(): void;
  onPlay(): void;
  onNext(): void;
  onDecision(): void;
  onOpen(): void;
}

const signs = {
  first: 'M6 5v14M18 6l-8 6 8 6',
  back: 'M15 6l-6 6 6 6',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  on: 'M9 6l6 6-6 6',
  decision: 'M18 5v14M6 6l8 6-8 6',
} as const;

/** One step of the bar. */
export const StepTool = ({
  sign,
  label,
  keyName,
  onPress,
}: {
  sign: keyof typeof signs;
  label: string;
  keyName: string;
  onPress(): void;
}) => (
  <button type="button" className="tool" aria-label={label} title={label} aria-keyshortcuts={keyName} onClick={onPress}>
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={signs[sign]} />
    </svg>
  </button>
);

/** The bar. */
export const StepBar = ({ where, isPlaying, isOpen, openWords, onFirst, onBack, onPlay, onNext, onDecision, onOpen }: StepBarProps) => {
  const words = lookBackWords().steps;
  return (
    <div className="step-bar">
      <StepTool sign="first" label={words.first} keyName="Home" onPress={onFirst} />
      <StepTool sign="back" label={words.back} keyName="ArrowLeft" onPress={onBack} />
      <StepTool sign={isPlaying ? 'pause' : 'play'} label={isPlaying ? words.pause : words.play} keyName="Space" onPress={onPlay} />
      <StepTool sign="on" label={words.on} keyName="ArrowRight" onPress={onNext} />
      <StepTool sign="decision" label={words.decision} keyName="D" onPress={onDecision} />
      <p>{where}</p>
      <Switch name={openWords} on={isOpen} onFlip={onOpen} />
    </div>
  );
};
