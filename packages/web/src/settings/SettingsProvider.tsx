/** The settings, for every screen: applied to the page at once and remembered. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { paceOf } from '../kit/motion.ts';
import { PaceContext } from '../kit/pace.ts';
import { loadSettings, storeSettings } from '../runtime/storage.ts';
import { classesFor, DEFAULTS, type Settings } from './settings.ts';

interface SettingsNow {
  readonly settings: Settings;
  /** Whether the player or the system wants no movement. */
  readonly still: boolean;
  /** Whether the browser remembers them. */
  readonly kept: boolean;
  change(part: Partial<Settings>): void;
}

const Context = createContext<SettingsNow>({ settings: DEFAULTS, still: false, kept: true, change: () => undefined });

/** The settings as they are now. */
export const useSettings = (): SettingsNow => useContext(Context);

const query = matchMedia('(prefers-reduced-motion: reduce)');
const subscribe = (listen: () => void) => {
  query.addEventListener('change', listen);
  return () => query.removeEventListener('change', listen);
};
const useSystemStillness = (): boolean => useSyncExternalStore(subscribe, () => query.matches);

/** Holds the settings and dresses the page in them. */
export const SettingsProvider = ({ children }: { children: ReactNode }) => {
  const [settings, setSettings] = useState(loadSettings);
  const [kept, setKept] = useState(true);
  const still = useSystemStillness() || settings.stillness;

  useEffect(() => {
    const classes = [...classesFor(settings), ...(still ? ['still'] : [])];
    document.documentElement.className = classes.join(' ');
  }, [settings, still]);
  useEffect(() => setKept(storeSettings(settings)), [settings]);

  const now = useMemo<SettingsNow>(
    () => ({
      settings,
      still,
      kept,
      change: (part) => setSettings((before) => ({ ...before, ...part })),
    }),
    [settings, still, kept],
  );
  return (
    <Context value={now}>
      <PaceContext value={still ? 0 : paceOf(settings.speed)}>{children}</PaceContext>
    </Context>
  );
};
