import { showClock } from '#src/i18n/clock-style.ts';
import { showInUtc } from '#src/i18n/zone.ts';
import type { Density, Settings, Theme } from '#src/stores/settings/settings.ts';

/** Applies the settings to the page, and marks the chosen values in its menus. */
export function showSettings(settings: Settings): void {
  const { darkMode, density, datesInUtc, clock, currency, picturesFromAnywhere } = settings;
  showTheme(darkMode);
  showDensity(density);
  showInUtc(datesInUtc);
  showClock(clock);
  press('data-zone-choice', datesInUtc ? 'utc' : 'local');
  press('data-clock-choice', clock);
  press('data-pictures-choice', picturesFromAnywhere ? 'always' : 'click');
  for (const select of all<HTMLSelectElement>('[data-currency-choice]')) select.value = currency;
}

function showTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  press('data-theme-choice', theme);
}

function showDensity(density: Density): void {
  const root = document.documentElement;
  if (density === 'compact') root.dataset['density'] = density;
  else delete root.dataset['density'];
  press('data-density-choice', density);
}

/** Marks the chosen one of the buttons with a `data-` attribute. */
function press(attribute: string, chosen: string): void {
  for (const button of all(`[${attribute}]`))
    button.setAttribute('aria-pressed', String(button.getAttribute(attribute) === chosen));
}

export function all<T extends HTMLElement>(selector: string): T[] {
  return [...document.querySelectorAll<T>(selector)];
}
