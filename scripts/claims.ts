/** A test says beside its title which lines of docs/requirements.md it holds: `test('four sit down', claims('HEA-1.1'), () => …)`. */

/** The id of a line: a document and a place in it. */
export type Requirement = `${'PON' | 'HEA' | 'HOL' | 'BLK' | 'CAS'}-${string}`;

declare module 'vitest' {
  // Each id is a key of its own, so that a test adds to what its suite claims and does not replace it.
  interface TaskMeta {
    [id: Requirement]: 'claimed';
  }
}

/** What vitest notes with a test, or with a suite for all its tests: that it holds these requirements. */
export const claims = (...ids: readonly Requirement[]): { meta: Record<Requirement, 'claimed'> } => ({
  meta: Object.fromEntries(ids.map((id) => [id, 'claimed'] as const)),
});
