import { displayCurrencies } from '../../chain/model/token/display-currencies.ts';
import { clockStyles } from '../../i18n/clock-style.ts';

/**
 * Settings with a few values, in the order of the settings menu. The first value of each is the
 * default. Their labels are `settings` of `src/i18n/static/`.
 */
export const settingChoices = {
  darkMode: ['system', 'light', 'dark'],
  /** Height of rows. */
  density: ['comfortable', 'compact'],
  datesInUtc: [false, true],
  clock: clockStyles,
  currency: displayCurrencies,
  /** Loads pictures from any server without a click. */
  picturesFromAnywhere: [false, true],
} as const;

export type SettingName = keyof typeof settingChoices;

export type ChosenSettings = {
  readonly [Name in SettingName]: (typeof settingChoices)[Name][number];
};

const byName: Readonly<Record<string, readonly (string | boolean)[] | undefined>> = settingChoices;

/** The values of a setting; undefined for a name that has none. */
export function choicesOf(name: string): readonly (string | boolean)[] | undefined {
  return byName[name];
}
