/** Where the game keeps its own files, on each system. Nothing is read or written anywhere else. */
import { posix, win32 } from 'node:path';

/** What the folder depends on. */
export interface FolderClues {
  readonly platform: string;
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A variable that is set and not empty. */
const given = (value: string | undefined): string | undefined => (value === '' ? undefined : value);

/** The game's data folder: `BAIZE_HOME` if it is set, else where the system wants such things. */
export const dataFolder = ({ platform, home, env }: FolderClues): string => {
  const own = given(env['BAIZE_HOME']);
  if (own !== undefined) return own;
  if (platform === 'win32') return win32.join(given(env['APPDATA']) ?? win32.join(home, 'AppData', 'Roaming'), 'baize');
  if (platform === 'darwin') return posix.join(home, 'Library', 'Application Support', 'baize');
  const data = given(env['XDG_DATA_HOME']);
  // The XDG standard asks that a relative path be ignored.
  return posix.join(data !== undefined && posix.isAbsolute(data) ? data : posix.join(home, '.local', 'share'), 'baize');
};
