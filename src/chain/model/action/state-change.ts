import { isRecord, listOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';

/** A row of a contract's table, packed, or decoded where the source knew how. */
export interface TableRow {
  readonly payer: string;
  readonly hex: string | null;
  readonly json: unknown;
}

/** What an action did to one row. */
export interface TableChange {
  /** `write`: the source tells the row after it, and not whether there was one before. */
  readonly kind: 'insert' | 'update' | 'write' | 'remove';
  readonly contract: string;
  readonly table: string;
  readonly scope: string;
  readonly key: string;
  /** Null for a row that was not there before, or that the source does not tell. */
  readonly before: TableRow | null;
  /** Null for a row that is gone. */
  readonly after: TableRow | null;
}

export interface RamOperation {
  /** `primary_index_add` and the like, in the source's words. */
  readonly kind: string;
  readonly payer: string;
  /** Bytes taken, below zero for those given back. */
  readonly delta: number;
  /** Bytes the payer uses after it. */
  readonly usage: number;
}

/** What the actions of a transaction did, by the place of the action in the order of execution. */
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

/** From dfuse's `dbops` and `ramops`. Operations that name no action or no known kind are left out. */
export function readStateChanges(dbops: unknown, ramops: unknown): StateChanges {
  return { tables: byAction(dbops, tableChange), ram: byAction(ramops, ramOperation) };
}

function byAction<T>(operations: unknown, read: (operation: unknown) => T | null) {
  const changes = new Map<number, T[]>();
  for (const operation of listOf(operations).filter(isRecord)) {
    const place = numberOf(operation.action_idx ?? operation.action_index);
    const change = read(operation);
    if (place === null || change === null) continue;
    const known = changes.get(place);
    if (known) known.push(change);
    else changes.set(place, [change]);
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
