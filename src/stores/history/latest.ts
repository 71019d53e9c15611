import { coreRamMarket } from '../../chain/client/resource/core-ram-market.ts';
import { latestBlocks } from '../../chain/client/history/latest.ts';
import { chainAccess } from '../chain/client.ts';
import { loadStores } from '../load-store.ts';

/** The chain's latest blocks. The old list stays while a new one loads. */
export const latestBlocksStore = loadStores('latest-blocks', () => latestBlocks(chainAccess()), {
  unaffected: true,
});

export const ramMarketStore = loadStores('ram-market', () => coreRamMarket(chainAccess()), {
  refreshEvery: 30_000,
});

/** Its code is loaded on demand, after the page is drawn. */
export const chainFiguresStore = loadStores(
  'chain-figures',
  async () =>
    (await import('../../chain/client/chain/chain-figures.ts')).chainFigures(chainAccess()),
  { refreshEvery: 30_000 },
);
