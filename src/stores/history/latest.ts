import type { ChainFigures } from '../../chain/client/chain/chain-figures.ts';
import { coreRamMarket } from '../../chain/client/resource/core-ram-market.ts';
import { latestBlocks } from '../../chain/client/history/latest.ts';
import type { BlockView } from '../../chain/model/block/block.ts';
import type { RamMarket } from '../../chain/model/resource/ram.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../query.ts';
import { memoizeByKey } from '../memoize-by-key.ts';

/** The chain's latest blocks. The old list stays while a new one loads. */
export const latestBlocksStore = memoizeByKey((key: string): LoadStore<readonly BlockView[]> =>
  createLoadStore(`latest-blocks/${key}`, () => latestBlocks(chainAccess()), { unaffected: true }),
);

export const ramMarketStore = memoizeByKey((key: string): LoadStore<RamMarket | null> =>
  createLoadStore(`ram-market/${key}`, () => coreRamMarket(chainAccess()), {
    refreshEvery: 30_000,
  }),
);

/** Its code is loaded on demand, after the page is drawn. */
export const chainFiguresStore = memoizeByKey((key: string): LoadStore<ChainFigures> =>
  createLoadStore(
    `chain-figures/${key}`,
    async () =>
      (await import('../../chain/client/chain/chain-figures.ts')).chainFigures(chainAccess()),
    { refreshEvery: 30_000 },
  ),
);
