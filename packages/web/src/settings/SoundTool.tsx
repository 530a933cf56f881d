/** The button that mutes. */
import { memo } from 'react';
import { Tool } from '../kit/Button.tsx';
import { tableIcons } from '../kit/table-icons.ts';
import { seatWords } from '../tables/language/index.ts';
import { useSettings } from './SettingsProvider.tsx';

/** Sound on or off. */
export const SoundTool = memo(() => {
  const { settings, change } = useSettings();
  return (
    <Tool
      icon={settings.muted ? tableIcons.silence : tableIcons.sound}
      label={seatWords().keys.mute}
      keyName="M"
      pressed={settings.muted}
      onPress={() => change({ muted: !settings.muted })}
    />
  );
});
