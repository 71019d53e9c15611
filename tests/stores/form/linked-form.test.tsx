import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLinkedForm } from '#src/stores/form/linked-form.ts';
import { queryOf, valuesOf } from '#src/stores/form/link-values.ts';

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => ({ key: 'eos' }) }));

const guest = { permission: 'active', contract: '', receiver: '' };
const parameters = {
  permission: 'permission',
  contract: 'contract',
  receiver: 'receiver',
} as const;

/** Opens the form at the address that is shown. */
const draw = (defaults: typeof guest) =>
  renderHook(() =>
    useLinkedForm('link', defaults, {
      names: Object.keys(parameters),
      valuesIn: (url) => valuesOf(url, defaults, parameters),
      queryOf: (values) => queryOf(values, defaults, parameters),
    }),
  );

let opened = 0;
function open(query: string): void {
  // Each link is a navigation of its own.
  history.pushState(null, '', `/wallet/permissions/link?${query}&opened=${opened++}`);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** What the form shows after a log-in, if a visitor typed these values before. */
function afterLogIn(query: string, ...typed: Partial<typeof guest>[]): typeof guest {
  open(query);
  const before = draw(guest);
  const { initial, keep } = before.result.current;
  for (const values of [{}, ...typed]) keep({ ...initial, ...values });
  before.unmount();
  const after = draw({ permission: 'ballot', contract: '', receiver: 'carol' });
  const shown = after.result.current.initial;
  after.unmount();
  return shown;
}

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('a form that a link filled, after a log-in', () => {
  it('has the defaults of the account where nothing was typed', () => {
    expect(afterLogIn('contract=eosio')).toEqual({
      permission: 'ballot',
      contract: 'eosio',
      receiver: 'carol',
    });
  });

  it('keeps what was typed, also over the link', () => {
    expect(afterLogIn('contract=eosio', { contract: 'eosio.token', receiver: 'bob' })).toEqual({
      permission: 'ballot',
      contract: 'eosio.token',
      receiver: 'bob',
    });
  });

  it('keeps what the link named, though it was the default', () => {
    expect(afterLogIn('permission=active&contract=eosio').permission).toBe('active');
  });
});
