import type { Action } from '../../chain/actions/action.ts';
import { dryRun } from '../../chain/client/signing/dry-run.ts';
import type { DryRun } from '../../chain/model/transaction/dry-run.ts';
import { signingNode } from '../../chain/sign/session/signing-node.ts';
import { packActions } from '../../chain/sign/transaction/pack-actions.ts';
import { headerDefaults } from '../../chain/sign/transaction/transaction-header.ts';
import { chainAbis } from '../chain/abis.ts';
import { chainAccess } from '../chain/client.ts';

export interface ActionRun {
  readonly result: DryRun;
  /** The bytes of the transaction that ran, in hex. */
  readonly packed: string;
}

/**
 * Packs an action as a form's review does, and has a node run it without a signature. Rejects like
 * packActions.
 */
export async function runWithoutSignature(action: Action): Promise<ActionRun> {
  const access = chainAccess();
  const node = signingNode(access, await chainAbis());
  const actor = action.authorization[0]?.actor ?? '';
  const { packed } = await packActions(node, [action], { actor }, headerDefaults.preview);
  return { result: await dryRun(access, packed), packed };
}
