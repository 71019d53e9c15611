import { afterEach, expect, it } from 'vitest';
import { readBridgeDeposits } from '#src/chain/tables/bridge-deposits.ts';
import { parseAsset } from '#src/chain/core/asset.ts';
import { closeAll } from '../rpc/servers.ts';
import { nodeWith } from './node.ts';

afterEach(closeAll);

const row = {
  index: 4,
  proton_account: 'alice',
  id: '2629',
  txid: '0xb4',
  chain: 'ETH',
  balance: { quantity: '1.00000000 XBTC', contract: 'xtokens' },
  status: 'pending',
  deposit_address: '0x0',
  finish_txid: '0'.repeat(64),
  wrap_hash: 'ff',
  confirmations: 3,
};

it("deposits are an account's rows of the bridge's contract, without malformed ones", async () => {
  const done = { ...row, index: '3', status: 'success', finish_txid: 'c'.repeat(64) };
  const { pool, requested } = await nodeWith({
    wraps2: [
      row,
      done,
      { ...row, proton_account: 'bob' },
      { ...row, balance: { quantity: 'much', contract: 'xtokens' } },
      { proton_account: 'alice' },
    ],
  });
  const deposit = {
    index: 4n,
    amount: parseAsset('1.00000000 XBTC'),
    contract: 'xtokens',
    sourceId: '0xb4',
    chain: 'ETH',
    address: '0x0',
    status: 'pending',
    finishedBy: null,
    confirmations: 3,
  };
  expect(await readBridgeDeposits(pool, 'alice')).toEqual([
    deposit,
    { ...deposit, index: 3n, status: 'success', finishedBy: 'c'.repeat(64) },
  ]);
  expect(requested[0]).toMatchObject({ code: 'proton.wrap', table: 'wraps2', reverse: true });
});
