import type { Asset } from '../../../src/chain/core/asset.ts';
import { nameToBigint } from '../../../src/chain/core/name.ts';
import { sameSymbol } from '../../../src/chain/core/symbol.ts';
import { action, table } from '../../engine/contract.ts';
import type { ApplyContext, NativeContract, TableAccess } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { abiOf } from '../abi.ts';
import { sendTransfer } from '../system/money.ts';

const DAY = 86_400_000;

interface Plan {
  index: bigint;
  oracle_index: bigint;
  plan_days: bigint;
  /** Payout per cent of the stake. */
  multiplier: bigint;
  is_stake_active: boolean;
  is_claim_active: boolean;
}

interface Stake {
  index: bigint;
  plan_index: bigint;
  account: string;
  start_time: string;
  staked: Asset;
}

const plans = (context: ApplyContext): TableAccess<Plan> =>
  context.table('plans', context.receiver);
const stakes = (context: ApplyContext): TableAccess<Stake> =>
  context.table('stakes', context.receiver);

const setplan = action<Plan>((context, plan) => {
  context.requireAuth(context.receiver);
  plans(context).put(plan, context.receiver);
});

/** Stakes for the plan in the memo. */
const onTransfer = action<{ from: string; to: string; quantity: Asset; memo: string }>(
  (context, { from, to, quantity, memo }) => {
    if (to !== context.receiver || from === to || from === 'eosio') return;
    check(sameSymbol(quantity.symbol, context.core), 'only XPR can be staked');
    check(/^\d{1,9}$/.test(memo), 'memo must be the index of a plan');
    const plan = plans(context).require(BigInt(memo), 'plan not found');
    check(plan.is_stake_active, 'staking is not active for this plan');
    const [last] = stakes(context).rows({ reverse: true, limit: 1 });
    const index = last ? last.index + 1n : 0n;
    const start_time = context.time.slice(0, 19);
    const row = { index, plan_index: plan.index, account: from, start_time, staked: quantity };
    stakes(context).put(row, context.receiver);
  },
);

const claimstake = action<{ account: string; stake_index: bigint }>(
  (context, { account, stake_index }) => {
    context.requireAuth(account);
    const stake = stakes(context).require(stake_index, 'stake not found');
    check(stake.account === account, 'stake is not owned by account');
    const plan = plans(context).require(stake.plan_index, 'plan not found');
    check(plan.is_claim_active, 'claiming is not active for this plan');
    const due = Date.parse(`${stake.start_time}Z`) + Number(plan.plan_days) * DAY;
    check(due <= context.now, 'stake is not claimable yet');
    stakes(context).remove(stake_index);
    const units = (stake.staked.units * plan.multiplier) / 100n;
    sendTransfer(context, context.receiver, account, units, `claim of stake ${stake_index}`);
  },
);

const plan =
  'index uint64, oracle_index uint64, plan_days uint64, multiplier uint64, is_stake_active bool, is_claim_active bool';

/** longstaking: XPR staked for a plan's duration. */
export const longStaking: NativeContract = {
  name: 'longstaking',
  abi: abiOf({
    structs: {
      plan,
      setplan: plan,
      claimstake: 'account name, stake_index uint64',
      stake:
        'index uint64, plan_index uint64, account name, start_time time_point_sec, staked asset',
    },
    actions: ['setplan', 'claimstake'],
    tables: { plans: 'plan', stakes: 'stake' },
  }),
  actions: { setplan, claimstake },
  notifications: { 'eosio.token::transfer': onTransfer },
  tables: {
    plans: table<Plan>('plan', ({ index }) => index),
    stakes: table<Stake>(
      'stake',
      ({ index }) => index,
      ({ account }) => nameToBigint(account),
    ),
  },
};
