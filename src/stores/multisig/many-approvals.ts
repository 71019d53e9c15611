import type { Action, PermissionLevel } from '../../chain/actions/action.ts';
import { approve, type ProposalId, unapprove } from '../../chain/actions/multisig.ts';
import { openProposal } from '../../chain/client/proposal/proposals.ts';
import { type ManyAct, manyProblem, type ManyProblem } from '../../chain/model/proposal/many.ts';
import { packedExpiration } from '../../chain/model/proposal/proposal-progress.ts';
import { chainAccess } from '../chain/client.ts';

export interface ManyApprovals {
  readonly actions: readonly Action[];
  /** Proposals that changed since they were listed, and why they are left out. */
  readonly left: readonly (ProposalId & { readonly problem: ManyProblem })[];
}

/**
 * One action for each chosen proposal, as the contract has it now. Each approval is bound to the hash
 * of its transaction. Rejects if a proposal cannot be read.
 */
export async function manyApprovals(
  chosen: readonly ProposalId[],
  act: ManyAct,
  level: PermissionLevel,
): Promise<ManyApprovals> {
  const { transactionId } = await import('../../chain/sign/transaction/packed.ts');
  const actions: Action[] = [];
  const left: ManyApprovals['left'][number][] = [];
  for (const { proposer, name } of chosen) {
    const id = { proposer, name };
    const open = await openProposal(chainAccess(), proposer, name);
    const expiration = open && packedExpiration(open.packedTransaction);
    const problem = manyProblem(open && { ...open, expiration }, act, level, Date.now());
    if (problem !== null) left.push({ ...id, problem });
    else if (open && act === 'approve')
      actions.push(approve(id, level, transactionId(open.packedTransaction)));
    else actions.push(unapprove(id, level));
  }
  return { actions, left };
}
