import type { PermissionLevel } from '../../actions/action.ts';
import { unique } from '../../core/unique.ts';
import type { FinalizerInfoResponse } from '../../rpc/finalizer-calls.ts';
import type { AccountResponse, BlockResponse } from '../../rpc/responses.ts';

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
