import { Serializer } from '@wharfkit/antelope';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildContract } from '#devnet/wasm/build.ts';
import { ChainError } from '#devnet/engine/errors.ts';
import type { TransactionTrace } from '#devnet/types.ts';
import { startBench } from '../harness.ts';
import type { Bench } from '../harness.ts';
import { addRoom, bytesOf, install, lendCode, setCode } from './contract.ts';

const BUILD_MS = 120_000;
const abi = JSON.parse(
  Buffer.from(bytesOf('devnet/wasm/contracts/notes.abi.json')).toString(),
) as object;
let code: Uint8Array;
let bench: Bench;

beforeAll(async () => {
  code = await buildContract('notes');
}, BUILD_MS);

beforeEach(() => {
  bench = startBench();
  install(bench, 'notes', code, abi);
  bench.addAccount('alice');
  bench.addAccount('bob');
});

function write(id: number, author: string, text: string, name = 'write'): TransactionTrace {
  return bench.push({ account: 'notes', name, by: author, data: { id, author, text } });
}

function act(name: string, data: Record<string, unknown> = {}, by = 'alice'): TransactionTrace {
  return bench.push({ account: 'notes', name, by, data });
}

/** What a push is refused with, which must leave everything as it was. */
function refusal(push: () => unknown): ChainError {
  const before = bench.chain.stateHash();
  let thrown: unknown;
  try {
    push();
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(ChainError);
  expect(bench.chain.stateHash()).toBe(before);
  return thrown as ChainError;
}

function rows(index: number): [string, bigint][] {
  const page = bench.chain.table({
    code: 'notes',
    scope: 'notes',
    table: 'notes',
    index,
    limit: 100,
    reverse: false,
  });
  return page.rows.map(({ row, key }) => {
    const text = Serializer.decode({ data: row.value.slice(16), type: 'string' }) as unknown;
    return [String(text), key];
  });
}

describe('a contract of WebAssembly', () => {
  it('is the same bytes each time it is built', { timeout: BUILD_MS }, async () => {
    expect(Buffer.from(await buildContract('notes')).equals(code)).toBe(true);
  });

  it('keeps rows in both orders, prints, and notifies', () => {
    write(7, 'bob', 'first');
    write(9, 'alice', 'second');
    const trace = write(8, 'alice', 'third');
    expect(rows(1).map(([text]) => text)).toEqual(['first', 'third', 'second']);
    expect(rows(2).map(([text]) => text)).toEqual(['third', 'second', 'first']);
    expect(trace.action_traces.map(({ receiver, console }) => [receiver, console])).toEqual([
      ['notes', 'noted 8'],
      ['alice', ''],
    ]);
    const row = Buffer.from(bench.chain.code('notes')).equals(code);
    expect(row).toBe(true);
  });

  it('bills rows and index keys to the payer it names, and gives them back', () => {
    const used = () => bench.chain.account('alice')!.ram_usage;
    const before = used();
    const trace = write(1, 'alice', 'hello');
    // A table, a row with 22 bytes, a key of an index.
    const expected = 112 + 112 + 22 + 128;
    expect(used() - before).toBe(expected);
    expect(trace.action_traces[0]!.account_ram_deltas).toEqual([
      { account: 'alice', delta: expected },
    ]);
    act('erase', { id: 1, author: 'alice' });
    expect(used()).toBe(before);
    expect(bench.chain.scopes('notes')).toEqual([]);
  });

  it('returns a value, decoded by its ABI', () => {
    write(3, 'alice', 'x');
    write(41, 'alice', 'y');
    const [trace] = act('tally').action_traces;
    expect(trace).toMatchObject({
      return_value_hex_data: '2900000000000000',
      return_value_data: 41,
    });
  });

  it('is refused by its own assertions, and what it did is taken back', () => {
    const error = refusal(() => write(1, 'alice', ''));
    expect(error).toMatchObject({ code: 3050003, name: 'eosio_assert_message_exception' });
    expect(error.details[0]).toBe('assertion failure with message: a note needs a text');
    const foreign = refusal(() => act('write', { id: 1, author: 'bob', text: 'x' }, 'alice'));
    expect(foreign).toMatchObject({ code: 3090004 });
    expect(foreign.details[0]).toBe('missing authority of bob');
  });

  it('may not write to rows of another contract: 3160002', () => {
    install(bench, 'others', code, abi);
    bench.push({
      account: 'others',
      name: 'write',
      by: 'bob',
      data: { id: 1, author: 'bob', text: 'mine' },
    });
    const error = refusal(() => act('poke', { code: 'others', id: 1 }));
    expect(error).toMatchObject({
      code: 3160002,
      details: ['db access violation', expect.anything()],
    });
    // -1 stands for the row that is not there.
    const nothing = refusal(() => act('poke', { code: 'notes', id: 99 }));
    expect(nothing).toMatchObject({
      code: 3160003,
      details: ['invalid iterator', expect.anything()],
    });
  });

  it('sends inline actions only where the account lent it eosio.code', () => {
    const error = refusal(() => write(1, 'alice', 'sent', 'relay'));
    expect(error).toMatchObject({ code: 3090003 });
    lendCode(bench, 'notes', 'alice');
    const trace = write(1, 'alice', 'sent', 'relay');
    expect(
      trace.action_traces.map((one) => [one.receiver, one.act.name, one.creator_action_ordinal]),
    ).toEqual([
      ['notes', 'relay', 0],
      ['notes', 'write', 1],
      ['alice', 'write', 2],
    ]);
    expect(rows(1).map(([text]) => text)).toEqual(['sent']);
  });

  it('sends no inline action as large as the chain forbids', () => {
    lendCode(bench, 'notes', 'alice');
    const parameters = { ...bench.chain.parameters(), max_action_return_value_size: 256 };
    const limit = (bytes: number) => {
      const params = { ...parameters, max_inline_action_size: bytes };
      bench.push({ account: 'eosio', name: 'setparams', by: 'eosio', data: { params } });
    };
    // An action's own parts, its lengths, and a text of four.
    const size = 8 + 8 + 1 + 16 + 2 + 8 + 8 + 1 + 4;
    limit(size);
    expect(refusal(() => write(1, 'alice', 'sent', 'relay'))).toMatchObject({
      code: 3050009,
      name: 'inline_action_too_big',
      details: expect.arrayContaining(['inline action too big']),
    });
    limit(size + 1);
    expect(() => write(1, 'alice', 'sent', 'relay')).not.toThrow();
  });

  it('is notified of what concerns it and can stop it', () => {
    addRoom(bench, 'listener', 100_000);
    setCode(bench, 'listener', code);
    const heard = write(1, 'listener', 'quiet');
    expect(heard.action_traces.map(({ receiver }) => receiver)).toEqual(['notes', 'listener']);
    const error = refusal(() => write(2, 'listener', '!loud'));
    expect(error.details[0]).toBe('assertion failure with message: no shouting');
    expect(rows(1).map(([text]) => text)).toEqual(['quiet']);
  });

  it('is ended in an endless loop, and the chain continues', () => {
    const error = refusal(() => act('spin'));
    expect(error).toMatchObject({ code: 3080004, name: 'tx_cpu_usage_exceeded' });
    expect(error.details[0]).toMatch(/^transaction was executing for too long 150000us/);
    const { num } = bench.chain.headBlock;
    bench.chain.produceBlock();
    expect(bench.chain.headBlock.num).toBe(num + 1);
    write(1, 'alice', 'still here');
    expect(rows(1)).toHaveLength(1);
  });

  it('gets no more than 33 MiB of memory, new for each action', () => {
    expect(act('hoard').action_traces[0]!.console).toBe('528');
    expect(act('hoard').action_traces[0]!.console).toBe('528');
  });

  it('is ended where its calls go too deep: 3070002', () => {
    const error = refusal(() => act('dig'));
    expect(error).toMatchObject({ code: 3070002, name: 'wasm_execution_error' });
    expect(error.details[0]).toBe('eos-vm system failure');
  });

  it('bills the same CPU for the same work, and more for more', () => {
    const cpu = (id: number, text: string) => write(id, 'alice', text).action_traces[0]!.elapsed;
    expect(cpu(1, 'x')).toBe(cpu(2, 'x'));
    expect(cpu(3, 'x'.repeat(2_000))).toBeGreaterThan(cpu(4, 'x'));
  });

  it('is removed when its code is cleared, and its rows stay', () => {
    write(1, 'alice', 'kept');
    setCode(bench, 'notes', new Uint8Array());
    expect(bench.chain.code('notes')).toHaveLength(0);
    expect(bench.chain.account('notes')!.code_hash).toBe('0'.repeat(64));
    expect(act('spin').action_traces).toHaveLength(1);
    expect(rows(1)).toHaveLength(1);
    setCode(bench, 'notes', code);
    expect(act('tally').action_traces[0]!.return_value_data).toBe(1);
  });
});
