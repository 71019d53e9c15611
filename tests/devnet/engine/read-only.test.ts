import { beforeEach, describe, expect, it } from 'vitest';
import { action, nativeCode, table } from '#devnet/engine/contract.ts';
import type { NativeContract } from '#devnet/engine/contract.ts';
import type { TransactionTrace } from '#devnet/types.ts';
import { startBench } from '../harness.ts';
import type { Bench, SigningOptions } from '../harness.ts';

interface Note {
  id: bigint;
}

const struct = (name: string, ...fields: { name: string; type: string }[]): object => ({
  name,
  base: '',
  fields,
});

/** Counts its notes, writes one and takes it away, for anybody. */
const notes: NativeContract = {
  name: 'notes',
  abi: {
    version: 'eosio::abi/1.2',
    structs: [struct('count'), struct('put'), struct('note', { name: 'id', type: 'uint64' })],
    actions: ['count', 'put'].map((name) => ({ name, type: name, ricardian_contract: '' })),
    tables: [{ name: 'notes', type: 'note', index_type: 'i64', key_names: [], key_types: [] }],
    action_results: [{ name: 'count', result_type: 'uint64' }],
  },
  actions: {
    count: action((context) => BigInt(context.table<Note>('notes', 'notes').rows().length)),
    put: action((context) => context.table<Note>('notes', 'notes').put({ id: 1n })),
  },
  tables: { notes: table<Note>('note', ({ id }) => id) },
};

let bench: Bench;

beforeEach(() => {
  bench = startBench({ contracts: [notes] });
  bench.addAccount('notes');
  const code = Buffer.from(nativeCode('notes')).toString('hex');
  bench.push({
    account: 'eosio',
    name: 'setcode',
    by: 'notes',
    data: { account: 'notes', vmtype: 0, vmversion: 0, code },
  });
  bench.advance(500);
});

const packed = (name: string, by: string[] = [], options: SigningOptions = {}) =>
  bench.pack([{ account: 'notes', name, by, data: '' }], { keys: [], ...options });
const ask = (...args: Parameters<typeof packed>): TransactionTrace =>
  bench.chain.readOnly(packed(...args));

describe('a read-only transaction', () => {
  it('runs without authorization, at any time and on any reference block, and changes nothing', () => {
    const before = bench.chain.stateHash();
    const trace = ask('count', [], { expireSeconds: -60, change: { ref_block_prefix: 7 } });
    expect(trace.receipt).toMatchObject({ status: 'executed', cpu_usage_us: 0 });
    expect(trace.action_traces[0]?.return_value_hex_data).toBe('0000000000000000');
    expect(trace.action_traces[0]?.receipt).toMatchObject({
      global_sequence: 0,
      recv_sequence: 0,
      auth_sequence: [],
    });
    expect(bench.chain.stateHash()).toBe(before);
    expect(bench.chain.produceBlock().transactions).toEqual([]);
  });

  it('may change no row, which the same action does when it is sent', () => {
    expect(() => ask('put')).toThrow(
      'cannot store a db record when executing a readonly transaction',
    );
    bench.chain.push(packed('put', ['notes'], { keys: ['notes'] }));
    expect(ask('count').action_traces[0]?.return_value_hex_data).toBe('0100000000000000');
    expect(() => ask('put')).toThrow('cannot update a db record');
  });

  it('may name nobody, and cannot wait', () => {
    expect(() => ask('count', ['notes'])).toThrow(
      "read-only action 'count' cannot have authorizations",
    );
    expect(() => ask('count', [], { change: { delay_sec: 60 } })).toThrow('cannot be delayed');
    const waits = packed('count', ['notes'], { change: { delay_sec: 60 } });
    expect(() => bench.chain.dryRun(waits)).toThrow('dry-run or read-only transaction');
  });
});
