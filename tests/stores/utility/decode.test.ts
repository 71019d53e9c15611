import { ABI, PrivateKey, Serializer } from '@wharfkit/antelope';
import { expect, it } from 'vitest';
import { devnetPrivateKey } from '#devnet/engine/keys.ts';
import { packTransaction } from '#src/chain/sign/transaction/packed.ts';
import { decode } from '#src/stores/utility/decode.ts';

const key = devnetPrivateKey('alice');
const kindsOf = async (text: string) => (await decode(text)).readings.map(({ kind }) => kind);

const { packed } = packTransaction({
  expiration: '2026-11-20T12:00:00',
  ref_block_num: 1,
  ref_block_prefix: 2,
  max_net_usage_words: 0,
  max_cpu_usage_ms: 0,
  delay_sec: 0,
  actions: [
    {
      account: 'eosio.token',
      name: 'transfer',
      authorization: [{ actor: 'alice', permission: 'active' }],
      data: '',
    },
  ],
});

it('decodes a packed transaction, also with 0x', async () => {
  const text = JSON.stringify({ packed_trx: packed, compression: 'none' });
  const previews = [{ kind: 'packed', text, signed: false }];
  expect((await decode(packed)).previews).toEqual(previews);
  expect((await decode(`0x${packed}`)).previews).toEqual(previews);
  const sent = JSON.stringify({ signatures: [], packed_trx: packed });
  expect((await decode(sent)).previews).toEqual([{ kind: 'packed', text: sent, signed: false }]);
});

it('decodes a list of signed transactions, up to twenty', async () => {
  const one = { signatures: ['SIG_K1_x'], packed_trx: packed };
  const list = (count: number) => JSON.stringify(Array.from({ length: count }, () => one));
  const preview = { kind: 'packed', text: JSON.stringify(one), signed: true };
  expect((await decode(list(2))).previews).toEqual([preview, preview]);
  expect((await decode(list(30))).previews).toHaveLength(20);
  for (const other of ['[1]', '[{}]', '[', '{"packed_trx":7}'])
    expect((await decode(other)).previews, other).toEqual([]);
});

it('takes a packed transaction with other bytes behind for plain bytes', async () => {
  const { readings, previews } = await decode(`${packed}00`);
  expect([previews, readings.map(({ kind }) => kind)]).toEqual([[], ['bytes']]);
});

it('decodes a signing request', async () => {
  const text = 'esr:gmNgZGBY1mTC_MoglIGBIVzX5uxZRkYGCGCC0ooGmvN67fgn2jIgAA';
  expect(await decode(text)).toEqual({
    readings: [],
    previews: [{ kind: 'request', text, signed: false }],
  });
  for (const changed of [`<${text}>`, `${text}.`, text.replace('esr:', 'https://eosio.to/')])
    expect((await decode(changed)).previews).toEqual([{ kind: 'request', text, signed: false }]);
});

it('decodes a signature in text and in bytes', async () => {
  for (const one of [key, PrivateKey.generate('R1')]) {
    const signature = one.signMessage(new TextEncoder().encode('hello'));
    expect(await kindsOf(String(signature))).toEqual(['signature']);
    const [reading] = (await decode(Serializer.encode({ object: signature }).hexString)).readings;
    expect(reading?.facts[0]).toMatchObject({
      fact: 'key-type',
      value: String(signature).slice(4, 6),
    });
  }
  expect(await kindsOf('SIG_K1_nothing')).toEqual([]);
});

it('decodes a packed ABI', async () => {
  const abi = ABI.from({
    version: 'eosio::abi/1.2',
    actions: [{ name: 'hello', type: 'name', ricardian_contract: '' }],
  });
  const [reading] = (await decode(Serializer.encode({ object: abi }).hexString)).readings;
  expect(reading).toMatchObject({
    kind: 'abi',
    facts: [{ value: 'eosio::abi/1.2' }, { value: 'hello' }],
  });
});

it('recognises code, names, dates, numbers and base64', async () => {
  expect((await kindsOf('0061736d01000000'))[0]).toBe('wasm');
  expect(await kindsOf('alice')).toEqual(['name']);
  expect(await kindsOf('2026-11-20')).toEqual(['date']);
  expect(await kindsOf('aGVsbG8gd29ybGQ=')).toEqual(['bytes']);
  expect(await kindsOf('12345678')).toEqual(['number', 'packed-number', 'bytes']);
});

it('shows nothing of a private key', async () => {
  for (const secret of [String(key), key.toWif()])
    expect(await decode(secret)).toEqual({
      readings: [{ kind: 'private-key', facts: [] }],
      previews: [],
    });
});

it('decodes nothing in an empty or unknown text', async () => {
  expect(await decode('  ')).toEqual({ readings: [], previews: [] });
  expect(await decode('Hello, world!')).toEqual({ readings: [], previews: [] });
  expect(await decode('{"a":1}')).toEqual({ readings: [], previews: [] });
});
