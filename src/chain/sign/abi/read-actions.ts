import { inSlices } from '../../core/slices.ts';
import type { AbiCache } from './abi-cache.ts';
import { openPacked } from '../transaction/packed.ts';
import type { PackedTransaction, UnpackedTransaction } from '../transaction/packed.ts';
import { deserializeAction } from './serialize.ts';
import type { ReadOptions } from './serialize.ts';
import type { PackedAction } from '../transaction/transaction-definition.ts';

/** A packed action with its decoded data. */
export interface ReadAction extends Omit<PackedAction, 'data'> {
  /** In hex. */
  readonly hexData: string;
  /** Null if the ABI does not describe it. */
  readonly data: unknown;
  /** Why decoding failed; null if it did not. */
  readonly problem: string | null;
}

export interface ReadTransaction extends Omit<UnpackedTransaction, 'transaction'> {
  readonly header: Omit<UnpackedTransaction['transaction'], 'actions' | 'context_free_actions'>;
  readonly actions: readonly ReadAction[];
  readonly contextFreeActions: readonly ReadAction[];
}

/**
 * Decodes a packed transaction of a block, a proposal or a signing request. An action that cannot
 * be decoded keeps its bytes and the reason. Rejects with CodecError if the bytes are not a
 * transaction.
 */
export async function readTransaction(
  packed: PackedTransaction,
  abis: Pick<AbiCache, 'read'>,
  options?: ReadOptions,
): Promise<ReadTransaction> {
  const { transaction, ...opened } = openPacked(packed);
  const { actions, context_free_actions, ...header } = transaction;
  return {
    ...opened,
    header,
    actions: await readActions(actions, abis, options),
    contextFreeActions: await readActions(context_free_actions, abis, options),
  };
}

/**
 * Decodes actions, with pauses: a proposal may have hundreds with many fields. One that cannot be decoded
 * keeps its bytes and the reason, and so does one with bytes after its last field: a contract may read what
 * this ABI does not describe.
 */
export async function readActions(
  actions: readonly PackedAction[],
  abis: Pick<AbiCache, 'read'>,
  options?: ReadOptions,
): Promise<ReadAction[]> {
  const served = await Promise.allSettled(
    actions.map(async ({ account, name }) => abis.read(account, name)),
  );
  return inSlices(actions, ({ data: hexData, ...action }, at) => {
    try {
      const abi = served[at]!;
      if (abi.status === 'rejected') throw abi.reason;
      const read = { ...options, allBytes: true };
      const data = deserializeAction(abi.value, action.name, hexData, read);
      return { ...action, hexData, data, problem: null };
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      return { ...action, hexData, data: null, problem };
    }
  });
}
