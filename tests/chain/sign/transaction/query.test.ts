import { Serialize } from 'eosjs';
import { fc } from '#tests/fc.ts';
import { afterEach, describe, expect, it } from 'vitest';
import * as limits from '#src/chain/core/limits.ts';
import { CodecError } from '#src/chain/sign/abi/codec/error.ts';
import { unpackTransaction } from '#src/chain/sign/transaction/packed.ts';
import {
  packQuery,
  readReturnValue,
  runQuery,
  typedQuery,
} from '#src/chain/sign/transaction/query.ts';
import type { Query } from '#src/chain/sign/transaction/query.ts';
import { CASES } from '../../core/cases.ts';
import { responding } from '../../rpc/responding.ts';
import { closeAll } from '../../rpc/servers.ts';

afterEach(closeAll);

interface SentBody {
  readonly signatures: readonly string[];
  readonly packed_trx: string;
}

const text = { textEncoder: new TextEncoder(), textDecoder: new TextDecoder() };
const theirs = (query: Query) => {
  const buffer = new Serialize.SerialBuffer(text);
  Serialize.serializeQuery(buffer, query as never);
  return Buffer.from(buffer.asUint8Array()).toString('hex');
};
const query: Query = {
  method: 'rows',
  arg: {
    name: 'a',
    list: [1, null, { type: 'uint64', value: '7' }],
    asset: { type: 'asset', value: '1.0 A' },
  },
  filter: [{ method: 'first', filter: [{ method: 'name' }] }],
};

describe('a query', () => {
  it('is packed as eosjs packs it', () => {
    expect(packQuery(query)).toBe(theirs(query));
    expect(packQuery({ method: 'all' })).toBe(theirs({ method: 'all' }));
  });

  it('is sent without a signature for half an hour, and its answer read from the first trace', async () => {
    const first: unknown = [['action_trace_v1', { return_value: '0c026869' }], {}];
    const processed = { action_traces: first };
    const { pool, requested } = await responding({ transaction_id: 'a'.repeat(64), processed });
    const now = Date.UTC(2026, 0, 1);
    expect(await runQuery(pool, 'data', query, now)).toBe('hi');
    const { transaction: sent } = requested[0]?.[1] as { transaction: SentBody };
    expect(sent.signatures).toEqual([]);
    const transaction = unpackTransaction(sent.packed_trx);
    expect(transaction).toMatchObject({ expiration: '2026-01-01T00:30:00' });
    expect(transaction.actions).toEqual([
      { account: 'data', name: 'queryit', authorization: [], data: packQuery(query) },
    ]);

    processed.action_traces = [{ return_value_hex_data: '00' }];
    expect(await runQuery(pool, 'data', query, now)).toBeNull();
    for (const none of [[], [{}], [['action_trace_v1', {}]], null]) {
      processed.action_traces = none;
      await expect(runQuery(pool, 'data', query, now)).rejects.toThrow(
        'The transaction returned no value',
      );
    }
  });

  it('as typed has an argument and a filter in JSON, or none', () => {
    expect(typedQuery({ method: 'rows', arg: ' ', filter: '' })).toEqual({
      method: 'rows',
      filter: [],
    });
    const filter = [{ method: 'first', filter: [{ method: 'name' }] }];
    const typed = { method: 'rows', arg: 'null', filter: JSON.stringify(filter) };
    expect(typedQuery(typed)).toEqual({ method: 'rows', arg: null, filter });
    for (const [fields, message, path] of [
      [{ arg: '{' }, 'Invalid JSON', 'arg'],
      [{ filter: '7' }, 'Expected array', 'filter'],
      [{ filter: '[{}]' }, 'Expected array', 'filter'],
      [{ filter: '[{"method":"a","filter":{}}]' }, 'Expected array', 'filter'],
    ] as const)
      expect(() => typedQuery({ ...typed, ...fields })).toThrow(
        expect.objectContaining({ message, path }),
      );
  });

  it.each([
    [{ type: 'nothing', value: 1 }, 'Unknown type'],
    [true, 'Unknown type'],
    [{ a: { type: 'name', value: 'A' } }, 'Unknown type'],
    [{ type: 'asset', value: 'A' }, 'Asset must begin with a number'],
    [{ type: 'any_array', value: 7 }, 'Expected array'],
    [{ type: 'any_object', value: null }, 'expected object'],
    [{ type: 'any_object', value: 7 }, 'expected object'],
    [2 ** 31, 'Number is out of range'],
  ])('given %j is refused', (arg, message) => {
    expect(() => packQuery({ method: 'rows', arg })).toThrow(message);
  });

  it.each([
    [{}],
    [{ type: 'name' }],
    [{ value: 1 }],
    [{ type: 7, value: 1 }],
    [{ type: 'name', value: 'alice', more: 1 }],
  ])('takes %j for an object, not for a value that says its type', (arg) => {
    // The method's name and a byte come before it, the number of filters after it.
    expect(readReturnValue(packQuery({ method: 'm', arg }).slice(6, -2))).toEqual(arg);
  });

  it('that nests without end is refused', () => {
    for (const nest of [(inner: unknown) => [inner], (inner: unknown) => ({ inner })]) {
      let arg: unknown = null;
      for (let depth = 1; depth < limits.abiDepth; depth++) arg = nest(arg);
      expect(() => packQuery({ method: 'rows', arg })).not.toThrow();
      arg = nest(arg);
      expect(() => packQuery({ method: 'rows', arg })).toThrow('Maximum decoding depth exceeded');
    }
    const endless: { method: string; filter: Query[] } = { method: 'rows', filter: [] };
    endless.filter.push(endless);
    expect(() => packQuery(endless)).toThrow('Maximum decoding depth exceeded');
  });
});

describe('a value that says its own type', () => {
  it('is read', () => {
    // An object of two fields of one name, of a list and of null.
    expect(readReturnValue('0d02' + '0161' + '0e020805' + '0300000080' + '0161' + '00')).toEqual({
      a: [5, -2147483648],
      a_1: null,
    });
  });

  it('gives each field of one name another', () => {
    expect(readReturnValue('0d04' + '016100'.repeat(3) + '0162' + '00')).toEqual({
      a: null,
      a_1: null,
      a_2: null,
      b: null,
    });
  });

  it('may be a long list, but nests only so deep', () => {
    expect(readReturnValue(`0e64${'0e00'.repeat(100)}`)).toEqual(Array(100).fill([]));
    const nested = (depth: number) => `${'0e01'.repeat(depth - 1)}00`;
    expect(() => readReturnValue(nested(limits.abiDepth))).not.toThrow();
    expect(() => readReturnValue(nested(limits.abiDepth + 1))).toThrow(
      'Maximum decoding depth exceeded',
    );
  });

  it.each([
    ['13', 'Tried to deserialize unknown anyvar type'],
    ['ffffffff0f', 'Tried to deserialize unknown anyvar type'],
    ['0effffffff0f', 'Read past end of buffer'],
    ['0dffffffff0f', 'Read past end of buffer'],
    ['0e01'.repeat(100), 'Maximum decoding depth exceeded'],
    ['0', 'Odd number of hex digits'],
    ['', 'Read past end of buffer'],
  ])('of the bytes %.20s is refused: %s', (bytes, message) => {
    expect(() => readReturnValue(bytes)).toThrow(message);
  });

  it('is read or refused, whatever the bytes are', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        try {
          readReturnValue(Buffer.from(bytes).toString('hex'));
        } catch (error) {
          expect(error).toBeInstanceOf(CodecError);
        }
      }),
      CASES,
    );
  });
});
