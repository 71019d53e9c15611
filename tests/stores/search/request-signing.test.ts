import { deflateRawSync } from 'node:zlib';
import { ABI } from '@wharfkit/antelope';
import { SigningRequest } from '@wharfkit/signing-request';
import { expect, test, vi } from 'vitest';
import { eos } from '#src/chain/config/chains/eos.ts';
import { parseAsset } from '#src/chain/core/asset.ts';
import { transfer } from '#src/chain/actions/transfer.ts';
import { abiFromJson } from '#src/chain/sign/abi/abi-json.ts';
import { serializeAction } from '#src/chain/sign/abi/serialize.ts';
import { packActions } from '#src/chain/sign/transaction/pack-actions.ts';
import { unpackTransaction } from '#src/chain/sign/transaction/packed.ts';
import { requestSigning } from '#src/stores/search/request-signing.ts';

const FIELDS = { from: 'name', to: 'name', quantity: 'asset', memo: 'string', good: 'bool' };
const abiJson = {
  version: 'eosio::abi/1.1',
  structs: [
    {
      name: 'transfer',
      base: '',
      fields: Object.entries(FIELDS).map(([name, type]) => ({ name, type })),
    },
  ],
  actions: [{ name: 'transfer', type: 'transfer', ricardian_contract: '' }],
};
const abi = abiFromJson(abiJson);
const abis = { get: async () => abi, read: async () => abi };

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => eos }));
vi.mock('#src/stores/chain/client.ts', () => ({ chainAccess: () => null }));
vi.mock('#src/stores/chain/abis.ts', () => ({ chainAbis: async () => abis }));

const zlib = {
  deflateRaw: (bytes: Uint8Array) => deflateRawSync(bytes),
  inflateRaw: (): Uint8Array => {
    throw new Error('Nothing is read here');
  },
};
const ACCOUNT = '............1';
const PERMISSION = '............2';
const payment = {
  account: 'eosio.token',
  name: 'transfer',
  authorization: [{ actor: ACCOUNT, permission: PERMISSION }],
  data: { from: ACCOUNT, to: 'bob', quantity: '1.0000 EOS', memo: 'rent', good: true },
};
const carol = { actor: 'carol', permission: 'claims' };

async function uriOf(args: object): Promise<string> {
  const abiProvider = { getAbi: async () => ABI.from(abiJson) };
  const made = await SigningRequest.create(
    { chainId: eos.chainId!, ...args },
    { zlib, abiProvider },
  );
  return made.encode();
}

const transactionOf = (header: object) => ({
  transaction: {
    expiration: '1970-01-01T00:00:00',
    ref_block_num: 0,
    ref_block_prefix: 0,
    ...header,
    actions: [payment],
  },
});

/** The transaction that a wallet is given. */
async function signed(args: object) {
  const signing = await requestSigning(await uriOf(args), carol);
  if (signing.kind !== 'ready') throw new Error(signing.why);
  const node = {
    getInfo: async () => ({
      head_block_num: 1_000,
      head_block_time: '2026-11-23T03:00:00.000',
      last_irreversible_block_num: 900,
      last_irreversible_block_id: '00'.repeat(32),
    }),
    expiryBase: (time: number) => time,
    getBlockId: async () => '0'.repeat(64),
  };
  const build = { actor: 'carol', ...signing.prepare };
  const { packed } = await packActions({ header: node, abis }, signing.actions, build);
  return unpackTransaction(packed);
}

test('what is signed has the bytes of the request, with the user in its placeholders', async () => {
  const { actions, expiration } = await signed({ action: payment });
  const data = { ...payment.data, from: 'carol' };
  expect(actions).toEqual([
    { ...payment, authorization: [carol], data: serializeAction(abi, 'transfer', data) },
  ]);
  expect(expiration).toBe('2026-11-23T03:50:00');
});

test('a complete transaction keeps its header, and a delay alone gets one', async () => {
  const header = {
    expiration: '2050-01-01T00:00:00',
    ref_block_num: 7,
    ref_block_prefix: 9,
    max_net_usage_words: 100,
    max_cpu_usage_ms: 5,
    delay_sec: 60,
  };
  expect(await signed(transactionOf(header))).toMatchObject(header);
  expect(await signed(transactionOf({ delay_sec: 60 }))).toMatchObject({
    expiration: '2026-11-23T03:50:00',
    ref_block_num: 700,
    delay_sec: 60,
  });
});

test('the contract that a request names is the one that is called', async () => {
  const signing = await requestSigning(await uriOf({ action: payment }), carol);
  expect(signing).toMatchObject({ actions: [{ account: 'eosio.token', isChosen: true }] });
});

test('data that a form would pack in other bytes is not signed', async () => {
  const data = serializeAction(abi, 'transfer', payment.data).replace(/01$/, '02');
  const uri = await uriOf({ action: { ...payment, data } });
  expect(await requestSigning(uri, carol)).toMatchObject({ kind: 'refused', why: 'undecoded' });
});

test('one that names another signer says who', async () => {
  const own = transfer({
    contract: 'eosio.token',
    from: 'alice',
    to: 'bob',
    quantity: parseAsset('1.0000 EOS'),
    memo: '',
  });
  const action = { ...own, data: { ...own.data, good: false } };
  expect(await requestSigning(await uriOf({ action }), carol)).toEqual({
    kind: 'refused',
    why: 'other-signer',
    signers: ['alice'],
  });
});

test('its maker may wait for an answer that this site does not send', async () => {
  const callback = { url: 'https://shop.example/paid', background: true };
  const signing = await requestSigning(await uriOf({ action: payment, callback }), carol);
  expect(signing).toMatchObject({ kind: 'ready', callback: true });
});
