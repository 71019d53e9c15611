import { showClock } from '#src/i18n/clock-style.ts';
import { showInUtc } from '#src/i18n/zone.ts';
import type { Settings } from '#src/stores/settings/settings.ts';

/** Applies the settings to the page. */
export function showSettings({ darkMode, density, datesInUtc, clock }: Settings): void {
  const { dataset } = document.documentElement;
  if (darkMode === 'system') delete dataset['theme'];
  else dataset['theme'] = darkMode;
  if (density === 'compact') dataset['density'] = density;
  else delete dataset['density'];
  showInUtc(datesInUtc);
  showClock(clock);
}

export function all<T extends HTMLElement>(selector: string): T[] {
  return [...document.querySelectorAll<T>(selector)];
}
