import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Authority } from '#src/chain/actions/authority.ts';
import type { AuthorityFacts } from '#src/chain/client/signing/authority-facts.ts';
import { LiveCheck } from '#src/islands/permission/live-check.tsx';
import { createLoadStore } from '#src/stores/load-store.ts';
import { inLocale } from '../../components/in-locale.tsx';

const asked = vi.hoisted(() => [] as string[]);
const answers = vi.hoisted(() => ({ next: null as Promise<unknown> | null }));
vi.mock('#src/stores/account/authority-facts.ts', () => ({
  authorityFactsStore: (wanted: string) =>
    createLoadStore(`authority/${wanted}`, () => {
      asked.push(wanted);
      return answers.next as Promise<AuthorityFacts>;
    }),
}));

const key = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const ofKey: Authority = { threshold: 1, keys: [{ key, weight: 1 }], accounts: [], waits: [] };
const ofBob: Authority = {
  ...ofKey,
  keys: [],
  accounts: [{ actor: 'bob', permission: 'active', weight: 1 }],
};

const check = (authority: Authority, complete: boolean) =>
  act(async () =>
    render(
      inLocale(
        <LiveCheck
          account="alice"
          permission="claims"
          parent="active"
          authority={authority}
          complete={complete}
          permissions={[]}
          userSigners={{ keys: new Set(), levels: [] }}
        />,
      ),
    ),
  );

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return () => vi.useRealTimers();
});

test('a form that is not complete is not said to be checked', async () => {
  await check(ofBob, false);
  expect(screen.getByText('Checked once the form is complete.')).toBeTruthy();
  expect(screen.queryByText(/being checked/)).toBeNull();
  expect(screen.queryByText('It can be satisfied.')).toBeNull();
});

test('keys alone are no named accounts', async () => {
  await check(ofKey, true);
  expect(screen.getByText('It can be satisfied.')).toBeTruthy();
  expect(screen.queryByText(/being checked/)).toBeNull();
});

test('a named account is being checked until the nodes have said what it is', async () => {
  const { promise, resolve } = Promise.withResolvers<AuthorityFacts>();
  answers.next = promise;
  await check(ofBob, true);
  expect(screen.getByText('The named accounts are being checked…')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(asked).toHaveLength(1);
  expect(screen.getByText('The named accounts are being checked…')).toBeTruthy();
  await act(async () => {
    resolve({
      permissions: new Map(),
      missing: new Set(['bob']),
      complete: true,
      keyAccounts: new Map(),
    });
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(await screen.findByText(/depends on accounts that do not exist/)).toBeTruthy();
  expect(screen.queryByText(/being checked/)).toBeNull();
});
