import type { Action } from '../../chain/actions/action.ts';
import type { CodeTransaction } from '../../chain/model/transaction/code-transaction.ts';
import { type ErrorWords, errorWords } from '../../chain/sign/session/error-message.ts';
import { signingNode } from '../../chain/sign/session/signing-node.ts';
import { packActions } from '../../chain/sign/transaction/pack-actions.ts';
import { sendingBody, unpackTransaction } from '../../chain/sign/transaction/packed.ts';
import { headerDefaults } from '../../chain/sign/transaction/transaction-header.ts';
import { chainAbis } from '../chain/abis.ts';
import { chainAccess } from '../chain/client.ts';
import { chainActions } from './chain-actions.ts';

export type FormCode =
  | {
      readonly kind: 'ready';
      /** As the chain takes them, with readable data. */
      readonly actions: readonly Action[];
      readonly transaction: CodeTransaction;
    }
  | ({ readonly kind: 'failed' } & ErrorWords);

/**
 * A form's actions and their bytes, packed as for a signature, with a header of their own. No sponsor is
 * among them: one pays for the user of this page only. Never rejects.
 */
export async function codeOfForm(requested: readonly Action[], actor: string): Promise<FormCode> {
  try {
    const [abis, actions] = await Promise.all([chainAbis(), chainActions(requested)]);
    const node = signingNode(chainAccess(), abis);
    const { packed } = await packActions(node, actions, { actor }, headerDefaults.preview);
    const transaction = {
      actions: unpackTransaction(packed).actions,
      body: sendingBody(packed, []),
    };
    return { kind: 'ready', actions, transaction };
  } catch (error) {
    return { kind: 'failed', ...errorWords(error) };
  }
}
