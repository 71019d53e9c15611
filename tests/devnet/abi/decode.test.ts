import { ABI, Serializer } from '@wharfkit/antelope';
import { SystemContract } from '@wharfkit/account';
import { describe, expect, it } from 'vitest';
import { codecOf } from '#devnet/abi/codec.ts';
import type { AbiJson } from '#devnet/abi/types.ts';
import { recordings } from '#tests/recordings/read.ts';

const ABI_JSON = JSON.parse(JSON.stringify(SystemContract.abi)) as AbiJson;

function hex(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text, 'hex'));
}

function decode(type: string, bytes: string, abi: AbiJson = {}): unknown {
  return codecOf(abi, 'EOS').decodeJson(type, hex(bytes));
}

describe('built-in types, as nodeos writes them', () => {
  it.each([
    ['bool', '01', 1],
    ['uint8', 'ff', 255],
    ['int8', 'ff', -1],
    ['uint32', 'ffffffff', 4294967295],
    ['uint64', 'ffffffff00000000', 4294967295],
    ['uint64', '0000000001000000', '4294967296'],
    ['int64', 'ffffffffffffffff', -1],
    ['uint128', '00000000000000000100000000000000', '18446744073709551616'],
    ['varuint32', '8001', 128],
    ['varint32', '03', -2],
    ['float64', '000000000000e03f', '0.50000000000000000'],
    ['name', '0000000000ea3055', 'eosio'],
    ['string', '03e29883', '☃'],
    ['bytes', '0201ff', '01ff'],
    ['symbol', '04454f5300000000', '4,EOS'],
    ['symbol_code', '454f530000000000', 'EOS'],
    ['asset', '40e20100000000000445 4f5300000000'.replace(' ', ''), '12.3456 EOS'],
    ['asset', 'ffffffffffffffff04454f5300000000', '-0.0001 EOS'],
    ['time_point_sec', 'ffffffff', '2106-02-07T06:28:15'],
    ['time_point', '0000000000000000', '1970-01-01T00:00:00.000'],
    ['block_timestamp_type', '01000000', '2000-01-01T00:00:00.500'],
    ['uint8[]', '03010203', [1, 2, 3]],
    ['uint8[2]', '0102', [1, 2]],
    ['uint8?', '00', null],
    ['uint8?', '0107', 7],
    ['uint8[][]', '0201010102', [[1], [2]]],
  ])('%s of %s', (type, bytes, expected) => {
    expect(decode(type, bytes)).toEqual(expected);
  });

  it('writes keys in the old form of the chain, and those of other curves in the new one', () => {
    const k1 = '0002c0ded2bc1f1305fb0faac5e6c03ee3a1924234985427b6167ca569d13df435cf';
    expect(decode('public_key', k1)).toBe('EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV');
    expect(codecOf({}, 'FIO').decodeJson('public_key', hex(k1))).toBe(
      'FIO6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV',
    );
    expect(decode('public_key', '01' + k1.slice(2))).toMatch(/^PUB_R1_/);
  });

  it('reads bases, aliases, variants and fields that were added later', () => {
    const abi: AbiJson = {
      types: [{ new_type_name: 'account', type: 'name' }],
      structs: [
        { name: 'base', base: '', fields: [{ name: 'owner', type: 'account' }] },
        {
          name: 'row',
          base: 'base',
          fields: [
            { name: 'kind', type: 'choice' },
            { name: 'note', type: 'string$' },
          ],
        },
      ],
      variants: [{ name: 'choice', types: ['uint8', 'string'] }],
    };
    expect(decode('row', '0000000000ea3055' + '0005', abi)).toEqual({
      owner: 'eosio',
      kind: ['uint8', 5],
    });
    expect(decode('row', '0000000000ea3055' + '0101' + '41' + '0142', abi)).toEqual({
      owner: 'eosio',
      kind: ['string', 'A'],
      note: 'B',
    });
  });

  it('refuses short data, unknown types, and lists that claim to be endless', () => {
    expect(() => decode('uint64', '00')).toThrow('Read past end of buffer');
    expect(() => decode('thing', '00')).toThrow('Unknown type thing');
    expect(() => decode('uint64[]', 'ffffffff0f')).toThrow('Read past end of buffer');
    const empty: AbiJson = { structs: [{ name: 'nothing', base: '', fields: [] }] };
    expect(() => decode('nothing[]', 'ffffffff0f', empty)).toThrow();
    const loop: AbiJson = {
      structs: [{ name: 'loop', base: '', fields: [{ name: 'again', type: 'loop' }] }],
    };
    expect(() => decode('loop', '', loop)).toThrow('nested too deeply');
    const self: AbiJson = { structs: [{ name: 'self', base: 'self', fields: [] }] };
    expect(() => decode('self', '', self)).toThrow();
  });
});

describe('against the library of the field', () => {
  it('reads what it packed', () => {
    const data = {
      from: 'alice',
      receiver: 'bob',
      stake_net_quantity: '1.0000 EOS',
      stake_cpu_quantity: '2.5000 EOS',
      transfer: true,
    };
    const packed = Serializer.encode({
      abi: ABI.from(SystemContract.abi),
      type: 'delegatebw',
      object: data,
    });
    expect(codecOf(ABI_JSON, 'EOS').decodeJson('delegatebw', packed.array)).toEqual({
      ...data,
      transfer: 1,
    });
  });
});

describe('against what real nodes decoded', () => {
  it('reads the actions of recorded blocks as the nodes did', () => {
    let compared = 0;
    for (const { response } of recordings('v1_chain_get_block')) {
      for (const action of transfersIn(response)) {
        expect(decode('transfer', action.hex_data, TRANSFER)).toEqual(action.data);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });
});

const TRANSFER: AbiJson = {
  structs: [
    {
      name: 'transfer',
      base: '',
      fields: [
        { name: 'from', type: 'name' },
        { name: 'to', type: 'name' },
        { name: 'quantity', type: 'asset' },
        { name: 'memo', type: 'string' },
      ],
    },
  ],
};

interface RecordedAction {
  account: string;
  name: string;
  data: unknown;
  hex_data: string;
}

function transfersIn(block: unknown): RecordedAction[] {
  const { transactions } = block as {
    transactions: { trx: string | { transaction?: { actions: RecordedAction[] } } }[];
  };
  return transactions
    .flatMap(({ trx }) => (typeof trx === 'string' ? [] : (trx.transaction?.actions ?? [])))
    .filter(
      ({ account, name, hex_data }) => account === 'eosio.token' && name === 'transfer' && hex_data,
    );
}
