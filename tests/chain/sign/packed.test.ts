import { deflateSync } from 'node:zlib';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packTransaction, unpackTransaction } from '#src/chain/sign/packed.ts';
import type { Compression } from '#src/chain/sign/packed.ts';

const HEADER = {
  expiration: '2026-01-01T00:00:00',
  ref_block_num: 1,
  ref_block_prefix: 2,
  max_net_usage_words: 0,
  max_cpu_usage_ms: 5,
  delay_sec: 0,
  context_free_actions: [],
  transaction_extensions: [],
};
const ACTION = {
  account: 'eosio.token',
  name: 'transfer',
  authorization: [{ actor: 'alice', permission: 'active' }],
  data: '0000',
};

describe('a packed transaction', () => {
  const { packed, id } = packTransaction({ ...HEADER, actions: [ACTION] });

  it('has its fields at their places', () => {
    const seconds = Buffer.from(packed.slice(0, 8), 'hex').readUInt32LE();
    expect(seconds).toBe(Date.parse('2026-01-01T00:00:00Z') / 1000);
    // Block and prefix, then net words, CPU, delay, no context-free action, one action.
    expect(packed.slice(8, 28)).toBe('0100' + '02000000' + '00' + '05' + '00' + '00');
    expect(packed.slice(28, 30)).toBe('01');
    // Two bytes of data, no extension.
    expect(packed.slice(-8)).toBe('02' + '0000' + '00');
  });

  it('is read back, plain and compressed', () => {
    const zlib = deflateSync(Buffer.from(packed, 'hex')).toString('hex');
    for (const read of [unpackTransaction(packed), unpackTransaction(zlib, 'zlib')]) {
      expect(String(read.id)).toBe(id);
      expect(JSON.parse(JSON.stringify(read))).toEqual({ ...HEADER, actions: [ACTION] });
    }
  });

  it('that was cut is refused', () => {
    expect(() => unpackTransaction(packed.slice(0, -4))).toThrow();
  });
});

const recorded = new URL('../../../../shared/realdata/packed_tx/all.json', import.meta.url);

describe.skipIf(!existsSync(recorded))(
  'recorded transactions of real chains (skipped where the recordings are absent)',
  () => {
    interface Recording {
      compression: Compression;
      packed_trx: string;
      computed_id: string;
    }
    const { transactions } = existsSync(recorded)
      ? (JSON.parse(readFileSync(recorded, 'utf8')) as { transactions: Recording[] })
      : { transactions: [] };

    it('keep their ids, unpacked and packed again', () => {
      expect(transactions.length).toBeGreaterThan(0);
      for (const { compression, packed_trx, computed_id } of transactions) {
        const transaction = unpackTransaction(packed_trx, compression);
        expect(String(transaction.id)).toBe(computed_id);
        expect(packTransaction(transaction).id).toBe(computed_id);
      }
    });
  },
);
