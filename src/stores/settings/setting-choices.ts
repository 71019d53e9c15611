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

export const firstChoices = Object.fromEntries(
  Object.entries(settingChoices).map(([name, [first]]) => [name, first]),
) as ChosenSettings;

export function isChosen(name: string): name is SettingName {
  return Object.hasOwn(settingChoices, name);
}

/** The value as it is stored or written in the menu; undefined if it is none of the setting's. */
export function choiceOf(name: SettingName, written: unknown): string | boolean | undefined {
  const choices: readonly (string | boolean)[] = settingChoices[name];
  return choices.find((choice) => String(choice) === String(written));
}
