import { deflateRawSync } from 'node:zlib';
import { ABI } from '@wharfkit/antelope';
import { SigningRequest } from '@wharfkit/signing-request';
import { describe, expect, it } from 'vitest';
import { abiFromJson } from '#src/chain/sign/abi/abi-json.ts';
import { CodecError } from '#src/chain/sign/abi/codec/error.ts';
import { readSigningRequest } from '#src/chain/sign/transaction/read-request.ts';
import { CHAIN_ID, tokenAbi } from '../fake-node.ts';

const json: unknown = JSON.parse(JSON.stringify(tokenAbi));
const abis = { read: async () => abiFromJson(json) };
const OTHER_CHAIN = 'cd'.repeat(32);
const ACCOUNT = '............1';
const PERMISSION = '............2';

const zlib = {
  deflateRaw: (bytes: Uint8Array) => deflateRawSync(bytes),
  inflateRaw: (): Uint8Array => {
    throw new Error('Nothing is read here');
  },
};
const options = { zlib, abiProvider: { getAbi: async () => tokenAbi } };
const payment = (memo: string) => ({
  account: 'eosio.token',
  name: 'transfer',
  authorization: [{ actor: ACCOUNT, permission: PERMISSION }],
  data: { from: ACCOUNT, to: 'bob', quantity: '1.0000 EOS', memo },
});
const request = (args: object) =>
  SigningRequest.create({ chainId: CHAIN_ID, action: payment('rent'), ...args }, options);
const SIGNATURE =
  'SIG_K1_K1SEDGEEDxKsng3FsrHnqzC3xMoCZu2fMhEDWuyRDxF8oWSdWuVpiF9TTA7SEF8dqvB88BBxTbtZ8dNXDeU21EAJiFBmzz';
const carol = { actor: 'carol', permission: 'claims' };
const read = (uri: string) => readSigningRequest(uri, carol, abis);

