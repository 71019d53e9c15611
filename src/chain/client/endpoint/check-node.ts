import { chainNow } from '../../core/clock.ts';
import * as limits from '../../core/limits.ts';
import { chainInfo } from '../../model/block/chain-info.ts';
import { type NodeFeature, nodeFeatures, type NodeReport } from '../../model/endpoint/endpoint.ts';
import { FetchError, RpcError } from '../../rpc/errors.ts';
import { INFO_PATH } from '../../rpc/health.ts';
import { createNodeClient } from '../../rpc/node.ts';
import { createPool, type Pool } from '../../rpc/pool.ts';
import { atMost, type Fetch } from '../../rpc/transport.ts';

interface CheckOptions {
  /** The features of a node of another chain are not checked. */
  readonly chainId: string | null;
  readonly fetch?: Fetch;
}

/** How this browser reaches a node. Never rejects. */
export async function checkNode(url: string, options: CheckOptions): Promise<NodeReport> {
  const fetch: Fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const pool = createPool({ endpoints: [url], checkHead: false, fetch });
  const start = performance.now();
  try {
    const info = chainInfo(await createNodeClient(pool).getInfo());
    const latency = performance.now() - start;
    const lag = chainNow() - info.headBlockTime;
    const isRight = options.chainId === null || info.chainId === options.chainId;
    return {
      kind: 'reached',
      latency,
      lag,
      head: info.headBlockNum,
      irreversible: info.lastIrreversibleBlockNum,
      version: info.serverVersion,
      chainId: info.chainId,
      features: isRight ? await featuresOf(pool, info.lastIrreversibleBlockNum) : null,
    };
  } catch (error) {
    return failed(url, fetch, error);
  }
}

async function failed(url: string, fetch: Fetch, error: unknown): Promise<NodeReport> {
  if (error instanceof RpcError)
    return { kind: 'failed', reason: 'malformed', message: error.message };
  const reason = (error instanceof FetchError && error.attempts.at(-1)?.kind) || 'network';
  if (reason === 'network' && (await respondsToAnyone(url, fetch))) return { kind: 'blocked' };
  return { kind: 'failed', reason, message: error instanceof Error ? error.message : '' };
}

/** Whether there is a response that browsers hide from this site. */
async function respondsToAnyone(url: string, fetch: Fetch): Promise<boolean> {
  const response = fetch(url + INFO_PATH, { method: 'POST', mode: 'no-cors' });
  return atMost(
    response.then(
      () => true,
      () => false,
    ),
    limits.requestTimeoutMs,
  ).then((responded) => responded ?? false);
}

/** One small request for each feature. */
async function featuresOf(pool: Pool, block: number): Promise<readonly NodeFeature[]> {
  const { system } = pool.accounts;
  const calls: Record<NodeFeature, readonly [path: string, body: unknown]> = {
    history: ['/v1/history/get_actions', { account_name: system, pos: -1, offset: -1 }],
    traces: ['/v1/trace_api/get_block', { block_num: block }],
    'key-accounts': ['/v1/chain/get_accounts_by_authorizers', { accounts: [], keys: [] }],
  };
  const found = await Promise.all(
    nodeFeatures.map(async (feature) => ((await has(pool, ...calls[feature])) ? [feature] : [])),
  );
  return found.flat();
}

/** A refusal is by the call, so the node has it. */
async function has(pool: Pool, path: string, body: unknown): Promise<boolean> {
  try {
    await pool.post(path, body, { decode: () => null });
    return true;
  } catch (error) {
    return error instanceof RpcError;
  }
}
