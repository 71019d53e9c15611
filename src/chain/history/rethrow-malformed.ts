import * as messages from '../core/messages.ts';
import { FetchError } from '../rpc/errors.ts';

/** Throws the error; where an answer held no list of actions, in the words of the product. */
export function tellNothing(error: unknown): never {
  const attempt = error instanceof FetchError ? error.attempts.at(-1) : undefined;
  if (attempt?.trouble !== 'malformed') throw error;
  throw new FetchError([{ ...attempt, message: messages.actionsNotRetrieved }]);
}
