import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { PrivateKey } from '@wharfkit/antelope';
import { describe, expect, it } from 'vitest';
import { readEntry, receiptDigest } from '#src/chain/sign/verify/receipt.ts';

const ID = 'ab'.repeat(32);
const sha256 = (hex: string) => createHash('sha256').update(hex, 'hex').digest('hex');
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const digestOf = (receipt: object) => hex(receiptDigest(readEntry(receipt)));
const signature = PrivateKey.generate('K1').signDigest(ID);
const trx = {
  id: ID,
  signatures: [String(signature)],
  packed_trx: 'aabb',
  packed_context_free_data: '01cc',
  compression: 'none',
  transaction: { actions: [] },
};

describe('a transaction of a block', () => {
  it('is a bare id if it was deferred', () => {
    const receipt = { status: 'executed', trx: ID.toUpperCase() };
    expect(readEntry(receipt)).toEqual({ id: ID, packed: null, json: null, receipt });
    expect(readEntry({ trx: 7 })).toMatchObject({ id: '', packed: null });
  });

  it('has its packed bytes, signatures and JSON', () => {
    const receipt = { trx: { ...trx, id: ID.toUpperCase() } };
    expect(readEntry(receipt)).toEqual({
      id: ID,
      packed: {
        packed_trx: 'aabb',
        packed_context_free_data: '01cc',
        compression: 'none',
        signatures: [String(signature)],
      },
      json: { actions: [] },
      receipt,
    });
  });

  it('has defaults for missing fields', () => {
    expect(readEntry({ trx: {} })).toEqual({
      id: '',
      json: undefined,
      receipt: { trx: {} },
      packed: { packed_trx: '', packed_context_free_data: '', compression: 'none', signatures: [] },
    });
    expect(readEntry(null)).toMatchObject({ id: '', receipt: {} });
  });
});

describe('the leaf of a transaction', () => {
  it.each([
    ['executed', '00'],
    ['soft_fail', '01'],
    ['hard_fail', '02'],
    ['delayed', '03'],
    ['expired', '04'],
    [undefined, '00'],
  ])('covers its status %s, costs and id', (status, byte) => {
    const receipt = { status, cpu_usage_us: 258, net_usage_words: 129, trx: ID };
    expect(digestOf(receipt)).toBe(sha256(`${byte}02010000${'8101'}${ID}`));
  });

  it('has zero costs if none are reported', () => {
    expect(digestOf({ status: 'executed', trx: ID })).toBe(sha256(`00${'00000000'}00${ID}`));
  });

  it.each([
    ['none', '00'],
    [0, '00'],
    [undefined, '00'],
    ['zlib', '01'],
    [1, '01'],
  ])('covers the packed bytes and signatures, with compression %s', (compression, byte) => {
    const bytes = byte === '01' ? hex(deflateSync(Buffer.from('aabb', 'hex'))) : 'aabb';
    const size = (bytes.length / 2).toString(16).padStart(2, '0');
    // One signature of the kind K1, then the context-free data.
    const prunable = sha256(`0100${signature.data.hexString}0201cc`);
    const packed = sha256(`${byte}${size}${bytes}${prunable}`);
    expect(digestOf({ trx: { ...trx, packed_trx: bytes, compression } })).toBe(
      sha256(`00${'00000000'}00${packed}`),
    );
  });
});
