import type { Settings } from '#src/stores/settings/settings.ts';
import { all } from './shown-settings.ts';

/** Marks the chosen values in the menus of the settings. */
export function markSettings(settings: Settings): void {
  const { darkMode, density, datesInUtc, clock, currency, picturesFromAnywhere } = settings;
  press('data-theme-choice', darkMode);
  press('data-density-choice', density);
  press('data-zone-choice', datesInUtc ? 'utc' : 'local');
  press('data-clock-choice', clock);
  press('data-pictures-choice', picturesFromAnywhere ? 'always' : 'click');
  for (const select of all<HTMLSelectElement>('[data-currency-choice]')) select.value = currency;
}

/** Marks the chosen one of the buttons with a `data-` attribute. */
function press(attribute: string, chosen: string): void {
  for (const button of all(`[${attribute}]`))
    button.setAttribute('aria-pressed', String(button.getAttribute(attribute) === chosen));
}
