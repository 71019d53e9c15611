import type { Hono } from 'hono';
import { bytesToHex } from '#src/chain/core/checksum.ts';
import { nameFromBigint, nameToBigint } from '#src/chain/core/name-bigint.ts';
import type { ApiContext } from '../context.ts';
import { tableQueryError } from '../errors.ts';
import { flag, integer, name, text } from '../params.ts';
import { nodeRoute } from '../router.ts';
import { contractCodec, decodeRow } from '../rows.ts';

const MAX_ROWS = 1_000;

/** Key-value tables of EOSIO 2.1, by their primary index. Other nodes have no such call. */
export function kvTableRoutes(app: Hono, { chain }: ApiContext): void {
  if (!chain.spec.keyValue) return;
  nodeRoute(app, '/v1/chain/get_kv_table_rows', (params) => {
    const code = name(params, 'code');
    const table = name(params, 'table');
    const codec = contractCodec(chain, code);
    const definition = codec.json.kv_tables?.[table];
    if (!definition) throw tableQueryError(`Unknown kv_table ${table}`);
    const { primary_index, type } = definition;
    if (text(params, 'index_name') !== primary_index.name)
      throw tableQueryError(`Unknown index_name ${text(params, 'index_name')}`);
    const encoding = text(params, 'encode_type') || 'bytes';
    const bound = (field: string): bigint | undefined => {
      const given = text(params, field);
      return given === '' ? undefined : keyOf(given, encoding);
    };
    const exact = bound('index_value');
    const [lower, upper] =
      exact === undefined ? [bound('lower_bound'), bound('upper_bound')] : [exact, exact];
    const page = chain.table({
      code,
      scope: code,
      table,
      ...(lower === undefined ? {} : { lower }),
      ...(upper === undefined ? {} : { upper }),
      limit: Math.min(Math.max(integer(params, 'limit', 10), 0), MAX_ROWS),
      reverse: flag(params, 'reverse', false),
      index: 1,
    });
    const json = flag(params, 'json', false);
    return {
      rows: page.rows.map(({ row }) =>
        json ? decodeRow(codec, type, row.value) : bytesToHex(row.value),
      ),
      more: page.next !== null,
      next_key: page.next === null ? '' : textOf(page.next, encoding),
      next_key_bytes: page.next === null ? '' : textOf(page.next, 'bytes'),
    };
  });
}

function keyOf(given: string, encoding: string): bigint {
  if (encoding === 'string') return nameToBigint(given);
  if (encoding === 'dec' && /^\d+$/.test(given)) return BigInt(given);
  if (/^(bytes|hex)$/.test(encoding) && /^[\da-f]+$/i.test(given)) return BigInt(`0x${given}`);
  throw tableQueryError(`Invalid ${encoding} key: ${given}`);
}

function textOf(key: bigint, encoding: string): string {
  if (encoding === 'string') return nameFromBigint(key);
  return encoding === 'dec' ? String(key) : key.toString(16).padStart(16, '0').toUpperCase();
}
