import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { action, table } from '../../engine/contract.ts';
import type { ApplyContext, NativeContract, TableAccess } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { fioCheck } from './checks.ts';
import { abiOf } from '../abi.ts';
import { inline, takeFee } from './fees.ts';
import type { Payment } from './fees.ts';
import { firstFrom, nextId } from './rows.ts';
import { findVoter } from './vote-rows.ts';

const STAKING = 'fio.staking';
const STATE = nameToBigint('staking');

interface Pools {
  staked_token_pool: bigint;
  combined_token_pool: bigint;
  rewards_token_pool: bigint;
  global_srp_count: bigint;
  daily_staking_rewards: bigint;
  staking_rewards_reserves_minted: bigint;
  staking_rewards_activated: bigint;
  /** The pools that decide what a point is worth. */
  last_combined_token_pool: bigint;
  last_global_srp_count: bigint;
}

interface Stake {
  id: bigint;
  account: string;
  total_srp: bigint;
  total_staked_fio: bigint;
}

type Args = Payment & { fio_address: string; amount: bigint; tpid: string };

/** Pools of the start: two points for a token. */
const FIRST_TOKENS = 1_000_000_000_000_000n;
const SCALE = 10n ** 18n;
/** Rounding leaves a stake short by less than this. */
const MOST_SHORT = 1_000n;

const pools = (context: ApplyContext): TableAccess<Pools> => context.table('staking', STAKING);
const stakes = (context: ApplyContext): TableAccess<Stake> =>
  context.table('accountstake', STAKING);

const stakefio = action<Args>((context, args) => {
  const { actor, amount } = args;
  fioCheck(amount > 0n, 'amount', amount, 'Invalid amount value');
  const voter = findVoter(context, actor);
  const votes = voter && (voter.proxy !== '' || voter.producers.length > 0 || voter.is_proxy);
  fioCheck(votes, 'actor', actor, 'Account has not voted and has not proxied.');
  change(context, actor, { tokens: amount, points: pointsOf(context, amount) });
  takeFee(context, 'stake_fio_tokens', args);
});

/** Returns stake and its share of the points, locked for a week. The treasury pays the reward. */
const unstakefio = action<Args>((context, args) => {
  const { actor, amount, tpid } = args;
  fioCheck(amount > 10_000n, 'amount', amount, 'Invalid amount value');
  const own = stakeOf(context, actor);
  const enough = own && own.total_staked_fio >= amount;
  fioCheck(enough, 'amount', amount, 'Cannot unstake more than staked.');
  const points = pointsIn(own, amount);
  const { reward, tenth } = rewardOf(context, amount, points);
  const toTpid = tpid === '' ? 0n : tenth;
  change(context, actor, { tokens: -amount, points: -points, rewards: -reward - toTpid });
  if (reward > 0n) {
    const quantity = { units: reward, symbol: context.core };
    const memo = 'Paying Staking Rewards';
    const payment = { from: 'fio.treasury', to: actor, quantity, memo };
    inline(context, 'fio.token', 'transfer', payment, 'fio.treasury');
  }
  inline(context, 'eosio', 'addgenlocked', { owner: actor, amount: amount + reward });
  takeFee(context, 'unstake_fio_tokens', args);
});

/** A quarter of each fee is for those who stake. */
const incgrewards = action<{ fioamountsufs: bigint }>((context, { fioamountsufs: units }) => {
  const all = poolsOf(context);
  const tokens = all.combined_token_pool + units;
  putPools(context, {
    ...all,
    rewards_token_pool: all.rewards_token_pool + units,
    daily_staking_rewards: all.daily_staking_rewards + units,
    combined_token_pool: tokens,
    last_combined_token_pool: all.staked_token_pool > 0n ? tokens : all.last_combined_token_pool,
  });
});

