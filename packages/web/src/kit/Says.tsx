/** Words that appear on the felt and fade in: a refusal, a result, the coach. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { animate, fadeMotion } from './motion.ts';

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
