import type { Hono } from 'hono';
import type { Block, Chain, RowChange } from '../../types.ts';
import type { ApiContext } from '../context.ts';
import { deltasOf } from '../stream/delta-stream.ts';
import { deltaDocument } from './deltas.ts';
import { blockNumber, indexedRoute, required } from './route.ts';

/** Page size. */
const ROWS = 25;
const ALL = 10_000;

/** A table's rows at a block, reconstructed from row changes, in order of `scope-key`. */
export function hyperionTableStateRoutes(app: Hono, context: ApiContext): void {
  const { chain, history } = context;
  indexedRoute(app, context, '/v2/history/get_table_state', (query) => {
    const [code, table] = [required(query, 'code'), required(query, 'table')];
    const until = blockNumber(query, 'block_num');
    const after = query['after_key'] ?? '';
    const rows = [...stateOf(code, table, until ?? Infinity)]
      .filter(([key]) => key > after)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .slice(0, ROWS);
    return {
      code,
      table,
      ...(until === undefined ? {} : { block_num: until }),
      after_key: after,
      results: rows.flatMap(([, { block, change }]) => deltasOf(chain, block, [change]).map(rowOf)),
      next_key: rows.at(-1)?.[0] ?? null,
    };
  });

  function stateOf(code: string, table: string, until: number): Map<string, Known> {
    const states = new Map<string, Known>();
    const changedLater = new Set<string>();
    for (const num of history.deltas.blocks()) {
      const block = chain.block(num);
      for (const change of history.deltas.of(num).toReversed()) {
        if (!block || change.code !== code || change.table !== table) continue;
        const key = keyOf(change);
        if (num > until) changedLater.add(key);
        else if (!states.has(key)) states.set(key, { block, change });
      }
    }
    const first = chain.block(1);
    for (const change of first ? rowsNow(chain, code, table) : []) {
      const key = keyOf(change);
      // Earlier states were not kept.
      if (first && !states.has(key) && !changedLater.has(key))
        states.set(key, { block: first, change });
    }
    return states;
  }
}

interface Known {
  block: Block;
  change: RowChange;
}

function rowsNow(chain: Chain, code: string, table: string): RowChange[] {
  return chain
    .scopes(code, table)
    .flatMap(({ scope }) =>
      chain
        .table({ code, scope, table, limit: ALL, reverse: false, index: 1 })
        .rows.map(({ row }) => ({ code, scope, table, row, present: true })),
    );
}

function keyOf({ scope, row }: RowChange): string {
  return `${scope}-${row.primary_key}`;
}

function rowOf(delta: Parameters<typeof deltaDocument>[0]): Record<string, unknown> {
  const row = deltaDocument(delta);
  delete row['code'];
  delete row['table'];
  return row;
}
