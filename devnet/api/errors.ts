import type { ChainErrorShape } from '../types.ts';

/** A refusal by a route, in the engine's form. */
export class Refusal extends Error implements ChainErrorShape {
  readonly status: number;
  readonly code: number;
  override readonly name: string;
  readonly what: string;
  readonly details: string[];

  constructor(shape: ChainErrorShape) {
    super(shape.details[0] ?? shape.what);
    this.status = shape.status;
    this.code = shape.code;
    this.name = shape.name;
    this.what = shape.what;
    this.details = shape.details;
  }
}

/** Exceptions with their own HTTP status. */
const STATUS_BY_CODE: Record<number, { status: number; message: string }> = {
  3040008: { status: 409, message: 'Conflict' },
  3060002: { status: 400, message: 'Account lookup' },
  3090003: { status: 401, message: 'UnAuthorized' },
  3100002: { status: 400, message: 'Unknown Block' },
  3200006: { status: 400, message: 'Invalid Request' },
};

const MESSAGES: Record<number, string> = {
  400: 'Invalid Request',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Payload Too Large',
};

export interface ErrorBody {
  code: number;
  message: string;
  error: {
    code: number;
    name: string;
    what: string;
    details: { message: string; file: string; line_number: number; method: string }[];
  };
}

/**
 * Routes that send transactions run outside of the HTTP thread, so an exception such as a missing
 * account has the usual failure status.
 */
const SENDING = /^(push|send|compute)_/;
const FAILURES_OF_SENDING = [3060002, 3090003];

/** nodeos's error body. Its `code` is the HTTP status. */
export function errorBody(shape: ChainErrorShape, method: string): ErrorBody {
  const failed = FAILURES_OF_SENDING.includes(shape.code) && SENDING.test(method);
  const listed = failed ? undefined : STATUS_BY_CODE[shape.code];
  const status = failed ? 500 : (listed?.status ?? shape.status);
  if (shape.name === '')
    return {
      code: status,
      message: shape.what,
      error: { code: shape.code, name: '', what: '', details: [] },
    };
  return {
    code: status,
    message: listed?.message ?? MESSAGES[status] ?? 'Internal Service Error',
    error: {
      code: shape.code,
      name: shape.name,
      what: shape.what,
      details: shape.details.map((message) => ({
        message,
        file: 'devnet',
        line_number: 0,
        method,
      })),
    },
  };
}

/**
 * A thrown value as a refusal: the engine's and the routes' own, or nodeos's unspecified exception.
 */
export function refusalOf(thrown: unknown): ChainErrorShape {
  if (isRefusal(thrown)) return thrown;
  return plainException(thrown instanceof Error ? thrown.message : String(thrown));
}

/** The unspecified exception: code 0. */
export function plainException(message: string, status = 500): Refusal {
  return new Refusal({
    status,
    code: 0,
    name: 'exception',
    what: 'unspecified',
    details: [message],
  });
}

export function invalidRequest(...details: string[]): Refusal {
  return new Refusal({
    status: 400,
    code: 3200006,
    name: 'invalid_http_request',
    what: 'invalid http request',
    details,
  });
}

export function accountQueryError(message: string): Refusal {
  return new Refusal({
    status: 400,
    code: 3060002,
    name: 'account_query_exception',
    what: 'Account Query Exception',
    details: [message],
  });
}

export function tableQueryError(message: string): Refusal {
  return new Refusal({
    status: 500,
    code: 3060003,
    name: 'contract_table_query_exception',
    what: 'Contract Table Query Exception',
    details: [message],
  });
}

function isRefusal(thrown: unknown): thrown is Error & ChainErrorShape {
  return (
    thrown instanceof Error &&
    'code' in thrown &&
    typeof thrown.code === 'number' &&
    'status' in thrown &&
    typeof thrown.status === 'number' &&
    'details' in thrown &&
    Array.isArray(thrown.details)
  );
}