describe('a signing request', () => {
  it('fills the signer into the placeholders', async () => {
    const made = await request({
      callback: { url: 'https://shop.example/paid', background: true },
    });
    expect(await read(made.encode())).toMatchObject({
      chainIds: [CHAIN_ID],
      identity: false,
      broadcast: true,
      callback: 'https://shop.example/paid',
      actions: [
        {
          account: 'eosio.token',
          name: 'transfer',
          problem: null,
          authorization: [{ actor: 'carol', permission: 'claims' }],
          data: { from: 'carol', to: 'bob', quantity: '1.0000 EOS', memo: 'rent' },
        },
      ],
    });
  });

  it('is the same packed tightly or not, and as a link of the web', async () => {
    const made = await request({ broadcast: false });
    const expected = await read(made.encode(false));
    expect(expected).toMatchObject({ broadcast: false, callback: null });
    expect(await read(made.encode(true))).toEqual(expected);
    expect(await read(`web+${made.encode(true)}`)).toEqual(expected);
    expect(await read(`WEB+${made.encode(true)}`)).toEqual(expected);
  });

  it('names the signer in lists and inner fields too, and leaves the rest as it is', async () => {
    const field = (name: string, type: string) => ({ name, type });
    const daoAbi = ABI.from({
      structs: [
        { name: 'part', base: '', fields: [field('who', 'name'), field('share', 'uint8')] },
        {
          name: 'split',
          base: '',
          fields: [field('parts', 'part[]'), field('by', 'name[]'), field('memo', 'name?')],
        },
      ],
      actions: [{ name: 'split', type: 'split', ricardian_contract: '' }],
    });
    const data = (signer: string) => ({
      parts: [
        { who: signer, share: 60 },
        { who: 'bob', share: 40 },
      ],
      by: ['bob', signer],
      memo: null,
    });
    const made = await SigningRequest.create(
      {
        chainId: CHAIN_ID,
        action: { ...payment(''), account: 'dao', name: 'split', data: data(ACCOUNT) },
      },
      { zlib, abiProvider: { getAbi: async () => daoAbi } },
    );
    const dao = abiFromJson(JSON.parse(JSON.stringify(daoAbi)));
    const { actions } = await readSigningRequest(made.encode(), carol, { read: async () => dao });
    expect(actions.map((action) => action.data)).toEqual([data('carol')]);
  });

  it('keeps a text that is like a placeholder', async () => {
    const made = await request({ action: payment(ACCOUNT) });
    const [action] = (await read(made.encode())).actions;
    expect(action?.data).toMatchObject({ from: 'carol', memo: ACCOUNT });
  });

  it('names the account whose identity it requests, and who signed it', async () => {
    const identity = SigningRequest.identity(
      { callback: 'https://shop.example/who', account: 'bob', permission: 'claims' },
      options,
    );
    const asked = { actor: 'bob', permission: 'claims' };
    expect(await read(identity.encode())).toMatchObject({ asked, signedBy: null });
    const made = await request({});
    made.setSignature('shop', SIGNATURE);
    expect(await read(made.encode())).toMatchObject({ asked: null, signedBy: 'shop' });
  });

  it('pays the account that has the name of the permission, where it says so', async () => {
    const data = { ...payment('').data, to: PERMISSION };
    const made = await request({ action: { ...payment(''), data } });
    const [action] = (await read(made.encode())).actions;
    expect(action?.data).toMatchObject({ from: 'carol', to: 'claims' });
  });

  it('has the header of a complete transaction, and none for single actions', async () => {
    const header = { expiration: '2030-01-01T00:00:00', ref_block_num: 1, ref_block_prefix: 2 };
    const actions = [payment('rent')];
    const transaction = { ...header, delay_sec: 86_400, actions };
    const made = await request({ action: undefined, transaction });
    expect((await read(made.encode())).header).toEqual({
      expiration: '2030-01-01T00:00:00',
      delaySeconds: 86_400,
      extensions: [],
      given: { ...header, max_net_usage_words: 0, max_cpu_usage_ms: 0 },
    });
    expect((await read((await request({})).encode())).header).toBeNull();
  });

  it('leaves the reference block and the expiration to the wallet if it has none', async () => {
    const transaction = { delay_sec: 60, max_cpu_usage_ms: 5, actions: [payment('rent')] };
    const none = { expiration: 0, ref_block_num: 0, ref_block_prefix: 0 };
    const made = await request({ action: undefined, transaction: { ...none, ...transaction } });
    expect((await read(made.encode())).header).toEqual({
      expiration: null,
      delaySeconds: 60,
      extensions: [],
      given: { max_net_usage_words: 0, max_cpu_usage_ms: 5 },
    });
  });

  it('has its context-free actions decoded, and its extensions named', async () => {
    const packed = (await request({ action: payment('free') })).getRawActions()[0]?.data.hexString;
    const transaction = {
      expiration: '1970-01-01T00:00:00',
      ref_block_num: 0,
      ref_block_prefix: 0,
      context_free_actions: [{ ...payment('free'), data: packed }],
      actions: [payment('rent')],
      transaction_extensions: [{ type: 9, data: 'ab' }],
    };
    const made = await request({ action: undefined, transaction });
    const found = await read(made.encode());
    expect(found.contextFreeActions).toMatchObject([{ data: { to: 'bob', memo: 'free' } }]);
    expect(found.actions).toMatchObject([{ data: { memo: 'rent' } }]);
    expect(found.header).toMatchObject({ extensions: [9] });
  });

  it('may have several actions', async () => {
    const made = await request({ action: undefined, actions: [payment('one'), payment('two')] });
    const { actions } = await read(made.encode());
    expect(actions.map(({ data }) => data)).toMatchObject([{ memo: 'one' }, { memo: 'two' }]);
  });

  it('may be for several chains, or leave the chain open', async () => {
    const many = await request({ chainId: null, chainIds: [CHAIN_ID, OTHER_CHAIN] });
    expect((await read(many.encode())).chainIds).toEqual([CHAIN_ID, OTHER_CHAIN]);
    expect((await read((await request({ chainId: null })).encode())).chainIds).toBeNull();
  });

  it('may be for a chain whose short number is unknown', async () => {
    const identity = [3, ...new Array<number>(8).fill(0), 0, 0, 0];
    const uri = (...bytes: number[]) => `esr:${Buffer.from([3, ...bytes]).toString('base64url')}`;
    expect(await read(uri(0, 20, ...identity, 0))).toMatchObject({ chainIds: ['alias 20'] });
    const name = Buffer.from('chain_ids');
    const listed = (...ids: number[]) => identity.concat(1, 9, ...name, ids.length, ...ids);
    const many = await read(uri(0, 0, ...listed(2, 0, 1, 0, 30)));
    expect(many.chainIds).toEqual([expect.stringMatching(/^aca376f2/), 'alias 30']);
    await expect(read(uri(0, 0, ...listed(1, 5)))).rejects.toBeInstanceOf(CodecError);
  });

  it('of an identity request has no effect', async () => {
    const identity = SigningRequest.identity(
      { callback: { url: 'https://shop.example/who', background: true }, scope: 'shop' },
      options,
    );
    expect(await read(identity.encode())).toMatchObject({
      identity: true,
      broadcast: false,
      actions: [],
      callback: 'https://shop.example/who',
    });
  });

  it('keeps the bytes of actions without an ABI, and marks them', async () => {
    const missing = async () => Promise.reject(new Error('no such contract'));
    const made = await request({});
    const { actions } = await readSigningRequest(made.encode(), carol, { read: missing });
    expect(actions).toMatchObject([{ data: null }]);
    expect(actions[0]?.hexData).toMatch(/^[0-9a-f]+$/);
    expect(actions[0]?.problem).not.toBeNull();
  });

  it.each([
    '',
    'esr:',
    'esr:AAAA',
    'https://shop.example',
    'esr:gmNgZGBY1mTC_MoglIGBIVzX5uxZRqAQ!!',
  ])('is refused where it is none: %j', async (text) => {
    await expect(read(text)).rejects.toBeInstanceOf(CodecError);
  });

  it('is refused where it would inflate to more than a transaction can hold', async () => {
    const bomb = deflateRawSync(new Uint8Array(8 * 1024 * 1024));
    const uri = `esr:${Buffer.from([0x82, ...bomb]).toString('base64url')}`;
    await expect(read(uri)).rejects.toBeInstanceOf(CodecError);
  });
});

