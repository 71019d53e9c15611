import type { Nesting } from '../nested-actions.ts';
import type { Holder } from './holders.ts';
import type { ProposalFailure } from './proposal-use.ts';
import type { UnsatisfiableReason } from './unsatisfiable.ts';

interface OfPermission {
  readonly account: string;
  readonly permission: string;
}

interface OfProposal {
  readonly proposer: string;
  readonly name: string;
}

/** The finding of a rule. Its text is in the locale files. */
export type Finding =
  | { readonly rule: 'look-alike'; readonly name: string; readonly like: string }
  | { readonly rule: 'first-transfer'; readonly to: string }
  /** `to` passes the payment on to whom the memo names: somebody not paid from this browser. */
  | { readonly rule: 'first-memo'; readonly to: string }
  | { readonly rule: 'first-address'; readonly address: string }
  | { readonly rule: 'exchange-without-memo'; readonly to: string }
  | {
      readonly rule: 'foreign-token' | 'similar-token';
      readonly symbol: string;
      readonly contract: string;
      /** The contract of the well-known symbol. For a similar symbol, the core symbol itself. */
      readonly known: string;
    }
  | { readonly rule: 'owner-permission'; readonly actor: string }
  /** Another account is acted for: the user's signature may count for it, or it must sign too. */
  | ({ readonly rule: 'second-signer' } & { readonly actor: string; readonly permission: string })
  /** Somebody else can use `owner` or `active`, or a permission that they rely on. */
  | ({ readonly rule: 'takeover'; readonly holders: readonly Holder[] } & OfPermission)
  /** The key that signs no longer counts for `owner`, `active`, or the permission that signs. */
  | ({ readonly rule: 'signer-removal' } & OfPermission)
  /** `isNew`: the account does not have the permission yet. */
  | ({ readonly rule: 'permission-change'; readonly isNew: boolean } & OfPermission)
  | ({ readonly rule: 'permission-removal' } & OfPermission)
  | ({ readonly rule: 'code-permission'; readonly contract: string } & OfPermission)
  | ({
      readonly rule: 'permission-link';
      readonly contract: string;
      /** Null for all actions of the contract. */
      readonly action: string | null;
    } & OfPermission)
  /** Others can use a permission that is linked to actions that move assets. */
  | ({
      readonly rule: 'assets-linked';
      readonly contract: string;
      readonly action: string | null;
      readonly holders: readonly Holder[];
    } & OfPermission)
  | {
      readonly rule: 'permission-unlink';
      readonly account: string;
      readonly contract: string;
      readonly action: string | null;
    }
  | { readonly rule: 'code-change'; readonly account: string }
  | { readonly rule: 'abi-change'; readonly account: string }
  | { readonly rule: 'auth-limit'; readonly account: string }
  | {
      readonly rule: 'foreign-account';
      readonly account: string;
      readonly holders: readonly Holder[];
    }
  /** A key that is not the user's signs blocks, or votes on them, in the name of a producer. */
  | { readonly rule: 'producer-key'; readonly account: string; readonly key: string }
  /** A contract that may act for every account. */
  | { readonly rule: 'privileged'; readonly account: string }
  /** Rights over something that is not an account, such as a collection. */
  | { readonly rule: 'rights-given'; readonly receiver: string; readonly of: string }
  | { readonly rule: 'vote-proxy'; readonly voter: string; readonly proxy: string }
  | { readonly rule: 'proxy-role'; readonly account: string }
  | ({
      readonly rule: 'proposal-fails';
      readonly reason: ProposalFailure;
      /** `actor@permission` of the missing approvals. */
      readonly missingLevels: readonly string[];
    } & OfProposal)
  /** The current proposal is not the one that the approval is bound to. */
  | ({ readonly rule: 'proposal-changed' } & OfProposal)
  /** Two operators report different contents of a proposal. */
  | ({ readonly rule: 'proposal-differs' } & OfProposal)
  /** What nodes would do with an extension is not known here, and most refuse all. */
  | { readonly rule: 'extension'; readonly type: number }
  /** Actions that run first, and that nobody authorizes. */
  | { readonly rule: 'context-free' }
  /** Not all nested transactions were read: too many, or no node returned them. */
  | { readonly rule: 'nested-unread' }
  /** The transaction has more actions than a review draws. */
  | { readonly rule: 'many-actions' }
  /** An approval that is not bound to a hash, so the proposal can be replaced. */
  | ({ readonly rule: 'unbound-approval' } & OfProposal)
  /** `account`: the signing one, which is typed. */
  | {
      readonly rule: 'unreadable';
      readonly contract: string;
      readonly name: string;
      readonly account: string;
    }
  /** An action that changes who controls an account, or carries others. */
  | { readonly rule: 'unreadable-power'; readonly contract: string; readonly name: string }
  /** Pays a service that decides what it gives: the bytes have no minimum. */
  | { readonly rule: 'no-minimum'; readonly to: string }
  | ({ readonly rule: 'unsatisfiable'; readonly reason: UnsatisfiableReason } & OfPermission)
  /** A passkey signs a wrapped transaction that does not act for its account alone. */
  | { readonly rule: 'passkey-scope'; readonly actor: string }
  | { readonly rule: 'long-expiry'; readonly seconds: number }
  | { readonly rule: 'unknown-contract'; readonly contract: string }
  /** `stake-given`: the receiver owns the stake. `stake-lent`: it can be taken back. `rent-given`: CPU and NET. */
  | {
      readonly rule: 'stake-given' | 'stake-lent' | 'ram-given' | 'rent-given';
      readonly receiver: string;
    }
  | { readonly rule: 'memo-link'; readonly to: string };

