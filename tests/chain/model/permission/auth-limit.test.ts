import { describe, expect, it } from 'vitest';
import { systemAction } from '#src/chain/actions/action.ts';
import { deleteauth, linkTo, unlinkFrom } from '#src/chain/actions/permission.ts';
import { limitAmong, permissionChange } from '#src/chain/model/permission/auth-limit.ts';

describe('an account’s limit on changes of its permissions', () => {
  const owner = { allowed: ['owner', 'admin'], disallowed: [] };
  const notActive = { allowed: [], disallowed: ['active'] };

  it('lets only the allowed ones change them, or all but the disallowed ones', () => {
    for (const limit of [owner, notActive]) {
      expect(limitAmong([limit, limit], 'owner')).toEqual({ limit, may: true });
      expect(limitAmong([limit, limit], 'active')).toEqual({ limit, may: false });
    }
  });

  it('is what any operator reports, and forbids what none of them lets', () => {
    expect(limitAmong([null, owner], 'active')).toEqual({ limit: owner, may: true });
    expect(limitAmong([notActive, owner], 'admin')).toEqual({ limit: notActive, may: true });
    expect(limitAmong([notActive, owner], 'active')).toEqual({ limit: notActive, may: false });
    for (const none of [[], [null], [null, null]])
      expect(limitAmong(none, 'active')).toEqual({ limit: null, may: true });
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
