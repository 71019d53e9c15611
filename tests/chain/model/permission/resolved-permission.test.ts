import { describe, expect, it } from 'vitest';
import type { PermissionView } from '#src/chain/model/permission/permission.ts';
import { accountAuthority, namedLevels } from '#src/chain/model/permission/resolved-permission.ts';

const permission = (name: string, parts: Partial<PermissionView> = {}): PermissionView => ({
  name,
  parent: '',
  threshold: 1,
  keys: [],
  accounts: [],
  waits: [],
  linked: [],
  children: [],
  ...parts,
});
const weight = (actor: string, of: string) => ({ actor, permission: of, weight: 1 });

const tree = [
  permission('owner', {
    accounts: [weight('bob', 'owner')],
    children: [
      permission('active', {
        accounts: [weight('bob', 'active'), weight('alice', 'eosio.code')],
        children: [permission('trading', { accounts: [weight('bob', 'active')] })],
      }),
      permission('mobile', { threshold: 2 }),
    ],
  }),
];

describe('the accounts that permissions name', () => {
  it('are those of every depth, each level once, without code permissions', () => {
    expect(namedLevels(tree)).toEqual([weight('bob', 'owner'), weight('bob', 'active')]);
  });
});

describe('one permission of a tree', () => {
  it('is found at any depth, without what is below it', () => {
    expect(accountAuthority(tree, 'active')).toMatchObject({
      name: 'active',
      children: [],
      accounts: [weight('bob', 'active'), weight('alice', 'eosio.code')],
    });
    expect(accountAuthority(tree, 'trading')?.name).toBe('trading');
    expect(accountAuthority(tree, 'mobile')?.threshold).toBe(2);
  });

  it('is null where it is not there', () => {
    expect(accountAuthority(tree, 'claim')).toBeNull();
    expect(accountAuthority([], 'active')).toBeNull();
  });
});
