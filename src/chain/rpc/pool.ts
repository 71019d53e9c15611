import { eosioAccounts } from '../config/system-accounts.ts';
import type { ChainConfig, SystemAccounts } from '../config/types.ts';
import * as limits from '../core/limits.ts';
import { type Attempt, EXPIRED, FetchError, RpcError } from './errors.ts';
import { headChecks, type HeadStatus } from './head-checks.ts';
import {
  type HealthEvent,
  type HealthState,
  INFO_PATH,
  initialHealth,
  reduceHealth,
  requestOrder,
} from './health.ts';
import {
  atMost,
  bodyOf,
  EndpointError,
  type Fetch,
  type JsonResponse,
  requestJson,
} from './transport.ts';

type Symbols = Pick<ChainConfig, 'coreSymbol' | 'legacySymbol'>;

export interface PoolOptions {
  /** Base URLs without a trailing slash, in order of preference. */
  readonly endpoints: readonly string[];
  /** Endpoints of another chain are never used. Null accepts any chain. */
  readonly chainId?: string | null;
  /** System contracts of the chain. EOSIO's by default. */
  readonly accounts?: SystemAccounts;
  /** The chain's core token, and the one it replaced. */
  readonly symbols?: Symbols;
  /** False for services that are not nodes: they report no head. */
  readonly checkHead?: boolean;
  readonly fetch?: Fetch;
  readonly now?: () => number;
  readonly timeoutMs?: number;
}

export interface CallOptions<T> {
  /**
   * Decodes the response. If it throws, the response is malformed and the next endpoint is tried.
   */
  readonly decode: (body: unknown) => T;
  readonly signal?: AbortSignal | undefined;
  /** Checks the endpoint's head before sending, so that nothing is sent to the wrong chain. */
  readonly checkFirst?: boolean;
  /** For get_info: a response to another caller half a second ago is new enough. */
  readonly recent?: boolean;
  /** Whether the body of a 404 is a refusal by the chain. Otherwise the node lacks the call. */
  readonly isRefusal?: (body: unknown) => boolean;
  /**
   * A node may no longer keep what is requested: another one is used before it counts as missing.
   */
  readonly mayBePruned?: boolean | undefined;
  /** Maximum bytes of the response. Default `limits.responseBytes`. */
  readonly maxBytes?: number | undefined;
  /**
   * The name of the query field with the size of a page. An endpoint that allows less is asked for
   * as much as it allows.
   */
  readonly pageField?: string;
}

export interface PoolResponse<T> {
  readonly value: T;
  readonly endpoint: string;
  /** The size of the page that was requested in the end, if it is smaller. */
  readonly pageSize?: number;
}

export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface Pool {
  /** System contracts of the chain, for table reads. */
  readonly accounts: SystemAccounts;
  /** Amounts of the system contract's tables are in one of them. Absent if they are unknown. */
  readonly symbols?: Symbols | undefined;
  /**
   * Tries each endpoint once until one responds. Throws RpcError if the chain refuses the request, or
   * an endpoint does for a reason of its own and none responds, FetchError if none responds, and the
   * signal's reason after an abort.
   */
  post<T>(path: string, body: unknown, options: CallOptions<T>): Promise<PoolResponse<T>>;
  get<T>(path: string, query: Query, options: CallOptions<T>): Promise<PoolResponse<T>>;
  health(): HealthState;
  /** Notifies of each change. Returns a function that unsubscribes. */
  onHealth(listener: (state: HealthState) => void): () => void;
}

/** How much longer than the response the first head check of an endpoint may take. */
const HEAD_GRACE_MS = 1_000;

type PoolResult<T> = { readonly response: PoolResponse<T> } | { readonly refusal: RpcError };

