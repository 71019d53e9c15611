import { persistentAtom } from '@nanostores/persistent';
import type { Locale } from '../../i18n/locales.ts';
import { choicesOf, type ChosenSettings, settingChoices } from './setting-choices.ts';

/** The stored form. Only accounts have a page. */
export interface StoredFavorite {
  readonly type: string;
  readonly name: string;
  readonly nickname?: string;
  readonly watched?: boolean;
}

/** The settings stored between visits. */
export interface Settings extends ChosenSettings {
  readonly locale: Locale | null;
  readonly ledgerIndexList: readonly number[];
  readonly trezorIndexList: readonly number[];
  /** Newest first. A name without a type is an account. */
  readonly userFavorites: readonly (StoredFavorite | string)[];
  /** Notes by `type/name`. */
  readonly favoriteNotes: Readonly<Record<string, string>>;
  /** Accounts whose actions are hidden as spam, the newest mark first. */
  readonly spamSenders: readonly string[];
  /** Applies only where free CPU is offered. */
  readonly freeCpuEnabled: boolean;
}

/** The version in the key changes with the format, so that old values are never misread. */
export const settingsKey = 'pronghorn-config-0.0.7';

export const defaultSettings: Settings = {
  ...(Object.fromEntries(
    Object.entries(settingChoices).map(([name, [first]]) => [name, first]),
  ) as ChosenSettings),
  locale: null,
  ledgerIndexList: [0, 1, 2],
  trezorIndexList: [0],
  userFavorites: [],
  favoriteNotes: {},
  spamSenders: [],
  freeCpuEnabled: true,
};

function read(text: string): Settings {
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored))
      return defaultSettings;
    return keepFitting(stored);
  } catch {
    return defaultSettings;
  }
}

/**
 * A field that is none of its setting's choices, or has another type than its default, is invalid and
 * replaced by the default.
 */
function keepFitting(stored: object): Settings {
  const settings: Record<string, unknown> = { ...defaultSettings };
  for (const [name, value] of Object.entries(stored)) {
    if (!Object.hasOwn(defaultSettings, name) || value === null) continue;
    const fallback = settings[name];
    const isAlike =
      Array.isArray(value) === Array.isArray(fallback) &&
      (fallback === null || typeof value === typeof fallback);
    if (choicesOf(name)?.includes(value as string) ?? isAlike) settings[name] = value;
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
