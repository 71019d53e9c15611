import { Checksum256 } from '@wharfkit/antelope';
import { emptyAbi } from './abi.ts';
import type { Abi } from './abi.ts';
import { abiDefinition } from './abi-definition.ts';
import { distinct, sound, supported } from './sound-abi.ts';
import { packType, unpackType } from './serialize.ts';

interface PackedKvTable {
  readonly name: string;
  readonly type: string;
  readonly primary_index: { readonly name: string; readonly type: string };
  readonly secondary_indices: readonly { readonly name: string; readonly type: string }[];
}

/** The sections in packed order. Those after the tables may be missing. */
type PackedAbi = Partial<Omit<Abi, 'kv_tables'>> & {
  readonly version: string;
  readonly kv_tables?: readonly PackedKvTable[];
};

/**
 * Unpacks an ABI. Bytes after the known sections are ignored. Throws CodecError: 'Read past end of
 * buffer', and as `sound` does.
 */
export function abiFromBytes(bytes: Uint8Array): Abi {
  supported(versionOf(bytes));
  const packed = unpackType(abiDefinition, 'abi_def', bytes) as PackedAbi;
  const { kv_tables = [] } = packed;
  // A record by name would drop the first of two.
  distinct('table', kv_tables);
  return sound({ ...emptyAbi, ...packed, kv_tables: tablesByName(kv_tables) });
}

/** Packs an ABI as setabi expects it. Empty sections of version 1.2 are left out. */
export function abiToBytes(abi: Abi): Uint8Array<ArrayBuffer> {
  const { action_results, kv_tables, ...older } = abi;
  const tables = Object.entries(kv_tables).map(([name, { secondary_indices, ...table }]) => ({
    name,
    ...table,
    secondary_indices: Object.entries(secondary_indices).map(([name, { type }]) => ({
      name,
      type,
    })),
  }));
  return packType(abiDefinition, 'abi_def', {
    ...older,
    ...((action_results.length > 0 || tables.length > 0) && { action_results }),
    ...(tables.length > 0 && { kv_tables: tables }),
  });
}

/** The sha256 in hex over the unmodified bytes: `abi_hash` of nodes. */
export function abiHash(bytes: Uint8Array): string {
  return Checksum256.hash(bytes).hexString;
}

function versionOf(bytes: Uint8Array): string {
  return unpackType(abiDefinition, 'string', bytes) as string;
}

function tablesByName(tables: readonly PackedKvTable[]): Abi['kv_tables'] {
  return Object.fromEntries(
    tables.map(({ name, secondary_indices, ...table }) => [
      name,
      {
        ...table,
        secondary_indices: Object.fromEntries(
          secondary_indices.map(({ name, type }) => [name, { type }]),
        ),
      },
    ]),
  );
}
