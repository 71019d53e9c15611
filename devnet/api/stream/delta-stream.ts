import type { Block, Chain, RowChange } from '../../types.ts';
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

/** What a block changed of the rows whose contract says what they are, decoded. */
export function deltasOf(chain: Chain, block: Block, changes: readonly RowChange[]): Delta[] {
  return changes.flatMap(({ code, scope, table, row, present }) => {
    const codec = publishedCodec(chain, code);
    const type = codec?.tableType(table);
    if (!codec || !type) return [];
    return {
      '@timestamp': block.timestamp,
      ...{ present, code, scope, table, payer: row.payer },
      primary_key: String(row.primary_key),
      ...{ block_num: block.num, block_id: block.id },
      data: decodeRow(codec, type, row.value),
    };
  });
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
