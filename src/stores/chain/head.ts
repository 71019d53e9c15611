import { useStore } from '@nanostores/react';
import type { HeadEvents } from '../../chain/client/chain/head-push.ts';
import {
  type ChainInfo,
  chainInfo,
  type Finality,
  finalityOf,
} from '../../chain/model/block/chain-info.ts';
import { failureOf, type LoadState } from '../../chain/model/shared/load-state.ts';
import { chainConfig } from './chain.ts';
import { createHead } from './head-poller.ts';
import { nodeClient } from './node.ts';

/** No listener at build time. */
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
    listen,
  },
  typeof document === 'undefined' ? neverSeen : document,
);

/** The push channel's code is loaded on demand. */
function listen(news: HeadEvents): { close(): void } {
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

/** The chain's head; `loading` while an island hydrates, as at build time. */
export function useHead(): LoadState<ChainInfo> {
  return useStore($head, { ssr: 'initial' });
}

/** Transactions a second; null while unknown. */
export function useTps(): number | null {
  return useStore($tps, { ssr: 'initial' });
}

/**
 * Age of the node's head block in seconds if over 30, else 0. It uses the head store, which every
 * page's header listens to.
 */
export function useStaleFor(): number {
  return useStore($staleFor, { ssr: 'initial' });
}

/** Finality of a block; null until the chain's head is known. */
export function useFinality(blockNum: number): Finality | null {
  const head = useHead();
  return head.kind === 'ready' ? finalityOf(blockNum, head.value.lastIrreversibleBlockNum) : null;
}
