import type { Asset } from '../../../src/chain/core/asset.ts';
import { nameToBigint } from '../../../src/chain/core/name.ts';
import { sameSymbol } from '../../../src/chain/core/symbol.ts';
import { action, table } from '../../engine/contract.ts';
import type { ActionHandler, ApplyContext, TableAccess, TableSpec } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { abiOf } from '../abi.ts';
import { core, plus, sendTransfer } from '../system/money.ts';
import { voters } from '../system/rows.ts';
import { changeVoterStake } from '../system/votes.ts';

const REFUND_MS = 3 * 24 * 3600 * 1000;
/** Minimum number of votes for rewards. */
const QUALIFYING_VOTES = 4;
const DAY = 24 * 3600;
const YEAR = 365 * DAY;
/** Yearly reward of a hundred units of stake. */
const YEARLY = 5n;

interface Staker {
  owner: string;
  staked: bigint;
  isqualified: boolean;
  claimamount: bigint;
  /** Seconds. */
  lastclaim: bigint;
}

interface Delegation {
  from: string;
  to: string;
  quantity: Asset;
}

interface Refund {
  owner: string;
  request_time: string;
  quantity: Asset;
}

interface Totals {
  totalstaked: bigint;
  totalrstaked: bigint;
}

const TOTALS = nameToBigint('globalsd');
const byOwner = ({ owner }: { owner: string }): bigint => nameToBigint(owner);
const stakers = (context: ApplyContext): TableAccess<Staker> => context.table('votersxpr', 'eosio');
const delegations = (context: ApplyContext, from: string): TableAccess<Delegation> =>
  context.table('delxpr', from);
const refunds = (context: ApplyContext, owner: string): TableAccess<Refund> =>
  context.table('refundsxpr', owner);
const totals = (context: ApplyContext): TableAccess<Totals> => context.table('globalsd', 'eosio');

const stakexpr = action<{ from: string; receiver: string; stake_xpr_quantity: Asset }>(
  (context, { from, receiver, stake_xpr_quantity: quantity }) => {
    checkAmount(context, quantity, 'must stake a positive amount');
    change(context, from, receiver, quantity.units);
    sendTransfer(context, from, 'eosio.stake', quantity.units, 'stake XPR');
  },
);

/** Unstakes. The refund is available after three days. */
const unstakexpr = action<{ from: string; receiver: string; unstake_xpr_quantity: Asset }>(
  (context, { from, receiver, unstake_xpr_quantity: quantity }) => {
    checkAmount(context, quantity, 'must unstake a positive amount');
    change(context, from, receiver, -quantity.units);
    const waiting = refunds(context, from).get(nameToBigint(from));
    const units = (waiting?.quantity.units ?? 0n) + quantity.units;
    const request_time = context.time.slice(0, 19);
    refunds(context, from).put({ owner: from, request_time, quantity: core(context, units) }, from);
  },
);

const refundxpr = action<{ owner: string }>((context, { owner }) => {
  context.requireAuth(owner);
  const { request_time, quantity } = refunds(context, owner).require(
    nameToBigint(owner),
    'refund request not found',
  );
  const due = Date.parse(`${request_time}Z`) + REFUND_MS;
  check(due <= context.now, 'refund is not available yet');
  sendTransfer(context, 'eosio.stake', owner, quantity.units, 'unstake', [owner]);
  refunds(context, owner).remove(nameToBigint(owner));
});

const voterclaim = action<{ owner: string }>((context, { owner }) => {
  const units = claim(context, owner);
  sendTransfer(context, 'eosio.saving', owner, units, 'voters pay');
});

/** Claims and stakes the reward. */
const voterclaimst = action<{ owner: string }>((context, { owner }) => {
  const units = claim(context, owner);
  sendTransfer(context, 'eosio.saving', 'eosio.stake', units, 'voters pay, staked');
  change(context, owner, owner, units);
});

