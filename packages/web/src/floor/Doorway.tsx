/**
 * What a newcomer sees before any script has come: the floor with its name, its chips, a first hand and its tables, as text of the page.
 * The build writes it down once, in every language; `door.ts` opens the one that is spoken.
 */
import { freshProfile } from '@baize/casino';
import { LANGUAGES, languageNow, loadWords, speakBy } from '@baize/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { LeadPlate } from '../first/LeadPlate.tsx';
import { Sprite } from '../kit/deck/Sprite.tsx';
import { FloorFrame, PLATE } from './Floor.tsx';

/** The pictures on the tiles, and what depends on the day and on the device, come with the script. */
const Doorway = ({ lang }: { lang: string }) => (
  <div className="doorway" lang={lang}>
    <FloorFrame profile={freshProfile()} plates={[<LeadPlate key="lead" last={undefined} />, PLATE, PLATE]} pictureOf={() => null} />
  </div>
);

/** The text of the page, in every language. */
export const doorways = async (): Promise<string> => {
  const texts: string[] = [];
  const before = languageNow();
  for (const language of LANGUAGES) {
    speakBy(() => language);
    await loadWords();
    texts.push(renderToStaticMarkup(<Doorway lang={language} />));
  }
  speakBy(() => before);
  return renderToStaticMarkup(<Sprite />) + texts.join('');
};
