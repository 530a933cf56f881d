/** An opponent who takes part: a mood for the portrait, and seldom a word in the place of the name. Off in the settings. */
import { useContext } from 'react';
import type { Mood } from '../kit/deck/moods.ts';
import { useTempo } from '../kit/pace.ts';
import { SharedTableContext } from '../kit/shared-table.ts';
import { useSettings } from '../settings/SettingsProvider.tsx';
import './reaction.css';
import { quipFor } from './reactions.ts';

/** A mood as it is shown: none where the player wants none, nor among friends, who have words of their own. */
export const useMood = (mood: Mood | undefined): Mood | undefined => {
  const audience = useContext(SharedTableContext);
  const { settings } = useSettings();
  return settings.reactions && audience === undefined ? mood : undefined;
};

/** A name, and over it for a moment what its bearer says. Where everything happens at once there is no moment for it. */
export const SpokenName = ({ name, mood, moment }: { name: string; mood: Mood | undefined; moment: string }) => {
  const tempo = useTempo();
  const quip = tempo > 0 && mood !== undefined ? quipFor(mood, `${moment} ${name}`) : undefined;
  if (quip === undefined) return name;
  return (
    <span className="says-so">
      {name}
      <span key={moment} className="quip" aria-hidden="true">
        {quip}
      </span>
    </span>
  );
};
