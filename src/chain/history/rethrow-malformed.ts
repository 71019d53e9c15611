import * as messages from '../core/messages.ts';
import { FetchError } from '../rpc/errors.ts';

/** Rethrows the error. A malformed response gets the message 'Could not retrieve actions'. */
export function rethrowMalformed(error: unknown): never {
  const attempt = error instanceof FetchError ? error.attempts.at(-1) : undefined;
  if (attempt?.kind !== 'malformed') throw error;
  throw new FetchError([{ ...attempt, message: messages.actionsNotRetrieved }]);
}
