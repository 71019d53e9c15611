import {
  type EndpointHealth,
  headIn,
  headIsKnown,
  type HealthEvent,
  INFO_PATH,
  isStale,
} from './health.ts';
import { type Fetch, type JsonResponse, requestJson } from './transport.ts';

export type HeadStatus = 'fine' | 'stale' | 'wrong-chain';

interface HeadCheckOptions {
  /** False for services that are not nodes: they report no head. */
  readonly checkHead: boolean;
  /** Null accepts any chain. */
  readonly chainId: string | null;
  readonly fetch: Fetch;
  readonly timeoutMs: number;
  readonly now: () => number;
  readonly healthOf: (url: string) => EndpointHealth | undefined;
  readonly updateHealth: (event: HealthEvent) => void;
}

/** How old a response of `recentInfo` may be. A page's head poll begins this long after a head check. */
const RECENT_MS = 500;
const HEAD_CHECK_EVERY_MS = 60_000;

/** Checks by the heads of a pool's endpoints whether they are of its chain, and in sync. */
export function headChecks({ checkHead, chainId, now, healthOf, ...options }: HeadCheckOptions) {
  const infoRequests = new Map<string, Promise<JsonResponse>>();
  const recent = new Map<string, { readonly response: JsonResponse; readonly at: number }>();
  const checkedAt = new Map<string, number>();

  /** get_info of an endpoint. Concurrent callers share one request. */
  function requestInfo(url: string): Promise<JsonResponse> {
    const pending = infoRequests.get(url);
    if (pending) return pending;
    checkedAt.set(url, now());
    const request = requestJson(
      options.fetch,
      { url: url + INFO_PATH, init: { method: 'POST' } },
      options.timeoutMs,
    )
      .then((response) => {
        const head = headIn(response.body);
        if (head) {
          const wrongChain = chainId !== null && head.chainId !== chainId;
          const { time: headTime, irreversible } = head;
          options.updateHealth({
            type: 'head',
            url,
            at: now(),
            headTime,
            irreversible,
            wrongChain,
          });
        }
        recent.set(url, { response, at: now() });
        return response;
      })
      .finally(() => infoRequests.delete(url));
    infoRequests.set(url, request);
    return request;
  }

  return {
    requestInfo,
    /** A response of get_info to another caller that is new enough; null for none. */
    recentInfo(url: string): JsonResponse | null {
      const last = recent.get(url);
      return last && now() - last.at < RECENT_MS ? last.response : null;
    },
    headStatusOf(url: string): HeadStatus {
      const endpoint = healthOf(url);
      if (!checkHead || !endpoint) return 'fine';
      if (endpoint.wrongChain && headIsKnown(endpoint, now())) return 'wrong-chain';
      return isStale(endpoint, now()) ? 'stale' : 'fine';
    },
    /** Null if no check is due. Never rejects. */
    start(url: string): Promise<unknown> | null {
      const endpoint = healthOf(url);
      const isRecent = now() - (checkedAt.get(url) ?? -Infinity) < HEAD_CHECK_EVERY_MS;
      if (!checkHead || !endpoint || headIsKnown(endpoint, now())) return null;
      if (isRecent) return infoRequests.get(url)?.catch(() => null) ?? null;
      return requestInfo(url).catch(() => null);
    },
  };
}
