import { expect, test } from 'vitest';
import type { DirectoryTexts } from '#src/i18n/areas/directory/en.ts';
import { type Locale, localeKeys, locales } from '#src/i18n/locales.ts';
import { staticTexts } from '#src/i18n/static/texts.ts';
import { findEntries } from '#src/islands/directory/find-entries.ts';
import { type SettingId, settingEntries } from '#src/islands/search/setting-entries.ts';

const areas = import.meta.glob<{ texts: DirectoryTexts }>(
  '../../../src/i18n/areas/directory/??.ts',
  { eager: true },
);

/** The parts of the header's menus that name settings, as the layouts write them. */
function drawMenus(locale: Locale): void {
  const { settings, shell } = staticTexts(locale);
  const groups = (['darkMode', 'density', 'datesInUtc', 'clock', 'picturesFromAnywhere'] as const)
    .map((name) => {
      const { label, choices } = settings[name];
      const buttons = Object.values(choices).map((choice) => `<button>${choice}</button>`);
      return `<div role="group" aria-label="${label}" data-setting="${name}">${buttons.join('')}</div>`;
    })
    .join('');
  const languages = localeKeys.map((key) => `<a data-locale="${key}">${locales[key].name}</a>`);
  document.body.innerHTML = `<header id="header">
    <details><summary aria-label="${shell.language}"></summary>${languages.join('')}</details>
    <details><summary aria-label="${shell.settings}"></summary><div data-settings>
      ${groups}
      <label><span>${settings.currency.label}</span>
        <select data-setting="currency"><option>EUR · Euro</option></select>
      </label>
    </div></details>
  </header>`;
}

function found(query: string, locale: Locale): readonly SettingId[] {
  const { texts } = areas[`../../../src/i18n/areas/directory/${locale}.ts`] ?? {};
  if (!texts) throw new Error(locale);
  return findEntries(query, settingEntries(texts.settings)).map(({ setting }) => setting);
}

/** Words that settings are found by, in each language. */
const settingWords: Record<Locale, Partial<Record<SettingId, string[]>>> = {
  en: {
    settings: ['settings', 'preferences'],
    darkMode: ['dark', 'theme', 'dark mode', 'appearance'],
    language: ['language', 'languages', 'español'],
    currency: ['currency', 'euro', 'EUR'],
    datesInUtc: ['timezone', 'UTC'],
    clock: ['24 hours'],
    density: ['compact'],
    picturesFromAnywhere: ['pictures', 'images'],
  },
  es: {
    settings: ['ajustes'],
    darkMode: ['oscuro', 'tema'],
    language: ['idioma'],
    currency: ['moneda', 'divisa'],
  },
  zh: { settings: ['设置'], darkMode: ['深色', '主题'], language: ['语言'], currency: ['货币'] },
  ko: {
    settings: ['설정'],
    darkMode: ['어둡게', '다크', '테마'],
    language: ['언어'],
    currency: ['통화'],
  },
  ar: {
    settings: ['الإعدادات'],
    darkMode: ['داكن', 'سمة'],
    language: ['اللغة'],
    currency: ['العملة'],
  },
};

test.each(localeKeys)('settings are found by their words (%s)', (locale) => {
  drawMenus(locale);
  for (const [setting, queries] of Object.entries(settingWords[locale]))
    for (const query of queries) expect(found(query, locale)[0], query).toBe(setting);
});

test('a setting says its choices, and a list of currencies does not', () => {
  drawMenus('en');
  const { texts } = areas['../../../src/i18n/areas/directory/en.ts'] ?? {};
  const entries = settingEntries(texts!.settings);
  const about = (wanted: SettingId) => entries.find(({ setting }) => setting === wanted)?.about;
  expect(about('darkMode')).toBe('System · Light · Dark');
  expect(about('currency')).toBe('');
});
