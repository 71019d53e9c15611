import { isRecord, listOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';

/** A row of a contract's table: packed, or decoded if the source could. */
export interface TableRow {
  readonly payer: string;
  readonly hex: string | null;
  readonly json: unknown;
}

/** One change of one row. */
export interface TableChange {
  /** `write`: the source reports the row after it, but not whether it existed before. */
  readonly kind: 'insert' | 'update' | 'write' | 'remove';
  readonly contract: string;
  readonly table: string;
  readonly scope: string;
  readonly key: string;
  /** Null if the row did not exist before, or the source does not report it. */
  readonly before: TableRow | null;
  /** Null if the row was removed. */
  readonly after: TableRow | null;
}

export interface RamOperation {
  /** `primary_index_add` and so on, in the source's words. */
  readonly kind: string;
  readonly payer: string;
  /** Bytes; negative if freed. */
  readonly delta: number;
  /** The payer's usage after it, in bytes. */
  readonly usage: number;
}

/** The changes of a transaction, by the action's execution order. */
export interface StateChanges {
  readonly tables: ReadonlyMap<number, readonly TableChange[]>;
  readonly ram: ReadonlyMap<number, readonly RamOperation[]>;
}

export const noStateChanges: StateChanges = { tables: new Map(), ram: new Map() };

const KINDS: Readonly<Record<string, TableChange['kind']>> = {
  INS: 'insert',
  UPD: 'update',
  REM: 'remove',
};

/**
 * From dfuse's `dbops` and `ramops`. Operations without an action or of an unknown kind are left
 * out.
 */
export function readStateChanges(dbops: unknown, ramops: unknown): StateChanges {
  return { tables: byAction(dbops, tableChange), ram: byAction(ramops, ramOperation) };
}

function byAction<T>(operations: unknown, read: (operation: unknown) => T | null) {
  const changes = new Map<number, T[]>();
  for (const operation of listOf(operations).filter(isRecord)) {
    const actionIndex = numberOf(operation.action_idx ?? operation.action_index);
    const change = read(operation);
    if (actionIndex === null || change === null) continue;
    const group = changes.get(actionIndex);
    if (group) group.push(change);
    else changes.set(actionIndex, [change]);
  }
  return changes;
}

function tableChange(operation: unknown): TableChange | null {
  const fields = recordOf(operation);
  const kind = KINDS[(textOf(fields.op) ?? '').slice(0, 3).toUpperCase()];
  if (kind === undefined) return null;
  return {
    kind,
    contract: textOf(fields.account) ?? textOf(fields.code) ?? '',
    table: textOf(fields.table) ?? textOf(fields.table_name) ?? '',
    scope: textOf(fields.scope) ?? '',
    key: textOf(fields.key) ?? textOf(fields.primary_key) ?? '',
    before: kind === 'insert' ? null : tableRow(fields.old),
    after: kind === 'remove' ? null : tableRow(fields.new),
  };
}

function tableRow(value: unknown): TableRow | null {
  if (!isRecord(value)) return null;
  return {
    payer: textOf(value.payer) ?? '',
    hex: textOf(value.hex),
    json: value.json ?? null,
  };
}

function ramOperation(operation: unknown): RamOperation {
  const fields = recordOf(operation);
  return {
    kind: textOf(fields.op) ?? '',
    payer: textOf(fields.payer) ?? '',
    delta: numberOf(fields.delta) ?? 0,
    usage: numberOf(fields.usage) ?? 0,
  };
}
