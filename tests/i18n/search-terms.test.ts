import { expect, test } from 'vitest';
import { folded, termsOf } from '#src/i18n/search-terms.ts';

test('accents, vowel signs and case do not count', () => {
  expect(folded('Sesión')).toBe('sesion');
  expect(folded('مُنتِج')).toBe('منتج');
  expect(folded('أداة')).toBe('اداه');
});

test('the words of a query are found in each script', () => {
  expect(termsOf('Keys, of bob')).toEqual(['key', 'of', 'bob']);
  expect(termsOf('出块节点')).toEqual(['出块', '节点']);
  expect(termsOf('出块者')).toEqual(['出块', '块者']);
  expect(termsOf('')).toEqual([]);
});
