import { nameToBigint } from '../../../src/chain/core/name.ts';
import { action, table } from '../../engine/contract.ts';
import type { ApplyContext, NativeContract, TableAccess } from '../../engine/contract.ts';
import { fioCheck } from './checks.ts';
import { abiOf } from '../abi.ts';
import { takeFee } from './fees.ts';
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
}

interface Stake {
  id: bigint;
  account: string;
  total_srp: bigint;
  total_staked_fio: bigint;
}

type Args = Payment & { fio_address: string; amount: bigint };

const pools = (context: ApplyContext): TableAccess<Pools> => context.table('staking', STAKING);
const stakes = (context: ApplyContext): TableAccess<Stake> =>
  context.table('accountstake', STAKING);

const stakefio = action<Args>((context, args) => {
  const { actor, amount } = args;
  fioCheck(amount > 0n, 'amount', amount, 'Invalid amount value');
  const voter = findVoter(context, actor);
  const votes = voter && (voter.proxy !== '' || voter.producers.length > 0 || voter.is_proxy);
  fioCheck(votes, 'actor', actor, 'Account has not voted and has not proxied.');
  const points = pointsOf(context, amount);
  change(context, actor, amount, points);
  takeFee(context, 'stake_fio_tokens', args);
});

/** Returns stake and its share of the points. The treasury pays the reward. */
const unstakefio = action<Args>((context, args) => {
  const { actor, amount } = args;
  fioCheck(amount > 0n, 'amount', amount, 'Invalid amount value');
  const own = stakeOf(context, actor);
  const enough = own && own.total_staked_fio >= amount;
  fioCheck(enough, 'amount', amount, 'Cannot unstake more than staked.');
  change(context, actor, -amount, -(own.total_srp * amount) / own.total_staked_fio);
  takeFee(context, 'unstake_fio_tokens', args);
});

/** fio.staking: staked tokens stay in the account. */
export const fioStaking: NativeContract = {
  name: STAKING,
  abi: abiOf({
    structs: {
      stakefio: 'fio_address string, amount int64, max_fee int64, tpid string, actor name',
      unstakefio: 'fio_address string, amount int64, max_fee int64, tpid string, actor name',
      global_staking_state:
        'staked_token_pool uint64, combined_token_pool uint64, rewards_token_pool uint64, global_srp_count uint64, daily_staking_rewards uint64, staking_rewards_reserves_minted uint64, staking_rewards_activated int64',
      account_staking_info: 'id uint64, account name, total_srp uint64, total_staked_fio uint64',
    },
    actions: ['stakefio', 'unstakefio'],
    tables: { staking: 'global_staking_state', accountstake: 'account_staking_info' },
  }),
  actions: { stakefio, unstakefio },
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
    }
  );
}

/** Points for tokens at the exchange rate: all tokens of the pool for all points. */
function pointsOf(context: ApplyContext, amount: bigint): bigint {
  const { global_srp_count: points, combined_token_pool: tokens } = poolsOf(context);
  return points > 0n && tokens > 0n ? (amount * points) / tokens : amount;
}

function change(context: ApplyContext, account: string, tokens: bigint, points: bigint): void {
  const all = poolsOf(context);
  pools(context).put(
    {
      ...all,
      staked_token_pool: all.staked_token_pool + tokens,
      combined_token_pool: all.combined_token_pool + tokens,
      global_srp_count: all.global_srp_count + points,
    },
    STAKING,
  );
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
