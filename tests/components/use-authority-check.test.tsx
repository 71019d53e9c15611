import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  type PermissionValues,
  useAuthorityCheck,
} from '#src/components/permission/use-authority-check.ts';
import { activeKey } from '../../stories/fixtures/accounts.ts';
import { inLocale } from './in-locale.tsx';

afterEach(cleanup);

const typed = (values: Partial<PermissionValues> = {}): PermissionValues => ({
  permission: ' Games ',
  parent: 'active',
  links: ' eosio::claimrewards ',
  threshold: '1',
  keys: [{ key: activeKey, weight: '1' }],
  accounts: [],
  waits: [],
  ...values,
});

async function check(values: PermissionValues, isNew = true) {
  const { result } = renderHook(
    () =>
      useAuthorityCheck({
        isNew,
        names: ['owner', 'active'],
        existence: (name) => (name === 'nobody' ? 'missing' : 'exists'),
      }),
    { wrapper: ({ children }) => inLocale(children) },
  );
  return result.current(values);
}

it('returns the values as they are signed', async () => {
  expect(await check(typed())).toEqual({
    values: typed({ permission: 'games', links: 'eosio::claimrewards' }),
    errors: {},
  });
});

it('has a message for each field that is wrong, and no values', async () => {
  const wrong = typed({
    permission: 'active',
    threshold: '3',
    links: 'eosio::claim::rewards',
    keys: [{ key: 'no key', weight: '1' }],
    accounts: [{ level: 'nobody@active', weight: '0' }],
    waits: [{ seconds: 'soon', weight: '1' }],
  });
  const { values, errors } = await check(wrong);
  expect(values).toEqual({});
  expect(errors).toMatchObject({
    permission: { message: 'The account already has this permission.' },
    links: { message: 'Enter contract::action, such as eosio::claimrewards.' },
    keys: [{ key: { message: 'Enter a public key.' } }],
    accounts: [{ level: { type: 'check' }, weight: { message: '1 to 65,535' } }],
    waits: [{ seconds: { message: 'Enter whole seconds.' } }],
  });
});

it('does not check the name of a permission that exists', async () => {
  expect((await check(typed({ permission: 'active' }), false)).errors).toEqual({});
});
