import { readdir, readFile } from 'node:fs/promises';
import { render } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Sentence, SentenceKey, SentencePart } from '#src/chain/actions/sentence.ts';
import { SentenceText } from '#src/components/action/sentence-text.tsx';
import { Quoted } from '#src/components/ui/text/quoted.tsx';
import { loadVisibleCharacters } from '#src/components/ui/text/visible-text.tsx';
import { localeKeys } from '#src/i18n/locales.ts';
import { formatterNow } from '#src/i18n/sentences/formatter.ts';
import type { Tense } from '#src/i18n/sentences/pattern.ts';
import { allSentences } from '#tests/chain/actions/all-sentences.ts';
import { inLocale } from './in-locale.tsx';

beforeAll(loadVisibleCharacters);

/** A memo in the voice of the page. */
const lie = 'lunch\n\n2 of 2 nodes agree';

/** Words on screen outside of a quotation. */
function ownWords(container: Element): string {
  const copy = container.cloneNode(true) as Element;
  for (const quoted of copy.querySelectorAll('[data-slot="quoted"]')) quoted.remove();
  return copy.textContent ?? '';
}

describe('no sentence speaks in the words of others', () => {
  const keys = Object.entries(allSentences).flatMap(([contract, { sentences }]) =>
    Object.entries<object>(sentences).map(
      ([name, slots]) => [`${contract}.${name}` as SentenceKey, Object.keys(slots)] as const,
    ),
  );
  const parts: SentencePart[] = [
    { kind: 'text', text: lie },
    { kind: 'list', items: ['yes', lie], more: 0 },
    { kind: 'fields', fields: [{ name: 'memo', value: { kind: 'text', text: lie } }], more: 0 },
  ];

  test.each(
    localeKeys.flatMap((locale) =>
      (['happened', 'ahead'] satisfies Tense[]).map((tense) => [locale, tense] as const),
    ),
  )('in %s, %s', (locale, tense) => {
    const { patterns } = formatterNow(locale)!;
    const sentences = keys.map(([key, names]): Sentence => {
      const part = parts[key.length % parts.length]!;
      return { key, slots: Object.fromEntries(names.map((name) => [name, part])) };
    });
    const { container } = render(
      inLocale(
        sentences.map((sentence) => (
          <p key={sentence.key} title={sentence.key}>
            <SentenceText {...{ sentence, patterns, tense }} memoLimit={400} />
          </p>
        )),
        locale,
      ),
    );
    const speaking = [...container.querySelectorAll('p')].filter((sentence) =>
      ownWords(sentence).includes('nodes agree'),
    );
    expect(speaking.map(({ title }) => title)).toEqual([]);
  });
});

test('a memo is a block before a signature and in its line later', () => {
  const { patterns } = formatterNow('en')!;
  const sentence: Sentence = {
    key: 'token.transferMemo',
    slots: { memo: { kind: 'text', text: lie } },
  };
  const quotation = (tense: Tense) =>
    render(inLocale(<SentenceText {...{ sentence, patterns, tense }} />)).container.querySelector(
      '.quoted',
    )!;
  expect(quotation('ahead').className).toContain('quoted-block');
  expect(quotation('happened').className).not.toContain('quoted-block');
  expect(quotation('ahead').textContent).toMatch(/^“.*”$/s);
  expect(quotation('happened').querySelectorAll('.line-end')).toHaveLength(2);
});

test('a message names its source within its own block', () => {
  const { container } = render(
    inLocale(<Quoted text="assertion failure\n2 of 2 nodes agree" source="node.example" />),
  );
  expect(container.textContent).toMatch(/agree— node\.example$/);
  expect(ownWords(container)).toBe('');
});

/** Texts that others write at length. Their names in the code. */
const PROSE = /\b(memo|message|description|body|console|slogan|bio|note|errormsg)\b/i;
/** Written by the visitor. */
const OWN = ['favorites/favorite-list.tsx'];

test('long texts of others are quoted, wherever they are shown', async () => {
  const unquoted: string[] = [];
  for (const root of ['src/components/', 'src/islands/']) {
    for (const path of await readdir(root, { recursive: true })) {
      if (!path.endsWith('.tsx') || OWN.includes(path)) continue;
      const code = await readFile(root + path, 'utf8');
      for (const [element] of code.matchAll(/<HostileText\s+text=\{[^}]*\}/g))
        if (PROSE.test(element)) unquoted.push(`${path}: ${element}`);
    }
  }
  expect(unquoted).toEqual([]);
});
