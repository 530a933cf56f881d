/** Stands in for Vitest while mutants run: the same `expect`, and a list of tests that can be run again and again in one process. */
import { chai, GLOBAL_EXPECT, JestAsymmetricMatchers, JestChaiExpect, JestExtend, setState } from '@vitest/expect';
import fc from 'fast-check';

// One seed, so that a score can be had again; and no shrinking: that a property fails is enough.
fc.configureGlobal({ seed: 1, endOnFailure: true });
for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);

/** What the tests claim with. */
export const expect = chai.expect;
globalThis[GLOBAL_EXPECT] = expect;
setState({ assertionCalls: 0, isExpectingAssertions: false, isExpectingAssertionsError: null, expectedAssertionsNumber: null }, expect);

/** Every test that has been named since the list was last taken. */
let tests = [];
let heading = [];

/** Ends the list, and gives it. */
export const takeTests = () => {
  const taken = tests;
  tests = [];
  return taken;
};

/** Adds a test to the list. */
export const test = (name, run) => {
  const words = [...heading, name].join(' ');
  // A name may stand for several cases; each is a test of its own.
  tests.push({ id: `${tests.length} ${words}`, name: words, run });
};

/** Names what the tests inside it have in common. */
export const describe = (name, declare) => {
  heading = [...heading, name];
  declare();
  heading = heading.slice(0, -1);
};

const named = (name, row) => name.replace(/\$(\w+)/g, (_, key) => String(row?.[key])).replace(/%\w/, () => JSON.stringify(row));

const each = (declare) => (rows) => (name, run) => {
  for (const row of rows) declare(named(name, row), () => (Array.isArray(row) ? run(...row) : run(row)));
};
test.each = each(test);
describe.each = each(describe);
