import { expect, it } from 'vitest';
import { deletion, linkTo, unlinkFrom } from '#src/chain/actions/permission.ts';

const claim = { contract: 'eosio', action: 'claimrewards' };

it('links and unlinks one action or all of a contract', () => {
  expect(linkTo('alice', 'claims', claim).data).toEqual({
    account: 'alice',
    code: 'eosio',
    type: 'claimrewards',
    requirement: 'claims',
  });
  expect(unlinkFrom('alice', { contract: 'bob', action: null }, 'owner')).toMatchObject({
    name: 'unlinkauth',
    authorization: [{ actor: 'alice', permission: 'owner' }],
    data: { account: 'alice', code: 'bob', type: '' },
  });
});

it('removes the links of a permission before it deletes it', () => {
  const actions = deletion('alice', 'claims', [claim]);
  expect(actions.map(({ name }) => name)).toEqual(['unlinkauth', 'deleteauth']);
  expect(actions[1]?.data).toEqual({ account: 'alice', permission: 'claims' });
});
