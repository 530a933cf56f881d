/** The house's promise before a sitting, and the player's own words to mix in. */
import { useId } from 'react';

interface FairPlayProps {
  readonly promise: string;
  readonly words: string;
  onWords(words: string): void;
}

const MOST_WORDS = 120;

/** A line that opens. */
export const FairPlay = ({ promise, words, onWords }: FairPlayProps) => {
  const id = useId();
  return (
    <details className="fair-play" onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}>
      <summary>Fair play</summary>
      <p>
        The cards follow from a seed that the house has already drawn. This is its seal; after the sitting its record shows the seed, and
        anybody can check the two.
      </p>
      <code>{promise}</code>
      <label htmlFor={id}>Words of your own, mixed into the seed</label>
      <input id={id} maxLength={MOST_WORDS} autoComplete="off" value={words} onChange={({ currentTarget: { value } }) => onWords(value)} />
    </details>
  );
};
