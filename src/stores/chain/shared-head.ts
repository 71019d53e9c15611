import type { HeadEvents } from '../../chain/client/chain/head-push.ts';
import * as v from '../../chain/core/schema.ts';
import type { SharedHead } from './head-poller.ts';

const message = v.object({
  info: v.object({
    chainId: v.string(),
    headBlockNum: v.number(),
    headBlockTime: v.number(),
    headBlockProducer: v.string(),
    lastIrreversibleBlockNum: v.number(),
    serverVersion: v.string(),
  }),
  tps: v.nullable(v.number()),
});

/**
 * Shares the head of these endpoints between the visible tabs of the site. The tab that holds the
 * lock polls and publishes, the others receive. A tab that closes the channel passes the lock on.
 * Null if the browser has no channel or no locks.
 */
export function shareHead(endpoints: string, { onInfo, onTps, onLost }: HeadEvents) {
  if (typeof BroadcastChannel === 'undefined' || !navigator.locks) return null;
  const name = `head ${endpoints}`;
  const channel = new BroadcastChannel(name);
  const waiting = new AbortController();
  let release: (() => void) | null = null;
  let receives = false;

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const parsed = v.safeParse(message, data);
    if (release || !parsed.success) return;
    receives = true;
    onInfo(parsed.output.info);
    if (parsed.output.tps !== null) onTps(parsed.output.tps);
  };
  navigator.locks
    .request(name, { signal: waiting.signal }, () => {
      const released = new Promise<void>((resolve) => (release = resolve));
      // The tab that polled was closed.
      if (receives) onLost();
      return released;
    })
    .catch(() => undefined);

  const shared: SharedHead = {
    publish: (info, tps) => {
      if (release) channel.postMessage({ info, tps });
    },
    close() {
      waiting.abort();
      release?.();
      channel.close();
    },
  };
  return shared;
}
