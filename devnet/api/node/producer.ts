import type { Hono } from 'hono';
import type { Chain } from '../../types.ts';
import { publishedCodec, readRow, readRows } from '../rows.ts';
import { hex } from '../../abi/hex.ts';
import type { ApiContext } from '../context.ts';
import { nodeKey } from '../keys.ts';
import { flag, integer, text } from '../params.ts';
import { bareRoute, nodeRoute } from '../router.ts';

export function producerRoutes(app: Hono, { chain }: ApiContext): void {
  nodeRoute(
    app,
    '/v1/chain/get_producers',
    (params) => {
      const rows = readRows(chain, { code: 'eosio', scope: 'eosio', table: 'producers' }).sort(
        (a, b) => rank(a) - rank(b),
      );
      const lower = text(params, 'lower_bound');
      const start = lower === '' ? 0 : rows.findIndex((row) => row['owner'] === lower);
      const from = start < 0 ? rows.length : start;
      const limit = Math.max(integer(params, 'limit', 50), 0);
      const global = readRow(chain, { code: 'eosio', scope: 'eosio', table: 'global' });
      const page = rows.slice(from, from + limit).map(shown(chain, flag(params, 'json', false)));
      return {
        ...(chain.spec.keyPrefix === 'FIO' ? { producers: page } : { rows: page }),
        total_producer_vote_weight: String(
          global?.['total_producer_vote_weight'] ?? '0.00000000000000000',
        ),
        more: String(rows[from + limit]?.['owner'] ?? ''),
      };
    },
    { body: 'optional' },
  );

  bareRoute(app, '/v1/chain/get_producer_schedule', () => {
    const proposed = chain.proposedSchedule();
    return {
      active: scheduleJson(chain.activeSchedule(), chain.spec.keyPrefix),
      pending: null,
      proposed: proposed ? scheduleJson(proposed, chain.spec.keyPrefix) : null,
    };
  });
}

/** A producer's row, packed again unless JSON is requested. */
function shown(chain: Chain, json: boolean): (row: Record<string, unknown>) => unknown {
  const codec = publishedCodec(chain, 'eosio');
  const type = codec?.tableType('producers');
  return (row) => (json || !codec || !type ? row : hex(codec.encodeJson(type, row)));
}

/** Active producers by votes, then the others: the order of the table's second index. */
function rank(row: Record<string, unknown>): number {
  const votes = Number(row['total_votes']);
  return row['is_active'] === 1 ? -votes : votes;
}

/** Each producer with its signing authority: a variant with one kind, 0. */
export function scheduleJson(
  { version, producers }: ReturnType<Chain['activeSchedule']>,
  keyPrefix: string,
): unknown {
  return {
    version,
    producers: producers.map(({ producer_name, block_signing_key }) => ({
      producer_name,
      authority: authorityJson(block_signing_key, keyPrefix),
    })),
  };
}

export function authorityJson(key: string, keyPrefix: string): unknown {
  return [0, { threshold: 1, keys: [{ key: nodeKey(key, keyPrefix), weight: 1 }] }];
}
