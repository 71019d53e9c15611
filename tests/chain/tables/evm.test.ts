import { afterEach, expect, it } from 'vitest';
import { evmAccount } from '#src/chain/tables/evm.ts';
import { closeAll } from '../rpc/servers.ts';
import { nodeWith } from './node.ts';

afterEach(closeAll);

const address = 'c0ffee254729296a45a3885639ac7e10f9d54979';

it('reads the account of an address by its index', async () => {
  const { pool, requested } = await nodeWith({ account: [{ address, account: 'alice' }] });
  expect(await evmAccount(pool, 'eosio.evm', address)).toBe('alice');
  const bound = address.padStart(64, '0');
  expect(requested.at(-1)).toMatchObject({
    code: 'eosio.evm',
    scope: 'eosio.evm',
    table: 'account',
    index_position: 2,
    key_type: 'sha256',
    lower_bound: bound,
    upper_bound: bound,
  });
});

it('distinguishes an address of no account from one that the contract does not have', async () => {
  const wallet = await nodeWith({ account: [{ address, account: '' }] });
  expect(await evmAccount(wallet.pool, 'eosio.evm', address)).toBe('');
  const none = await nodeWith({ account: [] });
  expect(await evmAccount(none.pool, 'eosio.evm', address)).toBeNull();
});

it('takes no row of another address', async () => {
  const other = 'ab'.repeat(20);
  const { pool } = await nodeWith({ account: [{ address: other, account: 'mallory' }] });
  expect(await evmAccount(pool, 'eosio.evm', address)).toBeNull();
});
