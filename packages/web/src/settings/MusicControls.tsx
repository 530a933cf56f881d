/** Music on or off and how loud, and the mute of all sound: in the settings, and at a table that plays some. */
import { Slider, Switch } from './controls.tsx';
import { settingsWords } from './language/index.ts';
import { useSettings } from './SettingsProvider.tsx';

/** The slider and the switches. Whoever moves the slider wants to hear it. */
export const MusicControls = () => {
  const { settings, change } = useSettings();
  const { music: name, playMusic, mute } = settingsWords().sound;
  return (
    <>
      <Slider name={name} value={settings.music} onSlide={(music) => change({ music, musicOn: true })} />
      <Switch name={playMusic} on={settings.musicOn} onFlip={() => change({ musicOn: !settings.musicOn })} />
      <Switch name={mute} on={settings.muted} onFlip={() => change({ muted: !settings.muted })} />
    </>
  );
};
