import type { ChainFigures } from '../../chain/client/chain/chain-figures.ts';
import { coreRamMarket } from '../../chain/client/resource/core-ram-market.ts';
import { latestBlocks } from '../../chain/client/history/latest.ts';
import type { BlockView } from '../../chain/model/block/block.ts';
import type { RamMarket } from '../../chain/model/resource/ram.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** The chain's latest blocks. The old list stays while a new one loads. */
export function latestBlocksStore(key: string): LoadStore<readonly BlockView[]> {
  return createLoadStore(`latest-blocks/${key}`, () => latestBlocks(chainAccess()), {
    unaffected: true,
  });
}

export function ramMarketStore(key: string): LoadStore<RamMarket | null> {
  return createLoadStore(`ram-market/${key}`, () => coreRamMarket(chainAccess()), {
    refreshEvery: 30_000,
  });
}

/** Its code is loaded on demand, after the page is drawn. */
export function chainFiguresStore(key: string): LoadStore<ChainFigures> {
  return createLoadStore(
    `chain-figures/${key}`,
    async () =>
      (await import('../../chain/client/chain/chain-figures.ts')).chainFigures(chainAccess()),
    { refreshEvery: 30_000 },
  );
}
