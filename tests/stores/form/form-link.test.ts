import { afterEach, describe, expect, test } from 'vitest';
import { devnetPrivateKey } from '#devnet/engine/keys.ts';
import { $formQueries, formLink, reportForm } from '#src/stores/form/form-link.ts';
import { queryOf, valuesOf } from '#src/stores/form/link-values.ts';

const usual = {
  to: '',
  receiver: 'alice',
  transfer: false,
  rows: [{ to: '', amount: '' }],
  picked: [] as string[],
};
const parameters = {
  amount: 'to',
  to: 'to',
  receiver: 'receiver',
  transfer: 'transfer',
  rows: 'rows',
  nft: 'picked',
} as const;
const here = new URL('https://eos.example.org/es/wallet/x?token=a:B&to=old#top');

afterEach(() => $formQueries.set({}));

const link = (values: typeof usual) =>
  new URL(formLink(here, { form: queryOf(values, usual, parameters) }));

test.each<Partial<typeof usual>>([
  { to: 'bob' },
  { to: '¿a&b=c?', receiver: 'carol' },
  { transfer: true },
  {
    rows: [
      { to: 'bob', amount: '1.5' },
      { to: 'carol', amount: '' },
    ],
  },
  { picked: ['atomicassets/1099', 'simpleassets/5'] },
  {},
])('a link gives %o back', (typed) => {
  const url = link({ ...usual, ...typed });
  expect(valuesOf(url, usual, parameters)).toEqual(typed);
  expect(url.pathname + url.hash).toBe('/es/wallet/x');
  expect(url.searchParams.get('token')).toBe('a:B');
});

test('a value has one parameter, and a default none', () => {
  expect([...link({ ...usual, to: 'bob' }).searchParams.keys()]).toEqual(['token', 'to']);
  expect([...link(usual).searchParams.keys()]).toEqual(['token']);
});

test.each([devnetPrivateKey('alice').toWif(), String(devnetPrivateKey('alice'))])(
  'no link has the private key %s',
  (key) => {
    const rows = [{ to: key, amount: '' }];
    const { href } = link({ ...usual, to: `pay ${key}`, receiver: key, rows, picked: [key] });
    expect(href).toBe('https://eos.example.org/es/wallet/x?token=a%3AB');
  },
);

describe('what an address names', () => {
  test.each([
    'transfer=yes',
    'transfer=5',
    'rows=x',
    'rows=[5]',
    'rows=[{"to":1,"amount":""}]',
    'rows={}',
    'nft=[5]',
    `nft=["${'9'.repeat(5000)}"]`,
  ])('is ignored if it is of another kind: %s', (query) => {
    expect(valuesOf(new URL(`https://x/?${query}`), usual, parameters)).toEqual({});
  });

  test('has a bounded length', () => {
    const { to } = valuesOf(new URL(`https://x/?to=${'a'.repeat(9000)}`), usual, parameters);
    expect(to).toHaveLength(4096);
    // No link is written that would come back cut.
    expect(link({ ...usual, to: 'a'.repeat(9000) }).searchParams.has('to')).toBe(false);
  });
});

test('a link has the values of all open forms, and loses those of a closed one', () => {
  reportForm('one', { to: 'bob' });
  reportForm('two', { memo: 'rent' });
  expect(formLink(new URL('https://x/'), $formQueries.get())).toBe('https://x/?to=bob&memo=rent');
  reportForm('three', { to: null, what: 'sell' });
  expect(formLink(new URL('https://x/?to=old'), $formQueries.get())).toBe(
    'https://x/?to=bob&memo=rent&what=sell',
  );
  reportForm('three', null);
  const kept = $formQueries.get();
  reportForm('two', { memo: 'rent' });
  expect($formQueries.get()).toBe(kept);
  reportForm('one', null);
  reportForm('one', null);
  expect($formQueries.get()).toEqual({ two: { memo: 'rent' } });
});
