import * as v from 'valibot';
import { figure, idText, text } from './fields.ts';

/** Which way a transaction goes, as the bridge says it. */
export type BridgeDirection = 'receive' | 'send';

const depositRow = v.object({
  index: idText,
  proton_account: v.string(),
  balance: v.object({ quantity: v.string(), contract: v.string() }),
  /** Of the deposit, in the other chain's service. */
  id: text,
  /** Of the transaction on the other chain. */
  txid: text,
  chain: text,
  deposit_address: text,
  /** `pending`, `processing`, `success` or `fail`. */
  status: v.string(),
  /** Of the transaction here that gave out the wrapped tokens; empty before. */
  finish_txid: text,
  wrap_hash: text,
  confirmations: figure,
});

export type BridgeDeposit = v.InferOutput<typeof depositRow>;

/** Deposits by the bridge contract's rows; rows that are none are left out. */
export function bridgeDeposits(rows: readonly unknown[]): BridgeDeposit[] {
  return rows.flatMap((row) => {
    const read = v.safeParse(depositRow, row);
    return read.success ? [read.output] : [];
  });
}

/** Null for another word. */
export function bridgeDirection(word: unknown): BridgeDirection | null {
  return word === 'receive' || word === 'send' ? word : null;
}
