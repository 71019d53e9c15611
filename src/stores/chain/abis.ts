import type { CheckedAbis } from '../../chain/sign/abi/checked-abis.ts';
import { chainConfig } from './chain.ts';
import { chainAccess } from './client.ts';

let cache: Promise<CheckedAbis> | undefined;

/**
 * The ABIs of the chain's contracts, each fetched once and compared with the published one. The
 * codec is loaded with the first call.
 */
export function chainAbis(): Promise<CheckedAbis> {
  cache ??= openAbis();
  cache.catch(() => (cache = undefined));
  return cache;
}

async function openAbis(): Promise<CheckedAbis> {
  const [
    { createCheckedAbis },
    { publishedAbi },
    { readServedAbi },
    { nodesAt },
    { getServedAbi },
  ] = await Promise.all([
    import('../../chain/sign/abi/checked-abis.ts'),
    import('../../chain/sign/abi/pins/pins.ts'),
    import('../../chain/client/contract/served-abi.ts'),
    import('../../chain/client/chain/other-nodes.ts'),
    import('../../chain/rpc/contract-calls.ts'),
  ]);
  const config = chainConfig();
  return createCheckedAbis({
    fetch: (account, besides) => readServedAbi(chainAccess(), account, besides),
    fetchFrom: (account, endpoint) =>
      getServedAbi(nodesAt(chainAccess(), [endpoint]).pool, account),
    published: (account) => publishedAbi(config, account),
    mayDiffer: config.ownNode === true,
  });
}
