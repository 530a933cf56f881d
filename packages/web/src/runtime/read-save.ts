/** What checks a save, in a file of its own: it is loaded where there is one. Pages of its logs may lie in the browser's database. */
import { openSave } from '@baize/casino';
import { browserVault, type PageVault } from './page-vault.ts';
import type { OpenSave } from './save.ts';

/**
 * Reads the database, if there is something of the save in it, and gives what checks the save then. Where the database cannot be read, or
 * may have been read too early, a save with pages in it is shut: nobody decides by what is missing. `isOurs`: this window holds the profile, and
 * nobody moves a page meanwhile, so what is missing is gone.
 */
export const saveReaderWith = async (vault: PageVault, isOurs: boolean): Promise<OpenSave> => {
  const isFilled = await vault.fill();
  return (text, readPage) => {
    let isShut = false;
    const opened = openSave(text, (name) => {
      const found = vault.textOf(name, readPage(name));
      if (found === undefined && !(isFilled && isOurs)) isShut = true;
      return found ?? null;
    });
    return isShut ? { kind: 'shut' } : opened;
  };
};

/** The same with the browser's vault. */
export const loadSaveReader = (isOurs: boolean): Promise<OpenSave> => saveReaderWith(browserVault, isOurs);
