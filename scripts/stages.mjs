/** Stages that run as many at once as the processors bear, each as soon as what it needs is there. */

/** @typedef {import('./tally.mjs').Outcome} Outcome */
/** @typedef {import('./tally.mjs').Count} Count */

/**
 * One stage, and its share of the machine. What it needs names others: when one of those has failed it counts as failed too, and when one was skipped it is skipped.
 * `after` only waits for them.
 * @typedef {{
 *   readonly name: string,
 *   readonly alone: string,
 *   readonly share: number,
 *   readonly needs?: readonly string[],
 *   readonly after?: readonly string[],
 *   readonly claims?: readonly string[],
 *   readonly act: () => Promise<Count>,
 * }} Stage
 */

const FAILED = { passed: 0, failed: 1, skipped: 0 };
const SKIPPED = { passed: 0, failed: 0, skipped: 1 };

/**
 * Whether a stage has to wait, or what is known of it without running it; undefined when it can run.
 * @param {Stage} stage
 * @param {ReadonlyMap<string, Outcome>} outcomes
 */
const foresee = ({ needs = [], after = [] }, outcomes) => {
  const needed = needs.map((name) => outcomes.get(name));
  if (needed.includes(undefined) || after.some((name) => !outcomes.has(name))) return 'waits';
  if (needed.some((outcome) => outcome && outcome.failed > 0)) return FAILED;
  return needed.some((outcome) => outcome?.passed === 0) ? SKIPPED : undefined;
};

/** @param {Stage} stage */
const act = (stage) =>
  stage.act().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return FAILED;
  });

/**
 * Runs them all; what came of each, in the order in which they ended. A stage that throws has failed.
 * @param {readonly Stage[]} stages
 * @param {(outcome: Outcome, alone: string) => void} told
 * @returns {Promise<readonly Outcome[]>}
 */
export const runStages = async (stages, told) => {
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  /** @type {Map<Stage, Promise<void>>} */
  const running = new Map();
  const waiting = new Set(stages);
  let free = 1;

  /** @param {Stage} stage @param {Count} count @param {number} began */
  const end = (stage, count, began) => {
    const outcome = { name: stage.name, claims: stage.claims ?? [], ...count, seconds: (performance.now() - began) / 1000 };
    outcomes.set(stage.name, outcome);
    told(outcome, stage.alone);
  };
  /** @param {Stage} stage */
  const begin = async (stage) => {
    const began = performance.now();
    free -= stage.share;
    end(stage, await act(stage), began);
    free += stage.share;
    running.delete(stage);
  };
  /** Begins whatever can begin, and notes what is known of others; whether there was anything to do. */
  const goOn = () => {
    let isMoving = false;
    // A stage that has all but the room is overtaken by none that takes some: it would wait for ever while small ones come and go.
    let isHeld = false;
    for (const stage of waiting) {
      const known = foresee(stage, outcomes);
      if (known === 'waits') continue;
      isHeld ||= !known && stage.share > free;
      if (!known && isHeld && stage.share > 0) continue;
      waiting.delete(stage);
      if (known) end(stage, known, performance.now());
      else running.set(stage, begin(stage));
      isMoving = true;
    }
    return isMoving;
  };

  while (waiting.size > 0 || running.size > 0) {
    const isMoving = goOn();
    if (running.size > 0) await Promise.race(running.values());
    else if (!isMoving) throw new Error(`Nobody brings what these need: ${[...waiting].map(({ name }) => name).join(', ')}.`);
  }
  return [...outcomes.values()];
};
