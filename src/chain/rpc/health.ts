import * as limits from '../core/limits.ts';
import { parseTime } from '../core/time.ts';
import { isRecord, numberOf } from './json.ts';

export const INFO_PATH = '/v1/chain/get_info';

/** Health of an endpoint. Times in milliseconds UTC. */
export interface EndpointHealth {
  readonly url: string;
  /** Failures since the last response. */
  readonly failures: number;
  /** Until then other endpoints are preferred. */
  readonly backoffUntil: number;
  /** Until then it gets no request: it responded that it is busy. */
  readonly pausedUntil: number;
  /** Time of its head block, its last irreversible block, and when the endpoint reported them. */
  readonly head: {
    readonly time: number;
    readonly irreversible: number;
    readonly seenAt: number;
  } | null;
  readonly wrongChain: boolean;
  /** Message of the last failure. Null after a response. */
  readonly problem: string | null;
}

export type HealthState = readonly EndpointHealth[];

export type HealthEvent = { readonly url: string; readonly at: number } & (
  | { readonly type: 'responded' }
  | {
      readonly type: 'failed';
      readonly problem: string;
      /** The pause that it asked for. */
      readonly retryAfterMs?: number | null;
    }
  /** It reported an expired transaction. Its clock may lag, so the next request goes elsewhere. */
  | { readonly type: 'expired' }
  | {
      readonly type: 'head';
      readonly headTime: number;
      readonly irreversible: number;
      readonly wrongChain: boolean;
    }
);

/** A reported head is valid this long. */
const HEAD_VALID_MS = 60_000;
const FIRST_BACKOFF_MS = 10_000;
const LONGEST_REST_MS = 120_000;

export function initialHealth(urls: readonly string[]): HealthState {
  return [...new Set(urls)].map((url) => ({
    url,
    failures: 0,
    backoffUntil: 0,
    pausedUntil: 0,
    head: null,
    wrongChain: false,
    problem: null,
  }));
}

/**
 * The next state, or the same object if nothing changed. Each consecutive failure doubles the rest,
 * up to two minutes. An endpoint that names a longer time rests that long.
 */
export function reduceHealth(state: HealthState, event: HealthEvent): HealthState {
  const after = state.map((endpoint) =>
    endpoint.url === event.url ? next(endpoint, event) : endpoint,
  );
  return after.some((endpoint, index) => endpoint !== state[index]) ? after : state;
}

/**
 * All endpoints in the order of requests. Healthy ones come first, by preference, and those in sync
 * before those behind. Resting or stale ones follow, the next due first. So an endpoint that is
 * down is tried again later, and all are tried if all are down. Endpoints of another chain are
 * excluded.
 */
export function requestOrder(state: HealthState, now: number): readonly string[] {
  const right = state.filter((endpoint) => !(endpoint.wrongChain && headIsKnown(endpoint, now)));
  const well = right
    .filter((endpoint) => isHealthy(endpoint, now))
    .toSorted((a, b) => Number(isBehind(a, now)) - Number(isBehind(b, now)));
  const others = right.filter((endpoint) => !isHealthy(endpoint, now));
  const dueFirst = (a: EndpointHealth, b: EndpointHealth) =>
    a.backoffUntil - b.backoffUntil || lagOf(a, now) - lagOf(b, now);
  return [...well, ...others.toSorted(dueFirst)].map((endpoint) => endpoint.url);
}

/** Whether its head was stale when last seen, and that was recent. */
export function isStale(endpoint: EndpointHealth, now: number): boolean {
  return lagOver(limits.staleHeadMs, endpoint, now);
}

/** Whether its head is behind. Endpoints in sync come before it, but it is not skipped. */
function isBehind(endpoint: EndpointHealth, now: number): boolean {
  return lagOver(limits.syncSecondsBehind * 1000, endpoint, now);
}

function lagOver(ms: number, endpoint: EndpointHealth, now: number): boolean {
  const { head } = endpoint;
  return headIsKnown(endpoint, now) && head !== null && head.seenAt - head.time > ms;
}

/** Age of a stale head when last seen, otherwise 0. */
function lagOf(endpoint: EndpointHealth, now: number): number {
  const { head } = endpoint;
  return head && isStale(endpoint, now) ? head.seenAt - head.time : 0;
}

export function headIsKnown(endpoint: EndpointHealth, now: number): boolean {
  return endpoint.head !== null && now - endpoint.head.seenAt < HEAD_VALID_MS;
}

function isHealthy(endpoint: EndpointHealth, now: number): boolean {
  return endpoint.backoffUntil <= now && !isStale(endpoint, now);
}

function next(endpoint: EndpointHealth, event: HealthEvent): EndpointHealth {
  switch (event.type) {
    case 'responded':
      return endpoint.failures === 0 && endpoint.backoffUntil === 0
        ? endpoint
        : // A response to an earlier request does not end a pause that was asked for since.
          { ...endpoint, failures: 0, backoffUntil: 0, problem: null };
    case 'failed': {
      const usual = Math.min(FIRST_BACKOFF_MS * 2 ** endpoint.failures, LONGEST_REST_MS);
      const requestedMs = Math.min(event.retryAfterMs ?? 0, limits.longestPauseMs);
      return {
        ...endpoint,
        failures: endpoint.failures + 1,
        backoffUntil: event.at + Math.max(usual, requestedMs),
        pausedUntil: event.at + requestedMs,
        problem: event.problem,
      };
    }
    case 'expired':
      return { ...endpoint, backoffUntil: event.at + FIRST_BACKOFF_MS };
    case 'head': {
      const { headTime: time, irreversible, at: seenAt } = event;
      const head = { time, irreversible, seenAt };
      return { ...endpoint, head, wrongChain: event.wrongChain };
    }
  }
}

export interface ReportedHead {
  /** Milliseconds UTC. */
  readonly time: number;
  readonly chainId: string;
  /** The last irreversible block. 0 if the node does not report it. */
  readonly irreversible: number;
}

/** What a get_info response reports. Null if it is malformed. */
export function headIn(info: unknown): ReportedHead | null {
  if (!isRecord(info)) return null;
  const { head_block_time: time, chain_id: chainId } = info;
  if (typeof time !== 'string' || typeof chainId !== 'string') return null;
  try {
    const irreversible = numberOf(info.last_irreversible_block_num) ?? 0;
    return { time: parseTime(time), chainId, irreversible };
  } catch {
    return null;
  }
}
