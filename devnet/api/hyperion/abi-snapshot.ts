import type { Hono } from 'hono';
import { codecOf } from '../../abi/codec.ts';
import { bytesOfHex } from '../../abi/hex.ts';
import type { AbiJson } from '../../abi/types.ts';
import type { ApiContext } from '../context.ts';
import { blockNumber, indexedRoute, required } from './route.ts';

interface Snapshot {
  block_num: number;
  abi: AbiJson;
}

/** A contract's ABI at a block: the last one set before, or that of the genesis. */
export function hyperionAbiRoutes(app: Hono, context: ApiContext): void {
  const { chain, history } = context;
  indexedRoute(app, context, '/v2/history/get_abi_snapshot', (query) => {
    const contract = required(query, 'contract');
    const found = snapshotAt(contract, blockNumber(query, 'block') ?? Infinity);
    if (!found) {
      const error = `abi not found for ${contract} until block ${query['block'] ?? ''}`;
      return { block_num: null, present: false, error };
    }
    const { block_num, abi } = found;
    // Old clients without `fetch` expect the ABI itself.
    return query['fetch'] === 'true' ? { block_num, abi } : { block_num, present: true, ...abi };
  });

  function snapshotAt(contract: string, block: number): Snapshot | null {
    const settings = history
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
    const last = settings.findLast(({ num }) => num <= block);
    if (last) {
      const abi = codecOf(bytesOfHex(last.data.abi ?? ''), chain.spec.keyPrefix).json;
      return { block_num: last.num, abi };
    }
    const genesis = settings.length === 0 ? chain.account(contract)?.abi : null;
    return genesis ? { block_num: 1, abi: genesis } : null;
  }
}
