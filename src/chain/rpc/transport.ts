import { boundedText } from '../core/bounded-text.ts';
import { parseExactJson } from '../core/exact-json.ts';
import * as limits from '../core/limits.ts';
import * as messages from '../core/messages.ts';
import type { FailureKind } from './errors.ts';
import { isRecord } from './json.ts';

export type Fetch = typeof globalThis.fetch;

export interface Call {
  readonly url: string;
  readonly init: {
    readonly method: 'GET' | 'POST' | 'PATCH';
    readonly body?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly redirect?: 'error';
  };
  /** Maximum bytes of the body. Default `limits.responseBytes`. */
  readonly maxBytes?: number | undefined;
}

export interface JsonResponse {
  readonly status: number;
  /** `Retry-After` in milliseconds. Null if absent or not readable across origins. */
  readonly retryAfterMs: number | null;
  readonly body: unknown;
}

/** An endpoint failed, and the next one is tried. */
export class EndpointError extends Error {
  readonly kind: FailureKind;
  /** The pause that the endpoint asks for, in milliseconds. */
  readonly retryAfterMs: number | null;

  constructor(kind: FailureKind, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.name = 'EndpointError';
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}

/** A response before it is decoded. */
export interface TextResponse {
  readonly status: number;
  readonly retryAfterMs: number | null;
  readonly text: string;
}

/**
 * Sends one request to one endpoint and decodes the response as JSON. Errors are those of
 * `requestText`.
 */
export async function requestJson(
  fetch: Fetch,
  call: Call,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<JsonResponse> {
  const response = await requestText(fetch, call, timeoutMs, signal);
  const { status, retryAfterMs } = response;
  return { status, retryAfterMs, body: await parse(response) };
}

/**
 * Sends one request to one endpoint. The time-out includes the body. A body over the limit is not
 * read further and fails as 'too-large', and what another origin sent is not read. Throws
 * EndpointError, or the signal's reason after an abort.
 */
export async function requestText(
  fetch: Fetch,
  call: Call,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<TextResponse> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  const timer = setTimeout(giveUp, timeoutMs);
  signal?.addEventListener('abort', giveUp);
  try {
    // Without a content type this is a simple request: browsers send no preflight.
    const response = await fetch(call.url, { ...call.init, signal: controller.signal });
    if (isFromElsewhere(response, call.url)) {
      controller.abort();
      throw new EndpointError('network', messages.redirected);
    }
    const maxBytes = call.maxBytes ?? limits.responseBytes;
    const text = await boundedText(response, maxBytes);
    if (text === null) throw new EndpointError('too-large', messages.responseTooLarge(maxBytes));
    return { status: response.status, retryAfterMs: retryAfter(response.headers), text };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof EndpointError) throw error;
    if (controller.signal.aborted)
      throw new EndpointError('timeout', messages.noResponse(timeoutMs));
    throw new EndpointError('network', messages.connectionFailed);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

/** Whether the endpoint redirected to another one, for which it would speak. */
function isFromElsewhere({ redirected, url }: Response, requested: string): boolean {
  return redirected && URL.parse(url)?.origin !== URL.parse(requested)?.origin;
}

/** Fields of which every refusal has one. */
const REFUSAL_FIELDS = ['error', 'processed', 'result', 'type'];

/**
 * The body of a successful response. Throws RpcError for a refusal by the chain with any status,
 * and EndpointError if the endpoint is broken, overloaded or lacks the call.
 */
export async function bodyOf(response: JsonResponse, endpoint: string): Promise<unknown> {
  const { status, body } = response;
  if (isBusy(status)) throw busy(response);
  if (status < 400 && !(isRecord(body) && REFUSAL_FIELDS.some((field) => field in body)))
    return body;
  // Few responses are refusals, so the code that reads them is loaded with the first.
  const { isUnsupportedCall, plainRefusal, refusalIn } = await import('./refusal.ts');
  const badStatus = messages.badResponse(status);
  const refusal = refusalIn(body, status, endpoint);
  if (refusal && isUnsupportedCall(refusal))
    throw new EndpointError('unsupported', refusal.message);
  if (refusal) throw refusal;
  if (status >= 500) throw new EndpointError('status', badStatus);
  if (status === 404 || status === 405) throw new EndpointError('unsupported', badStatus);
  if (status === 401 || status === 403) throw new EndpointError('status', badStatus);
  // A text or a list alone is a gateway's.
  if (status >= 400 && !isRecord(body)) throw new EndpointError('status', badStatus);
  if (status >= 400) throw plainRefusal(body, status, endpoint);
  // Gateways and indexers report failures of what is behind them with a status of success.
  if (isRecord(body) && typeof body.error === 'string' && body.error !== '') {
    if (typeof body.statusCode === 'number' && body.statusCode >= 500)
      throw new EndpointError('status', messages.badResponse(body.statusCode));
    // Other texts belong to an answer: Hyperion has one where it does not know a transaction.
    const { isServerError } = await import('./server-error.ts');
    const said = plainRefusal(body, status, endpoint);
    if (isServerError(said)) throw said;
  }
  return body;
}

function isBusy(status: number): boolean {
  return status === 429 || status === 408;
}

function busy(response: Pick<TextResponse, 'status' | 'retryAfterMs'>) {
  return new EndpointError('busy', messages.badResponse(response.status), pauseAfter(response));
}

/** The pause that an endpoint asks for. Null unless it named a time or responded 429. */
export function pauseAfter({
  status,
  retryAfterMs,
}: Pick<TextResponse, 'status' | 'retryAfterMs'>): number | null {
  return retryAfterMs ?? (status === 429 ? limits.busyPauseMs : null);
}

/** Seconds or an HTTP date (RFC 9110, 10.2.3). */
function retryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after');
  if (value === null) return null;
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return ms > 0 ? ms : null;
}

async function parse(response: TextResponse): Promise<unknown> {
  const { status, text } = response;
  try {
    return parseExactJson(text);
  } catch {
    if (isBusy(status)) throw busy(response);
    // A gateway in front of the node may say so in HTML.
    const kind = status === 404 || status === 405 ? 'unsupported' : 'status';
    if (status >= 400) throw new EndpointError(kind, messages.badResponse(status));
    throw await notJson(text);
  }
}

/** The failure of an endpoint whose body is not JSON, with what it is. Few are not. */
export async function notJson(text: string): Promise<EndpointError> {
  const { describeBody } = await import('../core/describe-body.ts');
  return new EndpointError('malformed', messages.notJson(describeBody(text)));
}

/** The result of a promise, or undefined if it takes longer than `ms`. */
export function atMost<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
