import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LedgerSentence } from '#src/components/action/ledger-sentence.tsx';
import { LedgerAmount } from '#src/components/action/row-amount.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { loadTexts } from '#src/i18n/text-area.ts';
import { history } from '../../../stories/fixtures/actions.ts';
import { inLocale } from '../in-locale.tsx';

await Promise.all((['en', 'ar'] as const).map(loadTexts));
afterEach(cleanup);

/** alice pays bob, an exchange pays alice, alice votes, carol.gm pays alice in another token. */
const [sent, received, vote, token] = history;

function written(row: typeof sent, locale: Locale = 'en') {
  const line = render(
    inLocale(
      <>
        <LedgerSentence action={row!} of="alice" />
        {' | '}
        <LedgerAmount row={row!} of="alice" />
      </>,
      locale,
    ),
  );
  return line.container.textContent.replaceAll(/[\u2066-\u2069]/g, '');
}

test('a payment names the other account and its memo, the amount its direction', () => {
  expect(written(sent)).toBe('To bob “rent for November” | −250.0000 EOS');
  expect(written(received)).toBe('From exchange1111 “8423651190” | +1,200.0000 EOS');
  expect(written(token)).toBe('From carol.gm | +75.5000 USDT');
});

test('memos are in the quotation marks of the language', () => {
  expect(written(sent, 'ar')).toContain('«rent for November»');
});

test('what is no payment between two accounts keeps its own sentence, without an amount', () => {
  expect(written(vote)).not.toMatch(/^(From|To) /);
  expect(written(vote)).toMatch(/ \| $/);
  const toItself = { ...sent!, data: { ...sent!.data, from: 'alice', to: 'alice' } };
  expect(written(toItself)).not.toMatch(/^(From|To) /);
  const malformed = { ...sent!, data: { ...sent!.data, quantity: 'NaN EOS' } };
  expect(written(malformed)).not.toMatch(/^(From|To) /);
});
