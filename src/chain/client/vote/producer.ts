import { type ProducerPay, producerPay } from '../../model/vote/producer-pay.ts';
import {
  placeOf,
  type PublishedProducer,
  publishedProducer,
} from '../../model/vote/published-producer.ts';
import { orAnyError, orMissingTable } from '../../rpc/fallback.ts';
import { textOf } from '../../rpc/json.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { getProducer } from '../../services/backend/producers.ts';
import { readParameterRows } from '../../tables/chain-parameters.ts';
import { ofName } from '../../tables/query.ts';
import { readRow } from '../../tables/read.ts';
import type { ChainAccess } from '../chain/access.ts';
import { fromBackend } from '../chain/backend.ts';

/** The pay that a producer has not claimed. Null if the chain's contract does not tell. */
export async function unclaimedPay(
  { pool, config, now = Date.now }: ChainAccess,
  producer: { readonly owner: string; readonly unpaidBlocks: number; readonly votes: number },
  options?: RequestOptions,
): Promise<ProducerPay | null> {
  const { system } = pool.accounts;
  const query = { code: system, scope: system, table: 'producers2', ...ofName(producer.owner) };
  const [rows, shares] = await Promise.all([
    readParameterRows(pool, config.systemContract, options),
    orMissingTable(
      readRow(pool, query, (row) => row, options),
      null,
    ),
  ]);
  const { global, global2, global3 } = rows;
  const parts = { global, global2, global3, shares };
  return producerPay({ ...parts, ...producer }, config.coreSymbol, now());
}

const CONTRACT = 'producerjson';

/**
 * What a producer publishes about itself: in the contract `producerjson`, or by the backend. Null if
 * it is in neither. Its own site has a `bp.json` that a page of another site may not request.
 */
export async function readPublishedProducer(
  access: ChainAccess,
  owner: string,
  options?: RequestOptions,
): Promise<PublishedProducer | null> {
  const query = { code: CONTRACT, scope: CONTRACT, table: CONTRACT, ...ofName(owner) };
  const request = readRow(access.pool, query, (row) => row, options);
  const row = await orMissingTable(request, null);
  const json = row?.owner === owner ? textOf(row.json) : null;
  const published = json === null ? null : publishedProducer(json);
  return published ?? fromService(access, owner, options);
}

/** More is no change of a rank. */
const MOST_RANKS = 1_000;

/** How many ranks a producer rose since the previous day, by the backend. Null if it is not known. */
export async function rankChange(
  access: ChainAccess,
  owner: string,
  options?: RequestOptions,
): Promise<number | null> {
  const { signal } = options ?? {};
  const found = await orAnyError(
    fromBackend(access, (backend) => getProducer(backend, owner, options), null, signal),
    null,
    signal,
  );
  const change = found?.rankChange ?? null;
  return Number.isInteger(change) && Math.abs(change ?? 0) <= MOST_RANKS ? change : null;
}

async function fromService(
  access: ChainAccess,
  owner: string,
  options?: RequestOptions,
): Promise<PublishedProducer | null> {
  const { signal } = options ?? {};
  const found = await orAnyError(
    fromBackend(access, (backend) => getProducer(backend, owner, options), null, signal),
    null,
    signal,
  );
  if (!found) return null;
  const social = (['telegram', 'twitter'] as const).flatMap((network) =>
    found[network] ? [[network, found[network]] as const] : [],
  );
  return {
    source: 'backend',
    name: found.candidate_name ?? '',
    website: found.url ?? '',
    ...placeOf({ country: found.country }),
    social,
    nodes: found.nodes.map(({ location }) => ({ ...placeOf(location), kinds: [], endpoints: [] })),
  };
}
