/** The pictures above the rules, loaded when they are first looked at: those of the first lesson. */
import { Suspense } from 'react';
import { page } from '../../runtime/page.ts';

const Pictures = page(async () => (await import('../../lessons/sabacc.tsx')).PicturedRules);

/** What stands above the rules. */
export const RulesPictures = () => (
  <Suspense fallback={null}>
    <Pictures />
  </Suspense>
);
