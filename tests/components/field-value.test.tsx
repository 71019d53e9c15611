import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ActionData } from '#src/components/action/action-data.tsx';
import { hostileTrace } from '../../stories/fixtures/actions.ts';
import { inLocale } from './in-locale.tsx';

const shown = (data: Record<string, unknown> | null, hexData: string | null = null) =>
  render(inLocale(<ActionData action={{ data, hexData }} />)).container;

test('names, amounts and keys are drawn as such', () => {
  const key = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
  const container = shown({ owner: 'alice', quantity: '1000.0000 EOS', key });
  expect(container.querySelector('a[href="/account/alice"]')).not.toBeNull();
  expect(container.textContent).toContain('1,000.0000 EOS');
  expect(container.querySelector(`a[href="/key/${key}"]`)).not.toBeNull();
});

test('keys and digests are copied in full', () => {
  const key = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
  const digest = 'ab'.repeat(32);
  expect(shown({ key, digest }).querySelectorAll('button[aria-label="Copy"]')).toHaveLength(2);
  expect(shown({ memo: 'ab' }).querySelector('button')).toBeNull();
});

test('a word in a field of text is no account', () => {
  expect(shown({ memo: 'alice' }).querySelector('a')).toBeNull();
});

test.each([
  ['1.00000000000000000000 EOS'],
  ['1.0000 TOOLONGSYMBOL'],
  ['99999999999999999999 EOS'],
  ['1.0000 eos'],
])('what is no amount is shown as it came: %s', (text) => {
  expect(shown({ quantity: text }).textContent).toContain(text);
});

test('nothing a contract says throws', () => {
  expect(() => shown(hostileTrace.data as Record<string, unknown>)).not.toThrow();
  expect(() =>
    shown({ a: null, b: undefined, c: [[[]]], d: {}, e: 1n, f: Number.NaN }),
  ).not.toThrow();
});

test('bytes that were not decoded are labelled', () => {
  expect(shown(null, 'a0986af6').textContent).toBe('Not decoded: a0986af6');
  expect(shown(null).textContent).toBe('No data');
  expect(shown({}).textContent).toBe('No data');
});

test('an authority is shown in words with links to its holders', async () => {
  const key = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
  const auth = {
    threshold: 2,
    keys: [{ key, weight: 1 }],
    accounts: [{ permission: { actor: 'bob', permission: 'active' }, weight: 1 }],
    waits: [{ wait_sec: 86400, weight: 1 }],
  };
  const view = await act(async () =>
    render(inLocale(<ActionData action={{ data: { auth }, hexData: null }} />)),
  );
  const holders = await view.findByRole('list');
  expect(view.container.textContent).toContain('threshold 2');
  expect(holders.querySelector(`a[href="/key/${key}"]`)).not.toBeNull();
  expect(holders.querySelector('a[href="/account/bob"]')?.parentElement?.textContent).toBe(
    'bob@active',
  );
  expect(holders.textContent).toContain('1 day');
  expect(view.container.textContent).not.toContain('wait_sec');
});

test('what only looks like an authority is shown as it came', async () => {
  const auth = { threshold: 'many', keys: null, accounts: 7, waits: '<b>' };
  const view = render(inLocale(<ActionData action={{ data: { auth }, hexData: null }} />));
  expect(await view.findByText(/many/)).not.toBeNull();
});

test('ids and UNIX times have no thousands separators', () => {
  const data = { asset_id: '1099511627776', expires: 1_700_000_000, nonce: 1_234_567 };
  const text = shown(data).textContent;
  for (const value of Object.values(data)) expect(text).toContain(String(value));
});
