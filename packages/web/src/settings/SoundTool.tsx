/** The button that mutes. */
import { memo } from 'react';
import { Tool } from '../kit/Button.tsx';
import { useSettings } from './SettingsProvider.tsx';

/** Sound on or off. */
export const SoundTool = memo(() => {
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
});
