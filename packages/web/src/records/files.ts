/** Files to and from the player's own disk. Nothing leaves the device. */
import { later } from '../kit/clock.ts';

/** Offers a text as a file to be saved. */
export const saveFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(
    new Blob([text], { type: name.endsWith('.json') ? 'application/json' : name.endsWith('.csv') ? 'text/csv' : 'text/plain' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click has been dealt with.
  later(10_000, () => URL.revokeObjectURL(address));
};

/** Larger than any file of ours: not even read. */
const MAX_BYTES = 256_000_000;

/** The text of a file that the player picked; undefined when it is too large or cannot be read. */
export const readFile = async (file: File): Promise<string | undefined> => {
  if (file.size > MAX_BYTES) return undefined;
  try {
    return await file.text();
  } catch {
    // Gone or forbidden since it was picked: the caller says that it could not be read.
    return undefined;
  }
};
