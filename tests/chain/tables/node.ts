import { createPool, type Pool } from '#src/chain/rpc/pool.ts';
import { chainError, infoBody, json, serve } from '../rpc/servers.ts';

type Body = Record<string, unknown>;

/** A table's rows, or a function from request to response. */
export type Told = readonly unknown[] | ((body: Body) => unknown);

/** nodeos's error for a table that is not in the ABI. */
export function noTable(table: string) {
  const text = `Table ${table} is not specified in the ABI`;
  return chainError(3060003, 'contract_table_query_exception', text);
}

/** A pool of one node with some tables, which records requests other than get_info. */
export async function nodeWith(tables: Record<string, Told>) {
  const requested: Body[] = [];
  const server = await serve((path, response, _, text) => {
    if (path === '/v1/chain/get_info') return json(response, infoBody());
    const body = JSON.parse(text) as Body;
    requested.push(body);
    const reported = tables[String(body.table)];
    if (!reported) return json(response, noTable(String(body.table)), 500);
    json(
      response,
      typeof reported === 'function' ? reported(body) : { rows: reported, more: false },
    );
  });
  const pool: Pool = createPool({ endpoints: [server.url], timeoutMs: 30_000 });
  return { pool, requested, url: server.url };
}
