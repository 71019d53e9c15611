import type { Asset } from '../../core/asset.ts';
import type { PermissionResponse } from '../../rpc/responses.ts';

/** CPU in microseconds, NET in bytes. `max` of -1 means unlimited. */
export interface ResourceUse {
  readonly used: number;
  readonly available: number;
  readonly max: number;
  /** Time of the reported usage, milliseconds UTC, if the node reports one. */
  readonly reportedAt?: number;
}

export interface RefundView {
  readonly cpu: Asset;
  readonly net: Asset;
  /** Milliseconds UTC when the refund can be claimed. */
  readonly availableAt: number;
}

export interface VoterView {
  readonly producers: readonly string[];
  readonly proxy: string | null;
  readonly isProxy: boolean;
  readonly staked: Asset;
}

/** Core tokens staked in FIO's or Proton's own contracts; null for none. */
export interface SeparateStakes {
  /** The liquid balance; null if get_account reports it. */
  readonly liquid: Asset | null;
  readonly staked: Asset | null;
  readonly forOthers: Asset | null;
  /** Staked for a fixed number of days. */
  readonly forTerm: Asset | null;
  /** Locked by the chain for a time without being staked. */
  readonly locked: Asset | null;
  /** Unstaked and not refunded yet. */
  readonly refund: Asset | null;
}

export interface AccountView {
  readonly name: string;
  /** Milliseconds UTC. */
  readonly createdAt: number;
  readonly privileged: boolean;
  readonly hasContract: boolean;
  readonly liquid: Asset;
  /** What it holds of the token that the core token replaced; null for none. */
  readonly legacy?: Asset | null;
  readonly stakedCpu: Asset;
  readonly stakedNet: Asset;
  /** Stake for others, as the account's vote counts it; null for none. */
  readonly stakedForOthers?: Asset | null;
  /**
   * REX value; null for none. A node reports the value that votes count, from the last time it was
   * moved. `withRexWorth` replaces it with the current one.
   */
  readonly inRex?: Asset | null;
  /**
   * Stakes in FIO's and Proton's own contracts; absent on other chains and until they are loaded.
   */
  readonly apart?: SeparateStakes;
  readonly refund: RefundView | null;
  /** Liquid, staked, in REX, and refunding. */
  readonly total: Asset;
  readonly cpu: ResourceUse;
  readonly net: ResourceUse;
  /** Bytes; a quota of -1 means unlimited. */
  readonly ram: { readonly used: number; readonly quota: number };
  /** In the node's order; `permissionTree` sorts them. */
  readonly permissions: readonly PermissionResponse[];
  /** Actions that any of the permissions may sign. Absent if the node reports none. */
  readonly linkedToAny?: PermissionResponse['linked_actions'];
  readonly voter: VoterView | null;
}

export interface TokenBalance {
  readonly contract: string;
  readonly amount: Asset;
  /**
   * Reported by an indexer, which may be behind, round or leave out the decimals: for lists, not for
   * forms.
   */
  readonly about?: boolean;
}
