import type { Action } from '../../../actions/action.ts';
import type { NestedActions } from '../nested-actions.ts';
import type { KnownPermissions } from '../../permission/permission-changes.ts';
import type { ProposalUse } from './proposal-use.ts';

/** What the rules look at. What is not known is null or left out, and its rule stays silent. */
export interface SigningFacts {
  readonly actions: readonly ReadAction[];
  /** What the actions carry, name, or have contracts send. */
  readonly nested: readonly NestedActions[];
  /** What the actions do with proposals. */
  readonly proposals: readonly ProposalUse[];
  /** The system contract, and those with the same actions. */
  readonly systems: ReadonlySet<string>;
  /** Who signs. */
  readonly actor: string;
  /** Whose authority comes from elsewhere than the user's wallet, a sponsor's. */
  readonly cosigners: ReadonlySet<string>;
  /** The user's accounts, and the keys they sign with, in the form PUB_… */
  readonly ownAccounts: ReadonlySet<string>;
  readonly ownKeys: ReadonlySet<string>;
  /** The accounts other keys belong to, by the key in the form PUB_…, where an index knows any. */
  readonly keyAccounts: ReadonlyMap<string, readonly string[]>;
  /** Milliseconds UTC. */
  readonly expiresAt: number;
  readonly now: number;
  /** Names the signer has to do with: own accounts, favorites, exchanges, the chain's own. */
  readonly familiar: readonly string[];
  /** Whom the actor has sent something to before; null where no history can tell. */
  readonly paidBefore: ReadonlySet<string> | null;
  /** Exchanges that tell their customers apart by memo. */
  readonly exchanges: ReadonlySet<string>;
  /** The contract of each token symbol that is known. */
  readonly knownTokens: ReadonlyMap<string, string>;
  /** The code of the chain's own token. */
  readonly coreSymbol: string;
  readonly knownContracts: ReadonlySet<string>;
  /** The permissions of accounts as they are, by account. */
  readonly permissions: KnownPermissions;
  /** Accounts named in the actions that the chain does not have. */
  readonly missing: ReadonlySet<string>;
  /** Domains of services that shorten addresses. */
  readonly shorteners: readonly string[];
}

/** An action whose data were read; empty data of one that could not be are marked. */
export interface ReadAction extends Action {
  readonly unread?: boolean;
}
