import type { Hono } from 'hono';
import type { RowChange } from '../../types.ts';
import type { ApiContext } from '../context.ts';
import { deltasOf } from '../stream/delta-stream.ts';
import type { Delta } from '../stream/delta-stream.ts';
import { timeFilter } from './action-filter.ts';
import { indexedRoute, paging } from './route.ts';
import type { Query } from './route.ts';

const FIELDS = ['code', 'scope', 'table', 'payer'] as const;

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
      const wanted = history.deltas.of(num).filter((change) => fits(query, change));
      return deltasOf(chain, block, wanted).filter(({ present }) => presence(query, present));
    });
    return {
      total: { value: found.length, relation: 'eq' },
      deltas: found.slice(skip, skip + limit).map(deltaDocument),
    };
  });
}

function isAscending({ sort }: Query): boolean {
  return sort === 'asc' || sort === '1';
}

function fits(query: Query, change: RowChange): boolean {
  return FIELDS.every((field) => {
    const wanted = query[field];
    return (
      !wanted || wanted.split(',').includes(field === 'payer' ? change.row.payer : change[field])
    );
  });
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
