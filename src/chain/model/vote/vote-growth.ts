import { numberOf, recordOf } from '../../rpc/json.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * How much more a vote of a time (milliseconds UTC) weighs on Telos than one before growth began: the
 * row of `votingconfig`. 1 without growth. Source: telosnetwork/telos.contracts
 * (`contracts/eosio.system/src/voting.cpp`).
 */
export function voteGrowth(row: unknown, now: number): number {
  const fields = recordOf(row);
  const start = numberOf(fields.decay_start_epoch) ?? 0;
  const percent = numberOf(fields.decay_increase_yearly) ?? 0;
  const seconds = now / 1000 - start;
  return start > 0 && seconds > 0 ? 1 + ((percent / 100) * seconds) / YEAR_SECONDS : 1;
}
