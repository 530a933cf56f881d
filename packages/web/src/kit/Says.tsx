/** Words of a table: those that fade in on the felt, and those for who listens. */
import { inFull, type Saying } from '@baize/engine';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { kitWords } from './language/index.ts';
import { animate, fadeMotion } from './motion.ts';

// Words as print has them, where a terminal has to do with fewer signs. Pure.

/** With a true apostrophe and a true minus: "Hold’em", "−10". */
export const printed = (text: string): string => text.replaceAll("'", '’').replace(/(^|[\s(])-(?=\d)/g, '$1−');

interface Spoken {
  readonly id: number;
  readonly saying: Saying;
}

const Sentence = memo(({ text }: { text: string }) => <p>{text}</p>);

/** A live region with the latest sentences. */
export const LiveLog = memo(({ lines }: { lines: readonly Spoken[] }) => (
  <div className="unseen" role="log" aria-live="polite" aria-label={kitWords().happened}>
    {lines.map(({ id, saying }) => (
      <Sentence key={id} text={inFull(saying)} />
    ))}
  </div>
));

/** A passage that fades in when it is new; give it a key to make it new. */
export const Says = ({ className, children }: { className: string; children: ReactNode }) => {
  const passage = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (passage.current !== null) animate(passage.current, fadeMotion());
  }, []);
  return (
    <p ref={passage} className={className}>
      {children}
    </p>
  );
};
