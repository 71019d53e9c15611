import { expect, it } from 'vitest';
import { cancelorder } from '#src/chain/actions/dex.ts';

it('an order is cancelled by its account', () => {
  expect(cancelorder('alice', '42', 'trade')).toEqual({
    account: 'dex',
    name: 'cancelorder',
    authorization: [{ actor: 'alice', permission: 'trade' }],
    data: { account: 'alice', order_id: '42' },
  });
});
