import { type Action, atSystemAccounts, type PermissionLevel } from '../../chain/actions/action.ts';
import { propose } from '../../chain/actions/multisig.ts';
import { permissionNames } from '../../chain/client/account/account-exists.ts';
import { openProposal } from '../../chain/client/proposal/proposals.ts';
import { serializeAction } from '../../chain/sign/abi/serialize.ts';
import { type ErrorWords, errorWords } from '../../chain/sign/session/error-message.ts';
import { chainAbis } from '../chain/abis.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { nodeClient } from '../chain/node.ts';
import { send } from '../wallet/wallet-send.ts';

export interface NewProposal {
  readonly proposer: PermissionLevel;
  readonly name: string;
  /** Milliseconds UTC. */
  readonly expiration: number;
  readonly delaySeconds: number;
  readonly requested: readonly PermissionLevel[];
  readonly actions: readonly Action[];
}

/** `refused`: an action's data does not fit its contract; `failed`: see `$outcome`. */
type Proposed =
  | { readonly kind: 'proposed' | 'failed' | 'name-taken' }
  | { readonly kind: 'no-such-permission'; readonly level: string }
  | ({ readonly kind: 'refused'; readonly place: number } & ErrorWords);

/** Packs the actions and signs the proposal, regardless of the multisig mode. */
export async function sendProposal(proposal: NewProposal): Promise<Proposed> {
  const { proposer, name, actions } = proposal;
  const taken = await openProposal(chainAccess(), proposer.actor, name).catch(() => null);
  if (taken) return { kind: 'name-taken' };
  const level = await missingLevel(actions.flatMap(({ authorization }) => authorization));
  if (level !== null) return { kind: 'no-such-permission', level };
  const made = await packedProposal(proposal);
  if (made.kind === 'refused') return made;
  const sent = await send([made.action]);
  return { kind: sent ? 'proposed' : 'failed' };
}

/** The action that proposes, with the actions packed by their ABIs. */
export async function packedProposal({
  proposer,
  name,
  expiration,
  delaySeconds,
  requested,
  actions,
}: NewProposal): Promise<
  { readonly kind: 'packed'; readonly action: Action } | (Proposed & { readonly kind: 'refused' })
> {
  const abis = await chainAbis();
  const packed: (Omit<Action, 'data'> & { data: string })[] = [];
  for (const [place, action] of actions.entries())
    try {
      const abi = await abis.get(action.account, action.name);
      packed.push({ ...action, data: serializeAction(abi, action.name, action.data) });
    } catch (error) {
      return { kind: 'refused', place, ...errorWords(error) };
    }
  const transaction = { expiration, delaySeconds, actions: packed };
  const proposal = { proposer: proposer.actor, name, requested, transaction };
  const action = propose(proposal, proposer.permission);
  return { kind: 'packed', action: atSystemAccounts(action, chainConfig()) };
}

/** Permissions that do not exist, so nobody could approve for them. Empty if no node responds. */
async function missingLevel(levels: readonly PermissionLevel[]): Promise<string | null> {
  const actors = [...new Set(levels.map(({ actor }) => actor))];
  const permissionsOf = new Map(
    await Promise.all(
      actors.map(async (actor) => {
        const names = await permissionNames(nodeClient(), actor).catch(() => undefined);
        return [actor, names] as const;
      }),
    ),
  );
  const missing = levels.find(({ actor, permission }) => {
    const names = permissionsOf.get(actor);
    return names !== undefined && !names?.includes(permission);
  });
  return missing ? `${missing.actor}@${missing.permission}` : null;
}
