import type { Hono } from 'hono';
import { bytesToHex } from '#src/chain/core/checksum.ts';
import { nameToBigint } from '#src/chain/core/name-bigint.ts';
import { contractCodec, decodeRow, rowType } from '../rows.ts';
import type { ApiContext } from '../context.ts';
import { flag, integer, name, text } from '../params.ts';
import { nodeRoute } from '../router.ts';
import { boundKey, checkKeyType, indexPosition, keyText, scopeName } from './table-bounds.ts';

/** nodeos limits the time of a walk. This count takes about as long. */
const MAX_ROWS = 10_000;

export function tableRoutes(app: Hono, { chain }: ApiContext): void {
  nodeRoute(app, '/v1/chain/get_table_rows', (params) => {
    const code = name(params, 'code');
    const table = name(params, 'table');
    const codec = contractCodec(chain, code);
    const type = rowType(codec, table);
    const keyType = text(params, 'key_type');
    const json = flag(params, 'json', false);
    const lower = boundKey(text(params, 'lower_bound'), keyType, 'lower_bound');
    const upper = boundKey(text(params, 'upper_bound'), keyType, 'upper_bound');
    const index = indexPosition(text(params, 'index_position'));
    if (index > 1) checkKeyType(keyType);
    const page = chain.table({
      code,
      scope: scopeName(text(params, 'scope')),
      table,
      ...(lower === undefined ? {} : { lower }),
      ...(upper === undefined ? {} : { upper }),
      limit: Math.min(unsigned(integer(params, 'limit', 10)), MAX_ROWS),
      reverse: flag(params, 'reverse', false),
      index,
    });
    const rows = page.rows.map(({ row }) => {
      const data = json ? decodeRow(codec, type, row.value) : bytesToHex(row.value);
      return flag(params, 'show_payer', false) ? { data, payer: row.payer } : data;
    });
    const next = page.next;
    return { rows, more: next !== null, next_key: next === null ? '' : keyText(next, keyType) };
  });

  nodeRoute(app, '/v1/chain/get_table_by_scope', (params) => {
    const table = name(params, 'table');
    const wanted = (each: string): boolean => table === '' || each === table;
    const limit = unsigned(integer(params, 'limit', 10));
    const lower = scopeBound(text(params, 'lower_bound'), 0n);
    const upper = scopeBound(text(params, 'upper_bound'), 2n ** 64n - 1n);
    const scopes = chain
      .scopes(name(params, 'code'))
      .map((row) => ({ row, key: nameToBigint(row.scope) }))
      .filter(({ key }) => key >= lower && key <= upper)
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
    if (flag(params, 'reverse', false)) scopes.reverse();
    // Like nodeos, the limit counts all scanned tables, including filtered ones.
    const rows = scopes.slice(0, limit).flatMap(({ row }) => (wanted(row.table) ? [row] : []));
    return { rows, more: scopes[limit]?.row.scope ?? '' };
  });
}

/** Like nodeos's conversion to 32 bits: negative numbers become large. */
function unsigned(number: number): number {
  return number >>> 0;
}

function scopeBound(value: string, open: bigint): bigint {
  return value === '' ? open : nameToBigint(scopeName(value));
}
