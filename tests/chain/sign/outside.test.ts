import { bytesFromBase64 } from '#src/chain/rpc/contract-calls.ts';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { eos } from '#src/chain/config/chains/eos.ts';
import { wax } from '#src/chain/config/chains/wax.ts';
import { abiFromJson } from '#src/chain/sign/abi/abi-json.ts';
import { abiFromBytes, abiHash, abiToBytes } from '#src/chain/sign/abi/abi-bytes.ts';
import type { Abi } from '#src/chain/sign/abi/abi.ts';
import { openPacked, packTransaction } from '#src/chain/sign/transaction/packed.ts';
import type { PackedTransaction } from '#src/chain/sign/transaction/packed.ts';
import { recoverDigest, signingDigest } from '#src/chain/sign/keys/recover.ts';
import {
  deserializeAction,
  packType,
  serializeAction,
  unpackType,
} from '#src/chain/sign/abi/serialize.ts';
import { OUTSIDE, outsideRecordings } from '#tests/recordings/read.ts';

const ROOT = `${OUTSIDE}/`;
const derived = (file: string) => JSON.parse(readFileSync(ROOT + file, 'utf8')) as unknown;
const bytes = (hex: string) => Buffer.from(hex, 'hex');
const hex = (data: Uint8Array) => Buffer.from(data).toString('hex');

/** An ABI as any of the recordings holds it. */
function abiOf(response: unknown): Abi {
  const { abi = response } = response as { abi?: unknown };
  return typeof abi === 'string' ? abiFromBytes(bytesFromBase64(abi)) : abiFromJson(abi);
}

/** These hold only where `REALDATA` names the folder of recordings that they count. */
describe.skipIf(!OUTSIDE)('recorded ABIs', () => {
  it('in JSON are packed and read back', () => {
    const all = outsideRecordings('abi_json');
    expect(all.length).toBeGreaterThan(50);
    for (const { response } of all) {
      const abi = abiOf(response);
      expect(abiFromBytes(abiToBytes(abi))).toEqual(abi);
      expect(abi.structs.length).toBeGreaterThan(0);
    }
  });

  it('in base 64 have the hash that the node reported, and decode', () => {
    const all = outsideRecordings('v1_chain_get_raw_abi');
    expect(all.length).toBe(19);
    let exact = 0;
    for (const { response } of all) {
      const { abi, abi_hash } = response as { abi: string; abi_hash: string };
      const raw = bytesFromBase64(abi);
      expect(abiHash(raw)).toBe(abi_hash);
      const packed = hex(abiToBytes(abiFromBytes(raw)));
      // Three have a last section that is empty: what is read is the same, the bytes are fewer.
      if (packed === hex(raw)) exact++;
      else expect(hex(raw)).toMatch(new RegExp(`^${packed}(00)+$`));
    }
    expect(exact).toBe(16);
  });

  it('beside their code read too', () => {
    const actions = outsideRecordings('v1_chain_get_raw_code_and_abi').map(
      ({ response }) => abiOf(response).actions.length,
    );
    expect(actions.toSorted()).toEqual([3, 7]);
  });

  it('are the same from bytes and from JSON', () => {
    const pairs = outsideRecordings('abi_raw_pairs');
    expect(pairs).toHaveLength(3);
    for (const { response } of pairs) {
      const { abi_hex, abi } = response as { abi_hex: string; abi: unknown };
      expect(abiFromBytes(bytes(abi_hex))).toEqual(abiFromJson(abi));
      expect(hex(abiToBytes(abiFromJson(abi)))).toBe(abi_hex);
    }
  });
});

interface Vector {
  readonly contract: string;
  readonly type: string;
  readonly json: string;
  readonly expected_json: string;
  readonly abieos: { readonly hex?: string };
  readonly eosjs: { readonly hex?: string };
}

