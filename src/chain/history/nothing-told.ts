import * as messages from '../core/messages.ts';
import { FetchError } from '../rpc/errors.ts';

/** An answer that holds no list of actions, said in the words of the product. */
export function nothingTold(error: unknown): unknown {
  const attempt = error instanceof FetchError ? error.attempts.at(-1) : undefined;
  if (attempt?.trouble !== 'malformed') return error;
  return new FetchError([{ ...attempt, message: messages.actionsNotRetrieved }]);
}
