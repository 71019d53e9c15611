import type { Block, Chain, RowChange } from '../../types.ts';
import type { Params } from '../params.ts';
import { decodeRow, publishedCodec } from '../rows.ts';
import { field, fieldFilters } from './request.ts';

/** An inserted, changed or removed row, as Hyperion indexes it. */
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

/** Whether an ABI has the row's table. */
export function isDecodable(chain: Chain, { code, table }: RowChange): boolean {
  return publishedCodec(chain, code)?.tableType(table) !== undefined;
}

/** A block's row changes that an ABI can decode. */
export function deltasOf(chain: Chain, block: Block, changes: readonly RowChange[]): Delta[] {
  return changes.flatMap(({ code, scope, table, row, present }) => {
    const codec = publishedCodec(chain, code);
    const type = codec?.tableType(table);
    if (!codec || !type) return [];
    return {
      '@timestamp': block.timestamp,
      present,
      code,
      scope,
      table,
      payer: row.payer,
      primary_key: String(row.primary_key),
      block_num: block.num,
      block_id: block.id,
      data: decodeRow(codec, type, row.value),
    };
  });
}

/** The changes a request matches. Throws without contract and table or payer. */
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
