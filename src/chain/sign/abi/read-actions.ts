import type { AbiCache } from './abi-cache.ts';
import { openPacked } from '../transaction/packed.ts';
import type { PackedTransaction, UnpackedTransaction } from '../transaction/packed.ts';
import { deserializeAction } from './serialize.ts';
import type { ReadOptions } from './serialize.ts';
import type { PackedAction } from '../transaction/transaction-definition.ts';

/** An action as it lies in a transaction and as it reads. */
export interface ReadAction extends Omit<PackedAction, 'data'> {
  /** In hex. */
  readonly hexData: string;
  /** Null where its ABI does not tell. */
  readonly data: unknown;
  /** Why there are no data; null where there are. */
  readonly problem: string | null;
}

export interface ReadTransaction extends Omit<UnpackedTransaction, 'transaction'> {
  readonly header: Omit<UnpackedTransaction['transaction'], 'actions' | 'context_free_actions'>;
  readonly actions: readonly ReadAction[];
  readonly contextFreeActions: readonly ReadAction[];
}

/**
 * A packed transaction, from a block, a proposal or a signing request, with what its actions say.
 * An action that cannot be read keeps its bytes and says why. Rejects with CodecError where the
 * bytes are no transaction.
 */
export async function readTransaction(
  packed: PackedTransaction,
  abis: Pick<AbiCache, 'get'>,
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
 * The actions of a multisig proposal, from the `packed_transaction` of its row; undefined where
 * that is no transaction, or an action's data are not what its ABI says.
 */
export async function proposalActions(
  packed: string,
  abis: Pick<AbiCache, 'get'>,
  options?: ReadOptions,
): Promise<readonly ReadAction[] | undefined> {
  const read = await readTransaction({ packed_trx: packed }, abis, options).catch(() => undefined);
  return read?.actions.every(({ problem }) => problem === null) ? read.actions : undefined;
}

/** Actions with what they say; one that cannot be read keeps its bytes and says why. */
export function readActions(
  actions: readonly PackedAction[],
  abis: Pick<AbiCache, 'get'>,
  options?: ReadOptions,
): Promise<ReadAction[]> {
  return Promise.all(
    actions.map(async ({ data: hexData, ...action }) => {
      try {
        const abi = await abis.get(action.account, action.name);
        const data = deserializeAction(abi, action.name, hexData, options);
        return { ...action, hexData, data, problem: null };
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        return { ...action, hexData, data: null, problem };
      }
    }),
  );
}
