import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

async function settings() {
  return import('#src/stores/settings/settings.ts');
}

test('begin with the defaults', async () => {
  const { $settings } = await settings();
  expect($settings.get()).toMatchObject({
    currency: 'USD',
    ledgerIndexList: [0, 1, 2],
    freeCpuEnabled: true,
    userFavorites: [],
  });
});

test('last from visit to visit under a key with their version', async () => {
  const first = await settings();
  first.changeSettings({ darkMode: 'dark', userFavorites: ['alice'] });
  expect(first.settingsKey).toContain('0.0.7');
  expect(Object.keys(localStorage)).toEqual([first.settingsKey]);
  vi.resetModules();
  const later = await settings();
  expect(later.$settings.get()).toMatchObject({ darkMode: 'dark', userFavorites: ['alice'] });
});

test.each([
  'not json',
  '[]',
  'null',
  '{"currency":5,"userFavorites":"x","other":1}',
  '{"currency":"BTC","darkMode":"red","datesInUtc":1}',
])('are the defaults where %s is kept', async (kept) => {
  const { settingsKey, defaultSettings } = await settings();
  localStorage.setItem(settingsKey, kept);
  vi.resetModules();
  expect((await settings()).$settings.get()).toEqual(defaultSettings);
});

test('a field that is malformed leaves the others as they are', async () => {
  const { settingsKey } = await settings();
  const kept = '{"currency":"EUR","density":"wide","locale":[],"constructor":1,"clock":"iso"}';
  localStorage.setItem(settingsKey, kept);
  vi.resetModules();
  const { $settings, defaultSettings } = await settings();
  expect($settings.get()).toEqual({ ...defaultSettings, currency: 'EUR', clock: 'iso' });
});

test('are read by the script that sets the theme before anything is drawn', async () => {
  const { settingsKey, changeSettings } = await settings();
  const script = readFileSync('src/layouts/inline/theme.js', 'utf8');
  expect(script).toContain(`'${settingsKey}'`);
  for (const darkMode of ['dark', 'light', 'system'] as const) {
    changeSettings({ darkMode });
    delete document.documentElement.dataset['theme'];
    new Function(script)();
    expect(document.documentElement.dataset['theme']).toBe(
      darkMode === 'system' ? undefined : darkMode,
    );
  }
});
