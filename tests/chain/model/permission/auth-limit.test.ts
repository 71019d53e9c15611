import { describe, expect, it } from 'vitest';
import { systemAction } from '#src/chain/actions/action.ts';
import { deleteauth, linkTo, unlinkFrom } from '#src/chain/actions/permission.ts';
import { mayChangeUnder, permissionChange } from '#src/chain/model/permission/auth-limit.ts';

describe('an account’s limit on changes of its permissions', () => {
  it('lets only the allowed ones change them', () => {
    const limit = { allowed: ['owner', 'admin'], disallowed: [] };
    expect(mayChangeUnder(limit, 'admin')).toBe(true);
    expect(mayChangeUnder(limit, 'active')).toBe(false);
  });

  it('lets all but the disallowed ones change them', () => {
    const limit = { allowed: [], disallowed: ['active'] };
    expect(mayChangeUnder(limit, 'owner')).toBe(true);
    expect(mayChangeUnder(limit, 'active')).toBe(false);
  });

  it('is about actions of the system contract that change permissions', () => {
    const link = { contract: 'eosio', action: 'voteproducer' };
    for (const action of [
      deleteauth('alice', 'games', 'owner'),
      linkTo('alice', 'games', link, 'owner'),
      unlinkFrom('alice', link, 'owner'),
    ])
      expect(permissionChange(action)).toEqual({ account: 'alice', signedBy: 'owner' });
    expect(
      permissionChange(systemAction('refund', 'alice', 'owner', { owner: 'alice' })),
    ).toBeNull();
    const elsewhere = { ...deleteauth('alice', 'games'), account: 'mallory' };
    expect(permissionChange(elsewhere)).toBeNull();
  });

  it('does not change what the user typed, or what another account signs', () => {
    expect(permissionChange({ ...deleteauth('alice', 'games'), isChosen: true })).toBeNull();
    const authorization = [{ actor: 'bob', permission: 'active' }];
    expect(permissionChange({ ...deleteauth('alice', 'games'), authorization })).toBeNull();
  });
});
