import * as messages from '../core/messages.ts';

/** Why an endpoint was left for the next one. */
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

/** One endpoint's failure to answer. */
export interface Attempt {
  readonly endpoint: string;
  readonly kind: FailureKind;
  readonly message: string;
}

/** No endpoint gave an answer: what each of them did instead, in the order they were asked. */
export class FetchError extends Error {
  readonly attempts: readonly Attempt[];
  /** The endpoint that was asked last, or null where there was none to ask. */
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
  /** The chain's own number, 3040005 and the like; 0 where it gives none. */
  readonly code: number;
  /** `expired_tx_exception` and the like; `exception` where it gives none. */
  readonly name: string;
  readonly what: string;
  readonly message: string;
  /** The messages of `error.details`, the deepest cause first. */
  readonly details: readonly string[];
  /** The answer as it came. */
  readonly body: unknown;
}

/** The chain's "no": an endpoint answered, and another would say the same. */
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

export type MissingThing = 'account' | 'block' | 'transaction';

const NOT_FOUND: Record<MissingThing, string> = {
  account: messages.accountNotFound,
  block: messages.blockNotFound,
  transaction: messages.transactionNotFound,
};

/** A source was asked and said that there is no such thing. */
export class MissingError extends Error {
  readonly thing: MissingThing;

  constructor(thing: MissingThing) {
    super(NOT_FOUND[thing]);
    this.name = 'MissingError';
    this.thing = thing;
  }
}
