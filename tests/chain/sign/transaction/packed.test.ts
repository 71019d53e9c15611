import { randomBytes } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import { PackedTransaction, Transaction } from '@wharfkit/antelope';
import { describe, expect, it } from 'vitest';
import { signingDigest } from '#src/chain/sign/keys/recover.ts';
import {
  openPacked,
  packContextFreeData,
  packTransaction,
  sendingBody,
  transactionId,
  unpackTransaction,
} from '#src/chain/sign/transaction/packed.ts';
import { resourcePayer } from '#src/chain/sign/transaction/transaction-extensions.ts';

const HEADER = {
  expiration: '2026-01-01T00:00:00',
  ref_block_num: 1,
  ref_block_prefix: 2,
  max_net_usage_words: 0,
  max_cpu_usage_ms: 5,
  delay_sec: 0,
  context_free_actions: [],
};
const ACTION = {
  account: 'eosio.token',
  name: 'transfer',
  authorization: [{ actor: 'alice', permission: 'active' }],
  data: '0000',
};
const WHOLE = { ...HEADER, actions: [ACTION], transaction_extensions: [] };
const CHAIN = 'ab'.repeat(32);
const { packed, id } = packTransaction(WHOLE);
const zlib = (hex: string) => deflateSync(Buffer.from(hex, 'hex')).toString('hex');

describe('a packed transaction', () => {
  it('has its fields at their places', () => {
    const seconds = Buffer.from(packed.slice(0, 8), 'hex').readUInt32LE();
    expect(seconds).toBe(Date.parse('2026-01-01T00:00:00Z') / 1000);
    // Block and prefix, then net words, CPU, delay, no context-free action, one action.
    expect(packed.slice(8, 28)).toBe('0100' + '02000000' + '00' + '05' + '00' + '00');
    expect(packed.slice(28, 30)).toBe('01');
    // Two bytes of data, no extension.
    expect(packed.slice(-8)).toBe('02' + '0000' + '00');
  });

  it('has the bytes, the id and the digest that WharfKit finds', () => {
    const theirs = Transaction.from(WHOLE);
    expect(id).toBe(String(theirs.id));
    expect(signingDigest(CHAIN, packed)).toBe(String(theirs.signingDigest(CHAIN)));
  });

  it('is decoded, plain and compressed, with every spelling of `compression`', () => {
    expect(unpackTransaction(packed)).toEqual(WHOLE);
    for (const compression of [undefined, 'none', 0, false] as const)
      expect(openPacked({ packed_trx: packed, compression }).transaction).toEqual(WHOLE);
    for (const compression of ['zlib', 1])
      expect(openPacked({ packed_trx: zlib(packed), compression })).toEqual({
        transaction: WHOLE,
        contextFreeData: [],
        id,
        packed,
      });
    expect(openPacked({ packed_trx: packed.toUpperCase() }).id).toBe(id);
  });

  it('needs neither context-free actions nor extensions in its JSON', () => {
    const bare = { ...WHOLE, context_free_actions: undefined, transaction_extensions: undefined };
    expect(packTransaction(bare).packed).toBe(packed);
  });

  it('keeps its extensions, as pairs or by name', () => {
    const pairs = { ...WHOLE, transaction_extensions: [[7, 'aabb']] };
    const named = { ...WHOLE, transaction_extensions: [{ type: 7, data: 'aabb' }] };
    expect(packTransaction(pairs).packed).toBe(packTransaction(named).packed);
    expect(unpackTransaction(packTransaction(pairs).packed)).toEqual(pairs);
    expect(() => packTransaction({ ...WHOLE, transaction_extensions: 7 })).toThrow(
      'Expected array',
    );
  });

  it('that was cut, or has extra bytes, is refused', () => {
    expect(() => unpackTransaction(packed.slice(0, -4))).toThrow('Read past end of buffer');
    expect(() => unpackTransaction(`${packed}00`)).toThrow('Bytes left over');
    expect(() => unpackTransaction(packed.slice(1))).toThrow('Odd number of hex digits');
    expect(() => openPacked({ packed_trx: 'zz' })).toThrow('Expected hex string');
  });

  it('as nodes send it may have extra bytes, which are ignored', () => {
    expect(openPacked({ packed_trx: `${packed}00ff` })).toEqual(openPacked({ packed_trx: packed }));
    expect(openPacked({ packed_trx: packed.toUpperCase() }).packed).toBe(packed);
  });

  it('of an unknown compression, or badly compressed, is refused', () => {
    expect(() => openPacked({ packed_trx: packed, compression: 'gzip' })).toThrow(
      'Unknown transaction compression',
    );
    const squeezed = zlib(packed);
    for (const wrong of ['', packed, squeezed.slice(0, -20), squeezed.slice(0, 8)])
      expect(() => openPacked({ packed_trx: wrong, compression: 1 })).toThrow();
    expect(() => openPacked({ packed_trx: squeezed.slice(0, -20), compression: 1 })).toThrow(
      'Invalid compressed data',
    );
  });

  it('that inflates beyond a megabyte is refused before it is all there', () => {
    // Its end, which is damaged, is not reached.
    const bomb = deflateSync(Buffer.alloc(20_000_000)).toString('hex').slice(0, -20);
    expect(() => openPacked({ packed_trx: bomb, compression: 1 })).toThrow('Data too large');
  });
});

