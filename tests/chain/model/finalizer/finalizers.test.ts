import { describe, expect, it } from 'vitest';
import {
  type FinalizerVote,
  finalizerPolicies,
  votingWeight,
  voteState,
} from '#src/chain/model/finalizer/finalizers.ts';
import type { FinalizerInfoResponse } from '#src/chain/rpc/finalizer-calls.ts';

const policy = {
  generation: 4,
  threshold: 3,
  finalizers: ['one', 'two', 'three', 'four'].map((description) => ({
    description,
    weight: 1,
    public_key: `PUB_BLS_${description}`,
  })),
};
const vote = (name: string, num: number, strong = true) => ({
  public_key: `PUB_BLS_${name}`,
  is_vote_strong: strong,
  finalizer_policy_generation: 4,
  voted_for_block_id: 'a'.repeat(64),
  voted_for_block_num: num,
  voted_for_block_timestamp: 1_800_000_000_000,
});
const response: FinalizerInfoResponse = {
  active_finalizer_policy: policy,
  pending_finalizer_policy: null,
  last_tracked_votes: [vote('one', 100), vote('two', 99, false), vote('three', 80)],
};

describe('finalizers', () => {
  it('have the vote of their key', () => {
    const { active, pending, tracksVotes } = finalizerPolicies(response);
    expect(pending).toBeNull();
    expect(tracksVotes).toBe(true);
    expect(active).toMatchObject({ generation: 4, threshold: 3, weight: 4 });
    expect(active?.finalizers.map((one) => one.vote?.blockNum ?? null)).toEqual([
      100,
      99,
      80,
      null,
    ]);
    expect(votingWeight(active!, 100)).toBe(2);
    expect(votingWeight(active!, null)).toBe(3);
  });

  it('may all be unknown', () => {
    const none = { ...response, active_finalizer_policy: null, last_tracked_votes: [] };
    expect(finalizerPolicies(none)).toEqual({ active: null, pending: null, tracksVotes: false });
  });
});

it('a vote is strong, weak, late or not seen', () => {
  const seen: FinalizerVote = { strong: true, blockNum: 100, blockTime: 0, generation: 1 };
  expect(voteState(seen, 112)).toBe('strong');
  expect(voteState({ ...seen, strong: false }, 112)).toBe('weak');
  expect(voteState(seen, 113)).toBe('late');
  expect(voteState(seen, null)).toBe('strong');
  expect(voteState(null, 113)).toBe('none');
});
