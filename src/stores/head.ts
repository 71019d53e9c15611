import { useSyncExternalStore } from 'react';
import type { ChainInfo } from '../chain/model/chain-info.ts';
import { finalityOf, type Finality } from '../chain/model/finality.ts';
import { chainInfo } from '../chain/model/info-view.ts';
import type { LoadState } from '../chain/model/load-state.ts';
import { failureOf } from '../chain/model/load-state-of.ts';
import { createHead } from './head-poller.ts';
import { nodeClient } from './node.ts';

/** While a page is built nobody looks at it. */
const neverSeen = {
  hidden: true,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};

export const { $head, $tps } = createHead(
  {
    info: async () => chainInfo(await nodeClient().getInfo()),
    countTransactions: async (blockNum) =>
      (await nodeClient().getBlock(blockNum)).transactions.length,
    failureOf,
  },
  typeof document === 'undefined' ? neverSeen : document,
);

const loading: LoadState<ChainInfo> = { kind: 'loading' };

/** The chain's head; `loading` while an island hydrates, as when the page was built. */
export function useHead(): LoadState<ChainInfo> {
  return useSyncExternalStore(
    (changed) => $head.listen(changed),
    () => $head.get(),
    () => loading,
  );
}

/** Transactions a second, or null while unknown. */
export function useTps(): number | null {
  return useSyncExternalStore(
    (changed) => $tps.listen(changed),
    () => $tps.get(),
    () => null,
  );
}

/** Whether a block can still be undone; null until the chain's head is known. */
export function useFinality(blockNum: number): Finality | null {
  const head = useHead();
  return head.kind === 'ready' ? finalityOf(blockNum, head.value.lastIrreversibleBlockNum) : null;
}
