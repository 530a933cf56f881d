/** Music on or off and how loud, and the mute of the house: in the settings, and at a table that plays some. */
import { Slider, Switch } from './controls.tsx';
import { useSettings } from './SettingsProvider.tsx';

/** The slider and the switches. Whoever moves the slider wants to hear it. */
export const MusicControls = () => {
  const { settings, change } = useSettings();
  return (
    <>
      <Slider name="Music" value={settings.music} onSlide={(music) => change({ music, musicOn: true })} />
      <Switch name="Play music" on={settings.musicOn} onFlip={() => change({ musicOn: !settings.musicOn })} />
      <Switch name="Mute everything" on={settings.muted} onFlip={() => change({ muted: !settings.muted })} />
    </>
  );
};