describe('context-free data', () => {
  const data = ['', 'aa', 'bbcc'];

  it('are packed and read back', () => {
    expect(packContextFreeData(data)).toBe('03' + '00' + '01aa' + '02bbcc');
    expect(packContextFreeData([])).toBe('');
    const sent = { packed_trx: packed, packed_context_free_data: packContextFreeData(data) };
    expect(openPacked(sent).contextFreeData).toEqual(data);
  });

  it('change what is signed, unless there are none', () => {
    expect(signingDigest(CHAIN, packed, '00')).toBe(signingDigest(CHAIN, packed));
    expect(signingDigest(CHAIN, packed, packContextFreeData(data))).not.toBe(
      signingDigest(CHAIN, packed),
    );
  });
});

describe('what is sent', () => {
  it('is plain, or compressed by zlib at level 9', () => {
    expect(sendingBody(packed, ['SIG'])).toEqual({
      signatures: ['SIG'],
      compression: 0,
      packed_context_free_data: '',
      packed_trx: packed,
    });
    const long = packTransaction({
      ...WHOLE,
      actions: [{ ...ACTION, data: `${randomBytes(50).toString('hex')}00`.repeat(40) }],
    }).packed;
    const body = sendingBody(long, [], { compressed: true, contextFreeData: ['aa'] });
    expect(body.compression).toBe(1);
    // The two highest bits of the second byte are the level's class, the greatest from 7 on.
    expect(body.packed_trx.slice(0, 4)).toBe('78da');
    expect(body.packed_trx.length).toBeLessThan(long.length / 10);
    expect(inflateSync(Buffer.from(body.packed_trx, 'hex')).toString('hex')).toBe(long);
    expect(openPacked(body)).toMatchObject({ packed: long, contextFreeData: ['aa'] });
  });

  it('is what WharfKit reads', () => {
    const body = sendingBody(packed, [], { compressed: true });
    expect(body.packed_context_free_data).toBe('');
    const theirs = PackedTransaction.from({ ...body, signatures: [] });
    expect(String(theirs.getTransaction().id)).toBe(id);
    expect(transactionId(packed)).toBe(id);
  });
});

describe('the payer among the extensions', () => {
  const payer = '0000000000855c34' + '0100000000000000' + '0200000000000000' + 'ffffffffffffffff';

  it('is read', () => {
    expect(resourcePayer([[1, payer]])).toEqual({
      payer: 'alice',
      max_net_bytes: 1,
      max_cpu_us: 2,
      max_memory_bytes: '18446744073709551615',
    });
    expect(resourcePayer([])).toBeNull();
  });

  it('is refused beside an unknown extension', () => {
    expect(() => resourcePayer([[2, payer]])).toThrow(
      'Transaction Extension could not be determined',
    );
    expect(() => resourcePayer([[1, '00']])).toThrow('Read past end of buffer');
  });
});
