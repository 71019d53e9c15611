import { atom, onMount, type ReadableAtom } from 'nanostores';
import { $settings, type Settings } from './settings.ts';

/** A store that follows the settings. `computed` of nanostores weighs 0.3 kB more. */
export function fromSettings<T>(read: (settings: Settings) => T): ReadableAtom<T> {
  const $value = atom(read($settings.get()));
  onMount($value, () => $settings.subscribe((settings) => $value.set(read(settings))));
  return $value;
}
