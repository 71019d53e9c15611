import { FetchError, MissingError, type MissingEntity, RpcError } from './errors.ts';

/** Error names of nodeos for a missing account, block or transaction. */
const MISSING_NAMES = new Set([
  'unknown_block_exception',
  'tx_not_found',
  'unknown_transaction_exception',
]);

const MISSING_TEXTS = [
  /unknown key/i,
  /could not find (reversible )?block/i,
  /block trace missing/i,
  /transaction id missing/i,
  /fail to retrieve account/i,
  /transaction .*not found/i,
  /\bnot found in history\b/i,
  /does not exist in history/i,
];

/**
 * Whether a node reports that an account, a block or a transaction does not exist. Versions of
 * nodeos differ: the status is 400, 404 or 500, and the code is often 0 with the name `exception`.
 * Then only the text identifies the error.
 */
export function isMissing(error: unknown): error is RpcError {
  if (!(error instanceof RpcError)) return false;
  if (MISSING_NAMES.has(error.name)) return true;
  return textsOf(error).some((text) => MISSING_TEXTS.some((pattern) => pattern.test(text)));
}

/** Throws MissingError if the node reports that the thing does not exist. */
export async function withMissingError<T>(
  thing: MissingEntity,
  request: () => Promise<T>,
): Promise<T> {
  try {
    return await request();
  } catch (error) {
    throw isMissing(error) ? new MissingError(thing) : error;
  }
}

/** Whether endpoints responded and none of them supports the call. */
export function isMissingCall(error: unknown): boolean {
  return (
    error instanceof FetchError &&
    error.attempts.length > 0 &&
    error.attempts.every(({ kind }) => kind === 'unsupported')
  );
}

/** The error's message and its details. */
export function textsOf({ message, details }: RpcError): readonly string[] {
  return [message, ...details];
}
