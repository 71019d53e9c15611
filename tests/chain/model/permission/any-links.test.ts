import { expect, it } from 'vitest';
import { accountView } from '#src/chain/model/account/account-view.ts';
import { linkedActions } from '#src/chain/model/permission/permission-branches.ts';
import { permissionTree } from '#src/chain/model/permission/permission-tree.ts';
import { accountResponse } from '#src/chain/rpc/responses.ts';
import * as v from '#src/chain/core/schema.ts';

const authority = { threshold: 1, keys: [], accounts: [], waits: [] };
const limit = { used: 0, available: 1, max: 1 };
const response = {
  account_name: 'alice',
  created: '2020-01-01T00:00:00.000',
  ram_quota: 8000,
  ram_usage: 3000,
  net_limit: limit,
  cpu_limit: limit,
  permissions: [
    {
      perm_name: 'active',
      parent: 'owner',
      required_auth: authority,
      linked_actions: [{ account: 'bob' }],
    },
    { perm_name: 'owner', parent: '', required_auth: authority, linked_actions: [] },
  ],
  eosio_any_linked_actions: [{ account: 'bob', action: 'baz' }],
};

it('reads the actions linked to any permission beside those of active', () => {
  const account = accountView(v.parse(accountResponse, response), {
    symbol: { code: 'EOS', precision: 4 },
  });
  expect(linkedActions(account.linkedToAny)).toEqual([{ contract: 'bob', action: 'baz' }]);
  const [owner] = permissionTree(account.permissions, 'EOS');
  expect(owner?.children[0]?.linked).toEqual([{ contract: 'bob', action: null }]);
});
