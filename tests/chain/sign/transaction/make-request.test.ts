import { ABI } from '@wharfkit/antelope';
import { SigningRequest } from '@wharfkit/signing-request';
import { expect, it } from 'vitest';
import type { Action } from '#src/chain/actions/action.ts';
import { abiFromJson } from '#src/chain/sign/abi/abi-json.ts';
import { makeSigningRequest } from '#src/chain/sign/transaction/make-request.ts';
import { readSigningRequest } from '#src/chain/sign/transaction/read-request.ts';
import { decompress } from '#src/chain/sign/transaction/zlib.ts';
import { CHAIN_ID, tokenAbi } from '../fake-node.ts';

const field = (name: string, type: string) => ({ name, type });
const splitAbi = ABI.from({
  structs: [
    { name: 'part', base: '', fields: [field('who', 'name'), field('share', 'uint8')] },
    {
      name: 'split',
      base: '',
      fields: [
        field('parts', 'part[]'),
        field('last', 'name?'),
        field('memo', 'string'),
        field('more', 'name$'),
      ],
    },
  ],
  actions: [{ name: 'split', type: 'split', ricardian_contract: '' }],
});
const jsonOf = (abi: ABI): unknown => JSON.parse(JSON.stringify(abi));
const abis = {
  get: async (account: string) =>
    abiFromJson(jsonOf(account === 'eosio.token' ? tokenAbi : splitAbi)),
};
const alice = { actor: 'alice', permission: 'trade' };
const payment: Action = {
  account: 'eosio.token',
  name: 'transfer',
  authorization: [{ actor: 'alice', permission: 'trade' }],
  data: { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: 'alice' },
};
const make = (...actions: Action[]) => makeSigningRequest(actions, alice, CHAIN_ID, abis);

/** What another wallet makes of it. */
async function opened(uri: string, signer: { actor: string; permission: string }) {
  const zlib = {
    deflateRaw: (bytes: Uint8Array) => bytes,
    inflateRaw: (bytes: Uint8Array) => decompress(bytes, { raw: true }),
  };
  const request = SigningRequest.from(uri, { zlib });
  const found = new Map([
    ['eosio.token', tokenAbi],
    ['dao', splitAbi],
  ]);
  const resolved = request.resolve(found, signer, {
    expiration: '2026-01-01T00:00:00',
    ref_block_num: 1,
    ref_block_prefix: 2,
  });
  const plain = JSON.parse(JSON.stringify(resolved.resolvedTransaction.actions)) as Action[];
  const actions = plain.map(({ account, name, authorization, data }) => ({
    account,
    name,
    authorization,
    data,
  }));
  return { request, actions };
}

it('is the same action in the name of the reader who opens it', async () => {
  const uri = await make(payment);
  expect(uri).toMatch(/^esr:\/\/[\w-]+$/);
  const { request, actions } = await opened(uri, { actor: 'carol', permission: 'active' });
  expect(String(request.getChainId())).toBe(CHAIN_ID);
  expect(request.shouldBroadcast()).toBe(true);
  expect(request.data.callback).toBe('');
  expect(actions).toEqual([
    {
      ...payment,
      authorization: [{ actor: 'carol', permission: 'active' }],
      // A memo is text, even if it is somebody's name.
      data: { ...payment.data, from: 'carol' },
    },
  ]);
});

it('is the action itself for the one who made it, and this site reads it too', async () => {
  const uri = await make(payment);
  expect((await opened(uri, alice)).actions).toEqual([payment]);
  const read = await readSigningRequest(
    uri,
    { actor: 'carol', permission: 'active' },
    { read: abis.get },
  );
  expect(read.actions[0]?.data).toEqual({ ...payment.data, from: 'carol' });
});

it('names the opener in lists, inner fields and later fields, and no one else', async () => {
  const split: Action = {
    account: 'dao',
    name: 'split',
    authorization: [
      { actor: 'alice', permission: 'owner' },
      { actor: 'bob', permission: 'active' },
    ],
    data: {
      parts: [
        { who: 'alice', share: 60 },
        { who: 'bob', share: 40 },
      ],
      last: 'alice',
      memo: 'for alice',
      more: 'alice',
    },
  };
  const { actions } = await opened(await make(payment, split), {
    actor: 'carol',
    permission: 'active',
  });
  expect(actions).toHaveLength(2);
  expect(actions[1]).toEqual({
    ...split,
    // Owner was meant, whatever permission the opener uses.
    authorization: [
      { actor: 'carol', permission: 'owner' },
      { actor: 'bob', permission: 'active' },
    ],
    data: {
      parts: [
        { who: 'carol', share: 60 },
        { who: 'bob', share: 40 },
      ],
      last: 'carol',
      memo: 'for alice',
      more: 'carol',
    },
  });
});

it('drops no field that the ABI does not have', async () => {
  const strange = { ...payment, data: { ...payment.data, extra: 1 } };
  await expect(make(strange)).rejects.toThrow('extra');
});
