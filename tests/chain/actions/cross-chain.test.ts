import { expect, it } from 'vitest';
import { paySwap } from '#src/chain/actions/cross-chain.ts';
import { parseAsset } from '#src/chain/core/asset.ts';

it('a swap is paid with the target token and the order in its memo', () => {
  const quantity = parseAsset('10.0000 XPR');
  const fields = {
    contract: 'eosio.token',
    from: 'alice',
    to: 'protonswap',
    quantity,
    targetToken: 'XUSDC',
    order: 'a1',
  };
  expect(paySwap(fields)).toEqual({
    account: 'eosio.token',
    name: 'transfer',
    authorization: [{ actor: 'alice', permission: 'active' }],
    data: { from: 'alice', to: 'protonswap', quantity: '10.0000 XPR', memo: 'XUSDC,a1' },
  });
});
