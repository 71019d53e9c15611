import * as v from '../core/schema.ts';
import { figure, idText, text } from './fields.ts';

/** The direction of a bridge transaction. */
export type BridgeDirection = 'receive' | 'send';

const depositRow = v.object({
  index: idText,
  proton_account: v.string(),
  balance: v.object({ quantity: v.string(), contract: v.string() }),
  /** Id of the deposit at the other chain's service. */
  id: text,
  /** Id of the transaction on the other chain. */
  txid: text,
  chain: text,
  deposit_address: text,
  /** `pending`, `processing`, `success` or `fail`. */
  status: v.string(),
  /** Id of the transaction here that issued the wrapped tokens. Empty before. */
  finish_txid: text,
  wrap_hash: text,
  confirmations: figure,
});

export type BridgeDeposit = v.InferOutput<typeof depositRow>;

/** Decodes deposits from the bridge contract's rows. Malformed rows are omitted. */
export function bridgeDeposits(rows: readonly unknown[]): BridgeDeposit[] {
  return rows.flatMap((row) => {
    const read = v.safeParse(depositRow, row);
    return read.success ? [read.output] : [];
  });
}

/** Null for any other text. */
export function bridgeDirection(word: unknown): BridgeDirection | null {
  return word === 'receive' || word === 'send' ? word : null;
}
