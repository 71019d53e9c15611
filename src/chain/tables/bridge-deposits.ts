import type { Asset } from '../core/asset.ts';
import * as limits from '../core/limits.ts';
import * as v from '../core/schema.ts';
import { assetOf } from '../model/shared/lenient.ts';
import { orMissingTable } from '../rpc/fallback.ts';
import { count, int64, maybe, optionalText } from '../rpc/fields.ts';
import { integerTextOf } from '../rpc/json.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { readAll } from './read.ts';

/** The contract that records deposits. A published mirror of its tables names them. */
const WRAPS = 'proton.wrap';

const row = v.looseObject({
  index: int64,
  proton_account: v.string(),
  balance: v.looseObject({ quantity: v.string(), contract: v.string() }),
  txid: optionalText,
  chain: optionalText,
  deposit_address: optionalText,
  status: v.string(),
  finish_txid: optionalText,
  confirmations: maybe(count),
});

/** A deposit of another chain's tokens, which the bridge credits here. */
export interface BridgeDeposit {
  readonly index: bigint;
  readonly amount: Asset;
  readonly contract: string;
  /** Id of the transaction on the other chain; empty for none. */
  readonly sourceId: string;
  readonly chain: string;
  readonly address: string;
  /** `pending`, `processing`, `success`, `fail` or another word of the bridge. */
  readonly status: string;
  /** Id of the transaction here that issued the wrapped tokens. Null before. */
  readonly finishedBy: string | null;
  readonly confirmations: number | null;
}

const INT64_DIGITS = 20;

/** Deposits that are looked through. No index finds those of an account. */
const MOST = 1_000;

/**
 * An account's deposits among the latest thousand, newest first. Null where the chain has no table
 * of them. Malformed rows are left out.
 */
export async function readBridgeDeposits(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<readonly BridgeDeposit[] | null> {
  const query = { code: WRAPS, scope: WRAPS, table: 'wraps2', reverse: true };
  const paging = { ...options, chunk: limits.tableChunk, limit: MOST, keyOf };
  const read = await orMissingTable(
    readAll(pool, query, (row) => [row], paging),
    null,
  );
  return read && read.rows.flat().flatMap((one) => depositOf(one, account));
}

function depositOf(value: unknown, account: string): BridgeDeposit[] {
  const read = v.safeParse(row, value);
  if (!read.success || read.output.proton_account !== account) return [];
  const { index, balance, txid, chain, deposit_address, status, ...more } = read.output;
  const amount = assetOf(balance.quantity);
  if (!amount) return [];
  const finished = more.finish_txid ?? '';
  return [
    {
      index,
      amount,
      contract: balance.contract,
      sourceId: txid ?? '',
      chain: chain ?? '',
      address: deposit_address ?? '',
      status,
      finishedBy: /^[\da-f]{64}$/i.test(finished) && /[^0]/.test(finished) ? finished : null,
      confirmations: more.confirmations,
    },
  ];
}

function keyOf({ index }: Readonly<Record<string, unknown>>): bigint | null {
  const digits = integerTextOf(index);
  return digits === null || digits.length > INT64_DIGITS ? null : BigInt(digits);
}
