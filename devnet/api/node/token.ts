import type { Hono } from 'hono';
import { nameFromBigint } from '#src/chain/core/name-bigint.ts';
import { symbolCodeToBigint } from '#src/chain/core/symbol-bigint.ts';
import { contractCodec, readRows, rowType } from '../rows.ts';
import type { ApiContext } from '../context.ts';
import { name, text } from '../params.ts';
import { nodeRoute } from '../router.ts';

export function tokenRoutes(app: Hono, { chain }: ApiContext): void {
  nodeRoute(app, '/v1/chain/get_currency_balance', (params) => {
    const code = name(params, 'code');
    rowType(contractCodec(chain, code), 'accounts');
    const symbol = text(params, 'symbol').toUpperCase();
    return readRows(chain, { code, scope: name(params, 'account'), table: 'accounts' })
      .map((row) => String(row['balance']))
      .filter((balance) => symbol === '' || balance.endsWith(` ${symbol}`));
  });

  nodeRoute(app, '/v1/chain/get_currency_stats', (params) => {
    const code = name(params, 'code');
    rowType(contractCodec(chain, code), 'stat');
    const symbol = text(params, 'symbol').toUpperCase();
    const scope = nameFromBigint(symbolCodeToBigint(symbol));
    const [row] = readRows(chain, { code, scope, table: 'stat' });
    if (!row) return {};
    const { supply, max_supply, issuer } = row;
    return { [symbol]: { supply, max_supply, issuer } };
  });
}
