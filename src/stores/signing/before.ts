import type { Action } from '../../chain/actions/action.ts';
import type { Before } from '../../chain/model/signing/before.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';

/**
 * What a transaction of one action replaces. Called before anything is sent; null if it is nothing, or
 * not known. Never rejects.
 */
export async function beforeSending(actions: readonly Action[]): Promise<Before | null> {
  const [action] = actions;
  if (!action || actions.length > 1) return null;
  try {
    return await readBefore(action);
  } catch {
    return null;
  }
}

async function readBefore(action: Action): Promise<Before | null> {
  const { account, name, data } = action;
  switch (name) {
    case 'voteproducer': {
      // The vote that a page has shown.
      const { voterStore } = await import('../account/account-votes.ts');
      const state = voterStore(String(data['voter'])).$state.get();
      return state.kind === 'ready' && state.value ? { kind: 'vote', ...state.value } : null;
    }
    case 'unapprove': {
      if (account !== chainConfig().accounts.msig) return null;
      // An approval is for the transaction that a page has shown.
      const { proposalStore } = await import('../multisig/proposals.ts');
      const key = `${String(data['proposer'])}/${String(data['proposal_name'])}`;
      const state = proposalStore(key).$state.get();
      return state.kind === 'ready' && state.value
        ? { kind: 'proposal', hash: state.value.hash }
        : null;
    }
    case 'linkauth':
    case 'unlinkauth':
    case 'cancelsale': {
      const { stateBefore } = await import('../../chain/client/signing/state-before.ts');
      return stateBefore(chainAccess(), action);
    }
    default:
      return null;
  }
}
