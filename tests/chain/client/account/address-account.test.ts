import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressAccount } from '#src/chain/client/account/address-account.ts';
import { type ChainAccess, openChain } from '#src/chain/client/chain/access.ts';
import { nameToBigint } from '#src/chain/core/name-bigint.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

let running: Running;
let access: ChainAccess;

beforeAll(async () => {
  running = await run('telos');
  access = openChain(running.config);
});
afterAll(() => running.devnet.close());

const table = { contract: 'eosio.evm', links: 'table' } as const;
const names = { contract: 'eosio.evm', links: 'names' } as const;

it('follows the table of the contract', async () => {
  const { rows } = await access.node.getTableRows({
    code: 'eosio.evm',
    scope: 'eosio.evm',
    table: 'account',
  });
  const known = rows as { address: string; account: string }[];
  const addressOf = (account: string) =>
    known.find((row) => row.account === account)?.address ?? '';
  expect(await addressAccount(access, table, addressOf('alice'))).toEqual({
    kind: 'linked',
    account: 'alice',
  });
  expect(await addressAccount(access, table, addressOf(''))).toEqual({ kind: 'unlinked' });
  expect(await addressAccount(access, table, 'ab'.repeat(20))).toEqual({ kind: 'unknown' });
});

it('finds the name in an address, if the chain has such an account', async () => {
  const reserved = (name: string) =>
    'bb'.repeat(12) + nameToBigint(name).toString(16).padStart(16, '0');
  expect(await addressAccount(access, names, reserved('alice'))).toEqual({
    kind: 'reserved',
    account: 'alice',
  });
  for (const address of [reserved('nobodyhere11'), 'ab'.repeat(20)])
    expect(await addressAccount(access, names, address)).toEqual({ kind: 'unknown' });
});
