import type { Hono } from 'hono';
import type { RowChange } from '../../types.ts';
import type { ApiContext } from '../context.ts';
import { deltasOf, isDecodable } from '../stream/delta-stream.ts';
import type { Delta } from '../stream/delta-stream.ts';
import { timeFilter } from './action-filter.ts';
import { indexedRoute, paging } from './route.ts';
import type { Query } from './route.ts';

const FIELDS = ['code', 'scope', 'table', 'payer', 'primary_key'] as const;

/** Row changes, latest first unless `sort` is `asc`, as far back as they are kept. */
export function hyperionDeltaRoutes(app: Hono, context: ApiContext): void {
  const { chain, history } = context;
  indexedRoute(app, context, '/v2/history/get_deltas', (query) => {
    const { skip, limit } = paging(query);
    const inTime = timeFilter(query['after'], query['before']);
    const newest = history.deltas.blocks();
    const found = (isAscending(query) ? newest.reverse() : newest).flatMap((num) => {
      const block = chain.block(num);
      if (!block || !inTime(block) || !isOfBlock(query, num)) return [];
      const wanted = history.deltas
        .of(num)
        .filter((change) => fits(query, change) && presence(query, change.present))
        .filter((change) => isDecodable(chain, change));
      return wanted.map((change) => ({ block, change }));
    });
    // Rows that change with each block are many: only those of the page are decoded.
    const page = found.slice(skip, skip + limit);
    return {
      total: { value: found.length, relation: 'eq' },
      deltas: page.flatMap(({ block, change }) =>
        deltasOf(chain, block, [change]).map(deltaDocument),
      ),
    };
  });
}

function isAscending({ sort }: Query): boolean {
  return sort === 'asc' || sort === '1';
}

function fits(query: Query, change: RowChange): boolean {
  return FIELDS.every((field) => {
    const wanted = query[field];
    return !wanted || wanted.split(',').includes(fieldOf(change, field));
  });
}

function fieldOf({ row, ...change }: RowChange, field: (typeof FIELDS)[number]): string {
  if (field === 'payer') return row.payer;
  return field === 'primary_key' ? String(row.primary_key) : change[field];
}

/** Several blocks are separated by commas. */
function isOfBlock({ block_num }: Query, num: number): boolean {
  return !block_num || block_num.split(',').includes(String(num));
}

function presence({ present }: Query, is: boolean): boolean {
  return !present || (present === '1' || present === 'true') === is;
}

/** A balance has amount and symbol fields for searching. */
export function deltaDocument(delta: Delta): Record<string, unknown> {
  const { '@timestamp': timestamp, present, data, ...rest } = delta;
  const balance = (data as { balance?: unknown } | null)?.balance;
  const [amount, symbol] = typeof balance === 'string' ? balance.split(' ') : [];
  return {
    timestamp,
    present: present ? 1 : 0,
    ...rest,
    data: symbol ? { amount: Number(amount), symbol } : data,
  };
}
