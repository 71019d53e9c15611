import { describe, expect, test } from 'vitest';
import { localeKeys } from '#src/i18n/locales.ts';
import { staticTexts } from '#src/i18n/static/texts.ts';
import { messages } from '#src/i18n/text-area.ts';
import { areaTexts, leaves } from './leaves.ts';

/** Each file of texts, whatever loads it. */
const files = Object.keys(import.meta.glob('../../src/i18n/{**/??.ts,sentences/??/*.ts}'));

/** What a sentence takes: `{from}`, and the values of a function. */
function holes(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}|⟦\d⟧/g))].sort();
}

test.each(localeKeys)(
  '%s has the texts of common nouns beside those of every page',
  async (locale) => {
    const common = await import(`../../src/i18n/${locale}.ts`);
    const own = await areaTexts(locale);
    for (const noun of ['account', 'action', 'transaction']) expect(common[noun]).toBe(own[noun]);
  },
);

/** Names of products, and words of the field that a language has taken over. */
const SAME = new Set([
  'Proton Loan',
  'Metal Dollar',
  'Proton DEX',
  'RAM, CPU, NET',
  'Staking (REX)',
  'Yield farming',
  'Light API',
]);

/** Whether a text has two words in Latin letters beside its values. */
function hasWords(text: string): boolean {
  return /[a-z]{3,}[^a-z]+[a-z]{2,}/i.test(text.replace(/\{\w+\}|⟦\d⟧/g, ''));
}

test.each(localeKeys)('%s leaves no choice of a number to the reader', async (locale) => {
  const all = [...leaves(await messages.load(locale)), ...leaves(await areaTexts(locale))];
  const left = all.filter(([, text]) => /\p{Script=Latin}\(\p{Script=Latin}{1,3}\)/u.test(text));
  expect(left).toEqual([]);
});

const others = localeKeys.filter((locale) => locale !== 'en');

describe.each(others)('%s', (locale) => {
  test('has a file beside each English one', () => {
    const own = files.map((file) => file.replace(/\ben(\.ts|\/)/, `${locale}$1`));
    expect(own.filter((file) => !files.includes(file))).toEqual([]);
  });

  test('has every sentence with the values of the English one', async () => {
    const english = leaves(await messages.load('en'));
    for (const [index, [path, text]] of leaves(await messages.load(locale)).entries()) {
      const [englishPath, englishText = ''] = english[index] ?? [];
      expect(path).toBe(englishPath);
      expect(text.trim(), path).not.toBe('');
      expect(holes(text), path).toEqual(holes(englishText));
    }
  });

  test('has the words of pages, with as many paragraphs', () => {
    const own = leaves(staticTexts(locale));
    const wanted = leaves(staticTexts('en'));
    expect(own.map(([path]) => path)).toEqual(wanted.map(([path]) => path));
    for (const [index, [path, text]] of own.entries())
      expect(holes(text), path).toEqual(holes(wanted[index]?.[1] ?? ''));
  });

  test('has the texts of every part, with the values of the English ones', async () => {
    const [own, wanted] = [leaves(await areaTexts(locale)), leaves(await areaTexts('en'))];
    expect(own.map(([path]) => path)).toEqual(wanted.map(([path]) => path));
    for (const [index, [path, text]] of own.entries()) {
      expect(text.trim(), path).not.toBe('');
      expect(holes(text), path).toEqual(holes(wanted[index]?.[1] ?? ''));
    }
  });

  // Screens show them by their code, as they do in chain data. Isolates of values are allowed.
  test('has no direction marks', async () => {
    const all = [...leaves(await messages.load(locale)), ...leaves(await areaTexts(locale))];
    expect(all.filter(([, text]) => /[\u200b\u200e\u200f\u202a-\u202e]/.test(text))).toEqual([]);
  });

  test('is not English left over', async () => {
    const english = [
      ...leaves(staticTexts('en')),
      ...leaves(await messages.load('en')),
      ...leaves(await areaTexts('en')),
    ];
    const own = [
      ...leaves(staticTexts(locale)),
      ...leaves(await messages.load(locale)),
      ...leaves(await areaTexts(locale)),
    ];
    expect(own).toHaveLength(english.length);
    const same = own
      .map(([, text]) => text)
      .filter((text, index) => text === english[index]?.[1] && hasWords(text));
    expect(same.filter((text) => !SAME.has(text))).toEqual([]);
  });
});
