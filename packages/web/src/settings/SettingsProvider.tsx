/** The settings, for every screen: applied to the page at once, and kept in the profile. */
import { defaultSettings, PACES, type Settings } from '@baize/casino';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { PaceContext, TempoContext } from '../kit/pace.ts';
import { useProfileStatus, useProfileStore } from '../runtime/ProfileProvider.tsx';
import { useKeys } from '../runtime/useKeys.ts';

// How the settings dress the page. What they may be is the casino's to say: both front ends share them.

/** The classes on the root that dress the page; tokens.css knows them. */
export const classesFor = ({ felt, rail, deck, largeIndices }: Settings): readonly string[] => [
  `felt-${felt}`,
  `rail-${rail}`,
  ...(deck === 'four-colour' ? ['four-colour'] : []),
  ...(largeIndices ? ['large-indices'] : []),
];

/** Whether nothing may move: the player's word, or else the system's. */
export const isStill = ({ motion }: Settings, systemAsksForIt: boolean): boolean =>
  motion === 'reduced' || (motion === 'system' && systemAsksForIt);

interface SettingsNow {
  readonly settings: Settings;
  /** Whether the player or the system wants no movement. */
  readonly still: boolean;
  /** Whether the browser remembers them. */
  readonly kept: boolean;
  /** Whether the player has to answer without help: there is no hint, and no chart. */
  readonly unaided: boolean;
  change(part: Partial<Settings>): void;
}

const Context = createContext<SettingsNow>({
  settings: defaultSettings,
  still: false,
  kept: true,
  unaided: false,
  change: () => undefined,
});

/** The settings as they are now. */
export const useSettings = (): SettingsNow => useContext(Context);

/** Where the player has to answer without help: there is no chart as long as it is on, and the coach says nothing as long as he is silent. */
export const Unaided = ({
  on,
  isSilent = on,
  children,
}: {
  readonly on: boolean;
  readonly isSilent?: boolean;
  readonly children: ReactNode;
}) => {
  const now = useSettings();
  const { settings } = now;
  return <Context value={{ ...now, unaided: on, settings: { ...settings, hints: settings.hints && !isSilent } }}>{children}</Context>;
};

const systemStillness = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');
const subscribe = (listen: () => void) => {
  const query = systemStillness();
  query.addEventListener('change', listen);
  return () => query.removeEventListener('change', listen);
};
const useSystemStillness = (): boolean => useSyncExternalStore(subscribe, () => systemStillness().matches);

/** Holds the settings and dresses the page in them. */
export const SettingsProvider = ({ children }: { children: ReactNode }) => {
  const store = useProfileStore();
  const settings = useProfileStatus(({ profile }) => profile.settings);
  const kept = useProfileStatus((now) => now.kept);
  const still = isStill(settings, useSystemStillness());

  useEffect(() => {
    const classes = [...classesFor(settings), ...(still ? ['still'] : [])];
    document.documentElement.className = classes.join(' ');
  }, [settings, still]);
  // What makes sounds is loaded after the page; once it is there, the volume changes at once.
  const setVolumes = useRef<(volumes: Settings) => void>(undefined);
  useEffect(() => {
    if (setVolumes.current !== undefined) return setVolumes.current(settings);
    void import('../runtime/audio.ts').then((sound) => {
      setVolumes.current = sound.setVolumes;
      sound.setVolumes(settings);
    });
  }, [settings]);

  const now = useMemo<SettingsNow>(
    () => ({
      settings,
      still,
      kept,
      unaided: false,
      change: (part) => void store.change((before) => ({ ...before, settings: { ...before.settings, ...part } })),
    }),
    [settings, still, kept, store],
  );
  useKeys({ m: () => now.change({ muted: !settings.muted }) });
  return (
    <Context value={now}>
      <TempoContext value={PACES[settings.speed]}>
        <PaceContext value={still ? 0 : PACES[settings.speed]}>{children}</PaceContext>
      </TempoContext>
    </Context>
  );
};
