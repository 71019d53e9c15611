import { createPool, type Pool } from '#src/chain/rpc/pool.ts';
import { chainError, infoBody, json, serve } from '../rpc/servers.ts';

type Body = Record<string, unknown>;

/** What a table answers: its rows, or an answer of its own to what it is asked. */
export type Told = readonly unknown[] | ((body: Body) => unknown);

/** nodeos's word for a table that the contract's ABI does not have. */
export function noTable(table: string) {
  const text = `Table ${table} is not specified in the ABI`;
  return chainError(3060003, 'contract_table_query_exception', text);
}

/** A pool of one node that has some tables, and what the node was asked but for its head. */
export async function nodeWith(tables: Record<string, Told>) {
  const asked: Body[] = [];
  const server = await serve((path, response, _, text) => {
    if (path === '/v1/chain/get_info') return json(response, infoBody());
    const body = JSON.parse(text) as Body;
    asked.push(body);
    const told = tables[String(body.table)];
    if (!told) return json(response, noTable(String(body.table)), 500);
    json(response, typeof told === 'function' ? told(body) : { rows: told, more: false });
  });
  const pool: Pool = createPool({ endpoints: [server.url], timeoutMs: 30_000 });
  return { pool, asked, url: server.url };
}
