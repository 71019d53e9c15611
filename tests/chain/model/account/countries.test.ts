import { expect, test } from 'vitest';
import { countryName, countryOptions } from '#src/chain/model/account/countries.ts';

test('about 240 countries are offered, each once, with name and flag', () => {
  const options = countryOptions('en');
  expect(options.length).toBeGreaterThan(235);
  expect(options.length).toBeLessThan(260);
  expect(new Set(options.map(({ key }) => key)).size).toBe(options.length);
  expect(options).toContainEqual({ key: 'BR', value: 'BR', flag: '🇧🇷', text: 'Brazil' });
  expect(options.every(({ text, key }) => text !== key)).toBe(true);
});

test('they are in the order of their names in the language', () => {
  const texts = countryOptions('es').map(({ text }) => text);
  expect(texts).toContain('Alemania');
  expect(texts).toEqual(texts.toSorted((a, b) => a.localeCompare(b, 'es')));
});

test('what is not code is left as it is', () => {
  expect(countryName('<b>', 'en')).toBe('<b>');
});
