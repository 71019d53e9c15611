import { expect, it } from 'vitest';
import { distinct } from '#src/chain/model/permission/key-accounts.ts';

it('of two rows for one permission the first counts', () => {
  const row = { account: 'alice', permission: 'active', weight: 1, threshold: 2 };
  expect(distinct([row, { ...row, weight: 9 }, { ...row, permission: 'owner' }])).toEqual([
    row,
    { ...row, permission: 'owner' },
  ]);
});
