import type { HeadEvents } from '../../chain/client/chain/head-push.ts';
import { type ChainInfo, chainInfo } from '../../chain/model/block/chain-info.ts';
import { failureOf, type LoadState } from '../../chain/model/shared/load-state.ts';
import { firstInteraction } from '../first-interaction.ts';
import { chainConfig } from './chain.ts';
import { createHead, type SharedHead } from './head-poller.ts';
import { nodeClient } from './node.ts';
import { useDataStore } from '../use-data-store.ts';

/** No listener at build time. */
const neverSeen = {
  hidden: true,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};

const { $head, $tps, $staleFor, noteRate, noteBlock } = createHead(
  {
    info: async () => chainInfo(await nodeClient().getInfo({ recent: true })),
    async rateWith(number) {
      const [{ addToRate }, { transactions }] = await Promise.all([
        import('./transaction-rate.ts'),
        nodeClient().getBlock(number),
      ]);
      return addToRate([{ number, transactions: transactions.length }]);
    },
    failureOf,
    listen,
    share,
  },
  typeof document === 'undefined' ? neverSeen : document,
);

function listen(news: HeadEvents): { close(): void } {
  const { pushUrl, chainId } = chainConfig();
  return onDemand(async () => {
    if (pushUrl === null) return null;
    const { subscribeHead } = await import('../../chain/client/chain/head-push.ts');
    return subscribeHead(pushUrl, chainId, news);
  });
}

function share(news: HeadEvents): SharedHead {
  const tabs = onDemand(async () => {
    // What a page shows comes before what its visitor's other tabs need.
    await firstInteraction;
    const { shareHead, shareResponses } = await import('./tabs.ts');
    shareResponses();
    return shareHead(chainConfig().endpoints.default.join(), news);
  });
  return { publish: (info, tps) => tabs.opened()?.publish(info, tps), close: tabs.close };
}

/** A channel whose code is loaded on demand. Null if there is none. */
function onDemand<T extends { close(): void }>(open: () => Promise<T | null>) {
  let channel: T | null = null;
  let closed = false;
  void open()
    .then((opened) => {
      channel = opened;
      if (closed) channel?.close();
    })
    .catch(() => undefined);
  return {
    opened: () => channel,
    close() {
      closed = true;
      channel?.close();
    },
  };
}

export { $head, noteRate, noteBlock };

/** The chain's head; `loading` while a page is prerendered. */
export function useHead(): LoadState<ChainInfo> {
  return useDataStore($head);
}

/** Transactions a second; null while unknown. */
export function useTps(): number | null {
  return useDataStore($tps);
}

/**
 * Age of the node's head block in seconds if over 30, else 0. It uses the head store, which every
 * page's header listens to.
 */
export function useStaleFor(): number {
  return useDataStore($staleFor);
}
