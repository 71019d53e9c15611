import type { FinalizerInfoResponse } from '../../rpc/finalizer-calls.ts';

/** The last vote of a finalizer that the node saw. */
export interface FinalizerVote {
  /** A strong vote agrees with all the finalizer voted for before. */
  readonly strong: boolean;
  readonly blockNum: number;
  /** Milliseconds UTC. */
  readonly blockTime: number;
  readonly generation: number;
}

export interface Finalizer {
  /** Free text: the system contract writes the producer's name. */
  readonly description: string;
  readonly weight: number;
  readonly publicKey: string;
  /** Null if the node has seen none. */
  readonly vote: FinalizerVote | null;
}

/** Who votes on blocks. */
export interface FinalizerPolicy {
  readonly generation: number;
  /** The weight that makes a block final. */
  readonly threshold: number;
  /** Of all finalizers together. */
  readonly weight: number;
  readonly finalizers: readonly Finalizer[];
}

export interface FinalizerPolicies {
  /** Null before the chain switched to Savanna. */
  readonly active: FinalizerPolicy | null;
  /** Replaces the active one once it is final. */
  readonly pending: FinalizerPolicy | null;
  /** Whether the node tracks votes. */
  readonly tracksVotes: boolean;
}

export function finalizerPolicies(response: FinalizerInfoResponse): FinalizerPolicies {
  const tracked = response.last_tracked_votes;
  const votes = new Map(
    tracked.map((one): [string, FinalizerVote] => [
      one.public_key,
      {
        strong: one.is_vote_strong,
        blockNum: one.voted_for_block_num,
        blockTime: one.voted_for_block_timestamp,
        generation: one.finalizer_policy_generation,
      },
    ]),
  );
  const policyOf = (
    policy: FinalizerInfoResponse['active_finalizer_policy'],
  ): FinalizerPolicy | null =>
    policy && {
      generation: policy.generation,
      threshold: policy.threshold,
      weight: policy.finalizers.reduce((sum, { weight }) => sum + weight, 0),
      finalizers: policy.finalizers.map(({ description, weight, public_key: publicKey }) => ({
        description: description ?? '',
        weight,
        publicKey,
        vote: votes.get(publicKey) ?? null,
      })),
    };
  return {
    active: policyOf(response.active_finalizer_policy),
    pending: policyOf(response.pending_finalizer_policy),
    tracksVotes: tracked.length > 0,
  };
}

/** Blocks that a finalizer may be behind the head and still votes with the others. */
const NEAR_HEAD = 12;

export type VoteState = 'strong' | 'weak' | 'late' | 'none';

/** How a finalizer votes. @param head null if unknown */
export function voteState(vote: FinalizerVote | null, head: number | null): VoteState {
  if (!vote) return 'none';
  if (head !== null && head - vote.blockNum > NEAR_HEAD) return 'late';
  return vote.strong ? 'strong' : 'weak';
}

/** The weight of the finalizers that vote near the head. */
export function votingWeight({ finalizers }: FinalizerPolicy, head: number | null): number {
  return finalizers
    .filter(({ vote }) => ['strong', 'weak'].includes(voteState(vote, head)))
    .reduce((sum, { weight }) => sum + weight, 0);
}

/** A key that a producer registered to vote with. */
export interface FinalizerKey {
  readonly id: bigint;
  readonly producer: string;
  readonly key: string;
  /** Whether the producer votes with it when it is scheduled. */
  readonly active: boolean;
  /** Whether it is in the policy that the contract proposed last. */
  readonly proposed: boolean;
}
