import { createHash } from 'node:crypto';
import { SigningRequest } from '@wharfkit/signing-request';
import { expect, test, vi } from 'vitest';
import { eos } from '#src/chain/config/chains/eos.ts';
import { packTransaction } from '#src/chain/sign/transaction/packed.ts';
import { decompress } from '#src/chain/sign/transaction/zlib.ts';
import { codeOfPacked } from '#src/stores/signing/packed-code.ts';

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => eos }));
vi.mock('#src/stores/chain/client.ts', () => ({ chainAccess: () => ({}) }));
vi.mock('#src/stores/chain/abis.ts', () => ({ chainAbis: async () => ({}) }));

const action = {
  account: 'eosio.token',
  name: 'transfer',
  authorization: [{ actor: 'alice', permission: 'active' }],
  data: '0000000000855c34',
};
const transaction = {
  expiration: '2026-01-01T00:00:00',
  ref_block_num: 1,
  ref_block_prefix: 2,
  max_net_usage_words: 0,
  max_cpu_usage_ms: 0,
  delay_sec: 0,
  actions: [action],
};
const { packed } = packTransaction(transaction);
const entry = {
  packed,
  compression: 'none',
  contextFreeData: '',
  signatures: ['SIG_K1_x'],
  refBlockNum: 1,
  refBlockPrefix: 2,
  maxCpuMs: 0,
  maxNetWords: 0,
};
const zlib = {
  deflateRaw: (bytes: Uint8Array) => bytes,
  inflateRaw: (bytes: Uint8Array) => decompress(bytes, { raw: true }),
};

test('the code of a transaction has its signed bytes, and a request of the same actions', async () => {
  const code = await codeOfPacked(packed, entry);
  if (code.kind !== 'ready') throw new Error(code.message);
  expect(code.transaction).toEqual({
    actions: [action],
    body: {
      signatures: ['SIG_K1_x'],
      compression: 'none',
      packed_context_free_data: '',
      packed_trx: packed,
    },
  });
  const request = SigningRequest.from(code.request ?? '', { zlib });
  expect(String(request.getChainId())).toBe(eos.chainId);
  expect(JSON.parse(JSON.stringify(request.getRawActions()))).toEqual([action]);
});

test.each([
  ['context-free actions', { context_free_actions: [{ ...action, authorization: [] }] }],
  ['extensions', { transaction_extensions: [[0, 'ab']] }],
])('a transaction with %s has no code for its actions alone', async (_, change) => {
  const whole = packTransaction({ ...transaction, ...change }).packed;
  expect(await codeOfPacked(whole, { ...entry, packed: whole })).toMatchObject({
    kind: 'ready',
    transaction: { actions: null },
    request: null,
  });
});

test('bytes that are no transaction have no code, and a request that is too long is left out', async () => {
  expect(await codeOfPacked('00ff', entry)).toMatchObject({ kind: 'failed' });
  expect(await codeOfPacked('zz', { ...entry, compression: 'zlib' })).toMatchObject({
    kind: 'failed',
  });
  // Hashes, which cannot be compressed.
  const data = Array.from({ length: 700 }, (_, at) =>
    createHash('sha256').update(String(at)).digest('hex'),
  ).join('');
  const long = packTransaction({ ...transaction, actions: [{ ...action, data }] }).packed;
  expect(await codeOfPacked(long, { ...entry, packed: long })).toMatchObject({
    kind: 'ready',
    request: null,
  });
});
