import * as messages from '../../core/messages.ts';
import type { RpcError } from '../../rpc/errors.ts';

/** The fate of a signed transaction is open: a block may still take it until it expires. */
export class OpenFateError extends Error {
  readonly transactionId: string;

  constructor(message: string, transactionId: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.transactionId = transactionId;
  }
}

/** No node said whether it accepted the transaction. */
export class OutcomeUnknownError extends OpenFateError {
  constructor(transactionId: string, options?: ErrorOptions) {
    super(messages.outcomeUnknown, transactionId, options);
  }
}

/** One node refused the transaction, and no node of another operator confirmed that. */
export class RefusedByOneError extends OpenFateError {
  readonly refusal: RpcError;

  constructor(transactionId: string, refusal: RpcError) {
    super(refusal.message, transactionId, { cause: refusal });
    this.refusal = refusal;
  }
}

/** A node answered with the id of another transaction than the one it was sent. */
export class ForeignIdError extends OpenFateError {
  readonly endpoint: string;

  constructor(transactionId: string, endpoint: string) {
    super(messages.foreignId, transactionId);
    this.endpoint = endpoint;
  }
}
