import { chainNow } from '#src/chain/core/clock.ts';
import { voteToStake } from '#src/chain/model/vote/vote-weight.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';

/**
 * The units that a vote of this weight needs today, or needed at another time (milliseconds UTC).
 * FIO's weights are units and do not decay.
 */
export function stakeOfVote(weight: number, time = chainNow()): bigint {
  const { voteDoublingWeeks } = chainConfig();
  const units = voteDoublingWeeks === null ? weight : voteToStake(weight, time, voteDoublingWeeks);
  return BigInt(Math.round(Math.max(units, 0)));
}
