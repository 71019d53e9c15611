import { atSystemAccounts } from '../../chain/actions/action.ts';
import { exec } from '../../chain/actions/multisig.ts';
import { dryRun } from '../../chain/client/signing/dry-run.ts';
import type { DryRun } from '../../chain/model/transaction/dry-run.ts';
import { signingNode } from '../../chain/sign/session/signing-node.ts';
import { readProposal } from '../../chain/tables/proposals.ts';
import { packActions } from '../../chain/sign/transaction/pack-actions.ts';
import { headerDefaults } from '../../chain/sign/transaction/transaction-header.ts';
import { chainAbis } from '../chain/abis.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';

/**
 * A dry run of the execution of a proposal. Anyone can execute one, so its proposer can. Rejects like
 * packActions. Null if the proposal is gone, as after the visitor has executed it.
 * @param key `proposer/name`, and more that is not read
 */
export async function runProposal(key: string): Promise<DryRun | null> {
  const [proposer = '', name = ''] = key.split('/');
  const access = chainAccess();
  if ((await readProposal(access.pool, proposer, name)) === null) return null;
  const action = atSystemAccounts(exec({ proposer, name }, proposer), chainConfig());
  const node = signingNode(access, await chainAbis());
  const { packed } = await packActions(node, [action], { actor: proposer }, headerDefaults.preview);
  return dryRun(access, packed);
}