/** fio.staking: staked tokens stay in the account. */
export const fioStaking: NativeContract = {
  name: STAKING,
  abi: abiOf({
    structs: {
      stakefio: 'fio_address string, amount int64, max_fee int64, tpid string, actor name',
      unstakefio: 'fio_address string, amount int64, max_fee int64, tpid string, actor name',
      incgrewards: 'fioamountsufs int64',
      global_staking_state:
        'staked_token_pool uint64, combined_token_pool uint64, last_combined_token_pool uint64, rewards_token_pool uint64, global_srp_count uint64, last_global_srp_count uint64, daily_staking_rewards uint64, staking_rewards_reserves_minted uint64, staking_rewards_activated int64',
      account_staking_info: 'id uint64, account name, total_srp uint64, total_staked_fio uint64',
    },
    actions: ['stakefio', 'unstakefio', 'incgrewards'],
    tables: { staking: 'global_staking_state', accountstake: 'account_staking_info' },
  }),
  actions: { stakefio, unstakefio, incgrewards },
  tables: {
    staking: table<Pools>('global_staking_state', () => STATE),
    accountstake: table<Stake>(
      'account_staking_info',
      ({ id }) => id,
      ({ account }) => nameToBigint(account),
    ),
  },
};

function stakeOf(context: ApplyContext, account: string): Stake | undefined {
  const row = firstFrom(stakes(context), 2, nameToBigint(account));
  return row?.account === account ? row : undefined;
}

function poolsOf(context: ApplyContext): Pools {
  const none = { staked_token_pool: 0n, combined_token_pool: 0n, rewards_token_pool: 0n };
  const before = pools(context).get(STATE);
  return (
    before ?? {
      ...none,
      global_srp_count: 0n,
      daily_staking_rewards: 0n,
      staking_rewards_reserves_minted: 0n,
      staking_rewards_activated: 1n,
      last_combined_token_pool: FIRST_TOKENS,
      last_global_srp_count: 2n * FIRST_TOKENS,
    }
  );
}

/** As the contract divides: up from a half of the divisor, which it cuts off. */
function rounded(a: bigint, b: bigint): bigint {
  return a / b + (a % b > 0n && a % b >= b / 2n ? 1n : 0n);
}

/** Points for tokens at the exchange rate: all tokens of the pool for all points. */
function pointsOf(context: ApplyContext, amount: bigint): bigint {
  const { last_global_srp_count: points, last_combined_token_pool: tokens } = poolsOf(context);
  return rounded(amount * SCALE, rounded(tokens * SCALE, points));
}

/** The part of an account's points that goes with a part of its stake. */
function pointsIn({ total_srp, total_staked_fio }: Stake, amount: bigint): bigint {
  if (amount === total_staked_fio) return total_srp;
  return rounded(rounded(amount * SCALE, total_staked_fio) * total_srp, SCALE);
}

/** What points are worth more than the stake: nine tenths for the account, one for a TPID. */
function rewardOf(context: ApplyContext, amount: bigint, points: bigint) {
  const { last_global_srp_count: all, last_combined_token_pool: tokens } = poolsOf(context);
  const more = rounded(points * tokens, all) - amount;
  check(more > -MOST_SHORT, 'unstakefio, total is below the amount');
  const tenth = more > 0n ? rounded(more, 10n) : 0n;
  return { reward: more > 0n ? more - tenth : 0n, tenth };
}

function putPools(context: ApplyContext, pool: Pools): void {
  pools(context).put(pool, STAKING);
}

/** In units; rewards leave the pool of all tokens only. */
interface StakeChange {
  tokens: bigint;
  points: bigint;
  rewards?: bigint;
}

function change(
  context: ApplyContext,
  account: string,
  { tokens, points, rewards = 0n }: StakeChange,
): void {
  const all = poolsOf(context);
  const combined = all.combined_token_pool + tokens + rewards;
  const counted = all.global_srp_count + points;
  putPools(context, {
    ...all,
    staked_token_pool: all.staked_token_pool + tokens,
    combined_token_pool: combined,
    global_srp_count: counted,
    ...(counted > 0n && { last_combined_token_pool: combined, last_global_srp_count: counted }),
  });
  const own = stakeOf(context, account);
  const before = own ?? {
    id: nextId(stakes(context)),
    account,
    total_srp: 0n,
    total_staked_fio: 0n,
  };
  stakes(context).put(
    {
      ...before,
      total_srp: before.total_srp + points,
      total_staked_fio: before.total_staked_fio + tokens,
    },
    account,
  );
}
