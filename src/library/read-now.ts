import { hostOf } from '../chain/core/host.ts';
import { staleHeadMs } from '../chain/core/limits.ts';
import { requestOrder } from '../chain/rpc/health.ts';
import type { ChainClient } from './chain.ts';

/** A value, where it came from and when. */
export interface Read<T> {
  readonly value: T;
  /** The host of the node that responds; null if there is none. */
  readonly node: string | null;
  /** When it was read. Milliseconds UTC. */
  readonly at: number;
  /** Seconds by which the node's head block was behind, if that is noteworthy; else 0. */
  readonly behind: number;
}

/** Awaits a value of a client's nodes and notes which of them responds. */
export async function readNow<T>({ pool }: ChainClient, value: Promise<T>): Promise<Read<T>> {
  const read = await value;
  const at = Date.now();
  const health = pool.health();
  const [url] = requestOrder(health, at);
  const head = health.find((one) => one.url === url)?.head ?? null;
  const lag = head === null ? 0 : head.seenAt - head.time;
  return {
    value: read,
    node: url === undefined ? null : hostOf(url),
    at,
    behind: lag > staleHeadMs ? Math.round(lag / 1_000) : 0,
  };
}
