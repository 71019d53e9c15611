import { type Asset, formatAsset } from '../../../src/chain/core/asset.ts';
import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { sameSymbol } from '../../../src/chain/core/symbol.ts';
import { action, table } from '../../engine/contract.ts';
import type { ApplyContext, NativeContract, TableAccess } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { abiOf } from '../abi.ts';
import { core, sendTransfer } from '../system/money.ts';

const DAY = 86_400_000;
const LEAST_STAKE = 100n;
/** A payout must be less than so many times the stake. */
const MOST_TIMES = 5;
const ORACLES = 'oracles';

interface Plan {
  index: bigint;
  oracle_index: bigint;
  plan_days: bigint;
  /** The guaranteed price, in percent of the price at the start. */
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
  oracle_price: number;
}

const plans = (context: ApplyContext): TableAccess<Plan> =>
  context.table('plans', context.receiver);
const stakes = (context: ApplyContext): TableAccess<Stake> =>
  context.table('stakes', context.receiver);

function nextIndex(rows: TableAccess<{ index: bigint }>): bigint {
  const [last] = rows.rows({ reverse: true, limit: 1 });
  return last ? last.index + 1n : 0n;
}

const addplan = action<Omit<Plan, 'index'>>((context, plan) => {
  context.requireAuth(context.receiver);
  plans(context).put({ index: nextIndex(plans(context)), ...plan }, context.receiver);
});

const setplanstake = action<{ plan_index: bigint; is_stake_active: boolean }>(
  (context, { plan_index, is_stake_active }) => {
    context.requireAuth(context.receiver);
    const plan = plans(context).require(plan_index, 'plan not found');
    plans(context).put({ ...plan, is_stake_active });
  },
);

const setplanclaim = action<{ plan_index: bigint; is_claim_active: boolean }>(
  (context, { plan_index, is_claim_active }) => {
    context.requireAuth(context.receiver);
    const plan = plans(context).require(plan_index, 'plan not found');
    plans(context).put({ ...plan, is_claim_active });
  },
);

/** Stakes for the plan in the memo. */
const onTransfer = action<{ from: string; to: string; quantity: Asset; memo: string }>(
  (context, { from, to, quantity, memo }) => {
    if (from === context.receiver) return;
    if (['eosio.stake', 'eosio.ram', 'eosio'].includes(from)) return;
    check(to === context.receiver, 'Invalid Deposit');
    check(sameSymbol(quantity.symbol, context.core), 'only XPR symbol is supported');
    check(/^\d{1,9}$/.test(memo), 'stoull');
    const least = core(context, LEAST_STAKE * 10n ** BigInt(context.core.precision));
    check(quantity.units >= least.units, `minimum stake quantity is ${formatAsset(least)}`);
    const plan = plans(context).require(BigInt(memo), 'plan not found');
    check(plan.is_stake_active, 'plan is not available to be staked to');
    stakes(context).put(
      {
        index: nextIndex(stakes(context)),
        plan_index: plan.index,
        account: from,
        start_time: context.time,
        staked: quantity,
        oracle_price: oraclePrice(context, plan.oracle_index),
      },
      context.receiver,
    );
  },
);

const claimstake = action<{ account: string; stake_index: bigint }>(
  (context, { account, stake_index }) => {
    context.requireAuth(account);
    const { stake, plan } = ended(context, account, stake_index, 'claim');
    const { units } = stake.staked;
    const now = oraclePrice(context, plan.oracle_index);
    const target = (stake.oracle_price * Number(plan.multiplier)) / 100;
    const payout = now < target ? grown(units, target, now) : units;
    if (payout > units) issue(context, payout - units);
    sendTransfer(context, context.receiver, account, payout, 'Long Stake Claim Payout!');
    context.sendInline({
      account: context.receiver,
      name: 'stakereceipt',
      authorization: [{ actor: context.receiver, permission: 'active' }],
      args: { stake },
    });
    stakes(context).remove(stake_index);
  },
);

/** Returns an ended stake without the tokens that its plan adds. */
const cancelstake = action<{ account: string; stake_index: bigint }>(
  (context, { account, stake_index }) => {
    context.requireAuth(account);
    const { stake } = ended(context, account, stake_index, 'cancel');
    const { units } = stake.staked;
    sendTransfer(context, context.receiver, account, units, 'Long Stake - Cancel Stake');
    stakes(context).remove(stake_index);
  },
);

const stakereceipt = action<{ stake: Stake }>((context) => {
  context.requireAuth(context.receiver);
});

const terms = 'plan_days uint64, multiplier uint64, is_stake_active bool, is_claim_active bool';

/** longstaking: XPR staked for a plan's duration, as in XPRNetwork/xpr-longstaking. */
export const longStaking: NativeContract = {
  name: 'longstaking',
  abi: abiOf({
    structs: {
      Plan: `index uint64, oracle_index uint64, ${terms}`,
      Stake:
        'index uint64, plan_index uint64, account name, start_time time_point, staked asset, oracle_price float64',
      addplan: `oracle_index uint64, ${terms}`,
      setplanstake: 'plan_index uint64, is_stake_active bool',
      setplanclaim: 'plan_index uint64, is_claim_active bool',
      claimstake: 'account name, stake_index uint64',
      cancelstake: 'account name, stake_index uint64',
      stakereceipt: 'stake Stake',
    },
    actions: [
      'addplan',
      'setplanstake',
      'setplanclaim',
      'claimstake',
      'cancelstake',
      'stakereceipt',
    ],
    tables: { plans: 'Plan', stakes: 'Stake' },
  }),
  actions: { addplan, setplanstake, setplanclaim, claimstake, cancelstake, stakereceipt },
  notifications: { 'eosio.token::transfer': onTransfer },
  tables: {
    plans: table<Plan>('Plan', ({ index }) => index),
    stakes: table<Stake>(
      'Stake',
      ({ index }) => index,
      ({ account }) => nameToBigint(account),
    ),
  },
};

function ended(context: ApplyContext, account: string, index: bigint, for_: 'claim' | 'cancel') {
  const stake = stakes(context).require(index, 'stake not found');
  const plan = plans(context).require(stake.plan_index, 'plan not found');
  if (for_ === 'claim') check(plan.is_claim_active, 'plan is not available to be claimed');
  const due = Date.parse(`${stake.start_time}Z`) + Number(plan.plan_days) * DAY;
  check(due < context.now, 'stake has not ended yet.');
  check(stake.account === account, 'invalid claiming account');
  return { stake, plan };
}

function grown(units: bigint, target: number, now: number): bigint {
  check(now !== 0, 'invalid current oracle price');
  const times = target / now;
  check(times < MOST_TIMES, 'oracle ratio too high');
  return BigInt(Math.trunc(times * Number(units)));
}

/** The system account lends the contract a permission to issue. */
function issue(context: ApplyContext, units: bigint): void {
  const authorization = [{ actor: 'eosio', permission: context.receiver }];
  const quantity = core(context, units);
  context.sendInline({
    account: 'eosio.token',
    name: 'issue',
    authorization,
    args: { to: 'eosio', quantity, memo: 'Long Stake Internal Tokens Issue' },
  });
  context.sendInline({
    account: 'eosio.token',
    name: 'transfer',
    authorization,
    args: { from: 'eosio', to: context.receiver, quantity, memo: 'Long Stake Internal Transfer' },
  });
}

function oraclePrice(context: ApplyContext, index: bigint): number {
  const { aggregate } = context
    .table<{ aggregate: { d_double: number | null } }>('data', ORACLES, ORACLES)
    .require(index, 'oracle not found');
  return aggregate.d_double ?? 0;
}
