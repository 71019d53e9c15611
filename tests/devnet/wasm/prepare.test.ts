import { fc } from '#tests/fc.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ChainError } from '#devnet/engine/errors.ts';
import { startBench } from '../harness.ts';
import type { Bench } from '../harness.ts';
import { addRoom, setCode } from './contract.ts';

const HEADER = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const APPLY_TYPE = [0x60, 3, 0x7e, 0x7e, 0x7e, 0];
const NOTHING_TYPE = [0x60, 0, 0];

const section = (number: number, ...content: number[]): number[] => [
  number,
  content.length,
  ...content,
];
const text = (value: string): number[] => [value.length, ...Buffer.from(value)];

interface Parts {
  imports?: string[];
  memory?: number[];
  table?: number[];
  exported?: string;
  type?: number[];
  start?: boolean;
  /** Instructions of the function, without its end. */
  body?: number[];
}

/** A module with one function of its own. */
function moduleOf(parts: Parts): Uint8Array {
  const { imports = [], memory, table, exported = 'apply', type = APPLY_TYPE, body = [] } = parts;
  const own = imports.length;
  return Uint8Array.of(
    ...HEADER,
    ...section(1, 2, ...type, ...NOTHING_TYPE),
    ...section(
      2,
      imports.length,
      ...imports.flatMap((name) => [...text('env'), ...text(name), 0, 1]),
    ),
    ...section(3, 2, 0, 1),
    ...(table ? section(4, 1, 0x70, ...table) : []),
    ...(memory ? section(5, 1, ...memory) : []),
    ...section(7, 1, ...text(exported), 0, own),
    ...(parts.start ? section(8, own + 1) : []),
    ...section(10, 2, body.length + 2, 0, ...body, 0x0b, body.length + 2, 0, ...body, 0x0b),
  );
}

let bench: Bench;

beforeEach(() => {
  bench = startBench();
  addRoom(bench, 'tester', 100_000);
});

function refusal(code: Uint8Array): ChainError {
  const before = bench.chain.stateHash();
  try {
    setCode(bench, 'tester', code);
  } catch (error) {
    expect(bench.chain.stateHash()).toBe(before);
    expect(error).toBeInstanceOf(ChainError);
    return error as ChainError;
  }
  throw new Error('the code was taken');
}

const run = (): unknown => bench.push({ account: 'tester', name: 'go', by: 'tester', data: '' });

describe('setcode', () => {
  it('takes a module that nodes take', () => {
    setCode(bench, 'tester', moduleOf({ imports: ['abort'], memory: [0, 1] }));
    expect(run()).toMatchObject({ action_traces: [{ receiver: 'tester', console: '' }] });
  });

  it('names the intrinsic that is missing: 3070003', () => {
    const error = refusal(moduleOf({ imports: ['abort', 'make_me_rich'] }));
    expect(error).toMatchObject({ code: 3070003, name: 'wasm_serialization_error' });
    expect(error.details[0]).toBe('env.make_me_rich unresolveable');
  });

  it.each<[string, Uint8Array, RegExp]>([
    ['garbage', Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8), /magic/],
    ['a module cut off', moduleOf({}).slice(0, 30), /./],
    ['no apply', moduleOf({ exported: 'other' }), /^apply not exported$/],
    ['an apply of another type', moduleOf({ type: [0x60, 0, 0] }), /^apply has wrong type$/],
    ['too much memory', moduleOf({ memory: [0, 0x91, 0x04] }), /33792KiB/],
    ['too large a table', moduleOf({ table: [0, 0x81, 0x08] }), /1024 elements/],
    ['shared memory', moduleOf({ memory: [3, 1, 2] }), /invalid limits|shared/],
    // i32.const 1, i32.extend8_s, drop
    ['what came later', moduleOf({ body: [0x41, 1, 0xc0, 0x1a] }), /unknown opcode 0xc0/],
    ['a block of another type', moduleOf({ body: [0x02, 1, 0x0b] }), /invalid block type/],
  ])('refuses %s: 3070003', (_, code, message) => {
    const error = refusal(code);
    expect(error).toMatchObject({ code: 3070003 });
    expect(error.details[0]).toMatch(message);
  });

  it('never breaks on any bytes', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 200 }),
        fc.boolean(),
        (bytes, headed) => {
          const code = headed ? Uint8Array.of(...HEADER, ...bytes) : bytes;
          expect(refusal(code)).toMatchObject({ code: 3070003 });
        },
      ),
      { numRuns: 20 },
    );
  });

  it('refuses another machine and another version of it', () => {
    const data = { account: 'tester', vmtype: 1, vmversion: 0, code: '00' };
    const call = { account: 'eosio', name: 'setcode', by: 'tester' };
    expect(() => bench.push({ ...call, data })).toThrow('code should be 0');
    const later = { ...data, vmtype: 0, vmversion: 1 };
    expect(() => bench.push({ ...call, data: later })).toThrow('version should be 0');
  });
});

describe('metered code', () => {
  it.each<[string, Parts, string]>([
    // loop: br 0
    ['a bare loop', { body: [0x03, 0x40, 0x0c, 0, 0x0b] }, 'tx_cpu_usage_exceeded'],
    [
      'a loop at the start',
      { body: [0x03, 0x40, 0x0c, 0, 0x0b], start: true },
      'tx_cpu_usage_exceeded',
    ],
    // loop: call the host, br 0
    [
      'a loop of host calls',
      { imports: ['memset'], body: [0x03, 0x40, 0x10, 0, 0x0c, 0, 0x0b] },
      'tx_cpu_usage_exceeded',
    ],
    // The second function calls itself, the first one it.
    ['calls without end', { body: [0x10, 1] }, 'wasm_execution_error'],
    ['a trap', { body: [0x00] }, 'wasm_execution_error'],
    // i32.const -1, i32.load, drop
    [
      'a look past its memory',
      { memory: [0, 1], body: [0x41, 0x7f, 0x28, 2, 0, 0x1a] },
      'wasm_execution_error',
    ],
    // i32.const 1, i32.const 0, i32.div_s, drop
    ['a division by zero', { body: [0x41, 1, 0x41, 0, 0x6d, 0x1a] }, 'wasm_execution_error'],
    ['abort', { imports: ['abort'], body: [0x10, 0] }, 'abort_called'],
  ])('ends by %s', (_, parts, name) => {
    setCode(bench, 'tester', moduleOf(parts));
    const before = bench.chain.stateHash();
    expect(run).toThrow(expect.objectContaining({ name }));
    expect(bench.chain.stateHash()).toBe(before);
  });

  it('says what was wrong with an access', () => {
    setCode(bench, 'tester', moduleOf({ memory: [0, 1], body: [0x41, 0x7f, 0x28, 2, 0, 0x1a] }));
    expect(run).toThrow('access violation');
  });

  it('grows its memory up to 33 MiB', () => {
    // i32.const 600, memory.grow, i32.const -1, i32.ne: unreachable where it was given.
    const body = [0x41, 0xd8, 0x04, 0x40, 0, 0x41, 0x7f, 0x47, 0x04, 0x40, 0x00, 0x0b];
    setCode(bench, 'tester', moduleOf({ memory: [0, 1], body }));
    expect(run()).toBeTruthy();
  });
});
