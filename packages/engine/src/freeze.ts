/**
 * The guard: whatever leaves the engine is frozen to its last leaf, so that whoever writes to it throws on the spot. It stands in tests
 * and while the product is being developed, and is off in the released product: there it would cost more than the rules do.
 */

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Freezes a value to its last leaf, so that whoever changes it later throws. What is frozen already is taken to be so throughout. */
export const deepFreeze = <T>(value: T): T => {
  // Typed arrays cannot be frozen, and are no plain data anyway.
  if (!isObject(value) || Object.isFrozen(value) || ArrayBuffer.isView(value)) return value;
  for (const inner of Array.isArray(value) ? value : Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
};

let isOn = false;

/** Puts the guard up, or takes it away. It is one for the whole program, and changes nothing but who notices a mistake. */
export const setGuard = (on: boolean): void => {
  isOn = on;
};

/** The same value, frozen where the guard stands. */
export const guarded = <T>(value: T): T => (isOn ? deepFreeze(value) : value);
