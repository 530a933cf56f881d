/** What other programs read is English, whichever language is spoken: the names of moves and figures stand in it too. */
import { loadWords, speakBy } from '@baize/engine';

/** From here on this process speaks English. */
export const speakEnglish = async (): Promise<void> => {
  speakBy(() => 'en');
  await loadWords('en');
};
