import { recordOf } from './json.ts';
import type { HealthState } from './health.ts';
import type { CallOptions, Pool, PoolResponse } from './pool.ts';

/** A request for a block or a transaction: its path, and the id or number. */
export interface FinalRequest {
  readonly path: string;
  readonly idOrNumber: string;
}

/** Finds and caches responses. */
export interface ResponseCache {
  /** The decoded response. Null if there is none that is valid. Never rejects. */
  find<T>(
    request: FinalRequest,
    decode: (body: unknown) => T,
  ): Promise<{ readonly value: T } | null>;
  /** Keeps the response once it cannot change. */
  keep(request: FinalRequest, body: unknown, check: FinalityCheck): void;
}

/** Decides whether a block is irreversible. */
export interface FinalityCheck {
  readonly nodes: Pick<Pool, 'health' | 'onHealth'>;
  /** The health of nodes when the response arrived. */
  readonly health: HealthState;
  /** The node that sent the response. Null if that was a service: all nodes count. */
  readonly endpoint: string | null;
}

export interface CachedResponses {
  /** Whether there may be a response. */
  has(key: string): boolean;
  /** Loads the code, which first visits do not need. */
  load(): Promise<ResponseCache>;
  /** Resolves when there is time to keep a response. At once if absent. */
  readonly quiet?: () => Promise<void>;
}

/** Calls whose response cannot change once its block is irreversible, by their decisive field. */
const FINAL_CALLS: Readonly<Partial<Record<string, string>>> = {
  '/v1/chain/get_block': 'block_num_or_id',
  '/v1/history/get_transaction': 'id',
  '/v2/history/get_transaction': 'id',
};

/** The key of a cached response: `/v1/chain/get_block/100`. */
export function keyOf({ path, idOrNumber }: FinalRequest): string {
  return `${path}/${idOrNumber}`;
}

/**
 * The pool, with cached responses for irreversible blocks and transactions. For screens only: nothing
 * that is signed may be read from a store.
 * @param nodes the nodes that report the irreversible block, if the pool's endpoints report none
 */
export function cachingPool(pool: Pool, responses: CachedResponses, nodes: Pool = pool): Pool {
  async function cachedFirst<T>(
    path: string,
    fields: Readonly<Record<string, unknown>>,
    options: CallOptions<T>,
    send: <U>(options: CallOptions<U>) => Promise<PoolResponse<U>>,
  ): Promise<PoolResponse<T>> {
    const field = FINAL_CALLS[path];
    if (field === undefined) return send(options);
    const request = { path, idOrNumber: String(fields[field]) };
    const openCache = () => responses.load().catch(() => null);
    const cached = responses.has(keyOf(request))
      ? await (await openCache())?.find(request, options.decode)
      : null;
    if (cached) return { value: cached.value, endpoint: '' };
    const decode = (body: unknown) => ({ body, value: options.decode(body) });
    const { value, endpoint } = await send({ ...options, decode });
    const check = { nodes, health: nodes.health(), endpoint: nodes === pool ? endpoint : null };
    const quiet = responses.quiet?.() ?? Promise.resolve();
    void quiet.then(openCache).then((loaded) => loaded?.keep(request, value.body, check));
    return { value: value.value, endpoint };
  }

  return {
    ...pool,
    post: (path, body, options) =>
      cachedFirst(path, recordOf(body), options, (changed) => pool.post(path, body, changed)),
    get: (path, query, options) =>
      cachedFirst(path, query, options, (changed) => pool.get(path, query, changed)),
  };
}
