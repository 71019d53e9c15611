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

/** The values of a setting by any name; undefined if it has none. */
export const choicesOf: Readonly<Record<string, readonly (string | boolean)[] | undefined>> =
  settingChoices;
