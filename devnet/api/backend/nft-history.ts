import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { serviceRoute, ServiceError } from '../service.ts';
import { BACKEND } from './path.ts';

const CONTRACTS = ['atomicassets', 'simpleassets'];
/** Fields with asset ids in actions of both contracts. */
const ID_FIELDS = ['asset_id', 'asset_ids', 'assetid', 'assetids'];

/** The history of an NFT of either contract, newest first. */
export function nftHistoryRoutes(app: Hono, { chain, history }: ApiContext): void {
  serviceRoute(app, 'GET', `${BACKEND}/nft`, (call) => {
    if (call.query('type') !== 'getNftHistory') throw new ServiceError(400, 'Unknown type');
    if (call.query('network') !== chain.spec.key) throw new ServiceError(404, 'Unknown network');
    const id = call.query('id');
    const rows = CONTRACTS.flatMap((contract) => [...history.actionsOf(contract)])
      .map((position) => history.action(position))
      .flatMap(({ receivers: [first], in: { block } }) => {
        if (!first || !CONTRACTS.includes(first.act.account)) return [];
        const data = first.act.data as Record<string, unknown>;
        if (!ID_FIELDS.some((field) => [data[field]].flat().map(String).includes(id))) return [];
        const { account, name } = first.act;
        return [
          {
            id,
            contract: account,
            action: name,
            data,
            trx_id: first.trx_id,
            block_num: block.num,
            timestamp: block.timestamp,
            sequence: first.receipt.global_sequence,
          },
        ];
      })
      .sort((a, b) => b.sequence - a.sequence);
    const skip = call.count('skip', 0);
    const limit = call.count('limit', 20, { least: 1, most: 100 });
    return { history: rows.slice(skip, skip + limit), total: rows.length };
  });
}
