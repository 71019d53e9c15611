import type { Action } from '../../../actions/action.ts';
import type { Extension, NestedActions } from '../nested-actions.ts';
import type { KnownPermissions } from '../../permission/permission-changes.ts';
import type { ProposalUse } from './proposal-use.ts';

/** The input of the rules. Unknown facts are null or absent, and their rules find nothing. */
export interface SigningFacts {
  readonly actions: readonly ReadAction[];
  /** Actions that are carried, referred to, or sent by contracts. */
  readonly nested: readonly NestedActions[];
  /** Whether not all nested transactions were read. */
  readonly nestedUnread: boolean;
  /** The uses of proposals among the actions, as each operator reports the proposal. */
  readonly proposals: readonly ProposalUse[];
  /** Of the signed transaction and the nested ones. */
  readonly extensions: readonly Extension[];
  /** The system contract and contracts with the same actions. */
  readonly systemContracts: ReadonlySet<string>;
  /** The contract that wraps the RAM it gets into a token; null without one. */
  readonly wram: string | null;
  /** Contracts whose actions carry transactions, or refer to them: proposals and wrappers. */
  readonly wrappingContracts: ReadonlySet<string>;
  /** The signing account and permission. */
  readonly actor: string;
  readonly permission: string;
  /** The key that signs, as PUB_…; null if the wallet does not report it. */
  readonly signingKey: string | null;
  /** Accounts that sign besides the user's wallet, such as a sponsor. */
  readonly cosigners: ReadonlySet<string>;
  /** The user's accounts and their signing keys, as PUB_… */
  readonly ownAccounts: ReadonlySet<string>;
  readonly ownKeys: ReadonlySet<string>;
  /** The accounts of other keys, by PUB_… key, if an index has them. */
  readonly keyAccounts: ReadonlyMap<string, readonly string[]>;
  /** Milliseconds UTC. */
  readonly expiresAt: number;
  readonly now: number;
  /** Familiar names: own accounts, favorites, exchanges, and the chain's accounts. */
  readonly knownNames: readonly string[];
  /** Accounts that were paid from this browser, and those that memos and keys named: `addresseeIds`. */
  readonly paidHere: ReadonlySet<string>;
  /** Earlier recipients of the actor; null if there is no history. */
  readonly paidBefore: ReadonlySet<string> | null;
  /** Exchanges that identify customers by memo. */
  readonly exchanges: ReadonlySet<string>;
  /** The contract of the EVM, which credits payments to the address or account of the memo; null for none. */
  readonly evmContract: string | null;
  /** Accounts that pass payments on to whom the memo names: that contract, exchanges and others. */
  readonly memoReaders: ReadonlySet<string>;
  /** The account of the chain's swap service; null if it has none. */
  readonly swapAccount: string | null;
  /** The contract of each well-known token symbol. */
  readonly knownTokens: ReadonlyMap<string, string>;
  /** Symbol code of the core token. */
  readonly coreSymbol: string;
  readonly knownContracts: ReadonlySet<string>;
  /** Current permissions, by account. */
  readonly permissions: KnownPermissions;
  /** Accounts in the actions that do not exist. */
  readonly missing: ReadonlySet<string>;
  /** Domains of link shorteners. */
  readonly shorteners: readonly string[];
}

/**
 * An action of a contract that is not known. What a sponsor alone authorizes cannot act for the user:
 * a service of free CPU may name any contract.
 */
export function isOfUnknownContract(
  { account, authorization }: Pick<Action, 'account' | 'authorization'>,
  { knownContracts, cosigners, actor: own }: SigningFacts,
): boolean {
  const isSponsors = ({ actor }: { readonly actor: string }) =>
    actor !== own && cosigners.has(actor);
  const ofSponsor = authorization.length > 0 && authorization.every(isSponsors);
  return !knownContracts.has(account) && !ofSponsor;
}

/** An action with decoded data. Data that could not be decoded is empty and marked. */
export interface ReadAction extends Action {
  readonly undecoded?: boolean;
}