describe('a link of an older scheme or of a session', () => {
  const content =
    'AgGso3byBrj8JabtRNvcZlR8NsbDPjoRn_vq75Q2QvDpBgMAAjtodHRwczovL2NiLmFuY2hvci5saW5rL2MxZjFkNDI5LTgxMzItNDU4MS04OTA4LTczNmVlODg1MTEwNwEEbGluayoAAADUAQxpPAAC2rR1KcB3rKWFW2PGfO4WBlMt9BBU5I9dzst-KGDG6Xk';

  it.each(['esr:', 'eosio:', 'eosio://', 'esr-anchor:', ' esr-anchor://'])(
    '%s is decoded',
    async (scheme) => {
      expect(await read(scheme + content)).toMatchObject({
        identity: true,
        broadcast: false,
        callback: 'https://cb.anchor.link/c1f1d429-8132-4581-8908-736ee8851107',
        background: true,
        scope: null,
        info: [['link', expect.stringMatching(/^[0-9a-f]{84}$/)]],
        chainIds: ['aca376f206b8fc25a6ed44dbdc66547c36c6c33e3a119ffbeaef943642f0e906'],
      });
    },
  );

  it('names the version where a chat changed a capital', async () => {
    await expect(read(`esr:a${content.slice(1)}`)).rejects.toMatchObject({
      name: 'CodecError',
      version: 106,
    });
  });
});
