import { describe, expect, test } from 'vitest';
import type { SentenceKey } from '#src/chain/actions/sentence.ts';
import { localeKeys, type Locale } from '#src/i18n/locales.ts';
import { patternPieces, type Tense } from '#src/i18n/sentences/pattern.ts';
import { formatterNow, loadContracts } from '#src/i18n/sentences/formatter.ts';
import { allSentences, lazyContracts } from '#tests/chain/actions/all-sentences.ts';

const wanted = Object.entries(allSentences).flatMap(([contract, { sentences }]) =>
  Object.entries<object>(sentences).map(
    ([name, slots]) => [`${contract}.${name}` as SentenceKey, Object.keys(slots).sort()] as const,
  ),
);

async function allOf(locale: Locale) {
  await loadContracts(locale, lazyContracts);
  return formatterNow(locale)!;
}

describe.each(localeKeys)('the sentences of %s', (locale) => {
  test('are all there, and no others', async () => {
    const { patterns } = await allOf(locale);
    const keys = Object.entries(patterns).flatMap(([contract, own]) =>
      Object.keys(own).map((name) => `${contract}.${name}`),
    );
    expect(keys.toSorted()).toEqual(wanted.map(([key]) => key).toSorted());
  });

  test.each(['happened', 'ahead'] satisfies Tense[])(
    'have each of their slots, and no other: %s',
    async (tense) => {
      const { patterns } = await allOf(locale);
      for (const [key, slots] of wanted) {
        const pieces = patternPieces(patterns, { key, slots: {} }, tense);
        const own = pieces.flatMap((piece) => (piece.kind === 'slot' ? [piece.slot] : []));
        expect([...new Set(own)].sort(), key).toEqual(slots);
        const words = pieces.map((piece) => (piece.kind === 'words' ? piece.text : '')).join('');
        expect(words, key).not.toMatch(/[[\]|{}]/);
      }
    },
  );
});

test('have no English article before a value, which may begin with any sound', async () => {
  const { patterns } = await allOf('en');
  const wrong = wanted.filter(([key]) =>
    patternPieces(patterns, { key, slots: {} }, 'happened').some(
      (piece, at, pieces) =>
        piece.kind === 'words' && /\ban? $/i.test(piece.text) && pieces[at + 1]?.kind === 'slot',
    ),
  );
  expect(wrong.map(([key]) => key)).toEqual([]);
});

test('are translated', async () => {
  const { patterns: english } = await allOf('en');
  for (const locale of localeKeys.filter((key) => key !== 'en')) {
    const { patterns } = await allOf(locale);
    const same = wanted.filter(([key]) => {
      const words = (own: typeof english) =>
        patternPieces(own, { key, slots: {} }, 'happened')
          .map((piece) => (piece.kind === 'words' ? piece.text : ''))
          .join('');
      return /[a-z]{2}/.test(words(english)) && words(english) === words(patterns);
    });
    expect(same.map(([key]) => key)).toEqual([]);
  }
});

test.each([
  ['en', '1', '1 day,'],
  ['en', '30', '30 days,'],
  ['es', '1', '1 día,'],
  ['es', '2', '2 días,'],
] as const)('counts in %s: %s', async (locale, digits, words) => {
  const { patterns } = await allOf(locale);
  const slots = { days: { kind: 'number', digits } } as const;
  const text = patternPieces(patterns, { key: 'system.powerup', slots }, 'happened')
    .map((piece) => (piece.kind === 'words' ? piece.text : piece.slot === 'days' ? digits : ''))
    .join('');
  expect(text).toContain(words);
});

test('no sentence leaves the choice of the number to the reader', async () => {
  for (const locale of localeKeys) {
    const { patterns } = await allOf(locale);
    const all = Object.values(patterns).flatMap((own) => Object.values<string>(own));
    expect(all.filter((pattern) => /\p{Script=Latin}\(\p{L}+\)/u.test(pattern))).toEqual([]);
  }
});
