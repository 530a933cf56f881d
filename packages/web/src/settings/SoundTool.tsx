/** The button that mutes. */
import { Tool } from '../kit/Button.tsx';
import { useSettings } from './SettingsProvider.tsx';

/** Sound on or off. */
export const SoundTool = () => {
  const { settings, change } = useSettings();
  return (
    <Tool
      icon={settings.muted ? 'silence' : 'sound'}
      label="Mute"
      keyName="M"
      pressed={settings.muted}
      onPress={() => change({ muted: !settings.muted })}
    />
  );
};
