import type { Action } from '../../actions/action.ts';
import type { KnownPermissions } from '../permission-changes.ts';

/** What the rules look at. What is not known is null or left out, and its rule stays silent. */
export interface SigningFacts {
  readonly actions: readonly Action[];
  /** The account of the system contract. */
  readonly system: string;
  /** Who signs. */
  readonly actor: string;
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
  readonly knownContracts: ReadonlySet<string>;
  /** The permissions of accounts as they are, by account. */
  readonly permissions: KnownPermissions;
  /** Accounts named in the actions that the chain does not have. */
  readonly missing: ReadonlySet<string>;
  /** Domains of services that shorten addresses. */
  readonly shorteners: readonly string[];
}
