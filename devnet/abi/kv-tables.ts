import { createReader, pack } from './bytes.ts';

interface Index {
  name: string;
  type: string;
}

/** A key-value table as EOSIO 2.1's get_abi writes it. */
export interface KvTable {
  type: string;
  primary_index: Index;
  secondary_indices: Record<string, { type: string }>;
}

export type KvTables = Record<string, KvTable>;

/** The last section of a packed ABI. WharfKit neither writes nor reads it. */
export function packKvTables(tables: KvTables): Uint8Array {
  return pack((writer) => {
    const index = ({ name, type }: Index): void => {
      writer.name(name);
      writer.text(type);
    };
    const entries = Object.entries(tables);
    writer.varuint(entries.length);
    for (const [name, { type, primary_index, secondary_indices }] of entries) {
      writer.name(name);
      writer.text(type);
      index(primary_index);
      const further = Object.entries(secondary_indices);
      writer.varuint(further.length);
      for (const [key, { type: of }] of further) index({ name: key, type: of });
    }
  });
}

/** None if the ABI ends before the section. Throws 'Read past end of buffer'. */
export function readKvTables(bytes: Uint8Array): KvTables {
  const reader = createReader(bytes);
  const tables: KvTables = {};
  if (reader.left === 0) return tables;
  const index = (): Index => ({ name: reader.name(), type: reader.text() });
  for (let left = reader.varuint(); left > 0; left--) {
    const name = reader.name();
    const type = reader.text();
    const primary_index = index();
    const secondary_indices: KvTable['secondary_indices'] = {};
    for (let further = reader.varuint(); further > 0; further--) {
      const { name: key, type: of } = index();
      secondary_indices[key] = { type: of };
    }
    tables[name] = { type, primary_index, secondary_indices };
  }
  return tables;
}
