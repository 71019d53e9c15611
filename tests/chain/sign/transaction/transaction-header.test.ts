import { describe, expect, it, vi } from 'vitest';
import { createUncheckedAbis } from '#tests/chain/sign/unchecked-abis.ts';
import { buildTransaction } from '#src/chain/sign/transaction/build-transaction.ts';
import {
  blockPrefix,
  headerDefaults,
  transactionHeader,
} from '#src/chain/sign/transaction/transaction-header.ts';
import type { HeaderOptions } from '#src/chain/sign/transaction/transaction-header.ts';

const ID = `${'00'.repeat(8)}78563412${'00'.repeat(20)}`;
const OTHER = `${'00'.repeat(8)}01000000${'00'.repeat(20)}`;

function source(head = 70_000) {
  return {
    getInfo: vi.fn(async () => ({
      head_block_num: head,
      head_block_time: '2026-01-01T00:00:00.500',
      last_irreversible_block_num: 69_990,
      last_irreversible_block_id: OTHER,
    })),
    expiryBase: (headTime: number) => headTime,
    getBlockId: vi.fn(async (_blockNum: number) => ID),
  };
}

describe('the header of a transaction', () => {
  it.each([
    ['form', 300, '00:50:00'],
    ['shared', 12, '00:50:00'],
    ['library', 3, '00:50:00'],
  ] as const)('of a %s refers to the block %i behind', async (kind, behind, time) => {
    const node = source();
    expect(await transactionHeader({}, headerDefaults[kind], node)).toEqual({
      expiration: `2026-01-01T${time}`,
      ref_block_num: (70_000 - behind) & 0xffff,
      ref_block_prefix: 0x12345678,
    });
    expect(node.getBlockId).toHaveBeenCalledWith(70_000 - behind);
  });

  it('of a query refers to the last irreversible block, for half an hour', async () => {
    const node = source();
    expect(await transactionHeader({}, headerDefaults.query, node)).toEqual({
      expiration: '2026-01-01T00:30:00',
      ref_block_num: 69_990 - 65_536,
      ref_block_prefix: 1,
    });
    expect(node.getBlockId).not.toHaveBeenCalled();
  });

  it('of a young chain refers to its first block', async () => {
    const node = source(100);
    const header = await transactionHeader({}, headerDefaults.form, node);
    expect(header.ref_block_num).toBe(1);
    expect(node.getBlockId).toHaveBeenCalledWith(1);
  });

  const given = { expiration: '2026-02-02T00:00:00', ref_block_num: 0, ref_block_prefix: 0 };
  const made = {
    expiration: '2026-01-01T00:50:00',
    ref_block_num: 69_700 - 65_536,
    ref_block_prefix: 0x12345678,
  };

  it('requests nothing where all its fields are given', async () => {
    const node = source();
    expect(await transactionHeader(given, {}, node)).toEqual(given);
    expect(node.getInfo).not.toHaveBeenCalled();
  });

  it.each<(keyof typeof given)[][]>([
    [[]],
    [['expiration']],
    [['ref_block_num']],
    [['ref_block_prefix']],
    [['expiration', 'ref_block_num']],
    [['expiration', 'ref_block_prefix']],
    [['ref_block_num', 'ref_block_prefix']],
  ])('keeps the given fields %j and fills the rest', async (fields) => {
    const part = Object.fromEntries(fields.map((field) => [field, given[field]]));
    expect(await transactionHeader(part, headerDefaults.form, source())).toEqual({
      ...made,
      ...part,
    });
  });

  it('counts its expiry from the time the source chooses, not from the head', async () => {
    const expiryBase = vi.fn(async (headTime: number) => headTime - 60_000);
    const { expiration } = await transactionHeader(
      {},
      { blocksBehind: 3, expireSeconds: 30 },
      { ...source(), expiryBase },
    );
    expect(expiryBase).toHaveBeenCalledWith(Date.parse('2026-01-01T00:00:00.500Z'));
    expect(expiration).toBe('2025-12-31T23:59:30');
  });

  it('may refer to the head itself', async () => {
    const node = source();
    await transactionHeader({}, { blocksBehind: 0, expireSeconds: 30 }, node);
    expect(node.getBlockId).toHaveBeenCalledWith(70_000);
  });

  it.each<[HeaderOptions, string]>([
    [
      { blocksBehind: 3, useLastIrreversible: true, expireSeconds: 30 },
      'Use either blocksBehind or useLastIrreversible',
    ],
    [{ expireSeconds: 30 }, 'Must provide one blocksBehind or useLastIrreversible'],
    [{ blocksBehind: 3 }, 'Must provide expireSeconds'],
    [{ useLastIrreversible: true }, 'Must provide expireSeconds'],
    [{}, 'Required configuration or TAPOS fields are not present'],
  ])('with the options %j: %s', async (options, message) => {
    await expect(transactionHeader({}, options, source())).rejects.toThrow(message);
    await expect(transactionHeader({ ref_block_num: 1 }, options, source())).rejects.toThrow(
      message,
    );
  });

  it.each([
    ['', 'nothing'],
    [ID.slice(0, 23), 'an id that was cut'],
    [ID.replace('78', 'zz'), 'no hex'],
  ])('is not made of the block id %j: %s', (id) => {
    expect(() => blockPrefix(id)).toThrow('TAPOS fields are not present');
  });

  it('reads a block id in either case', () => {
    expect(blockPrefix(ID.replace('78563412', 'FFEEDDCC'))).toBe(0xccddeeff);
  });
});

describe('a transaction', () => {
  const abis = createUncheckedAbis(() => Promise.reject(new Error('no node')));
  const header = { expiration: '2026-02-02T00:00:00', ref_block_num: 1, ref_block_prefix: 2 };
  const action = { account: 'eosio', name: 'noop', data: 'aa' };

  it('is authorized by the active permission by default', async () => {
    const built = await buildTransaction(header, [action], { actor: 'alice' }, abis);
    expect(built).toEqual({
      ...header,
      max_net_usage_words: 0,
      max_cpu_usage_ms: 0,
      delay_sec: 0,
      context_free_actions: [],
      actions: [{ ...action, authorization: [{ actor: 'alice', permission: 'active' }] }],
      transaction_extensions: [],
    });
  });

  it('needs an authorization', async () => {
    await expect(
      buildTransaction(header, [{ ...action, authorization: [] }], { actor: 'alice' }, abis),
    ).rejects.toThrow('Authorization list needs at least one entry');
  });

  it('needs the ABI of what is not packed', async () => {
    await expect(
      buildTransaction(header, [{ ...action, data: {} }], { actor: 'alice' }, abis),
    ).rejects.toThrow('fetching abi for eosio: no node');
  });
});
