import type { PermissionLevel } from '../../actions/action.ts';
import { unique } from '../../core/unique.ts';
import type { FinalizerInfoResponse } from '../../rpc/finalizer-calls.ts';
import type { AccountResponse, BlockResponse } from '../../rpc/responses.ts';

/** `open`: the check was not possible, so the response is neither confirmed nor refuted. */
export type Outcome = 'ok' | 'bad' | 'open';

export type CheckName =
  | 'transactionId'
  | 'transactionIds'
  | 'actions'
  | 'actionDigests'
  | 'signatures'
  | 'authority'
  | 'inclusion'
  | 'transactionRoot'
  | 'actionRoot'
  | 'blockId'
  | 'previous'
  | 'next'
  | 'producer'
  /** The quorum certificate of a Savanna block. */
  | 'certificate';

/** Why a check was not possible, or what failed if two values do not show it. */
export type CheckReason =
  /** Blocks store only the id of a scheduled transaction. */
  | 'scheduled'
  | 'notInBlock'
  | 'notUnpacked'
  | 'headerParts'
  | 'firstBlock'
  | 'blockUnread'
  | 'noNextYet'
  | 'stateForgotten'
  | 'producerKeys'
  | 'noAbi'
  | 'abiChanged'
  | 'notDecoded'
  | 'noSignatures'
  | 'noKey'
  | 'accountUnread'
  | 'keysDiffer'
  /** No service has every receipt of the block's transactions. */
  | 'receiptsUnread'
  /** The receipts do not give the root: the one of the block's `onblock` action is missing. */
  | 'onblockUnread'
  /** On Savanna the header has the finality tree's root instead of the action root. */
  | 'finalityRoot'
  /** The digest also covers the return value, which the source does not report. */
  | 'returnUnread'
  /** The next block has no certificate of this block: it repeats an earlier one. */
  | 'noCertificate'
  /** The certificate is not the one that the header of its block claims. */
  | 'claimDiffers'
  /** No node reports the finalizers, or they have changed since. */
  | 'policyUnread'
  /** The finalizers of the certificate have less weight than the policy requires. */
  | 'quorumShort'
  | 'number';

export interface Check {
  readonly name: CheckName;
  readonly outcome: Outcome;
  readonly reason?: CheckReason;
  /** The reported and the computed value, if they differ. */
  readonly reported?: string;
  readonly found?: string;
  /** Number of compared items; for an inclusion, transactions in the block; for a
   * certificate, the weight of the finalizers it names. */
  readonly count?: number;
  /** Index of the transaction in its block, from 1; for a certificate, the weight of all finalizers. */
  readonly place?: number;
  readonly names?: readonly string[];
}

/** A signature, its recovered key, and the transaction's permissions that contain the key. */
export interface RecoveredSigner {
  readonly signature: string;
  /** As PUB_…; null if no key can be recovered. */
  readonly key: string | null;
  readonly permissions: readonly PermissionLevel[];
}

export interface Verification {
  readonly checks: readonly Check[];
  /** Empty for a block. */
  readonly signers: readonly RecoveredSigner[];
}

/**
 * nodeos' receipt of one delivery of an action. Sequences are decimal texts: they can exceed 2^53.
 */
export interface ActionReceipt {
  readonly receiver: string;
  /** FIO only; null elsewhere. */
  readonly response: string | null;
  /** The action's digest, in hex. */
  readonly digest: string;
  readonly globalSequence: string;
  readonly receiverSequence: string;
  readonly authSequences: readonly (readonly [account: string, sequence: string])[];
  readonly codeSequence: number;
  readonly abiSequence: number;
}

/** The evidence for checking a block: raw responses of nodes; null if missing. */
export interface BlockEvidence {
  readonly block: BlockResponse;
  readonly previous: BlockResponse | null;
  readonly next: BlockResponse | null;
  /** Whether it is the head block; null if the head is unknown. */
  readonly isHead: boolean | null;
  /** get_block_header_state. Nodes discard it once a block is irreversible. */
  readonly headerState: unknown;
  /** The current get_producer_schedule. */
  readonly schedule: unknown;
  /** The current get_finalizer_info. */
  readonly finalizers: FinalizerInfoResponse | null;
  /** Current packed ABIs of contracts; null for a contract without one. */
  readonly abis: ReadonlyMap<string, Uint8Array | null>;
  /** Receipts of all actions in any order; null if incomplete. */
  readonly receipts: readonly ActionReceipt[] | null;
}

export interface TransactionEvidence extends BlockEvidence {
  readonly chainId: string;
  /** The signing accounts and the accounts in their permissions, as of now. */
  readonly accounts: ReadonlyMap<string, AccountResponse>;
}

/** The distinct permissions that authorized the actions. */
export function uniqueLevels(
  actions: readonly { readonly authorization: readonly PermissionLevel[] }[],
): PermissionLevel[] {
  const levels = actions.flatMap(({ authorization }) =>
    authorization.map(({ actor, permission }) => ({ actor, permission })),
  );
  return unique(levels, ({ actor, permission }) => `${actor}@${permission}`);
}

/** The accounts named in a permission's authority. */
export function actorsBehind(account: AccountResponse, permission: string): PermissionLevel[] {
  const auth = account.permissions.find((one) => one.perm_name === permission)?.required_auth;
  return auth?.accounts.map((one) => one.permission) ?? [];
}
