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

/** Seconds and counts. */
interface Rules {
  max_bp_per_vote: bigint;
  min_bp_reward: bigint;
  unstake_period: bigint;
  process_by: bigint;
  process_interval: bigint;
  voters_claim_interval: bigint;
  spare1: bigint;
  spare2: bigint;
}

/** What the contract starts with. */
const usual: Rules = {
  max_bp_per_vote: 4n,
  min_bp_reward: 4n,
  unstake_period: BigInt(14 * DAY),
  process_by: 50n,
  process_interval: BigInt(DAY / 2),
  voters_claim_interval: BigInt(DAY),
  spare1: 0n,
  spare2: 0n,
};

interface Totals {
  totalstaked: bigint;
  totalrstaked: bigint;
}

const TOTALS = nameToBigint('globalsd');
const RULES = nameToBigint('globalsxpr');
const byOwner = ({ owner }: { owner: string }): bigint => nameToBigint(owner);
const stakers = (context: ApplyContext): TableAccess<Staker> => context.table('votersxpr', 'eosio');
const delegations = (context: ApplyContext, from: string): TableAccess<Delegation> =>
  context.table('delxpr', from);
const refunds = (context: ApplyContext, owner: string): TableAccess<Refund> =>
  context.table('refundsxpr', owner);
const rules = (context: ApplyContext): TableAccess<Rules> => context.table('globalsxpr', 'eosio');
const totals = (context: ApplyContext): TableAccess<Totals> => context.table('globalsd', 'eosio');

const stakexpr = action<{ from: string; receiver: string; stake_xpr_quantity: Asset }>(
  (context, { from, receiver, stake_xpr_quantity: quantity }) => {
    checkAmount(context, quantity, 'must stake a positive amount');
    change(context, from, receiver, quantity.units);
    const fromRefund = takeFromRefund(context, from, quantity.units);
    const paid = quantity.units - fromRefund;
    if (paid > 0n) sendTransfer(context, from, 'eosio.stake', paid, 'Stake');
  },
);

/** Unstakes. The refund is available after the unstaking period. */
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
  const period = Number(rulesOf(context).unstake_period) * 1000;
  const due = Date.parse(`${request_time}Z`) + period;
  check(due < context.now, 'refund is not available yet. Please wait');
  sendTransfer(context, 'eosio.stake', owner, quantity.units, 'Unstake', [owner]);
  refunds(context, owner).remove(nameToBigint(owner));
});

const voterclaim = action<{ owner: string }>((context, { owner }) => {
  const units = claim(context, owner);
  sendTransfer(context, 'eosio.saving', owner, units, 'Voter claim reward', [owner]);
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
  globalsxpr: table<Rules>('global_sxpr', () => RULES),
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
      global_sxpr:
        'max_bp_per_vote uint64, min_bp_reward uint64, unstake_period uint64, process_by uint64, process_interval uint64, voters_claim_interval uint64, spare1 uint64, spare2 uint64',
    },
    actions: Object.keys(actions),
    tables: {
      votersxpr: 'voters_xpr',
      delxpr: 'delegated_xpr',
      refundsxpr: 'refund_xpr',
      globalsd: 'global_sd',
      globalsxpr: 'global_sxpr',
    },
  }),
};

function checkAmount(context: ApplyContext, { units, symbol }: Asset, message: string): void {
  check(sameSymbol(symbol, context.core), 'attempt to stake asset with different symbol');
  check(units > 0n, message);
}

function change(context: ApplyContext, from: string, receiver: string, units: bigint): void {
  context.requireAuth(from);
  check(from === receiver, 'At this point you can only stake to yourself');
  if (!rules(context).get(RULES)) rules(context).put(usual, 'eosio');
  const key = nameToBigint(receiver);
  const before = delegations(context, from).get(key);
  const quantity = plus(before?.quantity ?? core(context, 0n), units);
  check(quantity.units >= 0n, 'insufficient staked XPR tokens');
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

function rulesOf(context: ApplyContext): Rules {
  return rules(context).get(RULES) ?? usual;
}

/** A new stake takes waiting refunds first. Returns what it took. */
function takeFromRefund(context: ApplyContext, owner: string, units: bigint): bigint {
  const key = nameToBigint(owner);
  const waiting = refunds(context, owner).get(key);
  if (!waiting) return 0n;
  const taken = waiting.quantity.units < units ? waiting.quantity.units : units;
  const quantity = plus(waiting.quantity, -taken);
  if (quantity.units === 0n) refunds(context, owner).remove(key);
  else refunds(context, owner).put({ ...waiting, quantity });
  return taken;
}

/** A staker's row with rewards up to now. */
function earned(context: ApplyContext, owner: string): Staker {
  const now = BigInt(Math.floor(context.now / 1000));
  const chosen = voters(context).get(nameToBigint(owner))?.producers.length ?? 0;
  const isqualified = BigInt(chosen) >= rulesOf(context).min_bp_reward;
  const before = stakers(context).get(nameToBigint(owner));
  if (!before) return { owner, staked: 0n, isqualified, claimamount: 0n, lastclaim: now };
  const since = before.isqualified ? now - before.lastclaim : 0n;
  const won = (before.staked * YEARLY * since) / BigInt(100 * YEAR);
  return { ...before, isqualified, claimamount: before.claimamount + won, lastclaim: now };
}

function claim(context: ApplyContext, owner: string): bigint {
  context.requireAuth(owner);
  const before = stakers(context).require(nameToBigint(owner), 'Voter not found.');
  const since = BigInt(Math.floor(context.now / 1000)) - before.lastclaim;
  const rested = since > rulesOf(context).voters_claim_interval;
  check(rested, 'Your last claim was less than 24h ago. Please wait');
  const row = earned(context, owner);
  check(row.claimamount > 0n, 'Nothing to claim.');
  stakers(context).put({ ...row, claimamount: 0n });
  return row.claimamount;
}
