/**
 * The small game that a blueprint is made for: two players, few sizes of bets, and stacks of so many big blinds. Amounts are in small
 * parts of a big blind, so that every sum is a whole number.
 */

/** How many parts a big blind has. */
export const BIG = 20;

/** Who opens before the flop: the button, or the other one, as where whoever sits left of the button acts first. */
export type Order = 'button-first' | 'button-last';

/** One thing to do at a spot. What a raise goes to is told as what its player has put in since the hand began. */
export interface TreeChoice {
  readonly kind: 'fold' | 'stay' | 'raise';
  /** A raise as a part of the pot after a call; all chips are `Infinity`. */
  readonly part: number;
  readonly put: number;
  /** Where it leads: another spot, or the end of the betting. */
  readonly next: TreeSpot | End;
}

/** Somebody has to choose. BlueprintPlayer 0 has the button. */
export interface TreeSpot {
  readonly number: number;
  readonly street: number;
  readonly player: number;
  readonly puts: readonly [number, number];
  readonly choices: readonly TreeChoice[];
}

/** Nobody has to choose any more: somebody folded, or the hands are compared. */
export interface End {
  readonly folded: number | null;
  readonly puts: readonly [number, number];
}

/** Whether the betting goes on. */
export const isSpot = (next: TreeSpot | End): next is TreeSpot => 'choices' in next;

const ALL = Number.POSITIVE_INFINITY;
/** For each street the sizes of the first bet, of a raise, and so on, as parts of the pot. */
const SIZES: readonly (readonly (readonly number[])[])[] = [
  [[0.5, 1], [1], [1], [ALL]],
  [[0.5, 1, 2], [1], [ALL]],
  [[0.5, 1, 2], [1], [ALL]],
  [[0.5, 1], [1], [ALL]],
];
const LAST_STREET = 3;
/** From this part of the stack on, all of it goes in. */
const NEARLY_ALL = 0.7;

interface Place {
  readonly street: number;
  readonly puts: readonly [number, number];
  readonly player: number;
  readonly raises: number;
  readonly acted: number;
}

const withPut = ([a, b]: readonly [number, number], player: number, put: number): readonly [number, number] =>
  player === 0 ? [put, b] : [a, put];

/** A tree of spots. */
export interface Tree {
  readonly root: TreeSpot;
  /** All spots by number. */
  readonly spots: readonly TreeSpot[];
}

/** What a raise by this part of the pot goes to, and the same with another name for all chips. */
const goalOf = (part: number, pot: number, level: number, stack: number): { readonly part: number; readonly put: number } => {
  const put = part === ALL ? stack : Math.round(level + part * pot);
  return put > NEARLY_ALL * stack ? { part: ALL, put: stack } : { part, put };
};

/** The raises at a place, the smallest first. */
const raisesAt = ({ street, puts, player, raises }: Place, stack: number): readonly { readonly part: number; readonly put: number }[] => {
  const level = Math.max(...puts);
  const own = puts[player === 0 ? 0 : 1];
  if (level >= stack) return [];
  const parts = SIZES[street]?.[raises] ?? [];
  const goals = parts.map((part) => goalOf(part, puts[0] + puts[1] + level - own, level, stack));
  return goals.filter(({ put }, at) => goals.findIndex((other) => other.put === put) === at);
};

/** Builds the tree for stacks of so many big blinds. */
export const buildTree = (depth: number, order: Order): Tree => {
  const stack = depth * BIG;
  const spots: TreeSpot[] = [];

  const afterStay = ({ street, puts, player, raises, acted }: Place): TreeSpot | End => {
    const level = Math.max(...puts);
    const even = withPut(puts, player, level);
    if (acted === 0) return spotAt({ street, puts: even, player: 1 - player, raises, acted: 1 });
    if (level >= stack || street === LAST_STREET) return { folded: null, puts: even };
    // After the flop the button is always the last to act.
    return spotAt({ street: street + 1, puts: even, player: 1, raises: 0, acted: 0 });
  };

  const choicesAt = (place: Place): readonly TreeChoice[] => {
    const { puts, player, raises, acted, street } = place;
    const [own, other] = player === 0 ? puts : [puts[1], puts[0]];
    const level = Math.max(own, other);
    const fold: readonly TreeChoice[] = own < level ? [{ kind: 'fold', part: 0, put: own, next: { folded: player, puts } }] : [];
    const stay: TreeChoice = { kind: 'stay', part: 0, put: level, next: afterStay(place) };
    const more = raisesAt(place, stack).map(
      ({ part, put }): TreeChoice => ({
        kind: 'raise',
        part,
        put,
        next: spotAt({ street, puts: withPut(puts, player, put), player: 1 - player, raises: raises + 1, acted: acted + 1 }),
      }),
    );
    return [...fold, stay, ...more];
  };

  const spotAt = (place: Place): TreeSpot => {
    const number = spots.length;
    const spot = { number, street: place.street, player: place.player, puts: place.puts };
    // Its number is taken before those of the spots after it.
    spots.push({ ...spot, choices: [] });
    const made = { ...spot, choices: choicesAt(place) };
    spots[number] = made;
    return made;
  };

  const root = spotAt({ street: 0, puts: [BIG / 2, BIG], player: order === 'button-first' ? 0 : 1, raises: 0, acted: 0 });
  return { root, spots };
};