export function createPool(options: PoolOptions): Pool {
  const {
    chainId = null,
    checkHead = true,
    timeoutMs = limits.requestTimeoutMs,
    now = Date.now,
  } = options;
  const from: Fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  // An endpoint that passes requests on would be a second witness without being one.
  const fetch: Fetch = (input, init) => from(input, { ...init, redirect: 'error' });
  const listeners = new Set<(state: HealthState) => void>();
  let state = initialHealth(options.endpoints);

  function updateHealth(event: HealthEvent): void {
    const next = reduceHealth(state, event);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener(state);
  }

  const healthOf = (url: string) => state.find((one) => one.url === url);
  const heads = headChecks({ checkHead, chainId, fetch, timeoutMs, now, healthOf, updateHealth });

  async function requestFrom<T>(
    url: string,
    path: string,
    init: { method: 'GET' | 'POST'; body?: string },
    call: CallOptions<T>,
  ): Promise<{ outcome: PoolResult<T>; verdict: HeadStatus }> {
    const earlier = heads.headStatusOf(url);
    const isInfo = path === INFO_PATH;
    const headCheck = isInfo ? null : heads.start(url);
    if (headCheck && call.checkFirst) {
      await unlessAborted(headCheck, call.signal);
      const headStatus = heads.headStatusOf(url);
      if (headStatus === 'wrong-chain') throw unsent(wrongChain());
      if (headStatus === 'stale') throw unsent(new EndpointError('stale', 'Head block is stale'));
    }
    const info = call.recent === true ? heads.recentInfo(url) : null;
    const request = (of: string) =>
      requestJson(fetch, { url: url + of, init, maxBytes: call.maxBytes }, timeoutMs, call.signal);
    let raw = isInfo
      ? (info ?? (await unlessAborted(heads.requestInfo(url), call.signal)))
      : await request(path);
    const smaller = await smallerPage(path, raw, call);
    if (smaller) raw = await request(smaller.path);
    const outcome = await outcomeOf(raw, url, call, smaller?.size);
    if (headCheck) await unlessAborted(atMost(headCheck, HEAD_GRACE_MS), call.signal);
    const verdict = heads.headStatusOf(url);
    if (verdict === 'wrong-chain') throw wrongChain();
    // An endpoint known to be stale is used only if no better one is left.
    return { outcome, verdict: earlier === 'stale' && !isInfo ? 'fine' : verdict };
  }

  async function requestAny<T>(
    path: string,
    init: { method: 'GET' | 'POST'; body?: string },
    call: CallOptions<T>,
  ): Promise<PoolResponse<T>> {
    const order = requestOrder(state, now());
    const attempts: Attempt[] = state
      .filter(({ url }) => !order.includes(url))
      .map(({ url }) => ({ endpoint: url, ...describe(wrongChain()), unsent: true }));
    let endpointRefusal: RpcError | null = null;
    let lagging: { readonly outcome: PoolResult<T>; readonly headTime: number } | null = null;
    const queue = [...order];
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      call.signal?.throwIfAborted();
      const known = healthOf(url);
      if (known && known.pausedUntil > now()) {
        const message = known.problem ?? '';
        attempts.push({ endpoint: url, kind: 'busy', message, unsent: true });
        continue;
      }
      try {
        const { outcome, verdict } = await requestFrom(url, path, init, call);
        const refused = 'refusal' in outcome && outcome.refusal.name === EXPIRED;
        updateHealth({ type: refused ? 'expired' : 'responded', url, at: now() });
        if ('refusal' in outcome) {
          const { isEndpointRefusal, moreSpecificRefusal } = await refusals();
          if (isEndpointRefusal(outcome.refusal, call)) {
            endpointRefusal = moreSpecificRefusal(endpointRefusal, outcome.refusal);
            continue;
          }
        }
        if (verdict === 'fine') return settle(outcome);
        const headTime = healthOf(url)?.head?.time ?? 0;
        if (lagging === null || headTime > lagging.headTime) lagging = { outcome, headTime };
      } catch (error) {
        if (!(error instanceof EndpointError)) throw error;
        // Nothing was sent yet, so the endpoint is tried again after all others.
        if (error.kind === 'stale') {
          queue.push(url);
          continue;
        }
        attempts.push({ endpoint: url, ...describe(error) });
        if (error.kind !== 'unsupported' && error.kind !== 'wrong-chain')
          updateHealth({
            type: 'failed',
            url,
            at: now(),
            problem: error.message,
            retryAfterMs: error.retryAfterMs,
          });
      }
    }
    if (lagging) return settle(lagging.outcome);
    throw endpointRefusal ?? new FetchError(attempts);
  }

  return {
    accounts: options.accounts ?? eosioAccounts,
    symbols: options.symbols,
    post: (path, body, call) =>
      requestAny(path, { method: 'POST', body: JSON.stringify(body) ?? '' }, call),
    get: (path, query, call) => requestAny(path + queryText(query), { method: 'GET' }, call),
    health: () => state,
    onHealth: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Few requests are refused, so the code is loaded on demand. */
const refusals = () => import('./server-error.ts');

/** The request for as many entries as the endpoint allows, if it refused more. */
async function smallerPage<T>(
  path: string,
  { status, body }: JsonResponse,
  { pageField }: CallOptions<T>,
): Promise<{ readonly path: string; readonly size: number } | null> {
  if (pageField === undefined || status < 400) return null;
  return (await refusals()).smallerPage(path, pageField, body);
}

async function outcomeOf<T>(
  raw: JsonResponse,
  endpoint: string,
  call: CallOptions<T>,
  pageSize: number | undefined,
): Promise<PoolResult<T>> {
  try {
    if (raw.status === 404 && call.isRefusal?.(raw.body))
      throw (await import('./refusal.ts')).plainRefusal(raw.body, raw.status, endpoint);
    const body = await bodyOf(raw, endpoint);
    const value = decodeBody(body, call);
    return { response: { value, endpoint, ...(pageSize !== undefined && { pageSize }) } };
  } catch (error) {
    if (error instanceof RpcError) return { refusal: error };
    throw error;
  }
}

function decodeBody<T>(body: unknown, call: CallOptions<T>): T {
  try {
    return call.decode(body);
  } catch {
    throw new EndpointError('malformed', 'Malformed response');
  }
}

function settle<T>(outcome: PoolResult<T>): PoolResponse<T> {
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.response;
}

function describe(error: EndpointError): Omit<Attempt, 'endpoint'> {
  const { kind, message } = error;
  return isUnsent.has(error) ? { kind, message, unsent: true } : { kind, message };
}

/** Errors from before the request left. */
const isUnsent = new WeakSet<EndpointError>();

function unsent(error: EndpointError): EndpointError {
  isUnsent.add(error);
  return error;
}

function wrongChain(): EndpointError {
  return new EndpointError('wrong-chain', 'Endpoint serves another chain');
}

function queryText(query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== undefined) params.set(name, String(value));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

async function unlessAborted<T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return promise;
  signal.throwIfAborted();
  const settled = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    const giveUp = () => reject(signal.reason as Error);
    signal.addEventListener('abort', giveUp, { signal: settled.signal });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    settled.abort();
  }
}
