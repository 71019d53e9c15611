import * as messages from '../../core/messages.ts';
import type { RpcError } from '../../rpc/errors.ts';

/** The fate of a signed transaction is unknown: a block may include it until it expires. */
export class OpenFateError extends Error {
  readonly transactionId: string;

  constructor(message: string, transactionId: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.transactionId = transactionId;
  }
}

/** No node reported whether it accepted the transaction. */
export class OutcomeUnknownError extends OpenFateError {
  constructor(transactionId: string, options?: ErrorOptions) {
    super(messages.outcomeUnknown, transactionId, options);
  }
}

/** One node refused the transaction, and no other operator confirmed the refusal. */
export class RefusedByOneError extends OpenFateError {
  readonly refusal: RpcError;

  constructor(transactionId: string, refusal: RpcError) {
    super(refusal.message, transactionId, { cause: refusal });
    this.refusal = refusal;
  }
}

/**
 * Two operators refused the transaction for a reason that may pass: too little CPU, NET, RAM or
 * balance, or a contract's condition. Whoever has the bytes can send them again.
 */
export class RefusedForNowError extends OpenFateError {
  readonly refusal: RpcError;

  constructor(transactionId: string, refusal: RpcError) {
    super(refusal.message, transactionId, { cause: refusal });
    this.refusal = refusal;
  }
}

/** A node responded with another transaction id than that of the bytes sent. */
export class ForeignIdError extends OpenFateError {
  readonly endpoint: string;

  constructor(transactionId: string, endpoint: string) {
    super(messages.foreignId, transactionId);
    this.endpoint = endpoint;
  }
}
