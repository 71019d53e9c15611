import { parseExactJson } from '../core/exact-json.ts';
import * as limits from '../core/limits.ts';
import * as messages from '../core/messages.ts';
import { pathSegment } from '../core/path-segment.ts';
import * as v from '../core/schema.ts';
import { type Service, UnsupportedError } from '../model/shared/load-state.ts';
import { FetchError, RpcError } from '../rpc/errors.ts';
import { isRecord, textOf } from '../rpc/json.ts';
import type { RequestOptions } from '../rpc/node.ts';
import type { Query } from '../rpc/pool.ts';
import {
  type Call,
  EndpointError,
  type Fetch,
  notJson,
  pauseAfter,
  requestText,
} from '../rpc/transport.ts';

export interface ServiceOptions {
  /** Base URL without a trailing slash. */
  readonly url: string;
  readonly fetch?: Fetch;
  readonly timeoutMs?: number;
  /** Maximum bytes of a response. Default `limits.responseBytes`. */
  readonly maxBytes?: number;
}

export interface MaybeServiceOptions extends Omit<ServiceOptions, 'url'> {
  /** Null if the chain has no such service: each call then throws UnsupportedError. */
  readonly url: string | null;
}

export interface Sending extends RequestOptions {
  readonly token?: string;
}

export interface Requester {
  /** A plain GET. A refusal throws `Bad response from server {status}`. */
  get<T>(
    path: string,
    schema: v.GenericSchema<unknown, T>,
    requestOptions?: RequestOptions,
  ): Promise<T>;
  /** Sends JSON. A refusal throws the message of the body, or `Error`. */
  send<T>(
    method: 'POST' | 'PATCH',
    path: string,
    body: unknown,
    schema: v.GenericSchema<unknown, T>,
    sending?: Sending,
  ): Promise<T>;
}

/** Query fields. A list repeats its field. */
export type ServiceQuery = Readonly<
  Record<string, Query[string] | readonly (string | number | boolean)[]>
>;

/** A path with an optional last segment, which is encoded, and an optional query string. */
export function servicePath(
  path: string,
  segment?: string | null,
  query: ServiceQuery = {},
): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => [name, String(one)]),
  );
  const text = new URLSearchParams(given).toString();
  const segmentPath = segment === null || segment === undefined ? '' : `/${pathSegment(segment)}`;
  return path + segmentPath + (text === '' ? '' : `?${text}`);
}

/** A group of query fields under one name: `options[sort]=desc`. */
export function queryGroup(name: string, fields: Query): Query {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [`${name}[${field}]`, value]),
  );
}

const BUSY = 429;

/** Services that responded 429, with that body, and until when they get no request. */
const paused = new Map<string, { readonly until: number; readonly body: unknown }>();

/**
 * Requests to a service with one URL. After a 429 the page sends none to that URL until the
 * service's Retry-After is over: requests then fail with the same response. Throws RpcError with the
 * body for a status other than 2xx, FetchError for no response or a malformed one, and the signal's
 * reason after an abort.
 */
export function createRequester(options: ServiceOptions): Requester {
  const { url, timeoutMs = limits.requestTimeoutMs, maxBytes } = options;
  const fetch: Fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));

  function refusal(status: number, message: string, body: unknown): RpcError {
    return new RpcError({
      endpoint: url,
      status,
      code: 0,
      name: 'exception',
      what: '',
      message,
      details: [message],
      body,
    });
  }

  async function request<T>(
    path: string,
    init: Call['init'],
    schema: v.GenericSchema<unknown, T>,
    refusalMessage: (status: number, body: unknown) => string | Promise<string>,
    signal: AbortSignal | undefined,
  ): Promise<T> {
    const pause = paused.get(url);
    if (pause && pause.until > Date.now())
      throw refusal(BUSY, await refusalMessage(BUSY, pause.body), pause.body);
    try {
      const { status, retryAfterMs, text } = await requestText(
        fetch,
        { url: url + path, init, maxBytes },
        timeoutMs,
        signal,
      );
      const body = parseJson(text);
      const content = body === undefined ? text : body;
      if (status === BUSY) {
        const pauseMs = pauseAfter({ status, retryAfterMs }) ?? 0;
        const until = Date.now() + Math.min(pauseMs, limits.longestPauseMs);
        paused.set(url, { until, body: content });
      }
      if (status < 200 || status >= 300)
        throw refusal(status, await refusalMessage(status, content), content);
      if (body === undefined) throw await notJson(text);
      const read = v.safeParse(schema, body);
      if (read.success) return read.output;
      throw new EndpointError('malformed', 'Malformed response');
    } catch (error) {
      if (!(error instanceof EndpointError)) throw error;
      const { kind, message } = error;
      throw new FetchError([{ endpoint: url, kind, message }]);
    }
  }

  return {
    get: (path, schema, requestOptions = {}) =>
      request(path, { method: 'GET' }, schema, messages.badResponse, requestOptions.signal),

    send: (method, path, body, schema, sending = {}) => {
      const headers = {
        'content-type': 'application/json',
        ...(sending.token !== undefined && { authorization: `Bearer ${sending.token}` }),
      };
      // What is sent, and the token, are for this service alone.
      const init = { method, headers, body: JSON.stringify(body), redirect: 'error' as const };
      return request(path, init, schema, bodyText, sending.signal);
    },
  };
}

/** Like createRequester. If the chain has no such service, each call throws UnsupportedError. */
export function createMaybeRequester(service: Service, options: MaybeServiceOptions): Requester {
  const { url } = options;
  if (url !== null) return createRequester({ ...options, url });
  const refuse = () => Promise.reject(new UnsupportedError(service));
  return { get: refuse, send: refuse };
}

function parseJson(text: string): unknown {
  try {
    return parseExactJson(text);
  } catch {
    return undefined;
  }
}

async function bodyText(_: number, body: unknown): Promise<string> {
  const { errorText } = await import('../rpc/refusal.ts');
  return errorText(body) ?? (isRecord(body) ? textOf(body.error) : null) ?? messages.error;
}
