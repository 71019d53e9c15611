import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ActionSummary } from '#src/components/action/action-summary.tsx';
import type { ActionContent } from '#src/chain/actions/sentence.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Tense } from '#src/i18n/sentences/pattern.ts';
import { hostile } from '../../../stories/fixtures/hostile.ts';
import { inLocale } from '../in-locale.tsx';

const shown = (action: ActionContent, tense?: Tense, locale?: Locale) =>
  render(inLocale(<ActionSummary action={action} tense={tense} />, locale)).container;
const transfer = (
  change: Record<string, unknown> = {},
  account = 'eosio.token',
): ActionContent => ({
  account,
  name: 'transfer',
  data: { from: 'alice', to: 'bob', quantity: '1250.0000 EOS', memo: '', ...change },
});

describe('the sentence of a transfer', () => {
  test('has links and an exact amount', () => {
    const container = shown(transfer());
    expect(container.textContent).toBe('alice sent 1,250.0000 EOS to bob');
    expect([...container.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual([
      '/account/alice',
      '/account/bob',
    ]);
  });

  test('is in the future form before signing', () => {
    expect(shown(transfer(), 'ahead').textContent).toBe('alice sends 1,250.0000 EOS to bob');
  });

  test('has the word order of the language', () => {
    expect(shown(transfer(), 'ahead', 'ko').textContent).toBe(
      'alice 계정이 bob 계정에 1,250.0000 EOS 전송',
    );
    expect(shown(transfer(), 'happened', 'ar').textContent).toMatch(/^أرسل alice مبلغ/);
    expect(shown(transfer(), 'ahead', 'ar').textContent).toMatch(/^يرسل alice مبلغ/);
  });

  test('of another contract’s token names it', () => {
    expect(shown(transfer({}, 'fake.token')).textContent).toBe(
      'alice sent 1,250.0000 EOS (fake.token) to bob',
    );
  });

  test('has its memo as text, whatever it holds', () => {
    const container = shown(transfer({ memo: hostile.markup }));
    expect(container.querySelector('img, script')).toBeNull();
    expect(container.textContent).toContain('<img src=x onerror=alert(1)>');
  });

  test('does not take digits in a memo for a figure', () => {
    expect(shown(transfer({ memo: '1234567' })).textContent).toContain('“1234567”');
  });
});

test('an action without a sentence is shown by its name and fields', () => {
  const data = { player: 'alice', bet: '1.0000 EOS', roll: 4900, list: [1] };
  expect(shown({ account: 'dicecontract', name: 'roll', data }).textContent).toBe(
    'dicecontract::roll: player alice · bet 1.0000 EOS · roll 4900 · list [1]',
  );
  expect(shown({ account: 'dicecontract', name: 'roll', data: null }).textContent).toBe(
    'dicecontract::roll, not decoded',
  );
});

test('NFTs are shown by their ids', () => {
  const data = { from: 'alice', to: 'bob', asset_ids: ['1099511628001', 7], memo: '' };
  expect(shown({ account: 'atomicassets', name: 'transfer', data }).textContent).toBe(
    'alice sent NFT #1099511628001, #7 to bob',
  );
});
