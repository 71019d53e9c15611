import { expect, test } from 'vitest';
import { transfer } from '#src/chain/actions/transfer.ts';
import { parseAsset } from '#src/chain/core/asset.ts';
import { packActions } from '#src/chain/sign/transaction/pack-actions.ts';
import { unpackTransaction } from '#src/chain/sign/transaction/packed.ts';
import {
  headerDefaults,
  type HeaderSource,
} from '#src/chain/sign/transaction/transaction-header.ts';

const headTime = '2026-11-23T03:00:00.000';
const header: HeaderSource = {
  getInfo: async () => ({
    head_block_num: 1_000,
    head_block_time: headTime,
    last_irreversible_block_num: 900,
    last_irreversible_block_id: '00'.repeat(32),
  }),
  expiryBase: (time) => time,
  getBlockId: async (num) => num.toString(16).padStart(8, '0') + '01'.repeat(28),
};
const fields = ['from:name', 'to:name', 'quantity:asset', 'memo:string'].map((field) => {
  const [name = '', type = ''] = field.split(':');
  return { name, type };
});
const abi = {
  version: 'eosio::abi/1.1',
  types: [],
  variants: [],
  structs: [{ name: 'transfer', base: '', fields }],
  actions: [{ name: 'transfer', type: 'transfer', ricardian_contract: '' }],
};
const abis = { get: async () => abi as never };
const quantity = parseAsset('1.0000 EOS');
const action = transfer({ contract: 'eosio.token', from: 'alice', to: 'bob', quantity, memo: 'x' });

test('packs actions with a header of the block 300 behind the head', async () => {
  const {
    packed,
    header: packedHeader,
    id,
  } = await packActions({ header, abis }, [action], {
    actor: 'alice',
    delaySeconds: 60,
  });
  const transaction = unpackTransaction(packed);
  expect(transaction).toMatchObject(packedHeader);
  expect(packedHeader).toEqual({
    expiration: '2026-11-23T03:50:00',
    ref_block_num: 700,
    ref_block_prefix: 0x01010101,
    max_net_usage_words: 0,
    max_cpu_usage_ms: 0,
    delay_sec: 60,
  });
  expect(transaction.actions).toMatchObject([
    { account: 'eosio.token', name: 'transfer', authorization: action.authorization },
  ]);
  expect(id).toMatch(/^[0-9a-f]{64}$/);
});

test('a preview is another transaction than the same form sends', async () => {
  const node = { header, abis };
  const sent = await packActions(node, [action], { actor: 'alice' });
  const preview = await packActions(node, [action], { actor: 'alice' }, headerDefaults.preview);
  expect(preview.id).not.toBe(sent.id);
  expect(unpackTransaction(preview.packed).actions).toEqual(unpackTransaction(sent.packed).actions);
});

test('rejects data that does not fit the ABI', async () => {
  const wrong = { ...action, data: { ...action.data, quantity: 'much' } };
  await expect(packActions({ header, abis }, [wrong], { actor: 'alice' })).rejects.toThrow(
    /number/,
  );
});
