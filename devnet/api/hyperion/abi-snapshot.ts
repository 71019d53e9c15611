import type { Hono } from 'hono';
import { codecOf } from '../../abi/codec.ts';
import { bytesOfHex } from '../../abi/hex.ts';
import type { AbiJson } from '../../abi/types.ts';
import type { ApiContext } from '../context.ts';
import { HyperionError, indexedRoute, required } from './route.ts';

/** The ABI that a contract had at a block: the last one set until then, or that of the genesis. */
export function hyperionAbiRoutes(app: Hono, context: ApiContext): void {
  const { chain, history } = context;
  indexedRoute(app, context, '/v2/history/get_abi_snapshot', (query) => {
    const contract = required(query, 'contract');
    const block = query['block'] ? Number(query['block']) : Infinity;
    if (Number.isNaN(block)) throw new HyperionError(400, 'querystring/block must be integer');
    const abi = abiAt(contract, block);
    if (!abi)
      throw new HyperionError(
        404,
        `abi not found for ${contract} until block ${query['block'] ?? ''}`,
      );
    return query['fetch'] === 'true' ? { present: true, ...abi } : { ...abi };
  });

  function abiAt(contract: string, block: number): AbiJson | null {
    const setting = history
      .actionsOf(contract)
      .map((position) => history.action(position))
      .filter(
        ({ receivers: [first] }) => first?.act.account === 'eosio' && first.act.name === 'setabi',
      )
      .map(({ receivers: [first], in: recorded }) => ({
        data: first?.act.data as { account?: string; abi?: string },
        num: recorded.block.num,
      }))
      .filter(({ data }) => data.account === contract);
    const last = setting.findLast(({ num }) => num <= block);
    if (last) return codecOf(bytesOfHex(last.data.abi ?? ''), chain.spec.keyPrefix).json;
    return setting.length === 0 ? (chain.account(contract)?.abi ?? null) : null;
  }
}
