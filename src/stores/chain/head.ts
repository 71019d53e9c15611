import { useStore } from '@nanostores/react';
import type { HeadEvents } from '../../chain/client/chain/head-push.ts';
import type { ChainInfo } from '../../chain/model/block/chain-info.ts';
import { finalityOf, type Finality } from '../../chain/model/block/finality.ts';
import { chainInfo } from '../../chain/model/block/info-view.ts';
import type { LoadState } from '../../chain/model/shared/load-state.ts';
import { failureOf } from '../../chain/model/shared/load-state-of.ts';
import { chainConfig } from './chain.ts';
import { createHead } from './head-poller.ts';
import { nodeClient } from './node.ts';

/** While a page is built nobody looks at it. */
const neverSeen = {
  hidden: true,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};

const { $head, $tps, $staleFor } = createHead(
  {
    info: async () => chainInfo(await nodeClient().getInfo()),
    countTransactions: async (blockNum) =>
      (await nodeClient().getBlock(blockNum)).transactions.length,
    failureOf,
    hear,
  },
  typeof document === 'undefined' ? neverSeen : document,
);

/** What hears the pushed head comes when there is something to hear. */
function hear(news: HeadEvents): { close(): void } {
  const { pushUrl, chainId } = chainConfig();
  let ear: { close(): void } | null = null;
  let closed = false;
  const begin = async (url: string) => {
    const { subscribeHead } = await import('../../chain/client/chain/head-push.ts');
    if (!closed) ear = subscribeHead(url, chainId, news);
  };
  if (pushUrl !== null) void begin(pushUrl).catch(() => undefined);
  return {
    close() {
      closed = true;
      ear?.close();
    },
  };
}

/** The chain's head; `loading` while an island hydrates, as when the page was built. */
export function useHead(): LoadState<ChainInfo> {
  return useStore($head, { ssr: 'initial' });
}

/** Transactions a second, or null while unknown. */
export function useTps(): number | null {
  return useStore($tps, { ssr: 'initial' });
}

/**
 * Seconds the node's head block is old where that is over 30; 0 where it is not, or not known. It
 * follows the head, which the header of every page listens to.
 */
export function useStaleFor(): number {
  return useStore($staleFor, { ssr: 'initial' });
}

/** Whether a block can still be undone; null until the chain's head is known. */
export function useFinality(blockNum: number): Finality | null {
  const head = useHead();
  return head.kind === 'ready' ? finalityOf(blockNum, head.value.lastIrreversibleBlockNum) : null;
}
