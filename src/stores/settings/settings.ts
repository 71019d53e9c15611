import { persistentAtom } from '@nanostores/persistent';
import type { ClockStyle } from '../../i18n/clock-style.ts';
import type { Locale } from '../../i18n/locales.ts';

export type Theme = 'system' | 'light' | 'dark';

/** As it is kept; only accounts have a page. */
export interface KeptFavorite {
  readonly type: string;
  readonly name: string;
}

/** The only part of the site that is kept between visits. */
export interface Settings {
  readonly locale: Locale | null;
  readonly darkMode: Theme;
  readonly datesInUtc: boolean;
  readonly clock: ClockStyle;
  readonly currency: string;
  readonly ledgerIndexList: readonly number[];
  readonly trezorIndexList: readonly number[];
  /** The newest first; a name alone is an account's. */
  readonly userFavorites: readonly (KeptFavorite | string)[];
  /** What was noted about them, by `type/name`. */
  readonly favoriteNotes: Readonly<Record<string, string>>;
  /** Holds where free CPU is offered, and nowhere else. */
  readonly freeCpuEnabled: boolean;
  /** Pictures that anyone published are loaded from whatever server, without a click. */
  readonly picturesFromAnywhere: boolean;
}

/** The tag rises when the shape changes, so that an old visit's value is never misread. */
export const settingsKey = 'pronghorn-config-0.0.7';

export const defaultSettings: Settings = {
  locale: null,
  darkMode: 'system',
  datesInUtc: false,
  clock: 'usual',
  currency: 'USD',
  ledgerIndexList: [0, 1, 2],
  trezorIndexList: [0],
  userFavorites: [],
  favoriteNotes: {},
  freeCpuEnabled: true,
  picturesFromAnywhere: false,
};

function read(text: string): Settings {
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return defaultSettings;
    return keepFitting(kept);
  } catch {
    return defaultSettings;
  }
}

/** A field of another type than its default was written by something else: its default stands. */
function keepFitting(kept: object): Settings {
  const settings: Record<string, unknown> = { ...defaultSettings };
  for (const [name, value] of Object.entries(kept)) {
    const usual = settings[name];
    if (value === null || usual === undefined || Array.isArray(value) !== Array.isArray(usual))
      continue;
    if (typeof value === typeof usual || usual === null) settings[name] = value;
  }
  return settings as unknown as Settings;
}

export const $settings = persistentAtom<Settings>(settingsKey, defaultSettings, {
  encode: JSON.stringify,
  decode: read,
});

export function changeSettings(change: Partial<Settings>): void {
  $settings.set({ ...$settings.get(), ...change });
}
