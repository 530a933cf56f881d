/** The code of a room: 80 bits that nobody guesses, as it stands in a link, and words to tell rooms apart by. */
import { digest } from '@baize/engine';

// Crockford's letters: none that is taken for a digit.
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const CODE = /^[0-9a-hjkmnp-tv-z]{16}$/;

/** How many random bytes a code is made of. */
export const CODE_BYTES = 10;

/** Whether this is a room's code. */
export const isCode = (value: unknown): value is string => typeof value === 'string' && CODE.test(value);

/** The code of these ten bytes, five bits a letter. */
export const codeOf = (bytes: Uint8Array): string => {
  if (bytes.length !== CODE_BYTES) throw new RangeError(`A code is made of ${CODE_BYTES} bytes.`);
  let bits = 0n;
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte);
  let code = '';
  for (let shift = 75n; shift >= 0n; shift -= 5n) code += LETTERS.charAt(Number((bits >> shift) & 31n));
  return code;
};

/** A link to a room. The code stands behind the `#`, so that no server and no proxy on the way writes it down. */
export const linkTo = (address: string, code: string): string => `${address.replace(/\/*$/, '')}/#/room/${code}`;

/** The room that a link leads to, or a code typed in by itself; undefined when it leads to none. */
export const codeIn = (text: string): string | undefined => {
  const last = text.trim().split('/').at(-1)?.toLowerCase();
  return isCode(last) ? last : undefined;
};

// biome-ignore format: one word a line would make a long list of what is read at a glance
const COLOURS = ['amber', 'azure', 'brass', 'chalk', 'coral', 'cream', 'ebony', 'green', 'hazel', 'ivory', 'lilac', 'maple', 'olive', 'pearl', 'ruby', 'silver'];
// biome-ignore format: as above
const THINGS = ['anchor', 'candle', 'clock', 'crown', 'falcon', 'garden', 'harp', 'kite', 'lantern', 'meadow', 'orchard', 'parlour', 'river', 'swan', 'tower', 'wagon'];

/** What a room is called: "amber kite 31". It tells rooms apart and opens none. */
export const roomName = (code: string): string => {
  const print = digest(`name of ${code}`);
  const [colour = 0, thing = 0, number = 0] = [print.slice(0, 4), print.slice(4, 8), print.slice(8, 12)].map((hex) =>
    Number.parseInt(hex, 16),
  );
  return `${COLOURS[colour % COLOURS.length]} ${THINGS[thing % THINGS.length]} ${10 + (number % 90)}`;
};
