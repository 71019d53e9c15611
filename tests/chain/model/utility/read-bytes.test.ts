import { Serializer } from '@wharfkit/antelope';
import { expect, it } from 'vitest';
import { devnetPrivateKey } from '#devnet/engine/keys.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { hexToBytes } from '#src/chain/core/checksum.ts';
import { readBytes } from '#src/chain/model/utility/read-bytes.ts';

const read = (hex: string) =>
  readBytes(hexToBytes(hex), [eos]).map(({ kind, facts }) => [
    kind,
    Object.fromEntries(facts.map(({ fact, value }) => [fact, value])),
  ]);

it('reads 32 bytes as an id, with the block number in front', () => {
  const id = `0000002a${'ab'.repeat(28)}`;
  expect(read(id)[0]).toEqual(['id', { transaction: id, block: '42' }]);
});

it('links no id of 32 bytes, since it may be a private key', () => {
  const [reading] = readBytes(hexToBytes('ab'.repeat(32)));
  expect(reading?.facts.find(({ fact }) => fact === 'transaction')?.as).toBe('text');
});

it('names the chain of a chain id', () => {
  expect(read(eos.chainId ?? '')[0]).toEqual(['id', { chain: eos.displayName }]);
});

it('reads a packed key with and without the byte of its curve', () => {
  const key = devnetPrivateKey('alice').toPublic();
  const packed = Serializer.encode({ object: key }).hexString;
  expect(read(packed)[0]).toEqual(['key', { 'key-type': 'K1', key: String(key) }]);
  expect(read(packed.slice(2))[0]).toEqual(['key', { 'key-type': 'K1', key: String(key) }]);
});

it('reads eight bytes as a number and a name', () => {
  const [kind, facts] = read('0000000000855c34')[0] ?? [];
  expect(kind).toBe('packed-number');
  expect(facts).toMatchObject({ 'as-name': 'alice' });
});

it('reads text, and none in other bytes', () => {
  expect(read('68656c6c6f')).toEqual([
    ['bytes', { size: '5', 'as-text': 'hello', hex: '68656c6c6f' }],
  ]);
  expect(read('ff00ff00ff')).toEqual([['bytes', { size: '5', hex: 'ff00ff00ff' }]]);
});
