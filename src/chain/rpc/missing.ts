import { RpcError } from './errors.ts';

/** Names nodeos gives to "no such thing", whatever the thing. */
const MISSING_NAMES = new Set([
  'unknown_block_exception',
  'tx_not_found',
  'unknown_transaction_exception',
]);

const MISSING_TEXTS = [
  /unknown key/i,
  /could not find (reversible )?block/i,
  /block trace missing/i,
  /fail to retrieve account/i,
  /transaction .*not found/i,
  /\bnot found in history\b/i,
  /does not exist in history/i,
];

/**
 * Whether an error is a source's word that there is no such account, block or transaction.
 * Versions of nodeos differ: status 400, 404 or 500, and often code 0 with the name `exception`,
 * so that the text alone tells.
 */
export function isMissing(error: unknown): error is RpcError {
  if (!(error instanceof RpcError)) return false;
  if (MISSING_NAMES.has(error.name)) return true;
  return [error.message, ...error.details].some((text) =>
    MISSING_TEXTS.some((pattern) => pattern.test(text)),
  );
}
