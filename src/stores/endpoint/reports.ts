import { atom, type ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';
import { checkNode } from '../../chain/client/endpoint/check-node.ts';
import type { NodeReport } from '../../chain/model/endpoint/endpoint.ts';
import { requestOrder } from '../../chain/rpc/health.ts';
import { chainConfig } from '../chain/chain.ts';
import { nodePool } from '../chain/node.ts';

type Reports = ReadonlyMap<string, NodeReport>;

const $reportsByUrl = atom<Reports>(new Map());
/** The reports of nodes by URL. One that is being checked has none. */
export const $reports: ReadableAtom<Reports> = $reportsByUrl;

let run = 0;

/** Checks nodes at the same time. Each report appears as it arrives. */
export async function checkEndpoints(urls: readonly string[]): Promise<void> {
  const thisRun = ++run;
  $reportsByUrl.set(new Map());
  await Promise.all(
    urls.map(async (url) => {
      const report = await checkOne(url);
      if (thisRun === run) $reportsByUrl.set(new Map([...$reportsByUrl.get(), [url, report]]));
    }),
  );
}

/** How this browser reaches a node. Never rejects. */
export function checkOne(url: string): Promise<NodeReport> {
  return checkNode(url, { chainId: chainConfig().chainId });
}

/** The node that the next read is sent to; null while prerendering. */
export function useEndpointInUse(): string | null {
  return useSyncExternalStore(
    (listener) => nodePool().onHealth(listener),
    () => requestOrder(nodePool().health(), Date.now())[0] ?? null,
    () => null,
  );
}