/** `within`: path from the signed action inward; absent if the action itself is signed. */
export type Warning = Finding & { readonly within?: readonly Nesting[] };

export type WarningRule = Finding['rule'];

/**
 * The severity of a warning. `notice`: for information. `danger`: confirmed separately. `loss`:
 * signing requires typing the account's name. `stop`: blocks signing.
 */
export type WarningSeverity = 'notice' | 'danger' | 'loss' | 'stop';

/** A `loss` needs an account in its finding: its name is what the user types. */
type PossibleSeverity<Rule extends WarningRule> =
  Extract<Finding, { rule: Rule }> extends { readonly account: string }
    ? WarningSeverity
    : Exclude<WarningSeverity, 'loss'>;

const severities: { readonly [Rule in WarningRule]: PossibleSeverity<Rule> } = {
  'proposal-changed': 'stop',
  'proposal-differs': 'stop',
  'nested-unread': 'stop',
  'many-actions': 'stop',
  extension: 'stop',
  'unreadable-power': 'stop',
  takeover: 'loss',
  'signer-removal': 'loss',
  'assets-linked': 'loss',
  unsatisfiable: 'loss',
  unreadable: 'loss',
  'code-permission': 'danger',
  'permission-change': 'danger',
  'permission-removal': 'danger',
  'permission-link': 'danger',
  'permission-unlink': 'danger',
  'code-change': 'danger',
  'abi-change': 'danger',
  'auth-limit': 'danger',
  'foreign-account': 'danger',
  'producer-key': 'danger',
  privileged: 'danger',
  'rights-given': 'danger',
  'unbound-approval': 'danger',
  'context-free': 'danger',
  'passkey-scope': 'danger',
  'look-alike': 'danger',
  'foreign-token': 'danger',
  'similar-token': 'danger',
  'exchange-without-memo': 'danger',
  'no-minimum': 'danger',
  'stake-given': 'danger',
  'second-signer': 'danger',
  'stake-lent': 'notice',
  'ram-given': 'notice',
  'rent-given': 'notice',
  'proposal-fails': 'notice',
  'vote-proxy': 'notice',
  'proxy-role': 'notice',
  'owner-permission': 'notice',
  'unknown-contract': 'notice',
  'first-transfer': 'notice',
  'first-memo': 'notice',
  'first-address': 'notice',
  'long-expiry': 'notice',
  'memo-link': 'notice',
};

/** What would be approved or executed is unknown if the proposal is missing. */
export function severityOf(warning: Warning): WarningSeverity {
  if (warning.rule === 'proposal-fails' && warning.reason === 'missing') return 'stop';
  return severities[warning.rule];
}

/** The distinct account names to type before signing. */
export function namesToType(warnings: readonly Warning[]): string[] {
  const names = warnings.flatMap((warning) =>
    severityOf(warning) === 'loss' && 'account' in warning ? [warning.account] : [],
  );
  return [...new Set(names)];
}
