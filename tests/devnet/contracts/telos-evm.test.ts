import { beforeEach, expect, it } from 'vitest';
import { startBench } from '../harness.ts';
import type { Bench } from '../harness.ts';
import { install } from './install.ts';
import { rowsOf } from './rows.ts';

let bench: Bench;

beforeEach(() => {
  bench = startBench({}, 'telos');
  bench.advance(500);
  for (const name of ['alice', 'bob']) bench.addAccount(name, '10.0000 TLOS');
  install(bench, 'eosio.evm', 'telos-evm');
});

const create = (account: string) =>
  bench.push({ account: 'eosio.evm', name: 'create', by: account, data: { account, data: '' } });

it('gives an account one address, and an Ethereum key an address without account', () => {
  create('alice');
  expect(() => create('alice')).toThrow('already linked');
  const address = 'c0ffee254729296a45a3885639ac7e10f9d54979';
  const open = () =>
    bench.push({
      account: 'eosio.evm',
      name: 'openwallet',
      by: 'bob',
      data: { account: 'bob', address },
    });
  open();
  expect(open).toThrow('address already in use');
  const [first, second] = rowsOf(bench, 'eosio.evm', 'account');
  expect(first).toMatchObject({ index: 0, account: 'alice' });
  expect(first?.['address']).toMatch(/^[0-9a-f]{40}$/);
  expect(second).toMatchObject({ index: 1, account: '', address });
});
