import { ensure } from './errors.ts';
import { KEY_RAM } from './index-keys.ts';
import type { IndexType } from './index-keys.ts';
import type { IndexEntry, TableId, Tables } from './tables.ts';

/** Additional bytes billed for a table and for a row. */
const TABLE_RAM = 112;
const ROW_RAM = 112;

/** Changes of rows and index keys with their RAM billing. An empty payer keeps the current one. */
export interface BilledTables {
  /** Throws if the key exists. */
  store(id: TableId, primary: bigint, payer: string, value: Uint8Array): void;
  update(id: TableId, primary: bigint, payer: string, value: Uint8Array): void;
  remove(id: TableId, primary: bigint): void;
  storeKey(id: TableId, type: IndexType, entry: IndexEntry): void;
  updateKey(id: TableId, type: IndexType, entry: IndexEntry): void;
  removeKey(id: TableId, type: IndexType, primary: bigint): void;
}

export function createBilledTables(
  tables: Tables,
  addRam: (account: string, delta: number) => void,
  readOnly = false,
): BilledTables {
  function ensureWritable(change: 'store' | 'update' | 'remove'): void {
    ensure(
      !readOnly,
      'table_operation_not_permitted',
      `cannot ${change} a db record when executing a readonly transaction`,
    );
  }

  function within(id: TableId, newPayer: string, change: () => void): void {
    const before = tables.payer(id);
    if (before === undefined) addRam(newPayer, TABLE_RAM);
    change();
    if (before !== undefined && tables.payer(id) === undefined) addRam(before, -TABLE_RAM);
  }

  /** Moves the billing to another payer, or bills the difference. */
  function rebill(from: string, freed: number, to: string, taken: number): void {
    if (from === to) return addRam(to, taken - freed);
    addRam(from, -freed);
    addRam(to, taken);
  }

  function ensureFree(taken: unknown): void {
    ensure(
      !taken,
      'exception',
      'could not insert object, most likely a uniqueness constraint was violated',
    );
  }

  return {
    store(id, primary, payer, value) {
      ensureWritable('store');
      ensureFree(tables.get(id, primary));
      within(id, payer, () => {
        tables.put(id, { primary_key: primary, payer, value });
        addRam(payer, value.length + ROW_RAM);
      });
    },
    update(id, primary, payer, value) {
      ensureWritable('update');
      const before = tables.get(id, primary)!;
      const paying = payer || before.payer;
      rebill(before.payer, before.value.length + ROW_RAM, paying, value.length + ROW_RAM);
      tables.put(id, { primary_key: primary, payer: paying, value });
    },
    remove(id, primary) {
      ensureWritable('remove');
      const { payer, value } = tables.get(id, primary)!;
      addRam(payer, -(value.length + ROW_RAM));
      within(id, payer, () => tables.remove(id, primary));
    },
    storeKey(id, type, entry) {
      ensureWritable('store');
      ensureFree(tables.entry(id, type, entry.primary));
      within(id, entry.payer, () => {
        tables.putEntry(id, type, entry);
        addRam(entry.payer, KEY_RAM[type]);
      });
    },
    updateKey(id, type, entry) {
      ensureWritable('update');
      const before = tables.entry(id, type, entry.primary)!;
      const payer = entry.payer || before.payer;
      rebill(before.payer, KEY_RAM[type], payer, KEY_RAM[type]);
      tables.putEntry(id, type, { ...entry, payer });
    },
    removeKey(id, type, primary) {
      ensureWritable('remove');
      const { payer } = tables.entry(id, type, primary)!;
      addRam(payer, -KEY_RAM[type]);
      within(id, payer, () => tables.removeEntry(id, type, primary));
    },
  };
}