describe.skipIf(!OUTSIDE)('the vectors of abieos', () => {
  const folder = 'abi_vectors/AntelopeIO+abieos/';
  const abis = OUTSIDE
    ? (derived(`${folder}abis.json`) as { abis: Record<string, object>; hex: object })
    : { abis: {}, hex: {} };
  const abi = (contract: string) =>
    abiFromJson({ version: 'eosio::abi/1.1', ...abis.abis[contract] });

  /** Where the same value is written in another way: as nodes do, not as that library. */
  const otherwise: Record<string, (expected: unknown) => unknown> = {
    int64: smallAsNumber,
    uint64: smallAsNumber,
    float32: String,
    float64: String,
    float128: (text) => `0x${String(text).toLowerCase()}`,
    bytes: lower,
    checksum160: lower,
    checksum256: lower,
    checksum512: lower,
    time_point_sec: (text) => String(text).replace('.000', ''),
    // Nothing is cut: six digits where three do not tell all.
    time_point: (text) =>
      text === '2000-12-31T23:59:59.999' ? '2000-12-31T23:59:59.999999' : text,
    transaction: transactionAsNodes,
    packed_transaction_v0: lowerDeep,
  };

  it('are packed to the same bytes, and say the same', () => {
    const { vectors } = derived(`${folder}roundtrip.json`) as { vectors: Vector[] };
    expect(vectors.length).toBe(192);
    for (const { contract, type, json, expected_json, abieos, eosjs } of vectors) {
      const packed = packType(abi(contract), type, JSON.parse(json));
      // Bitsets are known to none of the libraries that the vectors were run through.
      const expected = abieos.hex ?? eosjs.hex;
      if (type !== 'bitset') expect(`${type} ${hex(packed)}`).toBe(`${type} ${expected}`);
      const reported: unknown = JSON.parse(expected_json);
      expect(unpackType(abi(contract), type, packed)).toEqual(
        otherwise[type]?.(reported) ?? reported,
      );
    }
  });

  it('that are wrong are refused', () => {
    const { vectors } = derived(`${folder}errors.json`) as {
      vectors: { op: string; contract: string; type: string; input: string }[];
    };
    for (const { op, contract, type, input } of vectors) {
      // An empty input beside a type is a type that nodes refuse; its values do not matter.
      if (op.startsWith('json') && input === '' && type.includes('$')) continue;
      expect(() => {
        if (op === 'set_abi_hex') return abiFromBytes(bytes(input));
        if (op === 'hex_to_json') return unpackType(abi(contract), type, bytes(input));
        if (op !== 'set_abi') return packType(abi(contract), type, JSON.parse(input));
        return packType(abiFromJson(JSON.parse(input)), 'a', 1);
      }, `${op} ${type} ${input}`).toThrow();
    }
  });

  it('of a packed ABI are read', () => {
    for (const [name, packed] of Object.entries(abis.hex))
      expect(abiFromBytes(bytes(String(packed))).structs, name).not.toEqual([]);
  });
});

interface DecodeVector {
  readonly chain: string;
  readonly account: string;
  readonly name: string;
  readonly hex: string;
  readonly data: unknown;
  readonly abi?: string;
}

describe.skipIf(!OUTSIDE)('recorded actions', () => {
  it('read as the node read them', () => {
    const { vectors } = derived('decode_vectors/actions.json') as { vectors: DecodeVector[] };
    const differ: Record<string, number> = {};
    let equal = 0;
    for (const vector of vectors) {
      if (vector.abi === undefined) continue;
      const file = [vector.abi, STANDARD[vector.account]].find(
        (one) => one !== undefined && existsSync(ROOT + one),
      );
      const why =
        file === undefined
          ? 'the ABI was not recorded'
          : difference(vector, abiOf((derived(file) as { response: unknown }).response));
      if (why === null) equal++;
      else differ[why] = (differ[why] ?? 0) + 1;
    }
    expect({ equal, ...differ }).toEqual(EXPLAINED);
  });
});

/** Of contracts that are the same on every chain, where the very ABI was not recorded. */
const STANDARD: Record<string, string | undefined> = {
  'eosio.token':
    'v1_chain_get_raw_abi/wharfkit+transact-plugin-resource-provider/libre_4f50a9ef641828a7f6726ae25449bbc12c0b658b.json',
  eosio:
    'v1_chain_get_raw_abi/wharfkit+transact-plugin-resource-provider/jungle4_6a69dc4c4f403595cdebdfb480983216f8ac82ed.json',
};

/** How many actions read exactly as recorded, and why the others do not. */
const EXPLAINED = {
  equal: 43,
  'a name was changed in the recording, but not in the bytes': 21,
  'nodes write K1 keys with the prefix of the chain': 2,
  'the ABI was not recorded': 1,
};

function difference(vector: DecodeVector, abi: Abi): string | null {
  const read = deserializeAction(abi, vector.name, vector.hex);
  // Whatever it says, it is the same bytes again; one goes on with zeros, which nodes ignore.
  const again = serializeAction(abi, vector.name, read);
  expect(vector.hex.startsWith(again) && /^0*$/.test(vector.hex.slice(again.length))).toBe(true);
  const reported = JSON.stringify(sorted(vector.data));
  const own = (value: unknown) => JSON.stringify(sorted(value));
  if (own(read) === reported) return null;
  const legacy = deserializeAction(abi, vector.name, vector.hex, { keyForm: 'EOS' });
  if (own(legacy) === reported) return 'nodes write K1 keys with the prefix of the chain';
  // Nodes write a bool as a number.
  const numbers = own(read).replaceAll('false', '0').replaceAll('true', '1');
  if (numbers.replaceAll('memtripooooo', 'memtripissue') === reported)
    return 'a name was changed in the recording, but not in the bytes';
  return `${vector.chain} ${vector.name} ${own(read).slice(0, 200)} ${reported.slice(0, 200)}`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}

