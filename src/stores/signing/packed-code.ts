import type { PackedEntry } from '../../chain/model/action/packed-entry.ts';
import type { CodeTransaction } from '../../chain/model/transaction/code-transaction.ts';
import { type ErrorWords, errorWords } from '../../chain/sign/session/error-message.ts';
import { ownChainId } from './chain-actions.ts';
import { MAX_LENGTH } from './form-request.ts';

export type PackedCode =
  | {
      readonly kind: 'ready';
      readonly transaction: CodeTransaction;
      /** A signing request of the same actions; null if it is too long for a link. */
      readonly request: string | null;
    }
  | ({ readonly kind: 'failed' } & ErrorWords);

/** The actions and bytes of a transaction from a block. Never rejects: a node may send any bytes. */
export async function codeOfPacked(packed: string, entry: PackedEntry): Promise<PackedCode> {
  const { compression, contextFreeData, signatures } = entry;
  const sent = { compression, packed_context_free_data: contextFreeData, packed_trx: packed };
  try {
    const [{ openPacked }, { encodeRequest }, chainId] = await Promise.all([
      import('../../chain/sign/transaction/packed.ts'),
      import('../../chain/sign/transaction/make-request.ts'),
      ownChainId(),
    ]);
    const { actions, ...rest } = openPacked(sent).transaction;
    const isComplete =
      rest.context_free_actions.length === 0 && rest.transaction_extensions.length === 0;
    const uri = isComplete ? encodeRequest(actions, chainId) : null;
    return {
      kind: 'ready',
      transaction: { actions: isComplete ? actions : null, body: { signatures, ...sent } },
      request: uri !== null && uri.length <= MAX_LENGTH ? uri : null,
    };
  } catch (error) {
    return { kind: 'failed', ...errorWords(error) };
  }
}