const actions: Record<string, ActionHandler> = {
  stakexpr,
  unstakexpr,
  refundxpr,
  voterclaim,
  voterclaimst,
};

const tables: Record<string, TableSpec> = {
  votersxpr: table<Staker>('voters_xpr', byOwner),
  delxpr: table<Delegation>('delegated_xpr', ({ to }) => nameToBigint(to)),
  refundsxpr: table<Refund>('refund_xpr', byOwner),
  globalsd: table<Totals>('global_sd', () => TOTALS),
};

/** Additional actions of Proton's eosio: XPR staked for votes and rewards. */
export const shortStake = {
  actions,
  tables,
  abi: abiOf({
    structs: {
      stakexpr: 'from name, receiver name, stake_xpr_quantity asset',
      unstakexpr: 'from name, receiver name, unstake_xpr_quantity asset',
      refundxpr: 'owner name',
      voterclaim: 'owner name',
      voterclaimst: 'owner name',
      voters_xpr:
        'owner name, staked uint64, isqualified bool, claimamount uint64, lastclaim uint64',
      delegated_xpr: 'from name, to name, quantity asset',
      refund_xpr: 'owner name, request_time time_point_sec, quantity asset',
      global_sd: 'totalstaked int64, totalrstaked int64',
    },
    actions: Object.keys(actions),
    tables: {
      votersxpr: 'voters_xpr',
      delxpr: 'delegated_xpr',
      refundsxpr: 'refund_xpr',
      globalsd: 'global_sd',
    },
  }),
};

function checkAmount(context: ApplyContext, { units, symbol }: Asset, message: string): void {
  check(sameSymbol(symbol, context.core), 'attempt to stake asset with different symbol');
  check(units > 0n, message);
}

function change(context: ApplyContext, from: string, receiver: string, units: bigint): void {
  context.requireAuth(from);
  check(context.isAccount(receiver), 'receiver account does not exist');
  const key = nameToBigint(receiver);
  const before = delegations(context, from).get(key);
  const quantity = plus(before?.quantity ?? core(context, 0n), units);
  check(quantity.units >= 0n, 'insufficient staked XPR');
  if (quantity.units === 0n) delegations(context, from).remove(key);
  else delegations(context, from).put({ from, to: receiver, quantity }, before ? undefined : from);
  changeVoterStake(context, from, units);
  const row = earned(context, receiver);
  const after = { ...row, staked: row.staked + units };
  stakers(context).put(after, stakers(context).get(key) ? undefined : from);
  const all = totals(context).get(TOTALS) ?? { totalstaked: 0n, totalrstaked: 0n };
  totals(context).put(
    {
      totalstaked: all.totalstaked + units,
      totalrstaked: all.totalrstaked + (row.isqualified ? units : 0n),
    },
    'eosio',
  );
}

/** A staker's row with rewards up to now. */
function earned(context: ApplyContext, owner: string): Staker {
  const now = BigInt(Math.floor(context.now / 1000));
  const chosen = voters(context).get(nameToBigint(owner))?.producers.length ?? 0;
  const isqualified = chosen >= QUALIFYING_VOTES;
  const before = stakers(context).get(nameToBigint(owner));
  if (!before) return { owner, staked: 0n, isqualified, claimamount: 0n, lastclaim: now };
  const since = before.isqualified ? now - before.lastclaim : 0n;
  const won = (before.staked * YEARLY * since) / BigInt(100 * YEAR);
  return { ...before, isqualified, claimamount: before.claimamount + won, lastclaim: now };
}

function claim(context: ApplyContext, owner: string): bigint {
  context.requireAuth(owner);
  const before = stakers(context).require(nameToBigint(owner), 'voter does not exist');
  const rested = Math.floor(context.now / 1000) - Number(before.lastclaim) >= DAY;
  check(rested, 'already claimed rewards within past day');
  const row = earned(context, owner);
  check(row.claimamount > 0n, 'no rewards available');
  stakers(context).put({ ...row, claimamount: 0n });
  return row.claimamount;
}
