import { beforeEach, expect, test } from 'vitest';
import { startControls } from '#src/layouts/shell-controls.ts';
import { $settings, defaultSettings } from '#src/stores/settings/settings.ts';

beforeEach(() => {
  $settings.set(defaultSettings);
  document.body.innerHTML = `
    <div data-setting="datesInUtc"><button value="false"></button><button value="true"></button></div>
    <div data-setting="density"><button value="comfortable"></button><button value="compact"></button></div>
    <select data-setting="currency"><option>USD</option><option>EUR</option></select>`;
});

const marked = () =>
  [...document.querySelectorAll<HTMLButtonElement>('[aria-pressed=true]')].map(
    ({ value }) => value,
  );

test('a choice in the menu is stored and marked', () => {
  startControls(null, null);
  expect(marked()).toEqual(['false', 'comfortable']);
  document.querySelector<HTMLButtonElement>('[value=compact]')?.click();
  document.querySelector<HTMLButtonElement>('[value=true]')?.click();
  const select = document.querySelector('select');
  if (select) select.value = 'EUR';
  select?.dispatchEvent(new Event('change', { bubbles: true }));
  expect($settings.get()).toEqual({
    ...defaultSettings,
    density: 'compact',
    datesInUtc: true,
    currency: 'EUR',
  });
  expect(marked()).toEqual(['true', 'compact']);
});

test('a currency that was chosen before the code of the menu was there is stored', () => {
  const select = document.querySelector('select');
  if (select) select.value = 'EUR';
  startControls(null, null);
  expect($settings.get().currency).toBe('EUR');
  expect(select?.value).toBe('EUR');
});
