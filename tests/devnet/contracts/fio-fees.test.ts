import { beforeAll, describe, expect, it } from 'vitest';
import { readRows } from '#devnet/api/rows.ts';
import { bootChain } from '#devnet/start.ts';
import type { BootedChain } from '#devnet/start.ts';
import { PRODUCERS } from '#devnet/story/cast.ts';
import { doing, fioAccountOf } from '#devnet/story/fio/people.ts';
import { createRunner } from '#devnet/story/story-runner.ts';
import type { TransactionTrace } from '#devnet/types.ts';
import { BOOT_TIMEOUT } from '../api/support.ts';

let booted: BootedChain;
beforeAll(() => {
  booted = bootChain('fio');
}, BOOT_TIMEOUT);

const producers = PRODUCERS.map(({ name }) => name);
const HOUR = 3_600_000;
const END_POINT = 'transfer_tokens_pub_key';
const FIO = 1_000_000_000;

function act(who: string, name: string, data: Record<string, unknown> = {}): TransactionTrace {
  const { chain } = booted;
  const now = () => Math.max(Date.now(), Date.parse(`${chain.headBlock.timestamp}Z`));
  const never = () => undefined;
  const runner = createRunner(chain, { now, advance: never, reach: never, release: never });
  const trace = runner.send(
    [doing(who, name === 'regaddress' ? 'fio.address' : 'fio.fee', name, data)],
    [who],
  );
  chain.produceBlock();
  return trace;
}

const vote = (who: string, end_point: string, value: number): unknown =>
  act(who, 'setfeevote', { fee_ratios: [{ end_point, value }] });
const rows = (table: string, code = 'fio.fee') =>
  readRows(booted.chain, { code, scope: code, table });
const fee = (end_point: string) => rows('fiofees').find((row) => row['end_point'] === end_point);

describe('fees by the votes of producers', () => {
  it('are reported with the votes of the story', () => {
    expect(rows('feevoters')).toHaveLength(17);
    expect(rows('feevotes2')[0]).toMatchObject({
      block_producer_name: fioAccountOf(producers[0]!),
    });
    expect(fee(END_POINT)).toMatchObject({ suf_amount: 120_000_000, votes_pending: 0 });
  });

  it('become the median of what at least 15 of those who make blocks voted', () => {
    booted.chain.advance(2 * HOUR);
    // All vote the same; their multipliers are 1/9, 2/9, … 17/9, of which 1 is the middle.
    for (const who of producers.slice(0, 17)) vote(who, END_POINT, FIO);
    expect(fee(END_POINT)).toMatchObject({ suf_amount: 120_000_000, votes_pending: 1 });
    const { action_traces } = act('judy', 'computefees');
    expect(action_traces[0]!.receipt.response).toBe('{"status": "OK","fees_processed":1}');
    expect(fee(END_POINT)).toMatchObject({ suf_amount: FIO, votes_pending: 0 });
    expect(() => act('judy', 'computefees')).toThrow('No Work.');
  });

  it('follow a multiplier that changes', () => {
    for (const who of producers.slice(0, 9)) act(who, 'setfeemult', { multiplier: 2 });
    act('judy', 'computefees');
    // 10/9 … 17/9 are eight, nine are 2: of 17 the ninth is the first of these.
    expect(fee(END_POINT)!['suf_amount']).toBe(2 * FIO);
  });

  it('stay where too few voted', () => {
    for (const who of producers.slice(0, 14)) vote(who, 'add_nft', FIO);
    act('judy', 'computefees');
    expect(fee('add_nft')).toMatchObject({ suf_amount: 600_000_000, votes_pending: 1 });
  });

  it('are voted on by producers, with time between, and cost a fee themselves', () => {
    expect(() => vote('alice', END_POINT, FIO)).toThrow('Not a top 150 BP');
    expect(() => vote(producers[0]!, END_POINT, FIO)).toThrow('Too soon since last call');
    expect(() => vote(producers[0]!, 'nosuch', FIO)).toThrow('invalid end_point');
    expect(() => vote(producers[0]!, 'add_nft', -1)).toThrow('invalid fee value');
    expect(() => act(producers[0]!, 'setfeemult', { multiplier: 0 })).toThrow('Must be positive');
    expect(() => act(producers[0]!, 'setfeemult', { multiplier: 3 })).toThrow('Too soon');
    booted.chain.advance(2 * HOUR);
    const { action_traces } = act(producers[0]!, 'setfeemult', { multiplier: 3 });
    expect(action_traces[0]!.receipt.response).toBe('{"status": "OK","fee_collected":600000000}');
  });
});

it('producers vote how many transactions of a new address are free', () => {
  const bundled = (who: string, bundled_transactions: number) =>
    act(who, 'bundlevote', { bundled_transactions });
  const opened = (fio_address: string) => {
    act('alice', 'regaddress', { fio_address, owner_fio_public_key: '' });
    const row = rows('fionames', 'fio.address').find(({ name }) => name === fio_address);
    return row!['bundleeligiblecountdown'];
  };
  expect(rows('bundlevoters')).toHaveLength(1);
  expect(opened('before@pronghorn')).toBe(100);
  for (const [index, who] of producers.slice(0, 15).entries()) bundled(who, 90 + 10 * index);
  expect(opened('after@pronghorn')).toBe(160);
  expect(() => bundled(producers[0]!, 1)).toThrow('Too soon');
});
