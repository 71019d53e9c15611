import type { PermissionLevel } from '../../actions/action.ts';
import type { AccountResponse, BlockResponse } from '../../rpc/responses.ts';

/** `open`: it could not be checked, which says nothing for or against the answer. */
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
  | 'producer';

/** What stood in the way of a check, or what went wrong where two values cannot tell it. */
export type CheckReason =
  /** Blocks hold only the id of a transaction that was scheduled. */
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
  /** No service reported every receipt of the block's transactions. */
  | 'receiptsUnread'
  /** The receipts read do not make the root: that of the block's own first action is missing. */
  | 'onblockUnread'
  /** Since Savanna the header has the root of the finality tree in the place of the action root. */
  | 'finalityRoot'
  /** A digest also covers the return value, which the source does not report. */
  | 'returnUnread'
  | 'number';

export interface Check {
  readonly name: CheckName;
  readonly outcome: Outcome;
  readonly reason?: CheckReason;
  /** What the source said, and what comes out of the bytes, where these differ. */
  readonly told?: string;
  readonly found?: string;
  /** How many things were compared; for an inclusion, the transactions of the block. */
  readonly count?: number;
  /** Place of the transaction in its block, from 1. */
  readonly place?: number;
  readonly names?: readonly string[];
}

/** A signature, the key that made it, and the permissions of the transaction that know the key. */
export interface RecoveredSigner {
  readonly signature: string;
  /** As PUB_…; null where no key could have made it. */
  readonly key: string | null;
  readonly permissions: readonly PermissionLevel[];
}

export interface Verification {
  readonly checks: readonly Check[];
  /** Empty for a block. */
  readonly signers: readonly RecoveredSigner[];
}

/** What nodeos notes of one delivery of an action. Sequences are decimal texts: they can pass 2^53. */
export interface ActionReceipt {
  readonly receiver: string;
  /** FIO's alone; null elsewhere. */
  readonly response: string | null;
  /** Of the action, in hex. */
  readonly digest: string;
  readonly globalSequence: string;
  readonly receiverSequence: string;
  readonly authSequences: readonly (readonly [account: string, sequence: string])[];
  readonly codeSequence: number;
  readonly abiSequence: number;
}

/** What a check of a block is made of: answers of nodes as they came; null where none came. */
export interface BlockEvidence {
  readonly block: BlockResponse;
  readonly previous: BlockResponse | null;
  readonly next: BlockResponse | null;
  /** Whether there is a next block: null where the head is not known. */
  readonly isHead: boolean | null;
  /** get_block_header_state; nodes forget it once a block is irreversible. */
  readonly headerState: unknown;
  /** get_producer_schedule, as of now. */
  readonly schedule: unknown;
  /** Contracts' ABIs packed, as of now; null for a contract without one. */
  readonly abis: ReadonlyMap<string, Uint8Array | null>;
  /** Of all actions of its transactions, in any order; null where they could not be read whole. */
  readonly receipts: readonly ActionReceipt[] | null;
}

export interface TransactionEvidence extends BlockEvidence {
  readonly chainId: string;
  /** Those that signed, and those they name in their permissions, as of now. */
  readonly accounts: ReadonlyMap<string, AccountResponse>;
}

/** The schedule version that all blocks under the Savanna consensus carry. */
export const savannaSchedule = 2 ** 31;
