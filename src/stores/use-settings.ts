import { useSyncExternalStore } from 'react';
import { $settings, defaultSettings, type Settings } from './settings.ts';

/**
 * The settings in a component. The page was written before they could be read, so the first render
 * is given the defaults and the kept values follow it.
 */
export function useSettings(): Settings {
  return useSyncExternalStore(
    (changed) => $settings.listen(changed),
    () => $settings.get(),
    () => defaultSettings,
  );
}
