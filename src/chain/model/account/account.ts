import type { Asset } from '../../core/asset.ts';
import type { PermissionResponse } from '../../rpc/responses.ts';

/** CPU in microseconds, NET in bytes. `max` of -1 means unlimited. */
export interface ResourceUse {
  readonly used: number;
  readonly available: number;
  readonly max: number;
  /** Milliseconds UTC of the use told, where the node says it. */
  readonly toldAt?: number;
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

/** Core tokens that an account staked in contracts of FIO's or Proton's own; null where none. */
export interface StakesApart {
  /** What it can send; null where the account's own answer says it. */
  readonly liquid: Asset | null;
  readonly staked: Asset | null;
  readonly forOthers: Asset | null;
  /** Staked for a fixed number of days. */
  readonly forTerm: Asset | null;
  /** Held back by the chain for a time, without being staked. */
  readonly locked: Asset | null;
  /** Unstaked, and not back yet. */
  readonly refund: Asset | null;
}

export interface AccountView {
  readonly name: string;
  /** Milliseconds UTC. */
  readonly createdAt: number;
  readonly privileged: boolean;
  readonly hasContract: boolean;
  readonly liquid: Asset;
  readonly stakedCpu: Asset;
  readonly stakedNet: Asset;
  /** What it stakes for others, as its vote counts it; null where it stakes for none. */
  readonly stakedForOthers?: Asset | null;
  /**
   * What it has in REX; null where nothing. A node tells what that counts as in votes, its worth
   * when it was last moved: `withRexWorth` puts today's in its place.
   */
  readonly inRex?: Asset | null;
  /** Stakes of FIO's and Proton's own contracts; absent on other chains and until they are read. */
  readonly apart?: StakesApart;
  readonly refund: RefundView | null;
  /** Liquid, staked, in REX, and refunding. */
  readonly total: Asset;
  readonly cpu: ResourceUse;
  readonly net: ResourceUse;
  /** Bytes; a quota of -1 means unlimited. */
  readonly ram: { readonly used: number; readonly quota: number };
  /** As the node told them; `permissionTree` puts them into their order. */
  readonly permissions: readonly PermissionResponse[];
  readonly voter: VoterView | null;
}

export interface TokenBalance {
  readonly contract: string;
  readonly amount: Asset;
}
