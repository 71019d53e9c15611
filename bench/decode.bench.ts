import { ABI, Serializer } from '@wharfkit/antelope';
import { expect, test } from 'vitest';
import { abiFromJson } from '#src/chain/sign/abi/abi-json.ts';
import { openPacked, packTransaction } from '#src/chain/sign/transaction/packed.ts';
import { deserializeAction, serializeAction } from '#src/chain/sign/abi/serialize.ts';

const definition = {
  version: 'eosio::abi/1.1',
  structs: [
    {
      name: 'transfer',
      base: '',
      fields: [
        { name: 'from', type: 'name' },
        { name: 'to', type: 'name' },
        { name: 'quantity', type: 'asset' },
        { name: 'memo', type: 'string' },
      ],
    },
  ],
  actions: [{ name: 'transfer', type: 'transfer', ricardian_contract: '' }],
};
const abi = abiFromJson(definition);
const theirs = ABI.from(definition);
const data = { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: 'rent of January' };
const hex = serializeAction(abi, 'transfer', data);
/** Half as many again as the fullest recorded block holds transactions. */
const ACTIONS = 500;
const { packed } = packTransaction({
  expiration: '2026-01-01T00:00:00',
  ref_block_num: 1,
  ref_block_prefix: 2,
  max_net_usage_words: 0,
  max_cpu_usage_ms: 0,
  delay_sec: 0,
  actions: Array.from({ length: ACTIONS }, () => ({
    account: 'eosio.token',
    name: 'transfer',
    authorization: [{ actor: 'alice', permission: 'active' }],
    data: hex,
  })),
});
const runs = { iterations: 20, warmupIterations: 5 };

test('a transaction of 500 transfers is read in under 500 ms', async ({ bench }) => {
  const result = await bench('read', () => {
    for (const { name, data } of openPacked({ packed_trx: packed }).transaction.actions)
      deserializeAction(abi, name, data);
  }).run(runs);
  expect(result.latency.p50).toBeLessThan(500);
});

test('500 transfers are read no slower than twice the time of WharfKit', async ({ bench }) => {
  const ours = await bench('read', () => {
    for (let i = 0; i < ACTIONS; i++) deserializeAction(abi, 'transfer', hex);
  }).run(runs);
  const wharfkit = await bench('WharfKit', () => {
    for (let i = 0; i < ACTIONS; i++)
      JSON.stringify(Serializer.decode({ data: hex, type: 'transfer', abi: theirs }));
  }).run(runs);
  console.log(`p50 in ms: ${ours.latency.p50} here, ${wharfkit.latency.p50} by WharfKit`);
  expect(ours.latency.p50).toBeLessThan(2 * wharfkit.latency.p50);
});
