import * as messages from '../core/messages.ts';
import { FetchError } from '../rpc/errors.ts';

/** Throws the error; where an answer held no list of actions, in the words of the product. */
export function rethrowMalformed(error: unknown): never {
  const attempt = error instanceof FetchError ? error.attempts.at(-1) : undefined;
  if (attempt?.kind !== 'malformed') throw error;
  throw new FetchError([{ ...attempt, message: messages.actionsNotRetrieved }]);
}
