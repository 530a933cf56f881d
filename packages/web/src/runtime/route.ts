/** Addresses: `#/` is the floor, `#/pontoon` a table, `#/pontoon?seed=c0ffee` a table that can be had again. */
import { useHashLocation } from 'wouter/use-hash-location';

/** Where the player is. */
export interface Route {
  /** The table's name, empty on the floor. */
  readonly table: string;
  /** What stands after the question mark. */
  readonly query: string;
}

/** Takes an address apart. */
export const parseRoute = (path: string): Route => {
  const [place = '', query = ''] = path.split('?', 2);
  return { table: place.replace(/^\/+|\/+$/g, ''), query };
};

/** Where the player is, and how to go elsewhere. */
export const useRoute = (): readonly [Route, (to: string) => void] => {
  const [path, navigate] = useHashLocation();
  return [parseRoute(path), navigate];
};
