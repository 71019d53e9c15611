import type { Block, Chain, TableRow } from '../../types.ts';
import type { Params } from '../params.ts';
import { decodeRow, publishedCodec } from '../rows.ts';
import { field, fieldFilters } from './request.ts';

/** A row that came, changed or went, as Hyperion indexes it. */
export interface Delta {
  [name: string]: unknown;
  block_num: number;
  code: string;
  table: string;
  scope: string;
  payer: string;
  present: boolean;
  data: unknown;
}

export interface DeltaRecorder {
  /** Begins to note the changes of a contract's rows, unless it does already. */
  watch(code: string): void;
  /** What a block changed in the tables that are watched; undefined where nothing is known of it. */
  of(blockNum: number): readonly Delta[];
  /** Looks for what the block changed. */
  take(block: Block): readonly Delta[];
  /** Forgets a block and all after it; the tables are those before it again. */
  rewind(blockNum: number): void;
}

interface Kept {
  table: string;
  scope: string;
  row: TableRow;
}

type Snapshot = ReadonlyMap<string, Kept>;

/** Blocks whose changes are kept. */
const KEPT_BLOCKS = 1000;
const NO_DELTAS: readonly Delta[] = [];

/**
 * The changes of tables, found by comparing them block by block: only for contracts that somebody
 * asked for, and from then on.
 */
export function createDeltaRecorder(chain: Chain): DeltaRecorder {
  const snapshots = new Map<string, Snapshot>();
  const byBlock = new Map<number, readonly Delta[]>();
  return {
    watch(code) {
      if (!snapshots.has(code)) snapshots.set(code, snapshotOf(chain, code));
    },
    of: (blockNum) => byBlock.get(blockNum) ?? NO_DELTAS,
    take(block) {
      const deltas = [...snapshots].flatMap(([code, before]) => {
        const after = snapshotOf(chain, code);
        snapshots.set(code, after);
        return difference(chain, block, code, before, after);
      });
      if (deltas.length > 0) byBlock.set(block.num, deltas);
      byBlock.delete(block.num - KEPT_BLOCKS);
      return deltas;
    },
    rewind(blockNum) {
      for (const num of byBlock.keys()) if (num >= blockNum) byBlock.delete(num);
      for (const code of snapshots.keys()) snapshots.set(code, snapshotOf(chain, code));
    },
  };
}

/** Which changes a request is for. Throws where it names neither contract and table nor payer. */
export function deltaTest(request: Params): (delta: Delta) => boolean {
  const [code, table, scope, payer] = ['code', 'table', 'scope', 'payer'].map((name) =>
    field(request, name),
  );
  if (!code || !table) throw new Error('code and table are required');
  const filters = fieldFilters(request);
  return (delta) =>
    delta.code === code &&
    (table === '*' || delta.table === table) &&
    (!scope || delta.scope === scope) &&
    (!payer || delta.payer === payer) &&
    filters.every((filter) => String(follow(delta, filter.field)) === filter.value);
}

function follow(delta: Delta, path: string): unknown {
  const [root = '', ...rest] = path.split('.');
  const steps = root === `@${delta.table}` ? ['data', ...rest] : [root, ...rest];
  return steps.reduce<unknown>(
    (value, step) => (value as Record<string, unknown> | null | undefined)?.[step],
    delta,
  );
}

function snapshotOf(chain: Chain, code: string): Snapshot {
  const codec = publishedCodec(chain, code);
  const rows = new Map<string, Kept>();
  for (const { scope, table } of chain.scopes(code)) {
    // The keys of secondary indexes are filed as tables of their own.
    if (!codec?.tableType(table)) continue;
    const query = { code, scope, table, limit: Infinity, reverse: false, index: 1 };
    for (const { row } of chain.table(query).rows)
      rows.set(`${table}/${scope}/${row.primary_key}`, { table, scope, row });
  }
  return rows;
}

function difference(
  chain: Chain,
  block: Block,
  code: string,
  before: Snapshot,
  after: Snapshot,
): Delta[] {
  const changed = [...after].filter(([key, { row }]) => !sameRow(before.get(key)?.row, row));
  const gone = [...before].filter(([key]) => !after.has(key));
  const codec = publishedCodec(chain, code);
  const delta = (present: boolean, { table, scope, row }: Kept): Delta => {
    const type = codec?.tableType(table);
    return {
      '@timestamp': block.timestamp,
      present,
      ...{ code, scope, table, payer: row.payer },
      primary_key: String(row.primary_key),
      block_num: block.num,
      block_id: block.id,
      data: codec && type ? decodeRow(codec, type, row.value) : null,
    };
  };
  return [
    ...changed.map(([, kept]) => delta(true, kept)),
    ...gone.map(([, kept]) => delta(false, kept)),
  ];
}

function sameRow(before: TableRow | undefined, after: TableRow): boolean {
  if (!before || before.payer !== after.payer) return false;
  return before.value === after.value || Buffer.compare(before.value, after.value) === 0;
}
