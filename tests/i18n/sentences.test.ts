import { describe, expect, test } from 'vitest';
import type { SentenceKey } from '#src/chain/actions/sentence.ts';
import { tables } from '#src/chain/actions/sentences/tables.ts';
import { localeKeys } from '#src/i18n/locales.ts';
import { patternPieces, type Tense } from '#src/i18n/sentences/pattern.ts';
import { wholeTeller } from '#src/i18n/sentences/teller.ts';

const wanted = Object.entries(tables).flatMap(([table, { sentences }]) =>
  Object.entries<object>(sentences).map(
    ([name, slots]) => [`${table}.${name}` as SentenceKey, Object.keys(slots).sort()] as const,
  ),
);

describe.each(localeKeys)('the sentences of %s', (locale) => {
  test('are all there, and no others', async () => {
    const { patterns } = await wholeTeller.load(locale);
    const keys = Object.entries(patterns).flatMap(([table, own]) =>
      Object.keys(own).map((name) => `${table}.${name}`),
    );
    expect(keys.toSorted()).toEqual(wanted.map(([key]) => key).toSorted());
  });

  test.each(['happened', 'ahead'] satisfies Tense[])(
    'have each of their slots, and no other: %s',
    async (tense) => {
      const { patterns } = await wholeTeller.load(locale);
      for (const [key, slots] of wanted) {
        const pieces = patternPieces(patterns, key, tense);
        const own = pieces.flatMap((piece) => (piece.kind === 'slot' ? [piece.slot] : []));
        expect([...new Set(own)].sort(), key).toEqual(slots);
        const words = pieces.map((piece) => (piece.kind === 'words' ? piece.text : '')).join('');
        expect(words, key).not.toMatch(/[[\]|{}]/);
      }
    },
  );
});

test('are translated', async () => {
  const { patterns: english } = await wholeTeller.load('en');
  for (const locale of localeKeys.filter((key) => key !== 'en')) {
    const { patterns } = await wholeTeller.load(locale);
    const same = wanted.filter(([key]) => {
      const words = (own: typeof english) =>
        patternPieces(own, key, 'happened')
          .map((piece) => (piece.kind === 'words' ? piece.text : ''))
          .join('');
      return /[a-z]{2}/.test(words(english)) && words(english) === words(patterns);
    });
    expect(same.map(([key]) => key)).toEqual([]);
  }
});