interface PackedRecording extends PackedTransaction {
  readonly chain: string;
  readonly signatures: readonly string[];
  readonly packed_context_free_data: string;
  readonly computed_id: string;
  readonly reserialises?: boolean;
  readonly recovered_keys?: readonly string[];
}

const CHAIN_IDS: Record<string, string | null | undefined> = {
  eos: eos.chainId,
  wax: wax.chainId,
};

describe.skipIf(!OUTSIDE)('recorded transactions', () => {
  it('keep their ids, unpacked and packed again', () => {
    const { transactions } = derived('packed_tx/all.json') as { transactions: PackedRecording[] };
    expect(transactions).toHaveLength(358);
    let signed = 0;
    for (const one of transactions) {
      const { transaction, id, packed } = openPacked(one);
      expect(id).toBe(one.computed_id);
      expect(packTransaction(transaction)).toEqual({ packed, id });
      const chainId = CHAIN_IDS[one.chain];
      if (!one.recovered_keys || !chainId || signed >= 20) continue;
      const digest = signingDigest(chainId, packed);
      expect(one.signatures.map((signature) => recoverDigest(signature, digest))).toEqual(
        one.recovered_keys,
      );
      signed++;
    }
    expect(signed).toBe(20);
  });

  it('of test data read and are packed again', () => {
    for (const { response } of outsideRecordings('tx_signed')) {
      const opened = openPacked(response as PackedTransaction);
      expect(opened.transaction.actions[0]).toMatchObject({ account: 'eosio.token' });
      // Their bytes go on with zeros, which a node ignores.
      const { packed_trx } = response as PackedTransaction;
      expect(packed_trx).toMatch(new RegExp(`^${opened.packed}0+$`));
    }
    const packed = outsideRecordings('packed_vectors').map(({ response }) => response) as {
      json: Parameters<typeof packTransaction>[0];
      hex: string;
    }[];
    const whole = packed.find(({ json }) => 'actions' in json);
    expect(whole && packTransaction(whole.json).packed).toBe(whole?.hex);
    const post = packed.find(({ json }) => !('actions' in json));
    const [pair] = outsideRecordings('abi_raw_pairs').filter(({ file }) =>
      file.includes('decentium'),
    );
    const abi = abiFromJson((pair?.response as { abi: unknown }).abi);
    expect(serializeAction(abi, 'post', post?.json)).toBe(post?.hex);
    expect(deserializeAction(abi, 'post', post?.hex ?? '')).toEqual(post?.json);
  });

  it('in the test data of another client have their packed forms', () => {
    const all = outsideRecordings('dfuse_eosgo_codec');
    expect(all).toHaveLength(4);
    let found = 0;
    for (const { response } of all)
      for (const packed of packedIn(response)) {
        const { transaction, id } = openPacked(packed);
        expect(packTransaction(transaction).id).toBe(id);
        found++;
      }
    const plain = all.find(({ file }) => file.includes('signed_transaction'))?.response as {
      actions: { hex_data: string }[];
    };
    const actions = plain.actions.map(({ hex_data, ...action }) => ({ ...action, data: hex_data }));
    const { packed } = packTransaction({ ...(plain as never as object), actions } as never);
    expect(openPacked({ packed_trx: packed }).transaction.actions).toEqual(actions);
    expect(found).toBeGreaterThan(0);
  });
});

/** Every object with a packed transaction, wherever it lies. */
function packedIn(value: unknown): PackedTransaction[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'packed_trx' in value ? [value as PackedTransaction] : [];
  return [...own, ...Object.values(value).flatMap(packedIn)];
}

function lower(text: unknown): string {
  return String(text).toLowerCase();
}

function smallAsNumber(text: unknown): unknown {
  const value = BigInt(String(text));
  return value <= 0xffff_ffffn && value >= -0xffff_ffffn ? Number(value) : text;
}

function transactionAsNodes(reported: unknown): unknown {
  const { expiration, actions, ...others } = reported as {
    expiration: string;
    actions: { data: string }[];
  };
  return {
    ...others,
    expiration: expiration.replace('.000', ''),
    actions: actions.map((action) => ({ ...action, data: lower(action.data) })),
  };
}

function lowerDeep(reported: unknown): unknown {
  return JSON.parse(
    JSON.stringify(reported, (_key, value: unknown) =>
      typeof value === 'string' && /^[0-9A-F]+$/.test(value)
        ? lower(value)
        : typeof value === 'string'
          ? value.replace(/\.000$/, '')
          : value,
    ),
  );
}
