import * as messages from '../core/messages.ts';

/** Why a request failed over to the next endpoint. */
export type FailureKind =
  | 'network'
  | 'timeout'
  | 'status'
  | 'malformed'
  | 'too-large'
  | 'busy'
  | 'unsupported'
  | 'stale'
  | 'wrong-chain';

/** A failed request to one endpoint. */
export interface Attempt {
  readonly endpoint: string;
  readonly kind: FailureKind;
  readonly message: string;
  /** The request did not leave the browser. Absent if it may have. */
  readonly unsent?: true;
}

/** The name of the chain's refusal of a transaction that has expired. */
export const EXPIRED = 'expired_tx_exception';

/** No endpoint responded. Lists every failed attempt in order. */
export class FetchError extends Error {
  readonly attempts: readonly Attempt[];
  /** The endpoint of the last attempt. Null if no endpoint is configured. */
  readonly endpoint: string | null;

  constructor(attempts: readonly Attempt[]) {
    super(attempts.at(-1)?.message ?? 'No endpoint is configured');
    this.name = 'FetchError';
    this.attempts = attempts;
    this.endpoint = attempts.at(-1)?.endpoint ?? null;
  }
}

export interface Refusal {
  readonly endpoint: string;
  readonly status: number;
  /** The chain's error code, such as 3040005. 0 if the response has none. */
  readonly code: number;
  /** The error name, such as `expired_tx_exception`. `exception` if the response has none. */
  readonly name: string;
  readonly what: string;
  readonly message: string;
  /** The messages of `error.details`, the deepest cause first. */
  readonly details: readonly string[];
  /** The decoded response body. */
  readonly body: unknown;
}

/**
 * The chain refused the request, or every endpoint for a reason of its own (`isServerError`).
 */
export class RpcError extends Error {
  readonly endpoint: string;
  readonly status: number;
  readonly code: number;
  readonly what: string;
  readonly details: readonly string[];
  readonly body: unknown;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.name = refusal.name;
    this.endpoint = refusal.endpoint;
    this.status = refusal.status;
    this.code = refusal.code;
    this.what = refusal.what;
    this.details = refusal.details;
    this.body = refusal.body;
  }
}

export type MissingEntity = 'account' | 'block' | 'transaction';

const NOT_FOUND: Record<MissingEntity, string> = {
  account: messages.accountNotFound,
  block: messages.blockNotFound,
  transaction: messages.transactionNotFound,
};

/** The source responded that the account, block or transaction does not exist. */
export class MissingError extends Error {
  constructor(entity: MissingEntity) {
    super(NOT_FOUND[entity]);
    this.name = 'MissingError';
  }
}
