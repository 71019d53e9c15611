import type { PermissionLevel } from '../../actions/action.ts';

/** `unchecked`: the check was not possible, so the response is neither confirmed nor refuted. */
export type CheckOutcome = 'match' | 'mismatch' | 'unchecked';

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
  readonly outcome: CheckOutcome;
  readonly reason?: CheckReason;
  /** The reported and the computed value, if they differ. */
  readonly reported?: string;
  readonly computed?: string;
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
