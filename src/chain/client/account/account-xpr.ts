import { zeroAsset, type Asset } from '../../core/asset.ts';
import {
  longStaked,
  type LongStake,
  type ShortStake,
  type ShortStakeRules,
  shortStakeRules,
} from '../../model/vote/xpr-stake.ts';
import { shortReward, type ShortReward } from '../../model/vote/xpr-rewards.ts';
import type { StakeRefund } from '../../model/account/stake-refund.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import {
  longStakesOf,
  readRewardRounds,
  readShortStake,
  readShortStakeRules,
  type XprDelegation,
  xprDelegationsFrom,
  xprRefundOf,
} from '../../tables/xpr-stakes.ts';
import { orFailedRequest } from '../../rpc/fallback.ts';
import type { ChainAccess } from '../chain/access.ts';

export interface XprHoldings {
  /** Staked without a term, for votes and rewards. */
  readonly short: ShortStake | null;
  /** When rewards are booked next, milliseconds UTC; null if unknown. */
  readonly nextRoundAt: number | null;
  /** What `short` can claim; null if unknown. */
  readonly reward: ShortReward | null;
  readonly delegations: readonly XprDelegation[];
  readonly refund: StakeRefund | null;
  readonly rules: ShortStakeRules;
  readonly long: readonly LongStake[];
  /** Sum of all long stakes. */
  readonly longTotal: Asset;
}

/**
 * What a Proton account stakes in XPR.
 * @param account empty for none: then only the rules are read
 */
export async function xprHoldings(
  { pool, config }: ChainAccess,
  account: string,
  options?: RequestOptions,
): Promise<XprHoldings> {
  const { coreSymbol: symbol } = config;
  const none = { rows: [], complete: true };
  const signal = options?.signal;
  const reading = orFailedRequest(
    readShortStakeRules(pool, options),
    shortStakeRules(null),
    signal,
  );
  const refunding = async () => {
    const { unstakeMs } = await reading;
    return xprRefundOf(pool, account, symbol, unstakeMs, options);
  };
  const [short, rounds, delegations, refund, rules, long] = await Promise.all([
    account ? readShortStake(pool, account, symbol, options) : null,
    orFailedRequest(readRewardRounds(pool, symbol, options), null, signal),
    account ? orFailedRequest(xprDelegationsFrom(pool, account, options), none, signal) : none,
    account ? orFailedRequest(refunding(), null, signal) : null,
    reading,
    // Long stakes are in a separate contract that not every chain has.
    account ? orFailedRequest(longStakesOf(pool, account, symbol, options), none, signal) : none,
  ]);
  const longTotal =
    long.rows.length > 0 ? longStaked(account, long.rows, symbol) : zeroAsset(symbol);
  return {
    short,
    nextRoundAt: rounds && rounds.beganAt + rules.roundMs,
    reward: short && rounds && shortReward(short, rounds, rules),
    delegations: delegations.rows,
    refund,
    rules,
    long: long.rows,
    longTotal,
  };
}
