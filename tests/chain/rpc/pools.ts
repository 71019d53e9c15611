import { createPool, type PoolOptions } from '#src/chain/rpc/pool.ts';
import { CHAIN_ID } from './servers.ts';
import { type Handler } from './servers.ts';

export const PATH = '/v1/chain/get_thing';
export const INFO = '/v1/chain/get_info';

/** The required format of responses in these tests. */
export function decode(body: unknown): string {
  const { from } = body as { from?: unknown };
  if (typeof from !== 'string') throw new Error('no answer of ours');
  return from;
}

export function poolOf(endpoints: string[], options: Partial<PoolOptions> = {}) {
  return createPool({ endpoints, chainId: CHAIN_ID, timeoutMs: 30_000, ...options });
}

/** Accepts the request and never responds. */
export const silence: Handler = () => undefined;
