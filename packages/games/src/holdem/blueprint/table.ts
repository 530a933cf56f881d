/** A blueprint as it is kept: how often each choice is taken at every spot up to the turn, by bucket, in half bytes. */
import { BUCKETS, type Cuts } from './buckets.ts';
import { buildTree, type Order, type Tree, type TreeSpot } from './tree.ts';

/** What a blueprint was made for, and where its buckets begin on the flop and on the turn. */
export interface BlueprintPlan {
  readonly depth: number;
  readonly order: Order;
  readonly cuts: readonly [Cuts, Cuts];
}

/** A blueprint, ready to be asked. */
export interface Blueprint extends BlueprintPlan {
  readonly tree: Tree;
  /** How often a hand of this bucket takes each choice at a spot; the river is not in it. */
  readonly mixAt: (spot: TreeSpot, bucket: number) => readonly number[];
}

const STEPS = 15;
const RIVER = 3;

/** Opens a table. */
export const openBlueprint = (plan: BlueprintPlan, bytes: Uint8Array): Blueprint => {
  const tree = buildTree(plan.depth, plan.order);
  const starts = new Int32Array(tree.spots.length);
  let size = 0;
  for (const { number, street, choices } of tree.spots) {
    starts[number] = size;
    if (street < RIVER) size += (BUCKETS[street] ?? 0) * (choices.length - 1);
  }
  if (bytes.length !== Math.ceil(size / 2)) throw new RangeError(`A blueprint of ${bytes.length} bytes does not fit its tree.`);
  const halfAt = (place: number): number => {
    const both = bytes[place >> 1] ?? 0;
    return (place & 1) === 0 ? both >> 4 : both & 15;
  };
  const mixAt = ({ number, choices }: TreeSpot, bucket: number): readonly number[] => {
    const start = (starts[number] ?? 0) + bucket * (choices.length - 1);
    const others = choices.slice(1).map((_, at) => halfAt(start + at) / STEPS);
    const sum = others.reduce((all, one) => all + one, 0);
    return sum > 1 ? [0, ...others.map((one) => one / sum)] : [1 - sum, ...others];
  };
  return { ...plan, tree, mixAt };
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes in a text of base 64. */
export const bytesIn = (text: string): Uint8Array => {
  const values = new Uint8Array(128);
  for (const [value, letter] of [...LETTERS].entries()) values[letter.charCodeAt(0)] = value;
  const valueAt = (place: number): number => values[text.charCodeAt(place)] ?? 0;
  const bytes = new Uint8Array(Math.floor((text.replace(/=+$/, '').length * 3) / 4));
  for (let place = 0; place < bytes.length; place += 1) {
    const letter = Math.floor((place * 4) / 3);
    const left = 2 * (place % 3) + 2;
    bytes[place] = ((valueAt(letter) << left) | (valueAt(letter + 1) >> (6 - left))) & 255;
  }
  return bytes;
};
