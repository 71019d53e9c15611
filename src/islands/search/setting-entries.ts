import type { DirectoryTexts } from '#src/i18n/areas/directory/en.ts';
import type { WordedEntry } from '../directory/find-entries.ts';

type SettingWords = DirectoryTexts['settings'];

/** A setting of the frame's menus, or all of them. */
export type SettingId = keyof SettingWords;

export interface SettingEntry extends WordedEntry {
  readonly setting: SettingId;
}

/**
 * The settings in the words of the menus, which the page has already. Currencies are too many to be
 * listed.
 */
export function settingEntries(words: SettingWords): readonly SettingEntry[] {
  return (Object.keys(words) as SettingId[]).flatMap((setting) => {
    const menu = document.querySelector(selectorOf(setting));
    if (!menu) return [];
    const choices = [...menu.querySelectorAll('button, option, a[data-locale]')].map(
      ({ textContent }) => textContent.trim(),
    );
    const isList = menu instanceof HTMLSelectElement || setting === 'settings';
    return {
      setting,
      label: labelOf(menu),
      group: '',
      words: `${words[setting]} ${setting === 'settings' ? '' : choices.join(' ')}`,
      about: isList ? '' : choices.join(' · '),
    };
  });
}

function selectorOf(setting: SettingId): string {
  if (setting === 'settings') return '#header details:has([data-settings])';
  if (setting === 'language') return '#header details:has(a[data-locale])';
  return `#header [data-setting="${setting}"]`;
}

function labelOf(menu: Element): string {
  if (menu instanceof HTMLSelectElement)
    return menu.labels[0]?.firstElementChild?.textContent.trim() ?? '';
  const named = menu instanceof HTMLDetailsElement ? menu.querySelector('summary') : menu;
  return named?.getAttribute('aria-label') ?? '';
}
