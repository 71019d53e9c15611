import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sentenceOf, sentences, type SentenceKey } from '#src/chain/actions/sentence.ts';
import { SentenceText } from '#src/components/action/sentence-text.tsx';
import { localeKeys } from '#src/i18n/locales.ts';
import { messagesOf } from '#src/i18n/messages.ts';
import { hostile } from '../../stories/fixtures/hostile.ts';
import { sampleActions } from '../../stories/fixtures/sample-actions.ts';
import { inLocale } from './in-locale.tsx';

const keys = Object.keys(sentences) as SentenceKey[];

test.each(localeKeys.flatMap((locale) => keys.map((key) => [locale, key] as const)))(
  'the pattern in %s of %s has each of its slots, and no other',
  (locale, key) => {
    const pattern = messagesOf(locale).sentence[key];
    const slots = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot);
    expect([...new Set(slots)].sort()).toEqual([...sentences[key]].sort());
  },
);

test('there is a sample of every sentence', () => {
  const told = sampleActions.map((action) => sentenceOf(action)?.key);
  expect(new Set(told)).toEqual(new Set(keys));
});

const shown = (data: Record<string, unknown>, account = 'eosio.token') => {
  const sentence = sentenceOf({ account, name: 'transfer', data });
  if (!sentence) throw new Error('no sentence');
  return render(inLocale(<SentenceText sentence={sentence} />)).container;
};
const transfer = { from: 'alice', to: 'bob', quantity: '1250.0000 EOS', memo: '' };

test('a transfer is told with links and an exact amount', () => {
  const container = shown(transfer);
  expect(container.textContent).toBe('alice sent 1,250.0000 EOS to bob');
  expect([...container.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual([
    '/account/alice',
    '/account/bob',
  ]);
});

test('a token of another contract names it', () => {
  expect(shown(transfer, 'fake.token').textContent).toBe(
    'alice sent 1,250.0000 EOS (fake.token) to bob',
  );
});

test('a memo is text, whatever it holds', () => {
  const container = shown({ ...transfer, memo: hostile.markup });
  expect(container.querySelector('img, script')).toBeNull();
  expect(container.textContent).toContain('<script>alert(2)</script>');
});

test('a memo of digits is not a figure', () => {
  expect(shown({ ...transfer, memo: '1234567' }).textContent).toContain('“1234567”');
});
