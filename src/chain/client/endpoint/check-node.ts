import { chainNow } from '../../core/clock.ts';
import * as limits from '../../core/limits.ts';
import { isUnnumbered } from '../../history/native/unnumbered.ts';
import { chainInfo } from '../../model/block/chain-info.ts';
import { type NodeFeature, nodeFeatures, type NodeReport } from '../../model/endpoint/endpoint.ts';
import { FetchError, RpcError } from '../../rpc/errors.ts';
import { INFO_PATH } from '../../rpc/health.ts';
import { listOf, listOfTexts, numberOf, recordOf } from '../../rpc/json.ts';
import { createNodeClient } from '../../rpc/node.ts';
import { createPool, type Pool } from '../../rpc/pool.ts';
import { DATABASE_SIZE_PATH, getDatabaseSize } from '../../rpc/store-calls.ts';
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
      ...(isRight
        ? await furtherCalls(pool, info.lastIrreversibleBlockNum)
        : { features: null, memory: null }),
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

/** Calls of nodeos alone. The others may be another program's behind the same address. */
const ofNodeos: readonly NodeFeature[] = ['transaction-status', 'failure-traces', 'read-only'];

async function furtherCalls(pool: Pool, block: number) {
  const listed = await supportedCalls(pool);
  const [features, memory] = await Promise.all([
    featuresOf(pool, block, listed),
    memoryOf(pool, listed),
  ]);
  return { features, memory };
}

/** Few nodes report it. One that lists its calls without this one gets no request. */
async function memoryOf(pool: Pool, listed: readonly string[] | null) {
  if (listed?.includes(DATABASE_SIZE_PATH) === false) return null;
  const size = await getDatabaseSize(pool).catch(() => null);
  return size && { used: size.used_bytes, size: size.size };
}

/** The features by the node's own list of calls, or else by one small request for each. */
async function featuresOf(
  pool: Pool,
  block: number,
  listed: readonly string[] | null,
): Promise<readonly NodeFeature[]> {
  const { system } = pool.accounts;
  const calls: Record<
    Exclude<NodeFeature, 'roborovski'>,
    readonly [path: string, body: unknown]
  > = {
    history: ['/v1/history/get_actions', { account_name: system, pos: -1, offset: -2 }],
    traces: ['/v1/trace_api/get_block', { block_num: block }],
    'key-accounts': ['/v1/chain/get_accounts_by_authorizers', { accounts: [], keys: [] }],
    'transaction-status': ['/v1/chain/get_transaction_status', { id: '0'.repeat(64) }],
    // Nodes that have these calls refuse a transaction without bytes.
    'failure-traces': ['/v1/chain/send_transaction2', { transaction: {} }],
    'read-only': ['/v1/chain/send_read_only_transaction', { transaction: {} }],
  };
  const supported = await Promise.all(
    nodeFeatures.map(async (feature): Promise<readonly NodeFeature[]> => {
      // The response to the history request shows it.
      if (feature === 'roborovski') return [];
      const [path, body] = calls[feature];
      if (listed?.includes(path)) return [feature];
      if (listed && ofNodeos.includes(feature)) return [];
      const response = await responseOf(pool, path, body);
      if (response === null) return [];
      const actions = listOf(recordOf(response).actions).map((entry) => ({
        account_action_seq: numberOf(recordOf(entry).account_action_seq) ?? -1,
      }));
      return feature === 'history' && isUnnumbered(actions) ? [feature, 'roborovski'] : [feature];
    }),
  );
  return supported.flat();
}

/** The paths that a nodeos serves; null if it does not list them. */
async function supportedCalls(pool: Pool): Promise<readonly string[] | null> {
  const decode = (body: unknown) => listOfTexts(recordOf(body)['apis']);
  try {
    const { value } = await pool.post('/v1/node/get_supported_apis', {}, { decode });
    return value.length > 0 ? value : null;
  } catch {
    return null;
  }
}

/** The response of a call; null if the node lacks it. A refusal is by the call, so the node has it. */
async function responseOf(pool: Pool, path: string, body: unknown): Promise<unknown> {
  try {
    return (await pool.post(path, body, { decode: (response) => response ?? {} })).value;
  } catch (error) {
    return error instanceof RpcError ? {} : null;
  }
}
